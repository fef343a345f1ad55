// The element type of a collection of one's own, whose generic parameter has another name.
struct Stack<Item>: RangeReplaceableCollection {
  private var items: [Item] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Item { items[index] }
  mutating func replaceSubrange<Items: Collection<Item>>(_ range: Range<Int>, with new: Items) {
    print("replace \(range) with \(new.count)")
    items.replaceSubrange(range, with: new)
  }
}

var stack = Stack<Int>([3, 4])
stack.append(5)
stack.append(contentsOf: [6, 7, 8])
stack.removeAll { $0 % 2 == 0 }
print(Array(stack), stack.filter { $0 > 3 }.map { $0 * 2 }, stack.contains { $0 == 7 })
stack.insert(1, at: 0)
stack.removeFirst()
stack += [2]
print(stack.max() ?? 0, stack.sorted { $0 > $1 }, stack.reduce(0) { $0 + $1 }, (stack + [1]).count)
var texts: Stack<String> = Stack(repeating: "a", count: 2)
texts.removeSubrange(0..<1)
print(texts.map { $0 + "!" }, texts.first ?? "", texts.isEmpty)
