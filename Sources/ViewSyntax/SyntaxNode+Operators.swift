/// Properties of operator expressions.
extension SyntaxNode {
  /// `??`, which evaluates its right side only if the left side is `nil`.
  public var isCoalescing: Bool {
    infixOperator.map { isSpelt($0, "??") } ?? false
  }

  /// `a && b`, `a || b`, `a ?? b`, which evaluate the right side depending on the left side.
  public var isShortCut: Bool {
    infixOperator.map { isSpelt($0, "&&") || isSpelt($0, "||") || isSpelt($0, "??") } ?? false
  }

  /// `a + b`
  public var isAddition: Bool {
    infixOperator.map { isSpelt($0, "+") } ?? false
  }

  /// `a += b`: an operator that writes to its left operand. `a = b` is a separate node kind.
  public var isAssigningOperation: Bool {
    infixOperator.map { OperatorTable.assigns(text(of: $0)) } ?? false
  }

  private var infixOperator: Token? {
    guard kind == .infixOperatorExpr else { return nil }
    var own = ownTokens
    return own.next()
  }
}
