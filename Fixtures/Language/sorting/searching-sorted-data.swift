extension RandomAccessCollection where Element: Comparable {
  func lowerBound(_ x: Element) -> Index { var lo = startIndex, n = count; while n > 0 { let h = n / 2, m = index(lo, offsetBy: h); if self[m] < x { lo = index(after: m); n -= h + 1 } else { n = h } }; return lo }
  func upperBound(_ x: Element) -> Index { var lo = startIndex, n = count; while n > 0 { let h = n / 2, m = index(lo, offsetBy: h); if !(x < self[m]) { lo = index(after: m); n -= h + 1 } else { n = h } }; return lo }
  func range(of x: Element) -> Range<Index> { lowerBound(x)..<upperBound(x) }
  func binaryContains(_ x: Element) -> Bool { let i = lowerBound(x); return i != endIndex && self[i] == x } }
let a = [1, 3, 3, 3, 5, 8]
print([0, 1, 3, 4, 9].map { a.lowerBound($0) }, a.range(of: 3), a.range(of: 4).isEmpty, a.binaryContains(5), a.binaryContains(6), a[2...].lowerBound(5), ["a", "c"].upperBound("b"))
struct SortedArray<T: Comparable>: RandomAccessCollection { private(set) var items: [T]; init(_ s: some Sequence<T>) { items = s.sorted() }; mutating func insert(_ t: T) -> Int { let i = items.upperBound(t); items.insert(t, at: i); return i }; mutating func remove(_ t: T) -> Bool { let i = items.lowerBound(t); guard i < items.count, items[i] == t else { return false }; items.remove(at: i); return true }; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> T { items[i] }; var median: T? { isEmpty ? nil : self[count / 2] } }
var s = SortedArray([5, 1, 4])
print(s.insert(3), s.insert(9), s.remove(4), s.remove(44), s.items, s.median!, s.map { $0 * 2 }, s.first!, s.reversed().map { $0 }, s.contains(9))
func mergeSorted(_ a: [Int], _ b: [Int]) -> [Int] { var r: [Int] = [], i = 0, j = 0; while i < a.count || j < b.count { if j == b.count || i < a.count && a[i] <= b[j] { r.append(a[i]); i += 1 } else { r.append(b[j]); j += 1 } }; return r }
func intersection(_ a: [Int], _ b: [Int]) -> [Int] { var r: [Int] = [], i = 0, j = 0; while i < a.count, j < b.count { if a[i] < b[j] { i += 1 } else if b[j] < a[i] { j += 1 } else { r.append(a[i]); i += 1; j += 1 } }; return r }
func inversions(_ a: [Int]) -> Int { a.indices.reduce(0) { n, i in n + a[(i + 1)...].filter { $0 < a[i] }.count } }
func nextPermutation(_ a: inout [Int]) -> Bool { guard let i = a.indices.dropLast().last(where: { a[$0] < a[$0 + 1] }) else { return false }; a.swapAt(i, a.lastIndex { $0 > a[i] }!); a[(i + 1)...].reverse(); return true }
print(mergeSorted([1, 4], [2, 3, 9]), intersection([1, 2, 2, 5], [2, 2, 2, 5]), inversions([3, 1, 2]), mergeSorted([], []))
var p = [1, 2, 3], all = [p]
while nextPermutation(&p) { all.append(p) }
print(all, all.map { $0.map(String.init).joined() }.sorted() == all.map { $0.map(String.init).joined() })
func dutchFlag(_ a: [Int], _ k: Int) -> [Int] { var a = a, lo = 0, m = 0, hi = a.count; while m < hi { if a[m] < k { a.swapAt(lo, m); lo += 1; m += 1 } else if a[m] > k { hi -= 1; a.swapAt(m, hi) } else { m += 1 } }; return a }
print(dutchFlag([2, 0, 1, 2, 1, 0], 1), [4, 2, 9].sorted().lowerBound(5), (0..<100).lowerBound(42), Array("aabbd").range(of: "b"), stride(from: 1, to: 30, by: 3).map { $0 }.binaryContains(16))
func peak(_ a: [Int]) -> Int { var lo = 0, hi = a.count - 1; while lo < hi { let m = (lo + hi) / 2; if a[m] < a[m + 1] { lo = m + 1 } else { hi = m } }; return lo }
print(peak([1, 3, 7, 6, 2]), peak([5]), [3, 1, 2].sorted().enumerated().map { "\($0.offset)\($0.element)" }, [5, 3].sorted { _, _ in false }, zip([3, 1, 2], "abc").sorted { $0.0 < $1.0 }.map(\.1))
