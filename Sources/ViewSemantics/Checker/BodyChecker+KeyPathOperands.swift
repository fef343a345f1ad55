import ViewSource
import ViewSyntax

/// The program's own operators on key paths: `users.filter(\.age > 40 && \.name == "Ann")`.
extension BodyChecker {
  /// `\.age > 40`, where the contextual type determines the key path's root:
  /// `func > <T, V>(path: KeyPath<T, V>, value: V) -> Test<T>`. `nil` for other operators, or if nothing determines the
  /// root.
  func ofRootless(_ name: Name, _ parts: [SyntaxNode], _ expected: TypeID, at node: SyntaxNode) -> TypeID? {
    guard hasRootless(parts[0]), analyzer.program.declaresOperator(name) else { return nil }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(wanted) == .nominal || types.kind(wanted) == .function else { return nil }
    let left: TypeID
    if isRootless(parts[0]) {
      guard let path = firstOperand(of: name, giving: wanted) else { return nil }
      left = check(parts[0], expected: path)
    } else {
      left = check(parts[0], expected: wanted)
    }
    guard types.kind(left) != .hole else { return nil }
    let right = check(parts[1], expected: hasRootless(parts[1]) ? wanted : nil)
    return result(
      of: name, analyzer.resolved(left), analyzer.resolved(right), expected: expected, at: node)
  }

  /// Whether an operand of an expression is a key path without a root: `\.age > 40`, `!(1...17 ~= \.age)`.
  func hasRootless(_ node: SyntaxNode) -> Bool {
    var waiting = [node]
    while let next = waiting.popLast() {
      if isRootless(next) { return true }
      guard [.infixOperatorExpr, .parenExpr, .prefixOperatorExpr].contains(next.kind) else { continue }
      waiting += next.children.filter { $0.kind.isExpr }
    }
    return false
  }

  /// The contextual type of a key path without a root as the operand of the program's own unary operator:
  /// `names.map(^\.count)`. `nil` if the operator's result does not determine the root.
  func operandOfRootless(_ operand: SyntaxNode, of name: Name, giving expected: TypeID?) -> TypeID? {
    guard let expected, isRootless(operand), analyzer.program.declaresOperator(name) else { return nil }
    return firstOperand(of: name, parameterCount: 1, giving: analyzer.resolved(analyzer.normalized(expected)))
  }

  /// The type of a key path as an operator's first parameter, for a given result type.
  private func firstOperand(of name: Name, parameterCount: Int = 2, giving wanted: TypeID) -> TypeID? {
    guard types.kind(wanted) != .hole else { return nil }
    for candidate in operatorCandidates(name, [wanted]) {
      let mark = analyzer.mark()
      let instance = instantiate(candidate)
      if instance.parameters.count == parameterCount, isKeyPath(instance.parameters[0].type),
        analyzer.unify(instance.result, wanted)
      {
        let type = analyzer.resolved(instance.parameters[0].type)
        if types.kind(analyzer.shallow(types.argument(type, 0))) != .variable { return type }
      }
      analyzer.undo(to: mark)
    }
    return nil
  }

  /// The contextual type of a pattern that begins with a key path without a root: `case \.isEmpty:`. The first of the
  /// program's own `~=` that takes the subject and this pattern decides it.
  func patternType(ofRootless pattern: SyntaxNode, besides subject: TypeID) -> TypeID? {
    var subject = analyzer.resolved(analyzer.normalized(subject))
    while let wrapped = analyzer.wrapped(subject) { subject = wrapped }
    guard analyzer.program.declaresOperator("~=") else { return nil }
    return operatorCandidates("~=", [subject]).firstNonNil { candidate in
      guard !analyzer.isFromCatalogue(candidate.decl), let wanted = firstOperand(of: candidate, besides: subject),
        isRootless(pattern) == isKeyPath(wanted)
      else { return nil }
      return wanted
    }
  }

  /// The type of an operator's first operand, as far as the type of the second one determines it; `nil` if the operator
  /// does not take that.
  func firstOperand(of candidate: Candidate, besides second: TypeID) -> TypeID? {
    let mark = analyzer.mark()
    defer { analyzer.undo(to: mark) }
    let instance = instantiate(candidate)
    guard instance.parameters.count == 2, analyzer.unify(instance.parameters[1].type, second) else { return nil }
    let type = analyzer.resolved(instance.parameters[0].type)
    return isWhole(type) ? type : nil
  }
}
