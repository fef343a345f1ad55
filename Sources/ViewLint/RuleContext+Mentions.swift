import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// The number of times that the type names a property, other than where it declares or sets it.
  func mentions(inTypeOf decl: DeclID) -> Int {
    let name = analyzer.decl(decl).name
    let own = analyzer.header(of: decl).range
    guard let owner = ownerType else { return 0 }
    return ([owner] + analyzer.extensions(of: owner)).reduce(0) { count, part in
      let node = analyzer.node(of: part)
      let initializers = node.subtree.filter { $0.kind == .initializerDecl }
      return count
        + node.tokenIndices.count { index in
          let token = node.token(index)
          guard token.kind == .identifier || token.kind == .dollarIdentifier, !own.contains(token.range),
            !initializers.contains(where: { $0.range.contains(token.range) })
          else { return false }
          // The label of an argument is no mention: `load(vaults: vaults)`.
          if index + 1 < node.tokenIndices.upperBound, node.token(index + 1).kind == .colon { return false }
          return [name, name.projection, name.storage].contains(node.name(at: index))
        }
    }
  }
}
