import ViewSemantics
import ViewSyntax

/// Finds code that runs only once, because it sets the property that its condition checks:
/// `if let cached { return cached }`, `guard !isReady else { return }`, `if cached == nil { cached = made() }`.
struct OnceFinder {
  /// A condition about a property that keeps its value between calls.
  private struct Test {
    let property: DeclID
    /// The expression that names the property; for an element of a collection, with the subscript.
    let target: SyntaxNode
    /// The assigned value that changes the condition's result.
    let end: End
  }

  private enum End { case value, noValue, isTrue, isFalse }

  let analyzer: Analyzer
  /// Whether code counts that consumes a value, though it runs again for the next value:
  /// `guard let link else { return }`, `link = nil`.
  var countsTaken = false
  /// The maximum depth of function calls.
  private static let maximumDepth = 2

  /// Whether the first block of an `if` runs once, because it sets what the condition checks.
  func runsOnce(_ block: SyntaxNode, of node: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard node.kind == .ifExpr || node.kind == .guardStmt, node.child(.codeBlock)?.id == block.id else { return false }
    // `guard isReady else { isReady = true }`: the block runs if the condition does not hold.
    if node.kind == .guardStmt {
      return node.conditions.count == 1
        && node.conditions.contains { condition in
          test(condition, holds: false, record).map { sets($0, in: block.children, record) } ?? false
        }
    }
    return node.conditions.contains { condition in
      test(condition, holds: true, record).map { sets($0, in: block.children, record) } ?? false
    }
  }

  /// Whether the statements after a statement run once, because it returns if a value is set that they set.
  func leavesAfterFirst(_ statement: SyntaxNode, rest: some Collection<SyntaxNode>, _ record: BodyRecord) -> Bool {
    let isGuard = statement.kind == .guardStmt
    guard isGuard || statement.kind == .ifExpr, !rest.isEmpty, let block = statement.child(.codeBlock),
      isGuard || statement.children.last?.id == block.id && block.children.last?.kind == .returnStmt
    else { return false }
    let conditions = statement.conditions
    let places = conditions.indices.filter { index in
      test(conditions[index], holds: isGuard, record).map { sets($0, in: rest, record) } ?? false
    }
    if isGuard { return !places.isEmpty }
    // All conditions must hold to return. Another condition then holds, too, only if it is about the same value.
    return conditions.indices.allSatisfy { index in
      places.contains(index) || places.contains { conditions[index].asksAbout(boundBy: conditions[$0]) }
    }
  }

  // MARK: Conditions

  /// The test of a property in a condition; `nil` for other conditions.
  ///
  /// - Parameter holds: whether the code of interest runs if the condition holds, or if it does not.
  private func test(_ condition: SyntaxNode, holds: Bool, _ record: BodyRecord) -> Test? {
    switch condition.kind {
    case .optionalBindingCondition:
      guard !holds || countsTaken else { return nil }
      let name = condition.children.first { $0.kind.isPattern }
      return (condition.child(.initializerClause)?.children.first ?? name).flatMap {
        test(of: $0, end: holds ? .noValue : .value, record)
      }
    case .infixOperatorExpr:
      guard let target = condition.children.first, condition.children.last?.kind == .nilLiteralExpr,
        condition.ownTokens.contains(where: { condition.isSpelt($0, holds ? "==" : "!=") })
      else { return nil }
      return test(of: target, end: .value, record)
    case .prefixOperatorExpr:
      guard condition.firstToken.map({ condition.isSpelt($0, "!") }) == true, let inner = condition.children.first
      else { return nil }
      return test(inner, holds: !holds, record)
    case .parenExpr: return condition.children.first.flatMap { test($0, holds: holds, record) }
    case .declReferenceExpr, .memberAccessExpr: return test(of: condition, end: holds ? .isFalse : .isTrue, record)
    default: return nil
    }
  }

  private func test(of target: SyntaxNode, end: End, _ record: BodyRecord) -> Test? {
    let holder = target.kind == .subscriptCallExpr ? target.children.first ?? target : target
    guard let use = record.uses[holder.id], use.part == .value, analyzer.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    return Test(property: use.decl, target: target, end: end)
  }

  // MARK: Assignments

  /// Whether one of the statements sets the tested property, directly or in a function that it calls.
  private func sets(
    _ test: Test, in statements: some Collection<SyntaxNode>, _ record: BodyRecord, depth: Int = 0
  ) -> Bool {
    statements.contains { statement in
      if statement.kind == .assignmentExpr { return sets(test, statement, record, depth: depth) }
      guard depth < OnceFinder.maximumDepth, statement.kind == .functionCallExpr, let use = record.uses[statement.id],
        analyzer.isOwnFunction(use.decl), let block = analyzer.node(of: use.decl).child(.codeBlock)
      else { return false }
      return sets(test, in: block.children, analyzer.record(of: use.decl), depth: depth + 1)
    }
  }

  private func sets(_ test: Test, _ assignment: SyntaxNode, _ record: BodyRecord, depth: Int) -> Bool {
    guard let target = assignment.children.first, let value = assignment.children.last,
      let write = PropertyWrite(assignment, record, analyzer), write.property == test.property
    else { return false }
    // An assignment to another element does not count.
    if test.target.kind == .subscriptCallExpr {
      guard depth == 0, target.plainText == test.target.plainText else { return false }
    } else if write.value == nil {
      return false
    }
    switch test.end {
    case .value: return value.kind != .nilLiteralExpr
    case .noValue: return value.kind == .nilLiteralExpr
    case .isTrue: return value.kind == .booleanLiteralExpr && value.text == "true"
    case .isFalse: return value.kind == .booleanLiteralExpr && value.text == "false"
    }
  }
}

extension SyntaxNode {
  /// Whether a condition names a variable that another condition binds: `cached.isValid` after `let cached`.
  fileprivate func asksAbout(boundBy binding: SyntaxNode) -> Bool {
    binding.subtree.contains { part in
      part.kind == .identifierPattern && part.lastToken.map { mentions(part.name(of: $0)) } ?? false
    }
  }
}
