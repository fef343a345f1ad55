import ViewSyntax

extension SyntaxNode {
  /// The last argument of a call if it is a closure, after the parentheses or inside them: `List(days) { … }`,
  /// `List(days, rowContent: { … })`.
  var lastClosure: SyntaxNode? {
    guard kind == .functionCallExpr, children.count > 1, let last = children.last else { return nil }
    let value = last.kind == .labeledExpr || last.kind == .labeledTrailingClosure ? last.children.last ?? last : last
    return value.kind == .closureExpr ? value : nil
  }
}
