import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What a view is made of, as far as the body shows it that makes it.
extension RuleContext {
  /// The first view in the place of a node for which something holds: the node itself, or one in its containers; not what
  /// its modifiers add or present.
  ///
  /// - Parameters:
  ///   - isCertain: whether it must be there in any case, under no condition.
  ///   - hides: whether a modifier's call keeps what is further in from being meant.
  func firstView(
    in node: SyntaxNode, isCertain: Bool = false, hides: (SyntaxNode) -> Bool = { _ in false },
    where isMeant: (SyntaxNode) -> Bool
  ) -> SyntaxNode? {
    if isCertain, node.kind == .ifExpr || node.kind == .switchExpr || node.kind == .ternaryExpr { return nil }
    if node.kind == .functionCallExpr {
      if let base = modified(node) {
        return hides(node) ? nil : firstView(in: base, isCertain: isCertain, hides: hides, where: isMeant)
      }
      if isMeant(node) { return node }
    }
    if node.kind == .closureExpr, record.builders[node.id] == nil { return nil }
    for child in node.children {
      if let found = firstView(in: child, isCertain: isCertain, hides: hides, where: isMeant) { return found }
    }
    return nil
  }

  /// What an attribute of the catalogue says of the type that a call makes.
  func madeText(_ call: SyntaxNode, of attribute: CatalogueText) -> String? {
    madeType(call).flatMap { analyzer.catalogueText(attribute, of: $0) }
  }

  /// What an attribute of the catalogue says of the modifier, function or method that a call calls.
  func calledText(_ call: SyntaxNode, of attribute: CatalogueText) -> String? {
    record.uses[call.id].flatMap { analyzer.catalogueText(attribute, of: $0.decl) }
  }

  /// Whether a call makes a view that shows words: a text, or a view with a title.
  func showsWords(_ call: SyntaxNode) -> Bool {
    guard let made = madeType(call), analyzer.isFromCatalogue(made), let use = record.uses[call.id] else {
      return false
    }
    guard let argument = call.arguments.first, argument.kind != .labeledExpr, argument.kind != .closureExpr,
      let title = analyzer.signature(of: use.decl).parameters.first, title.label == .none
    else { return false }
    // A symbol in words: an emoji, a bullet.
    if argument.kind == .stringLiteralExpr, argument.children.isEmpty,
      !argument.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    {
      return false
    }
    // `Text(Image(systemName: "star"))`
    if nominal(of: argument).flatMap({ analyzer.catalogueText(.shows, of: $0) }) == "picture" { return false }
    if made == analyzer.knownDecl("Text") || analyzer.isKnown(title.type, "LocalizedStringKey") { return true }
    guard analyzer.types.kind(title.type) == .parameter, let type = type(of: argument) else { return false }
    return analyzer.conforms(type, to: analyzer.known("StringProtocol"))
  }

  /// The axis along which a scroll view scrolls; `nil` if it is several or not known.
  func scrollAxis(of call: SyntaxNode) -> String? {
    guard let axis = madeText(call, of: .scrolls) else { return nil }
    guard let axes = call.arguments.first(where: { $0.kind != .labeledExpr && $0.kind != .closureExpr }) else {
      return axis
    }
    guard axes.kind == .implicitMemberExpr, let name = axes.lastToken else { return nil }
    return axes.text(of: name)
  }

  /// Whether a call of a modifier is SwiftUI's: one of the program may do anything.
  func isFromCatalogue(_ call: SyntaxNode) -> Bool {
    record.uses[call.id].map { analyzer.isFromCatalogue($0.decl) } ?? false
  }

  /// The views of a closure, if it has nothing else.
  func views(in closure: SyntaxNode) -> [SyntaxNode] {
    closure.children.filter { $0.kind.isExpr }
  }
}
