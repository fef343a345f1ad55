import ViewSyntax

extension SyntaxNode {
  /// The expression inside `await`, `try` and parentheses: `load()` of `try await load()`; the node itself if it is none
  /// of them.
  var awaited: SyntaxNode {
    guard kind == .awaitExpr || kind == .tryExpr || kind == .parenExpr,
      let inner = children.first(where: { $0.kind.isExpr })
    else { return self }
    return inner.awaited
  }
}
