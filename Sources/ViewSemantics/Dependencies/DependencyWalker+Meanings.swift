import ViewSource
import ViewSyntax

/// The possible declarations of a name at a use.
extension DependencyWalker {
  /// The possible declarations of a use: for a requirement the witnesses of all conforming types, for a class member
  /// also its overrides.
  func meanings(of use: BodyRecord.Use, _ node: SyntaxNode)
    -> (meant: [(decl: DeclID, itself: TypeID?)], isKnown: Bool)
  {
    let meant = meant(by: use, node)
    guard analyzer.isOwn(meant.decl) else { return ([meant], true) }
    let witnesses = analyzer.witnesses(of: meant.decl)
    if analyzer.isRequirement(meant.decl) { return (witnesses.map { ($0.decl, $0.itself) }, !witnesses.isEmpty) }
    return ([meant] + witnesses.map { ($0.decl, $0.itself) }, true)
  }

  /// The declaration of a use with a known `self`: the witness of a requirement, with its receiver type.
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
