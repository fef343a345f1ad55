let list = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
  var low = buffer.baseAddress!
  var high = low + buffer.count
  low.initialize(to: 1)
  low += 1
  high -= 1
  high.initialize(to: 9)
  high -= 1
  high.initialize(to: 8)
  low.initialize(to: 2)
  print(low < high, high - low, low == high, (1 + low) == high, low.successor() == high.predecessor())
  count = 4
}
print(list)
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 3)
memory.initialize(repeating: 4, count: 3)
let copy = UnsafeMutablePointer<Int>.allocate(capacity: 3)
copy.initialize(from: memory, count: 3)
copy[1] = 5
memory.update(from: copy, count: 2)
print(memory[0], memory[1], memory[2], (memory + 2).pointee)
[10, 20, 30].withUnsafeBufferPointer { buffer in
  var place = buffer.baseAddress! + 2
  place -= 1
  print(place.pointee, place - buffer.baseAddress!)
}
memory.deallocate()
copy.deallocate()
