let flags: UInt8 = 0b1100_1010
print(flags & 0x0F, flags | 0x0F, flags ^ 0xFF, ~flags)
print(flags << 2, flags >> 2, flags << 9, flags >> -1)
print(Int8(-64) >> 3, Int8(-64) << 1, UInt8(255) >> 4)
print(flags &<< 9, flags &>> 9)
print(flags.nonzeroBitCount, flags.leadingZeroBitCount, flags.trailingZeroBitCount)
print(UInt32(1).byteSwapped, UInt16(0x1234).byteSwapped == 0x3412)
print(UInt16(0xABCD).bigEndian == UInt16(0xABCD).byteSwapped, UInt32(5).littleEndian)
print(Int.bitWidth - 1000.leadingZeroBitCount)

struct Permissions: OptionSet {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let run = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .run]
}

var mine: Permissions = [.read, .run]
print(mine.rawValue, mine.contains(.write), mine.contains([.read, .run]))
print(mine.insert(.write).inserted, mine == .all, mine.remove(.read)?.rawValue ?? -1, mine.rawValue)
print(mine.union(.read) == .all, mine.intersection(.run), mine.symmetricDifference([.read, .write]).rawValue)
print(Permissions().isEmpty, mine.isSubset(of: .all), mine.isDisjoint(with: .read))

func bits(_ value: UInt8) -> String {
  let digits = String(value, radix: 2)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
for shift in stride(from: 0, through: 6, by: 2) { print(bits(1 << UInt8(shift)), bits(flags >> UInt8(shift))) }
var mask = 0
for bit in [1, 3, 5] { mask |= 1 << bit }
mask &= ~(1 << 3)
print(mask, String(mask, radix: 2))
