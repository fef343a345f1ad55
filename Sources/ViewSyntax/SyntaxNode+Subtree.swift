extension SyntaxNode {
  /// The node and all below it, each before its children, in the order of the source.
  ///
  /// Nothing is recursive, so that no depth of nesting is too much.
  public var subtree: Subtree { Subtree(self) }

  /// From the number of the node's first leaf to its own: nearly all nodes below it have numbers between these, and few
  /// others have. It says how much room a table takes that is made for them.
  public var numbers: ClosedRange<NodeID> {
    var first = self
    while let child = first.children.first { first = child }
    return min(first.id, id)...id
  }

  /// Walks over a node and all below it; takes memory for as many nodes as wait, not for all.
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
