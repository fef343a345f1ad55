func merge(_ r: [ClosedRange<Int>]) -> [ClosedRange<Int>] { r.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { out, x in if let l = out.last, l.upperBound + 1 >= x.lowerBound { out[out.count - 1] = l.lowerBound...max(l.upperBound, x.upperBound) } else { out.append(x) } } }
print(merge([5...7, 1...2, 3...4, 10...12, 11...11]), merge([]), merge([1...1]))
func subtract(_ a: Range<Int>, _ b: Range<Int>) -> [Range<Int>] { guard a.overlaps(b) else { return [a] }; return [a.lowerBound..<max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound)..<a.upperBound].filter { !$0.isEmpty } }
print(subtract(0..<10, 3..<5), subtract(0..<10, 8..<20), subtract(0..<3, 5..<6), subtract(2..<4, 0..<9))
func ranges(_ n: [Int]) -> String { var out: [ClosedRange<Int>] = []; for x in n.sorted() { if let l = out.last, l.upperBound + 1 == x { out[out.count - 1] = l.lowerBound...x } else { out.append(x...x) } }; return out.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",") }
print(ranges([1, 2, 3, 5, 8, 9]), ranges([]), ranges([4]))
func bisect(_ r: Range<Int>, _ f: (Int) -> Bool) -> Int { var r = r; while !r.isEmpty { let m = r.lowerBound + r.count / 2; r = f(m) ? r.lowerBound..<m : (m + 1)..<r.upperBound }; return r.lowerBound }
print(bisect(0..<1000) { $0 * $0 >= 500 }, bisect(0..<10) { _ in false }, bisect(5..<10) { _ in true })
extension Range where Bound == Int { func chunks(_ n: Int) -> [Range] { stride(from: lowerBound, to: upperBound, by: n).map { $0..<Swift.min($0 + n, upperBound) } }; func split(_ k: Int) -> (Range, Range)? { contains(k) ? (lowerBound..<k, k..<upperBound) : nil } }
extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger { var middle: Bound { lowerBound.advanced(by: lowerBound.distance(to: upperBound) / 2) } }
extension ClosedRange where Bound == Double { func scale(_ v: Double, to o: ClosedRange) -> Double { o.lowerBound + (v - lowerBound) / (upperBound - lowerBound) * (o.upperBound - o.lowerBound) } }
print((0..<10).chunks(4), (0..<10).split(3)!, (0..<2).split(5) == nil, (1...9).middle, (0.0...10).scale(2.5, to: 100...200), (0...100).clamped(to: 50...200))
for (a, b) in [(1...5, 5...9), (1...5, 6...9), (1...9, 3...4)] { print(a.overlaps(b), a.clamped(to: b), b.allSatisfy(a.contains), terminator: "; ") }
print()
let score: [(Range<Int>, String)] = [(0..<50, "F"), (50..<70, "C"), (70..<90, "B"), (90..<101, "A")]
print([0, 49, 50, 89, 100].map { s in score.first { $0.0 ~= s }!.1 }, score.map { $0.0.count }, (0..<score.count).map { score[$0].1 })
let text = "2024-05-06T07:08"
let parts = [0..<4, 5..<7, 8..<10, 11..<13].map { r -> Int in let s = text.index(text.startIndex, offsetBy: r.lowerBound); return Int(text[s..<text.index(s, offsetBy: r.count)])! }
print(parts, (1...3).flatMap { i in (i...3).map { j in i * 10 + j } }, (1...4).reversed().map { Array(repeating: "*", count: $0).joined() }, zip(1...3, (4...6).reversed()).map(*), (1...).prefix(3).map { $0 }, (0...5).dropFirst().dropLast(2).map { $0 }, Array((0..<20).lazy.filter { $0 % 7 == 0 }))
print(("a"..."e").contains("bcd"), ("a"..<"b").contains("b"), (1.5..<2.5) ~= 2.5, (Int.min...0).contains(-5), (...3).contains(-100), (0..<0).isEmpty, (1...1).count, [1...2, 1...2] == [1...2, 1...2], Set([0..<1, 0..<1]).count, 1...2 == 1...2, (3..<5).description, "\(1..<2)")
