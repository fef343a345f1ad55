import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about `refreshable` on a view in which nothing can be pulled down.
struct RefreshWithoutScrollRule: Rule {
  static let info = RuleInfo(
    "refresh_without_scroll", .correctness, .warning, isFixable: false,
    summary: "the action can never be started: `refreshable` is on a view that does not scroll",
    explanation: """
      The action never runs. `refreshable` gives its action to the scroll views inside the view, which run it when a \
      person pulls them down. A stack or a text does not scroll, and a scroll view around the modifier does not get the \
      action. Put the modifier on the `List` or `ScrollView`.
      """,
    silence: """
      Views with content from UIKit, from other modules or from their users, which may scroll, and views that read \
      the `refresh` action from the environment.
      """,
    examples: [
      RuleExample(
        """
        struct News: View {
          @State private var items: [String] = []
          var body: some View {
            VStack { header }.↓refreshable { items.append("More") }
            ScrollView {
              VStack {
                ForEach(items, id: \\.self) { Text($0) }
              }
              .↓refreshable { items.append("More") }
            }
          }
          private var header: some View { Text("News") }
        }
        """),
      RuleExample(
        """
        struct News: View {
          @State private var items: [String] = []
          var body: some View {
            List(items, id: \\.self) { Text($0) }.refreshable { items.append("More") }
            VStack { content }.refreshable { items.append("More") }
            Group { Retry() }.refreshable { items.append("More") }
            Framed { Text("News") }.refreshable { items.append("More") }
            Form { Text("News") }.refreshable { items.append("More") }
            List { Text("News") }
              #if os(iOS)
                .listStyle(.insetGrouped)
              #else
                .listStyle(.plain)
              #endif
              .refreshable { items.append("More") }
          }
          private var content: some View {
            ScrollView { Text("News") }
          }
        }
        struct Refreshing: ViewModifier {
          func body(content: Content) -> some View { content.refreshable { print("refresh") } }
        }
        struct Retry: View {
          @Environment(\\.refresh) private var refresh
          var body: some View { Button("Retry") { Task { await refresh?() } } }
        }
        struct Framed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { ScrollView { content }.clipped() }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The views in the content may be in other files.
  static let dependsOnWholeProgram = true

  private static let refreshable = CatalogueMember("View", "refreshable")
  private static let refresh: Name = "refresh"
  private static let scrolling: [Name] = ["List", "Form", "Table", "TextEditor"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [refreshable]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let view = context.modified(node), context.runsWithBody, !context.isPreview else {
      return
    }
    let scrolls = ExpandedCode(view, in: context).shows { code in
      let context = code.context
      guard let made = context.madeType(code.node) else { return false }
      if context.isOwn(made) { return context.analyzer.node(of: made).mentions(Self.refresh) }
      return context.analyzer.catalogueText(.scrolls, of: made) != nil
        || Self.scrolling.contains(context.analyzer.decl(made).name)
    }
    guard scrolls == false else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this action never runs: nothing in the view scrolls, so it cannot be pulled down; put `refreshable` on a `List` or "
          + "`ScrollView`",
        in: context.file, at: name.range))
  }
}
