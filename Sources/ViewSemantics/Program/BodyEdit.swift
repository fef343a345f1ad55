import ViewSource
import ViewSyntax

/// Tells whether two versions of a file differ only where no other file can see it: in the bodies of functions,
/// accessors and previews.
enum BodyEdit {
  static func isOnlyDifference(_ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
    var (old, new) = (VisibleTokens(old), VisibleTokens(new))
    while true {
      switch (old.next(), new.next()) {
      case (nil, nil): return true
      case (let left?, let right?):
        guard left.kind == right.kind, old.bytes(of: left).elementsEqual(new.bytes(of: right)) else { return false }
      default: return false
      }
    }
  }

  /// The tokens of a file outside of bodies; of each body, only the braces.
  private struct VisibleTokens: IteratorProtocol {
    private let tree: SyntaxTree
    private var bodies: ArraySlice<Range<Int>>
    private var index = 0

    init(_ tree: SyntaxTree) {
      self.tree = tree
      var found: [Range<Int>] = []
      VisibleTokens.collect(tree.root, isAtTop: true, into: &found)
      bodies = found[...]
    }

    mutating func next() -> Token? {
      if let body = bodies.first, index == body.lowerBound + 1 {
        index = max(index, body.upperBound - 1)
        bodies.removeFirst()
      }
      guard index < tree.tokenCount else { return nil }
      defer { index += 1 }
      return tree.token(index)
    }

    func bytes(of token: Token) -> [UInt8] { tree.source.bytes.array(token.range) }

    /// Collects bodies in source order, without descending into expressions: a closure in an initial value may
    /// determine the type of a property.
    private static func collect(_ node: SyntaxNode, isAtTop: Bool, into bodies: inout [Range<Int>]) {
      for child in node.children {
        switch child.kind {
        case .codeBlock: bodies.append(child.tokenIndices)
        case .closureExpr where node.kind == .macroExpansionExpr || node.kind == .macroExpansionDecl:
          if isAtTop { bodies.append(child.tokenIndices) }
        case .macroExpansionExpr, .macroExpansionDecl:
          if isAtTop { collect(child, isAtTop: true, into: &bodies) }
        case .memberBlock: collect(child, isAtTop: false, into: &bodies)
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .functionDecl,
          .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .patternBinding, .accessorBlock,
          .accessorDecl, .ifConfigDecl, .ifConfigClause:
          collect(child, isAtTop: isAtTop, into: &bodies)
        default: continue
        }
      }
    }
  }
}
