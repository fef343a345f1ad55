import ViewSemantics
import ViewSource
import ViewSyntax

/// The first place where code reads a property as it runs, directly or in a method of its type that it calls. Code in
/// stored closures does not count.
struct ReadAsItRuns {
  let property: DeclID
  let node: SyntaxNode
  let file: SourceFile

  /// The maximum depth of method calls.
  private static let maximumDepth = 2

  /// - Parameter properties: The properties whose first read is searched.
  init?(of properties: Set<DeclID>, in code: SyntaxNode, _ context: RuleContext) {
    guard let found = ReadAsItRuns.find(properties, in: code, context, depth: 0) else { return nil }
    self = found
  }

  private init(_ property: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    (self.property, self.node, file) = (property, node, context.file)
  }

  private static func find(
    _ properties: Set<DeclID>, in code: SyntaxNode, _ context: RuleContext, depth: Int
  ) -> ReadAsItRuns? {
    let analyzer = context.analyzer
    var open = [code]
    while let next = open.popLast() {
      if let use = context.record.uses[next.id] {
        if properties.contains(use.decl), use.part == .value { return ReadAsItRuns(use.decl, next, context) }
        if depth < maximumDepth, analyzer.isOwn(use.decl), analyzer.owner(of: use.decl) != nil,
          let block = analyzer.node(of: use.decl).child(.codeBlock), !analyzer.signature(of: use.decl).isAsync
        {
          let inner = RuleContext(analyzer, use.decl.file)
          inner.enter(use.decl)
          if let found = find(properties, in: block, inner, depth: depth + 1) { return found }
        }
      }
      // The target of an assignment is not read, but its value is, and the object whose member is assigned.
      if next.kind == .assignmentExpr {
        open += next.children.dropFirst().reversed()
        if let target = next.children.first, target.kind == .memberAccessExpr || target.kind == .subscriptCallExpr,
          let base = target.children.first, base.kind.isExpr
        {
          open.append(base)
        }
        continue
      }
      open += next.children.filter { child in
        child.kind != .closureExpr || analyzer.runsAtOnce(child, in: next, context.record)
      }.reversed()
    }
    return nil
  }
}
