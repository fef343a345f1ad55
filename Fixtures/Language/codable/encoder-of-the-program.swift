// An encoder that the program declares: synthesized and library `encode(to:)` methods use its containers.
import Foundation
final class FlatEncoder: Encoder {
  var codingPath: [CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  final class Storage { var lines: [(String, String)] = [] }
  let storage: Storage
  init(storage: Storage = Storage(), path: [CodingKey] = []) { self.storage = storage; self.codingPath = path }
  var prefix: String { codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { KeyedEncodingContainer(Keyed<Key>(encoder: self)) }
  func unkeyedContainer() -> UnkeyedEncodingContainer { Unkeyed(encoder: self) }
  func singleValueContainer() -> SingleValueEncodingContainer { Single(encoder: self) }
  func put(_ v: String, _ path: [CodingKey]) { storage.lines.append((FlatEncoder(path: path).prefix, v)) }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: FlatEncoder
    var codingPath: [CodingKey] { encoder.codingPath }
    mutating func encodeNil(forKey key: Key) throws { encoder.put("null", codingPath + [key]) }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      let sub = FlatEncoder(storage: encoder.storage, path: codingPath + [key])
      try value.encode(to: sub)
    }
    mutating func nestedContainer<N: CodingKey>(keyedBy keyType: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
      FlatEncoder(storage: encoder.storage, path: codingPath + [key]).container(keyedBy: keyType)
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { FlatEncoder(storage: encoder.storage, path: codingPath + [key]).unkeyedContainer() }
    mutating func superEncoder() -> Encoder { encoder }
    mutating func superEncoder(forKey key: Key) -> Encoder { encoder }
  }
  struct IndexKey: CodingKey {
    var intValue: Int?; var stringValue: String
    init(_ i: Int) { intValue = i; stringValue = "\(i)" }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { return nil }
  }
  struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: FlatEncoder
    var codingPath: [CodingKey] { encoder.codingPath }
    var count = 0
    init(encoder: FlatEncoder) { self.encoder = encoder }
    mutating func next() -> [CodingKey] { defer { count += 1 }; return codingPath + [IndexKey(count)] }
    mutating func encodeNil() throws { encoder.put("null", next()) }
    mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: FlatEncoder(storage: encoder.storage, path: next())) }
    mutating func nestedContainer<N: CodingKey>(keyedBy keyType: N.Type) -> KeyedEncodingContainer<N> { FlatEncoder(storage: encoder.storage, path: next()).container(keyedBy: keyType) }
    mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { FlatEncoder(storage: encoder.storage, path: next()).unkeyedContainer() }
    mutating func superEncoder() -> Encoder { encoder }
  }
  struct Single: SingleValueEncodingContainer {
    let encoder: FlatEncoder
    var codingPath: [CodingKey] { encoder.codingPath }
    mutating func encodeNil() throws { encoder.put("null", codingPath) }
    mutating func encode(_ value: Bool) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: String) throws { encoder.put("\"\(value)\"", codingPath) }
    mutating func encode(_ value: Double) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Float) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Int) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Int8) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Int16) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Int32) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: Int64) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: UInt) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: UInt8) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: UInt16) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: UInt32) throws { encoder.put("\(value)", codingPath) }
    mutating func encode(_ value: UInt64) throws { encoder.put("\(value)", codingPath) }
    mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: encoder) }
  }
}
enum Level: String, Codable { case low, high }
struct Inner: Codable { var id: Int; var tags: [String] }
struct Outer: Codable { var name: String; var inner: Inner; var more: [Inner]; var opt: Int?; var level: Level; var map: [String: Double]; var flag = true }
let e = FlatEncoder()
try Outer(name: "n", inner: Inner(id: 1, tags: ["a", "b"]), more: [Inner(id: 2, tags: [])], opt: nil, level: .high, map: ["k": 1.5]).encode(to: e)
for (k, v) in e.storage.lines { print(k, "=", v) }
