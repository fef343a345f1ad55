import ViewSource
import ViewSyntax

/// Subscripts: `base[arguments]`, calls of members named `subscript`.
///
/// A subscript is looked up as a member and chosen as a function is. Subscripts for dynamic members are handled by
/// dynamic member lookup. On an optional base, the wrapped type's subscripts are tried too.
extension BodyChecker {
  func subscriptLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let base = analyzer.resolved(analyzer.normalized(subscriptBase(node, expected: expected)))
    switch types.kind(base) {
    case .hole: return analyzer.unnamed(base)
    case .variable: return analyzer.hole(.notInferred, "subscript")
    default: break
    }
    let candidates = analyzer.memberCandidates(.subscriptName, of: base, from: context.file)
    let arguments = node.callArguments
    if let type = keyPathSubscript(of: base, arguments) { return type }
    let matching = candidates.filter { candidate in
      let label = analyzer.signature(of: candidate.decl).parameters.first?.label
      // `value[dynamicMember: "name"]` is the explicit form of `value.name`.
      return (label != .dynamicMember || arguments.first?.label == .dynamicMember) && holds(candidate)
    }
    if matching.contains(where: { arity($0, fits: arguments) }) {
      let before = errorWeight
      let type = apply(matching, arguments, named: "subscript", expected: expected, at: node)
      guard types.kind(type) == .hole else { return type }
      guard let dynamic = dynamicSubscript(of: base, arguments, at: node) else {
        return node.children.first.flatMap {
          reconsideringOverload(subscriptOf: $0, arguments, expected: expected, at: node)
        } ?? type
      }
      // `$table["key"]`: a binding to a dictionary is not a collection itself.
      errorWeight = before
      return dynamic
    }
    if let type = dynamicSubscript(of: base, arguments, at: node) { return type }
    if let wrapped = analyzer.wrapped(base) {
      let inner = analyzer.memberCandidates(.subscriptName, of: wrapped, from: context.file)
      if !inner.isEmpty { return apply(inner, arguments, named: "subscript", expected: expected, at: node) }
    }
    return analyzer.hole(.unresolvedMember, "subscript")
  }

  /// The type of a subscript's base. The elements of a list of implicit members or literals take the contextual type of
  /// the subscript: `fill([.red, .blue][index])`, `let rate: Decimal? = ["EUR": 1, "USD": 0.9][currency]`.
  private func subscriptBase(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let expected, let list = node.children.first, list.kind == .arrayExpr || list.kind == .dictionaryExpr else {
      return baseLink(node)
    }
    let wanted = analyzer.normalized(expected)
    let element = analyzer.resolved(analyzer.wrapped(wanted) ?? wanted)
    let parts = Array(list.children.filter { $0.kind.isExpr })
    let isDictionary = list.kind == .dictionaryExpr
    let values = isDictionary ? parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] } : parts
    let isTold =
      !isDictionary && hasImplicitRoot(list)
      || types.kind(element) == .nominal && isWhole(element)
        && values.allSatisfy { literalType(of: $0).map { analyzer.canBe($0, element) } ?? false }
    guard isTold, !values.isEmpty else { return baseLink(node) }
    let type = check(
      list,
      expected: isDictionary ? analyzer.known(.dictionary, [analyzer.newVariable(), element]) : analyzer.array(element))
    note(type: type, of: list.id)
    return type
  }

  /// The type of `base[keyPath: path]`, which every type has: the path's value type.
  private func keyPathSubscript(of base: TypeID, _ arguments: [Argument]) -> TypeID? {
    guard arguments.count == 1, arguments[0].label == .keyPathLabel, let path = arguments[0].node else { return nil }
    let isLiteral = path.kind == .keyPathExpr
    let type = check(path, expected: isLiteral ? analyzer.known(.keyPath, [base, analyzer.newVariable()]) : nil)
    let known = analyzer.resolved(analyzer.normalized(type))
    if types.kind(known) == .hole { return known }
    if let decl = analyzer.knownDecl(.keyPath), let path = analyzer.superType(known, decl) {
      return analyzer.resolved(types.argument(path, 1))
    }
    if let decl = analyzer.knownDecl(.partialKeyPath), analyzer.superType(known, decl) != nil {
      return types.existential([])
    }
    // An `AnyKeyPath` may not fit the base, so the result is optional.
    guard let decl = analyzer.knownDecl("AnyKeyPath"), analyzer.superType(known, decl) != nil else { return nil }
    return analyzer.optional(types.existential([]))
  }
}
