import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension ExpandedCode {
  /// Whether a view in the code may have the focus. Only texts, images, colors, shapes and containers that group them
  /// are known not to have it.
  ///
  /// - Parameter countsScrollViews: whether a scroll view may have it, as on a watch.
  func mayHaveFocus(countsScrollViews: Bool = true) -> Bool {
    switch node.kind {
    case .declReferenceExpr where node.isSelfReference: return false
    case .closureExpr where context.record.builders[node.id] == nil: return false
    case .functionCallExpr where context.modified(node) != nil:
      if context.isUnknownOrInteractive(node) { return true }
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr:
      if node.kind == .functionCallExpr, context.record.uses[node.id] == nil { return true }
      guard let type = context.record.types[node.id], context.analyzer.isView(type) else { break }
      if let shown { return shown.mayHaveFocus(countsScrollViews: countsScrollViews) }
      guard let made = context.nominal(type),
        context.isWithoutFocus(made)
          || !countsScrollViews && context.analyzer.catalogueText(.scrolls, of: made) != nil
      else { return true }
    default: break
    }
    return parts.contains { $0.mayHaveFocus(countsScrollViews: countsScrollViews) }
  }
}

extension RuleContext {
  private static let shape: Name = "Shape"

  /// Whether a modifier is the program's, or gives its view the focus.
  func isUnknownOrInteractive(_ modifier: SyntaxNode) -> Bool {
    !isFromCatalogue(modifier) || calledText(modifier, of: .interacts) != nil
  }

  /// Whether the views of a type only show something or group other views.
  fileprivate func isWithoutFocus(_ type: DeclID) -> Bool {
    guard analyzer.isFromCatalogue(type), analyzer.fact(.control, of: type) == nil else { return false }
    return analyzer.decl(type).has(.isTransparent) || analyzer.decl(type).has(.isRepeating)
      || [.shows, .axis, .holds].contains { analyzer.catalogueText($0, of: type) != nil }
      || conforms(type, to: Self.shape)
  }
}
