import ViewSource
import ViewSyntax

/// The results of operators between operands of known types.
extension BodyChecker {
  /// The result of an operator between two types without a contextual type.
  func operatorResult(_ name: Name, _ left: TypeID, _ right: TypeID) -> TypeID {
    result(of: name, left, right, expected: nil, at: nil)
  }

  /// The result of an operator between values of two types.
  func result(
    of name: Name, _ left: TypeID, _ right: TypeID, expected: TypeID?, at node: SyntaxNode?
  ) -> TypeID {
    if looksForLiterals, let type = resultOfOpenLiteral(name, left, right) { return type }
    if isArithmetic(name), !operatorDeclaredByProgram(name), let open = openResult(left, right) { return open }
    if unknownClosures > 0, !operatorDeclaredByProgram(name) { learnOperands(of: name, left, right) }
    if recorder == nil, !operatorDeclaredByProgram(name) {
      if isComparison(name) || Name.logical.contains(name) { return analyzer.known(.bool) }
      if let literal = literalResult(name, left, right) { return literal }
    }
    if let node, !operatorDeclaredByProgram(name), isOfLiterals(node), let literal = literalResult(name, left, right),
      analyzer.literalKind(literal).map({ isNumber($0) }) ?? false
    {
      // The resolver chooses the operators when all operands are known: `max(1 + 1, 0.5 * 3)`.
      return literal
    }
    let isKnown = types.flags(left).union(types.flags(right)).isDisjoint(with: [.hasVariable])
    let key = OperatorCall(name: name, left: left, right: right, file: context.file)
    if recorder == nil, isKnown, expected == nil, let known = analyzer.operatorResults[key] { return known }
    if types.kind(left) == .hole { return left }
    if types.kind(right) == .hole { return right }
    let (left, right) =
      operatorDeclaredByProgram(name) ? (left, right) : sameNumbers(textBesideSequence(left, right, of: name))
    let operands =
      shiftedLiteral(name, left, right)
      ?? (literalOperands(left, right, of: expected) ?? owner(of: name, left, right, giving: expected)).map {
        [$0, $0]
      }
      ?? [left, right]
    var candidates = operatorCandidates(name, operands).filter { !analyzer.decl($0.decl).has(.isUnaryOperator) }
    guard !candidates.isEmpty else { return analyzer.hole(.unresolvedName, name.text) }
    if isComparison(name), let type = comparedType(of: left, and: right) {
      // `hash == 14695981039346656037`: the literal takes the other operand's type.
      let plain = candidates.filter { !hasOwnGenerics($0.decl) && compares($0, type) }
      if !plain.isEmpty { candidates = plain }
    }
    let arguments = [left, right].map { Argument(label: .none, node: nil, type: $0, isTrailing: false) }
    var type = apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
    if types.kind(type) == .hole, types.reason(ofHole: type).kind == .noMatchingCall {
      // `season == "summer"`, where the program's operator of `Optional` takes optionals of both operands.
      let others = ownOperators(name).filter { other in !candidates.contains { $0.decl == other.decl } }
      if !others.isEmpty {
        let other = apply(others, arguments, named: name.text, expected: expected, at: node, isOperator: true)
        if types.kind(other) != .hole { type = other }
      }
    }
    if let expected, let other = resultOfWanted(expected, name, left, right, insteadOf: type, at: node) { return other }
    if isKnown, expected == nil, types.flags(type).isDisjoint(with: [.hasVariable]) {
      analyzer.operatorResults[key] = type
    }
    return type
  }

  /// The result of an operator that is a member of the contextual type, if one operand is a literal and the chosen
  /// operator's result does not convert: `names.append(name.prefix(2) + "…")`. `nil` if there is none.
  func resultOfWanted(
    _ expected: TypeID, _ name: Name, _ left: TypeID, _ right: TypeID, insteadOf type: TypeID, at node: SyntaxNode?
  ) -> TypeID? {
    let isLeft = types.kind(left) == .literal
    guard isLeft != (types.kind(right) == .literal), !looksForLiterals else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal || types.kind(wanted) == .parameter && Name.shifts.contains(name),
      types.flags(wanted).isDisjoint(with: [.hasVariable, .hasHole]), types.kind(type) == .nominal,
      !converts(type, to: wanted), analyzer.canBe(isLeft ? left : right, wanted)
    else { return nil }
    let operands = isLeft ? [wanted, right] : [left, wanted]
    let candidates = operatorCandidates(name, [wanted]).filter { !analyzer.decl($0.decl).has(.isUnaryOperator) }
    guard !candidates.isEmpty else { return nil }
    let mark = analyzer.mark()
    let before = errorWeight
    let arguments = operands.map { Argument(label: .none, node: nil, type: $0, isTrailing: false) }
    let result = apply(candidates, arguments, named: name.text, expected: wanted, at: node, isOperator: true)
    if errorWeight == before, analyzer.resolved(result) == wanted { return result }
    analyzer.undo(to: mark)
    errorWeight = before
    // Replaces the recorded use of the failed attempt.
    _ = apply(
      operatorCandidates(name, [left, right]).filter { !analyzer.decl($0.decl).has(.isUnaryOperator) },
      [left, right].map { Argument(label: .none, node: nil, type: $0, isTrailing: false) }, named: name.text,
      expected: expected, at: node, isOperator: true)
    return nil
  }

