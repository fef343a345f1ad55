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

  private struct Parsed: Decodable {
    let tree: JSONTree

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var elements: [JSONTree] = []
        while !list.isAtEnd { elements.append(try list.decode(Parsed.self).tree) }
        tree = .array(elements)
        return
      }
      if let pairs = try? decoder.container(keyedBy: Key.self) {
        let keys = pairs.allKeys.sorted { $0.stringValue < $1.stringValue }
        tree = .object(try keys.map { ($0.stringValue, try pairs.decode(Parsed.self, forKey: $0).tree) })
        return
      }
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        tree = .null
      } else if let isTrue = try? value.decode(Bool.self) {
        tree = .bool(isTrue)
      } else if let text = try? value.decode(String.self) {
        tree = .string(text)
      } else if let number = try? value.decode(Int.self) {
        tree = .number(String(number))
      } else if let number = try? value.decode(UInt64.self) {
        tree = .number(String(number))
      } else {
        tree = .number(String(try value.decode(Double.self)))
      }
    }
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
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
