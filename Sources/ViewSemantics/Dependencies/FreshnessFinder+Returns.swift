import ViewSource
import ViewSyntax

/// Freshness of `return` values. A name has its value at the `return`. In
/// `if let model { return model }; let model = Model(); return model`, the first one is the existing model.
extension FreshnessFinder {
  /// Adds the freshness of each `return` in a statement, without those of nested closures and functions.
  mutating func noteReturned(in statement: SyntaxNode, _ record: BodyRecord, _ found: inout [Freshness]) {
    var open = [statement]
    while let next = open.popLast() {
      switch next.kind {
      case .returnStmt: found.append(next.children.first.map { freshness(of: $0, record) } ?? .same)
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .codeBlock: noteReturned(inScope: next, of: nil, record, &found)
      case .ifExpr, .whileStmt, .forStmt:
        let inner = next.child(.codeBlock)
        if let inner { noteReturned(inScope: inner, of: next, record, &found) }
        open += next.children.filter { $0.id != inner?.id }
      case .switchCase: noteReturned(inScope: next, of: next, record, &found)
      case .guardStmt:
        if let block = next.child(.codeBlock) { noteReturned(inScope: block, of: nil, record, &found) }
        // The names of a `guard` belong to the enclosing block.
        noteBound(by: next, record)
      default: open += next.children
      }
    }
  }

  /// - Parameter naming: the statement whose conditions or pattern bind names in the block.
  private mutating func noteReturned(
    inScope block: SyntaxNode, of naming: SyntaxNode?, _ record: BodyRecord, _ found: inout [Freshness]
  ) {
    let outer = locals
    if let naming { noteBound(by: naming, record) }
    noteLocals(block, record)
    for child in block.children { noteReturned(in: child, record, &found) }
    locals = outer
  }

  /// Records the values of the names that a statement's conditions or pattern bind.
  mutating func noteBound(by statement: SyntaxNode, _ record: BodyRecord) {
    for child in statement.children {
      switch child.kind {
      case .optionalBindingCondition:
        guard let value = child.initialValue, let name = child.boundNames.first else { continue }
        locals[name] = local(value, record)
      case .matchingPatternCondition:
        let value = child.initialValue.map { freshness(of: $0, record).blurred } ?? .same
        for name in child.boundNames { locals[name] = Local(value: value, result: value) }
      case .switchCaseItem:
        for name in child.boundNames { locals[name] = nil }
      default: break
      }
    }
    guard statement.kind == .forStmt else { return }
    let value = statement.children.first { $0.kind.isExpr }.map { freshness(of: $0, record).blurred } ?? .same
    for name in statement.boundNames { locals[name] = Local(value: value, result: value) }
  }
}
