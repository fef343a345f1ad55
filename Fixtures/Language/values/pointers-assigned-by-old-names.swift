// The former names of `update`.
let numbers = [1, 2, 3]
let copy = UnsafeMutablePointer<Int>.allocate(capacity: 5)
copy.initialize(repeating: 0, count: 5)
numbers.withUnsafeBufferPointer { copy.assign(from: $0.baseAddress!, count: 3) }
(copy + 3).assign(repeating: 7, count: 2)
print((0..<5).map { copy[$0] })
let other = UnsafeMutablePointer<Int>.allocate(capacity: 5)
other.assign(from: copy, count: 4)
print(other[0], other[3])
copy.deallocate()
other.deallocate()
