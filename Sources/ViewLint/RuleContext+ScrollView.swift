import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The scroll view that a view is in.
extension RuleContext {
  /// The scroll view that a view is in with nothing between them that gives it a length along its axis; `nil` if there is
  /// none.
  func scrollView(around node: SyntaxNode, along axes: Set<String> = ["vertical"]) -> SyntaxNode? {
    if case .found(let scroll) = searchScrollView(around: node, along: axes) { return scroll }
    return nil
  }

  /// The same for a view in a helper or in the body of a view of the program: also where these are used.
  ///
  /// - Parameters:
  ///   - axes: the axes along which it may scroll; nothing between the two gives the view a length along that one.
  ///   - throughViews: whether what makes a view of the program uses the body of that view.
  func scrollViewHereOrAtUses(
    around node: SyntaxNode, along axes: Set<String> = ["vertical"], throughViews: Bool = true
  ) -> SyntaxNode? {
    hereOrAtUses(of: node, throughViews: throughViews) { $0.searchScrollView(around: $1, along: axes) }
  }

  private func searchScrollView(
    around node: SyntaxNode, along axes: Set<String> = ["vertical"]
  ) -> Search<SyntaxNode> {
    var axes = axes
    let all = axes
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
          axes.subtract(sizedAxes(around) ?? axes)
          if axes.isEmpty { return .none }
          continue
        }
        // A view that is given as it is: `.overlay(GeometryReader { … })`
        guard inner.kind == .closureExpr || inner.kind == .labeledExpr || inner.kind == .labeledTrailingClosure,
          let made = madeType(around), analyzer.isFromCatalogue(made)
        else { return .none }
        if analyzer.catalogueText(.scrolls, of: made) != nil {
          return scrollAxis(of: around).map(axes.contains) == true ? .found(around) : .none
        }
        guard
          analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating)
            || analyzer.catalogueText(.offers, of: made) != nil
        else { return .none }
      default: break
      }
    }
    // What has a length along one axis is looked for no further than its own declaration.
    return axes == all ? .outside : .none
  }

  /// The axes along which a modifier gives its view a length; `nil` if it is not known: one of the program may do anything.
  private func sizedAxes(_ call: SyntaxNode) -> Set<String>? {
    guard let use = record.uses[call.id], analyzer.isFromCatalogue(use.decl) else { return nil }
    let parameters = analyzer.parameters(of: use)
    let given = analyzer.arguments(of: call, record).compactMap { argument -> String? in
      guard let number = argument.parameter, number < parameters.count else { return nil }
      return analyzer.catalogueText(.sizes, of: parameters[number], in: use.decl)
    }
    let texts = given + [analyzer.catalogueText(.sizes, of: use.decl)].compactMap(\.self)
    return Set(texts.flatMap { $0.split(separator: " ").map(String.init) })
  }
}
