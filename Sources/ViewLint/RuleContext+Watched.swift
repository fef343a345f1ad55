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

  private static let receive = CatalogueMember("View", "onReceive")

  /// Whether code anywhere in the program runs at each change of an object's property: an action for changes, a task
  /// with it as its `id`, a subscription or an observer.
  func isWatchedAnywhere(_ property: DeclID) -> Bool {
    if analyzer.node(of: property).subtree.contains(where: { $0.kind == .accessorBlock }) { return true }
    return analyzer.program.bodies(namingObjectProperty: analyzer.decl(property).name).contains { body in
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return analyzer.node(of: body).subtree.contains { part in
        inner.isPublisher(part, of: property) || inner.followsChanges(part, of: property)
      }
    }
  }

  /// Whether an expression is the publisher of a property: `session.$account`.
  private func isPublisher(_ node: SyntaxNode, of property: DeclID) -> Bool {
    guard let use = record.uses[node.id], use.decl == property, use.part == .projection else { return false }
    return record.types[node.id].map { !analyzer.isKnown($0, .binding) } ?? false
  }

  /// Whether a call runs its action, or gives its view another identity, when a property changes.
  private func followsChanges(_ call: SyntaxNode, of property: DeclID) -> Bool {
    guard call.kind == .functionCallExpr, let use = record.uses[call.id],
      analyzer.fact(.lifecycle, of: use.decl) == .task || isUse(call, ofAny: [.onChange, Self.receive])
        || analyzer.decl(use.decl).has(.givesIdentity)
    else { return false }
    return call.arguments.contains { argument in
      argument.kind != .closureExpr && argument.subtree.contains { record.uses[$0.id]?.decl == property }
    }
  }
}
