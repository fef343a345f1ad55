import ViewSource
import ViewSyntax

/// Postfix chains: `a.b?.c(d)[e]!`, a sequence of links.
///
/// A chain is type-checked from its root outward, because each link needs the type of its base. Two facts concern the
/// whole chain. A `?` short-circuits the whole chain: the links after it work on the wrapped value, and only the whole
/// chain is optional again; Swift has the pair `BindOptionalExpr` and `OptionalEvaluationExpr` for this. And an
/// implicit member at the root is a member of the contextual type of the chain's end.
extension BodyChecker {
  /// The type of a whole chain, which is optional if there is a `?` anywhere in it.
  func chainType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let outer = (chainExpectation, sawOptionalChain)
    chainExpectation = expected
    sawOptionalChain = false
    defer { (chainExpectation, sawOptionalChain) = outer }
    let type = link(node, expected: expected)
    guard sawOptionalChain else { return type }
    let known = analyzer.normalized(type)
    return analyzer.wrapped(known) != nil || types.kind(known) == .hole ? known : analyzer.optional(known)
  }

  /// The type of a chain up to one of its links.
  func link(_ node: SyntaxNode, expected: TypeID? = nil) -> TypeID {
    switch node.kind {
    case .memberAccessExpr: return memberLink(node, expected: expected)
    case .functionCallExpr: return recordingArguments(of: node, callLink(node, expected: expected))
    case .subscriptCallExpr: return recordingArguments(of: node, subscriptLink(node, expected: expected))
    case .implicitMemberExpr: return implicitLink(node, expected: expected)
    case .forceUnwrapExpr:
      wantOptional(node.children.first)
      // `Binding($value)!`: selects the failable initializer.
      let isCall = node.children.first?.kind == .functionCallExpr
      var wanted = isCall ? analyzer.optional(forced(as: expected) ?? analyzer.newVariable()) : nil
      // `["x": "a"]["x"]!`: the contextual type decides the literals.
      if let base = node.children.first, base.kind == .subscriptCallExpr, let list = base.children.first,
        list.kind == .arrayExpr || list.kind == .dictionaryExpr
      {
        wanted = expected.map { analyzer.optional($0) }
      }
      let type = analyzer.normalized(baseLink(node, expected: wanted))
      return analyzer.wrapped(type) ?? type
    case .optionalChainingExpr:
      wantOptional(node.children.first)
      let type = analyzer.normalized(baseLink(node))
      if types.kind(type) == .tuple, let base = node.children.first, let named = typeNamed(by: base) {
        // `(Int, Bool)?.self`
        return types.metatype(analyzer.optional(named))
      }
      // `Item?.none`: the metatype of the optional.
      if types.kind(type) == .metatype { return types.metatype(analyzer.optional(types.argument(type, 0))) }
      sawOptionalChain = true
      return analyzer.wrapped(type) ?? type
    case .postfixIfConfigExpr: return conditionalLink(node)
    case .implicitBaseExpr:
      guard let base = implicitBase else { return analyzer.hole(.syntaxError) }
      recorder?.keep(replacement: base.node, for: node.id)
      return base.type
    case .postfixOperatorExpr: return postfixType(node, expected: expected)
    case .genericSpecializationExpr: return specializedType(node)
    case .arrayExpr where literalElementTypes[node.id] != nil:
      return check(node, expected: literalElementTypes[node.id].map { analyzer.array($0) })
    case .arrayExpr where hasImplicitRoot(node): return listOfWanted(node) ?? check(node, expected: nil)
    case .arrayExpr, .dictionaryExpr: return collectionType(node) ?? check(node, expected: nil)
    default: return check(node, expected: nil)
    }
  }

  /// The type of a forced value that is required to be of a type which is no optional: `let link: Link = make()!`
  private func forced(as expected: TypeID?) -> TypeID? {
    guard let type = expected.map({ analyzer.resolved(analyzer.normalized($0)) }), types.kind(type) == .nominal,
      isWhole(type), analyzer.wrapped(type) == nil, analyzer.decl(types.decl(type)).kind != .protocolType
    else { return nil }
    return type
  }

  /// The type of a list literal at the root of a chain whose elements take the chain's contextual type, or the element
  /// type of a contextual collection: `let color: Color = [.blue, .cyan].randomElement()!`
  private func listOfWanted(_ node: SyntaxNode) -> TypeID? {
    guard let chainExpectation else { return nil }
    var wanted = analyzer.resolved(analyzer.normalized(chainExpectation))
    while let wrapped = analyzer.wrapped(wanted) { wanted = wrapped }
    guard types.kind(wanted) == .nominal, types.flags(wanted).isDisjoint(with: [.hasHole, .hasVariable]) else {
      return nil
    }
    if analyzer.isKnown(wanted, .array) || analyzer.isKnown(wanted, .set) { wanted = types.argument(wanted, 0) }
    guard isList(node, of: wanted) else { return nil }
    let outer = (self.chainExpectation, sawOptionalChain)
    defer { (self.chainExpectation, sawOptionalChain) = outer }
    return analyzer.resolved(check(node, expected: analyzer.array(wanted)))
  }

  /// The type that a call in a chain takes from the contextual type of the chain, if its closure gives only an implicit
  /// member: `let sizes: [Int] = texts.compactMap { .init($0) }.sorted()`. It is the contextual type or a list of that;
  /// `nil` for other calls.
  private func listWanted(from call: SyntaxNode) -> TypeID? {
    guard call.kind == .functionCallExpr, let chainExpectation, !hasImplicitRoot(call),
      let closure = call.callArguments.last?.closure
    else { return nil }
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, hasImplicitRoot(statements[0]) else { return nil }
    var wanted = analyzer.resolved(analyzer.normalized(chainExpectation))
    guard types.kind(wanted) == .nominal, isWhole(wanted) else { return nil }
    while let wrapped = analyzer.wrapped(wanted) { wanted = wrapped }
    return [wanted, analyzer.array(wanted)].first { isOfType($0, call) }
  }

  /// The type that a call in a chain takes from the contextual type of the chain, if its closure gives a tuple without
  /// labels: `let best: (name: String, size: Int)? = names.map { ($0, $0.count) }.max { $0.size < $1.size }`. It is a
  /// list of the contextual tuple; `nil` for other calls.
  private func labelsWanted(from call: SyntaxNode) -> TypeID? {
    guard call.kind == .functionCallExpr, let chainExpectation, let closure = call.callArguments.last?.closure,
      givesPlainTuple(closure)
    else { return nil }
    var wanted = analyzer.resolved(analyzer.normalized(chainExpectation))
    guard isWhole(wanted) else { return nil }
    while let wrapped = analyzer.wrapped(wanted) { wanted = wrapped }
    if types.kind(wanted) == .nominal, types.argumentCount(wanted) == 1 { wanted = types.argument(wanted, 0) }
    guard types.kind(wanted) == .tuple, types.labels(ofTuple: wanted).contains(where: { $0 != .none }) else {
      return nil
    }
    let plain = analyzer.array(types.tuple(types.arguments(wanted)))
    return isOfType(plain, call, expected: nil) ? analyzer.array(wanted) : nil
  }

  /// Whether the values of a closure are tuples without labels.
  private func givesPlainTuple(_ closure: SyntaxNode) -> Bool {
    let statements = closure.children.filter { $0.kind != .closureSignature }
    guard let last = statements.last else { return false }
    let value = last.kind == .returnStmt ? last.children.first : statements.count == 1 ? last : nil
    return value.map { $0.kind == .tupleExpr && !$0.children.contains { $0.kind == .labeledExpr } } ?? false
  }

  /// Whether a call has a type if it is its contextual type. The attempt is rolled back.
  private func isOfType(_ wanted: TypeID, _ call: SyntaxNode) -> Bool { isOfType(wanted, call, expected: wanted) }

  private func isOfType(_ wanted: TypeID, _ call: SyntaxNode, expected: TypeID?) -> Bool {
    let outer = (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight)
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    recorder = nil
    memoScope = memos.newScope()
    defer {
      (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight) = outer
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let before = errorWeight
    let type = analyzer.withDefaults(analyzer.resolved(chainType(call, expected: expected)))
    return type == wanted && errorWeight == before
  }

  /// Whether all elements of a literal have a type if it is their contextual type. The attempt is rolled back.
  func isList(_ node: SyntaxNode, of element: TypeID) -> Bool {
    let outer = (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight)
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    recorder = nil
    memoScope = memos.newScope()
    defer {
      (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight) = outer
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    return node.children.allSatisfy { part in
      let type = analyzer.resolved(check(part, expected: element))
      var score = Score()
      return types.flags(type).isDisjoint(with: [.hasHole, .hasVariable])
        && analyzer.convert(type, to: element, &score)
    }
  }

  /// The type of the base of a link. Known types are cached as for whole expressions.
  func baseLink(_ node: SyntaxNode, expected: TypeID? = nil) -> TypeID {
    guard let base = node.children.first else { return analyzer.hole(.syntaxError) }
    let isChain = isLink(base.kind)
    if isChain, let known = memos.expressions[memoKey(base)], !hasImplicitRoot(base),
      !hasOptionalLink(base)
    {
      return known
    }
    let isFirst = !sawOptionalChain
    let firstUndecided = undecided.count
    let expected = expected ?? listWanted(from: base) ?? labelsWanted(from: base)
    looksUpBase = node.kind == .memberAccessExpr && base.kind == .memberAccessExpr
    var type = link(base, expected: expected)
    looksUpBase = false
    if let equal = withEqualArguments(type, base, for: node) { type = equal }
    note(type: type, of: base.id)
    if isChain, expected == nil, isFirst, !sawOptionalChain { keep(type, of: base, undecidedFrom: firstUndecided) }
    return type
  }

  /// The type of a base with literals for generic arguments that its member requires to be equal:
  /// `Pair(first: 1.5, second: 2).sum`, a member of pairs of equal types.
  private func withEqualArguments(_ type: TypeID, _ base: SyntaxNode, for node: SyntaxNode) -> TypeID? {
    let type = analyzer.resolved(analyzer.normalized(type))
    guard types.kind(type) == .nominal, types.argumentCount(type) > 1, types.flags(type).contains(.hasLiteral),
      node.kind == .memberAccessExpr, base.kind == .functionCallExpr, let token = memberToken(node)
    else { return nil }
    let found = analyzer.memberCandidates(node.name(of: token), of: type, from: context.file)
    guard let member = found.first?.decl else { return nil }
    let parameters = analyzer.genericContext(of: types.decl(type)).parameters
    var arguments = types.arguments(type)
    for requirement in analyzer.addedRequirements(of: member) where requirement.kind == .isSame {
      let pair = [requirement.subject, requirement.other].compactMap { part in
        types.kind(part) == .parameter ? parameters.firstIndex(of: types.decl(part)) : nil
      }
      guard pair.count == 2, pair.allSatisfy({ $0 < arguments.count }) else { continue }
      let joined = analyzer.withDefaults(analyzer.resolved(join(arguments[pair[0]], arguments[pair[1]])))
      guard isWhole(joined) else { continue }
      for index in pair { arguments[index] = joined }
    }
    let wanted = analyzer.withDefaults(types.nominal(types.decl(type), arguments))
    guard wanted != analyzer.withDefaults(type), isWhole(wanted) else { return nil }
    return reconsidered(base, as: wanted)
  }

  /// Caches the type of a link. Otherwise each attempt at a failing chain would check every link again for each link
  /// after it.
  private func keep(_ type: TypeID, of link: SyntaxNode, undecidedFrom first: Int) {
    guard !looksForLiterals, !types.flags(type).contains(.hasVariable), types.kind(type) != .function,
      !hasImplicitRoot(link)
    else { return }
    memos.expressions[memoKey(link)] = type
    decideRecord(from: first)
  }

  private func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr: true
    default: false
    }
  }

  private func hasOptionalLink(_ node: SyntaxNode) -> Bool {
    var current = node
    while isLink(current.kind) || current.kind == .optionalChainingExpr {
      if current.kind == .optionalChainingExpr { return true }
      guard let base = current.children.first else { return false }
      current = base
    }
    return false
  }

  /// A chain that continues inside an `#if`; only the active clause counts.
  private func conditionalLink(_ node: SyntaxNode) -> TypeID {
    let base = baseLink(node)
    guard let view = node.children.first else { return base }
    let clause = node.child(.ifConfigDecl).flatMap { config in
      analyzer.program.configuration.activeElements(of: config).first { $0.kind.isExpr }
    }
    recorder?.keep(replacement: clause ?? view, for: node.id)
    guard let clause else { return base }
    let outer = implicitBase
    implicitBase = (view, base)
    defer { implicitBase = outer }
    // Overload trials may check the same clause after several bases.
    let type = link(clause)
    note(type: type, of: clause.id)
    return type
  }
}
