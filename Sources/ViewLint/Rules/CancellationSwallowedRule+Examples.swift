extension CancellationSwallowedRule {
  static let examples: [RuleExample] = [
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        func search(_ text: String) -> [String] { [text] }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              ↓try? await Task.sleep(for: .seconds(1))
              results = search(query)
            }
        }
      }
      """,
      fixed: """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                results = search(query)
              }
          }
        }
        """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        func load(_ text: String) async throws -> [String] {
          try await Task.sleep(for: .seconds(1))
          return [text]
        }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              results = (↓try? await load(query)) ?? []
            }
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Search: ObservableObject {
        @Published var results: [String] = []
        func find(_ text: String) async { results = [text] }
      }
      struct Finder: View {
        @State private var query = ""
        @StateObject private var search = Search()
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              ↓try? await Task.sleep(nanoseconds: 300_000_000)
              await search.find(query)
            }
        }
      }
      """,
      fixed: """
        @MainActor final class Search: ObservableObject {
          @Published var results: [String] = []
          func find(_ text: String) async { results = [text] }
        }
        struct Finder: View {
          @State private var query = ""
          @StateObject private var search = Search()
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                do { try await Task.sleep(nanoseconds: 300_000_000) } catch { return }
                await search.find(query)
              }
          }
        }
        """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        func search(_ text: String) -> [String] { [text] }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              do { try await Task.sleep(for: .seconds(1)) } catch { return }
              results = search(query)
            }
        }
      }
      """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        func search(_ text: String) -> [String] { [text] }
        func load(_ text: String) async throws -> [String] {
          try await Task.sleep(for: .seconds(1))
          return [text]
        }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              try? await Task.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              results = search(query)
            }
            .task(id: query) {
              if let found = try? await load(query) { results = found }
            }
            .task(id: query) {
              try? await Task.sleep(for: .seconds(1))
            }
        }
      }
      """),
    RuleExample(
      """
      struct Tip: View {
        @State private var isShown = false
        var body: some View {
          Text("Tip").opacity(isShown ? 1 : 0)
            .task {
              try? await Task.sleep(for: .seconds(1))
              isShown = true
            }
        }
      }
      """),
    RuleExample(
      """
      final class Chats: ObservableObject {
        @Published var names: [String] = []
        func load() async throws { names = ["Ada"] }
      }
      struct ChatList: View {
        @StateObject private var chats = Chats()
        var user: String
        var body: some View {
          Text("Chats").task(id: user) { try? await chats.load() }
        }
      }
      """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        func search(_ text: String) -> [String] { [text] }
        func load(_ text: String) async throws -> [String] {
          try await Task.sleep(for: .seconds(1))
          return [text]
        }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              do {
                try await Task.sleep(for: .seconds(1))
              } ↓catch {}
              results = search(query)
            }
            .task(id: query) {
              do { results = try await load(query) } catch {}
            }
            .task(id: query) {
              do { try await Task.sleep(for: .seconds(1)) } catch { return }
              results = search(query)
            }
        }
      }
      """,
      fixed: """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          func search(_ text: String) -> [String] { [text] }
          func load(_ text: String) async throws -> [String] {
            try await Task.sleep(for: .seconds(1))
            return [text]
          }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) {
                do {
                  try await Task.sleep(for: .seconds(1))
                } catch { return }
                results = search(query)
              }
              .task(id: query) {
                do { results = try await load(query) } catch {}
              }
              .task(id: query) {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                results = search(query)
              }
          }
        }
        """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) {
              do { try await Task.sleep(for: .seconds(1)) } ↓catch { print(error) }
              results = [query]
            }
        }
      }
      """),
    RuleExample(
      """
      struct Finder: View {
        @State private var query = ""
        @State private var results: [String] = []
        private func search() async {
          ↓try? await Task.sleep(for: .seconds(1))
          results = [query]
        }
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) { await search() }
        }
      }
      """,
      fixed: """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          private func search() async {
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
            results = [query]
          }
          var body: some View {
            TextField("Search", text: $query)
              .task(id: query) { await search() }
          }
        }
        """),
    RuleExample(
      """
      struct Waiting: View {
        let items: [Int]
        @State private var message: String?
        @State private var isBusy = false
        let url: URL
        private func ping() async throws { _ = try await URLSession.shared.data(from: url) }
        var body: some View {
          Text(message ?? "")
            .task(id: items.count) {
              if items.count > 3 {
                ↓try? await ping()
                message = nil
              } else {
                ↓try? await ping()
                ↓try? await ping()
                message = "few"
              }
            }
            .task(id: items.count) {
              for _ in 0..<3 {
                ↓try? await ping()
                isBusy.toggle()
              }
            }
            .task(id: items.count) {
              while !Task.isCancelled {
                try? await ping()
                isBusy.toggle()
              }
            }
        }
      }
      """),
    RuleExample(
      """
      struct Loading: View {
        let id: Int
        @State private var items: [Int] = []
        @State private var hasFailed = false
        @State private var message: String?
        private func wait() async throws { try await Task.sleep(for: .seconds(id)) }
        private func load(_ id: Int) async throws -> [Int] {
          try await wait()
          return [id]
        }
        private func tell(_ error: any Error) { message = "\\(error)" }
        var body: some View {
          Text(message ?? "").badge(hasFailed ? 1 : items.count)
            .task(id: id) {
              guard let loaded = ↓try? await load(id) else {
                hasFailed = true
                return
              }
              items = loaded
            }
            .task(id: id) {
              if let loaded = ↓try? await load(id) { items = loaded } else { items = [] }
            }
            .task(id: id) {
              do {
                items = try await load(id)
              } ↓catch {
                hasFailed = true
                return
              }
            }
            .task(id: id) {
              do { items = try await load(id) } catch { tell(error) }
              do {
                items = try await load(id)
              } catch {
                if !Task.isCancelled { hasFailed = true }
              }
              guard let loaded = try? await load(id) else { return }
              items = loaded
            }
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Search: ObservableObject {
        @Published var results: [String] = []
        func find(_ text: String) async {
          try? await Task.sleep(for: .seconds(1))
          results = [text]
        }
        func ask(_ text: String) async {
          do { try await Task.sleep(for: .seconds(1)) } catch { return }
          results = [text]
        }
      }
      struct Finder: View {
        @State private var query = ""
        @StateObject private var search = Search()
        var body: some View {
          TextField("Search", text: $query)
            .task(id: query) { await ↓search.find(query) }
            .task(id: query) { await search.ask(query) }
            .task(id: query) {
              let other = Search()
              await other.find(query)
            }
        }
      }
      """),
    RuleExample(
      """
      final class Store {
        func ask(_ done: @escaping @Sendable ([Int]) -> Void) {}
        func items(of day: Int) async throws -> [Int] {
          try await withCheckedThrowingContinuation { continuation in
            ask { continuation.resume(returning: $0) }
          }
        }
        func kept(of day: Int) async throws -> [Int] {
          try? await Task.sleep(for: .seconds(1))
          return [day]
        }
      }
      struct Day: View {
        let day: Int
        let store = Store()
        @State private var items: [Int] = []
        @State private var hasFailed = false
        var body: some View {
          Text(hasFailed ? "Failed" : "\\(items.count)")
            .task(id: day) {
              items = (try? await store.items(of: day)) ?? []
            }
            .task(id: day) {
              do { items = try await store.kept(of: day) } catch { hasFailed = true }
            }
            .task(id: day) {
              items = (try? await LibraryOfSomebody.items(of: day)) ?? []
            }
        }
      }
      """),
    RuleExample(
      """
      struct Search: View {
        @State private var text = ""
        @State private var result = ""
        @State private var other = ""
        var body: some View {
          TextField("Search", text: $text)
            .task(id: text) {
              ↓await pause()
              result = text.uppercased()
            }
            .task(id: text) {
              await pause()
              guard !Task.isCancelled else { return }
              other = text.uppercased()
            }
          Text(result + other)
        }
        private func pause() async {
          do { try await Task.sleep(for: .seconds(1)) } catch {}
        }
      }
      """),
  ]
}
