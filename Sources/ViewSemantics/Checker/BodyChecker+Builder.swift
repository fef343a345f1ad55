import ViewSource
import ViewSyntax

/// The result builder transform: control flow becomes calls of the builder's methods, which determine the result type.
extension BodyChecker {
  /// The type that a builder makes of statements: each statement gives a component, all components a block.
  func built(_ items: [SyntaxNode], by builder: TypeID, expected: TypeID?) -> TypeID {
    let block = block(items, builder)
    guard hasMethod(.buildFinalResult, builder) else { return block }
    return call(.buildFinalResult, on: builder, [block], expected: expected)
  }

  private func block(_ node: SyntaxNode, _ builder: TypeID) -> TypeID {
    let type = block(Array(node.children), builder)
    recorder?.keep(block: type, of: node.id)
    return type
  }

  private func block(_ items: [SyntaxNode], _ builder: TypeID) -> TypeID {
    let items = activeItems(items)
    declareEarlyUses(in: items)
    let components = items.compactMap { component($0, builder) }
    if !components.isEmpty, hasMethod(.buildPartialBlock, builder),
      analyzer.buildInParts(methods(.buildPartialBlock, builder).map(\.decl))
    {
      var result = call(.buildPartialBlock, on: builder, [components[0]], labels: [.first])
      for next in components.dropFirst() {
        result = call(.buildPartialBlock, on: builder, [result, next], labels: [.accumulated, .next])
      }
      return result
    }
    return call(.buildBlock, on: builder, components)
  }

  /// The component of a statement; `nil` for a declaration.
  private func component(_ node: SyntaxNode, _ builder: TypeID) -> TypeID? {
    switch node.kind {
    case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .typealiasDecl:
      declareStatement(node)
      return nil
    case .ifExpr: return branches(node, builder)
    case .switchExpr: return switched(node, builder)
    case .doStmt:
      guard let body = node.child(.codeBlock) else { return nil }
      return scope { block(body, builder) }
    case .forStmt: return loop(node, builder)
    case .unexpected, .missingExpr, .missingDecl, .missingToken, .ifConfigDecl, .sourceLocationDirective: return nil
    case .macroExpansionExpr, .macroExpansionDecl: return macroComponent(node, builder)
    default:
      guard node.kind.isExpr else { return nil }
      let type = decided(finishedInBuilder(node))
      guard hasMethod(.buildExpression, builder) else { return type }
      if types.flags(type).contains(.hasHole) || isMisunderstood(type, by: builder),
        let told = toldByBuilder(node, builder, methods(.buildExpression, builder).filter { saysMore($0) })
      {
        return told
      }
      if let operation = operationTold(node, type, by: builder) { return operation }
      if isStructural(type), !methods(.buildExpression, builder).contains(where: { takes($0, type) }) {
        errorWeight += BodyChecker.mistake
        return analyzer.hole(.noComponent, analyzer.text(of: type))
      }
      return call(.buildExpression, on: builder, [type])
    }
  }

