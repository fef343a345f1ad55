let numbers = Array(10...19)
print(numbers[2...4], numbers[..<3], numbers[8...], numbers[...1], numbers[2..<2], numbers[...])
let text = "abcdefgh"
let i = text.index(text.startIndex, offsetBy: 2), j = text.index(text.endIndex, offsetBy: -2)
print(text[i..<j], text[...i], text[j...], text[..<i], text[i...].count)
var copy = numbers
copy.removeSubrange(1...7)
copy.replaceSubrange(..<1, with: [0, 0])
copy.insert(contentsOf: 5..<7, at: 1)
print(copy, copy[1...].firstIndex(of: 0)!)
copy[1..<3].reverse()
copy[2...] = []
print(copy, numbers.prefix(through: 2), numbers.prefix(upTo: 2), numbers.suffix(from: 7))
func clamp<T: Comparable>(_ v: T, to r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
print(clamp(15, to: 1...10), clamp(-0.5, to: 0...1), (1...10).clamped(to: 5...20), (0..<10).clamped(to: -5..<3), (1...5).overlaps(5...9), (1..<5).overlaps(5..<9))
let r: Range = 3..<8
print(r.map { $0 * 2 }, r.firstIndex(of: 5)!, r[r.startIndex], r.dropFirst(2), r.prefix(2), r.reversed().first!, r.contains(where: { $0 > 6 }), r.sum)
extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
for (n, range) in [(5, 0..<10), (50, 0..<10)] { print(range ~= n, terminator: " ") }
print(Range(3...7), ClosedRange(3..<7), (3..<7).isEmpty, Range(uncheckedBounds: (1, 4)).count, (1...3) == (1...3), [1...2: "k"][1...2]!)
struct Interval { let a: Int, b: Int; static func ... (x: Interval, y: Interval) -> ClosedRange<Int> { x.a...y.b } }
print(Interval(a: 1, b: 2)...Interval(a: 3, b: 9), ("a"..."e").contains("c"), ("apple"..<"banana").contains("avocado"), (Character("a")...Character("z")).contains("q"))
func partial<R: RangeExpression>(_ r: R) -> [Int] where R.Bound == Int { Array(numbers[r]) }
print(partial(1...2), partial(..<2), partial(8...), partial(3..<4), (0...).lazy.map { $0 * $0 }.first { $0 > 50 }!, zip(0..., "ab").map { "\($0)\($1)" })
