// Dictionaries whose keys are represented by coding keys are encoded as objects.

import Foundation

struct Tag<Value: Hashable>: Hashable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
extension Tag: CodingKeyRepresentable where Value: CodingKeyRepresentable {
  init?(codingKey: some CodingKey) {
    guard let value = Value(codingKey: codingKey) else { return nil }
    self.init(value)
  }
  var codingKey: any CodingKey { value.codingKey }
}
extension Tag: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
extension Tag: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }
}
enum Side: String, Codable, CodingKeyRepresentable { case left, right }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high }
enum Plain: String, Codable { case only }

func encoded(_ value: some Encodable) throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
print(try encoded([Tag("a"): "b"]), try encoded([Tag(3): 1]), try encoded([Side.left: 1]), try encoded([Level.high: 2]))
print(try encoded([Plain.only: 1]))

func decoded<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
print(try decoded(#"{"a":1}"#, as: [Tag<String>: Int].self))
print(try decoded(#"{"right":1}"#, as: [Side: Int].self), try decoded(#"{"2":1}"#, as: [Level: Int].self))
print(try decoded(#"["only",1]"#, as: [Plain: Int].self))
do {
  print(try decoded(#"{"up":1}"#, as: [Side: Int].self))
} catch DecodingError.dataCorrupted(let context) {
  print("no such key", context.codingPath.map(\.stringValue))
}
