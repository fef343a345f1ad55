import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Content that is shown only after a user action.
extension RuleContext {
  /// Whether a node is in the content of a sheet, a cover, a popover or an alert, or in the destination of a navigation,
  /// and not in the label that leads there.
  func isInPresentedContent(_ node: SyntaxNode) -> Bool {
    ancestors.indices.contains { index in
      let around = ancestors[index]
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      guard around.kind == .functionCallExpr, inner.id != around.children.first?.id,
        let (arguments, parameters) = arguments(of: around),
        let argument = arguments.first(where: {
          $0.node.range.contains(inner.range) || inner.range.contains($0.node.range)
        }), let number = argument.parameter, number < parameters.count
      else { return false }
      if parameters[number].label == .destination { return true }
      return calledText(around, of: .presents) != nil && record.builders[argument.node.id] != nil
    }
  }

  /// Whether the program shows a view only in presented content, directly or inside of other views.
  func isOnlyPresented(_ view: DeclID, depth: Int = 6) -> Bool {
    let uses = uses(ofView: view).filter { !$0.context.isPreview }
    return depth > 0 && !uses.isEmpty
      && uses.allSatisfy { use in
        if use.context.isInPresentedContent(use.node) { return true }
        guard let owner = use.context.ownerType, owner != view, conforms(owner, to: .view) else { return false }
        return use.context.isOnlyPresented(owner, depth: depth - 1)
      }
  }
}
