// A class in a generic type has a `deinit` of its own.

final class Cache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    weak var previous: Node?
    var next: Node?
    init(_ key: Key, _ value: Value) {
      self.key = key
      self.value = value
    }
    deinit { print("gone", key, value) }
  }
  private var nodes: [Key: Node] = [:]
  subscript(key: Key) -> Value? {
    get { nodes[key]?.value }
    set { nodes[key] = newValue.map { Node(key, $0) } }
  }
  func link(_ first: Key, _ second: Key) {
    nodes[first]?.next = nodes[second]
    nodes[second]?.previous = nodes[first]
  }
  deinit { print("cache ends") }
}
do {
  let cache = Cache<String, Int>()
  cache["a"] = 1
  cache["b"] = 2
  cache.link("a", "b")
  cache["b"] = nil
  print(cache["a"] ?? 0, cache["b"] ?? 0)
  cache["a"] = nil
  print("empty")
}
print((Base.init as () -> Base)().number, [1, 2].map { _ in Base.init() }.count)
class Base { var number = 7 }
class Derived: Base { var other = 2 }
let make: () -> Base = Derived.init
print(make().number, type(of: make()))
