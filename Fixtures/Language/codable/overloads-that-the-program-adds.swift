// An overload of `decode` that the program adds to the container is what synthesised code reads a property by.
import Foundation

protocol Fallback {
  associatedtype Value: Codable
  static var value: Value { get }
}
enum Zero: Fallback { static let value = 0 }
enum Nothing: Fallback { static let value = [String]() }

@propertyWrapper
struct Default<Source: Fallback>: Codable {
  var wrappedValue: Source.Value
  init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
struct Amount: Codable { var cents: Int }

extension KeyedDecodingContainer {
  func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: Source.value)
  }
  func decodeIfPresent(_ type: Amount.Type, forKey key: Key) throws -> Amount? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    return Int(text).map { Amount(cents: $0) }
  }
}
struct Settings: Codable {
  @Default<Zero> var retries: Int
  @Default<Nothing> var hosts: [String]
  var price: Amount?
  var name: String
}
for json in [#"{"name": "a", "retries": 3}"#, #"{"name": "b", "hosts": ["h"], "price": "250"}"#] {
  let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
  print(settings.retries, settings.hosts, settings.price?.cents as Any, settings.name)
}
