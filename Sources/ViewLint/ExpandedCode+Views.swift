import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The code of a view that is shown together: its body with the helpers, and the views that receive its values.
extension ExpandedCode {
  /// The code of a helper of the same view, or of a view that receives an argument of some type. A search for the uses
  /// of state can skip views that do not receive it.
  func shown(ifGiven isMeant: (TypeID) -> Bool) -> ExpandedCode? {
    if isHelper { return shown }
    guard node.kind == .functionCallExpr else { return nil }
    let isPassed = node.arguments.contains { argument in
      isGiven(argument, isMeant)
        || argument.kind == .functionCallExpr && argument.arguments.contains { isGiven($0, isMeant) }
    }
    return isPassed ? shown : nil
  }

  /// Whether the node names a member of the type that contains it.
  var isHelper: Bool {
    guard let use = context.record.uses[node.id], !use.isMemberwise, context.isOwn(use.decl),
      !context.analyzer.isInitializer(use.decl)
    else { return false }
    return context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) } == context.ownerType
  }

  private func isGiven(_ argument: SyntaxNode, _ isMeant: (TypeID) -> Bool) -> Bool {
    let value = argument.argumentValue
    return context.record.types[value.id].map(isMeant) ?? false
  }

  /// Whether only one of the contained views may be shown at a time: branches, alternatives of a container, and the
  /// content of a modifier of the program with a condition.
  var isChoice: Bool {
    switch node.kind {
    case .ifExpr, .switchExpr, .ternaryExpr: return true
    case .functionCallExpr: break
    default: return false
    }
    if let made = context.madeType(node) { return context.analyzer.catalogueText(.chooses, of: made) != nil }
    guard let use = context.record.uses[node.id], context.analyzer.isOwnFunction(use.decl),
      context.modified(node) != nil
    else { return false }
    return context.analyzer.node(of: use.decl).subtree.contains {
      switch $0.kind {
      case .ifExpr, .switchExpr, .ternaryExpr, .guardStmt: true
      default: false
      }
    }
  }

  /// The alternative views of a call; for other nodes, its parts.
  var alternatives: [ExpandedCode] {
    guard node.kind == .functionCallExpr, context.madeType(node) != nil else { return parts }
    return parts.flatMap { $0.node.kind == .closureExpr ? $0.parts : [$0] }
  }

  /// Whether an argument makes the row for an element: a closure with a parameter, or a function name.
  var isRowOfElement: Bool {
    let isLabeled = node.kind == .labeledExpr || node.kind == .labeledTrailingClosure
    guard let value = isLabeled ? node.children.last : node else { return false }
    if value.kind == .closureExpr { return context.hasParameter(value) }
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else { return false }
    return context.record.uses[value.id].map { context.analyzer.isOwnFunction($0.decl) } ?? false
  }

  /// The SwiftUI modifiers that a modifier of the program consists of, outermost first. Empty for SwiftUI's own
  /// modifiers, and for a function that is more than a modifier chain.
  var expandedModifiers: [ExpandedCode] {
    guard isOutermost, context.modified(node) != nil else { return [] }
    if let known = context.expandedModifiers, known.node == node.id { return known.found }
    var found: [ExpandedCode] = []
    for modifier in UnfoldedModifications(of: self, entersViews: false) {
      guard !modifier.isOutermost, modifier.site.id == node.id else { break }
      found.append(modifier)
    }
    context.expandedModifiers = (node.id, found)
    return found
  }

  /// The value of a number literal or of a constant.
  var writtenNumber: Double? { context.writtenNumber(node) }

  /// The code in the outermost view, in its body or in a helper, that leads to this code.
  func place(inViewOf outermost: ExpandedCode) -> ExpandedCode {
    var current = self
    while current.frame.view != outermost.frame.view, let use = current.frame.use { current = use }
    return current
  }
}

extension RuleContext {
  /// The body of the view or modifier that contains the code, also if the code is a helper in another extension.
  var unfoldedBody: ExpandedCode? {
    guard let type = ownerType, isOwn(type) else { return nil }
    let parts = [type] + analyzer.extensions(of: type)
    let body = parts.lazy.flatMap { self.analyzer.children(of: $0) }.first {
      self.analyzer.decl($0).name == .body && self.analyzer.isViewContent($0)
    }
    guard let body else { return nil }
    let inner = RuleContext(analyzer, body.file)
    inner.enter(body)
    return ExpandedCode(analyzer.node(of: body), in: inner)
  }

  /// The code of the current declaration, with unknown arguments.
  var unfoldedDecl: ExpandedCode? {
    guard let decl else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return ExpandedCode(analyzer.node(of: decl), in: inner)
  }

  /// The results of a rule for the code that is shown together with a node: the whole view or, if its body does not
  /// lead to the node, the enclosing declaration.
  func foundTogether<Found>(
    with node: SyntaxNode, _ rule: RuleID, _ find: (ExpandedCode) -> [Found], at place: (Found) -> SyntaxNode
  ) -> [Found] {
    if let ownerType {
      let all = perView(rule, ownerType) { unfoldedBody.map(find) ?? [] }
      if all.contains(where: { place($0) == node }) { return all }
    }
    return perBody(rule) { unfoldedDecl.map(find) ?? [] }
  }
}

extension Callee {
  /// Whether the callee is or applies a modifier of the program, which may consist of several SwiftUI modifiers.
  var isOwnModifier: Bool { isOwnFunction && isMemberOfView || isAny(of: [.modifier]) }

  /// Whether the callee may pass on a value of some type: a view or function of the program with such a parameter, or
  /// the `modifier` modifier.
  func mayPassOn(_ isMeant: (TypeID) -> Bool) -> Bool {
    if isAny(of: [.modifier]) { return true }
    guard isOwnFunction || makesOwnView else { return false }
    let parameters =
      analyzer.isInitializer(decl) || isOwnFunction
      ? analyzer.signature(of: decl).parameters : analyzer.memberwiseSignature(of: decl)?.parameters ?? []
    return parameters.contains { isMeant($0.type) }
  }
}

extension SyntaxNode {
  /// The projections in the arguments of a call, as in `$isShown` and `Sheet(isShown: $isShown)`. Closures are
  /// excluded, because they pass them to other calls.
  var projectionsPassed: [Name] {
    argumentPlaces.flatMap { index -> [Name] in
      let argument = children[index]
      if argument.kind == .closureExpr { return [] }
      let tokens = argument.tokenIndices.filter { argument.token($0).kind == .dollarIdentifier }
      return tokens.map { argument.name(at: $0) }
    }
  }
}

extension Analyzer {
  /// Whether a type is that of a binding that controls a presentation: `Binding<Bool>`.
  func isBindingToAnswer(_ type: TypeID) -> Bool {
    isKnown(type, .binding) && types.arguments(type).first.map { isKnown($0, .bool) } ?? false
  }
}
