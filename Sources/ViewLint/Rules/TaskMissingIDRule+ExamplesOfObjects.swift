extension TaskMissingIDRule {
  /// Code with a task that uses a property of an object that its view is given.
  static let examplesOfObjects = [
    RuleExample(
      """
      @Observable final class Router {
        var selection = 0
        var page = 0
        func turn() { page += 1 }
      }
      @Observable final class Model {
        var text = ""
        var footer = ""
        func load(_ id: Int) async { text = "\\(id)" }
        func loadFooter(_ page: Int) async { footer = "\\(page)" }
      }
      struct Sidebar: View {
        @Environment(Router.self) private var router
        var body: some View {
          List(0..<9) { id in Button("\\(id)") { router.selection = id } }
          Button("Turn") { router.turn() }
        }
      }
      struct Detail: View {
        @Environment(Router.self) private var router
        @State private var model = Model()
        var body: some View {
          Text(model.text).↓task { await model.load(router.selection) }
          Text(model.footer).↓task { await update() }
        }
        private func update() async { await model.loadFooter(router.page) }
      }
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          NavigationSplitView {
            Sidebar()
          } detail: {
            Detail()
          }
          .environment(router)
        }
      }
      """),
    RuleExample(
      """
      final class Session: ObservableObject {
        @Published var account = "A"
        @Published var filter = "all"
        @Published var user: String?
      }
      struct Login: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Log in") { session.user = "Ann" } }
      }
      struct Filters: View {
        @EnvironmentObject var session: Session
        var body: some View { TextField("Filter", text: $session.filter) }
      }
      struct Timeline: View {
        @EnvironmentObject var session: Session
        @State private var posts: [String] = []
        @State private var title = ""
        var body: some View {
          List(posts, id: \\.self) { Text($0) }
            .task { posts = await load(session.filter) }
            .onChange(of: session.filter) { posts = [] }
          Text(title).task { title = await name(session.user ?? "") }
        }
        private func load(_ filter: String) async -> [String] { [filter] }
        private func name(_ user: String) async -> String { user }
      }
      struct Home: View {
        @StateObject private var session = Session()
        var body: some View {
          VStack {
            Filters()
            if session.user == nil { Login() } else { Timeline() }
          }
          .environmentObject(session)
        }
      }
      """),
  ]
}
