extension SyntaxNode {
  /// The node and all below it, each before its children, in the order of the source.
  ///
  /// Nothing is recursive, so that no depth of nesting is too much.
  public var subtree: Subtree { Subtree(self) }

  /// Walks over a node and all below it; takes memory for as many nodes as wait, not for all.
  public struct Subtree: Sequence, IteratorProtocol {
    private var open: [SyntaxNode]

    fileprivate init(_ root: SyntaxNode) {
      open = [root]
    }

    /// The next node, before its children.
    public mutating func next() -> SyntaxNode? {
      guard let node = open.popLast() else { return nil }
      open += node.children.reversed()
      return node
    }
  }
}
