// Raw values are decoded by the container's method for their type; a more constrained method is its witness.
struct Failure: Error {}
struct Texts: SingleValueDecodingContainer, SingleValueEncodingContainer {
  var codingPath: [any CodingKey] = []
  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    print("any", T.self)
    throw Failure()
  }
  func decode<T: Decodable & LosslessStringConvertible>(_ type: T.Type) throws -> T {
    print("text", T.self)
    return T(T.self == Int.self ? "1" : "x")!
  }
  mutating func encodeNil() throws { print("nil") }
  mutating func encode<T: Encodable>(_ value: T) throws { print("any", value) }
  mutating func encode<T: Encodable & LosslessStringConvertible>(_ value: T) throws { print("text", value) }
}
struct Coder: Decoder, Encoder {
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  func container<K: CodingKey>(keyedBy: K.Type) throws -> KeyedDecodingContainer<K> { throw Failure() }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer { throw Failure() }
  func singleValueContainer() throws -> SingleValueDecodingContainer { Texts() }
  func container<K: CodingKey>(keyedBy: K.Type) -> KeyedEncodingContainer<K> { fatalError() }
  func unkeyedContainer() -> UnkeyedEncodingContainer { fatalError() }
  func singleValueContainer() -> SingleValueEncodingContainer { Texts() }
}
enum Letter: String, Codable { case x, y }
enum Number: Int, Codable { case one = 1 }
struct Count: RawRepresentable, Codable { var rawValue: Int }
print(try Letter(from: Coder()), try Number(from: Coder()), try Count(from: Coder()))
print((try? Letter?(from: Coder())) as Any)
try Letter.y.encode(to: Coder())
try Count(rawValue: 4).encode(to: Coder())

// The path of an error in an unkeyed container ends in the number of the element.
struct Elements: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] = []
  var count: Int? { 3 }
  var isAtEnd: Bool { false }
  var currentIndex = 2
  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    throw DecodingError.dataCorruptedError(in: self, debugDescription: "no \(type)")
  }
  mutating func nestedContainer<K: CodingKey>(keyedBy: K.Type) throws -> KeyedDecodingContainer<K> { throw Failure() }
  mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer { throw Failure() }
  mutating func superDecoder() throws -> Decoder { Coder() }
}
var elements = Elements()
do {
  _ = try elements.decode(Int.self)
} catch DecodingError.dataCorrupted(let context) {
  print(context.codingPath, context.debugDescription)
}
