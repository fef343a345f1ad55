/// Operations by what their operators do.
extension SyntaxNode {
  /// `??`: the right side is worked out only if there is nothing on the left.
  public var isCoalescing: Bool {
    infixOperator.map { isSpelt($0, "??") } ?? false
  }

  /// `a && b`, `a || b`, `a ?? b`: the left side says whether the right one is worked out at all.
  public var isShortCut: Bool {
    infixOperator.map { isSpelt($0, "&&") || isSpelt($0, "||") || isSpelt($0, "??") } ?? false
  }

  /// `a + b`
  public var isAddition: Bool {
    infixOperator.map { isSpelt($0, "+") } ?? false
  }

  /// `a += b`: an operation that writes its left side. `a = b` is a kind of its own.
  public var isAssigningOperation: Bool {
    infixOperator.map { OperatorTable.assigns(text(of: $0)) } ?? false
  }

  private var infixOperator: Token? {
    guard kind == .infixOperatorExpr else { return nil }
    var own = ownTokens
    return own.next()
  }
}
