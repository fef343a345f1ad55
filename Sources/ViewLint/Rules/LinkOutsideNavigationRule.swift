import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a link without a navigation container around it.
struct LinkOutsideNavigationRule: Rule {
  static let info = RuleInfo(
    "link_outside_navigation", .correctness, .warning, isFixable: false,
    summary: "the link has no navigation container around it and leads nowhere",
    explanation: """
      The link is drawn as disabled, and a tap does nothing. A `NavigationLink` asks the `NavigationStack` or \
      `NavigationSplitView` around it to show its destination, and there is none. A sheet starts without navigation, \
      even if the view that presents it has one. Put a `NavigationStack` around the screen.
      """,
    silence: """
      Code for watchOS, and links that may be reached in unknown ways: in views that other code may use, that are \
      passed to containers of the program, or that UIKit or AppKit shows. Every way to the link must be known, from \
      the scenes and sheets of the program inwards.
      """,
    examples: [
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              ↓NavigationLink("About") { Text("About") }
              Button("Settings") { isShown = true }
            }
            .sheet(isPresented: $isShown) { Settings() }
          }
        }
        struct Settings: View {
          @State private var size = 1
          private var more: some View { ↓NavigationLink("More") { Text("More") } }
          var body: some View {
            Form {
              more
              Picker("Size", selection: $size) { Text("S").tag(1) }.↓pickerStyle(.navigationLink)
              Picker("Size", selection: $size) { Text("S").tag(1) }.pickerStyle(.menu)
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Notes: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack { Root() }
            }
          }
        }
        struct Root: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              NavigationLink("About") { About() }
              Button("Settings") { isShown = true }
            }
            .sheet(isPresented: $isShown) {
              NavigationStack { About() }
            }
          }
        }
        struct About: View {
          var body: some View { NavigationLink("More") { Text("More") } }
        }
        struct Unused: View {
          var body: some View { NavigationLink("More") { Text("More") } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The enclosing views may be in other files.
  static let dependsOnWholeProgram = true

  private static let pickerStyle = CatalogueMember("View", "pickerStyle")
  private static let link: Name = "navigationLink"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: ["NavigationLink"]) || callee.isAny(of: [pickerStyle])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.runsWithBody, context.isInView, !context.isPreview,
      context.analyzer.isWholeModule(around: context.fileID),
      context.analyzer.program.configuration.platform != .watchos
    else { return }
    let isPicker = context.isUse(node, of: Self.pickerStyle)
    if isPicker, node.arguments.first?.mentions(Self.link) != true { return }
    var ways = WaysOutwards()
    guard let root = ways.root(around: node, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        isPicker
          ? "there is no navigation container around this picker, which cannot show its choices; put a `NavigationStack` "
            + "around the screen"
          : "there is no navigation container around this link, which leads nowhere; put a `NavigationStack` around the "
            + "screen",
        in: context.file,
        at: isPicker ? node.calleeName?.range ?? node.range : node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("the screen starts here", in: root.context.file, at: root.node.range)]))
  }
}
