print(Int8.min, Int8.max, UInt8.max)
print(Int16.min, Int16.max, UInt16.max)
print(Int32.min, Int32.max, UInt32.max)
print(Int64.min, Int64.max, UInt64.max)
print(Int.bitWidth, UInt16.bitWidth, Int8.bitWidth)
print(MemoryLayout<Int32>.size, MemoryLayout<UInt64>.stride, MemoryLayout<Bool>.size)
print(Int8.isSigned, UInt.isSigned)

let literal = 1_000_000
let hex = 0xFF_FF
let binary = 0b1010_0101
let octal = 0o755
print(literal, hex, binary, octal)

let small: UInt8 = 200
let wide = UInt32(small) * 1000
print(wide, type(of: wide))
let negative: Int16 = -300
print(Int(negative) / 7, Int(negative) % 7)
print(-7 / 2, -7 % 2, 7 / -2, 7 % -2)
print((-7).quotientAndRemainder(dividingBy: 2))
print(abs(-42), (-42).magnitude, Int8.min.magnitude, type(of: Int8.min.magnitude))
print((-5).signum(), 0.signum(), 9.signum())
print(12.isMultiple(of: 4), 12.isMultiple(of: 5), 0.isMultiple(of: 0))
print(Int128.max, UInt128.max)
