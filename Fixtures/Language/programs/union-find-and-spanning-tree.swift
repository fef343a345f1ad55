struct UnionFind<T: Hashable> {
  private var parent: [T: T] = [:]
  private var size: [T: Int] = [:]
  private(set) var setCount = 0

  mutating func add(_ item: T) {
    guard parent[item] == nil else { return }
    parent[item] = item
    size[item] = 1
    setCount += 1
  }

  mutating func find(_ item: T) -> T {
    add(item)
    var root = item
    while let next = parent[root], next != root { root = next }
    var current = item
    while current != root {
      let next = parent[current]!
      parent[current] = root
      current = next
    }
    return root
  }

  @discardableResult mutating func union(_ a: T, _ b: T) -> Bool {
    var (x, y) = (find(a), find(b))
    guard x != y else { return false }
    if size[x]! < size[y]! { swap(&x, &y) }
    parent[y] = x
    size[x]! += size[y]!
    setCount -= 1
    return true
  }

  mutating func connected(_ a: T, _ b: T) -> Bool { find(a) == find(b) }
}

struct Edge: Comparable, CustomStringConvertible {
  let a: String, b: String, weight: Int
  static func < (x: Edge, y: Edge) -> Bool { (x.weight, x.a, x.b) < (y.weight, y.a, y.b) }
  var description: String { "\(a)-\(b):\(weight)" }
}

func kruskal(_ edges: [Edge]) -> [Edge] {
  var sets = UnionFind<String>()
  return edges.sorted().filter { sets.union($0.a, $0.b) }
}

func prim(_ edges: [Edge], from start: String) -> Int {
  var visited: Set = [start]
  var total = 0
  let all = Set(edges.flatMap { [$0.a, $0.b] })
  while visited.count < all.count {
    guard let best = edges.filter({ visited.contains($0.a) != visited.contains($0.b) }).min() else { break }
    visited.formUnion([best.a, best.b])
    total += best.weight
  }
  return total
}

func topologicalSort(_ dependencies: [String: [String]]) -> [String]? {
  var remaining = dependencies
  var result: [String] = []
  while !remaining.isEmpty {
    let ready = remaining.filter { $0.value.allSatisfy(result.contains) }.keys.sorted()
    if ready.isEmpty { return nil }
    result += ready
    ready.forEach { remaining[$0] = nil }
  }
  return result
}

let edges = "AB7 AD5 BC8 BD9 BE7 CE5 DE15 DF6 EF8 EG9 FG11".split(separator: " ").map { text -> Edge in
  let letters = Array(text)
  return Edge(a: String(letters[0]), b: String(letters[1]), weight: Int(String(letters[2...]))!)
}
let tree = kruskal(edges)
print(tree, tree.map(\.weight).reduce(0, +), prim(edges, from: "D"))
var sets = UnionFind<Int>()
for n in 1...10 { sets.add(n) }
for n in stride(from: 1, through: 7, by: 2) { sets.union(n, n + 2) }
print(sets.setCount, sets.connected(1, 9), sets.connected(1, 2), sets.union(2, 9), sets.union(2, 1), sets.connected(2, 5))
print(topologicalSort(["app": ["ui", "net"], "ui": ["core"], "net": ["core"], "core": []]) ?? ["cycle"])
print(topologicalSort(["a": ["b"], "b": ["a"]]) ?? ["cycle"])
