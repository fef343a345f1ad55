import ViewSemantics
import ViewSource
import ViewSyntax

/// Where the helpers of a view are used: `row(item)` in the closure of a `ForEach`.
extension RuleContext {
  /// What a search outwards from a node has come to.
  enum Search<Found> {
    case found(Found)
    /// Something on the way says that there is none.
    case none
    /// The end of the declaration: what is around it decides.
    case outside
  }

  /// What is found around a node or, if the code is a helper that makes views, around one of the places of its type that
  /// use it.
  ///
  /// All bodies of the file that name the helper are walked over: only for what is seldom, as a sheet is.
  func hereOrAtUses<Found>(of node: SyntaxNode, _ find: (RuleContext, SyntaxNode) -> Search<Found>) -> Found? {
    switch find(self, node) {
    case .found(let found): return found
    case .none: return nil
    case .outside: break
    }
    guard let helper = decl, runsWithBody else { return nil }
    let name = analyzer.decl(helper).name
    for body in analyzer.bodies(in: fileID)
    where body != helper && isOfSameType(body) && analyzer.node(of: body).mentions(name) {
      let other = RuleContext(analyzer, fileID)
      other.enter(body)
      if let found = other.atUses(of: helper, in: analyzer.node(of: body), find) { return found }
    }
    return nil
  }

  private func atUses<Found>(
    of helper: DeclID, in node: SyntaxNode, _ find: (RuleContext, SyntaxNode) -> Search<Found>
  ) -> Found? {
    let isUse = record.uses[node.id]?.decl == helper
    if isUse, case .found(let found) = find(self, node) { return found }
    descend(into: node)
    defer { ascend() }
    // What is given by its name is called by whom it is given to.
    if isUse, node.kind != .functionCallExpr, case .found(let found) = find(self, node) { return found }
    for child in node.children {
      if let found = atUses(of: helper, in: child, find) { return found }
    }
    return nil
  }
}
