import Foundation
struct Product: Codable {
  let id: Int, title: String
  var price: Decimal2
  var internalNote = "skipped"
  enum CodingKeys: String, CodingKey { case id = "product_id", title, price }
}
struct Decimal2: Codable { let cents: Int
  init(cents: Int) { self.cents = cents }
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); let s = try c.decode(String.self); guard let d = Double(s) else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "not a price: \(s)") }; cents = Int((d * 100).rounded()) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode("\(cents / 100).\(cents % 100)") }
}
let encoder = JSONEncoder(), decoder = JSONDecoder()
encoder.outputFormatting = .sortedKeys
func show<T: Encodable>(_ v: T) throws { print(String(decoding: try encoder.encode(v), as: UTF8.self)) }
try show(Product(id: 3, title: "Pen", price: Decimal2(cents: 1250)))
let pen = try decoder.decode(Product.self, from: Data(#"{"product_id": 4, "title": "Cup", "price": "3.99"}"#.utf8))
print(pen.id, pen.title, pen.price.cents, pen.internalNote)
do { _ = try decoder.decode(Product.self, from: Data(#"{"product_id":4,"title":"","price":"x"}"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
enum Shape: Codable { case circle(radius: Double), rect(w: Int, h: Int), label(String), none }
try show([Shape.circle(radius: 1.5), .rect(w: 1, h: 2), .label("x"), .none])
print(try decoder.decode([Shape].self, from: Data(#"[{"rect":{"w":3,"h":4}},{"label":{"_0":"q"}},{"none":{}}]"#.utf8)))
struct Snake: Codable { var firstName: String; var homeURL: String?; var x2Y: Int }
encoder.keyEncodingStrategy = .convertToSnakeCase
decoder.keyDecodingStrategy = .convertFromSnakeCase
try show(Snake(firstName: "A", homeURL: "u", x2Y: 1))
print(try decoder.decode(Snake.self, from: Data(#"{"first_name":"B","x2_y":2}"#.utf8)))
struct Event: Codable { let at: Date; let blob: Data }
let event = Event(at: Date(timeIntervalSince1970: 86400), blob: Data([1, 2, 255]))
try show(event)
encoder.dateEncodingStrategy = .iso8601
try show(event)
encoder.dateEncodingStrategy = .secondsSince1970
try show([event.at])
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Event.self, from: Data(#"{"at":"2001-02-03T04:05:06Z","blob":"AQI="}"#.utf8)).at.timeIntervalSince1970)
struct Wrapper<T: Codable>: Codable { var items: [T]; var next: Box<Int>? }
final class Box<T: Codable>: Codable { let value: T; init(_ v: T) { value = v } }
try show(Wrapper(items: ["a"], next: Box(5)))
print(try decoder.decode(Wrapper<String>.self, from: Data(#"{"items":[],"next":{"value":8}}"#.utf8)).next!.value)
