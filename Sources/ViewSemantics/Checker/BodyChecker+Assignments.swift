import ViewSource
import ViewSyntax

/// Type checking of assignments.
extension BodyChecker {
  /// The type of an assignment: `()`, or `()?` if its target is in an optional chain. The contextual type of the assigned
  /// value is the target's type.
  func assignmentType(_ node: SyntaxNode) -> TypeID {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2 else { return analyzer.void }
    if parts[0].kind == .discardAssignmentExpr {
      if recorder != nil { recordAside(parts[1]) }
      return analyzer.void
    }
    let result = isOptionalChain(parts[0]) ? analyzer.optional(analyzer.void) : analyzer.void
    if looksForLiterals {
      // The target of an assignment decides an open literal.
      let target = analyzer.resolved(check(parts[0], expected: nil))
      var score = Score()
      _ = analyzer.convert(check(parts[1], expected: target), to: target, &score)
    }
    guard recorder != nil else { return result }
    var target = analyzer.resolved(check(parts[0], expected: nil))
    if types.flags(target).contains(.hasVariable) {
      // `registry["count"] = 5`: the assigned value decides the subscript's generic result.
      var score = Score()
      _ = analyzer.convert(check(parts[1], expected: target), to: target, &score)
      return result
    }
    if let other = otherSubscript(parts[0], target, assigned: parts[1]) { target = other }
    recordAside(parts[1], expected: types.kind(target) == .hole ? nil : target)
    return result
  }

  /// The type of another subscript of the target's type, if the first one does not take the assigned value:
  /// `ordered[1] = "a"`, where `subscript(position: Int)` has pairs, and `subscript(key: Key)` optional values.
  private func otherSubscript(_ node: SyntaxNode, _ target: TypeID, assigned value: SyntaxNode) -> TypeID? {
    guard node.kind == .subscriptCallExpr, isWhole(target), let base = node.children.first, hasSeveralSubscripts(base)
    else { return nil }
    let mark = analyzer.mark()
    let type = analyzer.withDefaults(analyzer.resolved(check(value, expected: target)))
    guard isWhole(type), !converts(type, to: target) else { return nil }
    analyzer.undo(to: mark)
    let outer = memoScope
    defer { memoScope = outer }
    for wanted in [type, analyzer.optional(type)] {
      memoScope = memos.newScope()
      let other = analyzer.resolved(check(node, expected: wanted))
      if other != target, isWhole(other), converts(type, to: other) { return other }
    }
    _ = check(node, expected: target)
    return nil
  }

  /// Whether the type of a subscript's base has several subscripts.
  private func hasSeveralSubscripts(_ base: SyntaxNode) -> Bool {
    let type = analyzer.resolved(check(base, expected: nil))
    return analyzer.memberCandidates(.subscriptName, of: type, from: context.file).count > 1
  }
}
