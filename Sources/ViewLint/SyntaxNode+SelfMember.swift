import ViewSyntax

extension SyntaxNode {
  /// Whether the node is a name without a base or with the base `self`: `text`, `self.text`. It is false for `self`.
  var isNameOrMemberOfSelf: Bool {
    switch kind {
    case .declReferenceExpr: !isSelfReference
    case .memberAccessExpr: memberBase?.isSelfReference == true
    default: false
    }
  }
}
