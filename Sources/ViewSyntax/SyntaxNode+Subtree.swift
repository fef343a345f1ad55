extension SyntaxNode {
  /// The node and all its descendants in preorder, which is source order.
  ///
  /// The traversal is iterative, so nesting can have any depth.
  public var subtree: Subtree { Subtree(self) }

  /// The indices from the node's first leaf to its own: they include nearly all its descendants and few other nodes.
  /// The range is the size of a table over the descendants.
  public var numbers: ClosedRange<NodeID> {
    var first = self
    while let child = first.children.first { first = child }
    return min(first.id, id)...id
  }

  /// A preorder traversal; its memory is proportional to the number of open nodes, not of all nodes.
  public struct Subtree: Sequence, IteratorProtocol {
    private var open: [SyntaxNode]

    fileprivate init(_ root: SyntaxNode) {
      open = []
      open.reserveCapacity(32)
      open.append(root)
    }

    /// The next node, before its children.
    public mutating func next() -> SyntaxNode? {
      guard let node = open.popLast() else { return nil }
      let children = node.children
      for place in children.indices.reversed() { open.append(children[place]) }
      return node
    }
  }
}
