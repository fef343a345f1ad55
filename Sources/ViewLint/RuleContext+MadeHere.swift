import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a member belongs to a value that this body has made and stored in a local variable:
  /// `var item = Item(); item.name = "new"`, `var items: [Item] = []; …; items[0].name = "new"`.
  func isMadeHere(_ member: SyntaxNode) -> Bool {
    // `copy.style.width = 1`: a member of a member belongs to the outer value.
    var base = member.children.first
    while let part = base, Self.partsOfValues.contains(part.kind), let inner = part.children.first, inner.kind.isExpr,
      let type = nominal(of: part), analyzer.decl(type).kind == .structure
    {
      base = inner
    }
    guard let base, base.firstToken?.kind != .selfKeyword,
      let binding = localBinding(of: base, before: member)
    else { return false }
    guard let value = binding.initialValue else { return false }
    // `var copy = self` of a value, as in a modifier of the program that returns a copy.
    let isCopy = value.isSelfReference
    let isEmptyLiteral = Self.literals.contains(value.kind) && value.children.isEmpty
    return madeType(value) != nil || isEmptyLiteral
      || isCopy && ownerType.map { analyzer.decl($0).kind == .structure } ?? false
  }

  /// Whether a member belongs to a copy that this body makes and appends to a collection:
  /// `var copy = item; copy.name = "new"; items.append(copy)`. A copy that replaces the original does not count.
  func isCopyToAdd(_ member: SyntaxNode) -> Bool {
    guard let base = member.children.first, let binding = localBinding(of: base, before: member),
      let block = ancestors.last(where: { $0.range.contains(binding.range) })
    else { return false }
    var isAdded = false
    /// Whether the copy has no other use.
    func isOnlyAdded(_ node: SyntaxNode) -> Bool {
      node.children.allSatisfy { child in
        guard child.kind == .declReferenceExpr, child.text == base.text else { return isOnlyAdded(child) }
        if node.kind == .memberAccessExpr { return true }
        guard node.kind == .functionCallExpr, let called = record.decl(of: node), analyzer.isFromCatalogue(called),
          analyzer.decl(called).has(.isMutating)
        else { return false }
        isAdded = true
        return true
      }
    }
    return isOnlyAdded(block) && isAdded
  }

  private static let partsOfValues: Set<NodeKind> = [
    .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
  ]
  private static let literals: Set<NodeKind> = [.arrayExpr, .dictionaryExpr]

  /// The array literal that a name refers to: the value of a local `let`.
  func localLiteral(_ name: SyntaxNode) -> SyntaxNode? {
    localBinding(of: name, before: name, isConstant: true)?.child(.initializerClause)?.child(.arrayExpr)
  }

  /// The value of the local `let` that a name refers to.
  func localValue(of name: SyntaxNode) -> SyntaxNode? {
    localBinding(of: name, before: name, isConstant: true)?.initialValue
  }

  /// The local binding of a name before a use.
  private func localBinding(
    of reference: SyntaxNode, before use: SyntaxNode, isConstant: Bool = false
  ) -> SyntaxNode? {
    guard reference.kind == .declReferenceExpr, let name = reference.referencedName,
      record.uses[reference.id].map({ $0.decl.file == analyzer.localFile }) ?? true
    else { return nil }
    let text = reference.text(of: name)
    for around in ancestors.reversed() {
      for statement in around.children where statement.kind == .variableDecl && statement.range.end <= use.range.start {
        if isConstant, statement.ownToken(.letKeyword) == nil { continue }
        for binding in statement.children where binding.kind == .patternBinding {
          if let pattern = binding.children.first, pattern.kind == .identifierPattern, pattern.text == text {
            return binding
          }
        }
      }
    }
    return nil
  }
}
