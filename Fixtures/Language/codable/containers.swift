import Foundation
struct Mixed: Codable {
  var name: String, point: (x: Int, y: Int), tags: [String], extra: Int
  enum Keys: String, CodingKey { case name, point, tags, meta }
  enum MetaKeys: String, CodingKey { case extra = "e" }
  init(name: String, point: (x: Int, y: Int), tags: [String], extra: Int) { (self.name, self.point, self.tags, self.extra) = (name, point, tags, extra) }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    name = try c.decodeIfPresent(String.self, forKey: .name) ?? "anonymous"
    var list = try c.nestedUnkeyedContainer(forKey: .point)
    point = (try list.decode(Int.self), try list.decode(Int.self))
    tags = c.contains(.tags) ? try c.decode([String].self, forKey: .tags) : ["none"]
    extra = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta).decode(Int.self, forKey: .extra)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    try c.encode(name, forKey: .name)
    var list = c.nestedUnkeyedContainer(forKey: .point)
    try list.encode(point.x)
    try list.encode(point.y)
    if !tags.isEmpty { try c.encode(tags, forKey: .tags) }
    var meta = c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try meta.encode(extra, forKey: .extra)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show<T: Encodable>(_ v: T) throws { print(String(decoding: try encoder.encode(v), as: UTF8.self)) }
try show(Mixed(name: "m", point: (1, 2), tags: [], extra: 9))
let mixed = try JSONDecoder().decode(Mixed.self, from: Data(#"{"point":[3,4],"meta":{"e":5}}"#.utf8))
print(mixed.name, mixed.point, mixed.tags, mixed.extra)
class Animal: Codable { var legs = 4 }
class Dog: Animal { var name = "Rex"
  private enum K: CodingKey { case name }
  override init() { super.init() }
  required init(from d: Decoder) throws { name = try d.container(keyedBy: K.self).decode(String.self, forKey: .name); try super.init(from: d) }
  override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(name, forKey: .name) } }
try show(Dog())
print(try JSONDecoder().decode(Dog.self, from: Data(#"{"legs":3,"name":"Tri"}"#.utf8)).legs)
enum Value: Codable, Equatable { case int(Int), text(String), list([Value]), null
  init(from d: Decoder) throws { let c = try d.singleValueContainer()
    if c.decodeNil() { self = .null } else if let n = try? c.decode(Int.self) { self = .int(n) } else if let s = try? c.decode(String.self) { self = .text(s) } else { self = .list(try c.decode([Value].self)) } }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .int(let n): try c.encode(n); case .text(let s): try c.encode(s); case .list(let l): try c.encode(l); case .null: try c.encodeNil() } } }
let values = try JSONDecoder().decode([Value].self, from: Data(#"[1,"two",[3,null]]"#.utf8))
print(values)
try show(values)
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue s: String) { stringValue = s }; init?(intValue: Int) { nil } }
struct Flexible: Decodable { let all: [String: Int]; init(from d: Decoder) throws { let c = try d.container(keyedBy: AnyKey.self); all = Dictionary(uniqueKeysWithValues: try c.allKeys.map { ($0.stringValue, try c.decode(Int.self, forKey: $0)) }) } }
print(try JSONDecoder().decode(Flexible.self, from: Data(#"{"b":2,"a":1}"#.utf8)).all.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
