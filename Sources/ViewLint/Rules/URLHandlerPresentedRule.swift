import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onOpenURL` action of a view that is only shown after a user action.
struct URLHandlerPresentedRule: Rule {
  static let info = RuleInfo(
    "url_handler_presented", .correctness, .warning, isFixable: false,
    summary: "links that open the app are lost, unless the screen with `onOpenURL` is shown already",
    explanation: """
      A link opens the app and nothing happens. SwiftUI gives a URL to the `onOpenURL` actions of the views on the screen \
      at that moment. A pushed screen or a sheet is not there when the app is launched by the link, or while another \
      screen is shown. Handle the URL in the root view or the scene, and navigate from there.
      """,
    silence: """
      Libraries, and files without the app. Programs in which another view, a scene or an app delegate handles URLs, and \
      views of which some use is not known to be in a presentation or a destination.
      """,
    examples: [
      RuleExample(
        """
        @main struct Mail: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Settings: View {
          @State private var account = ""
          var body: some View {
            Text(account).↓onOpenURL { account = $0.lastPathComponent }
          }
        }
        struct Root: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { Settings() }
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Mail: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Settings: View {
          @State private var account = ""
          var body: some View {
            Text(account).onOpenURL { account = $0.lastPathComponent }
          }
        }
        struct Root: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { Settings() }
                .sheet(isPresented: $isOpen) { Text("Sheet") }
            }
            .onOpenURL { _ in isOpen = true }
          }
        }
        """),
      RuleExample(
        """
        @main struct Mail: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Account: View {
          @State private var account = ""
          var body: some View {
            Text(account).onOpenURL { account = $0.lastPathComponent }
          }
        }
        struct Root: View {
          var body: some View {
            NavigationStack {
              NavigationLink { Text("Settings") } label: { Account() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let dependsOnWholeProgram = true

  private static let open = CatalogueMember("View", "onOpenURL")
  /// The names by which other code may receive URLs.
  private static let handlers: [Name] = [open.name, "handlesExternalEvents"]
  private static let delegate: Name = "UIApplicationDelegateAdaptor"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [open]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.hasEntry, analyzer.isWholeModule(around: context.fileID), !context.isPreview,
      context.runsWithBody, let name = node.calleeName, let view = context.ownerType,
      context.isInPresentedContent(node) || context.isOnlyPresented(view),
      !analyzer.program.userFileIDs.contains(where: {
        analyzer.program.file($0).tree.root.mentions(Self.delegate)
      })
    else { return }
    let (file, range) = (context.fileID, node.range)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a link that opens the app is lost unless `\(analyzer.name(of: view))` is on the screen already: it is only shown "
          + "by a navigation or a presentation; handle the URL in the root view",
        in: context.file, at: name.range),
      if: .nowhere(Self.handlers) { place, analyzer in
        place.file != file || !range.contains(place.expression(analyzer.program).range)
      })
  }
}
