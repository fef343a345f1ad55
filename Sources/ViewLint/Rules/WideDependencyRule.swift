import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a view that receives a large value or object and reads little of it.
struct WideDependencyRule: Rule {
  static let info = RuleInfo(
    "wide_dependency", .performance, .note, isFixable: false,
    summary: "the view depends on a whole value or object, but reads only one or two of its properties",
    explanation: """
      A view that reads only the title is evaluated again for every other property. SwiftUI evaluates a view's body \
      again if a structure among its inputs differs anywhere, and whenever an observed `ObservableObject` announces a \
      change. Pass it what it reads: `Badge(theme: config.theme)`. With an `@Observable` object, a body depends only \
      on what it reads.
      """,
    silence: """
      A value is needed as a whole if the view passes it on, binds to it, writes it, calls its methods or reads its \
      computed properties. A view that gets a closure, which never equals the last one, is evaluated again anyway. The \
      rule ignores small values and rows, objects from the environment, creators that do not observe the object \
      themselves and could pass nothing that stays current, properties that change only together with what the view \
      reads, and programs in which nothing changes the other properties while the view is shown.
      """,
    examples: [
      RuleExample(
        """
        struct Config {
          var theme = "light", title = "", size = 12, isOn = false
        }
        struct ThemeBadge: View {
          let ↓config: Config
          var body: some View { Text(config.theme) }
        }
        struct Editor: View {
          @State private var config = Config()
          var body: some View {
            TextField("Title", text: $config.title)
            ThemeBadge(config: config)
          }
        }
        """),
      RuleExample(
        """
        struct Config {
          var theme = "light", title = "", size = 12, isOn = false
        }
        struct ThemeBadge: View {
          let theme: String
          var body: some View { Text(theme) }
        }
        struct Editor: View {
          @State private var config = Config()
          var body: some View {
            TextField("Title", text: $config.title)
            ThemeBadge(theme: config.theme)
          }
        }
        """),
      RuleExample(
        """
        final class Player: ObservableObject {
          @Published var title = ""
          @Published var position = 0.0
          @Published var volume = 1.0
          @Published var isPlaying = false
          func tick() { position += 0.1 }
        }
        struct Title: View {
          @ObservedObject var ↓player: Player
          var body: some View { Text(player.title).bold() }
        }
        struct Volume: View {
          @ObservedObject var player: Player
          var body: some View { Slider(value: $player.volume) }
        }
        struct Screen: View {
          @StateObject private var player = Player()
          var body: some View {
            Title(player: player)
            Volume(player: player)
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
        struct Title: View {
          @Environment(Player.self) private var player
          var body: some View { Text(player.title) }
        }
        """),
      RuleExample(
        """
        struct Book {
          var title: String, author: String, year: Int, pages: Int
        }
        struct Cover: View {
          let book: Book
          var body: some View { Text(book.title) }
        }
        struct Shelf: View {
          let books: [Book]
          var body: some View { ForEach(books, id: \\.title) { Cover(book: $0) } }
        }
        """),
      RuleExample(
        """
        struct Config {
          var theme = "light", title = "", size = 12, isOn = false
        }
        struct ThemeButton: View {
          let config: Config
          let choose: () -> Void
          var body: some View { Button(config.theme, action: choose) }
        }
        struct Editor: View {
          @State private var config = Config()
          var body: some View {
            TextField("Title", text: $config.title)
            ThemeButton(config: config) { config.size += 1 }
          }
        }
        """),
      RuleExample(
        """
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
          @ObservedObject var film: Film
          var body: some View { Text(film.title) }
        }
        struct Screen: View {
          @StateObject private var film = Film()
          var body: some View {
            Title(film: film)
            Button("Load") { film.load("Up") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 25, of: 26, inApps: 56))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let view = context.ownerType,
      analyzer.decl(view).kind == .structure, analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic]),
      context.conforms(view, to: .view), !context.isPreview, !isNeverEqual(view, context),
      let all = properties(tellingOf: property, context), let reads = NarrowReads(of: property, among: all, context)
    else { return }
    let names = RuleText.list(reads.read.map { "`\(analyzer.name(of: $0))`" })
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: view))` reads only \(names) of `\(analyzer.name(of: property))`, but is evaluated "
          + "again when any of its \(reads.others.count) other properties changes; pass it what it reads",
        in: context.file, at: analyzer.nameRange(of: property)),
      if: .givenAndEdited(
        ProgramFacts.Input(view: view, label: analyzer.decl(property).name), reads.others,
        note: "one of the others is changed here"))
  }

  /// Whether a view has a closure input, so that it compares as unequal in any case.
  private func isNeverEqual(_ view: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.children(of: view).contains { member in
      context.analyzer.isInput(member) && context.analyzer.resultOfFunction(in: member) != nil
    }
  }

  /// The properties of an input whose changes invalidate the body; `nil` if the view owns it, or if it is neither a
  /// structure nor an object that is observed as a whole.
  private func properties(tellingOf property: DeclID, _ context: RuleContext) -> [DeclID]? {
    let analyzer = context.analyzer
    func type() -> DeclID? {
      context.nominal(analyzer.variableType(of: property)).flatMap { context.isOwn($0) ? $0 : nil }
    }
    if let wrapper = analyzer.propertyWrappers(of: property).first {
      guard analyzer.catalogueText(.observes, of: wrapper.decl) != nil, !analyzer.ownsWrappedValue(wrapper.decl),
        analyzer.catalogueText(.requires, of: wrapper.decl) == nil
      else { return nil }
      return type().map { analyzer.children(of: $0).filter { analyzer.isObserved($0) } }
    }
    guard analyzer.isInput(property), let type = type(), analyzer.decl(type).kind == .structure else { return nil }
    return analyzer.children(of: type).filter { analyzer.isInput($0) }
  }
}
