struct Ring<Element>: RandomAccessCollection, MutableCollection {
  private var storage: [Element]
  private var offset: Int
  init(_ elements: [Element], offset: Int = 0) { storage = elements; self.offset = offset }
  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(position: Int) -> Element {
    get { storage[(position + offset) % storage.count] }
    set { storage[(position + offset) % storage.count] = newValue }
  }
  mutating func rotate(by amount: Int) { offset = (offset + amount) % storage.count }
}

struct Stack<Element>: Collection, RangeReplaceableCollection {
  private var items: [Element] = []
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Element { items[items.count - 1 - position] }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    var top = Array(items.reversed())
    top.replaceSubrange(range, with: new)
    items = top.reversed()
  }
}

var ring = Ring(["a", "b", "c", "d"])
ring.rotate(by: 1)
print(Array(ring), ring.count, ring.first!, ring.last!, ring[2], Array(ring.reversed()))
ring[0] = "B"
ring.swapAt(1, 3)
print(ring.map { $0 }, Array(ring[1..<3]), ring.firstIndex(of: "d") as Any, ring.sorted())
ring.sort()
print(Array(ring), Array(ring.dropFirst().prefix(2)), ring.index(ring.startIndex, offsetBy: 2), ring.isEmpty)
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
stack.append(0)
print(Array(stack), stack.first!, stack.count)
stack += [9, 8]
stack.removeFirst()
stack.insert(7, at: 1)
stack.removeAll { $0 == 0 }
print(Array(stack), stack.contains(8), stack.map { $0 * 2 }, Stack([5, 6]).joined(by: "-"))
extension Collection { func joined(by separator: String) -> String { map { "\($0)" }.joined(separator: separator) } }
print(Array(stack.filter { $0 > 5 }), stack.indices.count, stack.suffix(2).map { $0 })
