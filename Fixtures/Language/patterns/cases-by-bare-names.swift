// In a static member of the enum itself, a pattern may name a case without a dot.
enum Tree<Element: Comparable> {
  case leaf(Element)
  case empty
  indirect case node(left: Tree, right: Tree)

  static func contains(_ key: Element, in tree: Tree<Element>) -> Bool {
    switch tree {
    case leaf(let element): return key == element
    case empty: return false
    case node(let left, let right): return contains(key, in: left) || contains(key, in: right)
    }
  }

  static func first(_ tree: Tree, _ other: Tree?) -> Element? {
    if case leaf(let value) = tree { return value }
    if case leaf(let value)? = other { return value }
    return nil
  }
}

let tree = Tree.node(left: .leaf("a"), right: .node(left: .empty, right: .leaf("b")))
print(Tree.contains("b", in: tree), Tree.contains("c", in: tree))
print(Tree.first(.leaf(1), nil) ?? 0, Tree.first(.empty, .leaf(2)) ?? 0, Tree<Int>.first(.empty, nil) ?? 0)
