import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view requires from the environment and that no code provides.
struct EnvironmentObjectMissingRule: ProgramRule {
  static let info = RuleInfo(
    "environment_object_missing", .state, .warning, isFixable: false,
    summary: "the app crashes, because nothing above this view puts the object that it reads into the environment",
    explanation: """
      The app crashes as soon as the property is read, and the compiler cannot warn of it. `@EnvironmentObject` and \
      `@Environment(Model.self)` find an object that a view further up has put into the environment. Add \
      `environmentObject(_:)` or `environment(_:)` around the view that the message names.
      """,
    silence: """
      Views that no path from an `App`, a preview or a hosting controller reaches, through all linted files. In a \
      preview, sheets and links are not followed, nor content that is only sometimes there: a branch, a row of data, \
      a page. SwiftUI itself provides the delegates of an app. One object that an app lacks is reported once, and so \
      is a preview, whatever it lacks, as a note: it crashes only in Xcode. Of several apps, each of which is built \
      from some of the files, none has to have what another one provides. A container or modifier of the program \
      provides everything that is provided anywhere in it. An optional `@Environment(Model.self) var model: Model?` \
      may be missing, and so may an object that is never read; in a preview also one that only an action reads, which \
      a person would have to start.
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
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        struct Profile_Previews: PreviewProvider {
          static var previews: some View { ↓Profile() }
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
          @EnvironmentObject private var session: Session
          var body: some View { Text(session.name) }
        }
        #Preview("Profile") {
          ↓Profile().padding()
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
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        #Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 600, height: 300)) { ↓Profile() }
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
          @EnvironmentObject private var session: Session
          private var title: String { session.name }
          var body: some View { Text(title) }
        }
        #Preview { Profile() }
        #Preview { ↓Title() }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session { var name = "" }
        @Observable final class Theme { var isDark = false }
        @Observable final class Basket { var count = 0 }
        struct Badge: View {
          @Environment(Theme.self) private var theme
          @Environment(Basket.self) private var basket
          var body: some View { Text("\\(basket.count)").bold(theme.isDark) }
        }
        struct Shop: View {
          @Environment(Session.self) private var session
          var body: some View {
            Text(session.name)
            Badge()
          }
        }
        #Preview { ↓Shop() }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Player { var title = "" }
        struct Playing: View {
          @Environment(Player.self) private var player
          var body: some View { Text(player.title) }
        }
        struct Shell: View {
          var body: some View { Playing() }
        }
        @main struct PhoneApp: App {
          @State private var player = Player()
          var body: some Scene { WindowGroup { Shell().environment(player) } }
        }
        @main struct DeskApp: App {
          var body: some Scene { WindowGroup { Shell() } }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Player { var title = "" }
        struct Playing: View {
          @Environment(Player.self) private var ↓player
          var body: some View { Text(player.title) }
        }
        @main struct PhoneApp: App {
          var body: some Scene { WindowGroup { Playing() } }
        }
        @main struct DeskApp: App {
          var body: some Scene { WindowGroup { Playing() } }
        }
        """),
      RuleExample(
        """
        import Observation
        import UIKit
        @Observable final class Player { var title = "" }
        struct Playing: View {
          @Environment(Player.self) private var ↓player
          var body: some View { Text(player.title) }
        }
        @main struct PhoneApp: App {
          var body: some Scene { WindowGroup { Playing() } }
        }
        @main struct DeskApp: App {
          @State private var player = Player()
          var body: some Scene { WindowGroup { Playing().environment(player) } }
        }
        func panel() -> UIViewController { UIHostingController(rootView: VStack { Playing() }) }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Settings { var name = "" }
        extension View {
          var sampled: some View { padding().environment(Settings()) }
          var framed: some View { padding().border(.gray) }
        }
        struct Row: View {
          @Environment(Settings.self) private var settings
          var body: some View { Text(settings.name) }
        }
        #Preview("Sampled") { Row().sampled }
        #Preview("Sampled below") { Row().framed.sampled.padding() }
        #Preview("Framed") { ↓Row().framed }
        """),
      RuleExample(
        """
        final class Session: ObservableObject { @Published var name = "" }
        struct Leave: View {
          @EnvironmentObject private var session: Session
          private func leave() { session.name = "" }
          private func end() { leave() }
          var body: some View {
            Button("Leave") { leave() }
            Button("End", action: end)
          }
        }
        struct Enter: View {
          @EnvironmentObject private var session: Session
          private func enter() { session.name = "Ann" }
          var body: some View { Text("Enter").onAppear(perform: enter) }
        }
        #Preview { Leave() }
        #Preview { ↓Enter() }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject { @Published var count = 0 }
        final class Theme: ObservableObject { @Published var isDark = false }
        enum Route: Identifiable {
          case about, basket, theme
          var id: Self { self }
          @ViewBuilder func view() -> some View {
            switch self {
            case .about: Text("About")
            case .basket: BasketView()
            case .theme: ThemeView()
            }
          }
        }
        struct BasketView: View {
          @EnvironmentObject private var basket: Basket
          var body: some View { Text("\\(basket.count)") }
        }
        struct ThemeView: View {
          @EnvironmentObject private var ↓theme: Theme
          var body: some View { Text(theme.isDark ? "dark" : "light") }
        }
        struct Start: View {
          @State private var route: Route?
          var body: some View {
            Button("About") { route = .about }.sheet(item: $route) { $0.view() }
            Looks()
          }
        }
        struct Looks: View {
          @State private var route: Route?
          var body: some View {
            Button("Theme") { route = .theme }.sheet(item: $route) { $0.view() }
          }
        }
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Start() } }
        }
        """),
      RuleExample(
        """
        final class Cart: ObservableObject { @Published var count = 0 }
        final class Shop: ObservableObject { @Published var name = "" }
        struct Detail: View {
          @EnvironmentObject private var ↓cart: Cart
          @EnvironmentObject private var shop: Shop
          var body: some View { Text("\\(cart.count) \\(shop.name)") }
        }
        struct Start: View {
          @EnvironmentObject private var cart: Cart
          var body: some View {
            NavigationLink("Detail \\(cart.count)") { Detail() }
          }
        }
        struct Given: View {
          @EnvironmentObject private var cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        @main struct ShopApp: App {
          @StateObject private var cart = Cart()
          @StateObject private var shop = Shop()
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                Start()
                  .navigationDestination(for: Int.self) { _ in Given().environmentObject(cart) }
                  .environmentObject(cart)
              }
              .environmentObject(shop)
            }
          }
        }
        """),
      RuleExample(
        """
        final class Basket: ObservableObject { @Published var count = 0 }
        final class Theme: ObservableObject { @Published var isDark = false }
        final class Router: ObservableObject { @Published var route: Route? }
        enum Route: Identifiable {
          case basket, theme
          var id: Self { self }
          @ViewBuilder func view() -> some View {
            switch self {
            case .basket: BasketView()
            case .theme: ThemeView()
            }
          }
        }
        struct BasketView: View {
          @EnvironmentObject private var basket: Basket
          var body: some View { Text("\\(basket.count)") }
        }
        struct ThemeView: View {
          @EnvironmentObject private var ↓theme: Theme
          var body: some View { Text(theme.isDark ? "dark" : "light") }
        }
        @main struct Shop: App {
          @StateObject private var router = Router()
          var body: some Scene {
            WindowGroup {
              Button("Theme") { router.route = .theme }.sheet(item: $router.route) { $0.view() }
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session { var name = "" }
        struct Profile: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        struct Shelf: View {
          var isOpen = false
          var names: [String] = []
          private static let kinds: [String] = ["a", "b"]
          var body: some View {
            if isOpen { Profile() }
            ForEach(names, id: \\.self) { _ in Profile() }
            isOpen ? AnyView(Profile()) : AnyView(EmptyView())
            TabView {
              Text("Home").tabItem { Text("Home") }
              Profile().tabItem { Text("Profile") }
            }
          }
        }
        struct Kinds: View {
          var body: some View {
            if #available(iOS 26, *) {
              ForEach(["a", "b"], id: \\.self) { _ in Profile() }
            }
          }
        }
        struct Label: View {
          var name: String?
          @Environment(Session.self) private var session
          var body: some View {
            if let name, !session.name.isEmpty { Text(name) }
            Text(name ?? session.name)
          }
        }
        struct Greeting: View {
          var name: String?
          @Environment(Session.self) private var session
          var body: some View {
            if !session.name.isEmpty, let name { Text(name) } else { Text("none") }
          }
        }
        #Preview { Shelf() }
        #Preview { ↓Kinds() }
        #Preview { Label() }
        #Preview { ↓Greeting() }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session { var name = "" }
        extension View {
          func drawer<Content: View>(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            sheet(isPresented: isOpen, content: content)
          }
        }
        struct Profile: View {
          @Environment(Session.self) private var session
          @State private var isOpen = false
          var body: some View {
            Text("Profile").drawer(isOpen: $isOpen) { Text(session.name) }
          }
        }
        struct Picture: View {
          @Environment(Session.self) private var session
          @State private var name: String?
          private func load() async { name = session.name }
          private func reload() { name = session.name }
          private var title: some View { Text(session.name) }
          var body: some View {
            if let name {
              Text(name)
              title
            }
          }
        }
        struct Loading: View {
          @Environment(Session.self) private var session
          @State private var name: String?
          private func load() async { name = session.name }
          var body: some View {
            Text(name ?? "").task { if name == nil { await load() } }
          }
        }
        #Preview { Profile() }
        #Preview { Picture() }
        #Preview { ↓Loading() }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Session { var name = "" }
        final class Router: ObservableObject { @Published var path: [Route] = [] }
        enum Route: Hashable {
          case about, profile
          @ViewBuilder func view() -> some View {
            switch self {
            case .about: Text("About")
            case .profile: Profile()
            }
          }
        }
        struct Profile: View {
          @Environment(Session.self) private var session
          var body: some View { Text(session.name) }
        }
        struct Main: View {
          @StateObject private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Profile") { router.path = [.profile] }.navigationDestination(for: Route.self) { $0.view() }
            }
          }
        }
        struct Welcome: View {
          @StateObject private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("About") { router.path = [.about] }.navigationDestination(for: Route.self) { $0.view() }
            }
          }
        }
        @main struct Club: App {
          @State private var session = Session()
          @State private var isIn = false
          var body: some Scene {
            WindowGroup {
              if isIn {
                Main().environment(session)
              } else {
                Welcome()
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 153, of: 156, inApps: 114))

  /// A view with a missing object, and the path from a root to it.
  private struct Missing {
    let need: ViewGraph.Need
    let path: ViewGraphPaths.Path
    /// Whether the object is read on every path.
    let isSure: Bool
  }

  func check(_ program: ProgramContext) {
    let graph = program.facts.graph
    var paths = ViewGraphPaths(graph, program.analyzer)
    // A missing object at a root is one mistake for any number of views, and so is a preview without any objects.
    var order: [[DeclID]] = []
    var groups: [[DeclID]: [Missing]] = [:]
    for need in graph.needs where program.facts.used.contains(need.property) {
      guard let path = paths.path(to: need.view, without: need.object) else { continue }
      // In a preview, actions that would need the object do not run.
      if path.root.isPreview, !program.facts.shown.contains(need.property) { continue }
      let key = path.root.isPreview ? [path.root.decl] : [path.root.decl, need.object]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(
        Missing(
          need: need, path: path, isSure: path.isSure && program.facts.surelyShown.contains(need.property)))
    }
    for key in order {
      // Of two paths of the same length, the one whose property comes first in the source.
      let all = (groups[key] ?? []).enumerated().sorted {
        ($0.element.path.edges.count, $0.offset) < ($1.element.path.edges.count, $1.offset)
      }
      var missing = all.map(\.element)
      if missing.first?.path.root.isPreview == true {
        // Other objects that the preview lacks are provided at the same place.
        missing = missing.filter(\.isSure) + missing.filter { !$0.isSure }
        if missing.first?.isSure != true { continue }
      }
      report(missing, program)
    }
  }

  /// - Parameter all: the missing objects of one root, beginning with the nearest view.
  private func report(_ all: [Missing], _ program: ProgramContext) {
    guard let nearest = all.first, let first = nearest.path.edges.first, let last = nearest.path.edges.last else {
      return
    }
    let analyzer = program.analyzer
    let (need, isPreview) = (nearest.need, nearest.path.root.isPreview)
    let objects = all.map { analyzer.name(of: $0.need.object) }
    let names = RuleText.list(
      all.map { "\(RuleText.article(analyzer.name(of: $0.need.object))) `\(analyzer.name(of: $0.need.object))`" })
    let property = analyzer.name(of: need.property)
    let effect = isPreview ? "the preview crashes" : "the app crashes"
    let message =
      nearest.path.isOnFirstScreen
      ? "\(names) is provided on the first screen inside of the navigation stack, and "
        + "`\(analyzer.name(of: need.view))` is a pushed screen, which inherits from the stack: \(effect) when "
        + "`\(property)` is read; put it around the stack"
      : "nothing on the way from \(nearest.path.root.name)\(stations(of: nearest, analyzer)) to `\(analyzer.name(of: need.view))` "
        + "provides \(names): \(effect) when `\(property)` is read; put \(Set(objects).count == 1 ? "one" : "them") into the environment"
    // The fix for a preview belongs into the preview, because its views have other users, which provide the object.
    let place =
      isPreview
      ? first.place : ProgramFacts.Place(file: need.property.file, range: analyzer.nameRange(of: need.property))
    var notes: [Diagnostic.Note] = []
    if !isPreview || nearest.path.edges.count > 1 {
      notes.append(
        Diagnostic.Note(
          "`\(analyzer.name(of: need.view))` is created here", in: program.source(last.place.file), at: last.place.range
        ))
    }
    for missing in all.dropFirst(isPreview ? 0 : 1).prefix(3) {
      let property = missing.need.property
      let text =
        isPreview
        ? "`\(analyzer.name(of: property))` is declared here"
        : "`\(analyzer.name(of: missing.need.view))` lacks it too"
      notes.append(Diagnostic.Note(text, in: program.source(property.file), at: analyzer.nameRange(of: property)))
    }
    program.report(
      Diagnostic(
        // A problem of a preview does not affect users of the program.
        isPreview ? .note : Self.info.level, Self.info.id, message, in: program.source(place.file), at: place.range,
        notes: notes),
      in: place.file)
  }

  /// ` through ` with the views between a root and the view that reads an object.
  private func stations(of missing: Missing, _ analyzer: Analyzer) -> String {
    let between = missing.path.edges.dropLast().map(\.target).filter { analyzer.decl($0).kind == .structure }
    let names = between.map { "`\(analyzer.name(of: $0))`" }
    return names.isEmpty ? "" : " through \(RuleText.list(names))"
  }
}
