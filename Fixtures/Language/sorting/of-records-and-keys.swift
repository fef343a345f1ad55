struct Track: Comparable, CustomStringConvertible { let artist: String, title: String, year: Int, rating: Double?; static func < (a: Track, b: Track) -> Bool { (a.artist, a.year, a.title) < (b.artist, b.year, b.title) }; var description: String { title } }
let tracks = [Track(artist: "B", title: "one", year: 1999, rating: 4.5), Track(artist: "A", title: "two", year: 2005, rating: nil), Track(artist: "B", title: "three", year: 1990, rating: 3), Track(artist: "A", title: "four", year: 2005, rating: 5)]
print(tracks.sorted(), tracks.sorted(by: >), tracks.min()!, tracks.max()!, tracks.sorted { $0.title.count < $1.title.count })
print(tracks.sorted { ($0.rating ?? -1) > ($1.rating ?? -1) }, tracks.sorted { a, b in switch (a.rating, b.rating) { case let (x?, y?): x < y; case (nil, _?): false; case (_?, nil): true; case (nil, nil): false } })
let order = ["three", "one", "four", "two"]
print(tracks.sorted { order.firstIndex(of: $0.title)! < order.firstIndex(of: $1.title)! }, Dictionary(grouping: tracks, by: \.artist).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted().map(\.title))" })
func sortedPermutation<T: Comparable>(_ a: [T]) -> [Int] { a.indices.sorted { (a[$0], $0) < (a[$1], $1) } }
func ranks(_ a: [Int]) -> [Int] { let s = Array(Set(a)).sorted(by: >); return a.map { s.firstIndex(of: $0)! + 1 } }
print(sortedPermutation([30, 10, 20]), ranks([50, 70, 50, 90]), sortedPermutation(["b", "a", "b"]))
func topK(_ a: [Int], _ k: Int) -> [Int] { a.reduce(into: []) { r, x in r.insert(x, at: r.firstIndex { $0 < x } ?? r.endIndex); if r.count > k { r.removeLast() } } }
print(topK([5, 1, 9, 3, 7], 3), topK([1], 3))
func natural(_ a: String, _ b: String) -> Bool { func parts(_ s: String) -> [(String, Int)] { var r: [(String, Int)] = []; var rest = s[...]; while !rest.isEmpty { let t = rest.prefix { !$0.isNumber }; rest = rest.dropFirst(t.count); let d = rest.prefix { $0.isNumber }; rest = rest.dropFirst(d.count); r.append((String(t), Int(d) ?? -1)) }; return r }; return parts(a).lexicographicallyPrecedes(parts(b)) { $0 < $1 } }
print(["file10", "file9", "file1", "a2b10", "a2b9", "z"].sorted(by: natural))
func heapSort(_ input: [Int]) -> [Int] { var a = input; func sift(_ i: Int, _ n: Int) { var p = i; while true { var m = p; for c in [2 * p + 1, 2 * p + 2] where c < n && a[c] > a[m] { m = c }; if m == p { return }; a.swapAt(p, m); p = m } }; for i in stride(from: a.count / 2, through: 0, by: -1) { sift(i, a.count) }; for e in stride(from: a.count - 1, to: 0, by: -1) { a.swapAt(0, e); sift(0, e) }; return a }
func radix(_ input: [Int]) -> [Int] { var a = input, d = 1; while a.contains(where: { $0 / d > 0 }) { var b = Array(repeating: [Int](), count: 10); a.forEach { b[$0 / d % 10].append($0) }; a = b.flatMap { $0 }; d *= 10 }; return a }
func shell(_ input: [Int]) -> [Int] { var a = input, g = a.count / 2; while g > 0 { for i in g..<a.count { var j = i; while j >= g, a[j - g] > a[j] { a.swapAt(j, j - g); j -= g } }; g /= 2 }; return a }
let n = [170, 45, 75, 90, 802, 24, 2, 66, 45]
print(heapSort(n) == n.sorted(), radix(n), shell(n) == radix(n), n.sorted { String($0) < String($1) })
var inPlace = ["delta", "alpha", "charlie"]
inPlace.sort { $0.last! < $1.last! }
inPlace[1...].sort()
print(inPlace, inPlace.sorted().reversed().map { $0 }, zip(inPlace, inPlace.indices).sorted { $0.0 < $1.0 }.map(\.1), [[3, 1], [2, 9], [2]].sorted { $0.lexicographicallyPrecedes($1) }, [(2, "b"), (1, "z"), (2, "a")].sorted(by: <).map(\.1), ["é", "e", "f", "E"].sorted())
