import ViewSource

/// Names that declarations bind, and their values.
extension SyntaxNode {
  /// The expression after the `=` of a binding, condition or parameter.
  public var initialValue: SyntaxNode? { child(.initializerClause)?.children.first { $0.kind.isExpr } }

  /// The body of a function, or of the getter of a property.
  public var getterBlock: SyntaxNode? {
    if let block = child(.codeBlock) { return block }
    return child(.accessorBlock)?.children.first { $0.isGetter }?.child(.codeBlock)
  }

  /// The body of the setter of a property.
  public var setterBlock: SyntaxNode? {
    child(.accessorBlock)?.children.first { $0.kind == .accessorDecl && $0.ownToken(.setKeyword) != nil }?
      .child(.codeBlock)
  }

  /// Whether this is a getter.
  public var isGetter: Bool {
    kind == .accessorDecl && (ownToken(.getKeyword) != nil || ownToken(.underscoredReadKeyword) != nil)
  }

  /// The declared type of one binding of a `let` or `var`. In `let a, b: Int`, `a` has the type of `b`.
  public func type(ofBinding binding: SyntaxNode) -> SyntaxNode? {
    func type(_ annotation: SyntaxNode) -> SyntaxNode? { annotation.children.first { $0.kind.isType } }
    if let own = binding.child(.typeAnnotation) { return type(own) }
    func isBare(_ binding: SyntaxNode) -> Bool {
      binding.child(.initializerClause) == nil && binding.child(.codeBlock) == nil
        && binding.child(.accessorBlock) == nil
    }
    guard isBare(binding) else { return nil }
    for other in children.drop(while: { $0.id != binding.id }) where other.kind == .patternBinding {
      if let annotation = other.child(.typeAnnotation) { return type(annotation) }
      if !isBare(other) { return nil }
    }
    return nil
  }

  /// The names that the pattern of a declaration, condition or case binds.
  public var boundNames: [Name] {
    var found: [Name] = []
    for child in children where child.kind.isPattern || child.kind.isExpr {
      for part in child.subtree where part.kind == .identifierPattern {
        if let token = part.firstToken { found.append(part.name(of: token)) }
      }
    }
    return found
  }

  /// The parameter names of a closure, in order; `$0`, `$1` and so on if it names none.
  ///
  /// - Parameter count: the number of unnamed parameters.
  public func closureParameterNames(unnamed count: Int) -> [Name] {
    guard let signature = child(.closureSignature) else { return (0..<count).map { Name("$\($0)") } }
    if let clause = signature.child(.parameterClause) {
      return clause.children.filter { $0.kind == .parameter }.map { parameter in
        Array(parameter.ownTokens).last { $0.kind == .identifier || $0.kind == .dollarIdentifier }
          .map { parameter.name(of: $0) } ?? .none
      }
    }
    return signature.children.filter { $0.kind == .closureParameter }.map { parameter in
      parameter.firstToken.map { parameter.name(of: $0) } ?? .none
    }
  }

  /// The base of a member access, or of a call of a member: `items` in `items.sorted()`.
  public var memberBase: SyntaxNode? {
    let member = kind == .functionCallExpr ? children.first : self
    guard let member, member.kind == .memberAccessExpr else { return nil }
    return member.children.first { $0.kind.isExpr }
  }
  /// Whether this is the expression `self`.
  public var isSelfReference: Bool { kind == .declReferenceExpr && firstToken?.kind == .selfKeyword }
}
