import ViewSemantics
import ViewSource
import ViewSyntax

/// Tasks that SwiftUI cancels when the value changes, and whose work does not end for that.
extension UnorderedAnswersRule {
  /// `.task(id: serial) { name = await probe(serial) }`
  func checkCancelledTask(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let value = context.argument(node, .id), !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action), !code.statements.contains(where: mayAsk)
    else { return }
    for statement in code.statements {
      guard let write = PropertyWrite(statement, code.context.record, analyzer), let given = write.value,
        analyzer.isObserved(write.property),
        let call = given.subtree.first(where: { part in
          part.kind == .functionCallExpr && given.contains { $0.kind == .awaitExpr && $0.range.contains(part.range) }
        }), let use = code.context.record.uses[call.id], analyzer.isOwnFunction(use.decl),
        let part = unendingPart(of: use.decl, context, depth: 0)
      else { continue }
      let (name, state) = (analyzer.name(of: use.decl), analyzer.name(of: write.property))
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "a change of `\(RuleText.oneLine(value.text))` cancels this task, but `\(name)` goes on: its result for the older "
            + "value may arrive last and stay in `\(state)`; check `Task.isCancelled` after it, and then set `\(state)`",
          in: code.context.file, at: write.node.range,
          notes: [Diagnostic.Note("this does not end when the task is cancelled", in: part.file, at: part.range)]))
    }
  }

  private static let conditions: [Name] = ["isCancelled", "checkCancellation", "CancellationError"]
  /// What waits for a callback, or for a task that is not cancelled with this one.
  private static let unending: Set<Name> = [
    "withCheckedContinuation", "withUnsafeContinuation", "withCheckedThrowingContinuation",
    "withUnsafeThrowingContinuation",
  ]
  private static let handler: Name = "withTaskCancellationHandler"

  /// Whether code has a condition, which may check whether the result is still wanted.
  private func mayAsk(_ statement: SyntaxNode) -> Bool {
    statement.kind == .guardStmt || statement.kind == .ifExpr
      || Self.conditions.contains { statement.mentions($0) }
  }

  /// The place where an asynchronous function waits for something that cancellation does not end.
  private func unendingPart(
    of function: DeclID, _ context: RuleContext, depth: Int
  ) -> (file: SourceFile, range: SourceRange)? {
    guard depth < 3, let block = context.analyzer.node(of: function).child(.codeBlock), !block.mentions(Self.handler),
      !Self.conditions.contains(where: { block.mentions($0) })
    else { return nil }
    let inner = RuleContext(context.analyzer, function.file)
    inner.enter(function)
    for call in block.subtree where call.kind == .functionCallExpr {
      if let name = call.calleeName, Self.unending.contains(call.name(of: name)) {
        return (inner.file, name.range)
      }
      guard let use = inner.record.uses[call.id], context.analyzer.isOwnFunction(use.decl),
        context.analyzer.signature(of: use.decl).isAsync
      else { continue }
      if let found = unendingPart(of: use.decl, context, depth: depth + 1) { return found }
    }
    return nil
  }
}
