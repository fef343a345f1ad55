import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// What an assignment in an initialiser sets of the type that the initialiser makes: a property, or with
  /// `_name = State(…)` its storage.
  func initialization(_ node: SyntaxNode) -> (use: BodyRecord.Use, value: SyntaxNode)? {
    guard node.kind == .assignmentExpr, let decl, analyzer.isInitializer(decl), let target = node.children.first,
      let value = node.children.last, let use = record.uses[target.id], analyzer.decl(use.decl).kind == .variable,
      analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == ownerType
    else { return nil }
    return (use, value)
  }
}
