import Foundation
struct Address: Codable, Equatable { var street: String; var zip: Int? }
enum Role: String, Codable { case admin, guest = "visitor" }
struct User: Codable, Equatable { let id: Int; var name: String; var email: String?; var roles: [Role]; var address: Address; var scores: [String: Double]; var active = true }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let user = User(id: 1, name: "Ann \"A\"", email: nil, roles: [.admin, .guest], address: Address(street: "1/2 Main", zip: 99), scores: ["math": 1.5, "art": 2])
let data = try encoder.encode(user)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(User.self, from: data) == user)
encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(user), as: UTF8.self))
func text<T: Encodable>(_ value: T) -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return (try? e.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "failed" }
print(text([1, 2]), text(["k": [true, false]]), text("s"), text(1.5), text([nil, 3]), text(Optional<Int>.none), text([1.0, 0.1, 1e20, -0.0]))
print(text("é😀\n\t/\u{1}"), text([[String]]()), text([1: "a"]), text(UInt64.max), text([Role.guest]))
let json = #"{"id": 7, "name": "Bo", "roles": ["visitor"], "address": {"street": "x"}, "scores": {}, "active": false, "extra": [1]}"#
let bo = try JSONDecoder().decode(User.self, from: Data(json.utf8))
print(bo.id, bo.name, bo.email as Any, bo.roles, bo.address, bo.scores.isEmpty, bo.active)
print(try JSONDecoder().decode([Int].self, from: Data("[1, 2,3 ]".utf8)), try JSONDecoder().decode([String: [Double?]].self, from: Data(#"{"a":[1,null,2.5e1]}"#.utf8)))
func attempt<T: Decodable>(_ type: T.Type, _ text: String) {
  do { print(try JSONDecoder().decode(type, from: Data(text.utf8))) }
  catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.map(\.stringValue)) }
  catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.valueNotFound(let type, let context) { print("no value", type, context.codingPath.map(\.stringValue)) }
  catch DecodingError.dataCorrupted(let context) { print("corrupted", context.codingPath.map(\.stringValue)) }
  catch { print("other") }
}
attempt(Address.self, #"{"zip": 1}"#)
attempt([Address].self, #"[{"street": "a"}, {"street": 5}]"#)
attempt(Address.self, #"{"street": null}"#)
attempt(Role.self, #""boss""#)
attempt([Int].self, "[1,")
attempt([UInt8].self, "[1, 300]")
