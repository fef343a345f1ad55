import ViewSemantics
import ViewSource
import ViewSyntax

/// The uses of a named value: `let turning = Animation.linear.repeatForever()`.
extension RuleContext {
  /// The uses of the name that a value is bound to: a local `let` in the same body, or a property in the code of its
  /// type in this file.
  func places(ofValue node: SyntaxNode) -> [(SyntaxNode, RuleContext)] {
    var isOnlyValue = true
    for (index, around) in ancestors.enumerated().reversed() {
      switch around.kind {
      // `Animation.linear.repeatForever().delay(1)`
      case .initializerClause, .memberAccessExpr, .functionCallExpr, .parenExpr: continue
      case .patternBinding where index > 0:
        guard let name = around.child(.identifierPattern)?.text else { return [] }
        return places(ofLocal: name, after: around.range.end)
      case .patternBinding, .codeBlock, .returnStmt, .accessorBlock, .accessorDecl: break
      default: isOnlyValue = false
      }
      if !isOnlyValue { return [] }
    }
    guard let decl, analyzer.decl(decl).kind == .variable else { return [] }
    return helperPlaces(of: decl).map { ($0.node, $0.context) }
  }

  /// The uses of a local name in this body, behind its declaration.
  private func places(ofLocal name: String, after end: Int) -> [(SyntaxNode, RuleContext)] {
    guard let decl else { return [] }
    let walker = RuleContext(analyzer, fileID)
    walker.enter(decl)
    var found: [(SyntaxNode, RuleContext)] = []
    walker.collect(name, after: end, in: analyzer.node(of: decl), &found)
    return found
  }

  private func collect(
    _ name: String, after end: Int, in node: SyntaxNode, _ found: inout [(SyntaxNode, RuleContext)]
  ) {
    if node.range.end <= end { return }
    if node.kind == .declReferenceExpr, node.range.start >= end, node.text == name { found.append((node, copy())) }
    descend(into: node)
    defer { ascend() }
    for child in node.children { collect(name, after: end, in: child, &found) }
  }
}
