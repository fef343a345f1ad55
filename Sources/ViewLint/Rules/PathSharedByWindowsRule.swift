import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a navigation path that all windows of an app share.
struct PathSharedByWindowsRule: Rule {
  static let info = RuleInfo(
    "path_shared_by_windows", .correctness, .note, isFixable: false, profile: .strict,
    summary: "all windows of the app share one navigation path or selection: what one opens, the others open too",
    explanation: """
      On iPad and Mac, a person who opens a screen in one window finds it in the other window as well. What the `App` \
      keeps, and what is in a `static` property, exists once; each window of a `WindowGroup` shows its own views. Keep the \
      path in the root view of the window, in `@State` or in a `@StateObject`.
      """,
    silence: """
      The rule ignores apps without a `WindowGroup`, whose windows are single, and classes of which a view creates an object.
      """,
    examples: [
      RuleExample(
        """
        final class Navigator: ObservableObject {
          @Published var path: [Int] = []
        }
        @main struct CourseApp: App {
          @StateObject private var navigator = Navigator()
          var body: some Scene {
            WindowGroup { Courses().environmentObject(navigator) }
          }
        }
        struct Courses: View {
          @EnvironmentObject private var navigator: Navigator
          var body: some View {
            NavigationStack(path: ↓$navigator.path) { Text("Courses") }
          }
        }
        """),
      RuleExample(
        """
        enum Part: String, CaseIterable, Identifiable {
          case all, unread
          var id: Self { self }
        }
        final class Desk: ObservableObject {
          @Published var part: Part? = .all
          @Published var tab = 0
        }
        @main struct MailApp: App {
          @StateObject private var desk = Desk()
          var body: some Scene {
            WindowGroup { Mail().environmentObject(desk) }
              .commands {
                CommandMenu("Go") { Button("Unread") { desk.part = .unread } }
              }
          }
        }
        struct Mail: View {
          @EnvironmentObject private var desk: Desk
          @State private var chosen: Part?
          var body: some View {
            TabView(selection: ↓$desk.tab) {
              List(Part.allCases, selection: ↓$desk.part) { Text($0.rawValue) }.tag(0)
              List(Part.allCases, selection: $chosen) { Text($0.rawValue) }.tag(1)
            }
          }
        }
        """),
      RuleExample(
        """
        final class Navigator: ObservableObject {
          @Published var path: [Int] = []
        }
        @main struct CourseApp: App {
          var body: some Scene {
            WindowGroup { Window() }
          }
        }
        struct Window: View {
          @StateObject private var navigator = Navigator()
          var body: some View { Courses().environmentObject(navigator) }
        }
        struct Courses: View {
          @EnvironmentObject private var navigator: Navigator
          var body: some View {
            NavigationStack(path: $navigator.path) { Text("Courses") }
          }
        }
        """),
      RuleExample(
        """
        @Observable final class Navigator {
          var path: [Int] = []
        }
        @main struct CourseApp: App {
          @State private var navigator = Navigator()
          var body: some Scene {
            WindowGroup { CourseTab().environment(navigator) }
          }
        }
        struct CourseTab: View {
          @State private var navigator = Navigator()
          var body: some View {
            NavigationStack(path: $navigator.path) { Text("Courses") }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The app may be in another file.
  static let dependsOnWholeProgram = true

  private static let path: Name = "path"
  private static let list: Name = "List"
  private static let group: Name = "WindowGroup"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeFact(.navigates) != nil || callee.madeText(of: .chooses) != nil || callee.makes(anyOf: [list])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.madeType(node) != nil,
      let binding = context.argument(node, Self.path) ?? context.argument(node, .selection), !context.isPreview,
      let property = context.propertyBound(by: binding), context.isOwn(property),
      let owner = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .classType, analyzer.livesAsLongAsTheApp(owner), !analyzer.isOwnedByView(owner),
      hasWindows(analyzer)
    else { return }
    let name = RuleText.oneLine(binding.text)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the app has one `\(analyzer.name(of: owner))` for all of its windows: what one window opens, the others open too; "
          + "keep `\(name)` in the root view of the window",
        in: context.file, at: binding.range, notes: [context.note("it is kept here", at: property)]))
  }

  private func hasWindows(_ analyzer: Analyzer) -> Bool {
    analyzer.perProgram(Self.info.id) {
      analyzer.program.userFileIDs.contains { analyzer.program.file($0).tree.root.mentions(Self.group) }
    }
  }
}
