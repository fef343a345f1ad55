import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `tabItem` on a view inside of the tab's own container.
struct TabItemInsideRule: Rule {
  static let info = RuleInfo(
    "tab_item_inside", .correctness, .warning, isFixable: false,
    summary: "the tab item is on a view inside of the tab, so the tab has no title and no image",
    explanation: """
      The tab appears without a title and an image, or not at all. A `TabView` looks for `tabItem` on its own views: those \
      in its closure, in a `ForEach`, a `Group` or a branch there. In a stack or a navigation container it belongs to a view \
      that is no tab. Put it on the container.
      """,
    silence: "The rule ignores containers of the program, which may do anything with their content.",
    examples: [
      RuleExample(
        """
        struct Tabs: View {
          var body: some View {
            TabView {
              Text("A").tabItem { Label("A", systemImage: "a.circle") }
              VStack { Text("B").↓tabItem { Label("B", systemImage: "b.circle") } }
              NavigationStack { List { Text("C") }.↓tabItem { Text("C") } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Tabs: View {
          let names: [String]
          var body: some View {
            TabView {
              ForEach(names, id: \\.self) { name in Text(name).tabItem { Text(name) } }
              Group { Text("A").tabItem { Text("A") } }
              if names.isEmpty { Text("B").tabItem { Text("B") } }
              VStack { Text("C") }.tabItem { Text("C") }
              VStack {
                TabView { Text("D").tabItem { Text("D") } }
              }
              .tabItem { Text("E") }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let item = CatalogueMember("View", "tabItem")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [item]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.item), let name = node.calleeName, context.runsWithBody, !context.isPreview
    else {
      return
    }
    var container: SyntaxNode?
    for (call, _) in context.enclosingCalls {
      guard let made = context.madeType(call), context.analyzer.isFromCatalogue(made) else { return }
      if context.madeText(call, of: .chooses) != nil {
        guard let container else { return }
        let what = RuleText.oneLine(container.children.first?.text ?? "container")
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "the tab is the `\(what)`, not this view in it: the tab has no title; put the `tabItem` on the `\(what)`",
            in: context.file, at: name.range,
            notes: [
              Diagnostic.Note("the tab", in: context.file, at: container.children.first?.range ?? container.range)
            ]))
      }
      let isTransparent =
        context.analyzer.decl(made).has(.isTransparent) || context.analyzer.decl(made).has(.isRepeating)
        || context.analyzer.makesRows(made)
      if !isTransparent { container = call }
    }
  }
}
