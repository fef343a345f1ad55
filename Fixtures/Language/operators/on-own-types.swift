struct Vector: Equatable, CustomStringConvertible {
  var x, y: Double
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { a + -b }
  static prefix func - (v: Vector) -> Vector { -1 * v }
  static func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x, y: k * v.y) }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func *= (a: inout Vector, k: Double) { a = k * a }
  var description: String { "(\(x), \(y))" }
}
extension Vector: AdditiveArithmetic {}
var v = Vector(x: 1, y: 2)
v += Vector(x: 0.5, y: 0)
v *= 2
print(v, v - Vector(x: 1, y: 1), v * v, -v, 2 * v == v + v, v != .zero, [v, v, v].reduce(.zero, +))
struct Version: Comparable, ExpressibleByStringLiteral {
  let parts: [Int]
  init(stringLiteral s: String) { parts = s.split(separator: ".").map { Int($0)! } }
  static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
let one: Version = "1.2.0"
print(one < "1.10", one >= "1.2", one > "0.9.9", max(one, "2.0").parts, one == "1.2.0", ["1.1", "1.0", one].min()!.parts)
struct Money: Hashable { var cents: Int; static func + (a: Money, b: Money) -> Money { .init(cents: a.cents + b.cents) }; static func / (a: Money, n: Int) -> [Money] { (0..<n).map { Money(cents: a.cents / n + ($0 < a.cents % n ? 1 : 0)) } } }
print((Money(cents: 100) / 3).map(\.cents), (Money(cents: 1) + .init(cents: 2)).cents)
struct Matcher { let f: (Int) -> Bool; static func ~= (m: Matcher, n: Int) -> Bool { m.f(n) }; static func | (a: Matcher, b: Matcher) -> Matcher { Matcher { a.f($0) || b.f($0) } }; static prefix func ! (m: Matcher) -> Matcher { Matcher { !m.f($0) } } }
let even = Matcher { $0 % 2 == 0 }, big = Matcher { $0 > 100 }
for n in [3, 4, 101] { switch n { case even | big: print(n, "even or big"); case !even: print(n, "odd"); default: print(n) } }
extension Array { static func * (a: Array, n: Int) -> Array { (0..<n).flatMap { _ in a } }; static func << (a: inout Array, e: Element) { a.append(e) } }
var list = [1] * 3
list << 9
print(list, "ab" * 2)
extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) } }
extension Optional where Wrapped == Int { static func + (a: Int?, b: Int?) -> Int? { if let a, let b { return a + b }; return nil } }
print((3 as Int?) + (nil as Int?) as Any, (3 as Int?) + 4 as Any)
