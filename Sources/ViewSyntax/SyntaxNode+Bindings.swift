import ViewSource

/// What declarations give names to, and what these are given.
extension SyntaxNode {
  /// Of a binding, condition or parameter: the expression behind its `=`.
  public var initialValue: SyntaxNode? { child(.initializerClause)?.children.first { $0.kind.isExpr } }

  /// Of a function, or of a property with a getter: the block that runs.
  public var getterBlock: SyntaxNode? {
    if let block = child(.codeBlock) { return block }
    return child(.accessorBlock)?.children.first { $0.isGetter }?.child(.codeBlock)
  }

  /// Of a property with a setter: the block that runs when it is set.
  public var setterBlock: SyntaxNode? {
    child(.accessorBlock)?.children.first { $0.kind == .accessorDecl && $0.ownToken(.setKeyword) != nil }?
      .child(.codeBlock)
  }

  /// Whether this is an accessor that runs when a property is read.
  public var isGetter: Bool {
    kind == .accessorDecl && (ownToken(.getKeyword) != nil || ownToken(.underscoredReadKeyword) != nil)
  }

  /// Of a `let` or `var`: the type that it says one of its bindings has. In `let a, b: Int` that of `b` is `a`'s as well.
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

  /// Of a declaration, condition or case: the names that its pattern gives to things.
  public var boundNames: [Name] {
    var found: [Name] = []
    for child in children where child.kind.isPattern || child.kind.isExpr {
      for part in child.subtree where part.kind == .identifierPattern {
        if let token = part.firstToken { found.append(part.name(of: token)) }
      }
    }
    return found
  }

  /// Of a closure: the names of what it is given, in their order; `$0`, `$1` and so on where it names none.
  ///
  /// - Parameter count: how many of these.
  public func closureParameterNames(unnamed count: Int) -> [Name] {
    guard let signature = child(.closureSignature) else { return (0..<count).map { Name("$\($0)") } }
    if let clause = signature.child(.parameterClause) {
      return clause.children.filter { $0.kind == .parameter }.map { parameter in
        Array(parameter.ownTokens).last { $0.kind == .identifier }.map { parameter.name(of: $0) } ?? .none
      }
    }
    return signature.children.filter { $0.kind == .closureParameter }.map { parameter in
      parameter.firstToken.map { parameter.name(of: $0) } ?? .none
    }
  }

  /// Of a member, or of a call of one: what it is reached through, `items` of `items.sorted()`.
  public var memberBase: SyntaxNode? {
    let member = kind == .functionCallExpr ? children.first : self
    guard let member, member.kind == .memberAccessExpr else { return nil }
    return member.children.first { $0.kind.isExpr }
  }
  /// Whether this is `self` itself.
  public var isSelfReference: Bool { kind == .declReferenceExpr && firstToken?.kind == .selfKeyword }
}
