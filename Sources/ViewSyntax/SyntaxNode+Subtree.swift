extension SyntaxNode {
  /// The node and all below it, each before its children, in the order of the source.
  ///
  /// Nothing is recursive, so that no depth of nesting is too much.
  public var subtree: Subtree { Subtree(self) }

  public struct Subtree: Sequence, IteratorProtocol {
    private var open: [SyntaxNode]

    fileprivate init(_ root: SyntaxNode) {
      open = [root]
    }

    public mutating func next() -> SyntaxNode? {
      guard let node = open.popLast() else { return nil }
      open += node.children.reversed()
      return node
    }
  }
}
