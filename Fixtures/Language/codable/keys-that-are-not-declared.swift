// A type that codes itself has keys without declaring them: `CodingKeys` with a case for each stored property.
import Foundation

struct Event: Codable {
  let name: String
  var seats: Int
  let isOpen = true
  static let limit = 3
  var title: String { name.uppercased() }

  init(name: String, seats: Int) {
    self.name = name
    self.seats = seats
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    seats = try container.decodeIfPresent(Int.self, forKey: CodingKeys.seats) ?? Event.limit
  }
}
struct Shelf: Codable {
  var width = 1
  var label = "a"
}
extension Shelf {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width * 2, forKey: .width)
    try container.encode(label, forKey: .label)
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
func event(_ json: String) throws -> Event { try JSONDecoder().decode(Event.self, from: Data(json.utf8)) }
print(try event(#"{"name": "a"}"#), try event(#"{"name": "b", "seats": 7}"#).title)
print(try text(Event(name: "c", seats: 1)), try text(Shelf()))
do {
  _ = try event("{}")
} catch {
  print(error)
}
