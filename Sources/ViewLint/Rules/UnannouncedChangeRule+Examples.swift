extension UnannouncedChangeRule {
  /// Code that the rule reports, and code that it does not report.
  static let examples = [
    RuleExample(
      """
      final class Chore: Identifiable { let id = UUID(); var isDone = false }
      final class Chores: ObservableObject {
        @Published var all = [Chore(), Chore()]
        func finish(_ chore: Chore) { chore.isDone = true }
        func end(_ chore: Chore) {
          objectWillChange.send()
          chore.isDone = true
        }
      }
      struct ChoreList: View {
        @StateObject private var chores = Chores()
        var body: some View {
          List(chores.all) { chore in
            Button(↓chore.isDone ? "Done" : "Open") { chores.finish(chore) }
          }
        }
      }
      struct OtherList: View {
        @StateObject private var chores = Chores()
        var body: some View {
          List(chores.all) { chore in
            Button(chore.isDone ? "Done" : "Open") { chores.end(chore) }
          }
        }
      }
      """),
    RuleExample(
      """
      class Loading: ObservableObject { @Published var isLoading = false }
      final class Feed: Loading {
        var posts: [String] = []
        @Published var titles: [String] = []
        func load() { posts.append("new") }
        func name() { titles.append("new") }
      }
      struct FeedView: View {
        @StateObject private var feed = Feed()
        var body: some View {
          Text(↓feed.posts.joined() + feed.titles.joined())
          Button("Load") { feed.load() }
          Button("Name") { feed.name() }
        }
      }
      """),
    RuleExample(
      """
      final class Basket: ObservableObject {
        @Published var name = ""
        var items: [String] = []
        func add() { items.append("Tea") }
        func rename() {
          items = []
          name = "Empty"
        }
      }
      struct Shop: View {
        @StateObject private var basket = Basket()
        var body: some View {
          Text("\\(↓basket.items.count)")
          Button("Add") { basket.add() }
        }
      }
      struct OtherShop: View {
        @ObservedObject var basket: Basket
        var body: some View {
          Text("\\(basket.items.count)")
          Button("Rename") { basket.rename() }
        }
      }
      """),
    RuleExample(
      """
      import Observation
      final class Chore: Identifiable {
        let id = 1
        var isDone = false
      }
      struct Chores: View {
        @State private var chores = [Chore()]
        let others: [Chore]
        @State private var count = 0
        var body: some View {
          List(chores) { chore in
            Button(↓chore.isDone ? "Done" : "To do") { chore.isDone.toggle() }
          }
          List(others) { other in
            Button(other.isDone ? "Done" : "To do") {
              other.isDone.toggle()
              count += 1
            }
          }
          Text("\\(count)")
        }
      }
      @Observable final class Plan { var chores = [Chore()] }
      struct Planned: View {
        @State private var plan = Plan()
        var body: some View {
          List(plan.chores) { chore in
            Button(↓chore.isDone ? "Done" : "To do") { chore.isDone.toggle() }
          }
        }
      }
      struct FirstChore: View {
        @State private var chores = [Chore(), Chore()]
        var body: some View {
          Text(↓chores[0].isDone ? "Done" : "To do")
          Button("Do") { chores[0].isDone.toggle() }
        }
      }
      """),
    RuleExample(
      """
      var score = 0
      var best = 0
      let limit = 10
      struct Game: View {
        @State private var round = 0
        var body: some View {
          Text("\\(↓score) of \\(limit)")
          Button("Hit") { score += 1 }
          Text("\\(best), \\(round)")
          Button("Round") {
            best += 1
            round += 1
          }
        }
      }
      """),
    RuleExample(
      """
      final class Session {
        static let shared = Session()
        var user: String?
        func logIn() { user = "Ann" }
      }
      struct Account: View {
        var body: some View {
          if let user = ↓Session.shared.user {
            Text(user)
          } else {
            Button("Log in") { Session.shared.logIn() }
          }
        }
      }
      struct Reloading: View {
        let reload: () -> Void
        var body: some View {
          Text(Session.shared.user ?? "")
          Button("Log in") {
            Session.shared.logIn()
            reload()
          }
        }
      }
      """),
    RuleExample(
      """
      final class Settings: ObservableObject {
        static let shared = Settings()
        @Published var isLarge = false
      }
      struct Size: View {
        var body: some View {
          Button(↓Settings.shared.isLarge ? "Large" : "Small") { Settings.shared.isLarge.toggle() }
        }
      }
      struct ObservedSize: View {
        @ObservedObject private var settings = Settings.shared
        var body: some View {
          Button(Settings.shared.isLarge ? "Large" : "Small") { Settings.shared.isLarge.toggle() }
        }
      }
      """),
    RuleExample(
      """
      final class Counter {
        var count = 0
      }
      struct Counting: View {
        let counter: Counter
        @State private var taps = 0
        var body: some View {
          Button("\\(↓counter.count)") { counter.count += 1 }
        }
      }
      struct Tapping: View {
        let counter: Counter
        @State private var taps = 0
        var body: some View {
          Button("\\(counter.count) \\(taps)") {
            counter.count += 1
            taps += 1
          }
        }
      }
      """),
    RuleExample(
      """
      final class Basket: ObservableObject {
        var items: [String] = [] {
          willSet { objectWillChange.send() }
        }
        func add() { items.append("Tea") }
      }
      struct Shop: View {
        @StateObject private var basket = Basket()
        var body: some View {
          Text("\\(basket.items.count)")
          Button("Add") { basket.add() }
        }
      }
      final class Checkout: ObservableObject {
        var isPaid: Binding<Bool>
        init(isPaid: Binding<Bool>) { self.isPaid = isPaid }
      }
      struct Pay: View {
        @ObservedObject var checkout: Checkout
        var body: some View {
          Button(checkout.isPaid.wrappedValue ? "Paid" : "Pay") { checkout.isPaid.wrappedValue = true }
        }
      }
      """),
    RuleExample(
      """
      enum Settings {
        static var isLoud = false
        static var count = 0
        static var name = ""
      }
      final class Config {
        static let shared = Config()
        var level = 0.0
      }
      struct Panel: View {
        @State private var taps = 0
        var body: some View {
          Toggle("Loud", isOn: Binding(get: { Settings.isLoud }, set: { Settings.isLoud = $0 }))
          Text(↓Settings.isLoud ? "Loud" : "Quiet")
          Button("\\(↓Settings.count)") { Settings.count += 1 }
          Button("\\(Settings.name) \\(taps)") {
            Settings.name = "A"
            taps += 1
          }
          Slider(value: Binding(get: { Config.shared.level }, set: { Config.shared.level = $0 })) { Text("Level") }
          Text("\\(↓Config.shared.level)")
        }
      }
      struct Silent: View {
        var body: some View {
          Toggle("Loud", isOn: Binding(get: { Settings.isLoud }, set: { Settings.isLoud = $0 }))
        }
      }
      """),
    RuleExample(
      """
      final class Router: ObservableObject {
        var path: [Int] = []
        @Published var others: [Int] = []
        func open(_ id: Int) { path.append(id) }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: ↓$router.path) { Button("Open") { router.open(3) } }
          NavigationStack(path: $router.others) { Button("Other") { router.others.append(3) } }
        }
      }
      """),
    RuleExample(
      """
      final class Theme: ObservableObject {
        var accent = "red" { didSet { UserDefaults.standard.set(accent, forKey: "accent") } }
        var tint = "red" { didSet { notify() } }
        @Published var name = ""
        private func notify() { name = tint }
      }
      struct Themes: View {
        @EnvironmentObject private var theme: Theme
        var body: some View {
          Text(↓theme.accent)
          Button("Blue") { theme.accent = "blue" }
          Text(theme.tint)
          Button("Blue") { theme.tint = "blue" }
        }
      }
      """),
    RuleExample(
      """
      import Observation
      @Observable final class Basket {
        @ObservationIgnored var total = 0
        @ObservationIgnored var other = 0
        var lines: [String] = []
        func add() { total += 1 }
        func addLine() {
          other += 1
          lines.append("Tea")
        }
      }
      struct Shop: View {
        @State private var basket = Basket()
        var body: some View {
          Text("\\(↓basket.total), \\(basket.other)")
          Button("Add") { basket.add() }
          Button("Tea") { basket.addLine() }
        }
      }
      """),
    RuleExample(
      """
      final class Person: ObservableObject, Identifiable {
        let id: Int
        @Published var name: String
        init(id: Int, name: String) {
          self.id = id
          self.name = name
        }
      }
      final class People: ObservableObject {
        @Published var all = [Person(id: 1, name: "Ann")]
      }
      struct PeopleList: View {
        @ObservedObject var people: People
        var body: some View {
          ForEach(people.all) { person in Text(↓person.name) }
          Button("Rename") { people.all[0].name = "Bob" }
        }
      }
      """),
    RuleExample(
      """
      final class Clock: ObservableObject {
        @Published var isRunning = false
        @Published var laps = 0
        var seconds = 0
        var total = 0
        private var timer: Timer?
        func start() {
          isRunning = true
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.seconds += 1
          }
        }
        func lap() {
          DispatchQueue.main.async {
            self.total += 1
            self.laps += 1
          }
        }
      }
      struct Stopwatch: View {
        @StateObject private var clock = Clock()
        var body: some View {
          Text("\\(↓clock.seconds) \\(clock.total)")
          Button(clock.isRunning ? "Stop" : "Start") { clock.start() }
          Button("Lap") { clock.lap() }
        }
      }
      """),
    RuleExample(
      """
      class BaseModel: ObservableObject { func load() {} }
      final class Settings: BaseModel {
        @Published var limit = 3.0
        var level = 1.0
        var note = ""
      }
      struct ValueRow: View {
        @Binding var value: Double
        var body: some View {
          HStack {
            Text(value, format: .number)
            Slider(value: $value) { Text("Value") }
          }
        }
      }
      struct SettingsForm: View {
        @StateObject private var settings = Settings()
        var body: some View {
          Form {
            ValueRow(value: $settings.limit)
            ValueRow(value: ↓$settings.level)
            TextField("Note", text: $settings.note)
          }
        }
      }
      """),
  ]
}
