import ViewSyntax

/// Integer generic parameters: `struct Vector<let count: Int>`, `Vector<3>`.
extension Analyzer {
  /// Whether a generic parameter is an integer parameter: `let count: Int`.
  func isInteger(_ parameter: DeclID) -> Bool {
    guard !isImplicitParameter(parameter), decl(parameter).kind == .genericParameter else { return false }
    return node(of: parameter).ownToken(.letKeyword) != nil
  }

  /// The type of an integer generic argument, such as the `3` of `Vector<3>`.
  func integerArgument(_ node: SyntaxNode) -> TypeID {
    Int(node.text.filter { $0 != "_" }).map { types.integer($0) } ?? hole(.unsupported, "integer generics")
  }
}
