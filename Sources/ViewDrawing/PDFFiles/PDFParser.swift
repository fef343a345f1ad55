/// Reads the values of a PDF file or content stream one after the other.
struct PDFParser {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private(set) var place: Int
  /// Whether `5 0 R` is a reference; content streams have none.
  private let hasReferences: Bool

  /// The maximum nesting of arrays and dictionaries.
  private static let maximumDepth = 64
  /// The maximum magnitude of a number. Larger ones are clamped, so that coordinates stay finite.
  private static let largestNumber = 1e6

  init(_ bytes: ArraySlice<UInt8>, hasReferences: Bool) {
    self.bytes = bytes
    self.hasReferences = hasReferences
    place = bytes.startIndex
  }

  /// The next value; `nil` at the end.
  mutating func next() -> PDFObject? { next(depth: 0) }

  /// Moves behind a number of bytes.
  mutating func skip(_ count: Int) { place = min(place + max(count, 0), bytes.endIndex) }

  private var byte: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func next(depth: Int) -> PDFObject? {
    skipSpace()
    guard let first = byte else { return nil }
    switch first {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "<"):
      place += 1
      guard byte == UInt8(ascii: "<") else { return .string(hexadecimalString()) }
      place += 1
      return dictionary(depth: depth + 1)
    case UInt8(ascii: "["):
      place += 1
      return .array(elements(depth: depth + 1))
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      place += 1
      return .word(String(UnicodeScalar(first)))
    case UInt8(ascii: ">"):
      place += 1
      if byte == UInt8(ascii: ">") { place += 1 }
      return .word(">>")
    default: return numberOrWord()
    }
  }

  private mutating func elements(depth: Int) -> [PDFObject] {
    var result: [PDFObject] = []
    guard depth < PDFParser.maximumDepth else { return result }
    while let value = next(depth: depth), value != .word("]"), value != .word("endobj") { result.append(value) }
    return result
  }

  private mutating func dictionary(depth: Int) -> PDFObject {
    var members: [String: PDFObject] = [:]
    guard depth < PDFParser.maximumDepth else { return .dictionary(members) }
    while let key = next(depth: depth), key != .word(">>"), key != .word("endobj") {
      guard case .name(let name) = key else { continue }
      guard let value = next(depth: depth), value != .word(">>") else { break }
      members[name] = value
    }
    return .dictionary(members)
  }

  // MARK: Words

  private mutating func skipSpace() {
    while let next = byte {
      if next == UInt8(ascii: "%") {
        while let next = byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { place += 1 }
      } else if PDFParser.isSpace(next) {
        place += 1
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 && [0, 9, 10, 12, 13, 32].contains(byte) }

  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  /// Moves behind the next word, and returns its bytes.
  private mutating func word() -> ArraySlice<UInt8> {
    let start = place
    while let next = byte, !PDFParser.isSpace(next), !PDFParser.isDelimiter(next) { place += 1 }
    return bytes[start..<place]
  }

  private mutating func name() -> String {
    place += 1
    let word = word()
    guard word.contains(UInt8(ascii: "#")) else { return String(decoding: word, as: UTF8.self) }
    var decoded: [UInt8] = []
    var index = word.startIndex
    while index < word.endIndex {
      if word[index] == UInt8(ascii: "#"), index + 2 < word.endIndex, let high = PDFParser.digit(word[index + 1]),
        let low = PDFParser.digit(word[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(word[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func numberOrWord() -> PDFObject {
    let word = word()
    guard let number = PDFParser.number(word) else {
      switch String(decoding: word, as: UTF8.self) {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      case let text: return .word(text)
      }
    }
    if hasReferences, number >= 0, let object = Int(exactly: number) {
      let start = place
      skipSpace()
      if PDFParser.number(self.word()) != nil {
        skipSpace()
        if self.word().elementsEqual("R".utf8) { return .reference(object) }
      }
      place = start
    }
    let most = PDFParser.largestNumber
    return .number(min(max(number, -most), most))
  }

  /// A decimal number without an exponent.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var value = 0.0
    var scale = 0.0
    var digitCount = 0
    var isNegative = false
    for (offset, byte) in word.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digitCount += 1
        let digit = Double(byte - UInt8(ascii: "0"))
        if scale == 0 {
          value = value * 10 + digit
        } else {
          value += digit * scale
          scale /= 10
        }
      case UInt8(ascii: ".") where scale == 0: scale = 0.1
      case UInt8(ascii: "-") where offset == 0: isNegative = true
      case UInt8(ascii: "+") where offset == 0: break
      default: return nil
      }
    }
    guard digitCount > 0 else { return nil }
    return isNegative ? -value : value
  }

  // MARK: Strings

  private mutating func literalString() -> [UInt8] {
    place += 1
    var result: [UInt8] = []
    var depth = 1
    while let next = byte {
      place += 1
      switch next {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: "\\"):
        if let escaped = escaped() { result.append(escaped) }
        continue
      default: break
      }
      result.append(next)
    }
    return result
  }

  /// The character of an escape sequence; `nil` for an escaped line break.
  private mutating func escaped() -> UInt8? {
    guard let next = byte else { return nil }
    place += 1
    switch next {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if byte == 10 { place += 1 }
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(next - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value * 8 + Int(digit - UInt8(ascii: "0"))
        place += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return next
    }
  }

  private mutating func hexadecimalString() -> [UInt8] {
    var digits: [UInt8] = []
    while let next = byte {
      place += 1
      if next == UInt8(ascii: ">") { break }
      if let digit = PDFParser.digit(next) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
