// Pointers are made of pointers, also of pointers that may be absent.
var numbers = [1, 2, 3]
let sum = numbers.withUnsafeMutableBufferPointer { buffer -> Int in
  let start = buffer.baseAddress
  let fixed = UnsafePointer(start)
  let same = UnsafePointer<Int>(fixed!)
  let again = UnsafeMutablePointer(mutating: fixed)
  again?[1] = 20
  UnsafeMutablePointer(start)?.pointee = 10
  return same[0] + same[1] + (fixed?[2] ?? 0)
}
print(sum, numbers)
let absent: UnsafePointer<Int>? = nil
print(UnsafePointer(absent) == nil, UnsafeMutablePointer(mutating: absent) == nil)
