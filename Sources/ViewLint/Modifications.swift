import ViewSyntax

/// The modifier calls of a view expression, outermost first, each with the view that it modifies.
struct Modifications: Sequence, IteratorProtocol {
  private let context: RuleContext
  /// The rest of the expression; at the end, the innermost view.
  private(set) var view: SyntaxNode

  init(of view: SyntaxNode, in context: RuleContext) {
    self.context = context
    self.view = view
  }

  mutating func next() -> (call: SyntaxNode, base: SyntaxNode)? {
    guard let base = context.modified(view) else { return nil }
    defer { view = base }
    return (view, base)
  }
}

extension RuleContext {
  /// `.padding()` and then `.bold()` of `Text("a").bold().padding()`
  func modifications(of view: SyntaxNode) -> Modifications {
    Modifications(of: view, in: self)
  }

  /// The innermost view of a modifier chain.
  func core(of view: SyntaxNode) -> SyntaxNode {
    var modifications = modifications(of: view)
    while modifications.next() != nil {}
    return modifications.view
  }
}
