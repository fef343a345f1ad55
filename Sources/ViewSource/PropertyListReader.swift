/// Reads property lists in the old NeXTSTEP format, such as Xcode's `project.pbxproj`: dictionaries `{ key = value; }`,
/// arrays `( value, )`, strings with or without quotes, comments.
///
/// `JSONValue` represents the values: an object, an array or a string.
public struct PropertyListReader {
  private let bytes: SourceBytes
  private var offset = 0
  private var depth = 0
  /// Xcode's files are nested four levels deep.
  private static let maximumDepth = 100

  /// Reads a text with one value; throws at the first error, and where values are nested more than 100 deep.
  public static func read(_ buffer: SourceBuffer) throws(JSONError) -> JSONValue {
    var reader = PropertyListReader(bytes: buffer.bytes)
    let value = try reader.readValue()
    return withExtendedLifetime(buffer) { value }
  }

  private init(bytes: SourceBytes) {
    self.bytes = bytes
  }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: offset) }

  private func at(_ scalar: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: scalar)
  }

  /// Skips white space and comments, such as the first line `// !$*UTF8*$!`.
  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < bytes.count, !at("\n") { offset += 1 }
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        while offset < bytes.count, !(at("/") && bytes[offset - 1] == UInt8(ascii: "*")) { offset += 1 }
        offset = min(offset + 1, bytes.count)
      default: return
      }
    }
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    skipSpace()
    let start = offset
    depth += 1
    defer { depth -= 1 }
    guard depth < PropertyListReader.maximumDepth else { throw error("this is nested too deep") }
    let kind: JSONValue.Kind
    if at("{") {
      kind = .object(try readMembers())
    } else if at("(") {
      kind = .array(try readElements())
    } else {
      kind = .string(try readString())
    }
    return JSONValue(kind: kind, range: SourceRange(start, offset))
  }

  private mutating func readMembers() throws(JSONError) -> [JSONValue.Member] {
    offset += 1
    var members: [JSONValue.Member] = []
    while true {
      skipSpace()
      if at("}") { break }
      let keyStart = offset
      let key = try readString()
      let keyRange = SourceRange(keyStart, offset)
      skipSpace()
      guard at("=") else { throw error("`=` is missing behind the key") }
      offset += 1
      members.append(JSONValue.Member(key: key, keyRange: keyRange, value: try readValue()))
      skipSpace()
      guard at(";") else { throw error("`;` is missing behind the value") }
      offset += 1
    }
    offset += 1
    return members
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    offset += 1
    var elements: [JSONValue] = []
    while true {
      skipSpace()
      if at(")") { break }
      elements.append(try readValue())
      skipSpace()
      if at(",") { offset += 1 } else if !at(")") { throw error("`,` or `)` is missing") }
    }
    offset += 1
    return elements
  }

  private mutating func readString() throws(JSONError) -> String {
    guard at("\"") || at("'") else { return try readWord() }
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      if at("\\"), offset + 1 < bytes.count {
        offset += 1
        switch bytes[offset] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(bytes[offset])
        }
      } else {
        text.append(bytes[offset])
      }
      offset += 1
    }
    guard offset < bytes.count else { throw error("this string is not closed") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a string without quotes: letters, digits and `_ $ / : . -`.
  private mutating func readWord() throws(JSONError) -> String {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
        UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
        offset += 1
      default:
        guard offset > start else { throw error("a value is missing") }
        return bytes.text(SourceRange(start, offset))
      }
    }
    guard offset > start else { throw error("a value is missing") }
    return bytes.text(SourceRange(start, offset))
  }
}
