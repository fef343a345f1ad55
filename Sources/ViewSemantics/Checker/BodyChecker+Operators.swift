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
    let assignmentResult = isOptionalChain(parts[0]) ? analyzer.optional(analyzer.void) : analyzer.void
    if isAssignment, recorder == nil, !looksForLiterals { return assignmentResult }
    if name == .coalescing { return coalescedType(parts[0], parts[1], expected, at: node) }
    // The program's operator also decides what `{ …; return .yes }()` returns.
    let isCalled = parts[1].isCalledClosure && operatorDeclaredByProgram(name)
    if !isAssignment, operatorDeclaredByProgram(name),
      parts[0].kind == .closureExpr || isOfManyFunctions(parts[0], behind: name)
    {
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
      if types.kind(left) == .hole || types.kind(right) == .hole, operatorDeclaredByProgram(name) {
        // `machine.add(.idle => .running)`: the operator that gives the required type decides both, or the only one
        // with such members: `let rule = .has("a") || .has("b")`.
        if let type = resultOfMembers(name, parts, expected, at: node) { return type }
      }
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
    if types.kind(type) == .hole, let certain = withoutFailure(left, right, of: parts) {
      type = result(of: name, certain.0, certain.1, expected: isAssignment ? nil : expected, at: node)
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
    return isAssignment ? assignmentResult : type
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
  func isOfImplicitMembers(_ node: SyntaxNode, _ isArithmetic: Bool, depth: Int = 0) -> Bool {
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

  func isNumber(_ node: SyntaxNode) -> Bool {
    node.kind == .integerLiteralExpr || node.kind == .floatLiteralExpr
  }

  private static let longestOfImplicitMembers = 4

  /// Whether an operator assigns and so returns nothing.
  private func isAssignment(_ name: Name) -> Bool {
    Name.assignments.contains(name) && !operatorDeclaredByProgram(name)
  }

  func isComparison(_ name: Name) -> Bool { Name.comparisons.contains(name) }

  func isArithmetic(_ name: Name) -> Bool { Name.arithmetic.contains(name) }

  func operatorDeclaredByProgram(_ name: Name) -> Bool { analyzer.program.declaresOperator(name) }

  /// Whether an expression is a key path without a root: `\.count`.
  func isRootless(_ node: SyntaxNode) -> Bool {
    node.kind == .keyPathExpr && node.children.first.map { !$0.kind.isType } ?? false
  }

  /// Whether an operand of a program's operator is an overloaded function: `value |> String.init`, `parse <^> input`,
  /// `value |> (+)`.
  private func isOfManyFunctions(_ node: SyntaxNode, behind name: Name) -> Bool {
    if operatorDeclaredByProgram(name), operatorReference(in: node) != nil { return true }
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

  /// The type of an implicit member as the left operand of one of the program's operators that takes the right one:
  /// `.word ~= token`, where a `~=` compares kinds with tokens.
  private func leftOperand(_ node: SyntaxNode, of name: Name, besides right: TypeID) -> TypeID? {
    guard types.kind(right) != .hole else { return nil }
    let others = types.kind(right) == .literal ? ownOperators(name) : []
    for candidate in operatorCandidates(name, [right]) + others where !analyzer.isFromCatalogue(candidate.decl) {
      guard let wanted = firstOperand(of: candidate, besides: right) else { continue }
      let type = check(node, expected: wanted)
      if types.kind(type) != .hole { return type }
    }
    return nil
  }

  func isNumber(_ kind: LiteralKind) -> Bool { kind == .integer || kind == .float }

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
