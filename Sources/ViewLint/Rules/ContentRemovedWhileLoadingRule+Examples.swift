extension ContentRemovedWhileLoadingRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      struct Login: View {
        @State private var isLoading = false
        private func send() async { try? await Task.sleep(for: .seconds(1)) }
        var body: some View {
          if isLoading {
            ProgressView()
          } else {
            ↓LoginForm {
              isLoading = true
              Task {
                await send()
                isLoading = false
              }
            }
          }
        }
      }
      struct LoginForm: View {
        let submit: () -> Void
        @State private var email = ""
        var body: some View {
          TextField("Email", text: $email)
          Button("Log in", action: submit)
        }
      }
      """),
    RuleExample(
      """
      enum Phase { case loading, loaded([String]), failed }
      @MainActor final class FeedModel: ObservableObject {
        @Published var phase = Phase.loading
        func load() async {
          phase = .loading
          try? await Task.sleep(for: .seconds(1))
          phase = .loaded(["a"])
        }
      }
      struct Feed: View {
        let items: [String]
        let reload: () async -> Void
        @State private var query = ""
        var body: some View {
          List(items, id: \\.self) { Text($0) }.searchable(text: $query).refreshable { await reload() }
        }
      }
      struct FeedScreen: View {
        @StateObject private var model = FeedModel()
        var body: some View {
          Group {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let items): ↓Feed(items: items, reload: { await model.load() })
            case .failed: Button("Again") { Task { await model.load() } }
            }
          }
          .task { await model.load() }
        }
      }
      """),
    RuleExample(
      """
      struct Notes: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }
      struct Desk: View {
        @State private var isLoading = false
        var body: some View {
          VStack {
            if isLoading { ProgressView() } else { ↓Notes() }
          }
          .toolbar { Button("Reload") { Task { await load() } } }
        }
        private func load() async {
          isLoading = true
          defer { isLoading = false }
          try? await Task.sleep(for: .seconds(1))
        }
      }
      """),
    RuleExample(
      """
      struct Notes: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }
      struct Desk: View {
        @State private var isLoading = false
        @State private var hasFailed = false
        @State private var isSaving = false
        var body: some View {
          VStack {
            if isLoading { ProgressView() } else { Notes() }
            if hasFailed { Button("Again") { Task { await save() } } } else { Notes() }
            Text("Saving").opacity(isSaving ? 1 : 0)
          }
          .task { await load() }
          .toolbar { Button("Save") { Task { await store() } } }
        }
        private func load() async {
          isLoading = true
          try? await Task.sleep(for: .seconds(1))
          isLoading = false
        }
        private func save() async {
          hasFailed = true
          try? await Task.sleep(for: .seconds(1))
        }
        private func store() async {
          isSaving = true
          try? await Task.sleep(for: .seconds(1))
          isSaving = false
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Session: ObservableObject {
        @Published var isRefreshing = false
        func refresh() async {
          isRefreshing = true
          try? await Task.sleep(for: .seconds(1))
          isRefreshing = false
        }
        func load() async { try? await Task.sleep(for: .seconds(1)) }
      }
      struct Home: View {
        let refresh: () async -> Void
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
          Button("Again") { Task { await refresh() } }
        }
      }
      struct Root: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.isRefreshing { ProgressView() } else { ↓Home(refresh: session.refresh) }
          if session.isRefreshing { ProgressView() } else { Home(refresh: session.load) }
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Feed: ObservableObject {
        @Published var items = [1, 2]
        @Published var isLoading = false
        func more() async {
          isLoading = true
          try? await Task.sleep(for: .seconds(1))
          items.append(items.count)
          isLoading = false
        }
      }
      struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View {
          if feed.isLoading {
            ProgressView()
          } else {
            ↓List(feed.items, id: \\.self) { item in
              Text("\\(item)").onAppear {
                if item == feed.items.last { Task { await feed.more() } }
              }
            }
          }
        }
      }
      struct KeptFeedView: View {
        @StateObject private var feed = Feed()
        var body: some View {
          if feed.isLoading { ProgressView() } else { List(feed.items, id: \\.self) { Text("\\($0)") } }
          List(feed.items, id: \\.self) { item in
            Text("\\(item)").onAppear { Task { await feed.more() } }
          }
        }
      }
      """),
    RuleExample(
      """
      final class Account: ObservableObject {
        @Published var isRefreshing = false
        @Published var name = ""
        @MainActor func refresh() async {
          isRefreshing = true
          try? await Task.sleep(for: .seconds(1))
          name = "Ann"
          isRefreshing = false
        }
      }
      struct Profile: View {
        let account: Account
        var body: some View { Button("Refresh") { Task { await account.refresh() } } }
      }
      struct Root: View {
        @StateObject private var account = Account()
        var body: some View {
          if account.isRefreshing {
            ProgressView()
          } else {
            ↓NavigationStack {
              NavigationLink("Profile") { Profile(account: account) }
            }
          }
        }
      }
      struct Kept: View {
        @StateObject private var account = Account()
        var body: some View {
          NavigationStack {
            NavigationLink("Profile") { Profile(account: account) }
          }
          .overlay {
            if account.isRefreshing { ProgressView() }
          }
        }
      }
      """),
  ]
}
