// The bits of numbers, tuples and structures as each other.
struct Pair { var low: UInt16, high: UInt16 }
let (first, second) = unsafeBitCast(Int16(bigEndian: 300), to: (UInt8, UInt8).self)
print(first, second)
let bytes = unsafeBitCast(UInt64(bigEndian: 2.5.bitPattern), to: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8).self)
print(bytes.0, bytes.1, bytes.7)
print(unsafeBitCast(UInt32(0x0001_0002), to: Pair.self))
print(unsafeBitCast(Pair(low: 1, high: 2), to: UInt32.self), unsafeBitCast((UInt8(1), UInt8(2)), to: UInt16.self))
print(unsafeBitCast(Float(1), to: UInt32.self), unsafeBitCast(UInt8(1), to: Bool.self))
