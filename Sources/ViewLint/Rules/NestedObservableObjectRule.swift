import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a body that reads an object in an object, which nobody observes.
struct NestedObservableObjectRule: Rule {
  static let info = RuleInfo(
    "nested_observable_object", .state, .warning, isFixable: false,
    summary: "the body reads from an object inside of the object it observes, and misses its changes",
    explanation: """
      `@ObservedObject`, `@StateObject` and `@EnvironmentObject` observe one object. `@Published var child: Child` tells \
      of another child, not of changes in it: the view that reads `model.child.name` keeps showing the old name. Give the \
      child to a view of its own that observes it, or make both classes `@Observable`.
      """,
    silence: """
      A model that passes the changes on, by sending its `objectWillChange` itself or by following the property; a view that also observes an object of \
      the child's class; constants of the child, its `id`, and properties that nobody changes once the child is made; what is presented, which \
      is made anew each time.
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
          var body: some View {
            Button("\\(↓game.player.score)") { game.player.win() }
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
      RuleExample(
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
        """),
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
            Button("\\(↓game.player?.score ?? 0)") { game.player?.win() }
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
            Button(title) { game.player.isOn.toggle() }
            if let guest = game.guest {
              Text(↓guest.isOn ? guest.name : "off")
            }
          }
          private var title: String { ↓game.player.label }
        }
        """),
    ], precision: RuleInfo.Precision(right: 7, of: 13, inApps: 14))

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let asksProgram = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let middle = object(read: node, context), let outer = middle.children.first,
      let holder = context.record.uses[outer.id], holder.part == .value,
      let wrapper = analyzer.propertyWrappers(of: holder.decl).first,
      analyzer.catalogueText(.subscribes, of: wrapper.decl) == "declared",
      let model = context.nominal(of: outer), let child = context.objectType(of: middle),
      isObject(model, context), isObject(child, context), let use = context.record.uses[node.id],
      use.part == .value, context.isOwn(use.decl), let published = published(by: use.decl, context),
      let link = context.record.uses[middle.id], context.isOwn(link.decl),
      context.runsForBody, !observes(child, context), !forwards(model, published, context),
      !context.isOnlySetUp(published, of: child), !tellsApart(published, of: child, context), !isPresented(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: use.decl))` changes without updating this view, which observes the `\(analyzer.name(of: model))` "
          + "but not `\(RuleText.oneLine(middle.text))`, an object of its own; give that to a view of its own that observes it",
        in: context.file, at: node.range, notes: [context.note("the object in the object", at: link.decl)]),
      if: .written(published, note: "it is changed here"))
  }

  /// The object inside of another one whose property is read: `game.player` of `game.player.score`, and of `player.score`
  /// where `player` is what `if let` takes out of it.
  private func object(read node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard let base = node.children.first?.unchained else { return nil }
    if base.kind == .memberAccessExpr { return base }
    guard let value = (context.localValue(of: base) ?? context.unwrapping(of: base)?.initialValue)?.unchained,
      value.kind == .memberAccessExpr, value.children.first?.kind.isExpr == true
    else { return nil }
    return value
  }

  /// The published property that is read: the property itself, or the only one of the object that it is worked out of.
  private func published(by property: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    if analyzer.decl(property).has(.isComputed) {
      guard let value = analyzer.onlyValue(of: property) else { return nil }
      let inner = RuleContext(analyzer, property.file)
      inner.enter(property)
      let read = value.subtree.compactMap { inner.record.uses[$0.id] }.filter { use in
        use.part == .value && analyzer.decl(use.decl).kind == .variable && inner.isOfSameType(use.decl)
      }
      guard let first = read.first?.decl, read.allSatisfy({ $0.decl == first }),
        !analyzer.decl(first).has(.isComputed)
      else { return nil }
      return published(by: first, inner)
    }
    return analyzer.propertyWrappers(of: property).first.map { analyzer.isFromCatalogue($0.decl) } == true
      ? property : nil
  }

  private func isObject(_ type: DeclID, _ context: RuleContext) -> Bool {
    context.isOwn(type) && context.analyzer.decl(type).kind == .classType
      && context.conforms(type, to: .observableObject) && !context.conforms(type, to: .observable)
  }

  private static let identifier: Name = "id"

  /// Whether a property says which object it is: one that is shown stays the same.
  private func tellsApart(_ property: DeclID, of type: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(property).name == Self.identifier && context.conforms(type, to: "Identifiable")
  }

  /// Whether the code makes what is presented: that is made anew each time that it is.
  private func isPresented(_ context: RuleContext) -> Bool {
    context.enclosingCalls.contains { call, _ in
      context.record.uses[call.id].map { context.analyzer.catalogueText(.presents, of: $0.decl) != nil } ?? false
    }
  }

  /// Whether the view has a property of its own that observes an object of the class.
  private func observes(_ child: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    return context.analyzer.children(of: owner).contains { member in
      context.analyzer.decl(member).kind == .variable && !context.analyzer.propertyWrappers(of: member).isEmpty
        && context.nominal(context.analyzer.variableType(of: member)) == child
    }
  }

  /// Whether the model speaks of its publisher anywhere, or of that of the child's property: then it may pass on what the
  /// child says.
  private func forwards(_ model: DeclID, _ property: DeclID, _ context: RuleContext) -> Bool {
    let projection = context.analyzer.decl(property).name.projection
    let parts = [model] + context.analyzer.extensions(of: model)
    return parts.contains { part in
      let node = context.analyzer.node(of: part)
      return node.tokenIndices.contains { index in
        switch node.token(index).kind {
        case .identifier: node.name(at: index) == context.analyzer.announcement
        case .dollarIdentifier: node.name(at: index) == projection
        default: false
        }
      }
    }
  }
}
