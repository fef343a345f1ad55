import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about several alerts of the old kind on one view, of which only the last is shown.
struct LegacyAlertsStackedRule: Rule {
  static let info = RuleInfo(
    "legacy_alerts_stacked", .correctness, .warning, isFixable: false,
    summary: "of several alerts made with `Alert` on one view, only the last is ever shown",
    explanation: """
      The button seems dead: its state is set, but no alert appears. The modifiers that return an `Alert` or an \
      `ActionSheet`, `alert(item:content:)` and `alert(isPresented:content:)`, replace each other on one view: only \
      the outermost is shown. Use `alert(_:isPresented:actions:)`, of which a view may have several, or keep what to \
      show in one optional.
      """,
    silence: """
      Alerts on different views, also on a view and its container, and alerts made with `actions:`.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          @State private var doomed: Item?
          @State private var failed: Item?
          var body: some View {
            Button("Delete") { doomed = Item(id: 1) }
              .↓alert(item: $doomed) { Alert(title: Text("Delete \\($0.id)?")) }
              .padding()
              .alert(item: $failed) { Alert(title: Text("Failed \\($0.id)")) }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          @State private var doomed: Item?
          @State private var failed: Item?
          @State private var isOpen = false
          @State private var isNew = false
          var body: some View {
            VStack {
              Button("Delete") { doomed = Item(id: 1) }
                .alert(item: $doomed) { Alert(title: Text("Delete \\($0.id)?")) }
              Text("A")
                .alert("Open", isPresented: $isOpen) { Button("OK") {} }
                .alert("New", isPresented: $isNew) { Button("OK") {} }
            }
            .alert(item: $failed) { Alert(title: Text("Failed \\($0.id)")) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let alert = CatalogueMember("View", "alert")
  private static let sheet = CatalogueMember("View", "actionSheet")
  private static let content: Name = "content"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [alert, sheet]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, isLegacy(node, context), !context.isPreview,
      let outer = context.outerModifiers(of: node).first(where: {
        isLegacy($0, context)
      }), let last = outer.calleeName
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(node.text(of: name))` is never shown: the one further out on the same view replaces it; use "
          + "`alert(_:isPresented:actions:)`, or one optional for both",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("only this one is shown", in: context.file, at: last.range)]))
  }

  /// Whether a modifier returns an `Alert` or an `ActionSheet`: its last parameter is `content`.
  private func isLegacy(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[node.id], context.isUse(node, ofAny: [Self.alert, Self.sheet]) else {
      return false
    }
    return context.analyzer.signature(of: use.decl).parameters.last?.label == Self.content
  }
}
