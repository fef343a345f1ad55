import ViewCatalog
import ViewSource
import ViewSyntax

/// Lifetimes of views.
extension IdentityWalker {
  /// The lifetime of a branch under conditions. A constant condition ends nothing; an optional binding lasts while the
  /// value exists.
  ///
  /// - Parameter failed: the conditions of each earlier branch, each of which does not hold as a whole.
  func lifetime(of conditions: [SyntaxNode], after failed: [[SyntaxNode]] = [], _ frame: Frame) -> Lifetime {
    let changingIn = { (nodes: [SyntaxNode]) in nodes.filter { !self.isDecided($0, frame) } }
    let (branches, holding) = (failed.map(changingIn), changingIn(conditions))
    let failed = branches.flatMap { $0 }
    let changing = failed + holding
    if changing.isEmpty { return .fixed }
    if changing.count == 1, let asked = presence(askedBy: changing[0], frame) {
      return lifetime(of: [asked.node], asked.frame)
    }
    if changing.allSatisfy(\.kind.isExpr) {
      // A comma means that both conditions must hold, within one branch.
      let asked = (branches + [holding]).filter { !$0.isEmpty }
      return .conditions(asked.map { $0.map { text(of: $0, frame) }.joined(separator: ", ") }.uniqued)
    }
    if changing.count == 1, holding.count == 1, holding[0].kind == .optionalBindingCondition {
      return .optional(optionalText(holding[0], frame))
    }
    // Given `if let a, let b` and `else if let a`, `a` holds in the second branch, so only `b` is missing.
    let met = Set(holding.map(\.spacedText))
    let missing = failed.filter { !met.contains($0.spacedText) }
    let events = missing.map { event(ending: $0, holds: false, frame) } + holding.map { event(ending: $0, frame) }
    return .events(events.uniqued)
  }

  /// The condition that decides whether an optional exists: for `if let icon` with the argument `isOn ? Icon() : nil`,
  /// the condition `isOn`.
  private func presence(askedBy condition: SyntaxNode, _ frame: Frame) -> Given? {
    guard let value = valueAsked(by: condition, frame) else { return nil }
    let given = origin(of: value.node, value.frame)
    let parts = given.node.kind == .ternaryExpr ? given.node.children.filter(\.kind.isExpr) : []
    guard parts.count == 3, parts.dropFirst().contains(where: { $0.kind == .nilLiteralExpr }) else { return nil }
    return Given(node: parts[0], frame: given.frame)
  }

  /// The origin of the value that an optional binding tests.
  private func valueAsked(by condition: SyntaxNode, _ frame: Frame) -> Given? {
    guard condition.kind == .optionalBindingCondition else { return nil }
    if let value = condition.initialValue { return given(for: value, frame) ?? member(for: value, frame) }
    return condition.boundNames.first.flatMap { frame.parameters[$0] ?? member(named: $0, frame) }
  }

  /// Whether a condition is constant.
  private func isDecided(_ condition: SyntaxNode, _ frame: Frame) -> Bool {
    switch condition.kind {
    case .availabilityCondition: return true
    case .matchingPatternCondition:
      return condition.matchesAnything || condition.initialValue.map { isConstant($0, frame) } ?? false
    case .optionalBindingCondition:
      if let given = valueAsked(by: condition, frame) {
        let value = origin(of: given.node, given.frame)
        if value.node.kind == .nilLiteralExpr || isAlwaysThere(given) { return true }
      }
      if let value = condition.initialValue { return isConstant(value, frame) }
      return condition.boundNames.first.map { isConstant($0, frame) } ?? false
    default: return isConstant(condition, frame)
    }
  }

  /// Whether a value in an optional place is not optional itself.
  func isAlwaysThere(_ given: Given) -> Bool {
    let value = origin(of: given.node, given.frame)
    if value.node.kind == .closureExpr { return true }
    guard let type = type(of: value.node, value.frame), !analyzer.types.flags(type).contains(.hasHole) else {
      return false
    }
    let known = analyzer.resolvingOpaque(type)
    return analyzer.wrapped(known) == nil && analyzer.types.kind(known) == .nominal
  }

