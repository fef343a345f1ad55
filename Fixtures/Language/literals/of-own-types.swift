struct Name: ExpressibleByStringLiteral { let value: String; init(stringLiteral v: String) { value = v.uppercased() } }
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let v: Double; init(integerLiteral n: Int) { v = Double(n) }; init(floatLiteral d: Double) { v = d }; static func + (a: Meters, b: Meters) -> Meters { .init(floatLiteral: a.v + b.v) }; static prefix func - (m: Meters) -> Meters { Meters(floatLiteral: -m.v) } }
struct Flag: ExpressibleByBooleanLiteral { let on: Bool; init(booleanLiteral b: Bool) { on = b } }
struct Maybe: ExpressibleByNilLiteral { let text: String; init(nilLiteral: ()) { text = "nil!" }; init(_ t: String) { text = t } }
struct Bag<T: Hashable>: ExpressibleByArrayLiteral { var counts: [T: Int] = [:]; init(arrayLiteral e: T...) { for x in e { counts[x, default: 0] += 1 } } }
struct Ordered<K, V>: ExpressibleByDictionaryLiteral { let pairs: [(K, V)]; init(dictionaryLiteral e: (K, V)...) { pairs = e } }
struct Letter: ExpressibleByUnicodeScalarLiteral { let c: Unicode.Scalar; init(unicodeScalarLiteral s: Unicode.Scalar) { c = s } }
struct Sign: ExpressibleByExtendedGraphemeClusterLiteral { let c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
let name: Name = "ann", meters: Meters = 3, more: Meters = 2.5, flag: Flag = true, maybe: Maybe = nil
print(name.value, (meters + more + 1).v, (-more).v, flag.on, maybe.text, (-5 as Meters).v)
let bag: Bag = ["a", "b", "a"], empty: Bag<Int> = []
print(bag.counts["a"]!, bag.counts.count, empty.counts.isEmpty)
let ordered: Ordered = ["z": 1, "a": 2, "z": 3]
print(ordered.pairs.map { "\($0.0)\($0.1)" }, (["k": [1: true]] as Ordered<String, Ordered<Int, Bool>>).pairs[0].1.pairs[0].1)
let letter: Letter = "x", sign: Sign = "👍🏽"
print(letter.c.value, sign.c)
func greet(_ n: Name, _ d: Meters = 1.5) -> String { "\(n.value) \(d.v)" }
print(greet("bob"), greet("cy", 4), [Name]().count, (["p", "q"] as [Name]).map(\.value), [1, 2.5].map { (m: Meters) in m.v })
enum Json: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral { case n(Int), s(String), a([Json]); init(integerLiteral v: Int) { self = .n(v) }; init(stringLiteral v: String) { self = .s(v) }; init(arrayLiteral e: Json...) { self = .a(e) } }
print([1, "two", [3, []]] as Json)
struct Hex: ExpressibleByStringLiteral { let v: UInt32; init(stringLiteral s: StaticString) { v = UInt32(s.description.dropFirst(), radix: 16)! } }
let hex: Hex = "#FF8000"
print(hex.v >> 16 & 0xFF, hex.v >> 8 & 0xFF, hex.v & 0xFF)
extension Array: @retroactive ExpressibleByUnicodeScalarLiteral where Element == Character { public init(unicodeScalarLiteral v: Character) { self = [v] } }
let list: Set = [3, 1, 3], double: Double = 5, float: Float = 1e2, optional: Int? = 4, any: Any = 1, u: UInt8 = 0xFF, c: Character = "c", ss: Substring = "sub", f80: [Double] = [1, 2]
print(list.count, double, float, optional!, type(of: any), u, c, ss, f80, type(of: 1), type(of: 1.0), type(of: "s"), type(of: [1, 2.5]))
