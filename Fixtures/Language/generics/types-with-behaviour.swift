struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) -> Self { items.append(e); return self }; mutating func pop() -> Element? { items.popLast() }; func map<T>(_ f: (Element) throws -> T) rethrows -> Stack<T> { Stack<T>(items: try items.map(f)) }; init(items: [Element] = []) { self.items = items } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { self.init(items: e) } }
extension Stack where Element: Comparable { var largest: Element? { items.max() }; func sorted() -> Stack { Stack(items: items.sorted()) } }
extension Stack where Element == String { func joined() -> String { items.joined(separator: "|") } }
var s: Stack = [3, 1, 2]
print(s.push(9).items, s.largest!, Array(s), s.map { "\($0)" }.joined(), s.pop()!, s.sorted().items, s.reduce(0, +), s.contains(3))
enum Tree<K: Comparable, V> { case leaf; indirect case node(Tree, K, V, Tree)
  subscript(k: K) -> V? { get { guard case let .node(l, key, v, r) = self else { return nil }; return k == key ? v : k < key ? l[k] : r[k] }
    set { self = setting(k, newValue) } }
  func setting(_ k: K, _ v: V?) -> Tree { switch self { case .leaf: return v.map { .node(.leaf, k, $0, .leaf) } ?? .leaf; case let .node(l, key, old, r): return k == key ? .node(l, key, v ?? old, r) : k < key ? .node(l.setting(k, v), key, old, r) : .node(l, key, old, r.setting(k, v)) } }
  func fold<T>(_ z: T, _ f: (T, K, V, T) -> T) -> T { if case let .node(l, k, v, r) = self { return f(l.fold(z, f), k, v, r.fold(z, f)) }; return z } }
var t = Tree<String, Int>.leaf
for (i, w) in ["m", "c", "x", "a"].enumerated() { t[w] = i }
t["c"] = 42
print(t["c"]!, t["zz"] as Any, t.fold(0) { l, _, _, r in 1 + max(l, r) }, t.fold("") { $0 + $1 + "\($2)" + $3 })
final class Cache<Key: Hashable, Value> { private var d: [Key: (value: Value, uses: Int)] = [:]; let limit: Int; init(limit: Int) { self.limit = limit }
  subscript(k: Key, make: @autoclosure () -> Value) -> Value { if let e = d[k] { d[k]!.uses += 1; return e.value }; if d.count >= limit, let worst = d.min(by: { $0.value.uses < $1.value.uses }) { d[worst.key] = nil }; let v = make(); d[k] = (v, 1); return v } }
let cache = Cache<Int, String>(limit: 2)
func make(_ n: Int) -> String { print("make", n); return "v\(n)" }
print(cache[1, make(1)], cache[1, make(1)], cache[2, make(2)], cache[3, make(3)], cache[1, make(1)])
struct Matrix<T: Numeric> { var rows: [[T]]; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows.map { row in b.rows[0].indices.map { c in zip(row, b.rows).reduce(0) { $0 + $1.0 * $1.1[c] } } }) } }
print((Matrix(rows: [[1, 2], [3, 4]]) * Matrix(rows: [[0, 1], [1, 0]])).rows, (Matrix(rows: [[0.5]]) * Matrix(rows: [[4]])).rows)
class Event<T> { private var hs: [(T) -> Void] = []; func on(_ h: @escaping (T) -> Void) { hs.append(h) }; func emit(_ t: T) { hs.forEach { $0(t) } } }
class Clicks: Event<(Int, Int)> { func click() { emit((1, 2)) } }
let clicks = Clicks()
clicks.on { print("at", $0, $1) }
clicks.on { print("sum", $0.0 + $0.1) }
clicks.click()
let unit = Event<Void>()
unit.on { print("void") }
unit.emit(())
print(type(of: cache), type(of: clicks), type(of: t), Stack<Int>().largest as Any)
