// Functions on `NSRange`, and memory for the time of a call.
import Foundation

let (left, right) = (NSRange(location: 0, length: 3), NSRange(2..<5))
print(NSIntersectionRange(left, right), NSUnionRange(left, right), NSMaxRange(right), NSEqualRanges(left, left))
print(left.intersection(right) as Any, left.intersection(NSRange(location: 9, length: 1)) as Any, left.union(right))
print(NSLocationInRange(2, left), NSLocationInRange(3, left))
let sum = withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { buffer in
  buffer.initialize(repeating: 7)
  return buffer.reduce(0, +)
}
print(sum)
