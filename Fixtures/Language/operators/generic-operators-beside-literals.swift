protocol Powerable { static func * (l: Self, r: Self) -> Self }
struct V: Equatable { var x: Double
  static func * (l: V, r: V) -> V { V(x: l.x * r.x) }
  static func / (l: Double, r: V) -> V { V(x: l / r.x) }
}
func / <T: BinaryInteger>(l: T, r: V) -> V { V(x: Double(l) / r.x) }
extension FloatingPoint {
  static func ^^ (l: Self, r: Int) -> Self { r < 0 ? 1 / (l ^^ -r) : r == 0 ? 1 : l * (l ^^ (r - 1)) }
}
infix operator ^^
func / <T: Numeric & FloatingPoint>(l: T, r: T?) -> T? { r.map { l / $0 } }
func + <T: FixedWidthInteger>(l: T, r: Double) -> Double { Double(l) + r }
print(2.0 ^^ 3, 2.0 ^^ -1)
let d: Double = 4
print(1 / d, 1 + d)
let i: Int = 3
print(i + d)
print(8 / V(x: 2), 1.5 / V(x: 3))
let o: Double? = 4
print((1 / o) ?? 0)
struct Money { var c: Int
  static func + <T: BinaryInteger>(l: Money, r: T) -> Money { Money(c: l.c + Int(r)) }
  static func * <T: BinaryFloatingPoint>(l: Money, r: T) -> Money { Money(c: Int(Double(l.c) * Double(r))) }
}
print(Money(c: 1) + 2, Money(c: 10) * 1.5)
