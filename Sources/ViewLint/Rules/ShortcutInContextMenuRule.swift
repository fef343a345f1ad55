import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a keyboard shortcut that is active only while a context menu is open.
struct ShortcutInContextMenuRule: Rule {
  static let info = RuleInfo(
    "shortcut_in_context_menu", .correctness, .note, isFixable: false,
    summary: "the keyboard shortcut works only while the context menu is open",
    explanation: """
      Pressing the keys on a selected row does nothing. SwiftUI creates the buttons of a context menu when the menu \
      opens, and registers their keyboard shortcuts then. Give the shortcut to a command of the menu bar \
      (`.commands`), or to a button that is always in the view; the context menu may repeat it as a hint.
      """,
    silence: "The rule ignores a shortcut that the program also gives to a button outside of context menus.",
    examples: [
      RuleExample(
        """
        struct Row: View {
          let open: () -> Void
          var body: some View {
            Text("Row").contextMenu { Button("Open", action: open).↓keyboardShortcut("o") }
          }
        }
        """),
      RuleExample(
        """
        struct Row: View {
          let open: () -> Void
          var body: some View {
            Text("Row")
              .contextMenu { Button("Open", action: open).keyboardShortcut("o") }
              .toolbar { Button("Open", action: open).keyboardShortcut("o", modifiers: [.command]) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let shortcut = CatalogueMember("View", "keyboardShortcut")
  private static let menu = CatalogueMember("View", "contextMenu")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [shortcut]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.shortcut), let name = node.calleeName, !context.isPreview,
      context.enclosingCalls.contains(where: { context.isUse($0.call, of: Self.menu) })
    else { return }
    let keys = Keys(of: node)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this shortcut works only while the context menu is open; give it to a command of the menu bar, or to a button "
          + "that is always in the view",
        in: context.file, at: name.range),
      if: .nowhere([Self.shortcut.name]) { place, analyzer in
        guard let other = place.call(analyzer.program), Keys(of: other) == keys else { return false }
        return !place.enclosing(analyzer.program).contains { around in
          // The chain before `.contextMenu` is always in the view.
          around.calleeName.map { around.name(of: $0) } == Self.menu.name
            && around.children.first?.range.contains(other.range) != true
        }
      })
  }

  /// The keys of a shortcut, as a call of the modifier writes them.
  private struct Keys: Equatable {
    let key: String?
    let modifiers: Set<String>

    /// The default of the parameter for the modifiers.
    private static let command: Set<String> = ["command"]

    init(of call: SyntaxNode) {
      key = call.arguments.first.map { $0.text.lowercased() }
      let others = call.arguments.dropFirst()
      modifiers =
        others.isEmpty
        ? Self.command
        : Set(
          others.flatMap(\.subtree).filter { $0.kind == .implicitMemberExpr }.compactMap { part in
            part.lastToken.map { part.text(of: $0) }
          })
    }
  }
}
