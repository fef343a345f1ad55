// The storage of an array is changed in place.
var numbers = [5, 3]
let count = numbers.withContiguousMutableStorageIfAvailable { buffer -> Int in
  buffer[0] = 9
  return buffer.count
}
print(numbers, count as Any)
