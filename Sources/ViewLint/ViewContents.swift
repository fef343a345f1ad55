import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The content of a view, as far as the enclosing body shows it.
extension RuleContext {
  /// The first view that satisfies a predicate: the node itself, or a view in its containers, but not in the content of
  /// its modifiers.
  ///
  /// - Parameters:
  /// - isCertain: whether conditional views are excluded.
  /// - hides: whether a modifier call excludes the view that it modifies.
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

  /// The text of the catalogue attribute on the type that a call makes.
  func madeText(_ call: SyntaxNode, of attribute: CatalogueText) -> String? {
    madeType(call).flatMap { analyzer.catalogueText(attribute, of: $0) }
  }

  /// The text of the catalogue attribute on the modifier, function or method that a call calls.
  func calledText(_ call: SyntaxNode, of attribute: CatalogueText) -> String? {
    record.uses[call.id].flatMap { analyzer.catalogueText(attribute, of: $0.decl) }
  }

  /// The value of a fact that the catalogue states about the type that a call makes.
  func madeFact<Value>(_ fact: CatalogueFact<Value>, of call: SyntaxNode) -> Value? {
    madeType(call).flatMap { analyzer.fact(fact, of: $0) }
  }

  /// The value of a fact that the catalogue states about the modifier, function or method that a call calls.
  func calledFact<Value>(_ fact: CatalogueFact<Value>, of call: SyntaxNode) -> Value? {
    record.uses[call.id].flatMap { analyzer.fact(fact, of: $0.decl) }
  }

  /// Whether a call makes a view that shows words: a text, or a view with a title.
  func showsWords(_ call: SyntaxNode) -> Bool {
    guard let made = madeType(call), analyzer.isFromCatalogue(made), let use = record.uses[call.id] else {
      return false
    }
    guard let argument = call.arguments.first, argument.kind != .labeledExpr, argument.kind != .closureExpr,
      let title = analyzer.signature(of: use.decl).parameters.first, title.label == .none
    else { return false }
    // A string without words: an emoji, a bullet.
    if argument.kind == .stringLiteralExpr, argument.children.isEmpty,
      !argument.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    {
      return false
    }
    // `Text(Image(systemName: "star"))`
    if nominal(of: argument).flatMap({ analyzer.fact(.shows, of: $0) }) == .picture { return false }
    if made == analyzer.knownDecl("Text") || analyzer.isKnown(title.type, "LocalizedStringKey") { return true }
    guard analyzer.types.kind(title.type) == .parameter, let type = type(of: argument) else { return false }
    return analyzer.conforms(type, to: analyzer.known("StringProtocol"))
  }

  /// The axis of a scroll view; `nil` if there are several or it is unknown.
  func scrollAxis(of call: SyntaxNode) -> StackAxis? {
    guard let axis = madeFact(.scrolls, of: call) else { return nil }
    guard let axes = call.arguments.first(where: { $0.kind != .labeledExpr && $0.kind != .closureExpr }) else {
      return axis
    }
    guard axes.kind == .implicitMemberExpr, let name = axes.lastToken else { return nil }
    return StackAxis(rawValue: axes.text(of: name))
  }

  /// Whether a call resolves to a declaration of the catalogue. A modifier of the program may have any effect.
  func isFromCatalogue(_ call: SyntaxNode) -> Bool {
    record.uses[call.id].map { analyzer.isFromCatalogue($0.decl) } ?? false
  }

  /// The views of a closure, if it contains nothing else.
  func views(in closure: SyntaxNode) -> [SyntaxNode] {
    closure.children.filter { $0.kind.isExpr }
  }
}
