import ViewSemantics
import ViewSource
import ViewSyntax

/// An action that sets a value of a view and triggers a presentation: `level = 2; isShown = true`.
struct PresentingAction {
  /// The assignment of the value.
  let write: SyntaxNode
  let file: FileID
  /// The properties that the action writes, without state that is set to a literal, since it may have that value
  /// already.
  let written: Set<DeclID>

  /// The first such action in the file that declares the value or in extensions of its type; fails if there is none.
  ///
  /// - Parameters:
  /// - property: the value.
  /// - flag: the property that controls the presentation.
  init?(setting property: DeclID, presentingBy flag: DeclID, _ analyzer: Analyzer) {
    let (name, other) = (analyzer.decl(property).name, analyzer.decl(flag).name)
    for body in analyzer.bodiesNear(property) where !analyzer.isInitializer(body) {
      let code = analyzer.node(of: body)
      // Code that sets one of them may call code that sets the other.
      guard code.mentions(name) || code.mentions(other) else { continue }
      let context = RuleContext(analyzer, body.file)
      context.enter(body)
      let blocks = code.subtree.filter { $0.kind == .closureExpr } + [code.child(.codeBlock)].compactMap { $0 }
      for block in blocks where context.record.builders[block.id] == nil {
        let writes = CalledWrites(in: Array(block.children), context).found
        guard let set = writes.first(where: { $0.write.property == property && $0.write.node.kind == .assignmentExpr }),
          set.write.value?.kind != .nilLiteralExpr,
          writes.contains(where: { $0.write.property == flag && Self.turnsOn($0.write) })
            || Self.turnsOnLater(flag, in: block, after: set.write.node, context)
        else { continue }
        write = set.write.node
        file = set.context.fileID
        written = Set(
          writes.map(\.write).filter { !analyzer.isOwnState($0.property) || $0.value?.kind.isLiteral != true }
            .map(\.property))
        return
      }
    }
    return nil
  }

  /// Whether a closure in an action turns a flag on later: `Task { isShown = true }`.
  private static func turnsOnLater(
    _ flag: DeclID, in block: SyntaxNode, after write: SyntaxNode, _ context: RuleContext
  ) -> Bool {
    block.children.contains { statement in
      guard statement.kind == .functionCallExpr, statement.range.start > write.range.end,
        let closure = context.analyzer.arguments(of: statement, context.record).last?.node,
        closure.kind == .closureExpr
      else { return false }
      return closure.children.contains { inner in
        PropertyWrite(inner, context.record, context.analyzer).map { $0.property == flag && turnsOn($0) } ?? false
      }
    }
  }

  /// `isShown = true`, `isShown.toggle()` and `isShown = !isShown`
  private static func turnsOn(_ write: PropertyWrite) -> Bool {
    if let value = write.value, !write.flips { return value.text == "true" }
    return write.flips
  }
}

extension NodeKind {
  /// `nil`, `true`, `1`
  var isLiteral: Bool {
    self == .nilLiteralExpr || self == .booleanLiteralExpr || self == .integerLiteralExpr
  }
}
