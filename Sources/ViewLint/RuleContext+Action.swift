import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// What an action does, and what is known of its code.
  struct ActionCode {
    let statements: [SyntaxNode]
    let context: RuleContext
    /// Whether it stands where it is given.
    let isHere: Bool
  }

  /// The statements of what is given as an action: those of a closure, of a function of the program that is given by its
  /// name, or of one that a closure does nothing but call. `nil` if it is something else.
  func code(ofAction action: SyntaxNode) -> ActionCode? {
    guard action.kind == .closureExpr else { return code(ofFunctionIn: action) }
    let statements = action.children.filter { $0.kind != .closureSignature }
    if statements.count == 1, let called = code(ofFunctionIn: statements[0]) { return called }
    return ActionCode(statements: statements, context: self, isHere: true)
  }

  /// The statements of the function of the program that an expression names or calls.
  private func code(ofFunctionIn node: SyntaxNode) -> ActionCode? {
    guard let use = record.uses[node.id], analyzer.isOwnFunction(use.decl), isOfSameType(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return ActionCode(statements: Array(block.children), context: inner, isHere: false)
  }
}
