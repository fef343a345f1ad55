import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that fills the proposed height, where the proposed height is unlimited.
struct ListInScrollViewRule: Rule {
  static let info = RuleInfo(
    "list_in_scroll_view", .layout, .warning, isFixable: false,
    summary: "a list in a scroll view collapses, because it has no height of its own",
    explanation: """
      The list collapses to nothing or to a few points. A `ScrollView` offers its content no height, so that the \
      content chooses its own. A `List` or `Form` scrolls by itself and has no such height. Use the list alone, a \
      `LazyVStack` in the scroll view, or give the list a height.
      """,
    silence: """
      A `frame` with a height on the list or on a view between the two. A scroll view that scrolls only horizontally. \
      A form for macOS, which is a column there and does not scroll.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View {
            ScrollView {
              ↓List(names, id: \\.self) { name in Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            ScrollView(.vertical) {
              VStack {
                Text("Settings")
                ↓Form { Toggle("On", isOn: $isOn) }.padding()
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View {
            ScrollView {
              List(names, id: \\.self) { name in Text(name) }.frame(height: 300)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View {
            ScrollView(.horizontal) {
              List(names, id: \\.self) { name in Text(name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Options: View {
          @State private var isOn = false
          var body: some View {
            ScrollView {
              Form { Toggle("On", isOn: $isOn) }.formStyle(.columns)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          @ViewBuilder private func list() -> some View {
            ↓List(names, id: \\.self) { name in Text(name) }.listStyle(.plain)
          }
          var body: some View {
            ScrollView { list() }
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          var names: [String]
          var body: some View { ↓List(names, id: \\.self) { name in Text(name) }.listStyle(.plain) }
        }
        struct Page: View {
          var names: [String]?
          var body: some View {
            ScrollView {
              VStack {
                if let names { Names(names: names) } else { ProgressView() }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 1, inApps: 7))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers, modifiers and views may be in other files.
  static let dependsOnWholeProgram = true

  private static let formStyle = CatalogueMember("View", "formStyle")

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeText(of: .fills) != nil }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let scroll = context.scrollViewHereOrAtUses(around: node),
      !context.outerModifiers(of: node).contains(where: { context.isUse($0, of: Self.formStyle) })
    else { return }
    let name = context.madeType(node).map { context.analyzer.name(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a `ScrollView` offers no height, and `\(name)` has none of its own: it collapses; use it without the `ScrollView`, or "
          + "give it a height",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note(
            "the scroll view", in: context.file(of: scroll), at: scroll.children.first?.range ?? scroll.range)
        ]))
  }
}
