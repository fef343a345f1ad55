// How library types use an encoder that the program declares.
import Foundation
final class Trace: Encoder {
  var codingPath: [any CodingKey] = []; var userInfo: [CodingUserInfoKey: Any] = [:]
  var indent = ""
  init(_ i: String = "") { indent = i }
  func container<K: CodingKey>(keyedBy: K.Type) -> KeyedEncodingContainer<K> { print(indent + "keyed"); return KeyedEncodingContainer(Keyed<K>(indent + "  ")) }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { print(indent + "unkeyed"); return Unkeyed(indent + "  ") }
  func singleValueContainer() -> any SingleValueEncodingContainer { print(indent + "single"); return Single(indent + "  ") }
}
struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var codingPath: [any CodingKey] = []
  let indent: String
  init(_ i: String) { indent = i }
  mutating func encodeNil(forKey key: Key) throws { print(indent + key.stringValue, "nil") }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    print(indent + key.stringValue, T.self, isPlain(value) ? "\(value)" : "")
    if !isPlain(value) { try value.encode(to: Trace(indent + "  ")) }
  }
  mutating func nestedContainer<N: CodingKey>(keyedBy: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> { print(indent + key.stringValue, "keyed"); return KeyedEncodingContainer(main.Keyed<N>(indent + "  ")) }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { print(indent + key.stringValue, "unkeyed"); return Unkeyed(indent + "  ") }
  mutating func superEncoder() -> any Encoder { Trace(indent) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { Trace(indent) }
}
struct Unkeyed: UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] = []
  var count = 0
  let indent: String
  init(_ i: String) { indent = i }
  mutating func encodeNil() throws { print(indent + "nil") }
  mutating func encode<T: Encodable>(_ value: T) throws {
    print(indent + "\(T.self)", isPlain(value) ? "\(value)" : "")
    if !isPlain(value) { try value.encode(to: Trace(indent + "  ")) }
  }
  mutating func nestedContainer<N: CodingKey>(keyedBy: N.Type) -> KeyedEncodingContainer<N> { print(indent + "keyed"); return KeyedEncodingContainer(Keyed<N>(indent + "  ")) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { print(indent + "unkeyed"); return Unkeyed(indent + "  ") }
  mutating func superEncoder() -> any Encoder { Trace(indent) }
}
struct Single: SingleValueEncodingContainer {
  var codingPath: [any CodingKey] = []
  let indent: String
  init(_ i: String) { indent = i }
  mutating func encodeNil() throws { print(indent + "nil") }
  mutating func encode<T: Encodable>(_ value: T) throws {
    print(indent + "\(T.self)", isPlain(value) ? "\(value)" : "")
    if !isPlain(value) { try value.encode(to: Trace(indent + "  ")) }
  }
}
func isPlain(_ v: Any) -> Bool { v is Int || v is String || v is Double || v is Bool || v is UInt8 || v is UInt32 || v is Int8 || v is Int16 || v is Int64 || v is UInt64 || v is UInt16 || v is UInt || v is Int32 || v is Float }
func show<T: Encodable>(_ name: String, _ v: T) {
  print("== \(name)")
  do { try v.encode(to: Trace()) } catch { print("error", error) }
}
show("Date", Date(timeIntervalSinceReferenceDate: 5))
show("URL", URL(string: "https://a.b/c?d=e")!)
show("UUID", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
show("Data", Data([1, 2]))
show("Decimal", Decimal(string: "12.5")!)
show("CGPoint", CGPoint(x: 1, y: 2))
show("CGSize", CGSize(width: 1, height: 2))
show("CGRect", CGRect(x: 1, y: 2, width: 3, height: 4))
show("CGFloat", CGFloat(1.5))
show("TimeZone", TimeZone(identifier: "Europe/Zurich")!)
show("DateInterval", DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3))
show("DateComponents", DateComponents(year: 2020, month: 2))
show("IndexSet", IndexSet([1, 2, 5]))
show("IndexPath", IndexPath(indexes: [1, 2]))
show("Measurement", Measurement(value: 2, unit: UnitLength.meters))
show("URLComponents", URLComponents(string: "https://a.b/c?d=e")!)
show("PersonName", { var p = PersonNameComponents(); p.givenName = "A"; p.familyName = "B"; return p }())
show("range", 1..<3)
show("closed", 1...3)
show("array", [1, 2])
show("dict", ["a": 1])
show("intdict", [3: "a"])
show("set", Set([1]))
show("float", Float(1.5))
show("decimal dict", [[1: 2]: 1])
show("optional", Int?.none)
show("enum raw", ComparisonResult.orderedAscending.rawValue)
struct P: Codable { var d: Date; var u: URL?; var s: [String: Data]; var o: Int? }
show("P", P(d: Date(timeIntervalSinceReferenceDate: 1), u: URL(string: "a"), s: ["k": Data([9])], o: nil))
show("Duration", Duration.seconds(2))
show("Character array", ["a": [1.5]])
show("contiguous", ContiguousArray([1]))
