import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  private static let task: Name = "task"

  /// Whether code in a property's file or type runs at each of its changes: in `onChange(of:)`, or in a task with the
  /// property as its `id`. Such code expects the changes.
  func isWatched(_ property: DeclID) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.bodiesNear(property).contains { decl in
      let body = analyzer.node(of: decl)
      // A body without the name is not type-checked.
      guard body.mentions(name), body.mentions(CatalogueMember.onChange.name) || body.mentions(Self.task)
      else { return false }
      let inner = RuleContext(analyzer, decl.file)
      inner.enter(decl)
      return body.subtree.contains { $0.kind == .functionCallExpr && inner.watches(property, $0) }
    }
  }

  /// Whether a call observes a property with an action or a task.
  private func watches(_ property: DeclID, _ call: SyntaxNode) -> Bool {
    guard let use = record.uses[call.id] else { return false }
    let isTask = analyzer.fact(.lifecycle, of: use.decl) == .task
    let watched = isTask ? argument(call, .id) : isUse(call, of: .onChange) ? argument(call, "of") : nil
    return watched?.subtree.contains { record.uses[$0.id]?.decl == property } ?? false
  }
}
