// Recursion over trees of objects: building, inserting in order, counting, the depth, a sum by a walk.
final class Node {
  let key: Int
  var left: Node?
  var right: Node?

  init(_ key: Int) { self.key = key }
}

func full(_ depth: Int) -> Node {
  let node = Node(depth)
  if depth > 0 {
    node.left = full(depth - 1)
    node.right = full(depth - 1)
  }
  return node
}

func check(_ node: Node?) -> Int {
  guard let node else { return 0 }
  return 1 + check(node.left) + check(node.right)
}

func insert(_ key: Int, _ node: Node?) -> Node {
  guard let node else { return Node(key) }
  if key < node.key { node.left = insert(key, node.left) } else { node.right = insert(key, node.right) }
  return node
}

func depth(_ node: Node?) -> Int {
  guard let node else { return 0 }
  return 1 + max(depth(node.left), depth(node.right))
}

func sum(_ node: Node?, below limit: Int) -> Int {
  guard let node else { return 0 }
  var result = node.key < limit ? node.key : 0
  result += sum(node.left, below: limit)
  if node.key < limit { result += sum(node.right, below: limit) }
  return result
}

var total = 0
for _ in 0..<20 { total += check(full(10)) }
print(total)
var root: Node?
var seed = 99
for _ in 0..<8000 {
  seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
  root = insert(seed % 100_000, root)
}
print(check(root), depth(root))
var sums = 0
for limit in 1...20 { sums += sum(root, below: limit * 5000) }
print(sums)