  /// The type of one operand that the other one, a number literal, can have; `nil` for other operands.
  func comparedType(of left: TypeID, and right: TypeID) -> TypeID? {
    for (literal, type) in [(left, right), (right, left)] {
      guard let kind = analyzer.literalKind(literal), isNumber(kind), types.kind(type) == .nominal else { continue }
      return analyzer.canBe(literal, type) ? type : nil
    }
    return nil
  }

  /// Whether an operator takes two values of a type: it is a member of it, or one that the program declares for it.
  func compares(_ candidate: Candidate, _ type: TypeID) -> Bool {
    if analyzer.isOwn(types.decl(type)), let owner = analyzer.owner(of: candidate.decl),
      analyzer.nominal(of: owner).map({ analyzer.decl($0).kind == .protocolType }) ?? false
    {
      return false
    }
    let parameters = signature(of: candidate).parameters
    let own = candidate.base.map { analyzer.memberSubstitution(candidate.decl, of: $0) } ?? Substitution()
    return parameters.count == 2 && parameters.allSatisfy { analyzer.substitute($0.type, own) == type }
  }

  func hasOwnGenerics(_ id: DeclID) -> Bool {
    let generics = analyzer.signature(of: id).generics
    return generics.parameters.count > generics.outerCount
  }

  /// The type of two literal operands that the contextual generic type determines: in
  /// `let range: Range<Double> = 0..<1` both are `Double`.
  func literalOperands(_ left: TypeID, _ right: TypeID, of expected: TypeID?) -> TypeID? {
    guard let expected, analyzer.literalKind(left) != nil, analyzer.literalKind(right) != nil else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal, types.argumentCount(wanted) == 1, analyzer.wrapped(wanted) == nil,
      let bound = boundExpectation(wanted), types.kind(bound) == .nominal, analyzer.canBe(left, bound),
      analyzer.canBe(right, bound)
    else { return nil }
    return bound
  }

  /// The type of the program that declares an operator, for two literals that can have it, if it is the contextual
  /// type: `let term: Term = -("y" - 1)`.
  func owner(of name: Name, _ left: TypeID, _ right: TypeID, giving expected: TypeID?) -> TypeID? {
    guard let expected, operatorDeclaredByProgram(name), types.kind(left) == .literal, types.kind(right) == .literal
    else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal, analyzer.isOwn(types.decl(wanted)), analyzer.canBe(left, wanted),
      analyzer.canBe(right, wanted), !analyzer.declarations(name, of: wanted, from: context.file).isEmpty
    else { return nil }
    return wanted
  }

  /// The result of an operator that decides the type of its right operand: `value |> { … }`, `value |> \.count`,
  /// `value + .zero`.
  func result(
    of name: Name, _ left: TypeID, function: SyntaxNode, expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    let left = analyzer.resolved(left)
    if types.kind(left) == .hole { return left }
    let others = types.kind(left) == .literal && hasImplicitRoot(function) ? ownOperators(name) : []
    let candidates = (operatorCandidates(name, [left]) + others).filter {
      !analyzer.decl($0.decl).has(.isUnaryOperator)
    }
    guard !candidates.isEmpty else { return analyzer.hole(.unresolvedName, name.text) }
    let arguments = [
      Argument(label: .none, node: nil, type: left, isTrailing: false),
      Argument(label: .none, node: function, type: nil, isTrailing: false),
    ]
    return apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
  }

  /// The result of one of the program's operators between implicit members. The contextual type decides it, and so where
  /// they are looked up: `machine.add(.idle => .running)` with a `Transition<Phase>`. Without one, only the program's
  /// operators are tried. `nil` if the members exist for none of the operators.
  func resultOfMembers(_ name: Name, _ parts: [SyntaxNode], _ expected: TypeID?, at node: SyntaxNode) -> TypeID? {
    let given = expected.map { analyzer.resolved(analyzer.normalized($0)) }
    let wanted = given.flatMap { types.kind($0) == .nominal && isWhole($0) ? $0 : nil }
    let candidates = wanted.map { operatorCandidates(name, [$0]) } ?? ownOperators(name)
    let fitting = candidates.filter { candidate in
      let mark = analyzer.mark()
      let (kept, before) = (recorder, errorWeight)
      recorder = nil
      defer {
        analyzer.undo(to: mark)
        (recorder, errorWeight) = (kept, before)
      }
      let instance = instantiate(candidate)
      return instance.parameters.count == 2 && (wanted.map { converts(instance.result, to: $0) } ?? true)
        && zip(parts, instance.parameters).allSatisfy { types.kind(check($0, expected: $1.type)) != .hole }
    }
    guard !fitting.isEmpty else { return nil }
    let arguments = parts.map { Argument(label: .none, node: $0, type: nil, isTrailing: false) }
    return apply(fitting, arguments, named: name.text, expected: expected, at: node, isOperator: true)
  }

  /// The result of one of the program's operators whose left operand is a closure, `{ $0 + 1 } >>> { "\($0)" }`, or names
  /// several functions. The operator is checked as a call is, because its parameters decide the function's type.
  func resultOfFunctions(
    _ name: Name, _ parts: [SyntaxNode], expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    let candidates = operatorCandidates(name, expected.map { [analyzer.resolved($0)] } ?? []).filter {
      !analyzer.decl($0.decl).has(.isUnaryOperator)
    }
    guard !candidates.isEmpty else { return analyzer.hole(.unresolvedName, name.text) }
    let arguments = parts.map { Argument(label: .none, node: $0, type: nil, isTrailing: false) }
    return apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
  }
}
