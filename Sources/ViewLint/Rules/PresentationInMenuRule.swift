import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a sheet or an alert on the content of a menu.
struct PresentationInMenuRule: Rule {
  static let info = RuleInfo(
    "presentation_in_menu", .correctness, .warning, isFixable: false,
    summary: "a sheet or an alert in the content of a menu is never shown",
    explanation: """
      The `sheet`, `alert` or `confirmationDialog` never appears. The content of a `Menu` or a `contextMenu` becomes a \
      menu of the system: its buttons are not views on the screen, and the menu is gone when one of them has been \
      chosen. Put the modifier on the view around the menu: the button only needs to set the state.
      """,
    silence: """
      Modifiers in the menu's label or in the preview of a `contextMenu`, and modifiers of the menu itself.
      """,
    examples: [
      RuleExample(
        """
        struct Files: View {
          @State private var asks = false
          @State private var isShown = false
          var body: some View {
            Menu("File") {
              Button("Delete") { asks = true }
                .↓alert("Delete?", isPresented: $asks) { Button("Delete") {} }
            }
            Text("Notes").contextMenu {
              Section {
                Button("Show") { isShown = true }.↓sheet(isPresented: $isShown) { Text("Notes") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct DeleteButton: View {
          @State private var asks = false
          var body: some View {
            Button("Delete") { asks = true }
              .↓confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
          }
        }
        struct Files: View {
          var body: some View {
            Menu("File") { DeleteButton() }
          }
        }
        """),
      RuleExample(
        """
        struct Files: View {
          @State private var asks = false
          @State private var isShown = false
          var body: some View {
            Menu {
              Button("Delete") { asks = true }
            } label: {
              Text("File").sheet(isPresented: $isShown) { Text("Files") }
            }
            .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The menu may be in another file.
  static let dependsOnWholeProgram = true

  private static let kinds: [PresentedContent] = [.view, .message]
  private static let menu: Name = "Menu"
  private static let contextMenu = CatalogueMember("View", "contextMenu")
  private static let aside: [Name] = ["label", "preview"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents(kinds) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.isViewCode,
      context.argument(node, .isPresented) != nil
        || context.argument(node, "item") != nil,
      let menu = context.hereOrAtUses(of: node, throughViews: true, { place, _ in menu(around: place) })
    else { return }
    let what = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(what)` is never shown: the content of a menu is not a view on the screen; put it on the view around "
          + "the menu",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("the menu", in: context.file(of: menu), at: menu.calleeName?.range ?? menu.range)
        ]))
  }

  /// The menu whose content contains the code. Content that is shown next to a button is excluded.
  private func menu(around context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, closure) in context.enclosingCalls {
      if context.makes(call, anyOf: [Self.menu]) || context.isUse(call, of: Self.contextMenu) {
        return Self.aside.contains { context.argument(call, $0)?.id == closure.id } ? .none : .found(call)
      }
      if context.calledFact(.presents, of: call) != nil || context.record.builders[closure.id] == nil { return .none }
    }
    return .outside
  }
}
