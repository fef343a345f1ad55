import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// What one view comes to that is there together: its body with the helpers in it, and what it passes something on to.
extension UnfoldedCode {
  /// The code that a name or a call stands for if it is a helper of the same view, or if it is given a value of such a type:
  /// to follow a state, views that are not given it need not be looked into.
  func shown(ifGiven isMeant: (TypeID) -> Bool) -> UnfoldedCode? {
    if isHelper { return shown }
    guard node.kind == .functionCallExpr else { return nil }
    let isPassed = node.arguments.contains { argument in
      isGiven(argument, isMeant)
        || argument.kind == .functionCallExpr && argument.arguments.contains { isGiven($0, isMeant) }
    }
    return isPassed ? shown : nil
  }

  /// Whether it names a member of the type whose code this is.
  var isHelper: Bool {
    guard let use = context.record.uses[node.id], !use.isMemberwise, context.isOwn(use.decl),
      !context.analyzer.isInitializer(use.decl)
    else { return false }
    return context.analyzer.owner(of: use.decl).flatMap { context.analyzer.nominal(of: $0) } == context.ownerType
  }

  private func isGiven(_ argument: SyntaxNode, _ isMeant: (TypeID) -> Bool) -> Bool {
    let value = argument.kind == .labeledExpr ? argument.children.last ?? argument : argument
    return context.record.types[value.id].map(isMeant) ?? false
  }

  /// Whether the views in this one may be there one at a time: branches, alternatives of a container, and what a modifier
  /// of the program is put on that has a condition in it.
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

  /// The views in a call that chooses among them, each by itself; of anything else its parts.
  var alternatives: [UnfoldedCode] {
    guard node.kind == .functionCallExpr, context.madeType(node) != nil else { return parts }
    return parts.flatMap { $0.node.kind == .closureExpr ? $0.parts : [$0] }
  }

  /// Whether an argument makes the row for an element: a closure with a parameter, or a function by its name.
  var isRowOfElement: Bool {
    let isLabeled = node.kind == .labeledExpr || node.kind == .labeledTrailingClosure
    guard let value = isLabeled ? node.children.last : node else { return false }
    if value.kind == .closureExpr { return context.hasParameter(value) }
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else { return false }
    return context.record.uses[value.id].map { context.analyzer.isOwnFunction($0.decl) } ?? false
  }

  /// The modifiers that a call of a modifier of the program stands for, outermost first: none for SwiftUI's own, and for a
  /// function that is more than a row of them.
  var standingModifications: [UnfoldedCode] {
    guard isOutermost, context.modified(node) != nil else { return [] }
    if let known = context.standingModifications, known.node == node.id { return known.found }
    var found: [UnfoldedCode] = []
    for modifier in UnfoldedModifications(of: self, entersViews: false) {
      guard !modifier.isOutermost, modifier.site.id == node.id else { break }
      found.append(modifier)
    }
    context.standingModifications = (node.id, found)
    return found
  }

  /// A number that is written there or as a constant.
  var writtenNumber: Double? { context.writtenNumber(node) }

  /// The code of the view itself, in its body or in a helper, that brings this code in.
  func place(inViewOf outermost: UnfoldedCode) -> UnfoldedCode {
    var current = self
    while current.frame.view != outermost.frame.view, let use = current.frame.use { current = use }
    return current
  }
}

extension RuleContext {
  /// The body of the view or modifier whose code this is, wherever its helpers stand.
  var unfoldedBody: UnfoldedCode? {
    guard let type = ownerType, isOwn(type) else { return nil }
    let parts = [type] + analyzer.extensions(of: type)
    let body = parts.lazy.flatMap { self.analyzer.children(of: $0) }.first {
      self.analyzer.decl($0).name == .body && self.analyzer.isViewContent($0)
    }
    guard let body else { return nil }
    let inner = RuleContext(analyzer, body.file)
    inner.enter(body)
    return UnfoldedCode(analyzer.node(of: body), in: inner)
  }

  /// The code that a declaration begins with of which nothing is known.
  var unfoldedDecl: UnfoldedCode? {
    guard let decl else { return nil }
    let inner = RuleContext(analyzer, decl.file)
    inner.enter(decl)
    return UnfoldedCode(analyzer.node(of: decl), in: inner)
  }

  /// What a rule finds in the code that is shown together with a node: in the whole view, or, where its body does not show
  /// the node, in the declaration around it.
  func foundTogether<Found>(
    with node: SyntaxNode, _ rule: RuleID, _ find: (UnfoldedCode) -> [Found], at place: (Found) -> SyntaxNode
  ) -> [Found] {
    if let ownerType {
      let all = perView(rule, ownerType) { unfoldedBody.map(find) ?? [] }
      if all.contains(where: { place($0) == node }) { return all }
    }
    return perBody(rule) { unfoldedDecl.map(find) ?? [] }
  }
}

extension Callee {
  /// Whether it is, or puts on, a modifier of the program, which may stand for several of SwiftUI's.
  var isOwnModifier: Bool { isOwnFunction && isMemberOfView || isAny(of: [.modifier]) }

  /// Whether it is a view or function of the program with a parameter of a type, or puts a modifier on a view, which may
  /// be given such a value.
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
  /// The projections in the arguments of a call, as in `$isShown` and `Sheet(isShown: $isShown)`; those in closures are
  /// given to others.
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
  /// Whether a type is that of bindings by which something is presented: `Binding<Bool>`.
  func isBindingToAnswer(_ type: TypeID) -> Bool {
    isKnown(type, .binding) && types.arguments(type).first.map { isKnown($0, .bool) } ?? false
  }
}
