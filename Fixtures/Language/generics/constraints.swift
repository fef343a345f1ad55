func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items.dropFirst() where item > best { best = item }
  return best
}
print(largest([3, 9, 4])!, largest(["b", "z"])!, largest([Double]()) as Any)
func count<S: Sequence, T>(_ items: S, where test: (T) -> Bool) -> Int where S.Element == T { items.reduce(0) { test($1) ? $0 + 1 : $0 } }
print(count([1, 2, 3]) { $0 > 1 }, count("hello") { $0 == "l" })
func common<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element: Hashable, A.Element == B.Element {
  let set = Set(b)
  return a.filter(set.contains)
}
print(common([1, 2, 3, 4], [2, 4, 6]), common("swift", ["t", "s"]))
struct Pair<A, B> { var first: A, second: B
  func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
  func mapFirst<T>(_ f: (A) throws -> T) rethrows -> Pair<T, B> { .init(first: try f(first), second: second) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { var array: [A] { [first, second] } }
extension Pair where A: Numeric, B == A { var sum: A { first + second } }
print(Pair(first: 1, second: "x").swapped(), Pair(first: 1, second: 2).array, Pair(first: 1.5, second: 2).sum, Pair(first: 1, second: "a") == Pair(first: 1, second: "a"))
print(Pair(first: 2, second: true).mapFirst { [$0] })
extension Array where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
extension Array where Element == String { func shout() -> String { joined(separator: " ").uppercased() } }
print([1, 2, 3].total(), [0.5, 0.25].total(), ["a", "b"].shout())
func sum<T: Numeric>(_ values: T...) -> T { values.reduce(0, +) }
func average<T: BinaryInteger>(_ v: [T]) -> Double { v.isEmpty ? 0 : Double(v.reduce(0, +)) / Double(v.count) }
func power<T: FloatingPoint>(_ x: T, _ n: Int) -> T { (0..<n).reduce(1) { r, _ in r * x } }
print(sum(1, 2, 3), sum(1.5, 2), average([1, 2] as [UInt8]), power(1.5, 3), power(Float(2), 10))
func describe<T>(_ value: T) -> String { "\(T.self): \(value)" }
func describe<T: Collection>(_ value: T) -> String { "collection of \(T.Element.self), \(value.count)" }
func describe(_ value: Int) -> String { "exactly Int \(value)" }
print(describe(2.5), describe([1]), describe("ab"), describe(4), describe(nil as Int?), separator: "; ")
struct Cache<Key: Hashable, Value> { private var store: [Key: Value] = [:]; private(set) var misses = 0
  mutating func value(for key: Key, make: (Key) -> Value) -> Value {
    if let found = store[key] { return found }
    misses += 1
    let made = make(key)
    store[key] = made
    return made
  }
}
var cache = Cache<String, Int>()
print(cache.value(for: "abc", make: \.count), cache.value(for: "abc") { _ in 0 }, cache.misses)
