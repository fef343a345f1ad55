import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an object that a view expects in the environment and that nobody puts there.
struct EnvironmentObjectMissingRule: ProgramRule {
  static let info = RuleInfo(
    "environment_object_missing", .state, .warning, isFixable: false,
    summary: "nothing on the way to this view provides the object that it reads from the environment",
    explanation: """
      `@EnvironmentObject` and `@Environment(Model.self)` find an object that a view further up has put into the \
      environment. If there is none, the program ends as soon as the property is read, and no compiler can tell. Put the \
      object there, with `environmentObject(_:)` or `environment(_:)`, around the view that the message names.
      """,
    silence: """
      Only ways from an `App`, a preview or a hosting controller to the view are followed, through all files that are \
      linted; a view that none leads to is left alone. In a preview sheets and links are not followed. SwiftUI itself \
      provides the delegates of an app. One object that \
      an app or a preview lacks is reported once. A container or modifier of the program counts as providing what is \
      provided anywhere in it. An optional `@Environment(Model.self) var model: Model?` may be missing, and so may an \
      object that is never read.
      """,
    examples: [
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var ↓session: Session
          var body: some View { Text(session.name) }
        }
        struct Home: View {
          var body: some View { NavigationStack { Profile() } }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          var name = ""
        }
        struct Profile: View {
          @Environment(Session.self) private var ↓session
          var body: some View { Text(session.name) }
        }
        struct Profile_Previews: PreviewProvider {
          static var previews: some View { Profile() }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var ↓session: Session
          var body: some View { Text(session.name) }
        }
        struct Home: View {
          @StateObject private var session = Session()
          @State private var isShown = false
          var body: some View {
            Button("Profile") { isShown = true }
              .environmentObject(session)
              .sheet(isPresented: $isShown) { Profile() }
          }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        struct Home: View {
          @EnvironmentObject private var ↓session: Session
          var body: some View { if session.name.isEmpty { Profile() } }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Home() } }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        struct Signed<Content: View>: View {
          @StateObject private var session = Session()
          @ViewBuilder var content: Content
          var body: some View { content.environmentObject(session) }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Signed { Profile() } } }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        @main struct HomeApp: App {
          @StateObject private var session = Session()
          var body: some Scene { WindowGroup { Profile() }.environmentObject(session) }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          var name = ""
        }
        struct Profile: View {
          @Environment(Session.self) private var session: Session?
          var body: some View { Text(session?.name ?? "nobody") }
        }
        @main struct HomeApp: App {
          var body: some Scene { WindowGroup { Profile() } }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var ↓session: Session
          var body: some View { Text(session.name) }
        }
        #Preview("Profile") {
          Profile().padding()
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        struct Home: View {
          var body: some View {
            NavigationStack { NavigationLink("Profile") { Profile() } }
          }
        }
        #Preview {
          Home()
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        struct Signed: ViewModifier {
          @StateObject private var session = Session()
          func body(content: Content) -> some View { content.environmentObject(session) }
        }
        @main struct HomeApp: App {
          var body: some Scene {
            WindowGroup { NavigationStack { Profile() }.modifier(Signed()) }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          var name = ""
        }
        struct Signed: PreviewModifier {
          func body(content: Content, context: Void) -> some View { content.environment(Session()) }
        }
        struct Profile: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        #Preview("Signed in", traits: .landscapeLeft, .modifier(Signed())) { Profile() }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session {
          var name = ""
        }
        struct Profile: View {
          @Environment(Session.self) private var ↓session
          var body: some View { Text(session.name) }
        }
        #Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 600, height: 300)) { Profile() }
        """),
      RuleExample(
        """
        final class Session: NSObject, ObservableObject, WKApplicationDelegate {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        @main struct HomeApp: App {
          @WKApplicationDelegateAdaptor private var session: Session
          var body: some Scene { WindowGroup { Profile() } }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
        }
        struct Profile: View {
          @EnvironmentObject private var session: Session
          var body: some View { Button("Sign out") { session.name = "" } }
        }
        struct Title: View {
          @EnvironmentObject private var ↓session: Session
          private var title: String { session.name }
          var body: some View { Text(title) }
        }
        #Preview { Profile() }
        #Preview { Title() }
        """),
    ], precision: RuleInfo.Precision(right: 33, of: 34, inApps: 34))

  /// A view that misses an object, and how a root leads to it.
  private struct Missing {
    let need: ViewGraph.Need
    let path: ViewGraphPaths.Path
  }

  func check(_ program: ProgramContext) {
    let graph = program.facts.graph
    var paths = ViewGraphPaths(graph)
    // One object that a root lacks is one mistake, however many views read it.
    var order: [[DeclID]] = []
    var groups: [[DeclID]: [Missing]] = [:]
    for need in graph.needs where program.facts.used.contains(need.property) {
      guard let path = paths.path(to: need.view, without: need.object) else { continue }
      // In a preview nobody starts the action that alone asks for it.
      if path.root.isPreview, !program.facts.shown.contains(need.property) { continue }
      let key = [path.root.decl, need.object]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(Missing(need: need, path: path))
    }
    for key in order {
      let all = groups[key] ?? []
      guard let nearest = all.indices.min(by: { all[$0].path.edges.count < all[$1].path.edges.count }) else { continue }
      report(all[nearest], others: all.indices.filter { $0 != nearest }.map { all[$0].need }, program)
    }
  }

  private func report(_ missing: Missing, others: [ViewGraph.Need], _ program: ProgramContext) {
    let analyzer = program.analyzer
    let (need, way) = (missing.need, missing.path.edges)
    guard let last = way.last else { return }
    let (object, view) = (analyzer.name(of: need.object), analyzer.name(of: need.view))
    let between = way.dropLast().map(\.target).filter { analyzer.decl($0).kind == .structure }
    let names = between.map { "`\(analyzer.name(of: $0))`" }
    let stations = names.isEmpty ? "" : " through \(RuleText.list(names))"
    let message =
      "nothing on the way from \(missing.path.root.name)\(stations) to `\(view)` provides \(RuleText.article(object)) `\(object)`: the program ends when "
      + "`\(analyzer.name(of: need.property))` is read; put one into the environment"
    var notes = [
      Diagnostic.Note("`\(view)` is made here", in: program.source(last.place.file), at: last.place.range)
    ]
    for other in others.prefix(3) {
      notes.append(
        Diagnostic.Note(
          "`\(analyzer.name(of: other.view))` misses it too", in: program.source(other.property.file),
          at: analyzer.nameRange(of: other.property)))
    }
    program.report(
      Diagnostic(
        Self.info.level, Self.info.id, message, in: program.source(need.property.file),
        at: analyzer.nameRange(of: need.property), notes: notes),
      in: need.property.file)
  }
}
