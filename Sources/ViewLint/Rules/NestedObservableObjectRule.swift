import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a body that reads an object inside of an object, which the view does not observe.
struct NestedObservableObjectRule: Rule {
  static let info = RuleInfo(
    "nested_observable_object", .state, .warning, isFixable: false,
    summary: "the body reads from an object inside the one it observes, and misses its changes",
    explanation: """
      The view that reads `model.child.name` keeps showing the old name. `@ObservedObject`, `@StateObject` and \
      `@EnvironmentObject` observe one object, and `@Published var child: Child` publishes that the child is replaced, \
      not that it changes. Pass the child to a separate view that observes it, or make both classes `@Observable`.
      """,
    silence: """
      Changes by a button or a tap of the same view, which `nested_object_change` reports. A model that forwards the \
      changes, by sending its `objectWillChange` itself or by following the property. A view that also observes an \
      object of the child's class. Constants of the child, its `id`, and properties that do not change once the child \
      is created. Presented content, which is created again each time.
      """,
    examples: [
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var score = 0
          func win() { score += 1 }
        }
        final class Game: ObservableObject {
          @Published var player = Player()
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View { Text("\\(↓game.player.score)") }
        }
        struct Buttons: View {
          let player: Player
          var body: some View { Button("Win") { player.win() } }
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
        }
        struct PlayerView: View {
          @ObservedObject var player: Player
          var body: some View { Button("\\(player.score)") { player.win() } }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View { PlayerView(player: game.player) }
        }
        """),
      exampleOfForwarding,
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var score = 0
        }
        final class Game: ObservableObject {
          @Published var player = Player()
        }
        struct GameView: View {
          @StateObject private var game = Game()
          @State private var shown = 0
          var body: some View {
            Button("\\(shown)") { game.player.score += 1 }
              .onReceive(game.player.$score) { shown = $0 }
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
          @Published var player: Player?
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View {
            Text("\\(↓game.player?.score ?? 0)").task { game.player?.win() }
          }
        }
        """),
      RuleExample(
        """
        final class Score: ObservableObject {
          @Published private(set) var text = ""
          @Published private(set) var rank = ""
          init(points: Int) {
            describe(points)
            rate(points)
          }
          private func describe(_ points: Int) { text = String(points) }
          private func rate(_ points: Int) { rank = points > 9 ? "gold" : "silver" }
          func add(_ points: Int) { rate(points) }
        }
        final class Player: ObservableObject {
          @Published var score = Score(points: 3)
          @Published var name = ""
        }
        struct PlayerView: View {
          @StateObject private var player = Player()
          var body: some View {
            Text(player.score.text)
            Text(↓player.score.rank)
            TextField("Name", text: $player.name)
          }
        }
        """),
      RuleExample(
        """
        final class Task: ObservableObject, Identifiable {
          @Published var id = 0
          @Published var name = ""
        }
        final class Plan: ObservableObject {
          @Published var task = Task()
          func change() {
            task.id = 1
            task.name = "new"
          }
        }
        struct PlanView: View {
          @ObservedObject var plan: Plan
          @State private var isShown = false
          var body: some View {
            Button("Task \\(plan.task.id)") { isShown = true }
              .sheet(isPresented: $isShown) { Text(plan.task.name) }
          }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Player: ObservableObject {
          @Published var score = 0
          func win() { score += 1 }
        }
        final class Game: ObservableObject {
          @Published var leads = false
          let player = Player()
          private var followers: Set<AnyCancellable> = []
        }
        extension Game {
          func begin() {
            player.$score.sink { [weak self] in self?.leads = $0 > 3 }.store(in: &followers)
          }
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View {
            Button("\\(game.player.score)") { game.player.win() }.onAppear { game.begin() }
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var isOn = false
          let name = "Ann"
          var label: String { isOn ? "Pause" : "Play" }
        }
        final class Game: ObservableObject {
          @Published var guest: Player?
          let player = Player()
        }
        struct GameView: View {
          @StateObject private var game = Game()
          var body: some View {
            Text(title).onAppear { game.player.isOn.toggle() }
            if let guest = game.guest {
              Text(↓guest.isOn ? guest.name : "off")
            }
          }
          private var title: String { ↓game.player.label }
        }
        """),
    ], precision: RuleInfo.Precision(right: 7, of: 13, inApps: 14))

  /// An object that forwards the changes of an inner one.
  static let exampleOfForwarding = RuleExample(
    """
    import Combine
    final class Player: ObservableObject {
      @Published var score = 0
      func win() { score += 1 }
    }
    final class Game: ObservableObject {
      @Published var player = Player()
      private var watch: AnyCancellable?
      init() {
        watch = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      }
    }
    struct GameView: View {
      @StateObject private var game = Game()
      var body: some View {
        Button("\\(game.player.score)") { game.player.win() }
      }
    }
    """)

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let read = NestedObjectRead(node, in: context), read.change(in: context) == nil else { return }
    let analyzer = context.analyzer
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: read.read))` changes without updating this view, which observes the "
          + "`\(analyzer.name(of: read.outer))` but not `\(RuleText.oneLine(read.object.text))`, a separate object; "
          + "pass that to a separate view that observes it",
        in: context.file, at: node.range, notes: [context.note("the inner object", at: read.link)]),
      if: .written(read.published, note: "it is changed here"))
  }
}
