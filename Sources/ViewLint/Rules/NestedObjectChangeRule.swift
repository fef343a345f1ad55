import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view whose action changes an object inside of the observed one, and does not show the change.
struct NestedObjectChangeRule: Rule {
  static let info = RuleInfo(
    "nested_object_change", .state, .warning, isFixable: false,
    summary: "the view changes an object inside the one it observes, and does not show the change",
    explanation: """
      After a tap on `Button("\\(model.child.count)") { model.child.count += 1 }`, the button shows the old count \
      until something else updates the view. `@ObservedObject`, `@StateObject` and `@EnvironmentObject` observe one \
      object, and `@Published var child: Child` publishes that the child is replaced, not that it changes. Pass the \
      child to a separate view that observes it, or make both classes `@Observable`.
      """,
    silence: """
      Actions that also write something that the view observes, call a stored closure, or start something that runs \
      later. A model that forwards the changes. A view that also observes an object of the child's class. Changes \
      elsewhere in the program, which `nested_observable_object` reports.
      """,
    examples: [
      RuleExample(
        """
        final class Wallet: ObservableObject { @Published var coins = 0; func earn() { coins += 1 } }
        final class Player: ObservableObject { let wallet = Wallet() }
        struct Score: View {
          @ObservedObject var player: Player
          var body: some View {
            Text("\\(↓player.wallet.coins)")
            Button("Earn", action: player.wallet.earn)
          }
        }
        final class Plan: ObservableObject { @Published var isPro = false }
        final class Account: ObservableObject {
          @Published var plan = Plan()
          func upgrade() { plan.isPro = true }
        }
        struct Badge: View {
          @ObservedObject var account: Account
          var body: some View {
            Text(↓account.plan.isPro ? "Pro" : "Free")
            Button("Upgrade", action: account.upgrade)
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var score = 0
          func win() { score += 1 }
        }
        final class Game: ObservableObject {
          @Published var player = Player()
          @Published var guest: Player?
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View {
            Button("\\(↓game.player.score)") { game.player.win() }
          }
        }
        struct GuestView: View {
          @ObservedObject var game: Game
          var body: some View {
            Text("\\(↓game.guest?.score ?? 0)")
            Button("Win") { win() }
          }
          private func win() { game.guest?.score += 1 }
        }
        struct CountedView: View {
          @ObservedObject var game: Game
          @State private var taps = 0
          var body: some View {
            Button("\\(game.player.score) after \\(taps)") {
              game.player.win()
              taps += 1
            }
          }
        }
        struct OtherView: View {
          @ObservedObject var game: Game
          @ObservedObject var player: Player
          var body: some View { Button("\\(game.player.score)") { game.player.win() } }
        }
        """),
      NestedObservableObjectRule.exampleOfForwarding,
      RuleExample(
        """
        final class Player: ObservableObject, Identifiable {
          @Published var score = 0
          let id: Int
          init(id: Int) { self.id = id }
        }
        final class Game: ObservableObject {
          @Published var players = [Player(id: 1), Player(id: 2)]
          func add() { players.append(Player(id: players.count)) }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View {
            List(game.players) { player in
              Button("\\(player.id): \\(↓player.score)") { player.score += 1 }
            }
          }
        }
        struct CountedView: View {
          @StateObject private var game = Game()
          var body: some View {
            ForEach(game.players) { player in
              Button("\\(player.score)") {
                player.score += 1
                game.add()
              }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var score = 0
        }
        final class Game: ObservableObject {
          @Published var player = Player()
          @Published var round = 0
          func next() { round += 1 }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          let move: (Game) -> Void
          var body: some View {
            Text("\\(game.player.score)")
            Button("Next") {
              game.player.score += 1
              game.next()
            }
            Button("Later") {
              game.player.score += 1
              Task { game.next() }
            }
            Button("Move") {
              game.player.score += 1
              move(game)
            }
            Stepper("Score", value: $game.player.score)
          }
        }
        """),
      RuleExample(
        """
        final class Tabs: ObservableObject {
          @Published var history: [Int] = []
          @Published var isBusy = false
          func open() { history.append(1) }
        }
        final class Browser: ObservableObject {
          let tabs = Tabs()
          @Published var title = ""
          var canGoBack: Bool { !tabs.history.isEmpty }
          var name: String { tabs.isBusy ? title : "Ready" }
          func open() { tabs.open() }
          func rename() {
            tabs.open()
            title = "Other"
          }
        }
        struct BackButton: View {
          @ObservedObject var browser: Browser
          var body: some View {
            Button("Back") { print("back") }.disabled(!↓browser.canGoBack)
            Button("Open") { browser.open() }
            Text(browser.name)
          }
        }
        struct NameButton: View {
          @ObservedObject var browser: Browser
          var body: some View {
            Button("Rename") { browser.rename() }.disabled(!browser.canGoBack)
          }
        }
        """),
      RuleExample(
        """
        final class Favourites: ObservableObject {
          @Published private(set) var ids: Set<String> = []
          func toggle(_ id: String) { if ids.contains(id) { ids.remove(id) } else { ids.insert(id) } }
          func contains(_ id: String) -> Bool { ids.contains(id) }
        }
        final class Store: ObservableObject {
          @Published var names: [String] = []
          let favourites = Favourites()
        }
        struct Names: View {
          @EnvironmentObject var store: Store
          var body: some View {
            List(store.names, id: \\.self) { star($0) }
          }
          private func star(_ id: String) -> some View {
            Button(↓store.favourites.contains(id) ? "Remove" : "Add") { store.favourites.toggle(id) }
          }
        }
        struct ObservedNames: View {
          @EnvironmentObject var store: Store
          @EnvironmentObject var favourites: Favourites
          var body: some View {
            List(store.names, id: \\.self) { star($0) }
          }
          private func star(_ id: String) -> some View {
            Button(store.favourites.contains(id) ? "Remove" : "Add") { store.favourites.toggle(id) }
          }
        }
        """),
      RuleExample(
        """
        final class Favorites: ObservableObject {
          @Published private(set) var ids: Set<String> = []
          func contains(_ id: String) -> Bool { ids.contains(id) }
          func add(_ id: String) { ids.insert(id) }
        }
        final class Configuration: ObservableObject {
          @Published private(set) var names: Set<String> = []
          func contains(_ name: String) -> Bool { names.contains(name) }
          func add(_ name: String) { names.insert(name) }
        }
        final class Store: ObservableObject {
          let favorites = Favorites()
          let configuration = Configuration()
          private var cancellables: Set<AnyCancellable> = []
          init() {
            configuration.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
          }
        }
        struct ResourceView: View {
          @ObservedObject var store: Store
          var body: some View {
            Text(↓store.favorites.contains("a") ? "Yes" : "No")
            Text(store.configuration.contains("a") ? "Yes" : "No")
            Button("Add") { store.favorites.add("a") }
            Button("Set") { store.configuration.add("a") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 47))

  static let visits: [NodeKind] = [.memberAccessExpr, .functionCallExpr]
  /// The objects may be declared in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, let read = NestedObjectRead(node, in: context), let change = read.change(in: context)
    else { return }
    let analyzer = context.analyzer
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view changes `\(analyzer.name(of: read.published))` and keeps showing the old value: it observes the "
          + "`\(analyzer.name(of: read.outer))` but not `\(RuleText.oneLine(read.object.text))`, a separate object; "
          + "pass that to a separate view that observes it",
        in: context.file, at: node.range,
        notes: [
          Diagnostic.Note("it is changed here", in: change.context.file, at: change.node.range),
          context.note("the inner object", at: read.link),
        ]))
  }
}
