import ViewSemantics
import ViewSource
import ViewSyntax

/// A value that a helper makes at each use and that is costly to make.
struct CostlyHelper {
  /// The type of the value.
  let made: DeclID
  let file: FileID
  let range: SourceRange
}

extension RuleContext {
  /// The costly value that a function or computed property of the program makes at each use: not under a condition, not
  /// only once, and not in functions that it calls.
  func costlyHelper(_ decl: DeclID) -> CostlyHelper? {
    if let known = costlyHelpers[decl] { return known }
    let found = findCostlyHelper(decl)
    costlyHelpers[decl] = .some(found)
    return found
  }

  /// Whether a body uses a costly helper of another type here. A costly helper of the view itself is reported in the
  /// helper.
  func isCostlyUse(of helper: DeclID) -> Bool {
    !isOfSameType(helper) && costlyHelper(helper) != nil && runsForBody && !isPreview
  }

  private func findCostlyHelper(_ decl: DeclID) -> CostlyHelper? {
    let node = analyzer.node(of: decl)
    // Most code is excluded without type checking.
    guard analyzer.isOwn(decl), analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed),
      node.says(analyzer.namesOfCostlyTypes),
      let block = node.child(.codeBlock)
        ?? node.child(.accessorBlock)?.children.first(where: { $0.ownToken(.setKeyword) == nil })?.child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return inner.madeAtOnce(in: block)
  }

  private func madeAtOnce(in node: SyntaxNode) -> CostlyHelper? {
    if let made = madeType(node), analyzer.decl(made).has(.isCostly) {
      return CostlyHelper(made: made, file: fileID, range: node.range)
    }
    let finder = OnceFinder(analyzer: analyzer)
    for (index, child) in node.children.enumerated() {
      if isAlwaysDone(child, of: node, at: index), let found = madeAtOnce(in: child) { return found }
      if finder.leavesAfterFirst(child, rest: node.children.dropFirst(index + 1), record) { return nil }
    }
    return nil
  }

  private func isAlwaysDone(_ part: SyntaxNode, of node: SyntaxNode, at index: Int) -> Bool {
    switch part.kind {
    case .closureExpr, .functionDecl, .ifExpr, .switchExpr, .ternaryExpr, .catchClause: false
    case .codeBlock: node.kind != .guardStmt
    // `known ?? DateFormatter()`
    default: !node.isCoalescing || index == 0
    }
  }
}
