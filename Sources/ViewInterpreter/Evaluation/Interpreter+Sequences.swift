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
      for character in text {
        try step()
        guard try body(.character(character)) else { return }
      }
      return
    case .dictionary(let pairs):
      for (key, value) in zip(pairs.keys, pairs.values) {
        guard try body(.tuple(TupleValue([key, value], labels: ["key", "value"]))) else { return }
      }
      return
    case .structure(let structure):
      if let bounds = integerBounds(structure) {
        guard let numbers = bounds.numbers else { return }
        for number in numbers {
          try step()
          guard try body(.int(number)) else { return }
        }
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
  private func integerBounds(_ structure: StructValue) -> IntegerBounds? {
    let decl = types.decl(structure.type)
    guard decl == known.range || decl == known.closedRange, structure.fields.count == 2,
      case .int(let lower) = structure.fields[0], case .int(let upper) = structure.fields[1], lower <= upper
    else { return nil }
    if decl == known.closedRange { return IntegerBounds(numbers: lower...upper) }
    return IntegerBounds(numbers: lower < upper ? lower...(upper - 1) : nil)
  }

  /// All elements of a sequence.
  public func elements(of sequence: Value) throws -> [Value] {
    if case .array(let elements) = sequence { return elements }
    if case .structure(let structure) = sequence, let bounds = integerBounds(structure) {
      try step(bounds.count)
      return bounds.numbers?.map { .int($0) } ?? []
    }
    var result: [Value] = []
    try forEach(sequence) { element in
      result.append(element)
      return true
    }
    return result
  }
}

/// The numbers of a range of integers, of which the last may be the largest one there is.
private struct IntegerBounds {
  /// `nil` for an empty range.
  let numbers: ClosedRange<Int>?

  /// As many as can be counted.
  var count: Int {
    guard let numbers else { return 0 }
    let (distance, isOver) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return isOver || distance == .max ? .max : distance + 1
  }
}
