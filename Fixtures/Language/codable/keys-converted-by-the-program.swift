// A coder converts keys with a closure of the program, which sees the whole coding path.
import Foundation

enum MoneyKey: String, CodingKey { case amount, currency }
struct TextKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
struct Money: Codable {
  var amount: Double
  var currency: String
}
struct Order: Codable {
  var name: String
  var prices: [Money]
}

let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .custom { keys in
  switch keys.last?.stringValue {
  case "value": return MoneyKey.amount
  case "code": return MoneyKey.currency
  default: return keys.last!
  }
}
let json = #"{"name": "tea", "prices": [{"value": 2.5, "code": "EUR"}, {"value": 3, "code": "USD"}]}"#
let order = try decoder.decode(Order.self, from: Data(json.utf8))
print(order.name, order.prices.map { "\($0.amount) \($0.currency)" })

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.keyEncodingStrategy = .custom { keys in
  TextKey(stringValue: "\(keys.count)_" + keys.last!.stringValue.uppercased())
}
print(String(decoding: try encoder.encode(order), as: UTF8.self))

struct Plain: Codable {
  var first: Int
  enum CodingKeys: String, CodingKey { case first }
  init(first: Int) { self.first = first }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    print(container.allKeys.map(\.stringValue), container.contains(.first))
    first = try container.decode(Int.self, forKey: .first)
  }
}
decoder.keyDecodingStrategy = .custom { TextKey(stringValue: $0.last!.stringValue.lowercased()) }
print(try decoder.decode(Plain.self, from: Data(#"{"FIRST": 1}"#.utf8)).first)
do {
  _ = try decoder.decode([Decimal].self, from: Data(#"["x"]"#.utf8))
} catch {
  print(error)
}
