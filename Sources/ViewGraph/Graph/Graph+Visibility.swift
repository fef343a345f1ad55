import ViewSource

/// The state of a native view that depends on whether the view is on screen.
protocol VisibilityMemory: AnyObject {
  /// Called when the view appears on screen or disappears from it, and stays alive.
  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode)
}

/// Covering views, which keeps them alive while other content is shown.
extension Graph {
  /// Covers or uncovers a view, which keeps its state.
  ///
  /// - Returns: Whether this was a change.
  @discardableResult
  func cover(_ node: ViewNode, _ isCovered: Bool) -> Bool {
    guard node.isAlive, node.isCovered != isCovered else { return false }
    node.isCovered = isCovered
    if node.parent?.isOnScreen ?? true { tell(node, isOnScreen: !isCovered) }
    return true
  }

  /// Notifies descendants before the view itself, as in the first appearance.
  private func tell(_ node: ViewNode, isOnScreen: Bool) {
    for child in node.children where !child.isCovered { tell(child, isOnScreen: isOnScreen) }
    (node.memory as? any VisibilityMemory)?.visibilityChanged(isOnScreen, in: self, node)
  }
}

extension ViewNode {
  /// Whether neither the view nor an ancestor is covered.
  var isOnScreen: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isCovered { return false }
      node = current.parent
    }
    return true
  }

  /// The ancestors of the node and the node itself, outermost first.
  private var chain: [ViewNode] {
    var result: [ViewNode] = []
    var node: ViewNode? = self
    while let current = node {
      result.append(current)
      node = current.parent
    }
    return result.reversed()
  }

  /// Whether this view precedes another one in view order. Descendants precede their ancestors.
  func precedes(_ other: ViewNode) -> Bool {
    let (own, others) = (chain, other.chain)
    for index in 0..<min(own.count, others.count) where own[index] !== others[index] {
      guard index > 0 else { return false }
      for child in own[index - 1].children {
        if child === own[index] { return true }
        if child === others[index] { return false }
      }
      return false
    }
    return own.count > others.count
  }
}
