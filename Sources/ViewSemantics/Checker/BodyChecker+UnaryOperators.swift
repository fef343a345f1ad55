import ViewSource
import ViewSyntax

/// Type checking of prefix and postfix operators.
extension BodyChecker {
  func prefixType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let operand = node.children.first(where: { $0.kind.isExpr }), let token = node.firstToken else {
      return analyzer.hole(.syntaxError)
    }
    let name = node.name(of: token)
    // A sign before digits is part of the literal, even if the program declares such an operator.
    let isLiteral = operand.kind == .integerLiteralExpr || operand.kind == .floatLiteralExpr
    let isPart = isLiteral && Name.signs.contains(name) && !(name == "~" && operatorDeclaredByProgram(name))
    if isPart { return check(operand, expected: expected) }
    if name == .not, unknownClosures > 0, !operatorDeclaredByProgram(name) {
      let type = analyzer.shallow(check(operand, expected: analyzer.known(.bool)))
      if isUndecidedOperand(type) { _ = analyzer.unify(type, analyzer.known(.bool)) }
    }
    if recorder == nil, !operatorDeclaredByProgram(name) {
      if name == .not { return analyzer.known(.bool) }
      if Name.signs.contains(name) { return check(operand, expected: expected) }
    }
    if name == .minus, let type = negatedMemberOfLiteral(operand, expected: expected, at: node) { return type }
    return unaryResult(of: name, operand, isPostfix: false, expected: expected, at: node)
  }

  /// The result of `-3.magnitude`, where only the floating-point member can be negated.
  private func negatedMemberOfLiteral(_ operand: SyntaxNode, expected: TypeID?, at node: SyntaxNode) -> TypeID? {
    guard operand.kind == .memberAccessExpr, let base = operand.children.first, base.kind == .integerLiteralExpr,
      let token = memberToken(operand), let signed = analyzer.knownDecl("SignedNumeric")
    else { return nil }
    let type = analyzer.resolved(analyzer.normalized(check(operand, expected: nil)))
    guard types.kind(type) == .nominal, analyzer.conformance(type, to: signed) == nil,
      let other = memberOfFloat(operand.name(of: token), types.literal(.integer), expected: nil, at: operand)
    else { return nil }
    note(type: other, of: operand.id)
    let candidates = operatorCandidates(.minus, [other]).filter { analyzer.decl($0.decl).has(.isUnaryOperator) }
    let argument = Argument(label: .none, node: nil, type: other, isTrailing: false)
    return apply(candidates, [argument], named: "-", expected: expected, at: node, isOperator: true)
  }

  /// The result of a postfix operator, which only the program declares: `x++`.
  func postfixType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let operand = node.children.first, let token = node.ownTokens.first(where: { $0.kind.isOperator }) else {
      return analyzer.hole(.syntaxError)
    }
    return unaryResult(of: node.name(of: token), operand, isPostfix: true, expected: expected, at: node)
  }

  /// The result of a unary operator. `...3` and `3...` are different functions with the same name.
  private func unaryResult(
    of name: Name, _ operand: SyntaxNode, isPostfix: Bool, expected: TypeID?, at node: SyntaxNode
  ) -> TypeID {
    // `-("y" - 1)` as an expression of the program's own type: the literals have its type.
    let isLikeResult =
      isOfShiftedLiterals(operand)
      || operatorDeclaredByProgram(name) && (hasRootless(operand) || isOfLiterals(operand, orText: true))
    let expectation =
      operandOfRootless(operand, of: name, giving: expected)
      ?? (isLikeResult ? expected : endExpectation(operand, expected))
    var type = analyzer.resolved(check(operand, expected: expectation))
    if types.kind(type) == .hole { return type }
    // `let term: Term = -(4)`: the literal is a value of the program's type, which declares the operator.
    if let owner = owner(of: name, type, type, giving: expected) { type = owner }
    let candidates = operatorCandidates(name, [type]).filter {
      let decl = analyzer.decl($0.decl)
      return decl.has(.isUnaryOperator) && decl.has(.isPostfixOperator) == isPostfix
    }
    let argument = Argument(label: .none, node: nil, type: type, isTrailing: false)
    if candidates.isEmpty { return analyzer.hole(.unresolvedName, name.text) }
    return apply(candidates, [argument], named: name.text, expected: expected, at: node, isOperator: true)
  }
}
