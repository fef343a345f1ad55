import Foundation
indirect enum JSON: Codable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  init(stringLiteral s: String) { self = .string(s) }
  init(integerLiteral n: Int) { self = .number(Double(n)) }
  init(floatLiteral n: Double) { self = .number(n) }
  init(booleanLiteral b: Bool) { self = .bool(b) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral e: JSON...) { self = .array(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(e) { $1 }) }
  init(from d: Decoder) throws {
    if var list = try? d.unkeyedContainer() { var a: [JSON] = []; while !list.isAtEnd { a.append(try list.decode(JSON.self)) }; self = .array(a) }
    else if let c = try? d.container(keyedBy: Name.self) { self = .object(Dictionary(uniqueKeysWithValues: try c.allKeys.map { ($0.stringValue, try c.decode(JSON.self, forKey: $0)) })) }
    else { let c = try d.singleValueContainer(); if c.decodeNil() { self = .null } else if let b = try? c.decode(Bool.self) { self = .bool(b) } else if let n = try? c.decode(Double.self) { self = .number(n) } else { self = .string(try c.decode(String.self)) } } }
  func encode(to e: Encoder) throws {
    switch self {
    case .null: var c = e.singleValueContainer(); try c.encodeNil()
    case .bool(let b): var c = e.singleValueContainer(); try c.encode(b)
    case .number(let n): var c = e.singleValueContainer(); try c.encode(n)
    case .string(let s): var c = e.singleValueContainer(); try c.encode(s)
    case .array(let a): var c = e.unkeyedContainer(); for x in a { try c.encode(x) }
    case .object(let o): var c = e.container(keyedBy: Name.self); for (k, v) in o { try c.encode(v, forKey: Name(stringValue: k)) }
    } }
  struct Name: CodingKey { let stringValue: String; init(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }
  subscript(k: String) -> JSON { if case .object(let o) = self { o[k] ?? .null } else { .null } }
  subscript(i: Int) -> JSON { if case .array(let a) = self, a.indices.contains(i) { a[i] } else { .null } }
  var int: Int? { if case .number(let n) = self { Int(exactly: n) } else { nil } }
  func merged(_ o: JSON) -> JSON { if case (.object(let a), .object(let b)) = (self, o) { .object(a.merging(b) { $0.merged($1) }) } else { o } }
}
let e = JSONEncoder()
e.outputFormatting = [.sortedKeys]
let j: JSON = ["a": [1, 2.5, nil, true], "b": ["c": "text \"q\" \u{e9}\n"], "e": [:], "l": []]
let text = String(decoding: try e.encode(j), as: UTF8.self)
print(text, try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) == j)
print(j["a"][0].int!, j["a"][1], j["a"][9], j["b"]["c"], j["x"]["y"])
print(String(decoding: try e.encode(j["b"].merged(["c": 1, "d": [2]])), as: UTF8.self))
e.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try e.encode(j), as: UTF8.self))
for bad in ["{", "[1 2]", "nope", #"{"a":}"#, "\"open", "", "01"] { print(bad, (try? JSONDecoder().decode(JSON.self, from: Data(bad.utf8))) == nil) }
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(object.keys.sorted(), (object["a"] as! [Any]).count, ((object["b"] as! [String: Any])["c"] as! String).count)
