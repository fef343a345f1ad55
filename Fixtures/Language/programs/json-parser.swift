enum JSONValue: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSONValue]), object([String: JSONValue])
}

struct JSONParser {
  enum Failure: Error, Equatable { case unexpected(Character?, at: Int), badNumber(String), badEscape(Character), trailing(at: Int) }

  private let text: [Character]
  private var position = 0

  static func parse(_ text: String) throws -> JSONValue {
    var parser = JSONParser(text: Array(text))
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.text.count else { throw Failure.trailing(at: parser.position) }
    return value
  }

  private init(text: [Character]) { self.text = text }

  private var peek: Character? { position < text.count ? text[position] : nil }
  private mutating func next() -> Character? {
    defer { position += 1 }
    return peek
  }
  private mutating func skipSpace() { while let c = peek, c.isWhitespace { position += 1 } }
  private mutating func expect(_ c: Character) throws {
    let found = next()
    guard found == c else { throw Failure.unexpected(found, at: position - 1) }
  }
  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    for c in word { try expect(c) }
    return value
  }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch peek {
    case "n": return try word("null", .null)
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "\"": return .string(try string())
    case "[": return .array(try list(open: "[", close: "]") { try $0.value() })
    case "{":
      let pairs = try list(open: "{", close: "}") { parser -> (String, JSONValue) in
        parser.skipSpace()
        let key = try parser.string()
        parser.skipSpace()
        try parser.expect(":")
        return (key, try parser.value())
      }
      return .object(Dictionary(pairs) { $1 })
    case let c? where c == "-" || c.isNumber: return .number(try number())
    case let other: throw Failure.unexpected(other, at: position)
    }
  }

  private mutating func list<T>(open: Character, close: Character, _ element: (inout JSONParser) throws -> T) throws -> [T] {
    try expect(open)
    skipSpace()
    var result: [T] = []
    if peek == close { position += 1; return result }
    while true {
      result.append(try element(&self))
      skipSpace()
      if peek == "," { position += 1; continue }
      try expect(close)
      return result
    }
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var result = ""
    while let c = next() {
      switch c {
      case "\"": return result
      case "\\":
        switch next() {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "u":
          let hex = String(text[position..<min(position + 4, text.count)])
          guard let code = UInt32(hex, radix: 16), let scalar = UnicodeScalar(code) else { throw Failure.badEscape("u") }
          result.unicodeScalars.append(scalar)
          position += 4
        case let e? where "\"\\/".contains(e): result.append(e)
        case let e: throw Failure.badEscape(e ?? " ")
        }
      default: result.append(c)
      }
    }
    throw Failure.unexpected(nil, at: position)
  }

  private mutating func number() throws -> Double {
    let start = position
    while let c = peek, c.isNumber || "+-.eE".contains(c) { position += 1 }
    let digits = String(text[start..<position])
    guard let value = Double(digits) else { throw Failure.badNumber(digits) }
    return value
  }
}

extension JSONValue {
  subscript(path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self as JSONValue?) { value, key in
      switch value {
      case .object(let o)?: return o[String(key)]
      case .array(let a)?: return Int(key).flatMap { a.indices.contains($0) ? a[$0] : nil }
      default: return nil
      }
    }
  }
  var depth: Int {
    switch self {
    case .array(let a): return 1 + (a.map(\.depth).max() ?? 0)
    case .object(let o): return 1 + (o.values.map(\.depth).max() ?? 0)
    default: return 0
    }
  }
}

let text = #" { "name": "Ann \"A\"", "tags": ["x", "\u00e9\n", []], "age": 3.05e1, "ok": true, "none": null, "deep": {"a": {"b": [1, 2, -3]}} } "#
let value = try JSONParser.parse(text)
print(value["name"]!, value["tags.1"]!, value["age"]!, value["ok"]!, value["none"]!, value["deep.a.b.2"]!, value["deep.x"] as Any, value.depth)
for bad in ["", "[1,]", "{\"a\" 1}", "tru", "[1] x", "\"open", "-", "\"\\q\"", "nul"] {
  do { print(try JSONParser.parse(bad)) } catch { print(bad.debugDescription, error) }
}
print(try JSONParser.parse("[[[]]]"), try JSONParser.parse("{}") == .object([:]), try JSONParser.parse(#"{"a":1,"a":2}"#))