  /// The event that changes a condition, which currently holds or does not.
  private func event(ending condition: SyntaxNode, holds: Bool = true, _ frame: Frame) -> String {
    switch condition.kind {
    case .optionalBindingCondition:
      return "`\(optionalText(condition, frame))` \(holds ? "becomes nil" : "is no longer nil")"
    case .matchingPatternCondition:
      guard let pattern = condition.children.first, let value = condition.initialValue else { break }
      return "`\(text(of: value, frame))` \(holds ? "is no longer" : "becomes") `\(caseText(pattern))`"
    default: break
    }
    return "`\(text(of: condition, frame))` changes"
  }

  /// The source text of a pattern without its bound names: `.success` for `.success(let value)`.
  private func caseText(_ pattern: SyntaxNode) -> String {
    let call = pattern.kind == .valueBindingPattern ? pattern.children.first ?? pattern : pattern
    guard call.kind == .functionCallExpr, let callee = call.children.first,
      call.callArguments.allSatisfy({ $0.node.map { !$0.kind.isExpr || $0.kind == .discardAssignmentExpr } ?? false })
    else { return call.spacedText }
    return callee.spacedText
  }

  /// The source text of the optional that a condition binds; in a helper, that of the argument.
  private func optionalText(_ condition: SyntaxNode, _ frame: Frame) -> String {
    if let value = condition.initialValue {
      return text(of: value, frame)
    }
    guard let pattern = condition.children.first(where: { $0.kind.isPattern }) else { return condition.text }
    return pattern.firstToken.flatMap { words(forName: pattern.name(of: $0), frame) } ?? pattern.spacedText
  }

  /// The lifetime of a view with an explicit identity.
  func lifetime(ofIdentity id: SyntaxNode, _ frame: Frame) -> Lifetime {
    if isConstant(id, frame) { return .fixed }
    return isFresh(id, frame) ? .fresh : .explicit(text(of: id, frame))
  }

  /// Whether an expression, with its names resolved, has a different value at each evaluation.
  private func isFresh(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    if let known = given(for: node, frame) ?? local(for: node, frame) ?? member(for: node, frame) {
      return known.node.kind != .closureExpr && isFresh(known.node, known.frame)
    }
    if makesAnew(node, frame.record) { return true }
    if let use = frame.record.uses[node.id], let made = value(ofHelper: use, frame) {
      return isFresh(made.node, made.frame)
    }
    return node.kind != .closureExpr && node.children.contains { isFresh($0, frame) }
  }

  /// Whether an expression has a different value at each evaluation.
  func isFresh(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    makesAnew(node, record) || node.kind != .closureExpr && node.children.contains { isFresh($0, record) }
  }

  /// Whether the declaration that an expression uses returns a fresh or random value.
  private func makesAnew(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let use = record.uses[node.id], !use.isMemberwise else { return false }
    return analyzer.decl(use.decl).has(.isFresh) || analyzer.catalogueText(.random, of: use.decl) != nil
  }

  /// The lifetime of content passed to a modifier or container, if it differs from that of its owner.
  func lifetime(ofContentIn use: BodyRecord.Use) -> Lifetime? {
    if let text = analyzer.catalogueText(.lasts, of: use.decl) { return .stated(text) }
    if let made = use.base, analyzer.types.kind(made) == .nominal, analyzer.isInitializer(use.decl),
      let text = analyzer.catalogueText(.lasts, of: analyzer.types.decl(made))
    {
      return .stated(text)
    }
    guard analyzer.fact(.presents, of: use.decl) != nil else { return nil }
    return analyzer.signature(of: use.decl).parameters.contains { $0.label == "item" } ? .item : .presentation
  }

  /// A place with the lifetime of the content passed to a parameter.
  func lasting(_ place: Place, in parameter: Parameter?, of use: BodyRecord.Use) -> Place {
    guard let parameter else { return place }
    var place = place
    if let text = analyzer.catalogueText(.lasts, of: parameter, in: use.decl) { place = place.lasting(.stated(text)) }
    if let text = analyzer.catalogueText(.ends, of: parameter, in: use.decl) { place = place.lasting(.events([text])) }
    return place
  }
}

extension SyntaxNode {
  /// Whether a pattern is a single name, which matches any value: `case let value = value`.
  fileprivate var matchesAnything: Bool {
    guard kind == .matchingPatternCondition, let pattern = children.first, pattern.kind == .valueBindingPattern else {
      return false
    }
    return pattern.children.first?.kind == .identifierPattern
  }
}
