import ViewSource
import ViewSyntax

/// Which declarations a name may mean where it stands.
extension DependencyWalker {
  /// What a name may mean: of a protocol's requirement what meets it in any of the types that conform, of a member of a
  /// class what overrides it too.
  func meanings(of use: BodyRecord.Use, _ node: SyntaxNode)
    -> (meant: [(decl: DeclID, itself: TypeID?)], isKnown: Bool)
  {
    let meant = meant(by: use, node)
    guard analyzer.isOwn(meant.decl) else { return ([meant], true) }
    let witnesses = analyzer.witnesses(of: meant.decl)
    if analyzer.isRequirement(meant.decl) { return (witnesses.map { ($0.decl, $0.itself) }, !witnesses.isEmpty) }
    return ([meant] + witnesses.map { ($0.decl, $0.itself) }, true)
  }

  /// What a name means where `self` is known: what meets a protocol's requirement, and `self` in it.
  private func meant(by use: BodyRecord.Use, _ node: SyntaxNode) -> (decl: DeclID, itself: TypeID?) {
    let member = node.kind == .functionCallExpr ? node.children.first ?? node : node
    let base = member.kind == .memberAccessExpr ? member.children.first { $0.kind.isExpr } : nil
    let isOnItself =
      base == nil || base?.isSelfReference == true
    let receiver = isOnItself ? itself ?? use.base : use.base
    guard let receiver, analyzer.owner(of: use.decl) != nil else { return (use.decl, use.base ?? itself) }
    return (analyzer.implementation(of: use.decl, in: receiver), receiver)
  }
}
