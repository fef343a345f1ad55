var numbers: ContiguousArray<Int> = [1, 2, 3]
numbers.append(4)
print(numbers, numbers.count)
let total = numbers.withUnsafeBufferPointer { $0.reduce(0, +) }
print(total)
var plain = [5, 3, 1]
plain.withUnsafeMutableBufferPointer { buffer in
  for index in buffer.indices { buffer[index] *= 10 }
}
print(plain)
let made = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
  for index in 0..<3 { buffer[index] = index * index }
  count = 3
}
print(made)
var text = "abc"
text.withUTF8 { print($0.count, $0[0]) }
var value: UInt32 = 0x01020304
withUnsafeBytes(of: &value) { print(Array($0)) }
print(plain.partition { $0 > 25 }, plain.count)
print(plain.difference(from: [30, 10]).count)
let change = [1, 2, 4].difference(from: [1, 3, 4])
for step in change {
  switch step {
  case .remove(let offset, let element, _): print("remove", element, "at", offset)
  case .insert(let offset, let element, _): print("insert", element, "at", offset)
  }
}
print([1, 3, 4].applying(change)!)
