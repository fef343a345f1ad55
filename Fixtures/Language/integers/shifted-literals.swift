// A literal that is shifted by a number of another type is what stands beside it.
var word: UInt64 = 5
let place = 3
print(word & (1 << place), word | 1 << place, word & ~(1 << place), (word >> place) & 1, word & 1 << UInt8(2))
word |= 1 << place
word |= (1 << place) - 1
word &= ~(1 << (place % 2))
word ^= 1 << place | 1 << (place + 1)
if word & (1 << place) != 0 { print("set") }
if (word & 1 << place) == 0 { print("not set") }
let mask: UInt8 = 1 << place
print(mask, word, mask & (0xFF >> place), mask == 1 << place, 1 << place == mask)
func halved(_ number: UInt16) -> UInt16 { number / 2 }
print(halved(1 << place), halved(~(1 << place)))
let bytes: [UInt8] = [1 << place, 3]
print(bytes, bytes[0] & (1 << (place - 1)), type(of: bytes[0] | 1 << place))
var low = word & ((1 << place) - 1)
low += 1 << place
print(low, (word >> UInt64(place)) & ((1 << 4) - 1))
print(type(of: 1 << place), type(of: (1 << place) - 1), type(of: 1 << mask))

struct Bits<Word: FixedWidthInteger & UnsignedInteger> {
  var words: [Word] = [0, 0]
  mutating func insert(_ bit: Int) { words[bit / Word.bitWidth] |= 1 << (bit % Word.bitWidth) }
  func contains(_ bit: Int) -> Bool { words[bit / Word.bitWidth] & (1 << (bit % Word.bitWidth)) != 0 }
}
var bits = Bits<UInt8>()
bits.insert(3)
bits.insert(9)
print(bits.words, bits.contains(9), bits.contains(10))
