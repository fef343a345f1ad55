// A decoder that the program declares decodes structs, enums, arrays and dictionaries from dictionaries.
struct DictDecoder: Decoder {
  var codingPath: [CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  let value: Any
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let d = value as? [String: Any] else { throw DecodingError.typeMismatch([String: Any].self, .init(codingPath: codingPath, debugDescription: "no dictionary")) }
    return KeyedDecodingContainer(KC<Key>(codingPath: codingPath, d: d))
  }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer {
    guard let a = value as? [Any] else { throw DecodingError.typeMismatch([Any].self, .init(codingPath: codingPath, debugDescription: "no array")) }
    return UC(codingPath: codingPath, a: a)
  }
  func singleValueContainer() throws -> SingleValueDecodingContainer { SC(codingPath: codingPath, v: value) }
}
func cast<T>(_ v: Any, _ p: [CodingKey]) throws -> T {
  if let t = v as? T { return t }
  throw DecodingError.typeMismatch(T.self, .init(codingPath: p, debugDescription: "is \(type(of: v))"))
}
struct KC<Key: CodingKey>: KeyedDecodingContainerProtocol {
  var codingPath: [CodingKey]; let d: [String: Any]
  var allKeys: [Key] { d.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { d[key.stringValue] != nil }
  func get(_ k: Key) throws -> Any {
    guard let v = d[k.stringValue] else { throw DecodingError.keyNotFound(k, .init(codingPath: codingPath, debugDescription: "none")) }
    return v
  }
  func decodeNil(forKey key: Key) throws -> Bool { d[key.stringValue] == nil }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: DictDecoder(codingPath: codingPath + [key], value: get(key))) }
  func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> { try DictDecoder(codingPath: codingPath + [key], value: get(key)).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer { try DictDecoder(codingPath: codingPath + [key], value: get(key)).unkeyedContainer() }
  func superDecoder() throws -> Decoder { fatalError() }
  func superDecoder(forKey key: Key) throws -> Decoder { try DictDecoder(codingPath: codingPath + [key], value: get(key)) }
}
struct UC: UnkeyedDecodingContainer {
  var codingPath: [CodingKey]; let a: [Any]; var currentIndex = 0
  init(codingPath: [CodingKey], a: [Any]) { self.codingPath = codingPath; self.a = a }
  var count: Int? { a.count }
  var isAtEnd: Bool { currentIndex >= a.count }
  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { defer { currentIndex += 1 }; return try T(from: DictDecoder(codingPath: codingPath, value: a[currentIndex])) }
  mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) throws -> KeyedDecodingContainer<N> { defer { currentIndex += 1 }; return try DictDecoder(value: a[currentIndex]).container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer { defer { currentIndex += 1 }; return try DictDecoder(value: a[currentIndex]).unkeyedContainer() }
  mutating func superDecoder() throws -> Decoder { DictDecoder(value: a[currentIndex]) }
}
struct SC: SingleValueDecodingContainer {
  var codingPath: [CodingKey]; let v: Any
  func decodeNil() -> Bool { false }
  func decode(_ t: Bool.Type) throws -> Bool { try cast(v, codingPath) }
  func decode(_ t: String.Type) throws -> String { try cast(v, codingPath) }
  func decode(_ t: Double.Type) throws -> Double { try cast(v, codingPath) }
  func decode(_ t: Float.Type) throws -> Float { try cast(v, codingPath) }
  func decode(_ t: Int.Type) throws -> Int { try cast(v, codingPath) }
  func decode(_ t: Int8.Type) throws -> Int8 { try cast(v, codingPath) }
  func decode(_ t: Int16.Type) throws -> Int16 { try cast(v, codingPath) }
  func decode(_ t: Int32.Type) throws -> Int32 { try cast(v, codingPath) }
  func decode(_ t: Int64.Type) throws -> Int64 { try cast(v, codingPath) }
  func decode(_ t: UInt.Type) throws -> UInt { try cast(v, codingPath) }
  func decode(_ t: UInt8.Type) throws -> UInt8 { try cast(v, codingPath) }
  func decode(_ t: UInt16.Type) throws -> UInt16 { try cast(v, codingPath) }
  func decode(_ t: UInt32.Type) throws -> UInt32 { try cast(v, codingPath) }
  func decode(_ t: UInt64.Type) throws -> UInt64 { try cast(v, codingPath) }
  func decode<T: Decodable>(_ t: T.Type) throws -> T { try T(from: DictDecoder(codingPath: codingPath, value: v)) }
}
enum Kind: String, Codable { case a, b }
struct Item: Codable { let id: Int; let names: [String]; let kind: Kind; let note: String? }
struct Root: Codable { let items: [Item]; let table: [String: Int]; enum CodingKeys: String, CodingKey { case items = "the_items", table } }
let raw: [String: Any] = ["the_items": [["id": 1, "names": ["x", "y"], "kind": "a"] as [String: Any], ["id": 2, "names": [String](), "kind": "b", "note": "hi"]], "table": ["q": 9]]
let r = try Root(from: DictDecoder(value: raw))
print(r)
do { _ = try Item(from: DictDecoder(value: ["id": "no"])) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.map(\.stringValue), c.debugDescription) }
do { _ = try Item(from: DictDecoder(value: ["id": 3])) } catch DecodingError.keyNotFound(let k, let c) { print(k.stringValue, c.debugDescription) }
