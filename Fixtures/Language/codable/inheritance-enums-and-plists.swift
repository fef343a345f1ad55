import Foundation
enum Suit: String, Codable, CaseIterable { case hearts, spades }
enum Command: Codable, Equatable { case move(x: Int, y: Int = 0), say(String), group([Command]), stop
  enum CodingKeys: String, CodingKey { case move, say = "speak", group, stop } }
struct Card: Codable, Hashable { let suit: Suit; let rank: Int; enum CodingKeys: String, CodingKey { case suit = "s", rank = "r" } }
struct Game: Codable { var hands: [String: [Card]]; var log: [Command]; var when: Date?; var url: URL?; var id: UUID?; var limits: ClosedRange<Int>?; var tuple: [Int?] }
let e = JSONEncoder()
e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
func json<T: Encodable>(_ v: T) throws -> String { String(decoding: try e.encode(v), as: UTF8.self) }
let game = Game(hands: ["a": [Card(suit: .spades, rank: 3)], "b": []], log: [.move(x: 1, y: 2), .say("hi"), .group([.stop])], when: nil, url: URL(string: "http://x.y/z"), id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), limits: 1...5, tuple: [1, nil])
let text = try json(game)
print(text)
let back = try JSONDecoder().decode(Game.self, from: Data(text.utf8))
print(back.hands["a"]!, back.log == game.log, back.limits!, back.url!, back.tuple)
class Shape: Codable { var name: String; init(_ n: String) { name = n } }
final class Circle: Shape { var r: Double = 1; enum K: CodingKey { case r }; init(r: Double) { self.r = r; super.init("circle") }
  required init(from d: Decoder) throws { r = try d.container(keyedBy: K.self).decodeIfPresent(Double.self, forKey: .r) ?? 9; try super.init(from: d) }
  override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(r, forKey: .r) } }
print(try json(Circle(r: 2)), try json([Shape("s"), Circle(r: 3)]), try JSONDecoder().decode(Circle.self, from: Data(#"{"name":"n"}"#.utf8)).r)
struct Box<T: Codable>: Codable { var value: T; var list: [T]? }
print(try json(Box(value: Box(value: 1, list: [2]), list: nil)), try JSONDecoder().decode(Box<[String]>.self, from: Data(#"{"value":["q"],"list":[[],["z"]]}"#.utf8)))
struct Skip: Codable { var a = 1; var b: Int { a * 2 }; lazy var c = 3; static let d = 4; private var e = 5; enum CodingKeys: CodingKey { case a } }
print(try json(Skip()), try JSONDecoder().decode(Skip.self, from: Data(#"{"a":7}"#.utf8)).b)
@propertyWrapper struct Default0: Codable { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; init(from d: Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(Int.self)) ?? 0 }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Wrapped: Codable { @Default0 var n: Int = 4 }
print(try json(Wrapped()), try JSONDecoder().decode(Wrapped.self, from: Data(#"{"n":"bad"}"#.utf8)).n)
do { _ = try JSONDecoder().decode([Suit].self, from: Data(#"["hearts","cups"]"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.codingPath.map { $0.intValue ?? -1 }, c.debugDescription) }
do { _ = try JSONDecoder().decode(Command.self, from: Data(#"{"fly":{}}"#.utf8)) } catch is DecodingError { print("unknown case") }
do { _ = try json([Double.nan]) } catch EncodingError.invalidValue(_, let c) { print("invalid", c.codingPath.count) }
e.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try json([Double.nan, .infinity, 1]))
let plist = PropertyListEncoder()
plist.outputFormat = .xml
let xml = String(decoding: try plist.encode(["k": [1, 2]]), as: UTF8.self)
print(xml.contains("<key>k</key>"), try PropertyListDecoder().decode([String: [Int]].self, from: Data(xml.utf8)))
