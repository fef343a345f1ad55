import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  private static let constant = CatalogueMember("Binding", "constant")

  /// The property whose value decides about a presentation: the one that the binding is to, or the optional one whose
  /// presence its closures tell, `Binding(get: { message != nil }, set: { if !$0 { message = nil } })`.
  func propertyPresented(by binding: SyntaxNode) -> DeclID? {
    if let property = propertyBound(by: binding) { return property }
    let origin = origin(of: binding)
    guard origin.context.ownerType == ownerType else { return nil }
    return origin.context.propertyToldPresent(by: origin.node)
  }

  private func propertyToldPresent(by binding: SyntaxNode) -> DeclID? {
    if isUse(binding, of: Self.constant) {
      // Only the actions can then set the value to `nil`.
      return binding.arguments.first.flatMap(propertyComparedWithNil)
    }
    guard makes(binding, anyOf: [.binding]), let getter = argument(binding, .get), let setter = argument(binding, .set),
      getter.kind == .closureExpr, setter.kind == .closureExpr, let asked = getter.onlyStatement,
      let property = propertyComparedWithNil(asked)
    else { return nil }
    let writes = setter.subtree.compactMap { PropertyWrite($0, record, analyzer) }
    return writes.allSatisfy { $0.property == property && $0.value?.kind == .nilLiteralExpr } ? property : nil
  }

  /// `message` of `message != nil`
  private func propertyComparedWithNil(_ node: SyntaxNode) -> DeclID? {
    guard node.kind == .infixOperatorExpr, node.ownTokens.contains(where: { node.isSpelt($0, "!=") }),
      let value = node.comparedWithNil, let use = record.uses[value.id], use.part == .value, isOwn(use.decl)
    else { return nil }
    return use.decl
  }
}
