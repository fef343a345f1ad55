class Node {
  let name: String
  var children: [Node] = []
  weak var parent: Node?
  init(_ name: String) { self.name = name }
  func add(_ child: Node) { child.parent = self; children.append(child) }
  deinit { print("- \(name)") }
}
func build() -> Node {
  let root = Node("root")
  for name in ["a", "b"] { root.add(Node(name)) }
  root.children[0].add(Node("leaf"))
  return root
}
var tree: Node? = build()
var leaf: Node? = tree?.children.first?.children.first
print(leaf?.parent?.parent?.name ?? "none", leaf?.parent === tree?.children[0], leaf !== tree)
print("drop tree")
tree = nil
print(leaf?.name ?? "", leaf?.parent as Any)
leaf = nil

class Owner {
  let name = "owner"
  lazy var greet: () -> String = { [unowned self] in "I am \(self.name)" }
  var cycle: (() -> Void)?
  deinit { print("owner gone") }
}
do {
  let owner = Owner()
  print(owner.greet())
  owner.cycle = { [weak owner] in print(owner?.name ?? "nothing") }
  owner.cycle?()
  let saved = owner.cycle
  withExtendedLifetime(owner) {}
  later = saved
}
var later: (() -> Void)?
weak var gone = Node("temp")
print(gone as Any)
let one = Node("same"), two = one
two.children.append(Node("kid"))
print(one.children.count, ObjectIdentifier(one) == ObjectIdentifier(two), one === Node("same"))
