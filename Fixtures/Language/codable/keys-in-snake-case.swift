// How keys are converted to snake case: capital letters in a row, digits, underscores.
import Foundation
struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
struct Keys: Encodable {
  let names: [String]
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (index, name) in names.enumerated() { try container.encode(index, forKey: Key(stringValue: name)) }
  }
}
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let names = [
  "URLValue", "myURLProperty", "my_Name", "URL", "aB", "a1B2c", "ABc", "x", "someID", "IDs", "_privateName",
  "__doubleX",
  "fooBAR", "éClairÉtat", "version2Beta", "HTTPServer2XX", "a_b", "camelCase_", "",
]
print(String(decoding: try encoder.encode(Keys(names: names)), as: UTF8.self))
