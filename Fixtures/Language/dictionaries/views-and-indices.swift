var d = ["one": 1, "two": 2, "three": 3]
print(d.keys.count, d.values.reduce(0, +), d.keys.contains("two"), d.values.contains(9), Array(d.keys).sorted(), d.keys.sorted { $0.count < $1.count }.first!.count)
for i in d.values.indices { d.values[i] *= 10 }
print(d.sorted { $0.value < $1.value }.map(\.value))
if let i = d.index(forKey: "two") { print(d[i], d.keys[i], d.values[i]); d.values[i] += 1; d.remove(at: i) }
print(d["two"] as Any, d.index(forKey: "two") as Any, d.startIndex == d.endIndex, [String: Int]().startIndex == [String: Int]().endIndex)
print(d.count, d.first != nil, d.randomElement() != nil, d.min { $0.value < $1.value }!, d.contains { $0.key == "one" && $0.value == 10 }, d.allSatisfy { $0.value % 10 == 0 })
let e = d.map { (key, value) in "\(key)\(value)" }.sorted(), f = d.flatMap { [$0.key, "\($0.value)"] }.sorted(), g = d.compactMap { $0.value > 10 ? $0.key : nil }
print(e, f, g, d.reduce(into: "") { $0 += "\($1.value / 10)" }.sorted(), d.filter { $0.key.hasPrefix("t") }, d.mapValues(String.init)["one"]!, d.compactMapValues { $0 > 10 ? $0 : nil })
d.reserveCapacity(100)
d.removeAll { $0.value > 10 }
print(d, d.capacity >= 1)
extension Dictionary { mutating func removeAll(where f: (Element) -> Bool) { for (k, v) in self where f((k, v)) { self[k] = nil } }; func sum<N: AdditiveArithmetic>() -> N where Value == N { values.reduce(.zero, +) }; func min(by k: (Value) -> Int) -> Key? { self.min { k($0.value) < k($1.value) }?.key } }
print(["a": 1.5, "b": 2].sum(), ["x": "long", "y": "s"].min { $0.count }!)
let pairs = [("a", 1), ("b", 2), ("a", 3)]
print(Dictionary(pairs, uniquingKeysWith: max)["a"]!, Dictionary(pairs) { $0 * 10 + $1 }["a"]!, Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }["a"]!, pairs.reduce(into: [:]) { $0[$1.0] = $1.1 }["a"]!)
var nested: [[String: Int]] = [["a": 1], [:]]
nested[0]["a"]! += 1
nested[1]["z", default: 5] += 1
print(nested, nested.map(\.count), nested.compactMap { $0["a"] }, nested.flatMap(\.values))
let literal: KeyValuePairs = ["b": 1, "a": 2]
print(literal.map { $0.key }, literal.first!, literal[1], Dictionary(uniqueKeysWithValues: literal.map { ($0, $1) })["a"]!)
let lookup: [Int: (name: String, f: (Int) -> Int)] = [1: ("inc", { $0 + 1 }), 2: ("dbl", { $0 * 2 })]
print(lookup[1]!.name, lookup[2]!.f(21), lookup[3]?.f(1) as Any, lookup.keys.max()!)
struct Matrix { private var d: [Int: [Int: Int]] = [:]; subscript(r: Int, c: Int) -> Int { get { d[r]?[c] ?? 0 } set { d[r, default: [:]][c] = newValue == 0 ? nil : newValue; if d[r]!.isEmpty { d[r] = nil } } }; var count: Int { d.values.reduce(0) { $0 + $1.count } } }
var m = Matrix()
m[1, 1] = 5; m[1, 1] += 2; m[9, 9] = 1; m[9, 9] = 0
print(m[1, 1], m[2, 2], m.count)
