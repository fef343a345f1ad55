import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Content that is shown only after a user action.
extension RuleContext {
  /// Whether a call shows content over or instead of the present screen: it presents or pushes it, or is a link to it.
  func showsContentElsewhere(_ call: SyntaxNode) -> Bool {
    calledFact(.presents, of: call) != nil || pushesContent(call)
  }

  /// Whether a call shows content instead of the present screen: it is a link, or a modifier with a destination.
  func pushesContent(_ call: SyntaxNode) -> Bool {
    madeText(call, of: .later) != nil || calledFact(.screen, of: call) == .destination
  }

  /// Whether a node is in the content of a sheet, a cover, a popover or an alert, or in the destination of a navigation,
  /// and not in the label that leads there.
  func isInPresentedContent(_ node: SyntaxNode) -> Bool {
    ancestors.indices.contains { index in
      let around = ancestors[index]
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      guard around.kind == .functionCallExpr, inner.id != around.children.first?.id,
        let (parameter, argument) = parameter(taking: inner, in: around)
      else { return false }
      if parameter.label == .destination { return true }
      return calledFact(.presents, of: around) != nil && record.builders[argument.id] != nil
    }
  }

  /// Whether the program shows a view only in presented content, directly or inside of other views.
  func isOnlyPresented(_ view: DeclID) -> Bool {
    var seen: Set<DeclID> = []
    return isOnlyPresented(view, &seen)
  }

  /// - Parameter seen: the views whose uses were searched. The search ends at the first view that is shown otherwise.
  private func isOnlyPresented(_ view: DeclID, _ seen: inout Set<DeclID>) -> Bool {
    guard seen.insert(view).inserted else { return true }
    let uses = uses(ofView: view).filter { !$0.context.isPreview }
    if uses.isEmpty { return false }
    for use in uses where !use.context.isInPresentedContent(use.node) {
      guard let owner = use.context.ownerType, conforms(owner, to: .view),
        use.context.isOnlyPresented(owner, &seen)
      else { return false }
    }
    return true
  }
}
