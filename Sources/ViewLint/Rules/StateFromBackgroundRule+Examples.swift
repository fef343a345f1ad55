extension StateFromBackgroundRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        @Published private(set) var isLoading = false
        func load(_ url: URL) async throws {
          ↓isLoading = true
          let (data, _) = try await URLSession.shared.data(from: url)
          items.append(String(decoding: data, as: UTF8.self))
          isLoading = false
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load(_ url: URL) async { items = await names(url) }
        nonisolated func names(_ url: URL) async -> [String] { [] }
      }
      final class Mail: ObservableObject {
        @Published var items: [String] = []
        var count = 0
        @MainActor func load(_ url: URL) async { items = [] }
        func count(_ url: URL) async {
          count += 1
          await MainActor.run { items = [] }
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load() {
          DispatchQueue.global().async {
            ↓self.items = ["new"]
          }
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load(_ url: URL) {
          URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data else { return }
            ↓self.items.append(String(decoding: data, as: UTF8.self))
          }.resume()
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Feed {
        var items: [String] = []
        private let queue = DispatchQueue(label: "feed")
        func load() {
          queue.async { ↓self.items = [] }
          Task.detached { ↓self.items = ["new"] }
        }
      }
      """),
    RuleExample(
      """
      import Combine
      final class Feed: ObservableObject {
        @Published var size = 0
        private var requests: Set<AnyCancellable> = []
        func load(_ url: URL) {
          URLSession.shared.dataTaskPublisher(for: url)
            .map { $0.data.count }
            .replaceError(with: 0)
            .sink { size in ↓self.size = size }
            .store(in: &requests)
          URLSession.shared.dataTaskPublisher(for: url)
            .map { $0.data.count }
            .replaceError(with: 0)
            .receive(on: DispatchQueue.main)
            .sink { size in self.size = size }
            .store(in: &requests)
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load() {
          DispatchQueue.global().async {
            let found = ["new"]
            DispatchQueue.main.async { self.items = found }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.items = [] }
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load() {
          Task.detached {
            await MainActor.run { self.items = ["new"] }
          }
        }
      }
      @globalActor actor Storage {
        static let shared = Storage()
      }
      @Storage final class Archive: ObservableObject {
        @Published var items: [String] = []
        func load() {
          Task.detached { self.items = ["new"] }
        }
      }
      struct FeedView: View {
        @State private var count = 0
        var body: some View {
          Button("Count") { DispatchQueue.global().async { count = 1 } }
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Feed {
        private var request: Task<Void, Never>?
        private var size = 0
        var title: String { "Feed of \\(size)" }
        func load() {
          request?.cancel()
          DispatchQueue.global().async {
            self.request = Task {}
            ↓self.size = 3
          }
        }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
        func load() {
          Task.detached { @MainActor in
            self.items = ["a"]
          }
          Task.detached { [self] in
            ↓items = ["b"]
          }
        }
      }
      struct Items: View {
        @StateObject private var feed = Feed()
        var body: some View { Text("\\(feed.items.count)").onAppear { feed.load() } }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Store {
        private let queue = DispatchQueue(label: "store")
        private var cache: [String: Int] = [:]
        private var count = 0
        func value(_ key: String) -> Int? { queue.sync { cache[key] } }
        func total() -> Int { count }
        func set(_ key: String) {
          queue.async(flags: .barrier) {
            self.cache[key] = 1
            ↓self.count += 1
          }
        }
      }
      """),
    RuleExample(
      """
      final class Model: ObservableObject {
        @Published var text = ""
        func load() {
          DispatchQueue.global().async {
            ↓self.update("a")
            self.show("b")
          }
          Task.detached { await self.set("c") }
        }
        private func update(_ value: String) { text = value }
        private func show(_ value: String) { DispatchQueue.main.async { self.text = value } }
        @MainActor private func set(_ value: String) { text = value }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Plant {
        var name = ""
        var isWatered = false
      }
      @Observable final class Garden {
        var plants: [Plant] = []
        func load(_ names: [String]) {
          Task.detached {
            do {
              let plant = Plant()
              plant.name = try String(contentsOfFile: names[0], encoding: .utf8)
              await MainActor.run { self.plants.append(plant) }
              ↓plant.isWatered = true
            } catch {}
          }
        }
      }
      """),
    RuleExample(
      """
      import SwiftData
      @Model final class Plant {
        var name: String
        init(name: String) { self.name = name }
      }
      struct Plants: View {
        @Query private var plants: [Plant]
        let container: ModelContainer
        var body: some View {
          List(plants) { plant in Text(plant.name) }.onAppear { rename() }
        }
        func rename() {
          Task.detached {
            let context = ModelContext(container)
            for plant in try context.fetch(FetchDescriptor<Plant>()) { plant.name = "" }
            try context.save()
          }
        }
      }
      """),
    RuleExample(
      """
      import LocalAuthentication
      import WatchConnectivity
      final class Lock: NSObject, ObservableObject, WCSessionDelegate {
        @Published var isOpen = false
        @Published var score = 0
        func open() {
          LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { success, _ in
            ↓self.isOpen = success
          }
          LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { success, _ in
            DispatchQueue.main.async { self.isOpen = success }
          }
        }
        func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
          ↓score = message["score"] as? Int ?? 0
          Task { @MainActor in score = 1 }
        }
        func sum(_ count: Int) { score = count }
      }
      struct LockView: View {
        @StateObject private var lock = Lock()
        var body: some View { Button("\\(lock.score) \\(lock.isOpen)") { lock.open() } }
      }
      """),
  ]
}
