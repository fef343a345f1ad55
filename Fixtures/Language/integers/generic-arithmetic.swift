func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func power<T: BinaryInteger>(_ b: T, _ e: Int) -> T { (0..<e).reduce(1) { r, _ in r * b } }
func digits<T: BinaryInteger>(_ n: T, base: T = 10) -> [T] { n == 0 ? [] : digits(n / base, base: base) + [n % base] }
func bits<T: FixedWidthInteger>(_ n: T) -> String { let s = String(T.Magnitude(truncatingIfNeeded: n), radix: 2); return String(repeating: "0", count: T.bitWidth - s.count) + s }
print(gcd(48, 18), gcd(UInt8(200), 150), gcd(Int64(1 << 40), 1 << 20), power(3, 4), power(Int8(2), 6), digits(12345), digits(UInt16(255), base: 16))
print(bits(Int8(5)), bits(Int8(-1)), bits(UInt16(0xA5)), bits(Int8.min), Int8(5).words.map { $0 }, Int.zero, UInt8.max.nonzeroBitCount)
extension BinaryInteger { var isEven: Bool { self & 1 == 0 }; func clamped(_ r: ClosedRange<Self>) -> Self { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }
extension FixedWidthInteger { func rotatedLeft(_ n: Int) -> Self { (self << n) | Self(truncatingIfNeeded: Magnitude(truncatingIfNeeded: self) >> (Self.bitWidth - n)) }; var reversedBits: Self { var r: Self = 0, x = self; for _ in 0..<Self.bitWidth { r = r << 1 | x & 1; x >>= 1 }; return r }; func saturatingAdd(_ o: Self) -> Self { let (v, f) = addingReportingOverflow(o); return f ? (o < 0 ? .min : .max) : v } }
print(4.isEven, UInt8(7).isEven, (-3).isEven, Int8(100).clamped(-5...5), UInt8(0b1000_0001).rotatedLeft(1), UInt8(0b0000_0110).reversedBits, UInt16(1).reversedBits)
print(Int8(100).saturatingAdd(100), Int8(-100).saturatingAdd(-100), UInt8(250).saturatingAdd(10), Int8(1).saturatingAdd(2))
func sum<S: Sequence>(_ s: S) -> Int where S.Element: BinaryInteger { s.reduce(0) { $0 + Int($1) } }
print(sum([1, 2] as [UInt8]), sum(Set<Int16>([5, -5])), sum("abc".utf8), [UInt8](repeating: 255, count: 3).reduce(0 as UInt8, &+))
let mixed: [any BinaryInteger] = [1, UInt8(2), Int64(-3)]
print(mixed.map { Int($0) }, mixed.map { type(of: $0) }, mixed.map { $0.bitWidth }, 5 as Int8 == 5 as Int, UInt8(5) < -1 as Int, Int8(-1) < UInt8(0), 300 == UInt16(300))
print(7 / 2, -7 / 2, 7 % -3, -7 % 3, (-7).quotientAndRemainder(dividingBy: 3), 7.isMultiple(of: -7), Int.max / -1, (10 >> 1) << 2, ~0, ~5 & 0xF, 6 ^ 3, -1 >> 60, UInt64.max >> 60)
var n = 10
n += 5; n -= 3; n *= 2; n /= 5; n %= 3; n <<= 4; n |= 3; n &= ~1; n ^= 0xFF; n.negate()
print(n, n.magnitude, -n, +n, n.signum(), n.distance(to: 0), n.advanced(by: 5))
func isqrt(_ n: UInt64) -> UInt64 { var r: UInt64 = 0, b: UInt64 = 1 << 62, x = n; while b > x { b >>= 2 }; while b != 0 { if x >= r + b { x -= r + b; r = r >> 1 + b } else { r >>= 1 }; b >>= 2 }; return r }
print(isqrt(99), UInt64("18446744073709551615")!, Int("-9223372036854775808")!, Int("9223372036854775808") as Any, String(UInt64.max, radix: 36), Int("7fffffffffffffff", radix: 16)! == .max)
