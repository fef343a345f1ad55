import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Code that an action runs, which changes some properties and does nothing else that a view might hear of.
///
/// Whatever is not known may tell the views: a closure that the parent gave, a function of a package, a notification.
struct QuietAction {
  private let analyzer: Analyzer
  /// A property whose observers are known to tell nothing.
  private let trusted: DeclID?
  private var seen: Set<DeclID> = []

  /// How many functions are followed from one to the next.
  private static let maximumDepth = 3

  init(_ analyzer: Analyzer, trusting property: DeclID? = nil) {
    self.analyzer = analyzer
    trusted = property
  }

  /// Whether all that statements do is known, and done when they end.
  mutating func isQuiet(_ statements: [SyntaxNode], _ context: RuleContext, depth: Int = 0) -> Bool {
    statements.allSatisfy { isQuiet($0, context, depth) }
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

  /// Whether reading or writing a property does no more than that.
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
      // A value of the library changes itself alone; an object may tell others.
      guard called.kind == .function || called.kind == .initializer else { return false }
      guard let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) else { return true }
      return analyzer.decl(owner).kind != .classType && analyzer.catalogueText(.presents, of: use.decl) == nil
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
