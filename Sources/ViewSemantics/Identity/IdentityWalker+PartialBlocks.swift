import ViewSource
import ViewSyntax

/// Blocks for a builder with `buildPartialBlock`, which combines each component with the preceding ones.
extension IdentityWalker {
  /// The combination of a partial block and the next component: a pair, or a container of a pair.
  struct PairOfComponents {
    var container: String?
  }

  /// The pair that a builder's `buildPartialBlock(accumulated:next:)` makes of two views; `nil` if it has none, or if
  /// the result is no pair.
  func pair(madeBy builder: TypeID?) -> PairOfComponents? {
    guard let builder, analyzer.types.kind(builder) == .nominal, analyzer.isOwn(analyzer.types.decl(builder)) else {
      return nil
    }
    let methods = analyzer.memberDecls(.buildPartialBlock, of: analyzer.types.decl(builder))
    guard analyzer.buildInParts(methods),
      let method = methods.first(where: { analyzer.signature(of: $0).parameters.map(\.label) == [.accumulated, .next] })
    else { return nil }
    let declared = analyzer.signature(of: method).result
    let made = analyzer.types.kind(declared) == .opaque ? analyzer.underlyingTypes(of: method) : [declared]
    guard made.count == 1, let type = made.first else { return nil }
    if isPair(type) { return PairOfComponents() }
    guard analyzer.types.kind(type) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(type)),
      analyzer.types.argumentCount(type) == 1, isPair(analyzer.types.argument(type, 0))
    else { return nil }
    return PairOfComponents(container: analyzer.name(of: analyzer.types.decl(type)))
  }

  /// Whether a type is `TupleView<(A, B)>`.
  private func isPair(_ type: TypeID) -> Bool {
    guard analyzer.types.kind(type) == .nominal, analyzer.isFromCatalogue(analyzer.types.decl(type)),
      analyzer.types.argumentCount(type) == 1
    else { return false }
    let content = analyzer.types.argument(type, 0)
    return analyzer.types.kind(content) == .tuple && analyzer.types.argumentCount(content) == 2
  }
}

extension IdentityWalker.Place {
  /// The place of a component: with three components, the first two are in the first place of the outer pair.
  func inPairs(_ index: Int, of count: Int, container: String?) -> IdentityWalker.Place {
    var place = self
    for next in stride(from: count - 1, to: 0, by: -1) {
      if let container { place = place.appending(.content(container)) }
      if next == index { return place.appending(.index(1)) }
      place = place.appending(.index(0))
    }
    return place
  }
}
