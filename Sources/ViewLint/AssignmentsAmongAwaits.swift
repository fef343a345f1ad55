import ViewSemantics
import ViewSource
import ViewSyntax

/// The assignments of an action that are followed by an `await`, where the action may be cancelled.
struct AssignmentsAmongAwaits {
  /// The assignments that always happen, unless the action has left before.
  private(set) var found: [AssignmentsBeforeAwait.Setting] = []
  /// The assignments since the last `await`.
  private var pending: [AssignmentsBeforeAwait.Setting] = []
  private var seen: Set<DeclID> = []
  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  init(in statements: [SyntaxNode], _ context: RuleContext) {
    read(statements, context, depth: 0)
  }

  private mutating func read(_ statements: [SyntaxNode], _ context: RuleContext, depth: Int) {
    for statement in statements { read(statement, context, depth: depth) }
  }

  private mutating func read(_ statement: SyntaxNode, _ context: RuleContext, depth: Int) {
    switch statement.kind {
    // This code runs separately, or later.
    case .deferStmt, .functionDecl: return
    case .doStmt:
      if let block = statement.child(.codeBlock) { read(Array(block.children), context, depth: depth) }
      return
    case .ifExpr, .switchExpr, .forStmt, .whileStmt, .repeatStmt, .guardStmt:
      // The values that the statement may reset are unknown.
      let written = Set(CalledWrites(in: [statement], context).found.map(\.write.property))
      pending.removeAll { written.contains($0.property) }
      return
    default: break
    }
    let inner = statement.awaited
    if depth < Self.maximumDepth, inner.kind == .functionCallExpr, let use = context.record.uses[inner.id],
      context.analyzer.isOwnFunction(use.decl), let block = context.analyzer.node(of: use.decl).child(.codeBlock),
      seen.insert(use.decl).inserted
    {
      let called = RuleContext(context.analyzer, use.decl.file)
      called.enter(use.decl)
      return read(Array(block.children), called, depth: depth + 1)
    }
    if waits(statement) {
      found += pending
      pending = []
    }
    guard let write = PropertyWrite(statement, context.record, context.analyzer) else { return }
    pending.removeAll { $0.property == write.property }
    pending.append(
      AssignmentsBeforeAwait.Setting(property: write.property, value: write.value, node: statement, context: context))
  }

  /// Whether a statement itself contains an `await`, outside of closures.
  private func waits(_ node: SyntaxNode) -> Bool {
    if node.kind == .awaitExpr { return true }
    if node.kind == .variableDecl, node.text.hasPrefix("async ") { return false }
    return node.children.contains { $0.kind != .closureExpr && waits($0) }
  }
}
