/// A JSON value with its source range, for error messages.
public struct JSONValue: Sendable {
  /// The kind of a value, with its content.
  public indirect enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In source order; a key may occur twice.
    case object([Member])
  }

  /// A key and its value in an object; a key may occur twice.
  public struct Member: Sendable {
    /// Without quotes, with escape sequences replaced.
    public let key: String
    /// The range of the key, including its quotes.
    public let keyRange: SourceRange
    /// The value after the colon.
    public let value: JSONValue

    /// A key with its value.
    public init(key: String, keyRange: SourceRange, value: JSONValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The kind and content; numbers are always `Double`, as in JavaScript.
  public let kind: Kind
  /// In bytes of the text, including brackets or quotes, without surrounding white space.
  public let range: SourceRange

  /// A value at a range.
  public init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The text of a string, with escape sequences replaced; `nil` for every other kind.
  public var string: String? { if case .string(let text) = kind { text } else { nil } }
  /// The value of `true` or `false`; `nil` for every other kind, including 0 and 1.
  public var bool: Bool? { if case .bool(let flag) = kind { flag } else { nil } }
  /// The elements of an array; `nil` for every other kind.
  public var array: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }
  /// The members of an object, in source order; `nil` for every other kind.
  public var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
  /// A number that is whole and fits an `Int`, including `2.0`; `nil` for everything else.
  public var integer: Int? { if case .number(let number) = kind { Int(exactly: number) } else { nil } }

  /// The value of a key of an object; the last one if the key occurs twice.
  public subscript(key: String) -> JSONValue? {
    members?.last { $0.key == key }?.value
  }
}

/// The first syntax error of a JSON text.
public struct JSONError: Error, Sendable, Equatable {
  /// In lower case, without a full stop, code in backquotes.
  public let message: String
  /// In bytes from the beginning of the text.
  public let offset: Int
}

/// Reads JSON with comments and trailing commas.
public struct JSONReader {
  private let bytes: SourceBytes
  private var offset = 0
  private var depth = 0
  /// Deeper than any real file, and shallow enough for the stack of any thread.
  private static let maximumDepth = 200

  /// Reads a text with one value, which may begin with a byte order mark; throws at the first error, and where values
  /// are nested more than 200 deep.
  public static func read(_ buffer: SourceBuffer) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: buffer.bytes)
    if buffer.count >= 3, buffer.bytes[0] == 0xEF, buffer.bytes[1] == 0xBB, buffer.bytes[2] == 0xBF {
      reader.offset = 3
    }
    let value = try reader.readValue()
    try reader.skipSpace()
    guard reader.offset == buffer.count else { throw reader.error("nothing may follow the value") }
    return withExtendedLifetime(buffer) { value }
  }

  private init(bytes: SourceBytes) {
    self.bytes = bytes
  }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(message: message, offset: offset ?? self.offset)
  }

  private var byte: UInt8 { bytes[offset] }

  private func at(_ scalar: Unicode.Scalar) -> Bool {
    offset < bytes.count && byte == UInt8(ascii: scalar)
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    try skipSpace()
    let start = offset
    guard offset < bytes.count else { throw error("a value is missing") }
    depth += 1
    defer { depth -= 1 }
    guard depth < JSONReader.maximumDepth else { throw error("this is nested too deep") }
    let kind: JSONValue.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .object(try readMembers())
    case UInt8(ascii: "["): kind = .array(try readElements())
    case UInt8(ascii: "\""): kind = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try readNumber())
    default: kind = try readWord()
    }
    return JSONValue(kind: kind, range: SourceRange(start, offset))
  }

  private mutating func readWord() throws(JSONError) -> JSONValue.Kind {
    let start = offset
    while offset < bytes.count, isWordByte(byte) { offset += 1 }
    let word = SourceRange(start, offset)
    if bytes.isEqual(word, to: "true") { return .bool(true) }
    if bytes.isEqual(word, to: "false") { return .bool(false) }
    if bytes.isEqual(word, to: "null") { return .null }
    throw error(word.isEmpty ? "a value is missing" : "`\(bytes.text(word))` needs quotes", at: start)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readMembers() throws(JSONError) -> [JSONValue.Member] {
    let start = offset
    offset += 1
    var members: [JSONValue.Member] = []
    while true {
      try skipSpace()
      if at("}") { break }
      guard offset < bytes.count else { throw error("this object is not closed; add `}`", at: start) }
      guard at("\"") else { throw error("a key in quotes is missing") }
      let keyStart = offset
      let key = try readString()
      let keyRange = SourceRange(keyStart, offset)
      try skipSpace()
      guard at(":") else { throw error("`:` is missing behind the key") }
      offset += 1
      members.append(JSONValue.Member(key: key, keyRange: keyRange, value: try readValue()))
      try skipSpace()
      if at(",") { offset += 1 } else if !at("}") { throw error("`,` or `}` is missing") }
    }
    offset += 1
    return members
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    let start = offset
    offset += 1
    var elements: [JSONValue] = []
    while true {
      try skipSpace()
      if at("]") { break }
      guard offset < bytes.count else { throw error("this array is not closed; add `]`", at: start) }
      elements.append(try readValue())
      try skipSpace()
      if at(",") { offset += 1 } else if !at("]") { throw error("`,` or `]` is missing") }
    }
    offset += 1
    return elements
  }

  private mutating func readNumber() throws(JSONError) -> Double {
    let start = offset
    while offset < bytes.count, isNumberByte(byte) { offset += 1 }
    guard let number = Double(bytes.text(SourceRange(start, offset))) else {
      throw error("this is not a number", at: start)
    }
    return number
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Strings

  private mutating func readString() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var result = ""
    var plain = offset
    while true {
      guard offset < bytes.count, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        throw error("this string is not closed; add `\"`", at: start)
      }
      if at("\"") { break }
      guard at("\\") else {
        offset += 1
        continue
      }
      result += bytes.text(SourceRange(plain, offset))
      offset += 1
      result.unicodeScalars.append(try readEscape())
      plain = offset
    }
    result += bytes.text(SourceRange(plain, offset))
    offset += 1
    return result
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let escape = byte
    offset += 1
    switch escape {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try readUnit()
      guard UTF16.isLeadSurrogate(unit), bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
      else {
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
      }
      offset += 2
      let second = try readUnit()
      guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(second) - 0xDC00) ?? "\u{FFFD}"
    default: throw error("this is not an escape sequence; write `\\\\` for a backslash", at: offset - 2)
    }
  }

  /// Reads the four digits of a `\u` escape sequence.
  private mutating func readUnit() throws(JSONError) -> UInt16 {
    let end = min(offset + 4, bytes.count)
    let digits = bytes.text(SourceRange(offset, end))
    // `UInt16(_:radix:)` accepts a sign; an escape sequence has none.
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw error("`\\u` takes four hexadecimal digits")
    }
    offset = end
    return unit
  }

  // MARK: White space

  private mutating func skipSpace() throws(JSONError) {
    while offset < bytes.count {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < bytes.count, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        let start = offset
        offset += 2
        while offset < bytes.count, !(byte == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
          offset += 1
        }
        guard offset < bytes.count else { throw error("this comment is not closed; add `*/`", at: start) }
        offset += 2
      default: return
      }
    }
  }
}
