import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  /// A write of a property with the result of asynchronous code.
  struct AwaitedWrite {
    let file: SourceFile
    let range: SourceRange
    /// Whether a failure leaves `nil`.
    let dropsErrors: Bool
    /// What the `catch` around the write sets instead; `nil` without one.
    let failures: Set<DeclID>?
  }

  /// The writes of a property; empty if not all of them are results of asynchronous code, or code binds to the property.
  func awaitedWrites(of property: DeclID) -> [AwaitedWrite] {
    let uses = PropertyUses(of: property, analyzer)
    guard uses.bindings.isEmpty else { return [] }
    var found: [AwaitedWrite] = []
    for (write, writer) in zip(uses.writes, uses.writers) {
      guard let value = write.value, value.contains(where: { $0.kind == .awaitExpr }) else { return [] }
      let isOptionalTry = value.contains { $0.kind == .tryExpr && $0.ownToken(.postfixQuestion) != nil }
      found.append(
        AwaitedWrite(
          file: analyzer.program.file(writer.file).source, range: write.node.range, dropsErrors: isOptionalTry,
          failures: isOptionalTry ? nil : failures(around: write.node, in: writer)))
    }
    return found
  }

  /// The properties that a `catch` for all errors of a node sets; `nil` if there is none, or if it may do more.
  private func failures(around node: SyntaxNode, in writer: DeclID) -> Set<DeclID>? {
    let record = analyzer.record(of: writer)
    guard
      let attempt = analyzer.node(of: writer).subtree.first(where: { part in
        part.kind == .doStmt && part.child(.codeBlock)?.range.contains(node.range) == true
      }),
      let handler = attempt.children.last, handler.kind == .catchClause, handler.children.count == 1,
      let block = handler.child(.codeBlock)
    else { return nil }
    var found: Set<DeclID> = []
    for statement in block.children {
      if let write = PropertyWrite(statement, record, analyzer) {
        found.insert(write.property)
        continue
      }
      // Another call may leave the screen; one of the catalogue only prints or logs.
      guard statement.kind == .functionCallExpr, let use = record.uses[statement.id],
        analyzer.isFromCatalogue(use.decl),
        analyzer.decl(use.decl).kind == .function
      else { return nil }
    }
    return found
  }

  /// Whether a node of a function runs after a wait: after an `await`, or in a closure that the function passes on to be
  /// called later.
  func followsWait(_ node: SyntaxNode, in function: DeclID) -> Bool {
    guard let block = analyzer.node(of: function).child(.codeBlock), analyzer.decl(function).kind == .function else {
      return false
    }
    let record = analyzer.record(of: function)
    return block.subtree.contains { part in
      switch part.kind {
      case .awaitExpr: part.range.end <= node.range.start
      case .functionCallExpr:
        part.children.contains { child in
          child.kind == .closureExpr && child.range.contains(node.range)
            && !analyzer.runsAtOnce(child, in: part, record)
            && !child.subtree.contains(where: { $0.kind == .awaitExpr })
        }
      default: false
      }
    }
  }

  /// Whether code that a view of the current type starts as it appears writes a property, at once or in a task.
  func isSetAsViewAppears(_ property: DeclID) -> Bool {
    let writers = Set(PropertyUses(of: property, analyzer).writers)
    return bodiesOfType.contains { body in
      let code = analyzer.node(of: body)
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      guard inner.isViewCode else { return false }
      return code.subtree.contains { call in
        guard call.kind == .functionCallExpr, inner.calledFact(.lifecycle, of: call)?.startsOnAppear == true,
          let action = analyzer.arguments(of: call, inner.record).last?.node
        else { return false }
        let place = RuleContext(analyzer, body.file)
        place.enter(body)
        place.descend(towards: call)
        guard let begun = place.code(ofAction: action) else { return false }
        return begun.context.decl.map { writers.contains($0) && !begun.isHere } == true
          || begun.statements.contains { statement in
            statement.subtree.contains { begun.context.record.uses[$0.id].map { writers.contains($0.decl) } ?? false }
          }
          || CalledWrites(in: begun.statements, begun.context).found.contains { $0.write.property == property }
      }
    }
  }
}
