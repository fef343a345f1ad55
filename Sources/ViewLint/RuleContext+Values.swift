import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What the value of an expression goes back to.
extension RuleContext {
  /// The declaration that a property or call chain begins with or goes through last: `items` of `model.items.count`.
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
        // `Array(items)` and `min(items.count, 3)`: what goes into the call.
        if inner.kind == .declReferenceExpr, node.kind == .functionCallExpr, record.uses[inner.id] == nil { return nil }
      default: return nil
      }
    }
  }

  /// The code that gives a property its value each time, or all that a function does; one that does more may keep what it
  /// makes.
  private func computation(of decl: DeclID) -> SyntaxNode? {
    if analyzer.decl(decl).kind == .function { return analyzer.onlyValue(of: decl) }
    return analyzer.decl(decl).has(.isComputed) ? analyzer.node(of: decl) : nil
  }

  /// The first use below a node of something that gives another value each time; closures run at other times.
  func freshPart(of node: SyntaxNode, _ record: BodyRecord? = nil) -> SyntaxNode? {
    let known = record ?? self.record
    if let use = known.uses[node.id], !use.isMemberwise {
      if analyzer.decl(use.decl).has(.isFresh) { return node }
      // A property that is computed; one that this one asks for is not looked into.
      if record == nil, isOwn(use.decl), let code = computation(of: use.decl),
        freshPart(of: code, analyzer.record(of: use.decl)) != nil
      {
        return node
      }
    }
    if node.kind == .closureExpr { return nil }
    // `known ?? UUID()`: a stopgap for what is not there, which is seldom what is given.
    if node.isCoalescing { return node.children.first.flatMap { freshPart(of: $0, record) } }
    for child in node.children {
      if let found = freshPart(of: child, record) { return found }
    }
    return nil
  }
}
