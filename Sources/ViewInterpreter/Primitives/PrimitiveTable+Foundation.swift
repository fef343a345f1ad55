import ViewSemantics
import ViewSource

/// What sample code uses most of Foundation: identifiers, the time, texts, numbers with a format.
extension PrimitiveTable {
  /// 1 June 2025, 9:41 UTC: every run sees the same time.
  private static let now = 770_463_660.0

  mutating func addFoundation() {
    add("Foundation.UUID.init") { call in
      let type = call.type ?? call.interpreter.analyzer.unknownType
      guard call.label == "uuidString" else {
        return .structure(StructValue(type: type, fields: [.string(call.interpreter.nextUUID())]))
      }
      let text = call.string(0).uppercased()
      guard text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12],
        text.allSatisfy({ $0 == "-" || $0.isHexDigit })
      else { return .nilValue }
      return .wrapped(.structure(StructValue(type: type, fields: [.string(text)])))
    }
    add("Foundation.Date.currentTime") { _ in .double(PrimitiveTable.now) }
    add("Foundation.Locale.current") { call in call.interpreter.structure("Locale", [.string("en_US")]) }
    addTexts()
    addNumberFormats()
  }

  private mutating func addTexts() {
    func text(_ call: PrimitiveCall) -> String { call.interpreter.describe(call.itself) }
    add("Swift.StringProtocol.capitalized") { call in .string(PrimitiveTable.capitalized(text(call))) }
    add("Swift.StringProtocol.trimmingCharacters") { call in
      guard let set = PrimitiveTable.characterSet(call[0]) else { throw Interruption.unsupported("this character set") }
      var rest = Substring(text(call))
      while let first = rest.first, set(first) { rest.removeFirst() }
      while let last = rest.last, set(last) { rest.removeLast() }
      return .string(String(rest))
    }
    add("Swift.StringProtocol.components") { call in
      let source = text(call)
      if let set = PrimitiveTable.characterSet(call[0]) {
        return .array(source.split(omittingEmptySubsequences: false, whereSeparator: set).map { .string(String($0)) })
      }
      return .array(PrimitiveTable.parts(of: source, between: call.string(0)).map { .string($0) })
    }
    add("Swift.StringProtocol.replacingOccurrences") { call in
      let parts = PrimitiveTable.parts(of: text(call), between: call.string(0))
      try call.interpreter.step(parts.count - 1, times: call.string(1).utf8.count)
      return .string(parts.joined(separator: call.string(1)))
    }
    for name in ["localizedStandardContains", "localizedCaseInsensitiveContains"] {
      add("Swift.StringProtocol.\(name)") { call in
        let parts = PrimitiveTable.parts(of: text(call).lowercased(), between: call.string(0).lowercased())
        return .bool(parts.count > 1)
      }
    }
    let sets: [(String, (Character) -> Bool)] = [
      ("whitespaces", { $0.isWhitespace && !$0.isNewline }), ("whitespacesAndNewlines", { $0.isWhitespace }),
      ("newlines", { $0.isNewline }), ("decimalDigits", { $0.isNumber }), ("letters", { $0.isLetter }),
      ("alphanumerics", { $0.isLetter || $0.isNumber }), ("punctuationCharacters", { $0.isPunctuation }),
      ("symbols", { $0.isSymbol }), ("uppercaseLetters", { $0.isUppercase }),
      ("lowercaseLetters", { $0.isLowercase }),
    ]
    for (name, contains) in sets {
      add("Foundation.CharacterSet.\(name)") { call in
        call.interpreter.structure("CharacterSet", [.native(CharacterSetHolder(contains))])
      }
    }
    add("Foundation.CharacterSet.inverted") { call in
      guard let set = PrimitiveTable.characterSet(call.itself) else { return call.itself }
      return call.interpreter.structure("CharacterSet", [.native(CharacterSetHolder { !set($0) })])
    }
  }

  private static func characterSet(_ value: Value) -> ((Character) -> Bool)? {
    guard case .structure(let structure) = value, case .native(let object)? = structure.fields.last else { return nil }
    return (object as? CharacterSetHolder)?.contains
  }

  /// The pieces of a text between the occurrences of another.
  private static func parts(of text: String, between separator: String) -> [String] {
    let characters = Array(text)
    let wanted = Array(separator)
    guard !wanted.isEmpty else { return [text] }
    var parts: [String] = []
    var start = 0
    var index = 0
    while index + wanted.count <= characters.count {
      if characters[index] == wanted[0], characters[index..<(index + wanted.count)].elementsEqual(wanted) {
        parts.append(String(characters[start..<index]))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(characters[start...])]
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || (isInWord && character == "'")
    }
    return result
  }
}

final class CharacterSetHolder {
  let contains: (Character) -> Bool

  init(_ contains: @escaping (Character) -> Bool) {
    self.contains = contains
  }
}

extension Interpreter {
  /// A random UUID of version 4, of the sequence that is the same at each run.
  fileprivate func nextUUID() -> String {
    var digits = (0..<32).map { _ in Array("0123456789ABCDEF")[nextRandom() & 15] }
    digits[12] = "4"
    digits[16] = Array("89AB")[nextRandom() & 3]
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }
}
