import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an undo action that registers no action with which it can be done again.
struct RedoMissingRule: Rule {
  static let info = RuleInfo(
    "redo_missing", .correctness, .warning, isFixable: false,
    summary: "the undo action registers nothing, so what it undoes cannot be done again",
    explanation: """
      Redo does nothing, although its menu item is enabled. An `UndoManager` puts on its redo stack what an undo action \
      registers while it runs. An action that only sets the old value back registers nothing. Let the action call the \
      method that changes the value and registers the opposite change: `undoManager.registerUndo(withTarget: self) { \
      $0.setColor(old) }`.
      """,
    silence: "The rule ignores actions with calls that it cannot follow, and apps whose code removes the redo actions.",
    examples: [
      RuleExample(
        """
        @Observable final class Board {
          var color = Color.red
          var size = 1.0
          func paint(_ new: Color, _ undo: UndoManager?) {
            let old = color
            color = new
            undo?.↓registerUndo(withTarget: self) { board in board.color = old }
          }
          func resize(_ new: Double, _ undo: UndoManager) {
            let old = size
            size = new
            undo.↓registerUndo(withTarget: self) { $0.setSize(old) }
          }
          private func setSize(_ new: Double) { size = new }
        }
        """),
      RuleExample(
        """
        @Observable final class Board {
          var color = Color.red
          let onChange: () -> Void = {}
          func paint(_ new: Color, _ undo: UndoManager?) {
            let old = color
            color = new
            undo?.registerUndo(withTarget: self) { board in board.paint(old, undo) }
          }
          func erase(_ undo: UndoManager?) {
            let old = color
            color = .white
            undo?.registerUndo(withTarget: self) { board in
              board.color = old
              undo?.registerUndo(withTarget: board) { $0.erase(undo) }
            }
          }
          func notify(_ undo: UndoManager?) {
            undo?.registerUndo(withTarget: self) { $0.onChange() }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Undo is registered by models.
  static let outsideViews = OutsideViews(words: [register.name])
  /// The methods that an undo action calls may be in other files.
  static let dependsOnWholeProgram = true

  private static let register = CatalogueMember("UndoManager", "registerUndo")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [register]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.register), let name = node.calleeName, !context.isPreview,
      let action = analyzer.arguments(of: node, context.record).last?.node, action.kind == .closureExpr
    else { return }
    let statements = action.children.filter { $0.kind != .closureSignature }
    guard !statements.isEmpty else { return }
    for place in context.calledCode(of: statements) {
      for part in place.node.subtree where part.kind == .functionCallExpr {
        // The `registerUndo` of a nested action counts, and so does a call of unknown code.
        guard !part.mentions(Self.register.name), let use = place.context.record.uses[part.id],
          analyzer.isFromCatalogue(use.decl) || analyzer.calledBlock(of: use) != nil || use.isMemberwise
            || analyzer.decl(use.decl).kind == .enumCase || analyzer.isInitializer(use.decl)
        else { return }
      }
      if place.node.mentions(Self.register.name) { return }
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this action registers nothing when it undoes the change, so that redo does nothing; let it call the method that "
          + "changes the value and registers the opposite change",
        in: context.file, at: name.range))
  }
}
