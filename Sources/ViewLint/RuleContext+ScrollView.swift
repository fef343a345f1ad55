import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The scroll view around a view.
extension RuleContext {
  /// The scroll view around a view, if no view between them has a fixed length along its axis; `nil` if there is none.
  func scrollView(around node: SyntaxNode, along axes: Set<StackAxis> = [.vertical]) -> SyntaxNode? {
    if case .found(let scroll) = searchScrollView(around: node, along: axes) { return scroll }
    return nil
  }

  /// The same, including the uses of a helper or of the body of a view of the program.
  ///
  /// - Parameters:
  /// - axes: the axes of the scroll view; no view between the two may have a fixed length along its axis.
  /// - throughViews: whether a call that makes a view of the program counts as a use of the view's body.
  func scrollViewHereOrAtUses(
    around node: SyntaxNode, along axes: Set<StackAxis> = [.vertical], throughViews: Bool = true
  ) -> SyntaxNode? {
    hereOrAtUses(of: node, throughViews: throughViews) { $0.searchScrollView(around: $1, along: axes) }
  }

  private func searchScrollView(
    around node: SyntaxNode, along axes: Set<StackAxis> = [.vertical]
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
        // A view as an argument: `.overlay(GeometryReader { … })`
        guard inner.kind == .closureExpr || inner.kind == .labeledExpr || inner.kind == .labeledTrailingClosure,
          let made = madeType(around), analyzer.isFromCatalogue(made)
        else { return .none }
        if analyzer.fact(.scrolls, of: made) != nil {
          return scrollAxis(of: around).map(axes.contains) == true ? .found(around) : .none
        }
        guard
          analyzer.decl(made).has(.isTransparent) || analyzer.decl(made).has(.isRepeating)
            || analyzer.catalogueText(.offers, of: made) != nil
        else { return .none }
      default: break
      }
    }
    // A view with a fixed length along one axis is searched only in its own declaration.
    return axes == all ? .outside : .none
  }

  /// The axes along which a modifier sets the length of its view; `nil` if unknown, as for modifiers of the program.
  private func sizedAxes(_ call: SyntaxNode) -> Set<StackAxis>? {
    guard let use = record.uses[call.id], analyzer.isFromCatalogue(use.decl) else { return nil }
    let parameters = analyzer.parameters(of: use)
    let given = analyzer.arguments(of: call, record).compactMap { argument -> String? in
      guard let number = argument.parameter, number < parameters.count else { return nil }
      return analyzer.catalogueText(.sizes, of: parameters[number], in: use.decl)
    }
    let texts = given + [analyzer.catalogueText(.sizes, of: use.decl)].compactMap(\.self)
    return Set(texts.flatMap { $0.split(separator: " ").compactMap { StackAxis(rawValue: String($0)) } })
  }
}
