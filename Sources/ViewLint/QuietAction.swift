import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Code of an action that changes some properties and has no other effect that a view may observe.
///
/// Unresolved code may notify views: a closure from the parent, a function of a package, a notification.
struct QuietAction {
  private let analyzer: Analyzer
  /// A property whose observers are known to notify no view.
  private let trusted: DeclID?
  private var seen: Set<DeclID> = []

  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  init(_ analyzer: Analyzer, trusting property: DeclID? = nil) {
    self.analyzer = analyzer
    trusted = property
  }

  /// Whether all effects of the statements are known, and happen before the statements end.
  mutating func isQuiet(_ statements: [SyntaxNode], _ context: RuleContext, depth: Int = 0) -> Bool {
    statements.allSatisfy { statement in
      // A function that is passed by name stands for its call.
      let isName = statement.kind == .memberAccessExpr || statement.kind == .declReferenceExpr
      if isName, let use = context.record.uses[statement.id], analyzer.decl(use.decl).kind == .function {
        return isQuiet(call: statement, context, depth)
      }
      return isQuiet(statement, context, depth)
    }
  }

  private mutating func isQuiet(_ node: SyntaxNode, _ context: RuleContext, _ depth: Int) -> Bool {
    switch node.kind {
    case .awaitExpr, .ifConfigDecl, .switchExpr: return false
    case .functionCallExpr:
      guard isQuiet(call: node, context, depth) else { return false }
    default:
      if let use = context.record.uses[node.id], use.part == .value, analyzer.decl(use.decl).kind == .variable,
        !isPlain(use.decl)
      {
        return false
      }
    }
    return node.children.allSatisfy { child in
      if child.kind == .closureExpr, !analyzer.runsAtOnce(child, in: node, context.record) { return false }
      return isQuiet(child, context, depth)
    }
  }

  /// Whether reading or writing a property has no further effects.
  private func isPlain(_ property: DeclID) -> Bool {
    guard analyzer.isOwn(property), property != trusted else { return true }
    let node = analyzer.node(of: property)
    return node.child(.accessorBlock) == nil && node.child(.codeBlock) == nil
  }

  private mutating func isQuiet(call: SyntaxNode, _ context: RuleContext, _ depth: Int) -> Bool {
    guard let use = context.record.uses[call.id] else { return false }
    let called = analyzer.decl(use.decl)
    if called.kind == .enumCase || called.kind == .initializer && use.isMemberwise { return true }
    guard analyzer.isOwn(use.decl) else {
      // A library value changes only itself; an object may notify others.
      guard called.kind == .function || called.kind == .initializer else { return false }
      guard let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) else { return true }
      return analyzer.decl(owner).kind != .classType && analyzer.fact(.presents, of: use.decl) == nil
        && called.name != Self.calledAsFunction
    }
    guard called.kind == .function, depth < Self.maximumDepth,
      let block = analyzer.node(of: use.decl).child(.codeBlock)
    else { return false }
    if !seen.insert(use.decl).inserted { return true }
    let inner = RuleContext(analyzer, use.decl.file)
    inner.enter(use.decl)
    return isQuiet(Array(block.children), inner, depth: depth + 1)
  }

  private static let calledAsFunction: Name = "callAsFunction"
}
