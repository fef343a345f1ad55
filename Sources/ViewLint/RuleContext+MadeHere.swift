import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// Whether a member is one of a value that this body has made and keeps in a local name:
  /// `var item = Item(); item.name = "new"`, `var items: [Item] = []; …; items[0].name = "new"`.
  func isMadeHere(_ member: SyntaxNode) -> Bool {
    // `copy.style.width = 1`: a part of a value is one of what the value is in.
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
    // `var copy = self` of a value: what a modifier of the program gives back.
    let isCopy = value.isSelfReference
    let isEmptyLiteral = Self.literals.contains(value.kind) && value.children.isEmpty
    return madeType(value) != nil || isEmptyLiteral
      || isCopy && ownerType.map { analyzer.decl($0).kind == .structure } ?? false
  }

  /// Whether a member is one of a copy that this body makes and puts into a collection as one more element:
  /// `var copy = item; copy.name = "new"; items.append(copy)`. One that is put back in the place of the other is not.
  func isCopyToAdd(_ member: SyntaxNode) -> Bool {
    guard let base = member.children.first, let binding = localBinding(of: base, before: member),
      let block = ancestors.last(where: { $0.range.contains(binding.range) })
    else { return false }
    var isAdded = false
    /// Whether the copy is used for nothing else.
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

  /// The literal array that a name stands for: a `let` of this body.
  func localLiteral(_ name: SyntaxNode) -> SyntaxNode? {
    localBinding(of: name, before: name, isConstant: true)?.child(.initializerClause)?.child(.arrayExpr)
  }

  /// The first value of a `let` of this body that a name stands for.
  func localValue(of name: SyntaxNode) -> SyntaxNode? {
    localBinding(of: name, before: name, isConstant: true)?.initialValue
  }

  /// Where this body gives a name to a value, before the name is used.
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