  /// Whether a type can conform to none of a program's protocols. A nominal type may conform in a file that is not
  /// given.
  private func isStructural(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .tuple, .function, .metatype: true
    default: false
    }
  }

  /// The component of an operator expression, tuple or literal that the builder rejects with its default type; `nil` if
  /// the builder accepts that, or no other type either. `"A"..."Z"` alone is a range of strings, but a regex builder takes
  /// it as a range of characters.
  private func operationTold(_ node: SyntaxNode, _ type: TypeID, by builder: TypeID) -> TypeID? {
    let inner = node.kind == .parenExpr ? node.children.first : node
    let kinds: [NodeKind] = [.infixOperatorExpr, .tupleExpr, .integerLiteralExpr, .floatLiteralExpr]
    guard let inner, kinds.contains(inner.kind) else { return nil }
    let methods = methods(.buildExpression, builder)
    return methods.contains { takes($0, type) } ? nil : toldByBuilder(node, builder, methods)
  }

  /// The component of an expression whose type only the builder determines; `nil` if the builder does not determine it
  /// either.
  private func toldByBuilder(_ node: SyntaxNode, _ builder: TypeID, _ methods: [Candidate]) -> TypeID? {
    // Each attempt checks the whole expression again, so nesting is limited to two: a keyframe in a track among
    // keyframes.
    guard !methods.isEmpty, builderInferenceDepth < 2 else { return nil }
    builderInferenceDepth += 1
    defer { builderInferenceDepth -= 1 }
    let mark = analyzer.mark()
    let (outerScope, before) = (memoScope, errorWeight)
    let firstUndecided = undecided.count
    memoScope = memos.newScope()
    defer {
      memoScope = outerScope
      analyzer.undo(to: mark)
    }
    let argument = Argument(label: .none, node: node, type: nil, isTrailing: false)
    let type = decided(apply(methods, [argument], named: "buildExpression", expected: nil))
    // The record must not mention variables that are rolled back here, because their numbers are reused.
    decideRecord(from: firstUndecided)
    if types.flags(type).contains(.hasHole) {
      errorWeight = before
      return nil
    }
    return type
  }

  /// Whether the type of an expression conforms to the builder's protocol but has the wrong associated types. With a
  /// track of `CGFloat` around it, `LinearKeyframe(1.0)` must not be one of `Double`, its type without context.
  private func isMisunderstood(_ type: TypeID, by builder: TypeID) -> Bool {
    guard types.kind(builder) == .nominal, saysMoreOfExpressions(types.decl(builder), builder) else { return false }
    let suitable = methods(.buildExpression, builder).filter { conforms(type, toWhatIsGivenTo: $0) }
    return !suitable.isEmpty && !suitable.contains { takes($0, type) }
  }

  private func conforms(_ type: TypeID, toWhatIsGivenTo method: Candidate) -> Bool {
    let signature = analyzer.signature(of: method.decl)
    guard let parameter = signature.parameters.first?.type, types.kind(parameter) == .parameter else { return false }
    return signature.generics.requirements.allSatisfy { requirement in
      guard requirement.kind == .conforms, requirement.subject == parameter else { return true }
      return types.kind(requirement.other) == .nominal
        && analyzer.conformance(type, to: types.decl(requirement.other)) != nil
    }
  }

  /// Whether a method accepts a value of a type.
  private func takes(_ method: Candidate, _ type: TypeID) -> Bool {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    let argument = Argument(label: .none, node: nil, type: type, isTrailing: false)
    var score = Score()
    return fill(instantiate(method, .given([argument])), [argument], [0], nil, &score, commits: false)
  }

  private func saysMoreOfExpressions(_ decl: DeclID, _ builder: TypeID) -> Bool {
    if let known = analyzer.buildersThatSayMore[decl] { return known }
    let saysMore = methods(.buildExpression, builder).contains { self.saysMore($0) }
    analyzer.buildersThatSayMore[decl] = saysMore
    return saysMore
  }

  /// Whether the parameter of `buildExpression` requires more than protocol conformances.
  private func saysMore(_ method: Candidate) -> Bool {
    let signature = analyzer.signature(of: method.decl)
    return signature.parameters.first.map { types.kind($0.type) != .parameter } ?? false
      || signature.generics.requirements.contains { $0.kind == .isSame }
  }

  private func finishedInBuilder(_ node: SyntaxNode) -> TypeID {
    let chain = (chainExpectation, sawOptionalChain)
    defer { (chainExpectation, sawOptionalChain) = chain }
    return finished(node, expected: nil)
  }

  /// A macro's component; `#warning("…")` has none.
  private func macroComponent(_ node: SyntaxNode, _ builder: TypeID) -> TypeID? {
    node.isDiagnostic ? nil : finishedInBuilder(node)
  }

  // MARK: Branches

  /// A chain of `if`, `else if` and `else`.
  private func branches(_ node: SyntaxNode, _ builder: TypeID) -> TypeID {
    var leaves: [TypeID] = []
    var hasElse = false
    var next: SyntaxNode? = node
    // After `#unavailable`, the `else` branch is the one with limited availability.
    var elseIsLimited = false
    while let current = next {
      next = nil
      let conditions = current.conditions
      let blocks = current.children.filter { $0.kind == .codeBlock }
      let isLimited = conditions.contains { $0.ownToken(.poundAvailable) != nil }
      let leaf = scope { () -> TypeID in
        declareConditions(conditions)
        return blocks.first.map { block($0, builder) } ?? call(.buildBlock, on: builder, [])
      }
      leaves.append(limited(leaf, isLimited || elseIsLimited, builder))
      elseIsLimited = conditions.contains { $0.ownToken(.poundUnavailable) != nil }
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr {
        next = last
      } else if last.kind == .codeBlock, blocks.count > 1 {
        hasElse = true
        let leaf = scope { block(last, builder) }
        leaves.append(limited(leaf, elseIsLimited, builder))
      }
    }
    let tree = tree(leaves[...], builder)
    return hasElse ? tree : optional(tree, builder)
  }

  private func limited(_ type: TypeID, _ isLimited: Bool, _ builder: TypeID) -> TypeID {
    guard isLimited, hasMethod(.buildLimitedAvailability, builder) else { return type }
    return call(.buildLimitedAvailability, on: builder, [type])
  }

  private func optional(_ type: TypeID, _ builder: TypeID) -> TypeID {
    let method: Name = hasMethod(.buildOptional, builder) ? .buildOptional : .buildIf
    return call(method, on: builder, [analyzer.optional(type)])
  }

  /// `buildEither` in a balanced tree: the left part has the largest power of two below the number of branches.
  func tree(_ leaves: ArraySlice<TypeID>, _ builder: TypeID) -> TypeID {
    guard leaves.count > 1 else { return leaves.first ?? call(.buildBlock, on: builder, []) }
    var left = 1
    while left * 2 < leaves.count { left *= 2 }
    let middle = leaves.startIndex + left
    let mark = analyzer.mark()
    let first = call(.buildEither, on: builder, [tree(leaves[..<middle], builder)], labels: [.first], keepsOpen: true)
    let second = call(.buildEither, on: builder, [tree(leaves[middle...], builder)], labels: [.second], keepsOpen: true)
    guard analyzer.unify(first, second) else {
      analyzer.undo(to: mark)
      return analyzer.hole(.noMatchingCall, "buildEither")
    }
    let result = decided(first)
    analyzer.undo(to: mark)
    return result
  }

  private func switched(_ node: SyntaxNode, _ builder: TypeID) -> TypeID {
    guard let subject = node.children.first(where: { $0.kind.isExpr }) else { return analyzer.hole(.syntaxError) }
    recorder?.keep(caseBlock: node.id)
    let leaves = cases(of: node).map { switchCase in
      scope { () -> TypeID in
        declareCase(switchCase, subject: subject)
        return block(statements(ofCase: switchCase), builder)
      }
    }
    return tree(leaves[...], builder)
  }

  private func loop(_ node: SyntaxNode, _ builder: TypeID) -> TypeID {
    scope {
      if !hasMethod(.buildArray, builder), types.kind(builder) == .nominal {
        errorWeight += BodyChecker.mistake
        return analyzer.hole(.noLoops, analyzer.text(of: builder))
      }
      declareLoopNames(node)
      let body = node.child(.codeBlock).map { block($0, builder) } ?? analyzer.void
      return call(.buildArray, on: builder, [analyzer.array(body)])
    }
  }

  // MARK: The builder's methods

  func hasMethod(_ name: Name, _ builder: TypeID) -> Bool {
    types.kind(builder) == .nominal && analyzer.hasMembers(of: types.decl(builder), named: name)
  }

  func methods(_ name: Name, _ builder: TypeID) -> [Candidate] {
    guard types.kind(builder) == .nominal else { return [] }
    let key = BuilderCall(builder: builder, name: name, label: .none, arguments: builder)
    if let known = analyzer.builderMethods[key] { return known }
    let found = analyzer.directMembers(of: types.decl(builder), named: name)
      .filter { analyzer.decl($0).kind == .function && analyzer.decl($0).has(.isStatic) }
      .map { Candidate(decl: $0, base: builder, isStatic: true) }
    analyzer.builderMethods[key] = found
    return found
  }

  /// Whether a method's requirements allow a view as its argument.
  private func takesViews(_ method: Candidate) -> Bool {
    analyzer.signature(of: method.decl).generics.requirements.allSatisfy {
      $0.kind != .conforms || analyzer.isConceivable($0.other)
    }
  }

  /// The result type of a call of a builder's static method with arguments of these types.
  private func call(
    _ name: Name, on builder: TypeID, _ arguments: [TypeID], labels: [Name] = [], keepsOpen: Bool = false,
    expected: TypeID? = nil
  ) -> TypeID {
    let key = BuilderCall(
      builder: builder, name: name, label: labels.first ?? .none, arguments: types.pack(arguments))
    // The contextual type only selects among several methods of one name.
    let expected = expected.flatMap { wanted -> TypeID? in
      let isOpen = !types.flags(wanted).isDisjoint(with: [.hasHole, .hasVariable, .hasOpaque])
      return !isOpen && methods(name, builder).count > 1 ? wanted : nil
    }
    if !keepsOpen, expected == nil, availableVersion == nil, let known = analyzer.builderCalls[key] {
      errorWeight += known.errorWeight
      return known.type
    }
    guard types.kind(builder) == .nominal else { return builder }
    let candidates = methods(name, builder)
    if candidates.isEmpty { return analyzer.hole(.unresolvedMember, name.text) }
    let given = arguments.indices.map { index in
      Argument(
        label: index < labels.count ? labels[index] : .none, node: nil, type: arguments[index], isTrailing: false)
    }
    let mark = analyzer.mark()
    let before = errorWeight
    let outer = isBuilding
    isBuilding = true
    let result = apply(candidates, given, named: name.text, expected: expected)
    isBuilding = outer
    if arguments.contains(where: { types.kind($0) == .hole && isUndeclared($0) }),
      !candidates.contains(where: takesViews)
    {
      errorWeight += 1
    }
    if keepsOpen { return result }
    var type = decided(result)
    analyzer.undo(to: mark)
    // A builder method that returns its hole argument adds no error.
    if types.kind(type) == .hole, !isUndeclared(type), !arguments.contains(type) {
      errorWeight += BodyChecker.mistake
      // The call is implicit, so the reason names the component types.
      if types.reason(ofHole: type).kind == .noMatchingCall {
        type = analyzer.hole(.noComponent, arguments.map { analyzer.text(of: $0) }.joined(separator: ", "))
      }
    }
    if availableVersion == nil { analyzer.builderCalls[key] = (type, errorWeight - before) }
    return type
  }
}

/// The cache key of a builder method call. The first argument's label distinguishes overloads.
struct BuilderCall: Hashable, MemoKey {
  var builder: TypeID
  var name: Name
  var label: Name
  /// The argument types, as a pack.
  var arguments: TypeID

  var bits: UInt64 {
    (UInt64(builder.index) << 32 | UInt64(name.index)) &* 0xA076_1D64_78BD_642F
      ^ (UInt64(arguments.index) << 32 | UInt64(label.index))
  }
}

extension Analyzer {
  /// Whether a builder composes blocks with `buildPartialBlock`, which requires both forms: `first:` and
  /// `accumulated:next:`.
  public func buildInParts(_ methods: [DeclID]) -> Bool {
    let forms = methods.map { signature(of: $0).parameters.map(\.label) }
    return forms.contains([.first]) && forms.contains([.accumulated, .next])
  }
}

extension SyntaxNode {
  /// Whether this is `#warning("…")` or `#error("…")`, which produce no value.
  var isDiagnostic: Bool {
    guard kind == .macroExpansionExpr, let name = ownTokens.first(where: { $0.kind == .identifier }) else {
      return false
    }
    return isSpelt(name, "warning") || isSpelt(name, "error")
  }
}
