import ViewSource
import ViewSyntax

/// The program's own operators on key paths: `users.filter(\.age > 40 && \.name == "Ann")`.
extension BodyChecker {
  /// `\.age > 40`, where the contextual type determines the key path's root:
  /// `func > <T, V>(path: KeyPath<T, V>, value: V) -> Test<T>`. `nil` for other operators, or if nothing determines the
  /// root.
  func ofRootless(_ name: Name, _ parts: [SyntaxNode], _ expected: TypeID, at node: SyntaxNode) -> TypeID? {
    guard beginsRootless(parts[0]), analyzer.program.declaresOperator(name) else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal else { return nil }
    let left: TypeID
    if isRootless(parts[0]) {
      guard let path = firstOperand(of: name, giving: wanted) else { return nil }
      left = check(parts[0], expected: path)
    } else {
      left = check(parts[0], expected: wanted)
    }
    guard types.kind(left) != .hole else { return nil }
    let right = check(parts[1], expected: beginsRootless(parts[1]) ? wanted : nil)
    return result(
      of: name, analyzer.resolved(left), analyzer.resolved(right), expected: expected, at: node)
  }

  /// Whether the first operand of an expression is a key path without a root.
  func beginsRootless(_ node: SyntaxNode) -> Bool {
    var next = node
    while [.infixOperatorExpr, .parenExpr, .prefixOperatorExpr].contains(next.kind), let first = next.children.first {
      next = first
    }
    return isRootless(next)
  }

  /// The type of a key path as an operator's first parameter, for a given result type.
  private func firstOperand(of name: Name, giving wanted: TypeID) -> TypeID? {
    for candidate in operatorCandidates(name, [wanted]) {
      let mark = analyzer.mark()
      let instance = instantiate(candidate)
      if instance.parameters.count == 2, isKeyPath(instance.parameters[0].type),
        analyzer.unify(instance.result, wanted)
      {
        return analyzer.resolved(instance.parameters[0].type)
      }
      analyzer.undo(to: mark)
    }
    return nil
  }
}
