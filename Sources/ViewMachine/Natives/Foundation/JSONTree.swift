import Foundation

/// A parsed JSON text, or a property list.
enum JSONTree {
  case null
  case bool(Bool)
  /// The number as it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])
  /// A date of a property list.
  case date(Date)
  /// The bytes of a property list.
  case bytes(Data)

  /// The name of the kind in the error messages of Foundation's decoders.
  func kindText(inPropertyList isPropertyList: Bool) -> String {
    switch self {
    case .null: "null"
    case .bool: isPropertyList ? "a boolean" : "bool"
    case .number(let text) where isPropertyList: Int(text) == nil ? "a real number" : "an integer"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    case .date: "a date"
    case .bytes: "a data value"
    }
  }

  /// A floating-point number formatted like Foundation.
  static func number(_ value: Double, _ text: String) -> JSONTree {
    .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Parses a text like Foundation.
  static func parse(_ data: Data) throws -> JSONTree { try JSONDecoder().decode(Parsed.self, from: data).tree }

  private struct Parsed: DecodableTree {
    let tree: JSONTree

    static func leaf(_ value: any SingleValueDecodingContainer) throws -> JSONTree {
      if let isTrue = try? value.decode(Bool.self) { return .bool(isTrue) }
      if let text = try? value.decode(String.self) { return .string(text) }
      return try number(value)
    }
  }
}

/// Writes a tree like Foundation's encoder.
struct JSONWriter {
  let isPretty: Bool
  let sortsKeys: Bool
  let escapesSlashes: Bool
  private(set) var text = ""
  private var depth = 0

  /// - Parameter options: The raw value of `JSONEncoder.OutputFormatting`.
  init(options: Int) {
    isPretty = options & 1 != 0
    sortsKeys = options & 2 != 0
    escapesSlashes = options & 8 == 0
  }

  mutating func write(_ tree: JSONTree) {
    switch tree {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string)
    case .date(let date): text += date.timeIntervalSinceReferenceDate.description
    case .bytes(let bytes): write(bytes.base64EncodedString())
    case .array(let elements):
      begin("[")
      for (index, element) in elements.enumerated() {
        next(index)
        write(element)
      }
      end("]")
    case .object(let pairs):
      begin("{")
      let ordered = sortsKeys ? pairs.sorted { $0.key < $1.key } : pairs
      for (index, pair) in ordered.enumerated() {
        next(index)
        write(pair.key)
        text += isPretty ? " : " : ":"
        write(pair.value)
      }
      end("}")
    }
  }

  private mutating func begin(_ bracket: String) {
    text += bracket
    if isPretty { text += "\n" }
    depth += 1
  }

  private mutating func next(_ index: Int) {
    if index > 0 { text += isPretty ? ",\n" : "," }
    if isPretty { text += String(repeating: "  ", count: depth) }
  }

  private mutating func end(_ bracket: String) {
    depth -= 1
    if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
    text += bracket
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += escapesSlashes ? "\\/" : "/"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{f}": text += "\\u000" + String(scalar.value, radix: 16)
      case "\u{10}"..."\u{1f}": text += "\\u00" + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
