// Generic code asks a collection whether its elements are adjacent in memory.
func total<C: Collection>(_ numbers: C) -> String where C.Element == UInt8 {
  if let sum = numbers.withContiguousStorageIfAvailable({ $0.reduce(0) { $0 + Int($1) } }) { return "adjacent \(sum)" }
  return "copied, then " + total(Array(numbers))
}
print(total([1, 2, 3]))
print(total([1, 2, 3][1...]))
print(total(ContiguousArray([1, 2, 3])))
print(total("ab".utf8))
print(total("abc".utf8.dropFirst()))
print(total(repeatElement(2, count: 3)))
print(total(Slice(base: [1, 2, 3] as [UInt8], bounds: 1..<3)))
print(total([1, 2, 3].lazy.map { $0 + 1 }))
print(([5, 6, 7] as [UInt8]).withUnsafeBufferPointer { total($0) + ", " + total($0[1...]) })
print(Set([1]).withContiguousStorageIfAvailable { $0.count } as Any)

// Positions of reversed collections are counted in one step.
let reversed = Array(1...10).reversed()
let third = reversed.index(reversed.startIndex, offsetBy: 2)
print(reversed[third], reversed.distance(from: third, to: reversed.endIndex))
print(reversed.index(third, offsetBy: 9, limitedBy: reversed.endIndex) == nil)
print(reversed[reversed.index(third, offsetBy: -1)])
