import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The sources of an expression's value.
extension RuleContext {
  /// The last property in a property or call chain: `items` of `model.items.count`.
  func rootProperty(_ node: SyntaxNode) -> DeclID? {
    var current = node
    while true {
      if let use = record.uses[current.id], !analyzer.isFromCatalogue(use.decl),
        analyzer.decl(use.decl).kind == .variable
      {
        return use.decl
      }
      switch current.kind {
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr,
        .optionalChainingExpr:
        guard let inner = current.children.first, inner.kind.isExpr else { return nil }
        current = inner
        // `Array(items)` and `min(items.count, 3)`: a function is called here, not a property.
        if inner.kind == .declReferenceExpr, node.kind == .functionCallExpr, record.uses[inner.id] == nil { return nil }
      default: return nil
      }
    }
  }

  /// The getter of a computed property, or the single expression of a function. A function with more statements may
  /// store the value.
  private func computation(of decl: DeclID) -> SyntaxNode? {
    if analyzer.decl(decl).kind == .function { return analyzer.onlyValue(of: decl) }
    return analyzer.decl(decl).has(.isComputed) ? analyzer.node(of: decl) : nil
  }

  /// The first part of a node that returns another value at each evaluation. Closures run at other times.
  func freshPart(of node: SyntaxNode, _ record: BodyRecord? = nil) -> SyntaxNode? {
    let known = record ?? self.record
    if let use = known.uses[node.id], !use.isMemberwise {
      if analyzer.decl(use.decl).has(.isFresh) { return node }
      // A computed property. The properties that it uses are not visited.
      if record == nil, isOwn(use.decl), let code = computation(of: use.decl),
        freshPart(of: code, analyzer.record(of: use.decl)) != nil
      {
        return node
      }
    }
    if node.kind == .closureExpr { return nil }
    // `known ?? UUID()`: the right operand is a fallback that is seldom used.
    if node.isCoalescing { return node.children.first.flatMap { freshPart(of: $0, record) } }
    for child in node.children {
      if let found = freshPart(of: child, record) { return found }
    }
    return nil
  }
}
