import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether the type of a view can change: neither an enclosing declaration nor the parameter for the view has a
  /// concrete type.
  func mayHaveAnotherType(_ view: SyntaxNode) -> Bool {
    for around in ancestors.reversed() where around.id != view.id && around.range.contains(view.range) {
      switch around.kind {
      case .codeBlock, .ifExpr, .switchExpr, .switchCase, .returnStmt, .parenExpr, .memberAccessExpr, .labeledExpr,
        .labeledTrailingClosure, .ifConfigDecl, .ifConfigClause, .postfixIfConfigExpr, .accessorBlock, .accessorDecl:
        continue
      case .closureExpr:
        if record.builders[around.id] == nil { return false }
      case .functionCallExpr:
        let isModified = around.children.first?.range.contains(view.range) == true
        if !isModified, !takesAnyView(around, at: view) { return false }
      case .patternBinding: return around.child(.typeAnnotation)?.child(.someType) != nil
      default: return around.child(.someType) != nil
      }
    }
    // The view is in the closure of a preview.
    return true
  }

  /// Whether the parameter for a view accepts any view type.
  private func takesAnyView(_ call: SyntaxNode, at view: SyntaxNode) -> Bool {
    guard let (arguments, parameters) = arguments(of: call),
      let given = arguments.first(where: { $0.node.range.contains(view.range) }), let number = given.parameter,
      number < parameters.count
    else { return false }
    let type = parameters[number].type
    let made = analyzer.types.kind(type) == .function ? analyzer.types.arguments(type).last ?? type : type
    return analyzer.types.kind(made) == .parameter
      || record.uses[call.id].map { analyzer.isFromCatalogue($0.decl) } ?? false
  }
}
