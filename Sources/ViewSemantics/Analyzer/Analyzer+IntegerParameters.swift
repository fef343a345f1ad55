import ViewSyntax

/// Generic parameters that stand for integers: `struct Vector<let count: Int>`, `Vector<3>`.
extension Analyzer {
  /// Whether a generic parameter stands for an integer: `let count: Int`.
  func isInteger(_ parameter: DeclID) -> Bool {
    guard !isImplicitParameter(parameter), decl(parameter).kind == .genericParameter else { return false }
    return node(of: parameter).ownToken(.letKeyword) != nil
  }

  /// What is written for such a parameter, as the `3` of `Vector<3>`.
  func integerArgument(_ node: SyntaxNode) -> TypeID {
    Int(node.text.filter { $0 != "_" }).map { types.integer($0) } ?? hole(.unsupported, "integer generics")
  }
}
