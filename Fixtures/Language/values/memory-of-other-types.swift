// Memory that is rebound to another type, moved and deinitialized; arguments that are converted to raw pointers.
import Foundation

final class Item {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("item", number, "ends") }
}
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
numbers.initialize(repeating: -1, count: 2)
numbers.withMemoryRebound(to: UInt.self, capacity: 2) { words in
  print(words[0] == .max)
  words[1] = 5
}
print(numbers[0], numbers[1])
UnsafePointer(numbers).withMemoryRebound(to: UInt8.self, capacity: 16) { bytes in print(bytes[0], bytes[8], bytes[9]) }
numbers.deallocate()

let items = UnsafeMutablePointer<Item>.allocate(capacity: 2)
items.initialize(to: Item(1))
(items + 1).initialize(to: Item(2))
let other = UnsafeMutablePointer<Item>.allocate(capacity: 2)
other.moveInitialize(from: items, count: 2)
print(other[0].number)
do {
  let taken = other.move()
  print("taken", taken.number)
}
(other + 1).deinitialize(count: 1)
print("deinitialized")
items.deallocate()
other.deallocate()

struct Padded { var small: UInt8; var large: UInt32 }
[Padded(small: 1, large: 2), Padded(small: 3, large: 4)].withUnsafeBytes { print($0.count, $0[0], $0[4], $0[8], $0[12]) }
let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4)
let (_, end) = buffer.initialize(from: [1.5, 2.5, 3.5])
print(end, buffer[..<end].reduce(0, +), UnsafeMutableBufferPointer(rebasing: buffer[1..<3]).map { $0 })
buffer.deallocate()
let raw = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
raw.copyMemory(from: [UInt8]([1, 2, 3, 4]), byteCount: 4)
print(raw.loadUnaligned(fromByteOffset: 1, as: UInt16.self) == 0x0302, (raw + 2).load(as: UInt8.self))
raw.deallocate()
let object = Item(9)
print(Unmanaged<Item>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue() === object)
func signed(_ bytes: [UInt8]) -> [Int8] {
  bytes.withUnsafeBufferPointer { buffer in buffer.withMemoryRebound(to: Int8.self) { Array($0) } }
}
print(signed([200, 5]))
var word: UInt32 = 0x0102_0304
print([UInt8](Data(bytes: &word, count: 4)), [UInt8](Data(bytes: [258, 1] as [UInt16], count: 4)))
func fill(_ memory: UnsafeMutableRawPointer, _ count: Int) {
  for i in 0..<count { memory.storeBytes(of: UInt8(i + 1), toByteOffset: i, as: UInt8.self) }
}
fill(&word, 2)
var words: [UInt16] = [0, 0]
fill(&words, 3)
print(String(word, radix: 16), words, memcmp([1, 2, 3] as [UInt8], [1, 2, 4] as [UInt8], 3) < 0)
print(getenv("SURELY_NOT_THERE") == nil, remainder(5, 3), Data([1, 2, 3]).advanced(by: 1).count)
