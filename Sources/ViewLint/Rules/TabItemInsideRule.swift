import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a `tabItem` inside a container of its tab, where the tab view does not find it.
struct TabItemInsideRule: Rule {
  static let info = RuleInfo(
    "tab_item_inside", .correctness, .warning, isFixable: false,
    summary: "the tab has no label: its `tabItem` is inside a container, and not on the tab itself",
    explanation: """
      The tab bar shows an empty item. A tab view reads `tabItem` from the views that are directly in it; a container such \
      as a `NavigationStack`, a stack or a scroll view does not pass it on. Put the modifier on the container.
      """,
    silence: """
      Containers that only group views, as `Group` and `ForEach`, containers of the program and of other modules, which \
      may pass it on, and the body of a view of its own, which takes the view's place.
      """,
    examples: [
      RuleExample(
        """
        struct Main: View {
          var body: some View {
            TabView {
              NavigationStack {
                Text("Home").↓tabItem { Label("Home", systemImage: "house") }
              }
              VStack { Search().↓tabItem { Label("Search", systemImage: "magnifyingglass") } }
            }
          }
        }
        struct Search: View {
          var body: some View { Text("Search") }
        }
        """),
      RuleExample(
        """
        struct Main: View {
          var body: some View { TabView { Home() } }
        }
        struct Home: View {
          var body: some View {
            NavigationView {
              List { Text("Home") }
                .navigationTitle("Home")
                .↓tabItem { Label("Home", systemImage: "house") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Main: View {
          var isLoggedIn = false
          var body: some View {
            TabView {
              NavigationStack { Text("Home") }.tabItem { Label("Home", systemImage: "house") }
              Group {
                Text("A").tabItem { Text("A") }
                if isLoggedIn { Text("B").tabItem { Text("B") } }
              }
              ForEach(0..<3) { number in Text("\\(number)").tabItem { Text("\\(number)") } }
              Framed { Text("C").tabItem { Text("C") } }
              Page()
            }
          }
        }
        struct Page: View {
          var body: some View { VStack { Text("Page") }.tabItem { Text("Page") } }
        }
        struct Framed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let item = CatalogueMember("View", "tabItem")
  private static let tabs: Name = "TabView"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [item]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName else { return }
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil, let made = context.madeType(call),
        context.analyzer.isFromCatalogue(made), context.conforms(made, to: .view),
        !context.makes(call, anyOf: [Self.tabs])
      else { return }
      let kind = context.analyzer.decl(made)
      if kind.has(.isTransparent) || kind.has(.isRepeating) { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the tab has no label: `\(context.analyzer.name(of: made))` does not pass this `tabItem` on to the tab view; put "
            + "it on the `\(context.analyzer.name(of: made))`",
          in: context.file, at: name.range,
          notes: [Diagnostic.Note("the container", in: context.file, at: call.children.first?.range ?? call.range)]))
      return
    }
  }
}
