func cover(_ universe: Set<Int>, _ sets: [String: Set<Int>]) -> [String] { var left = universe, picked: [String] = []; while !left.isEmpty { guard let best = sets.max(by: { let (a, b) = ($0.value.intersection(left).count, $1.value.intersection(left).count); return (a, $1.key) < (b, $0.key) }), !best.value.isDisjoint(with: left) else { break }; picked.append(best.key); left.subtract(best.value) }; return picked }
print(cover(Set(1...8), ["a": [1, 2, 3], "b": [3, 4, 5, 6], "c": [7, 8], "d": [1, 8]]), cover([1, 99], ["x": [1]]))
func coloring(_ g: [String: Set<String>]) -> [String: Int] { g.keys.sorted { (g[$1]!.count, $0) < (g[$0]!.count, $1) }.reduce(into: [:]) { c, n in let used = Set(g[n]!.compactMap { c[$0] }); c[n] = (0...).first { !used.contains($0) }! } }
let graph: [String: Set<String>] = ["a": ["b", "c"], "b": ["a", "c", "d"], "c": ["a", "b"], "d": ["b"]]
print(coloring(graph).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func components<T: Hashable & Comparable>(_ edges: [(T, T)]) -> [[T]] { var sets: [Set<T>] = []; for (a, b) in edges { let (hit, rest) = sets.reduce(into: ([Set<T>](), [Set<T>]())) { if $1.contains(a) || $1.contains(b) { $0.0.append($1) } else { $0.1.append($1) } }; sets = rest + [hit.reduce(into: [a, b]) { $0.formUnion($1) }] }; return sets.map { $0.sorted() }.sorted { $0[0] < $1[0] } }
print(components([(1, 2), (3, 4), (2, 5), (6, 6), (5, 1)]), components([("x", "y"), ("z", "y")]))
func jaccard<T>(_ a: Set<T>, _ b: Set<T>) -> Double { a.isEmpty && b.isEmpty ? 1 : Double(a.intersection(b).count) / Double(a.union(b).count) }
func bigrams(_ s: String) -> Set<String> { Set(zip(s, s.dropFirst()).map { "\($0)\($1)" }) }
print(jaccard(bigrams("night"), bigrams("nacht")), jaccard(Set([1, 2, 3]), [2, 3, 4]), jaccard(Set<Int>(), []))
func subsets(_ s: Set<Int>, sum: Int) -> [[Int]] { func go(_ a: ArraySlice<Int>, _ left: Int) -> [[Int]] { if left == 0 { return [[]] }; guard let f = a.first, f <= left else { return [] }; return go(a.dropFirst(), left - f).map { [f] + $0 } + go(a.dropFirst(), left) }; return go(s.sorted()[...], sum) }
print(subsets([1, 2, 3, 4, 5], sum: 6), subsets([5], sum: 3))
struct Life { var cells: Set<[Int]>; mutating func step() { var n: [[Int]: Int] = [:]; for c in cells { for dx in -1...1 { for dy in -1...1 where dx != 0 || dy != 0 { n[[c[0] + dx, c[1] + dy], default: 0] += 1 } } }; cells = Set(n.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys) } }
var life = Life(cells: [[1, 0], [2, 1], [0, 2], [1, 2], [2, 2]])
for _ in 0..<4 { life.step() }
print(life.cells.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) })
var primes = Set(2...50)
for p in 2...7 where primes.contains(p) { primes.subtract(stride(from: p * p, through: 50, by: p)) }
print(primes.sorted(), primes.filter { primes.contains($0 + 2) }.sorted())
let people: [String: Set<String>] = ["ann": ["tea", "milk"], "bob": ["tea"], "cy": ["milk", "tea", "pie"]]
print(people.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted(), people.values.reduce(people["ann"]!) { $0.intersection($1) }, people.filter { $0.value.isStrictSuperset(of: people["ann"]!) }.keys.sorted(), people.keys.sorted().filter { people[$0]!.isSubset(of: people["ann"]!) })
