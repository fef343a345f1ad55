import ViewSyntax

extension SyntaxNode {
  /// The value of an argument, without its label.
  var argumentValue: SyntaxNode { kind == .labeledExpr ? children.last ?? self : self }
}
