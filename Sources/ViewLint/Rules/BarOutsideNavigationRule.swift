import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a title, a toolbar or a search field of a screen without a navigation bar.
struct BarOutsideNavigationRule: Rule {
  static let info = RuleInfo(
    "bar_outside_navigation", .correctness, .warning, isFixable: false,
    summary: "the title, toolbar or search field is never shown: the screen has no navigation container around it",
    explanation: """
      Nothing appears. On iOS a title, the items of a toolbar and a search field are drawn in the bars of a \
      `NavigationStack` or `NavigationSplitView`. A view outside of one has no bars, and a sheet starts without one, even \
      if the view that presents it is in a stack. Put a `NavigationStack` around the screen.
      """,
    silence: """
      Other platforms than iOS, on which a window or a page shows them. A view that contains a navigation container or a \
      tab view, items for the keyboard, and views that may be reached in unknown ways: that other code may use, that are \
      passed to containers of the program, or that UIKit shows.
      """,
    examples: [
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isAdding = false
          @State private var query = ""
          var body: some View {
            List { Button("Add") { isAdding = true } }
              .↓navigationTitle("Notes")
              .↓searchable(text: $query)
              .sheet(isPresented: $isAdding) { Editor() }
          }
        }
        struct Editor: View {
          @State private var text = ""
          var body: some View {
            TextEditor(text: $text)
              .↓toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              }
          }
        }
        """),
      RuleExample(
        """
        @main struct Club: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          var body: some View {
            TabView {
              Tab("Notes", systemImage: "note") { Notes() }
              Tab("Tags", systemImage: "tag") { NavigationStack { Tags() } }
            }
          }
        }
        struct Notes: View {
          var body: some View { header.↓navigationTitle("Notes") }
          private var header: some View { Text("All notes") }
        }
        struct Tags: View {
          var body: some View { Text("Tags").navigationTitle("Tags").toolbar { EditButton() } }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isAdding = false
          @State private var text = ""
          var body: some View {
            NavigationStack {
              List { Button("Add") { isAdding = true } }
                .navigationTitle("Notes")
                .sheet(isPresented: $isAdding) {
                  TextField("Note", text: $text)
                    .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var query = ""
          var body: some View {
            Screen().searchable(text: $query)
            Framed { Text("Notes").navigationTitle("Notes") }
          }
        }
        struct Screen: View {
          var body: some View { NavigationStack { Text("Notes") } }
        }
        struct Framed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content } }
        }
        struct Unused: View {
          var body: some View { Text("Notes").navigationTitle("Notes") }
        }
        #Preview { Text("Notes").navigationTitle("Notes") }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The enclosing views may be in other files.
  static let dependsOnWholeProgram = true

  private static let bars = [CatalogueMember("View", "toolbar"), CatalogueMember("View", "searchable")]
  private static let toolbar = CatalogueMember("View", "toolbar")
  private static let tabs: Name = "TabView"
  private static let keyboard: Name = "keyboard"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.screen) == .title || callee.isAny(of: bars) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let program = context.analyzer.program
    guard program.configuration.platform == .ios, !context.isForOtherPlatform, context.runsWithBody, context.isInView,
      !context.isPreview,
      context.analyzer.isWholeModule(around: context.fileID), let name = node.calleeName,
      let view = context.modified(node),
      hasItems(node, context)
    else { return }
    let hasBar = ExpandedCode(view, in: context).shows { code in
      code.context.madeFact(.navigates, of: code.node) != nil || code.context.makes(code.node, anyOf: [Self.tabs])
    }
    var ways = WaysOutwards()
    guard hasBar == false, let root = ways.root(around: node, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(node.text(of: name))` shows nothing: no navigation container is around this screen, so it has no bar; put a "
          + "`NavigationStack` around it",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the screen starts here", in: root.context.file, at: root.node.range)]))
  }

  /// Whether a modifier adds something to the bars. A toolbar may set only a visibility, or only have items for the
  /// keyboard.
  private func hasItems(_ modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(modifier, of: Self.toolbar) else { return true }
    return modifier.lastClosure != nil && !modifier.mentions(Self.keyboard)
  }
}
