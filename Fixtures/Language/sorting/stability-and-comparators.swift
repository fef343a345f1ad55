struct Row { let n: Int; let s: String }
let rows = zip([2, 1, 2, 1, 3, 2], "abcdef").map { Row(n: $0, s: String($1)) }
print(rows.sorted { $0.n < $1.n }.map(\.s).joined(), rows.sorted { $0.n > $1.n }.map(\.s).joined())
struct Comparator<T> { let less: (T, T) -> Bool
  static func by<K: Comparable>(_ key: @escaping (T) -> K) -> Comparator { Comparator { key($0) < key($1) } }
  var reversed: Comparator { Comparator { less($1, $0) } }
  func then(_ next: Comparator) -> Comparator { Comparator { less($0, $1) || (!less($1, $0) && next.less($0, $1)) } } }
extension Array { func sorted(_ c: Comparator<Element>) -> Array { sorted(by: c.less) }; mutating func sort(_ c: Comparator<Element>) { sort(by: c.less) } }
print(rows.sorted(.by(\.n).reversed.then(.by(\.s).reversed)).map(\.s), rows.sorted(Comparator.by(\.n).then(.by(\.s))).map(\.s))
var words = ["bb", "a", "ccc", "B", "aa"]
words.sort(Comparator.by(\.count).then(.by { $0.lowercased() }).then(.by { $0 }))
print(words, words.sorted { $0.lowercased() == $1.lowercased() ? $0 > $1 : $0.lowercased() < $1.lowercased() })
func isSorted<T: Comparable>(_ a: [T]) -> Bool { zip(a, a.dropFirst()).allSatisfy { $0 <= $1 } }
print(isSorted([1, 2, 2, 5]), isSorted(["b", "a"]), isSorted([Int]()), [3, 1, 2].sorted().elementsEqual(1...3))
var partly = [5, 3, 8, 1, 9, 2]
partly[1..<5].sort()
print(partly, partly.partition { $0 < 5 }, partly.count, Array("sorting".sorted(by: >)), String("sorting".sorted()))
let pivot = partly.partition(by: { $0 >= 5 })
print(partly[..<pivot].sorted(), partly[pivot...].sorted())
func kth(_ a: [Int], _ k: Int) -> Int { let p = a[a.count / 2], l = a.filter { $0 < p }, e = a.filter { $0 == p }; return k < l.count ? kth(l, k) : k < l.count + e.count ? p : kth(a.filter { $0 > p }, k - l.count - e.count) }
print((0..<6).map { kth([9, 1, 8, 2, 7, 3], $0) }, [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0))
print([nil, 3, 1, nil, 2].sorted { a, b in switch (a, b) { case (nil, _): false; case (_, nil): true; case let (x?, y?): x < y } }.map { $0.map(String.init) ?? "nil" })
