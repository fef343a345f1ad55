// Integers of 128 bits.
let large = Int128("170141183460469231731687303715884105727")!
print(large, Int128.max == large, UInt128.max, Int128.min, Int128.bitWidth)
print(Int128(5) * 3, UInt128(1) << 100, Int128("-12345678901234567890123")! / 7, Int128("-12345678901234567890123")! % 7)
print(Int(Int128(42)), Int128(-1).magnitude, Int128(1) == 1, [Int128(3), 1, -7].sorted(), UInt8(exactly: UInt128(300)) as Any)
var factorial: UInt128 = 1
for number in 1...30 { factorial *= UInt128(number) }
print(factorial, factorial % 1_000_007, String(factorial, radix: 16), Double(factorial))
func remainder(_ left: UInt64, times right: UInt64, by divisor: UInt64) -> UInt64 {
  UInt64(UInt128(left) * UInt128(right) % UInt128(divisor))
}
print(remainder(.max, times: .max - 1, by: 1_000_000_007), remainder(1 << 63, times: 3, by: .max))
print(factorial / (UInt128(1) << 70), factorial >> 64 == UInt128(14379649193834), factorial & 0xFFFF)
print(UInt128.max &+ 2, Int128.max.addingReportingOverflow(1), UInt128(7).multipliedReportingOverflow(by: .max).overflow)
print(-Int128(9) >> 1, Int128(-9) / 2, Int128(truncatingIfNeeded: UInt64.max), UInt64(truncatingIfNeeded: Int128(-1)))
print(Int8(clamping: Int128(1000)), Int128(2.5e20), UInt128("12x") as Any, UInt128("ff", radix: 16)!, Set([Int128(1), 1, 2]).count)
func total<Number: BinaryInteger>(_ numbers: [Number]) -> Number { numbers.reduce(0, +) }
print(total([Int128(1) << 90, 1]), abs(Int128(-3)), max(UInt128(3), 5), (UInt128(1) << 65).leadingZeroBitCount)
