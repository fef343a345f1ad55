import ViewSource
import ViewSyntax

/// What a literal outside of a closure is to be, learnt from what the closure assigns: `reduce(into: 0) { $0 += $1 }` over
/// doubles gives a double.
extension BodyChecker {
  /// Whether a literal is handed to a closure to be changed, which may still become anything.
  func changesLiteral(_ parameters: [TypeID], _ flags: [ParameterFlags]) -> Bool {
    zip(parameters, flags).contains { $1.contains(.isInout) && types.kind(analyzer.shallow($0)) == .literal }
  }

  /// Parameters of a closure, with what its own statements assign to literals in the place of these.
  func learn(_ parameters: [TypeID], named names: [Name], from statements: [SyntaxNode]) -> [TypeID] {
    var result = parameters
    for statement in statements {
      guard let (target, value) = assignment(statement), target.kind == .declReferenceExpr,
        let name = target.firstToken.map({ target.name(of: $0) }),
        let index = names.firstIndex(of: name), index < parameters.count
      else { continue }
      let literal = analyzer.shallow(result[index])
      guard types.kind(literal) == .literal else { continue }
      let mark = analyzer.mark()
      let type = analyzer.resolved(check(value, expected: nil))
      analyzer.undo(to: mark)
      if types.kind(type) == .nominal, analyzer.canBe(literal, type) { result[index] = type }
    }
    return result
  }

  /// What a statement assigns to, and what it assigns or adds.
  func assignment(_ statement: SyntaxNode) -> (target: SyntaxNode, value: SyntaxNode)? {
    guard statement.kind == .assignmentExpr || statement.kind == .infixOperatorExpr else { return nil }
    let parts = statement.children.filter { $0.kind.isExpr }
    guard parts.count == 2 else { return nil }
    if statement.kind == .assignmentExpr { return (parts[0], parts[1]) }
    guard statement.kind == .infixOperatorExpr, let token = statement.ownTokens.first(where: { $0.kind.isOperator }),
      Name.assignments.contains(statement.name(of: token))
    else { return nil }
    return (parts[0], parts[1])
  }
}
