import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A value that a helper makes at each use and that is costly to make.
struct CostlyHelper {
  /// The type of the value.
  let made: DeclID
  /// The helper whose own code makes it.
  let maker: DeclID
  let file: FileID
  let range: SourceRange
}

extension RuleContext {
  /// The costly value that a function or computed property of the program makes at each use: not under a condition and
  /// not only once. A helper with a single expression makes what the helpers in it make: `"Due \(due.short)"`.
  func costlyHelper(_ decl: DeclID) -> CostlyHelper? {
    if let known = costlyHelpers[decl] { return known }
    let found = findCostlyHelper(decl)
    costlyHelpers[decl] = .some(found)
    return found
  }

  /// The costly value that a helper in the single expression of a helper makes.
  private func costlyHelper(in decl: DeclID) -> CostlyHelper? {
    guard let only = analyzer.onlyValue(of: decl) else { return nil }
    // The helper is not looked up again if it uses itself.
    costlyHelpers[decl] = .some(nil)
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    inner.costlyHelpers = costlyHelpers
    defer { costlyHelpers = inner.costlyHelpers }
    return inner.helperMadeAtOnce(in: only)
  }

  private func helperMadeAtOnce(in node: SyntaxNode) -> CostlyHelper? {
    if let use = record.uses[node.id], use.part == .value, !use.isMemberwise, isOwn(use.decl),
      use.decl.file != analyzer.localFile, let found = costlyHelper(use.decl)
    {
      return found
    }
    for (index, child) in node.children.enumerated() where isAlwaysDone(child, of: node, at: index) {
      if let found = helperMadeAtOnce(in: child) { return found }
    }
    return nil
  }

  /// Whether a body uses a costly helper of another type here. A costly helper of the view itself is reported in the
  /// helper.
  func isCostlyUse(of helper: DeclID) -> Bool {
    !isOfSameType(helper) && costlyHelper(helper) != nil && runsForBody && !isPreview
  }

  private func findCostlyHelper(_ decl: DeclID) -> CostlyHelper? {
    let node = analyzer.node(of: decl)
    // Most code is excluded without type checking.
    guard analyzer.isOwn(decl), analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed) else {
      return nil
    }
    guard node.says(analyzer.namesOfCostlyTypes) else { return costlyHelper(in: decl) }
    guard
      let block = node.child(.codeBlock)
        ?? node.child(.accessorBlock)?.children.first(where: { $0.ownToken(.setKeyword) == nil })?.child(.codeBlock)
    else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return inner.madeAtOnce(in: block)
  }

  /// The slow call that a function or computed property of the program always makes, itself or in those that it uses:
  /// the reading of a file in `catalog.products`.
  func slowCall(in decl: DeclID) -> ValueOrigin? {
    var seen: Set<DeclID> = []
    return slowCall(in: decl, depth: 0, &seen)
  }

  /// - Parameter seen: the functions that were visited, each of which is visited once.
  private func slowCall(in decl: DeclID, depth: Int, _ seen: inout Set<DeclID>) -> ValueOrigin? {
    guard seen.insert(decl).inserted, isOwn(decl),
      analyzer.decl(decl).kind == .function || analyzer.decl(decl).has(.isComputed), depth < 3,
      !makesViews(decl), let block = analyzer.node(of: decl).child(.codeBlock) ?? analyzer.node(of: decl).getterBlock
    else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return inner.slowCallAtOnce(in: block, depth: depth, &seen)
  }

  private func slowCallAtOnce(in node: SyntaxNode, depth: Int, _ seen: inout Set<DeclID>) -> ValueOrigin? {
    if let use = record.uses[node.id], use.part == .value, !use.isMemberwise {
      if analyzer.isFromCatalogue(use.decl) {
        if node.kind == .functionCallExpr, analyzer.catalogueText(.slow, of: use.decl) != nil {
          return ValueOrigin(node, self)
        }
      } else if use.decl.file != analyzer.localFile, let found = slowCall(in: use.decl, depth: depth + 1, &seen) {
        return found
      }
    }
    let finder = OnceFinder(analyzer: analyzer)
    for (index, child) in node.children.enumerated() {
      if isAlwaysDone(child, of: node, at: index), let found = slowCallAtOnce(in: child, depth: depth, &seen) {
        return found
      }
      if finder.leavesAfterFirst(child, rest: node.children.dropFirst(index + 1), record) { return nil }
    }
    return nil
  }

  private func madeAtOnce(in node: SyntaxNode) -> CostlyHelper? {
    if let made = madeType(node), analyzer.decl(made).has(.isCostly), let decl {
      return CostlyHelper(made: made, maker: decl, file: fileID, range: node.range)
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
