let half = 1..<5
let closed = 1...5
print(half, closed, half.count, closed.count, half.contains(5), closed.contains(5))
print(half.lowerBound, closed.upperBound, half.isEmpty, (3..<3).isEmpty, Array(half))
print(3..., ..<4, ...7, type(of: half), type(of: closed), type(of: 3...), type(of: ..<4), type(of: ...7))
print((3...).contains(100), (..<4).contains(4), (...7).contains(7), ("a"..."z").contains("m"), ("a"..."z").contains("mm"))
print(half.overlaps(4..<9), half.overlaps(5..<9), half.clamped(to: 3..<10), closed.clamped(to: 7...9))
print((1...10).reversed().prefix(3), Array((1...3).reversed()), (1...10).map { $0 }.filter { $0 % 3 == 0 })
print((0.5..<2.5).contains(2.4), (1.0...2.0).upperBound, closed == 1...5, Range(closed), ClosedRange(half))
for index in (0..<3).reversed() { print(index, terminator: " ") }
for _ in 0..<2 { print("x", terminator: " ") }
for index in 5... { if index > 7 { break }; print(index, terminator: " ") }
print()
let text = ["zero", "one", "two", "three"]
print(text[1...], text[..<2], text[...2], text[(1..<3).relative(to: text)])
print((1..<4).sum, (1...100).reduce(0, +), closed.last!, half.first!, half.firstIndex(of: 3)!)
extension Sequence where Element == Int { var sum: Int { reduce(0, +) } }
switch 42 {
case ..<0: print("negative")
case 0: print("zero")
case 1..<10: print("small")
case 10...99: print("medium")
default: print("large")
}
print(-5 ..< -1, (10..<20)[12], (10..<20).index(after: 12), (10..<20).distance(from: 11, to: 15), (0..<10).dropFirst(3), (0..<10).suffix(2))
print((1...3).hashValue == (1...3).hashValue, Set([1..<2, 1..<2]).count, (1...3).randomElement() != nil)
