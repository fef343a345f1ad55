// The order of a dictionary's entries is not defined: everything here sorts or sums.
let text = "it was the best of times it was the worst of times"
let counts = text.split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }
for (word, count) in counts.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }) { print("\(count) \(word)") }
let positions = text.split(separator: " ").enumerated().reduce(into: [Substring: [Int]]()) { $0[$1.element, default: []].append($1.offset) }
print(positions["times"]!, positions["was"]!, positions.values.map(\.count).sorted())
let a = ["x": 1, "y": 2], b = ["y": 20, "z": 30]
print(a.merging(b) { $0 + $1 }.sorted { $0.key < $1.key }.map(\.value), a.merging(b) { a, _ in a }["y"]!, Set(a.keys).intersection(b.keys), a.keys.filter { b[$0] == nil })
let common = a.filter { b.keys.contains($0.key) }
print(common, a == ["y": 2, "x": 1], a != b, a.isEmpty)
var removed = a
print(removed.removeValue(forKey: "x")!, removed, removed.popFirst()!, removed.isEmpty, removed.popFirst() as Any)
let inverted = Dictionary(grouping: a.merging(["w": 2]) { $1 }, by: \.value).mapValues { $0.map(\.key).sorted() }
print(inverted[2]!, inverted[1]!)
struct Cell: Hashable { let r: Int, c: Int }
var sparse: [Cell: Double] = [:]
for i in 0..<3 { sparse[Cell(r: i, c: i)] = Double(i) + 0.5 }
sparse[Cell(r: 0, c: 2)] = 9
let rows = (0..<3).map { r in (0..<3).map { c in sparse[Cell(r: r, c: c), default: 0] } }
print(rows, sparse.values.reduce(0, +), sparse.keys.map(\.c).reduce(0, +), sparse.max { $0.value < $1.value }!.key)
print(Dictionary(zip(["a", "b", "a"], 1...)) { $0 * 10 + $1 }["a"]!, [String: Int](uniqueKeysWithValues: zip(["k"], [1])), Dictionary(uniqueKeysWithValues: [("only", ())]).count)
typealias Handler = (Int) -> String
let routes: [String: Handler] = ["hex": { String($0, radix: 16) }, "neg": { "\(-$0)" }]
print(["hex", "neg", "nope"].map { routes[$0]?(255) ?? "404" })
