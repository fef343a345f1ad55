extension ObservedObjectOwnedRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var items: [String] = []
      }
      struct FeedView: View {
        @ObservedObject private var ↓feed = Feed()
        var body: some View { Text(feed.items.joined()) }
      }
      """,
      fixed: """
        final class Feed: ObservableObject {
          @Published var items: [String] = []
        }
        struct FeedView: View {
          @StateObject private var feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        init(name: String) {}
      }
      struct FeedView: View {
        @ObservedObject var ↓feed: Feed = Feed(name: "all")
        var body: some View { Text(String(describing: feed)) }
      }
      """,
      fixed: """
        final class Feed: ObservableObject {
          init(name: String) {}
        }
        struct FeedView: View {
          @StateObject var feed: Feed = Feed(name: "all")
          var body: some View { Text(String(describing: feed)) }
        }
        """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        static let shared = Feed()
      }
      struct FeedView: View {
        @ObservedObject private var feed = Feed.shared
        var body: some View { Text("Feed") }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {}
      struct FeedView: View {
        @ObservedObject var feed: Feed
        var body: some View { Text("Feed") }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        init(name: String = "") {}
      }
      struct FeedView: View {
        @ObservedObject var feed: Feed
        @ObservedObject private var other: Feed
        @ObservedObject private var given: Feed
        init(name: String, given: Feed) {
          ↓self.feed = Feed(name: name)
          ↓_other = ObservedObject(wrappedValue: Feed())
          self.given = given
        }
        var body: some View { Text("Feed") }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var count = 0
      }
      struct FeedView: View {
        @ObservedObject var feed: Feed
        init() { ↓self._feed = ObservedObject(wrappedValue: Feed()) }
        init(count: Int) { self._feed = ObservedObject(wrappedValue: Feed()) }
        var body: some View { Text("\\(feed.count)") }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {}
      struct Rows: View {
        @ObservedObject var feed: Feed
        init(feed: ObservedObject<Feed>) { _feed = feed }
        var body: some View { Text("Rows") }
      }
      struct FeedView: View {
        @ObservedObject private var ↓feed = Feed()
        @ObservedObject private var ↓other = Feed()
        @ObservedObject private(set) var ↓third = Feed()
        @ObservedObject private var ↓fourth = Feed() { didSet { print("new") } }
        @ObservedObject var ↓fifth = Feed()
        init() {}
        init(feed: Feed) { self.feed = feed }
        var body: some View { Rows(feed: _other) }
      }
      struct Feeds: View {
        var view = FeedView()
        var body: some View { view }
        mutating func load() { view.fifth = Feed() }
      }
      """),
    RuleExample(
      """
      struct Mark {
        var name: String
      }
      final class Title: ObservableObject {
        @Binding var isOn: Bool
        let mark: Mark
        let text: String
        init(_ mark: Mark, isOn: Binding<Bool>) {
          self.mark = mark
          text = mark.name.uppercased()
          _isOn = isOn
        }
      }
      final class Cover: ObservableObject {
        let mark: Mark
        let feed: Feed
        init(_ mark: Mark) {
          self.mark = mark
          feed = Feed()
        }
      }
      final class Feed: ObservableObject {
        @Published var items: [String] = []
      }
      struct Row: View {
        @ObservedObject private var title: Title
        @ObservedObject private var cover: Cover
        init(mark: Mark, isOn: Binding<Bool>) {
          title = Title(mark, isOn: isOn)
          ↓cover = Cover(mark)
        }
        var body: some View { Toggle(title.text, isOn: title.$isOn) }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var count = 0
      }
      protocol Pausable {
        func pause()
      }
      struct Begun: View {
        @ObservedObject private var ↓feed = Feed()
        init(count: Int) { begin(count) }
        private func begin(_ count: Int) { feed.count = count }
        var body: some View { Text("\\(feed.count)") }
      }
      struct Bound: View {
        @ObservedObject private var ↓feed = Feed()
        init(count: Int) { $feed.count.wrappedValue = count }
        var body: some View { Text("\\(feed.count)") }
      }
      struct Made: View {
        @ObservedObject private var ↓feed = Feed()
        static func make() -> Made {
          let made = Made()
          made.feed.count = 3
          return made
        }
        var body: some View { Text("\\(feed.count)") }
      }
      struct Paused: View, Pausable {
        @ObservedObject private var ↓feed = Feed()
        func pause() { feed.count = 0 }
        var body: some View { Text("\\(feed.count)") }
      }
      struct Stopped: View {
        @ObservedObject private var ↓feed = Feed()
        func stop() { feed.count = 0 }
        var body: some View { Text("\\(feed.count)") }
      }
      final class Story {
        let page = Stopped()
        func stop() { page.stop() }
      }
      struct Pages: View {
        var body: some View { Stopped() }
      }
      """),
    RuleExample(
      """
      final class Feed: ObservableObject {
        @Published var count = 0
      }
      struct FeedView: View {
        @ObservedObject private var ↓feed = Feed()
        let title: String
        init(title: String) { self.title = title }
        private func reload() { feed.count += 1 }
        var body: some View { Text("\\(feed.count)").onAppear { reload() } }
      }
      """,
      fixed: """
        final class Feed: ObservableObject {
          @Published var count = 0
        }
        struct FeedView: View {
          @StateObject private var feed = Feed()
          let title: String
          init(title: String) { self.title = title }
          private func reload() { feed.count += 1 }
          var body: some View { Text("\\(feed.count)").onAppear { reload() } }
        }
        """),
    RuleExample(
      """
      import UIKit
      final class Stock: ObservableObject { @Published var count = 0 }
      struct Editor: View {
        @ObservedObject private var stock: Stock
        init(count: Int) { stock = Stock() }
        var body: some View { Button("More") { stock.count += 1 } }
      }
      struct Viewer: View {
        @ObservedObject private var stock: Stock
        init() { ↓stock = Stock() }
        var body: some View { Button("More") { stock.count += 1 } }
      }
      final class Screen: UIViewController {
        func edit() { show(UIHostingController(rootView: Editor(count: 3).padding()), sender: nil) }
        func look() { show(UIHostingController(rootView: Group { Viewer() }), sender: nil) }
      }
      final class EditorScreen: UIHostingController<Editor> {
        init() { super.init(rootView: Editor(count: 1)) }
      }
      struct Both: View {
        var body: some View { Viewer() }
      }
      struct EditorPreviews: PreviewProvider {
        static var previews: some View { Editor(count: 2) }
      }
      """),
    RuleExample(
      """
      import Combine
      final class Source: NSObject {
        let state = PassthroughSubject<Bool, Never>()
      }
      final class Readiness: ObservableObject {
        @Published var isReady = false
        init(_ source: Source) { source.state.assign(to: &$isReady) }
      }
      struct Check: View {
        @ObservedObject private var state: Readiness
        init(source: Source) { state = Readiness(source) }
        var body: some View { Button("Check") { print("check") }.disabled(!state.isReady) }
      }
      @propertyWrapper struct Ticking: DynamicProperty {
        @ObservedObject private var clock = Clock()
        var wrappedValue: Int { clock.ticks }
      }
      final class Clock: ObservableObject {
        @Published var ticks = 0
      }
      """),
    RuleExample(
      """
      import UIKit
      final class Model: ObservableObject {
        @Published var rows: [String] = []
        func load() { rows.append("a") }
      }
      final class Controller: UIHostingController<Root> {
        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Root()) }
      }
      struct Root: View {
        @ObservedObject var model = Model()
        var body: some View { List(model.rows, id: \\.self) { Text($0) } }
      }
      struct Part: View {
        @ObservedObject var ↓model = Model()
        var body: some View { List(model.rows, id: \\.self) { Text($0) } }
      }
      """,
      fixed: """
        import UIKit
        final class Model: ObservableObject {
          @Published var rows: [String] = []
          func load() { rows.append("a") }
        }
        final class Controller: UIHostingController<Root> {
          required init?(coder: NSCoder) { super.init(coder: coder, rootView: Root()) }
        }
        struct Root: View {
          @ObservedObject var model = Model()
          var body: some View { List(model.rows, id: \\.self) { Text($0) } }
        }
        struct Part: View {
          @StateObject var model = Model()
          var body: some View { List(model.rows, id: \\.self) { Text($0) } }
        }
        """),
    RuleExample(
      """
      import Combine
      final class Store: ObservableObject {
        @Published var items: [String] = []
      }
      final class Mirror: ObservableObject {
        @Published private(set) var count: Int
        private let store: Store
        private var subscription: AnyCancellable?
        init(_ store: Store) {
          self.store = store
          count = store.items.count
          subscription = store.$items.sink { [weak self] in self?.count = $0.count }
        }
      }
      final class Counter: ObservableObject {
        @Published private(set) var count: Int
        private var subscription: AnyCancellable?
        init(_ store: Store) {
          count = 0
          subscription = store.$items.sink { [weak self] in self?.count = $0.count }
        }
        func add() { count += 1 }
      }
      struct Badge: View {
        @ObservedObject private var mirror: Mirror
        @ObservedObject private var counter: Counter
        init(store: Store) {
          mirror = Mirror(store)
          ↓counter = Counter(store)
        }
        var body: some View { Button("\\(mirror.count)") { counter.add() } }
      }
      """),
  ]
}
