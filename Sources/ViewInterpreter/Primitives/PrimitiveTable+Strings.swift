import ViewSemantics
import ViewSource

/// Strings and characters.
extension PrimitiveTable {
  mutating func addStrings() {
    add(["==", "<", "+"], in: ["Swift.String", "Swift.Character"]) { call in
      try call.interpreter.applyOperator(call.name, call.arguments)
    }
    add("Swift.String.init") { call in
      if call.label == "repeating" {
        try call.interpreter.step(call.string(0).utf8.count, times: call.int(1))
        return .string(String(repeating: call.string(0), count: max(0, call.int(1))))
      }
      if call.boxes.count == 3, case .int(let number) = call[0] {
        var isUpper = false
        if case .bool(let upper) = call[2] { isUpper = upper }
        return .string(String(number, radix: max(2, min(36, call.int(1))), uppercase: isUpper))
      }
      if call.label == "reflecting" { return .string(call.interpreter.describe(call[0], isDebug: true)) }
      if call.label == Name.none, case .array(let characters) = call[0] {
        return .string(characters.map { call.interpreter.describe($0) }.joined())
      }
      return .string(call.interpreter.describe(call[0]))
    }
    add("Swift.String.count") { call in .int(PrimitiveTable.text(call.itself).count) }
    add("Swift.String.hasPrefix") { call in .bool(PrimitiveTable.text(call.itself).hasPrefix(call.string(0))) }
    add("Swift.String.hasSuffix") { call in .bool(PrimitiveTable.text(call.itself).hasSuffix(call.string(0))) }
    add("Swift.String.lowercased") { call in .string(PrimitiveTable.text(call.itself).lowercased()) }
    add("Swift.String.uppercased") { call in .string(PrimitiveTable.text(call.itself).uppercased()) }
    add("Swift.String.hash") { _ in .void }
    add("Swift.String.debugDescription") { call in .string(call.interpreter.describe(call.itself, isDebug: true)) }
    add("Swift.Substring.description") { call in .string(call.interpreter.describe(call.itself)) }
    add("Swift.String.UTF8View.endIndex") { call in
      .int(PrimitiveTable.text(call.interpreter.field("base", of: call.itself) ?? .void).utf8.count)
    }
    addStringIndices()
    addCharacters()
  }

  /// A position in a string is the number of characters before it.
  private mutating func addStringIndices() {
    add("Swift.String.startIndex") { call in call.interpreter.stringIndex(0) }
    add("Swift.String.endIndex") { call in call.interpreter.stringIndex(PrimitiveTable.text(call.itself).count) }
    add("Swift.String.index") { call in
      let offset = call.interpreter.offset(call[0])
      switch call.label {
      case "after": return call.interpreter.stringIndex(offset + 1)
      case "before": return call.interpreter.stringIndex(offset - 1)
      default:
        let (sum, isOver) = offset.addingReportingOverflow(call.int(1))
        let moved = isOver ? (call.int(1) > 0 ? Int.max : .min) : sum
        guard call.boxes.count > 2 else { return call.interpreter.stringIndex(moved) }
        let limit = call.interpreter.offset(call[2])
        if call.int(1) >= 0 ? moved > limit : moved < limit { return .nilValue }
        return .wrapped(call.interpreter.stringIndex(moved))
      }
    }
    add("Swift.String.distance") { call in .int(call.interpreter.offset(call[1]) - call.interpreter.offset(call[0])) }
    add("Swift.String.subscript") { call in
      let text = PrimitiveTable.text(call.itself)
      if case .structure(let range) = call[0], call.interpreter.nominal(range.type) == call.interpreter.known.range {
        let lower = call.interpreter.offset(range.fields[0])
        let upper = call.interpreter.offset(range.fields[1])
        guard lower >= 0, upper <= text.count, lower <= upper else {
          throw Interruption.trap("string index is out of bounds")
        }
        // A part of a string is a string of its own here.
        let start = text.index(text.startIndex, offsetBy: lower)
        return .string(String(text[start..<text.index(start, offsetBy: upper - lower)]))
      }
      let offset = call.interpreter.offset(call[0])
      guard offset >= 0, offset < text.count else { throw Interruption.trap("string index is out of bounds") }
      return .character(text[text.index(text.startIndex, offsetBy: offset)])
    }
    add("Swift.String.replaceSubrange") { call in
      guard case .structure(let range) = call[0], range.fields.count == 2 else { return .void }
      var characters = Array(PrimitiveTable.text(call.itself))
      let lower = call.interpreter.offset(range.fields[0])
      let upper = call.interpreter.offset(range.fields[1])
      guard lower >= 0, upper <= characters.count, lower <= upper else {
        throw Interruption.trap("string index is out of bounds")
      }
      let new = try call.interpreter.elements(of: call[1]).map { call.interpreter.describe($0) }.joined()
      characters.replaceSubrange(lower..<upper, with: Array(new))
      call.selfBox?.value = .string(String(characters))
      return .void
    }
  }

  static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .character(let character): String(character)
    default: ""
    }
  }

  private mutating func addCharacters() {
    func test(_ name: String, _ holds: @escaping (Character) -> Bool) {
      add("Swift.Character.\(name)") { call in .bool(PrimitiveTable.text(call.itself).first.map(holds) ?? false) }
    }
    test("isWhitespace") { $0.isWhitespace }
    test("isNewline") { $0.isNewline }
    test("isNumber") { $0.isNumber }
    test("isLetter") { $0.isLetter }
    test("isUppercase") { $0.isUppercase }
    test("isLowercase") { $0.isLowercase }
    test("isSymbol") { $0.isSymbol }
    test("isPunctuation") { $0.isPunctuation }
    add("Swift.Character.init") { call in call.string(0).first.map { .character($0) } ?? .void }
    add("Swift.Character.description") { call in .string(PrimitiveTable.text(call.itself)) }
    add("Swift.Character.hash") { _ in .void }
    add("Swift.Character.wholeNumberValue") { call in
      PrimitiveTable.text(call.itself).first?.wholeNumberValue.map { .wrapped(.int($0)) } ?? .nilValue
    }
    add("Swift.Character.asciiValue") { call in
      PrimitiveTable.text(call.itself).first?.asciiValue.map { .wrapped(.int(Int($0))) } ?? .nilValue
    }
  }
}

extension Interpreter {
  func stringIndex(_ offset: Int) -> Value {
    guard let string = known.string, let index = analyzer.directMembers(of: string, named: "Index").first else {
      return .int(offset)
    }
    return .structure(StructValue(type: analyzer.nominalType(index), fields: [.int(offset)]))
  }

  func offset(_ index: Value) -> Int {
    switch index {
    case .structure(let structure): if case .int(let offset)? = structure.fields.first { offset } else { 0 }
    case .int(let offset): offset
    default: 0
    }
  }
}
