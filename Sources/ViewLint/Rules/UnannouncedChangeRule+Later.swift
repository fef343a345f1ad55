import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension UnannouncedChangeRule {
  /// A change of an object's property by code that runs later, as in a timer, a subscription or after an `await`, and
  /// that changes nothing which views are notified of.
  static func laterChange(
    of property: DeclID, of model: DeclID, _ context: RuleContext
  ) -> (node: SyntaxNode, context: RuleContext)? {
    for place in context.placedWrites(of: property) {
      let inner = place.context
      guard inner.ownerType == model, let code = laterCode(around: place, inner), !announces(code, inner) else {
        continue
      }
      return (place.write.node, inner)
    }
    return nil
  }

  /// The outermost closure around a write that runs later, or the code of a function that has waited before it.
  private static func laterCode(around place: PlacedWrite, _ context: RuleContext) -> SyntaxNode? {
    let closures = context.ancestors.indices.filter { context.ancestors[$0].kind == .closureExpr }
    if let index = closures.first(where: { !context.runsAtOnce(closureAt: $0) }) { return context.ancestors[index] }
    guard closures.isEmpty, let function = context.decl, context.analyzer.isOwnFunction(function),
      context.analyzer.signature(of: function).isAsync,
      let block = context.analyzer.node(of: function).child(.codeBlock),
      // An `await` in the value itself also comes before the write.
      block.subtree.contains(where: { $0.kind == .awaitExpr && $0.range.start < place.write.node.range.end }),
      context.calls(of: function).allSatisfy({ call in
        call.context.decl.map { !announces(context.analyzer.node(of: $0), call.context) } ?? false
      })
    else { return nil }
    return block
  }

  private static let names: [Name] = ["objectWillChange", "send"]

  /// Whether code, or a function of the program that it calls, changes what views are notified of, or may do so.
  private static func announces(_ code: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if names.contains(where: { code.mentions($0) }) { return true }
    let isDirect = code.subtree.contains { part in
      if let write = PropertyWrite(part, context.record, analyzer) {
        return analyzer.isObserved(write.property) || analyzer.node(of: write.property).child(.accessorBlock) != nil
      }
      guard part.kind == .functionCallExpr else { return false }
      // Unknown code and the program's closures may do anything.
      guard let use = context.record.uses[part.id] else { return true }
      return analyzer.isOwn(use.decl) && analyzer.decl(use.decl).kind == .variable
    }
    guard !isDirect else { return true }
    let statements = code.children.filter { $0.kind != .closureSignature }
    let called = code.subtree.filter { $0.kind == .closureExpr }.flatMap { $0.children } + statements
    return CalledWrites(in: called, context).found.contains { analyzer.isObserved($0.write.property) }
  }
}
