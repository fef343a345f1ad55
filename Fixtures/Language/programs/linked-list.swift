public class Node<T> {
  var value: T
  var next: Node<T>?
  init(value: T, next: Node<T>? = nil) {
    self.value = value
    self.next = next
  }
}

public struct LinkedList<T> {
  private(set) var head: Node<T>?
  private(set) var tail: Node<T>?
  public init() {}
  public var isEmpty: Bool { return head == nil }

  public mutating func push(_ value: T) {
    copyNodes()
    head = Node(value: value, next: head)
    if tail == nil { tail = head }
  }

  public mutating func append(_ value: T) {
    copyNodes()
    guard !isEmpty else {
      push(value)
      return
    }
    tail!.next = Node(value: value)
    tail = tail!.next
  }

  @discardableResult
  public mutating func pop() -> T? {
    copyNodes()
    defer {
      head = head?.next
      if isEmpty { tail = nil }
    }
    return head?.value
  }

  public mutating func reverse() {
    copyNodes()
    tail = head
    var previous: Node<T>?
    var current = head
    while let node = current {
      (current, node.next, previous) = (node.next, previous, node)
    }
    head = previous
  }

  private mutating func copyNodes() {
    guard !isKnownUniquelyReferenced(&head), var old = head else { return }
    head = Node(value: old.value)
    var new = head
    while let next = old.next {
      new!.next = Node(value: next.value)
      new = new!.next
      old = next
    }
    tail = new
  }
}

extension LinkedList: Collection {
  public struct Index: Comparable {
    var node: Node<T>?
    public static func == (a: Index, b: Index) -> Bool { a.node === b.node }
    public static func < (a: Index, b: Index) -> Bool {
      guard a != b else { return false }
      return sequence(first: a.node) { $0?.next }.prefix { $0 != nil }.contains { $0 === b.node } || b.node == nil
    }
  }
  public var startIndex: Index { Index(node: head) }
  public var endIndex: Index { Index(node: tail?.next) }
  public func index(after i: Index) -> Index { Index(node: i.node?.next) }
  public subscript(position: Index) -> T { position.node!.value }
}

extension LinkedList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: T...) {
    for element in elements { append(element) }
  }
}

extension LinkedList: CustomStringConvertible {
  public var description: String { "(" + map { "\($0)" }.joined(separator: " -> ") + ")" }
}

var list: LinkedList = [1, 2, 3]
list.push(0)
list.append(4)
print(list, list.count, list.first!, list.contains(3))
var copy = list
copy.reverse()
copy.pop()
print(list, copy)
print(list.map { $0 * $0 }, Array(list.prefix(2)), list.reduce(0, +))
print(list[list.index(list.startIndex, offsetBy: 2)], list.firstIndex(of: 9) == nil)
var empty = LinkedList<String>()
print(empty.pop() as Any, empty, empty.isEmpty)
empty.append("x")
print(empty, Array(zip(list, copy)).map { $0 + $1 })
