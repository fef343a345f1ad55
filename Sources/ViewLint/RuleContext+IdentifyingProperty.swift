import ViewSemantics
import ViewSyntax

/// What the identifiers of elements are worked out of.
extension RuleContext {
  /// The stored property that a property is worked out of, if that is one: `email` of a `key` that is
  /// `email.lowercased()`.
  func storedProperty(behind property: DeclID) -> DeclID? {
    guard analyzer.decl(property).has(.isComputed), isOwn(property) else { return property }
    guard let value = analyzer.onlyValue(of: property) else { return nil }
    let inner = RuleContext(analyzer, property.file)
    inner.enter(property)
    let found = inner.storedProperty(in: value)
    return found == property ? nil : found
  }

  /// The stored property that a value is worked out of, if that is one.
  func storedProperty(in value: SyntaxNode) -> DeclID? {
    let origin = origin(of: value)
    guard let property = origin.context.rootProperty(origin.node), isOwn(property),
      !analyzer.decl(property).has(.isComputed), origin.context.knowsAllMembers(of: origin.node)
    else { return nil }
    return property
  }

  /// Whether a property is a part of its value that can be given another value, and is no identifier by its name.
  func isEditablePart(_ property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    return isOwn(property) && decl.kind == .variable
      && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic]) && decl.name != .id
  }

  /// Whether it is known what each member of a chain is: of one that is not, it is not known whether an edit changes it.
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
