indirect enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}

extension JSON {
  var compact: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value == value.rounded() ? String(Int(value)) : String(value)
    case .string(let text): return JSON.quote(text)
    case .array(let items): return "[" + items.map { $0.compact }.joined(separator: ",") + "]"
    case .object(let pairs): return "{" + pairs.map { JSON.quote($0) + ":" + $1.compact }.joined(separator: ",") + "}"
    }
  }

  func pretty(indent: Int = 0) -> String {
    let pad = String(repeating: "  ", count: indent + 1), close = String(repeating: "  ", count: indent)
    switch self {
    case .array(let items) where !items.isEmpty:
      return "[\n" + items.map { pad + $0.pretty(indent: indent + 1) }.joined(separator: ",\n") + "\n\(close)]"
    case .object(let pairs) where !pairs.isEmpty:
      let lines = pairs.map { key, value in pad + JSON.quote(key) + ": " + value.pretty(indent: indent + 1) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(close)}"
    default: return compact
    }
  }

  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 32:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  subscript(key: String) -> JSON? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.first { $0.0 == key }?.1
  }

  subscript(index: Int) -> JSON? {
    if case .array(let items) = self, items.indices.contains(index) { return items[index] }
    return nil
  }
}

let document: JSON = [
  "name": "Widget \"X\"",
  "price": 12.5,
  "stock": 3,
  "tags": ["new", "line\nbreak", nil],
  "size": ["w": 10, "h": [], "deep": [:]],
  "ok": true,
  "bell": "\u{7}",
]
print(document.compact)
print(document.pretty())
print(document["tags"]?[1]?.compact ?? "none", document["size"]?["w"]?.compact ?? "none", document["nope"]?[0] as Any)
