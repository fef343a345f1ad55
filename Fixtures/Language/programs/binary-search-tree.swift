indirect enum Tree<Element: Comparable> {
  case empty
  case node(Tree, Element, Tree)

  init() { self = .empty }

  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = elements.reduce(.empty) { $0.inserting($1) }
  }

  func inserting(_ element: Element) -> Tree {
    switch self {
    case .empty: return .node(.empty, element, .empty)
    case let .node(left, value, right) where element < value: return .node(left.inserting(element), value, right)
    case let .node(left, value, right) where element > value: return .node(left, value, right.inserting(element))
    default: return self
    }
  }

  func contains(_ element: Element) -> Bool {
    guard case .node(let left, let value, let right) = self else { return false }
    return value == element || (element < value ? left : right).contains(element)
  }

  func removing(_ element: Element) -> Tree {
    switch self {
    case .empty: return self
    case let .node(left, value, right):
      if element < value { return .node(left.removing(element), value, right) }
      if element > value { return .node(left, value, right.removing(element)) }
      guard let successor = right.minimum else { return left }
      return .node(left, successor, right.removing(successor))
    }
  }

  var minimum: Element? {
    switch self {
    case .empty: return nil
    case .node(.empty, let value, _): return value
    case .node(let left, _, _): return left.minimum
    }
  }

  var height: Int {
    if case .node(let left, _, let right) = self { return 1 + max(left.height, right.height) }
    return 0
  }

  var inOrder: [Element] {
    switch self {
    case .empty: return []
    case let .node(left, value, right): return left.inOrder + [value] + right.inOrder
    }
  }

  func map<U>(_ transform: (Element) -> U) -> Tree<U> {
    switch self {
    case .empty: return .empty
    case let .node(left, value, right): return .node(left.map(transform), transform(value), right.map(transform))
    }
  }
}

extension Tree: CustomStringConvertible {
  var description: String { diagram("", "", "") }
  private func diagram(_ top: String, _ here: String, _ bottom: String) -> String {
    guard case let .node(left, value, right) = self else { return here + "nil\n" }
    if case (.empty, .empty) = (left, right) { return here + "\(value)\n" }
    return right.diagram(top + " ", top + "┌──", top + "│ ") + here + "\(value)\n"
      + left.diagram(bottom + "│ ", bottom + "└──", bottom + " ")
  }
}

extension Tree: Equatable where Element: Equatable {}

let tree = Tree([5, 2, 8, 1, 9, 3, 5])
print(tree.inOrder, tree.height, tree.minimum ?? -1)
print(tree, terminator: "")
print(tree.contains(8), tree.contains(4), tree.removing(5).inOrder, tree.removing(42) == tree)
print(tree.removing(5))
print(tree.map { "<\($0)>" }.inOrder.joined(), Tree<Int>() == .empty, Tree("hello").inOrder)
