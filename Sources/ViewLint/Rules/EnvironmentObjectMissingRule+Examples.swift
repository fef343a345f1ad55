extension EnvironmentObjectMissingRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
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
        var body: some View { Text(session?.name ?? "Guest") }
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
    RuleExample(
      """
      final class Session: ObservableObject { @Published var name = "" }
      final class Router: ObservableObject { @Published var sheet: Sheet? }
      enum Sheet: String, Identifiable {
        case about, profile
        var id: String { rawValue }
        @ViewBuilder func view() -> some View {
          switch self {
          case .about: Text("About")
          case .profile: Profile()
          }
        }
      }
      struct Profile: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text(session.name) }
      }
      struct Home: View {
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack {
            Button("Show") { router.sheet = .about }
            NavigationLink("Profile") { Profile() }
          }
        }
      }
      @main struct Club: App {
        @StateObject private var session = Session()
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup {
            Home().environmentObject(session).environmentObject(router).sheet(item: $router.sheet) { $0.view() }
          }
        }
      }
      """),
    RuleExample(
      """
      final class Session: ObservableObject { @Published var name = "" }
      final class Router: ObservableObject { @Published var sheet: Sheet? }
      enum Sheet: String, Identifiable {
        case about, profile
        var id: String { rawValue }
        @ViewBuilder func view() -> some View {
          switch self {
          case .about: Text("About")
          case .profile: Profile()
          }
        }
      }
      struct Profile: View {
        @EnvironmentObject private var ↓session: Session
        var body: some View { Text(session.name) }
      }
      struct Home: View {
        var isNew = false
        @EnvironmentObject private var router: Router
        var body: some View {
          NavigationStack {
            Button("Show") { router.sheet = isNew ? .about : .profile }
            NavigationLink("Profile") { Profile() }
          }
        }
      }
      @main struct Club: App {
        @StateObject private var session = Session()
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup {
            Home().environmentObject(session).environmentObject(router).sheet(item: $router.sheet) { $0.view() }
          }
        }
      }
      """),
    RuleExample(
      """
      final class Session: ObservableObject { @Published var name = "" }
      struct Grid: UIViewRepresentable {
        @EnvironmentObject private var session: Session
        let cell: (Int) -> any UIContentConfiguration
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { view.text = session.name }
      }
      struct Cell: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text(session.name) }
      }
      struct Files: View {
        var body: some View {
          Grid { _ in UIHostingConfiguration { Cell() } }
          Button("Detail") { show() }
        }
        private func show() { presenter.present(UIHostingController(rootView: Detail()), animated: true) }
        private let presenter = UIViewController()
      }
      struct Detail: View {
        @EnvironmentObject private var ↓session: Session
        var body: some View { Text(session.name) }
      }
      @main struct Club: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup { Files().environmentObject(session) }
        }
      }
      """),
  ]
}
