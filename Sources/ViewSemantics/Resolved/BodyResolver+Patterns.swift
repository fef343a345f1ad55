import ViewSource
import ViewSyntax

/// Resolution of patterns.
extension BodyResolver {
  /// An irrefutable pattern of `let`, `var`, `for` or `if let`.
  func bindingPattern(_ node: SyntaxNode, _ type: TypeID, isMutable: Bool) -> ResolvedPattern {
    switch node.kind {
    case .identifierPattern:
      guard let token = node.firstToken else { return .wildcard }
      return .bind(declare(node.name(of: token), type, isMutable: isMutable))
    case .tuplePattern where node.children.count == 1:
      return node.children.first.map { bindingPattern($0, type, isMutable: isMutable) } ?? .wildcard
    case .tuplePattern:
      return .tuple(
        node.children.enumerated().map { index, child in
          let part =
            types.kind(type) == .tuple && index < types.argumentCount(type)
            ? types.argument(type, index) : analyzer.unknownType
          return bindingPattern(child, part, isMutable: isMutable)
        })
    case .tuplePatternElement, .valueBindingPattern:
      return node.children.last.map { bindingPattern($0, type, isMutable: isMutable) } ?? .wildcard
    default: return .wildcard
    }
  }

  /// A refutable pattern; with `binds`, names are bound instead of compared.
  func pattern(_ node: SyntaxNode, _ type: TypeID, binds: Bool, isMutable: Bool = false) -> ResolvedPattern {
    switch node.kind {
    case .wildcardPattern, .discardAssignmentExpr, .missingPattern: return .wildcard
    case .identifierPattern:
      guard let token = node.firstToken else { return .wildcard }
      return .bind(bound(node.name(of: token), type, isMutable))
    case .declReferenceExpr where binds:
      guard let token = node.referencedName else { return .wildcard }
      return .bind(bound(node.name(of: token), type, isMutable))
    case .valueBindingPattern:
      guard let inner = node.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }) else { return .wildcard }
      return pattern(inner, type, binds: true, isMutable: node.ownToken(.varKeyword) != nil)
    case .optionalChainingExpr:
      guard let inner = node.children.first else { return .wildcard }
      let wrapped = analyzer.wrapped(type) ?? type
      return .some(pattern(inner, wrapped, binds: binds, isMutable: isMutable), wrapped)
    case .tuplePattern, .tupleExpr: return tuple(node, type, binds: binds, isMutable: isMutable)
    case .parenExpr, .labeledExpr, .tuplePatternElement:
      return node.children.last.map { pattern($0, type, binds: binds, isMutable: isMutable) } ?? .wildcard
    case .isTypePattern, .isExpr:
      guard let written = node.children.last(where: { $0.kind.isType }) else { return .wildcard }
      return .cast(from: type, to: writtenType(written), .wildcard)
    case .asExpr:
      guard node.children.count == 2 else { return .wildcard }
      let target = writtenType(node.children[1])
      return .cast(from: type, to: target, pattern(node.children[0], target, binds: binds, isMutable: isMutable))
    case .nilLiteralExpr: return .isNil
    case .functionCallExpr:
      if let callee = node.children.first, let found = casePattern(callee, node.arguments, type, binds, isMutable) {
        return found
      }
    case .implicitMemberExpr, .memberAccessExpr, .declReferenceExpr:
      if let found = casePattern(node, [], type, binds, isMutable) { return found }
    default: break
    }
    return test(node, type)
  }

  /// The variable that a pattern binds; several patterns of a case share it.
  private func bound(_ name: Name, _ type: TypeID, _ isMutable: Bool) -> VariableID {
    if let first = sharedNames {
      for entry in names[first...] where entry.name == name {
        if case .variable(let variable) = entry.meaning { return variable }
      }
    }
    return declare(name, type, isMutable: isMutable)
  }

  private func tuple(_ node: SyntaxNode, _ type: TypeID, binds: Bool, isMutable: Bool) -> ResolvedPattern {
    let parts = node.children.filter {
      $0.kind.isPattern || $0.kind.isExpr || $0.kind == .labeledExpr || $0.kind == .tuplePatternElement
    }
    if parts.count == 1 { return pattern(parts[0], type, binds: binds, isMutable: isMutable) }
    let whole = types.kind(type) == .tuple ? type : withoutOptionals(type)
    let result = ResolvedPattern.tuple(
      parts.enumerated().map { index, part in
        let element =
          types.kind(whole) == .tuple && index < types.argumentCount(whole)
          ? types.argument(whole, index) : analyzer.unknownType
        return pattern(part, element, binds: binds, isMutable: isMutable)
      })
    return whole == type ? result : .some(result, whole)
  }

  /// An enum case pattern `.name(…)`, `Type.name(…)` or, in the enum, `name(…)`; `nil` if the callee is no case.
  private func casePattern(
    _ callee: SyntaxNode, _ arguments: [SyntaxNode], _ type: TypeID, _ binds: Bool, _ isMutable: Bool
  ) -> ResolvedPattern? {
    if callee.kind == .declReferenceExpr { return ownCase(callee, arguments, type, binds, isMutable) }
    guard callee.kind == .implicitMemberExpr || callee.kind == .memberAccessExpr,
      let token = checker.memberToken(callee)
    else { return nil }
    let name = callee.name(of: token)
    if callee.kind == .memberAccessExpr, let base = callee.children.first {
      let found = recordedType(base) ?? checker.typeNamed(by: base).map { types.metatype($0) } ?? link(base, nil).type
      guard types.kind(found) == .metatype else { return nil }
      let owner = types.argument(found, 0)
      return typedCase(name, owner, arguments, type, binds, isMutable)
    }
    if let wrapped = analyzer.wrapped(type) {
      if name == .someCase {
        let inner = arguments.first.map { pattern($0, wrapped, binds: binds, isMutable: isMutable) } ?? .wildcard
        return .some(inner, wrapped)
      }
      if name == .noneCase { return .isNil }
      return casePattern(callee, arguments, wrapped, binds, isMutable).map { .some($0, wrapped) }
    }
    return enumCase(name, type, arguments, binds, isMutable)
  }

  /// `case leaf(let value):` in a member of the enum itself.
  private func ownCase(
    _ callee: SyntaxNode, _ arguments: [SyntaxNode], _ type: TypeID, _ binds: Bool, _ isMutable: Bool
  ) -> ResolvedPattern? {
    guard let token = callee.referencedName, let selfType, types.kind(selfType) == .nominal else { return nil }
    let name = callee.name(of: token)
    let subject = withoutOptionals(type)
    guard types.kind(subject) == .nominal, types.decl(subject) == types.decl(selfType),
      !names.contains(where: { $0.name == name })
    else { return nil }
    return typedCase(name, subject, arguments, type, binds, isMutable)
  }

  /// A qualified enum case pattern: the value may be an optional of the enum, or an error of any type.
  private func typedCase(
    _ name: Name, _ owner: TypeID, _ arguments: [SyntaxNode], _ type: TypeID, _ binds: Bool, _ isMutable: Bool
  ) -> ResolvedPattern? {
    guard types.kind(owner) == .nominal else { return nil }
    if types.kind(type) == .nominal, types.decl(owner) == types.decl(type) {
      return enumCase(name, type, arguments, binds, isMutable)
    }
    if let wrapped = analyzer.wrapped(type) {
      return typedCase(name, owner, arguments, wrapped, binds, isMutable).map { .some($0, wrapped) }
    }
    if let wrapped = analyzer.wrapped(owner), name == .noneCase || name == .someCase {
      // `Optional<Any>.none` matched against a value of another type.
      let inner = arguments.first.map { pattern($0, wrapped, binds: binds, isMutable: isMutable) } ?? .wildcard
      return .cast(from: type, to: owner, name == .noneCase ? .isNil : .some(inner, wrapped))
    }
    guard let found = enumCase(name, owner, arguments, binds, isMutable) else { return nil }
    return .cast(from: type, to: owner, found)
  }

  private func enumCase(
    _ name: Name, _ type: TypeID, _ arguments: [SyntaxNode], _ binds: Bool, _ isMutable: Bool
  ) -> ResolvedPattern? {
    guard types.kind(type) == .nominal,
      let decl = analyzer.directMembers(of: types.decl(type), named: name).first(where: {
        analyzer.decl($0).kind == .enumCase
      })
    else { return nil }
    let substitution = analyzer.substitution(of: type)
    let payload =
      analyzer.decl(decl).has(.hasParameters)
      ? analyzer.signature(of: decl).parameters.map {
        (label: $0.label, type: analyzer.substitute($0.type, substitution))
      }
      : []
    if arguments.isEmpty { return .enumCase(decl, type, []) }
    if arguments.count == 1, payload.count > 1 {
      let whole = types.tuple(payload.map(\.type), labels: payload.map(\.label))
      let inner = pattern(arguments[0], whole, binds: binds, isMutable: isMutable)
      if case .tuple(let parts) = inner { return .enumCase(decl, type, parts) }
      return .enumCase(decl, type, [inner])
    }
    let parts = arguments.enumerated().map { index, argument in
      pattern(
        argument, index < payload.count ? payload[index].type : analyzer.unknownType, binds: binds, isMutable: isMutable
      )
    }
    return .enumCase(decl, type, parts)
  }

  /// An expression pattern, which is compared by `~=`.
  private func test(_ node: SyntaxNode, _ type: TypeID) -> ResolvedPattern {
    let subject = addVariable(.none, type)
    let value = ResolvedExpr(.variable(subject), type, node)
    let inner = withoutOptionals(type)
    if node.kind == .booleanLiteralExpr, analyzer.isKnown(type, .bool) {
      let isTrue = node.firstToken?.kind == .trueKeyword
      if isTrue { return .test(subject, value) }
      let negated = ResolvedExpr(
        .ternary(
          value, ResolvedExpr(.bool(false), type, node), ResolvedExpr(.bool(true), type, node)), type, node)
      return .test(subject, negated)
    }
    let wanted = patternTarget(node, inner)
    var compared = resolve(node, wanted)
    if let range = range(node, inner) { compared = range }
    if wanted == nil, isHole(compared.type) || isGenericFunction(compared.type) {
      // `case isYoung:`, where the subject's type specializes a generic function.
      let told = resolve(node, types.function([inner], [], analyzer.known(.bool)))
      if types.kind(told.type) == .function { compared = told }
    }
    // A value compared with an optional of its type.
    let isInner = compared.type == inner && inner != type
    let left = isInner ? convert(compared, to: type) : compared
    for pattern in [left, compared] {
      if let call = chosenOperation("~=", [pattern, value], node, expected: analyzer.known(.bool)) {
        return .test(subject, call)
      }
    }
    if wanted != nil {
      // `case 5:` for a type that the program compares with numbers.
      let own = resolve(node, nil)
      let bool = analyzer.known(.bool)
      if own.type != compared.type, let call = chosenOperation("~=", [own, value], node, expected: bool) {
        return .test(subject, call)
      }
    }
    if inner != type {
      let unwrapped = addVariable(.none, inner)
      let value = ResolvedExpr(.variable(unwrapped), inner, node)
      if let call = chosenOperation("~=", [compared, value], node, expected: analyzer.known(.bool)) {
        return .some(.test(unwrapped, call), inner)
      }
    }
    if let call = operation(takingPatternFor: inner, node, value) { return .test(subject, call) }
    return .test(
      subject,
      unresolved(
        cause(of: type) ?? "no `~=` takes `\(analyzer.text(of: compared.type))` and `\(analyzer.text(of: type))`",
        for: [compared], at: node))
  }

  /// The comparison by one of the program's own operators, whose first parameter is the contextual type of the pattern:
  /// `case \.isEmpty:`, where a `~=` takes key paths.
  private func operation(
    takingPatternFor subject: TypeID, _ node: SyntaxNode, _ value: ResolvedExpr
  ) -> ResolvedExpr? {
    for candidate in checker.operatorCandidates("~=", [subject]) where !analyzer.isFromCatalogue(candidate.decl) {
      guard let wanted = checker.firstOperand(of: candidate, besides: subject) else { continue }
      let pattern = resolve(node, wanted)
      if !isHole(pattern.type),
        let call = chosenOperation("~=", [pattern, value], node, expected: analyzer.known(.bool))
      {
        return call
      }
    }
    return nil
  }

  private func isGenericFunction(_ type: TypeID) -> Bool {
    types.kind(type) == .function && !types.flags(type).isDisjoint(with: [.hasParameter, .hasVariable, .hasHole])
  }

  /// The contextual type of an expression pattern: literals and implicit members take the subject's type.
  private func patternTarget(_ node: SyntaxNode, _ subject: TypeID) -> TypeID? {
    switch node.kind {
    case .implicitMemberExpr: return subject
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr:
      // The program may declare a `~=` that compares a string with a number.
      let literal = types.literal(
        node.kind == .integerLiteralExpr ? .integer : node.kind == .floatLiteralExpr ? .float : .character)
      return types.kind(subject) != .nominal || analyzer.canBe(literal, subject) ? subject : nil
    case .prefixOperatorExpr: return checker.isOfLiterals(node) ? subject : nil
    case .arrayExpr: return isList(subject, "arrayLiteral") ? subject : nil
    case .dictionaryExpr: return isList(subject, "dictionaryLiteral") ? subject : nil
    default: return checker.hasImplicitRoot(node) ? subject : nil
    }
  }

  /// `1..<3`: the bounds have the subject's type.
  private func range(_ node: SyntaxNode, _ subject: TypeID) -> ResolvedExpr? {
    switch node.kind {
    case .infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr: break
    default: return nil
    }
    guard let token = node.ownTokens.first(where: { $0.kind.isOperator }) else { return nil }
    let name = node.name(of: token)
    guard name == "..<" || name == "..." else { return nil }
    let ends = node.children.filter { $0.kind.isExpr }.map { resolve($0, subject) }
    if ends.count == 1 {
      let candidates = checker.operatorCandidates(name, ends.map(\.type)).filter {
        analyzer.decl($0.decl).has(.isUnaryOperator)
          && analyzer.decl($0.decl).has(.isPostfixOperator) == (node.kind == .postfixOperatorExpr)
      }
      return checker.choose(candidates, [(.none, ends[0].type)], named: name, at: node).map { call($0, ends, node) }
    }
    return chosenOperation(name, ends, node, expected: nil)
  }
}
