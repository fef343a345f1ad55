extension ObjectHoldsItselfRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      import Combine
      final class Search: ObservableObject {
        @Published var text = ""
        @Published var results: [String] = []
        @Published var count = 0
        private var subscriptions = Set<AnyCancellable>()
        init() {
          $text.removeDuplicates().↓sink { text in self.results = [text] }.store(in: &subscriptions)
          $results.map(\\.count).↓assign(to: \\.count, on: self).store(in: &subscriptions)
        }
      }
      """),
    RuleExample(
      """
      final class Countdown: ObservableObject {
        @Published var seconds = 60
        private var timer: Timer?
        private var token: NSObjectProtocol?
        func start() {
          timer = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds -= 1 }
          token = NotificationCenter.default.↓addObserver(forName: .init("reset"), object: nil, queue: .main) { _ in
            self.seconds = 60
          }
        }
        deinit {
          timer?.invalidate()
          if let token { NotificationCenter.default.removeObserver(token) }
        }
      }
      """),
    RuleExample(
      """
      @MainActor final class Feed: ObservableObject {
        @Published var count = 0
        private var task: Task<Void, Never>?
        init() {
          task = ↓Task { [weak self] in
            guard let self else { return }
            for await _ in NotificationCenter.default.notifications(named: .init("new")) { self.count += 1 }
          }
        }
        deinit { task?.cancel() }
      }
      final class Row: ObservableObject { var onTap: (() -> Void)? }
      final class Rows: ObservableObject {
        @Published var taps = 0
        private let row = Row()
        var onChange: (() -> Void)?
        init() {
          row.onTap = ↓{ self.taps += 1 }
          onChange = ↓{ self.taps = 0 }
        }
      }
      """),
    RuleExample(
      """
      import Combine
      final class Search: ObservableObject {
        @Published var text = ""
        @Published var results: [String] = []
        @Published var count = 0
        private var subscriptions = Set<AnyCancellable>()
        private var live: AnyCancellable?
        private var request: AnyCancellable?
        private var timer: Timer?
        private var onDone: (() -> Void)?
        init(_ url: URL) {
          $text.sink { [weak self] text in self?.results = [text] }.store(in: &subscriptions)
          $results.map(\\.count).assign(to: &$count)
          request = URLSession.shared.dataTaskPublisher(for: url).map { "\\($0.data.count)" }.replaceError(with: "")
            .sink { self.results = [$0] }
          live = $text.sink { self.results = [$0] }
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count = 0 }
          onDone = { self.stop() }
        }
        func stop() {
          live?.cancel()
          timer?.invalidate()
          onDone = nil
        }
      }
      final class Shared: ObservableObject {
        static let shared = Shared()
        @Published var text = ""
        private var subscriptions = Set<AnyCancellable>()
        init() { $text.sink { print(self, $0) }.store(in: &subscriptions) }
      }
      @main struct SearchApp: App {
        @StateObject private var model = AppModel()
        private let services = Services()
        var body: some Scene {
          WindowGroup {
            Text(model.text)
            Home()
          }
        }
      }
      final class Services { let clock = Clock() }
      final class Hands { private weak var clock: Clock? }
      final class Clock {
        private var timer: Timer?
        private var seconds = 0
        init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 } }
        deinit { timer?.invalidate() }
      }
      struct Home: View {
        @StateObject private var model = HomeModel()
        var body: some View { Text(model.text) }
      }
      final class HomeModel: ObservableObject {
        @Published var text = ""
        private var subscriptions = Set<AnyCancellable>()
        init() { $text.sink { print(self, $0) }.store(in: &subscriptions) }
      }
      final class Field { var onEnd: (() -> Void)? }
      final class Form: ObservableObject {
        @Published var count = 0
        weak var field: Field?
        init(_ field: Field) {
          self.field = field
          self.field?.onEnd = { self.count += 1 }
        }
      }
      final class AppModel: ObservableObject {
        @Published var text = ""
        private var subscriptions = Set<AnyCancellable>()
        init() { $text.sink { print(self, $0) }.store(in: &subscriptions) }
      }
      """),
    RuleExample(
      """
      final class Controller: ObservableObject {
        @Published var seconds = 0
        private var timer: Timer?
        func play() {
          timer = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
        }
        deinit { timer?.invalidate() }
      }
      struct Controls: View {
        @StateObject private var controller = Controller()
        var body: some View { Button("Play \\(controller.seconds)") { controller.play() } }
      }
      struct Recording: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen.toggle() }
          if isOpen { Controls() }
        }
      }
      struct Root: View {
        var body: some View { VStack { Recording() } }
      }
      struct PlayerApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Prices {
        var values: [Double] = []
        @ObservationIgnored private var task: Task<Void, Never>?
        func start(_ stream: AsyncStream<Double>) {
          task = ↓Task { for await value in stream { self.values.append(value) } }
        }
        deinit { task?.cancel() }
      }
      """),
    RuleExample(
      """
      import Sockets
      @MainActor final class Ticker: ObservableObject {
        @Published var price = 0.0
        private var task: Task<Void, Never>?
        private var messages: Task<Void, Never>?
        var other: Task<Void, Never>?
        func start() {
          task?.cancel()
          task = ↓Task { [weak self] in
            guard let self else { return }
            while !Task.isCancelled {
              self.price += 1
              try? await Task.sleep(for: .seconds(5))
            }
          }
        }
        func listen() {
          messages = ↓Task {
            for await message in Socket.shared.messages { show(message) }
          }
          other = Task {
            for await message in Socket.shared.messages { show(message) }
          }
        }
        private func show(_ message: Message) { price = message.price }
        deinit {
          task?.cancel()
          messages?.cancel()
          other?.cancel()
        }
      }
      struct TickerScreen: View {
        @StateObject private var ticker = Ticker()
        var body: some View {
          Text("\\(ticker.price)")
            .onAppear { ticker.start() }
            .onDisappear { ticker.other?.cancel() }
        }
      }
      """),
  ]
}
