import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether the node is evaluated each time that views are made: in a body, or in a property or function of the view
  /// that gives a body something to show.
  var runsForBody: Bool {
    if runsWithBody { return true }
    guard isInView, let decl, analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed),
      ancestors.allSatisfy({ runsAtOnce($0, of: decl) })
    else { return false }
    return analyzer.bodies(in: fileID).contains { body in
      body != decl && isOfSameType(body) && analyzer.isViewContent(body) && asks(for: decl, in: body)
    }
  }

  private func runsAtOnce(_ around: SyntaxNode, of decl: DeclID) -> Bool {
    switch around.kind {
    case .closureExpr: false
    case .functionDecl: around.id == analyzer.node(of: decl).id
    case .accessorDecl: around.ownToken(.getKeyword) != nil
    default: true
    }
  }

  /// Whether a body is code of the same type as this.
  func isOfSameType(_ body: DeclID) -> Bool {
    analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) } == ownerType
  }

  /// Whether a body uses a declaration as it makes its views, not in an action that runs later.
  private func asks(for decl: DeclID, in body: DeclID) -> Bool {
    let node = analyzer.node(of: body)
    guard node.mentions(analyzer.decl(decl).name) else { return false }
    let record = analyzer.record(of: body)
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .closureExpr, record.builders[next.id] == nil { continue }
      // A function that is given on is not called here.
      let isUse = next.kind == .functionCallExpr || analyzer.decl(decl).kind == .variable
      if isUse, record.uses[next.id]?.decl == decl { return true }
      open += next.children
    }
    return false
  }
}
