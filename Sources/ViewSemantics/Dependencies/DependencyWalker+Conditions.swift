import ViewSource
import ViewSyntax

/// Conditional reads.
extension DependencyWalker {
  private func walk(_ node: SyntaxNode, _ record: BodyRecord, when condition: Condition) {
    let outer = conditions
    if !conditions.contains(condition) { conditions.append(condition) }
    walk(node, record)
    conditions = outer
  }

  /// Walks a block in its own scope. Code after a `guard` is under its conditions.
  func block(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = (conditions, localFunctions, endings)
    inScope(record) {
      keepComputedVariables(of: node, record)
      for child in node.children {
        walk(child, record)
        guard let condition = passing(child) else { continue }
        if findsChildren { addEnding(Array(child.conditions), isBuilt: false, isFlipped: false, record) }
        if !conditions.contains(condition) { conditions.append(condition) }
      }
    }
    (conditions, localFunctions, endings) = outer
  }

  /// The condition that holds after a statement that otherwise exits the block.
  private func passing(_ statement: SyntaxNode) -> Condition? {
    switch statement.kind {
    case .guardStmt: return Condition(of: statement.conditions)
    case .ifExpr:
      let blocks = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      guard blocks.count == 1, blocks[0].children.contains(where: { $0.kind == .returnStmt }) else { return nil }
      return Condition(of: statement.conditions)?.opposite
    default: return nil
    }
  }

  /// The code in the `else` of a `guard` runs if a condition does not hold.
  func guarding(_ node: SyntaxNode, _ record: BodyRecord) {
    let condition = Condition(of: node.conditions)?.opposite
    ask(node, record)
    for block in node.children where block.kind == .codeBlock {
      if let condition { walk(block, record, when: condition) } else { walk(block, record) }
    }
  }

  func branches(_ node: SyntaxNode, _ record: BodyRecord) {
    let condition = Condition(of: node.conditions)
    let isBuilt = node.children.contains { $0.kind == .codeBlock && record.blocks[$0.id] != nil }
    inScope(record) {
      ask(node, record)
      var isThen = true
      for child in node.children where child.kind == .codeBlock || child.kind == .ifExpr {
        guard let condition else {
          walk(child, record)
          continue
        }
        let isElse = !isThen || child.kind == .ifExpr
        under(Array(node.conditions), isBuilt: isBuilt, isFlipped: true, record) {
          inScope(decidedBy: Array(node.conditions), record) {
            walk(child, record, when: isElse ? condition.opposite : condition)
          }
        }
        isThen = false
      }
    }
  }

  /// Walks the conditions of a statement: a later one is evaluated only if those before it hold.
  private func ask(_ node: SyntaxNode, _ record: BodyRecord) {
    var asked: [SyntaxNode] = []
    for child in node.children where child.kind != .codeBlock && child.kind != .ifExpr {
      if let condition = Condition(of: asked) { walk(child, record, when: condition) } else { walk(child, record) }
      asked.append(child)
    }
  }

  func joined(_ conditions: ArraySlice<Condition>) -> String { conditions.map(\.text).joined(separator: " and ") }

  /// The current conditions with the last one negated.
  var opposite: String? {
    guard let last = conditions.last else { return nil }
    return joined(conditions.dropLast() + [last.opposite])
  }

  func cases(_ node: SyntaxNode, _ record: BodyRecord) {
    let value = node.children.first { $0.kind.isExpr }
    let subject = value?.spacedText ?? ""
    let source = value.map { all(in: $0, record) } ?? Source()
    let cases = node.children.filter { $0.kind == .switchCase }
    // Values in patterns and `where` clauses, such as `case limit` and `where count > limit`, also decide the case.
    let compared = cases.flatMap(\.children).filter { part in
      part.kind == .switchCaseItem && part.subtree.contains { $0.kind == .declReferenceExpr }
    }
    let deciding = [value].compactMap(\.self) + compared
    for child in node.children where child.kind != .switchCase { walk(child, record) }
    under(deciding, isBuilt: record.caseBlocks.contains(node.id), isFlipped: false, record) {
      for child in cases { self.case(child, of: subject, source, decidedBy: value, record) }
    }
  }

  private func `case`(
    _ node: SyntaxNode, of subject: String, _ source: Source, decidedBy value: SyntaxNode?, _ record: BodyRecord
  ) {
    let patterns = node.children.filter { $0.kind == .switchCaseItem }
    let condition = Condition(cases: patterns, of: subject)
    inScope(decidedBy: [value].compactMap(\.self) + patterns, record) {
      for part in node.children {
        guard part.kind == .switchCaseItem else {
          walk(part, record, when: condition)
          continue
        }
        bind(namesIn: part, to: source)
        for inner in part.children {
          if inner.kind == .whereGuard {
            walk(inner, record, when: Condition(pattern: part, of: subject))
          } else {
            walk(inner, record)
          }
        }
      }
    }
  }

  func ternary(_ node: SyntaxNode, _ record: BodyRecord) {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 3 else { return node.children.forEach { walk($0, record) } }
    walk(parts[0], record)
    let condition = Condition(expression: parts[0].spacedText)
    let outer = isErasing
    if findsChildren, let type = record.types[node.id] { isErasing = analyzer.isErased(type) }
    under([parts[0]], isBuilt: false, isFlipped: false, record) {
      isErasing = outer
      walk(parts[1], record, when: condition)
      walk(parts[2], record, when: condition.opposite)
    }
    isErasing = outer
  }

  /// Whether an operator evaluates its right operand conditionally: `a && b`, `a || b`, `a ?? b`.
  func isShortCircuit(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    // For an operator of the program this is unknown.
    if record.uses[node.id].map({ analyzer.isOwn($0.decl) }) == true { return false }
    guard node.children.filter(\.kind.isExpr).count == 2, let sign = operatorName(node) else { return false }
    return sign == .coalescing || Name.logical.contains(sign)
  }

  func shortCircuit(_ node: SyntaxNode, _ record: BodyRecord) {
    let sides = node.children.filter(\.kind.isExpr)
    let left = sides[0].spacedText
    walk(sides[0], record)
    let isChain = sides[0].kind == .infixOperatorExpr
    switch operatorName(node) {
    case .coalescing: walk(sides[1], record, when: Condition(expression: "\(isChain ? "(\(left))" : left) == nil"))
    case "&&": walk(sides[1], record, when: Condition(expression: left))
    default: walk(sides[1], record, when: Condition(expression: left).opposite)
    }
  }

  private func operatorName(_ node: SyntaxNode) -> Name? {
    node.ownTokens.first { $0.kind == .infixOperator }.map { node.name(of: $0) }
  }
}
