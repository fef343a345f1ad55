import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The scroll view that a view is in.
extension RuleContext {
  /// The vertical scroll view that a view is in with nothing between them that gives it a height; `nil` if there is none.
  func scrollView(around node: SyntaxNode) -> SyntaxNode? {
    if case .found(let scroll) = searchScrollView(around: node) { return scroll }
    return nil
  }

  /// The same for a view in a helper: also where the helper is used.
  func scrollViewHereOrAtUses(around node: SyntaxNode) -> SyntaxNode? {
    hereOrAtUses(of: node) { $0.searchScrollView(around: $1) }
  }

  private func searchScrollView(around node: SyntaxNode) -> Search<SyntaxNode> {
    var inner = node
    for around in ancestors.reversed() {
      defer { inner = around }
      switch around.kind {
      case .closureExpr:
        guard record.builders[around.id] != nil else { return .none }
      case .labeledExpr, .labeledTrailingClosure:
        guard inner.kind == .closureExpr else { return .none }
      case .functionCallExpr:
        if around.children.first?.id == inner.id {
          if givesHeight(around) { return .none }
          continue
        }
        // A view that is given as it is: `.overlay(GeometryReader { … })`
        guard inner.kind == .closureExpr || inner.kind == .labeledExpr || inner.kind == .labeledTrailingClosure,
          let made = madeType(around), analyzer.isFromCatalogue(made)
        else { return .none }
        if let axis = analyzer.catalogueText(.scrolls, of: made) {
          guard let axes = around.arguments.first(where: { $0.kind != .labeledExpr && $0.kind != .closureExpr }) else {
            return .found(around)
          }
          return axes.spacedText == "." + axis ? .found(around) : .none
        }
        guard
          analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating)
            || analyzer.catalogueText(.offers, of: made) != nil
        else { return .none }
      default: break
      }
    }
    return .outside
  }

  private func givesHeight(_ call: SyntaxNode) -> Bool {
    guard let use = record.uses[call.id] else { return true }
    // A modifier of the program may do anything.
    guard analyzer.isFromCatalogue(use.decl) else { return true }
    if analyzer.catalogueText(.sizes, of: use.decl) != nil { return true }
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, record).contains { argument in
      guard let number = argument.parameter, number < parameters.count else { return false }
      return analyzer.catalogueText(.sizes, of: parameters[number], in: use.decl) != nil
    }
  }
}
