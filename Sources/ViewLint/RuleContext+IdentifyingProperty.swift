import ViewSemantics
import ViewSource
import ViewSyntax

/// The properties that the identifiers of elements derive from.
extension RuleContext {
  /// The stored property that a property is computed from, if it is a single one: `email` for a `key` that is
  /// `email.lowercased()`.
  func storedProperty(behind property: DeclID) -> DeclID? {
    guard analyzer.decl(property).has(.isComputed), isOwn(property) else { return property }
    guard let value = analyzer.onlyValue(of: property) else { return nil }
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    let found = inner.storedProperty(in: value)
    return found == property ? nil : found
  }

  /// The stored properties that a property is concatenated from: `name` and `count` for an `id` that is
  /// `"\(name)-\(count)"`. Or the single one that it is computed from. Empty if a part is something else.
  func storedProperties(behind property: DeclID) -> [DeclID] {
    if let only = storedProperty(behind: property) { return [only] }
    guard analyzer.decl(property).has(.isComputed), isOwn(property), let value = analyzer.onlyValue(of: property) else {
      return []
    }
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    return inner.storedProperties(joinedIn: value) ?? []
  }

  /// The stored properties that a string is concatenated from, by interpolation, `+` or `joined`; `nil` if a part is
  /// something else.
  private func storedProperties(joinedIn value: SyntaxNode) -> [DeclID]? {
    var found: [DeclID] = []
    for part in joinedParts(of: value) {
      if part.kind == .stringLiteralExpr || part.kind == .integerLiteralExpr { continue }
      guard let property = storedProperty(in: part) else { return nil }
      if !found.contains(property) { found.append(property) }
    }
    return found
  }

  private func joinedParts(of value: SyntaxNode) -> [SyntaxNode] {
    switch value.kind {
    case .stringLiteralExpr:
      let parts = value.children.filter { $0.kind == .stringInterpolation }.flatMap(\.children)
      return parts.isEmpty ? [value] : parts.flatMap(joinedParts)
    case .parenExpr: return value.children.first.map(joinedParts) ?? []
    case .infixOperatorExpr where value.isAddition:
      return [value.children.first, value.children.last].compactMap { $0 }.flatMap(joinedParts)
    case .functionCallExpr:
      guard isUse(value, ofAny: Self.joining), let list = value.children.first?.children.first, list.kind == .arrayExpr
      else { return [value] }
      return list.children.flatMap(joinedParts)
    default: return [value]
    }
  }

  private static let joining = [
    CatalogueMember("Sequence", "joined"), CatalogueMember("BidirectionalCollection", "joined"),
  ]

  /// The stored property that a value derives from, if it is a single one.
  func storedProperty(in value: SyntaxNode) -> DeclID? {
    let origin = origin(of: value)
    guard let property = origin.context.rootProperty(origin.node), isOwn(property),
      !analyzer.decl(property).has(.isComputed), origin.context.knowsAllMembers(of: origin.node)
    else { return nil }
    return property
  }

  /// Whether a property is a mutable part of its value, and not named `id`.
  func isEditablePart(_ property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    return isOwn(property) && decl.kind == .variable
      && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic]) && decl.name != .id
  }

  /// Whether all members of a chain are resolved. An edit may or may not change the result of an unresolved member.
  private func knowsAllMembers(of value: SyntaxNode) -> Bool {
    var (current, isCalled) = (value, false)
    while true {
      if current.kind == .memberAccessExpr, !isCalled, record.uses[current.id] == nil { return false }
      isCalled = current.kind == .functionCallExpr && record.uses[current.id] != nil
      guard let inner = current.children.first, inner.kind.isExpr else { return true }
      current = inner
    }
  }
}
