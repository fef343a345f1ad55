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
              .toolbar { Button("Open", action: open).keyboardShortcut("o") }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let shortcut = CatalogueMember("View", "keyboardShortcut")
  private static let menu = CatalogueMember("View", "contextMenu")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [shortcut]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.shortcut), let name = node.calleeName, !context.isPreview,
      context.enclosingCalls.contains(where: { context.isUse($0.call, of: Self.menu) })
    else { return }
    let keys = node.arguments.map(\.text)
    let program = context.analyzer.program
    let isElsewhere = program.userFileIDs.contains { file in
      let root = program.file(file).tree.root
      guard root.mentions(Self.shortcut.name) else { return false }
      return hasShortcut(keys, in: root)
    }
    guard !isElsewhere else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this shortcut works only while the context menu is open; give it to a command of the menu bar, or to a button "
          + "that is always in the view",
        in: context.file, at: name.range))
  }

  /// Whether code has a shortcut with these keys outside of context menus.
  private func hasShortcut(_ keys: [String], in node: SyntaxNode) -> Bool {
    if node.kind == .functionCallExpr, let name = node.calleeName {
      if node.name(of: name) == Self.menu.name {
        return node.children.first.map { hasShortcut(keys, in: $0) } ?? false
      }
      if node.name(of: name) == Self.shortcut.name, node.arguments.map(\.text) == keys { return true }
    }
    return node.children.contains { hasShortcut(keys, in: $0) }
  }
}
