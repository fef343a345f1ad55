// What a `deinit` removes from the properties of its object ends at once.
final class Node {
  let number: Int
  var next: Node?
  init(_ number: Int, _ next: Node?) {
    self.number = number
    self.next = next
  }
  deinit { print("node", number) }
}

class List {
  var head: Node?
  var others: [Node] = []
  deinit {
    print("list ends")
    while let first = head { head = first.next }
    print("no nodes")
    others.removeLast()
    print("one less")
    others = []
    print("list ended")
  }
}

final class Named: List {
  var name = Node(9, nil)
  deinit {
    name = Node(10, nil)
    print("named")
  }
}

do {
  let list = Named()
  for number in 1...3 { list.head = Node(number, list.head) }
  list.others = [Node(4, nil), Node(5, nil), Node(6, nil)]
  print("made")
}
print("end")
