import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes rows that each observe a whole environment object for one or two of its properties.
struct WideEnvironmentObjectRule: Rule {
  static let info = RuleInfo(
    "wide_environment_object", .performance, .note, isFixable: false, profile: .strict,
    summary: "every property of an environment object updates all rows, which read only one or two of them",
    explanation: """
      Each tick of a position updates every visible row. `@EnvironmentObject` subscribes to the whole \
      `ObservableObject`: each change of the object evaluates the body again, whatever the body reads. Read the \
      property in the view that creates the rows and pass it to them, move related properties into their own object, \
      or make the class `@Observable`, so that a body depends only on what it reads.
      """,
    silence: """
      The rule ignores views that are not created once for each element of some data, and screens that rows lead to. \
      An object is needed as a whole if the row passes it on, binds to it, writes it, calls its methods or reads its \
      computed properties. The rule ignores objects with fewer than four published properties, properties that change \
      only together with what the row reads, and objects in which nothing else is changed while the rows are shown.
      """,
    examples: [
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
          @Published var position = 0.0
          @Published var volume = 1.0
          @Published var isPlaying = false
          func tick() { position += 0.1 }
        }
        struct Row: View {
          @EnvironmentObject private var ↓player: Player
          let title: String
          var body: some View { Text(title).bold(title == player.title) }
        }
        struct Title: View {
          @EnvironmentObject private var player: Player
          var body: some View { Text(player.title) }
        }
        struct Controls: View {
          @EnvironmentObject private var player: Player
          var body: some View {
            Slider(value: $player.position)
            Button("Tick") { player.tick() }
          }
        }
        struct Screen: View {
          @StateObject private var player = Player()
          let titles = ["Up", "Heat"]
          var body: some View {
            List {
              Title()
              Controls()
              ForEach(titles, id: \\.self) { Row(title: $0) }
            }
            .environmentObject(player)
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Player {
          var title = "", position = 0.0, volume = 1.0, isPlaying = false
          func tick() { position += 0.1 }
        }
        final class Film: ObservableObject {
          @Published private(set) var title = ""
          @Published private(set) var trailers: [String] = []
          @Published private(set) var cast: [String] = []
          @Published private(set) var rating = 0
          func load(_ title: String) {
            self.title = title
            trailers = [title]
            cast = []
            rating = 5
          }
        }
        struct Title: View {
          @Environment(Player.self) private var player
          @EnvironmentObject private var film: Film
          var body: some View { Text(player.title + film.title) }
        }
        struct Screen: View {
          @State private var player = Player()
          @StateObject private var film = Film()
          var body: some View {
            List(["Up", "Heat"], id: \\.self) { _ in Title() }.environment(player).environmentObject(film)
            Button("Load") { film.load("Up") }
            Button("Tick") { player.tick() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 6))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let view = context.ownerType,
      analyzer.decl(view).kind == .structure, context.conforms(view, to: .view), !context.isPreview,
      let wrapper = analyzer.propertyWrappers(of: property).first,
      analyzer.catalogueText(.observes, of: wrapper.decl) != nil,
      analyzer.catalogueText(.requires, of: wrapper.decl) != nil,
      let object = context.nominal(analyzer.variableType(of: property)), context.isOwn(object),
      let reads = NarrowReads(
        of: property, among: analyzer.children(of: object).filter { analyzer.isObserved($0) }, context)
    else { return }
    let names = RuleText.list(reads.read.map { "`\(analyzer.name(of: $0))`" })
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each `\(analyzer.name(of: view))` reads only \(names) of `\(analyzer.name(of: property))`, but all rows are "
          + "evaluated again when any of its \(reads.others.count) other properties changes; read it where the rows "
          + "are created, and pass it to them",
        in: context.file, at: analyzer.nameRange(of: property)),
      if: .all([.isRow(view), .notPushed(view), .edited(reads.others, note: "one of the others is changed here")]))
  }
}
