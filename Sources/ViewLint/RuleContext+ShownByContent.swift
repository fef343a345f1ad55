import ViewSemantics
import ViewSyntax

/// Whether a view's content shows a state.
extension RuleContext {
  /// Whether the content of a view reads a state, and does not only compare it.
  func shows(_ state: DeclID, in view: DeclID) -> Bool {
    let name = analyzer.decl(state).name
    return ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }.contains { member in
      guard analyzer.node(of: member).mentions(name) else { return false }
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      guard inner.isViewCode else { return false }
      return shows(state, in: analyzer.node(of: member), analyzer.record(of: member))
    }
  }

  private func shows(_ state: DeclID, in node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if let use = record.uses[node.id], use.decl == state { return use.part == .value }
    switch node.kind {
    // An action shows nothing.
    case .closureExpr where record.builders[node.id] == nil: return false
    case .infixOperatorExpr where node.isComparison: return false
    case .assignmentExpr: return false
    default: return node.children.contains { shows(state, in: $0, record) }
    }
  }
}
