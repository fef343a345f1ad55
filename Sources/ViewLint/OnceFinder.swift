import ViewSemantics
import ViewSyntax

/// Finds what is done once only, as it is done where a property has no value and gives it one:
/// `if let cached { return cached }`, `guard !isReady else { return }`, `if cached == nil { cached = made() }`.
struct OnceFinder {
  /// What a condition asks of a property that is kept from one call to the next.
  private struct Test {
    let property: DeclID
    /// What names it; for an element of a collection with the subscript.
    let target: SyntaxNode
    /// What it must be set to for the condition to give another answer from then on.
    let end: End
  }

  private enum End { case value, noValue, isTrue, isFalse }

  let analyzer: Analyzer
  /// Whether what is done with a value that is taken away counts, though it is done again for the next one:
  /// `guard let link else { return }`, `link = nil`.
  var countsTaken = false
  /// How many functions are followed from one to the next.
  private static let maximumDepth = 2

  /// Whether the first block of an `if` runs once, as it sets what the condition asks for.
  func runsOnce(_ block: SyntaxNode, of node: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard node.kind == .ifExpr || node.kind == .guardStmt, node.child(.codeBlock)?.id == block.id else { return false }
    // `guard isReady else { isReady = true }`: what runs if the condition does not hold.
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

  /// Whether what comes after a statement runs once, as the statement leaves when something is set that is set then.
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
    // All must hold for it to leave: another one does so from then on only if it is about the same value.
    return conditions.indices.allSatisfy { index in
      places.contains(index) || places.contains { conditions[index].asksAbout(boundBy: conditions[$0]) }
    }
  }

  // MARK: Conditions

  /// What a condition asks of a property; `nil` if it is about something else.
  /// - Parameter holds: whether it is the code that runs where the condition holds that is asked about.
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

  // MARK: What is set

  /// Whether one of some statements sets what is asked for, itself or in a function that it calls.
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
    // Another element is another thing.
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
  /// Whether a condition names what another one binds: `cached.isValid` after `let cached`.
  fileprivate func asksAbout(boundBy binding: SyntaxNode) -> Bool {
    binding.subtree.contains { part in
      part.kind == .identifierPattern && part.lastToken.map { mentions(part.name(of: $0)) } ?? false
    }
  }
}
