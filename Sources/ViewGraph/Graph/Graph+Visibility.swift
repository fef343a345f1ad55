import ViewSource

/// What a native view keeps and that follows whether the view is on the screen.
protocol VisibilityMemory: AnyObject {
  /// The view has come to the screen or left it, and lives on.
  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode)
}

/// Views that are kept while something else is shown in their place.
extension Graph {
  /// Takes a view from the screen or brings it back; it keeps its state.
  ///
  /// - Returns: Whether it was the other way before.
  @discardableResult
  func cover(_ node: ViewNode, _ isCovered: Bool) -> Bool {
    guard node.isAlive, node.isCovered != isCovered else { return false }
    node.isCovered = isCovered
    if node.parent?.isOnScreen ?? true { tell(node, isOnScreen: !isCovered) }
    return true
  }

  /// The views in it before the view itself, as with the first appearance.
  private func tell(_ node: ViewNode, isOnScreen: Bool) {
    for child in node.children where !child.isCovered { tell(child, isOnScreen: isOnScreen) }
    (node.memory as? any VisibilityMemory)?.visibilityChanged(isOnScreen, in: self, node)
  }
}

extension ViewNode {
  /// Whether neither it nor a view around it is covered.
  var isOnScreen: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isCovered { return false }
      node = current.parent
    }
    return true
  }

  /// The nodes around this one, from the outside inwards, with itself.
  private var chain: [ViewNode] {
    var result: [ViewNode] = []
    var node: ViewNode? = self
    while let current = node {
      result.append(current)
      node = current.parent
    }
    return result.reversed()
  }

  /// Whether this view comes before another in the order of the program; what is inside comes before what is around it.
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
