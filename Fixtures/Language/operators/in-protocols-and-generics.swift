protocol VectorSpace: AdditiveArithmetic { associatedtype Scalar: FloatingPoint; static func * (k: Scalar, v: Self) -> Self; static func *= (v: inout Self, k: Scalar) }
extension VectorSpace { static func *= (v: inout Self, k: Scalar) { v = k * v }; static func / (v: Self, k: Scalar) -> Self { (1 / k) * v }; static prefix func - (v: Self) -> Self { .zero - v }; static func lerp(_ a: Self, _ b: Self, _ t: Scalar) -> Self { (1 - t) * a + t * b } }
struct V2: VectorSpace { var x = 0.0, y = 0.0; static let zero = V2(); typealias Scalar = Double; static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }; static func - (a: V2, b: V2) -> V2 { V2(x: a.x - b.x, y: a.y - b.y) }; static func * (k: Double, v: V2) -> V2 { V2(x: k * v.x, y: k * v.y) } }
struct Poly: VectorSpace { var c: [Double]; static let zero = Poly(c: []); typealias Scalar = Double; static func zip(_ a: Poly, _ b: Poly, _ f: (Double, Double) -> Double) -> Poly { Poly(c: (0..<max(a.c.count, b.c.count)).map { f($0 < a.c.count ? a.c[$0] : 0, $0 < b.c.count ? b.c[$0] : 0) }) }; static func + (a: Poly, b: Poly) -> Poly { zip(a, b, +) }; static func - (a: Poly, b: Poly) -> Poly { zip(a, b, -) }; static func * (k: Double, p: Poly) -> Poly { Poly(c: p.c.map { k * $0 }) } }
func mean<V: VectorSpace>(_ v: [V], count: V.Scalar) -> V { v.reduce(.zero, +) / count }
var v = V2(x: 1, y: 2)
v += V2(x: 1, y: 0)
v *= 3
print(v, -v, V2.lerp(.zero, v, 0.5), mean([v, .zero], count: 2), v == v, v - v == .zero)
print(mean([Poly(c: [1, 2]), Poly(c: [3])], count: 2).c, (-Poly(c: [1])).c, Poly.lerp(Poly(c: [0]), Poly(c: [10, 10]), 0.1).c)
infix operator <>: AdditionPrecedence
infix operator <|>: NilCoalescingPrecedence
protocol Semigroup { static func <> (a: Self, b: Self) -> Self }
extension Array: Semigroup { static func <> (a: Self, b: Self) -> Self { a + b } }
extension Int: Semigroup { static func <> (a: Int, b: Int) -> Int { Swift.max(a, b) } }
extension Optional: Semigroup where Wrapped: Semigroup { static func <> (a: Self, b: Self) -> Self { if let a, let b { a <> b } else { a ?? b } } }
func <> <A, B: Semigroup>(f: @escaping (A) -> B, g: @escaping (A) -> B) -> (A) -> B { { f($0) <> g($0) } }
func <|> <T>(a: T?, b: @autoclosure () -> T?) -> T? { a ?? b() }
print([1] <> [2] <> [3], 4 <> 9 <> 2, Optional(3) <> nil <> Optional(7) as Any, ({ [$0] } <> { [$0 * 10] })(5), (Int("x") <|> Int("7") <|> nil) ?? 0)
struct Predicate<T> { let test: (T) -> Bool; static func && (a: Self, b: Self) -> Self { Self { a.test($0) && b.test($0) } }; static func || (a: Self, b: Self) -> Self { Self { a.test($0) || b.test($0) } }; static prefix func ! (a: Self) -> Self { Self { !a.test($0) } } }
func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> Predicate<T> { Predicate { $0[keyPath: k] > v } }
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> Predicate<T> { Predicate { $0[keyPath: k] == v } }
let p: Predicate<String> = \String.count > 2 && !(\String.first == "a") || \String.isEmpty == true
print(["abc", "xyz", "", "xy"].map(p.test))
struct Bits: Equatable, ExpressibleByIntegerLiteral { var raw: UInt8; init(integerLiteral v: UInt8) { raw = v }; init(_ r: UInt8) { raw = r }; static func | (a: Bits, b: Bits) -> Bits { Bits(a.raw | b.raw) }; static func & (a: Bits, b: Bits) -> Bits { Bits(a.raw & b.raw) }; static prefix func ~ (a: Bits) -> Bits { Bits(~a.raw) }; static func << (a: Bits, n: Int) -> Bits { Bits(a.raw << n) }; static func |= (a: inout Bits, b: Bits) { a = a | b }; subscript(i: Int) -> Bool { get { raw >> i & 1 == 1 } set { raw = newValue ? raw | 1 << i : raw & ~(1 << i) } } }
var b: Bits = 0b0101
b |= 1 << 7
b[1] = true
b[0] = false
print(String(b.raw, radix: 2), (~b & 0x0F).raw, b[7], b == 0b10000110)
