struct Point { var x = 1, y = -2.5; var label: String? = "p" ; static let unit = Point() }
struct Empty {}
struct Generic<T, U> { var value: T; var other: U? }
class Plain { var a = 1 }
class Described: CustomStringConvertible { var description: String { "I am described" } }
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "DEBUG" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { let description = "plain", debugDescription = "debug" }
enum Direction: String { case north = "N", south }
enum Payload { case none, one(Int), two(String, Double), labeled(x: Int, y: String), nested([Payload]), optional(Int?) }
print(Point(), Empty(), Generic(value: "v", other: 1), Generic<Int, Bool>(value: 1, other: nil), Plain(), Described())
print(Debugged(), Both(), [Debugged()], [Both()], [Described()], [Plain()], ["k": Both()])
print(Direction.north, [Direction.south], Payload.none, Payload.one(1), Payload.two("s", 1), Payload.labeled(x: 1, y: "y"))
print(Payload.nested([.none, .two("a", 2)]), [Payload.optional(nil), .optional(3)], ["k": Payload.one(2)])
print((1, "two", 3.0), (x: 1, y: "a"), ((1, 2), c: [3]), (), [(1, "a")], (Optional("t"), nil as Int?))
print("text", ["text"], [["nested": "q\"uote"]], "a\nb", ["a\nb\t\u{1}"], ["c" as Character], [Optional("x"), nil])
print(Optional(1) as Any, Optional("s") as Any, Optional(Optional(2)) as Any, nil as Int? as Any, [nil as Int?], Optional(Point()) as Any)
print([1: "a"], [String: Int](), [Int](), [[]] as [[Int]], Set([1]), 1...3, ..<2, "abc"["abc".startIndex...], Array("ab"), 1..<2 as Range)
print(Int.self, [String: [Int]].self, (Int, String).self, ((Int) -> String).self, Optional<Int>.self, Generic<Int, [Bool]>.self, Point.self, Direction.self, (any Equatable).self, Any.self)
print("\(Point.unit)", String(describing: Payload.one(5)), "\(type(of: Payload.none)) \(type(of: Plain()))", true, false, UInt8(3), -0.0)
print(\Point.x, Character("z"), "é".unicodeScalars.first!, AnyHashable("h"), [AnyHashable(1)], Result<Int, Never>.success(1))
print(repeatElement("r", count: 2), Array(zip([1], ["a"])), [1, 2][...], [1, 2, 3].reversed(), "ab".reversed(), [1, 2].lazy.map { $0 }, stride(from: 0, to: 4, by: 2))
