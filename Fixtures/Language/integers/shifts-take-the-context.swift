// The type of a shifted literal or generic call comes from the context, and not from the shift count.
var value: UInt64 = 0xFF
let count = 4
value &= (1 &<< count) - 1
print(value)
let mask: UInt64 = (1 &<< count) &- 1
value |= numericCast(count) &<< count
print(value, mask)
let highest: UInt32 = 1 &<< 31
print(highest)

extension FixedWidthInteger {
  func rank(_ bit: UInt) -> Int {
    let mask: Self = (1 &<< bit) &- 1
    return (self & mask).nonzeroBitCount
  }
}
print((0xFF as UInt8).rank(3), 0xFF.rank(5))

struct Flags {
  var bits: UInt16 = 0
  mutating func set(_ place: UInt8) {
    bits = (1 &<< place)
    bits |= 1 << (place + 1)
    bits ^= (1 << 3) | (1 << 4)
    bits = ~(1 << place) & bits
  }
}
var flags = Flags()
flags.set(2)
print(flags.bits)

var hash: UInt32 = 5
hash ^= (hash << 13) &+ (1 << 20)
hash &+= (1 << 5) + 3
hash = hash &* (1 << 3) | (hash >> 29)
print(hash)

let small: UInt8 = 3
print(type(of: 1 &<< small), type(of: (1 as UInt16) &<< small), type(of: (1 &<< small) - 1), type(of: (1 << small) - 1))
var byte: UInt8 = 1
byte &<<= 3 as Int
byte &>>= (1 as UInt64)
print(byte, (-1 as Int8) &>> (3 as UInt))

// Literals that closures shift, which other operands or the context decide.
let bytes: [UInt8] = [0xFF, 0xFE]
func folded<T: FixedWidthInteger>(_: T.Type) -> T { bytes.reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) } }
func foldedInSteps<T: FixedWidthInteger>(_: T.Type) -> T {
  bytes.reduce(0) { result, byte in
    let shifted = result << 8
    return shifted | T(truncatingIfNeeded: byte)
  }
}
print(folded(Int16.self), folded(Int8.self), folded(UInt16.self), foldedInSteps(Int16.self), foldedInSteps(UInt8.self))
print(bytes.reduce(0) { $0 << 8 | Int16(truncatingIfNeeded: $1) }, type(of: bytes.reduce(1) { $0 &<< 2 ^ UInt16($1) }))
let sum: Int16 = bytes.reduce(0) { sum, byte in
  let next = sum &* 3
  return next &+ Int16(byte)
}
print(sum)
