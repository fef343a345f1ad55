import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The code of an action, with its context.
  struct ActionCode {
    let statements: [SyntaxNode]
    let context: RuleContext
    /// Whether the code is written at the action itself.
    let isHere: Bool
  }

  /// The statements of an action: those of a closure, of a function of the program that is passed by name, or of a
  /// function whose call is all that the closure does. A function that only calls another one stands for that one. The
  /// name of a function of another type that is passed stands for its call. `nil` for other expressions.
  ///
  /// - Parameter isOfAnyType: whether the function may belong to another type: `perform: model.load`.
  func code(ofAction action: SyntaxNode, isOfAnyType: Bool = false) -> ActionCode? {
    guard action.kind == .closureExpr else { return code(ofFunctionIn: action, isOfAnyType) ?? named(action) }
    let statements = action.children.filter { $0.kind != .closureSignature }
    if statements.count == 1, let called = code(ofFunctionIn: statements[0].awaited, isOfAnyType) { return called }
    return ActionCode(statements: statements, context: self, isHere: true)
  }

  /// A function of another type that is passed by name, `action: model.load`: its name is the only statement.
  private func named(_ action: SyntaxNode) -> ActionCode? {
    guard action.kind == .memberAccessExpr || action.kind == .declReferenceExpr, let use = record.uses[action.id],
      analyzer.isOwnFunction(use.decl), analyzer.node(of: use.decl).child(.codeBlock) != nil
    else { return nil }
    return ActionCode(statements: [action], context: self, isHere: true)
  }

  /// The maximum number of functions that only call each other.
  private static let maximumForwards = 3

  /// The statements of the program's function that an expression names or calls.
  private func code(ofFunctionIn node: SyntaxNode, _ isOfAnyType: Bool, depth: Int = 0) -> ActionCode? {
    guard let use = record.uses[node.id], analyzer.isOwnFunction(use.decl), isOfAnyType || isOfSameType(use.decl),
      let block = analyzer.node(of: use.decl).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    let statements = Array(block.children)
    if statements.count == 1, depth < Self.maximumForwards,
      let forwarded = inner.code(ofFunctionIn: statements[0].awaited, isOfAnyType, depth: depth + 1)
    {
      return forwarded
    }
    return ActionCode(statements: statements, context: inner, isHere: false)
  }
}
