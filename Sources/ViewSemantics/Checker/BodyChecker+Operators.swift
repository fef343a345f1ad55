import ViewSource
import ViewSyntax

/// The cache key of an operator with operands of known types.
struct OperatorCall: Hashable {
  var name: Name
  var left: TypeID
  var right: TypeID
  var file: FileID
}

/// Type checking of operators.
extension BodyChecker {
  func operatorType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    guard parts.count == 2,
      let token = node.ownTokens.first(where: { $0.kind.isOperator || $0.kind == .identifier }) ?? node.firstToken
    else { return analyzer.hole(.syntaxError) }
    if let type = functionType(node, parts) { return type }
    let name = node.name(of: token)
    if name == "&", let type = compositionType(parts) { return type }
    let isAssignment = isAssignment(name)
    if isAssignment, recorder == nil, !looksForLiterals { return analyzer.void }
    if name == .coalescing { return coalescedType(parts[0], parts[1], expected, at: node) }
    // The program's operator also decides what `{ …; return .yes }()` returns.
    let isCalled = parts[1].isCalledClosure && operatorDeclaredByProgram(name)
    if parts[0].kind == .closureExpr, !isAssignment, operatorDeclaredByProgram(name) {
      return resultOfFunctions(name, parts, expected: expected, at: node)
    }
    let isFunction = parts[1].kind == .closureExpr || isRootless(parts[1]) || isCalled
    if !isAssignment, isFunction || isOfManyFunctions(parts[1], behind: name) {
      return result(of: name, check(parts[0], expected: nil), function: parts[1], expected: expected, at: node)
    }
    if let expected, let type = ofRootless(name, parts, expected, at: node) { return type }
    var left: TypeID
    var right: TypeID
    let isArithmetic = isArithmetic(name)
    let isLeftOpen = isOfImplicitMembers(parts[0], isArithmetic || isComparison(name))
    if !isLeftOpen, let operands = typesBesideShiftedLiterals(name, parts, isAssignment ? nil : expected) {
      (left, right) = operands
    } else if isLeftOpen, isOfImplicitMembers(parts[1], isArithmetic) {
      // The bounds of `.small ... .large` take their type from the contextual range type; the operands of other
      // operators take the result's.
      let bound = name.isRange ? boundExpectation(expected) : expected
      left = check(parts[0], expected: bound)
      right = check(parts[1], expected: bound)
    } else if isLeftOpen {
      right = check(parts[1], expected: expected)
      left = check(
        parts[0],
        expected: list(parts[0], beside: right, of: name) ?? numberWanted(expected, of: right) ?? right)
      if types.kind(left) == .hole, types.kind(right) == .literal, let expected {
        // `.red * 0.5`: the first operand has the result's type.
        let other = check(parts[0], expected: expected)
        if types.kind(other) != .hole { left = other }
      }
      if types.kind(left) == .hole, operatorDeclaredByProgram(name),
        let other = leftOperand(parts[0], of: name, besides: analyzer.resolved(right))
      {
        left = other
      }
    } else if name.text == "~=", let range = analyzer.rangeType(ofLiterals: parts[0]), !hasImplicitRoot(parts[1]) {
      // `(0x30 ... 0x39) ~= byte`: the value decides the type of the bounds.
      right = check(parts[1], expected: nil)
      let bound = analyzer.resolved(analyzer.normalized(right))
      left = check(parts[0], expected: isWhole(bound) ? analyzer.known(range, [bound]) : nil)
    } else {
      // A contextual type of `Any` determines nothing about the numbers.
      let isShift = Name.shifts.contains(name)
      let isNumber = expected.map { types.kind(analyzer.resolved($0)) != .existential } ?? true
      let isTold = (isArithmetic || isShift) && isNumber
      let wanted = isTold ? expected : wantedEnd(of: name, expected)
      left = check(parts[0], expected: wanted)
      right = check(
        parts[1],
        expected: name.text == "~=" && hasImplicitRoot(parts[1])
          ? matchExpectation(left)
          : list(parts[1], beside: left, of: name) ?? rightExpectation(parts[1], left, isShift ? nil : wanted))
      if types.kind(right) == .hole, hasImplicitRoot(parts[1]) {
        // `pointer + .max`, `point == .zero`: the operator decides the type of the member, for example if it compares
        // points with sizes.
        return result(of: name, left, function: parts[1], expected: expected, at: node)
      }
    }
    right = shiftCount(right, beside: left, of: name)
    (left, right) = sameLists(analyzer.resolved(left), analyzer.resolved(right))
    (left, right) = sameGenerics(left, right, of: parts)
    if isAssignment, name.text != "=", isOptionalChain(parts[0]), let wrapped = analyzer.wrapped(left) {
      // `score?.wins += 1` changes the wrapped value.
      left = wrapped
    }
    var type = result(of: name, left, right, expected: isAssignment ? nil : expected, at: node)
    if types.kind(type) == .hole, let forced = implicitlyForced(left, right, of: parts) {
      type = result(of: name, forced.0, forced.1, expected: isAssignment ? nil : expected, at: node)
    }
    if types.kind(type) == .hole, let list = sameLiteral(left, right, of: parts) {
      type = result(of: name, list, list, expected: isAssignment ? nil : expected, at: node)
    }
    if types.kind(type) == .hole, isArithmetic || isAssignment, let number = sameNumber(left, right, of: parts) {
      type = result(of: name, number, number, expected: isAssignment ? nil : expected, at: node)
    }
    if types.kind(type) == .hole, [.arrayExpr, .dictionaryExpr].contains(parts[1].kind), operatorDeclaredByProgram(name)
    {
      // `subject += [first, second]`: the operator decides the list's element type.
      type = result(of: name, left, function: parts[1], expected: isAssignment ? nil : expected, at: node)
    }
    return isAssignment ? analyzer.void : type
  }

  /// The type of an operand that the list literal on the other side takes: `[1, 2] == numbers[...]`.
  private func sameLiteral(_ left: TypeID, _ right: TypeID, of parts: [SyntaxNode]) -> TypeID? {
    for (literal, other) in [(parts[0], right), (parts[1], left)] where literal.kind == .arrayExpr {
      guard types.kind(other) == .nominal, isWhole(other), !analyzer.isKnown(other, .array),
        analyzer.canBe(types.literal(.array), other), analyzer.resolved(check(literal, expected: other)) == other
      else { continue }
      return other
    }
    return nil
  }

  /// The common type of two numeric operands, one of which is a call with literal arguments: in `log(x) / log(2)` with
  /// a `Float` `x`, `log(2)` is a `Float` too.
  private func sameNumber(_ left: TypeID, _ right: TypeID, of parts: [SyntaxNode]) -> TypeID? {
    guard left != right, [left, right].allSatisfy({ types.kind($0) == .nominal && types.argumentCount($0) == 0 }) else {
      return nil
    }
    if let type = reconsidered(parts[1], as: left) { return analyzer.resolved(type) }
    return reconsidered(parts[0], as: right).map { analyzer.resolved($0) }
  }

  /// The operand types, with provisional literals in one operand's generic arguments replaced by the other's:
  /// `Vector(x: 1.5) + Vector(x: 2)`.
  private func sameGenerics(_ left: TypeID, _ right: TypeID, of parts: [SyntaxNode]) -> (TypeID, TypeID) {
    guard types.kind(left) == .nominal, types.kind(right) == .nominal, left != right,
      types.decl(left) == types.decl(right), !isCovariant(left), analyzer.wrapped(left) == nil
    else { return (left, right) }
    // If both have only literals, those with a fraction decide.
    let isLeftOpen = types.flags(left).contains(.hasLiteral)
    let isRightOpen = types.flags(right).contains(.hasLiteral)
    if isRightOpen, let type = reconsidered(parts[1], as: analyzer.withDefaults(left)) {
      if isLeftOpen { _ = finished(parts[0], expected: analyzer.withDefaults(left)) }
      return (analyzer.resolved(type), analyzer.resolved(type))
    }
    if isLeftOpen, let type = reconsidered(parts[0], as: analyzer.withDefaults(right)) {
      return (analyzer.resolved(type), analyzer.resolved(type))
    }
    return (left, right)
  }

  /// Whether an expression contains optional chaining: `value?`, `value?.member`, `values["key"]?[0]`.
  func isOptionalChain(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .optionalChainingExpr: true
    case .memberAccessExpr, .subscriptCallExpr, .functionCallExpr, .parenExpr:
      node.children.first.map { isOptionalChain($0) } ?? false
    default: false
    }
  }

  /// Whether an operand consists of implicit members, so that the other operand decides its type: `.zero`, and in
  /// arithmetic also `-.pi`, `2 * .pi` and `(.pi / 2)`.
  private func isOfImplicitMembers(_ node: SyntaxNode, _ isArithmetic: Bool, depth: Int = 0) -> Bool {
    guard isArithmetic, depth < BodyChecker.longestOfImplicitMembers else { return hasImplicitRoot(node) }
    switch node.kind {
    case .parenExpr: return node.children.first.map { isOfImplicitMembers($0, true, depth: depth + 1) } ?? false
    case .prefixOperatorExpr:
      return node.children.last.map { isOfImplicitMembers($0, true, depth: depth + 1) } ?? false
    case .infixOperatorExpr:
      let parts = node.children.filter { $0.kind.isExpr }
      guard parts.count == 2 else { return false }
      // The right operand first, because it is short.
      let isRight = isOfImplicitMembers(parts[1], true, depth: depth + 1)
      guard isRight || isNumber(parts[1]) else { return false }
      let isLeft = isOfImplicitMembers(parts[0], true, depth: depth + 1)
      return isLeft || isRight && isNumber(parts[0])
    default: return hasImplicitRoot(node)
    }
  }

  /// The contextual type for the implicit member in `.max - 1`, if the literal can have that type.
  private func numberWanted(_ expected: TypeID?, of literal: TypeID) -> TypeID? {
    guard let expected, analyzer.literalKind(literal).map({ isNumber($0) }) ?? false else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return types.kind(wanted) == .nominal && analyzer.wrapped(wanted) == nil && analyzer.canBe(literal, wanted)
      ? wanted : nil
  }

  func isNumber(_ node: SyntaxNode) -> Bool {
    node.kind == .integerLiteralExpr || node.kind == .floatLiteralExpr
  }

  private static let longestOfImplicitMembers = 4

  /// The type of a range's bounds from the contextual type of the range: `.small ... .large`.
  private func boundExpectation(_ expected: TypeID?) -> TypeID? {
    guard let expected else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    switch types.kind(wanted) {
    case .nominal: return types.argumentCount(wanted) == 1 ? types.argument(wanted, 0) : wanted
    case .variable: return member(.bound, ofVariable: wanted)
    default: return wanted
    }
  }

  /// The type of a range's bounds if the contextual range type is fully known: `Double.random(in: 1...2 * 3)`.
  private func wantedEnd(of name: Name, _ expected: TypeID?) -> TypeID? {
    guard name.isRange, let expected else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal, types.argumentCount(wanted) == 1, isWhole(wanted),
      let range = analyzer.knownDecl("RangeExpression"), analyzer.conformance(wanted, to: range) != nil
    else { return nil }
    return types.argument(wanted, 0)
  }

  /// The known associated type of an unbound variable.
  func member(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted,
          analyzer.decl(types.decl(member)).name == name
        else { continue }
        let known = analyzer.resolved(other)
        if types.kind(known) == .nominal || types.kind(known) == .tuple { return known }
      }
    }
    return primaryType(name, ofVariable: wanted)
  }

  /// The variable that is the associated type of another one.
  func openMember(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    guard types.kind(wanted) == .variable else { return nil }
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted,
          analyzer.decl(types.decl(member)).name == name, types.kind(analyzer.shallow(other)) == .variable
        else { continue }
        return analyzer.shallow(other)
      }
    }
    return nil
  }

  /// The associated type that a variable's constraints fix: `Element` for `some Sequence<Double>`.
  func primaryType(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    primaryType(name, in: analyzer.constraints(onVariable: wanted))
  }

  /// The associated type that parameterized protocols fix: `Element` for `any Sequence<Double>`.
  func primaryType(_ name: Name, in constraints: some Sequence<TypeID>) -> TypeID? {
    for constraint in constraints
    where types.kind(constraint) == .nominal && types.argumentCount(constraint) > 0 {
      let names = analyzer.primaryAssociatedTypes(of: types.decl(constraint))
      for (own, argument) in zip(names, types.arguments(constraint)) where own == name {
        return analyzer.resolved(argument)
      }
    }
    return nil
  }

  /// The contextual type of a one-sided range's bound: `...(.large)`.
  func endExpectation(_ operand: SyntaxNode, _ expected: TypeID?) -> TypeID? {
    needsContext(operand) ? boundExpectation(expected) : nil
  }

  private func rightExpectation(_ node: SyntaxNode, _ left: TypeID, _ expected: TypeID?) -> TypeID? {
    let known = analyzer.normalized(left)
    // A list with only `nil` elements takes its type from the other operand.
    if isListOfNil(known) { return expected }
    if isOfImplicitMembers(node, true), types.kind(known) == .literal, let expected { return expected }
    if isOfImplicitMembers(node, true) || node.kind == .arrayExpr || node.kind == .dictionaryExpr { return known }
    return expected
  }

  /// The contextual type of a pattern match's right operand: the bound type of a range, as in
  /// `.small ... .large ~= .medium`, else the left operand's type.
  private func matchExpectation(_ left: TypeID) -> TypeID {
    let known = analyzer.resolved(analyzer.normalized(left))
    guard types.kind(known) == .nominal, types.argumentCount(known) == 1,
      let range = analyzer.knownDecl("RangeExpression"),
      analyzer.conformance(known, to: range) != nil
    else { return known }
    return types.argument(known, 0)
  }

  /// Whether an operator assigns and so returns nothing.
  private func isAssignment(_ name: Name) -> Bool {
    Name.assignments.contains(name) && !operatorDeclaredByProgram(name)
  }

  private func isComparison(_ name: Name) -> Bool { Name.comparisons.contains(name) }

  private func isArithmetic(_ name: Name) -> Bool { Name.arithmetic.contains(name) }

  func operatorDeclaredByProgram(_ name: Name) -> Bool { analyzer.program.declaresOperator(name) }

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
    let type = apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
    if let expected, let other = resultOfWanted(expected, name, left, right, insteadOf: type, at: node) { return other }
    if isKnown, expected == nil, types.flags(type).isDisjoint(with: [.hasVariable]) {
      analyzer.operatorResults[key] = type
    }
    return type
  }

  /// The result of an operator that is a member of the contextual type, if one operand is a literal and the chosen
  /// operator's result does not convert: `names.append(name.prefix(2) + "…")`. `nil` if there is none.
  private func resultOfWanted(
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
  private func comparedType(of left: TypeID, and right: TypeID) -> TypeID? {
    for (literal, type) in [(left, right), (right, left)] {
      guard let kind = analyzer.literalKind(literal), isNumber(kind), types.kind(type) == .nominal else { continue }
      return analyzer.canBe(literal, type) ? type : nil
    }
    return nil
  }

  /// Whether an operator takes two values of a type: it is a member of it, or one that the program declares for it.
  private func compares(_ candidate: Candidate, _ type: TypeID) -> Bool {
    if analyzer.isOwn(types.decl(type)), let owner = analyzer.owner(of: candidate.decl),
      analyzer.nominal(of: owner).map({ analyzer.decl($0).kind == .protocolType }) ?? false
    {
      return false
    }
    let parameters = signature(of: candidate).parameters
    let own = candidate.base.map { analyzer.memberSubstitution(candidate.decl, of: $0) } ?? Substitution()
    return parameters.count == 2 && parameters.allSatisfy { analyzer.substitute($0.type, own) == type }
  }

  private func hasOwnGenerics(_ id: DeclID) -> Bool {
    let generics = analyzer.signature(of: id).generics
    return generics.parameters.count > generics.outerCount
  }

  /// The type of two literal operands that the contextual generic type determines: in
  /// `let range: Range<Double> = 0..<1` both are `Double`.
  private func literalOperands(_ left: TypeID, _ right: TypeID, of expected: TypeID?) -> TypeID? {
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

  /// Whether an expression is a key path without a root: `\.count`.
  func isRootless(_ node: SyntaxNode) -> Bool {
    node.kind == .keyPathExpr && node.children.first.map { !$0.kind.isType } ?? false
  }

  /// Whether the right operand of a program's operator is an overloaded function: `value |> String.init`.
  private func isOfManyFunctions(_ node: SyntaxNode, behind name: Name) -> Bool {
    guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, operatorDeclaredByProgram(name) else {
      return false
    }
    return namesSeveralFunctions(node)
  }

  /// The metatype of a function type expression: `(Int) -> Void`.
  private func functionType(_ node: SyntaxNode, _ parts: [SyntaxNode]) -> TypeID? {
    guard node.ownToken(.arrow) != nil else { return nil }
    // An arrow between values is an error.
    guard let result = typeNamed(by: parts[1]), let given = typeNamed(by: parts[0]) else {
      return analyzer.hole(.syntaxError)
    }
    let isList = parts[0].kind == .tupleExpr && types.kind(given) == .tuple
    return types.metatype(
      types.function(
        isList ? types.arguments(given) : [given], parts[0].writtenParameterFlags, result, effects: node.writtenEffects)
    )
  }

  /// The metatype of a composition expression: `(Drawable & Sendable).self`.
  private func compositionType(_ parts: [SyntaxNode]) -> TypeID? {
    guard parts.allSatisfy({ $0.text.first { $0 != "(" }?.isUppercase ?? false }) else { return nil }
    let parts = parts.map { analyzer.normalized(check($0, expected: nil)) }
    guard parts.allSatisfy({ types.kind($0) == .metatype }) else { return nil }
    return types.metatype(analyzer.composition(of: parts.map { types.argument($0, 0) }))
  }

  /// The result of an operator that decides the type of its right operand: `value |> { … }`, `value |> \.count`,
  /// `value + .zero`.
  private func result(
    of name: Name, _ left: TypeID, function: SyntaxNode, expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    let left = analyzer.resolved(left)
    if types.kind(left) == .hole { return left }
    let candidates = operatorCandidates(name, [left]).filter { !analyzer.decl($0.decl).has(.isUnaryOperator) }
    guard !candidates.isEmpty else { return analyzer.hole(.unresolvedName, name.text) }
    let arguments = [
      Argument(label: .none, node: nil, type: left, isTrailing: false),
      Argument(label: .none, node: function, type: nil, isTrailing: false),
    ]
    return apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
  }

  /// The type of an implicit member as the left operand of one of the program's operators that takes the right one:
  /// `.word ~= token`, where a `~=` compares kinds with tokens.
  private func leftOperand(_ node: SyntaxNode, of name: Name, besides right: TypeID) -> TypeID? {
    guard types.kind(right) != .hole else { return nil }
    for candidate in operatorCandidates(name, [right]) where !analyzer.isFromCatalogue(candidate.decl) {
      guard let wanted = firstOperand(of: candidate, besides: right) else { continue }
      let type = check(node, expected: wanted)
      if types.kind(type) != .hole { return type }
    }
    return nil
  }

  /// The result of one of the program's operators whose left operand is a closure: `{ $0 + 1 } >>> { "\($0)" }`. The
  /// operator is checked as a call is, because its parameters decide the types of the closure's.
  private func resultOfFunctions(
    _ name: Name, _ parts: [SyntaxNode], expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    let candidates = operatorCandidates(name, expected.map { [analyzer.resolved($0)] } ?? []).filter {
      !analyzer.decl($0.decl).has(.isUnaryOperator)
    }
    guard !candidates.isEmpty else { return analyzer.hole(.unresolvedName, name.text) }
    let arguments = parts.map { Argument(label: .none, node: $0, type: nil, isTrailing: false) }
    return apply(candidates, arguments, named: name.text, expected: expected, at: node, isOperator: true)
  }

  /// The result of `$0 + 1` or `$0 + $1` with parameters of unknown types: both operands get one type, the literal's
  /// default if nothing else decides.
  private func openResult(_ left: TypeID, _ right: TypeID) -> TypeID? {
    switch (isUndecidedOperand(left), isUndecidedOperand(right)) {
    case (true, true): return analyzer.unify(left, right) ? left : nil
    case (true, false): return isNumberOrText(right) && analyzer.unify(left, right) ? right : nil
    case (false, true): return isNumberOrText(left) && analyzer.unify(right, left) ? left : nil
    case (false, false): return nil
    }
  }

  /// Infers parameters of unknown types from `$0 > 10` and `$0 && isOpen`.
  private func learnOperands(of name: Name, _ left: TypeID, _ right: TypeID) {
    if Name.logical.contains(name) {
      for operand in [left, right] where isUndecidedOperand(operand) {
        _ = analyzer.unify(operand, analyzer.known(.bool))
      }
    } else if isComparison(name), isUndecidedOperand(left) != isUndecidedOperand(right) {
      _ = openResult(left, right)
    }
  }

  func isUndecidedOperand(_ type: TypeID) -> Bool { types.kind(type) == .variable && !analyzer.isConstrained(type) }

  private func isNumberOrText(_ type: TypeID) -> Bool {
    if let kind = analyzer.literalKind(type) { return isNumber(kind) || isText(kind) }
    return analyzer.isKnown(type, .int) || analyzer.isKnown(type, .double) || analyzer.isKnown(type, .string)
  }

  /// Arithmetic on literals gives a literal, whose type the context decides.
  private func literalResult(_ name: Name, _ left: TypeID, _ right: TypeID) -> TypeID? {
    guard let leftKind = analyzer.literalKind(left), let rightKind = analyzer.literalKind(right) else { return nil }
    if name == .plus, isText(leftKind), isText(rightKind) {
      let hasInterpolation = leftKind == .interpolation || rightKind == .interpolation
      return types.literal(hasInterpolation ? .interpolation : .string)
    }
    guard isArithmetic(name), isNumber(leftKind), isNumber(rightKind) else { return nil }
    return leftKind == .float ? left : right
  }

  /// The operand types, with a string literal beside a sequence of another type as a `String`:
  /// `"abc" + word.reversed()`.
  private func textBesideSequence(_ left: TypeID, _ right: TypeID, of name: Name) -> (TypeID, TypeID) {
    guard name == .plus else { return (left, right) }
    func known(_ literal: TypeID, beside other: TypeID) -> TypeID {
      let sequence = analyzer.resolved(analyzer.normalized(other))
      guard let kind = analyzer.literalKind(literal), isText(kind), types.kind(sequence) == .nominal,
        !analyzer.canBe(literal, sequence), analyzer.conforms(sequence, to: analyzer.known(.sequence))
      else { return literal }
      return analyzer.defaultType(ofLiteral: literal)
    }
    return (known(left, beside: right), known(right, beside: left))
  }

  /// The types of two number literals: both are floating-point if one is, as in `0...2.5`.
  private func sameNumbers(_ operands: (TypeID, TypeID)) -> (TypeID, TypeID) {
    let (left, right) = operands
    guard let leftKind = analyzer.literalKind(left), let rightKind = analyzer.literalKind(right), leftKind != rightKind,
      isNumber(leftKind), isNumber(rightKind)
    else { return (left, right) }
    return leftKind == .float ? (left, left) : (right, right)
  }

  /// The types of two list operands: a list of literals takes the other operand's element type, and otherwise both take
  /// the common element type. `[nil] + Size.allCases`, `[0] + sizes`, `[circle] + [square]`
  private func sameLists(_ left: TypeID, _ right: TypeID) -> (TypeID, TypeID) {
    guard let first = element(of: left, beside: right), let second = element(of: right, beside: left), first != second
    else { return (left, right) }
    let common = join(first, second)
    if isOfDifferentTypes(common) { return (left, right) }
    let list = analyzer.array(common)
    return (analyzer.isKnown(left, .array) ? list : left, analyzer.isKnown(right, .array) ? list : right)
  }

  /// The element type of a list, or of another sequence beside a list of literals.
  private func element(of operand: TypeID, beside other: TypeID) -> TypeID? {
    if analyzer.isKnown(operand, .array) { return types.argument(operand, 0) }
    guard analyzer.isKnown(other, .array), types.flags(other).contains(.hasLiteral), types.kind(operand) == .nominal,
      analyzer.conforms(operand, to: analyzer.known(.sequence)), let element = analyzer.elementType(ofSequence: operand)
    else { return nil }
    let known = analyzer.normalized(element)
    return types.flags(known).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter]) ? known : nil
  }

  private func isListOfNil(_ type: TypeID) -> Bool {
    analyzer.isKnown(type, .array) && analyzer.literalKind(analyzer.normalized(types.argument(type, 0))) == .nilLiteral
  }

  func isNumber(_ kind: LiteralKind) -> Bool { kind == .integer || kind == .float }

  private func isText(_ kind: LiteralKind) -> Bool {
    kind == .string || kind == .interpolation || kind == .character
  }
}

extension SyntaxNode {
  /// `{ … }()`
  fileprivate var isCalledClosure: Bool { kind == .functionCallExpr && children.first?.kind == .closureExpr }

  /// The flags of the parameters in a function type expression: `(inout A, B)` before an arrow.
  fileprivate var writtenParameterFlags: [ParameterFlags] {
    guard kind == .tupleExpr || kind == .parenExpr else { return [] }
    return children.map { element in
      let type = element.kind == .labeledExpr ? element.children.last : element
      let isInout = type?.child(.attributedType)?.ownToken(.inoutKeyword) != nil
      return isInout ? .isInout : []
    }
  }
}
