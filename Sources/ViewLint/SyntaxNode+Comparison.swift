import ViewSyntax

extension SyntaxNode {
  /// `a < b`
  var isComparison: Bool {
    guard kind == .infixOperatorExpr else { return false }
    return ["<", ">", "<=", ">=", "==", "!="].contains { sign in ownTokens.contains { isSpelt($0, sign) } }
  }
}
