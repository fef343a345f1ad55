// A JSON value that is made of literals, and a parser with typed errors.
import Foundation
enum Json: Equatable { case null, bool(Bool), number(Double), string(String), array([Json]), object([String: Json])
  subscript(key: String) -> Json? { if case .object(let o) = self { o[key] } else { nil } }
  subscript(i: Int) -> Json? { guard case .array(let a) = self, a.indices.contains(i) else { return nil }; return a[i] }
  var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .string(let s): "\"\(s.map { $0 == "\"" ? "\\\"" : "\($0)" }.joined())\""; case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}" } } }
extension Json: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(nilLiteral: ()) { self = .null }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) }; init(floatLiteral v: Double) { self = .number(v) }; init(stringLiteral v: String) { self = .string(v) }; init(arrayLiteral e: Json...) { self = .array(e) }; init(dictionaryLiteral e: (String, Json)...) { self = .object(Dictionary(e) { $1 }) } }
struct JsonParser { enum Failure: Error { case at(Int, String) }
  private let s: [UInt8]; private var i = 0; init(_ t: String) { s = Array(t.utf8) }
  static func parse(_ t: String) throws(Failure) -> Json { var p = JsonParser(t); let v = try p.value(); p.ws(); if p.i < p.s.count { throw .at(p.i, "trailing") }; return v }
  private mutating func ws() { while i < s.count, [0x20, 0x0a, 0x0d, 0x09].contains(s[i]) { i += 1 } }
  private mutating func eat(_ c: Character) -> Bool { ws(); guard i < s.count, s[i] == c.asciiValue! else { return false }; i += 1; return true }
  private mutating func value() throws(Failure) -> Json { ws(); guard i < s.count else { throw .at(i, "end") }
    switch s[i] { case UInt8(ascii: "{"): i += 1; var o: [String: Json] = [:]; if eat("}") { return .object(o) }
      repeat { ws(); let k = try string(); guard eat(":") else { throw .at(i, "colon") }; o[k] = try value() } while eat(","); guard eat("}") else { throw .at(i, "brace") }; return .object(o)
    case UInt8(ascii: "["): i += 1; var a: [Json] = []; if eat("]") { return .array(a) }; repeat { a.append(try value()) } while eat(","); guard eat("]") else { throw .at(i, "bracket") }; return .array(a)
    case 0x22: return .string(try string())
    case UInt8(ascii: "t") where s[i...].starts(with: "true".utf8): i += 4; return true
    case UInt8(ascii: "f") where s[i...].starts(with: "false".utf8): i += 5; return false
    case UInt8(ascii: "n") where s[i...].starts(with: "null".utf8): i += 4; return nil
    case let c where c == 0x2d || (0x30...0x39).contains(c): let st = i; while i < s.count, "+-.eE0123456789".utf8.contains(s[i]) { i += 1 }; guard let d = Double(String(decoding: s[st..<i], as: UTF8.self)) else { throw .at(st, "number") }; return .number(d)
    default: throw .at(i, "unexpected \(Character(UnicodeScalar(s[i])))") } }
  private mutating func string() throws(Failure) -> String { guard i < s.count, s[i] == 0x22 else { throw .at(i, "quote") }; i += 1; var out: [UInt8] = []
    while i < s.count, s[i] != 0x22 { if s[i] == 0x5c { i += 1; guard i < s.count else { break }; switch s[i] { case UInt8(ascii: "n"): out.append(10); case UInt8(ascii: "u"): guard i + 4 < s.count, let v = UInt32(String(decoding: s[(i + 1)...(i + 4)], as: UTF8.self), radix: 16), let u = UnicodeScalar(v) else { throw .at(i, "escape") }; out += Array(String(Character(u)).utf8); i += 4; default: out.append(s[i]) } } else { out.append(s[i]) }; i += 1 }
    guard i < s.count else { throw .at(i, "unterminated") }; i += 1; return String(decoding: out, as: UTF8.self) } }
let doc: Json = ["name": "x\"y", "list": [1, 2.5, nil, true], "in": ["a": []]]
print(doc.text, doc["list"]?[1] ?? nil, doc["list"]?[9] as Any, doc["in"]?["a"]?.text ?? "-")
let back = try JsonParser.parse(doc.text.replacingQuote()); print(back == doc)
extension String { func replacingQuote() -> String { self } }
for t in [#"{"a": [1, -2.5e3, "\u00e9\n"], "b": {}}"#, "[1,", "{\"a\" 1}", "tru", "\"abc", "[1] x", "-", "[[[]]]", ""] { do { print(try JsonParser.parse(t).text) } catch .at(let i, let why) { print(t, "->", i, why) } }
for case .number(let n) in [1, "a", 2.5] as [Json] where n > 1 { print("n", n) }
for case let .object(o) in [doc, nil] { print(o.keys.sorted()) }
if case .object(let o) = doc, case .array(let a)? = o["list"], case let .number(n) = a[0] { print(o.count, a.count, n) }
print([Json.null, 1, "s"].map { if case .string = $0 { "S" } else { "-" } }, doc == doc, Json.array([1]) == [1])
