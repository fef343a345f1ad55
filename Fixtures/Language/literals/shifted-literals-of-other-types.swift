// A shifted literal takes a type of the program, whose own operator shifts it.
struct Bits: Equatable, ExpressibleByIntegerLiteral {
  var raw: UInt8; init(integerLiteral v: UInt8) { raw = v }; init(_ r: UInt8) { raw = r };
  static func << (a: Bits, n: Int) -> Bits { Bits(a.raw << n) };
  static func |= (a: inout Bits, b: Bits) { a = Bits(a.raw | b.raw) }
}
let x: Bits = 1 << 3; print(x)
var b: Bits = 0b0101
let n = 3
b |= 1 << n
print(b)
b |= 1 << 3
print(b)
func f(_ b: Bits) { print(b) }
f(1 << 4); f(1 << n)
print(b == 1 << 3)
