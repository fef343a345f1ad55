import ViewSemantics
import ViewSource

/// Walking over sequences.
extension Interpreter {
  /// Gives each element to `body` until that says `false`.
  func forEach(_ sequence: Value, expected: TypeID? = nil, _ body: (Value) throws -> Bool) throws {
    switch sequence {
    case .array(let elements):
      for element in elements where try !body(element) { return }
      return
    case .string(let text):
      for character in text where try !body(.character(character)) { return }
      return
    case .dictionary(let pairs):
      for (key, value) in zip(pairs.keys, pairs.values) {
        guard try body(.tuple(TupleValue([key, value], labels: ["key", "value"]))) else { return }
      }
      return
    case .structure(let structure):
      if let bounds = integerBounds(structure) {
        for number in bounds where try !body(.int(number)) { return }
        return
      }
    default: break
    }
    let iterator = Box(try dynamicCall("makeIterator", on: Box(sequence), []))
    while case .wrapped(let element) = try dynamicCall("next", on: iterator, []) {
      guard try body(element) else { return }
    }
  }

  /// The numbers of a range of integers.
  private func integerBounds(_ structure: StructValue) -> Range<Int>? {
    let decl = types.decl(structure.type)
    guard decl == known.range || decl == known.closedRange, structure.fields.count == 2,
      case .int(let lower) = structure.fields[0], case .int(let upper) = structure.fields[1], lower <= upper
    else { return nil }
    return decl == known.range ? lower..<upper : lower..<(upper + 1)
  }

  /// All elements of a sequence.
  public func elements(of sequence: Value) throws -> [Value] {
    if case .array(let elements) = sequence { return elements }
    var result: [Value] = []
    try forEach(sequence) { element in
      result.append(element)
      return true
    }
    return result
  }
}
