import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  private static let task: Name = "task"

  /// Whether code of a property's file or type runs each time it changes: `onChange(of:)`, or a task with it as
  /// `id`. Code that watches a value knows that it changes.
  func isWatched(_ property: DeclID) -> Bool {
    let name = analyzer.decl(property).name
    return analyzer.bodies(near: property).contains { decl in
      let body = analyzer.node(of: decl)
      // A body without the name is not typed.
      guard body.mentions(name), body.mentions(CatalogueMember.onChange.name) || body.mentions(Self.task)
      else { return false }
      let inner = RuleContext(analyzer, decl.file)
      inner.enter(decl)
      return body.subtree.contains { $0.kind == .functionCallExpr && inner.watches(property, $0) }
    }
  }

  /// Whether a call watches a property for what is done with it when it changes.
  private func watches(_ property: DeclID, _ call: SyntaxNode) -> Bool {
    guard let use = record.uses[call.id] else { return false }
    let isTask = analyzer.catalogueText(.lifecycle, of: use.decl) == Self.task.text
    let watched = isTask ? argument(call, .id) : isUse(call, of: .onChange) ? argument(call, "of") : nil
    return watched?.subtree.contains { record.uses[$0.id]?.decl == property } ?? false
  }
}
