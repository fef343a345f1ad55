final class LRUCache<Key: Hashable, Value> {
  private final class Node {
    let key: Key
    var value: Value
    var next: Node?
    weak var previous: Node?
    init(_ key: Key, _ value: Value) { self.key = key; self.value = value }
  }

  private let capacity: Int
  private var nodes: [Key: Node] = [:]
  private var head: Node?
  private var tail: Node?
  private(set) var hits = 0, misses = 0
  var onEvict: ((Key, Value) -> Void)?

  init(capacity: Int) {
    precondition(capacity > 0, "a cache needs room")
    self.capacity = capacity
  }

  var count: Int { nodes.count }

  subscript(key: Key) -> Value? {
    get {
      guard let node = nodes[key] else { misses += 1; return nil }
      hits += 1
      moveToFront(node)
      return node.value
    }
    set {
      guard let newValue = newValue else { remove(key); return }
      if let node = nodes[key] {
        node.value = newValue
        moveToFront(node)
        return
      }
      let node = Node(key, newValue)
      nodes[key] = node
      insertAtFront(node)
      if nodes.count > capacity, let last = tail {
        onEvict?(last.key, last.value)
        remove(last.key)
      }
    }
  }

  func remove(_ key: Key) {
    guard let node = nodes.removeValue(forKey: key) else { return }
    unlink(node)
  }

  private func moveToFront(_ node: Node) {
    guard head !== node else { return }
    unlink(node)
    insertAtFront(node)
  }

  private func insertAtFront(_ node: Node) {
    node.next = head
    node.previous = nil
    head?.previous = node
    head = node
    if tail == nil { tail = node }
  }

  private func unlink(_ node: Node) {
    let previous = node.previous, next = node.next
    previous?.next = next
    next?.previous = previous
    if head === node { head = next }
    if tail === node { tail = previous }
  }
}

extension LRUCache: Sequence {
  func makeIterator() -> AnyIterator<(Key, Value)> {
    var node = head
    return AnyIterator {
      defer { node = node?.next }
      return node.map { ($0.key, $0.value) }
    }
  }
}

let cache = LRUCache<String, Int>(capacity: 3)
cache.onEvict = { print("evict \($0)=\($1)") }
cache["a"] = 1
cache["b"] = 2
cache["c"] = 3
print(cache["a"] as Any, cache.map { $0.0 })
cache["d"] = 4
print(cache["b"] as Any, cache.count)
cache["c"] = 33
print(cache.map { "\($0.0)\($0.1)" }.joined(separator: " "))
cache["a"] = nil
print(cache.map { $0.0 }, cache.hits, cache.misses)
cache["e"] = 5
cache["f"] = 6
print(cache.reduce(0) { $0 + $1.1 }, cache.contains { $0.0 == "d" })
