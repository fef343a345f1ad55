import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object in `@State` whose initializer has effects, which happen at each initialization of the view.
struct StateReferenceEagerInitRule: Rule {
  static let info = RuleInfo(
    "state_reference_eager_init", .state, .warning, isFixable: false,
    summary: "every update of the parent creates the object again, and discards all but the first",
    explanation: """
      An object whose initializer loads, observes or starts something does so again and again, for an object that is \
      discarded. The first value of a `@State` is evaluated each time the view is created, which is at every update of \
      its parent; only the first is kept. `@StateObject` waits until the view appears; `@State` does not before the \
      SDK 27, and with every SDK a value that an initializer passes to `State(initialValue:)` is evaluated each time. \
      Let the object's initializer do nothing and load in a `task`, or create the object in the task and keep it in an \
      optional `@State`.
      """,
    silence: """
      Reported only if the initializer visibly does more than set properties, and if a view that creates this one is \
      evaluated again while this one is shown.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String] = []
          init() { Task { await load() } }
          func load() async { items = ["new"] }
        }
        struct FeedView: View {
          @State private var ↓feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              FeedView()
              Text(note)
              TextField("Note", text: $note)
            }
          }
        }
        """, sdk: 26),
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String] = []
          init() { Task { await load() } }
          func load() async { items = ["new"] }
        }
        struct FeedView: View {
          @State private var feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              FeedView()
              Text(note)
              TextField("Note", text: $note)
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String]
          init() { items = ["new"] }
        }
        struct FeedView: View {
          @State private var feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              FeedView()
              Text(note)
              TextField("Note", text: $note)
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String] = []
          init() { Task { await load() } }
          func load() async { items = ["new"] }
        }
        struct FeedView: View {
          @State private var feed: Feed?
          var body: some View {
            Text("Feed").task { feed = Feed() }
          }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              FeedView()
              Text(note)
              TextField("Note", text: $note)
            }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String] = []
          init(name: String) { Task { await load() } }
          func load() async { items = ["new"] }
        }
        struct FeedView: View {
          @State private var feed: Feed
          init(name: String) { _feed = State(initialValue: ↓Feed(name: name)) }
          var body: some View { Text(feed.items.joined()) }
        }
        struct Desk: View {
          @State private var note = ""
          var body: some View {
            VStack {
              FeedView(name: "Ada")
              Text(note)
              TextField("Note", text: $note)
            }
          }
        }
        """),
      RuleExample(
        """
        import Foundation
        import Observation
        @Observable final class Notes {
          var data: Data
          init(file: URL) { data = (try? Data(contentsOf: file)) ?? Data() }
        }
        struct Editor: View {
          @State private var ↓notes = Notes(file: URL(fileURLWithPath: "notes"))
          var body: some View { Text("\\(notes.data.count)") }
        }
        struct Desk: View {
          @State private var count = 0
          var body: some View {
            Editor()
            Button("\\(count)") { count += 1 }
          }
        }
        """, sdk: 26),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 33))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard node.kind != .patternBinding || !analyzer.program.configuration.makesStateLater,
      let (property, value) = firstValue(node, context), value.kind == .functionCallExpr,
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      let wrapper = analyzer.propertyWrappers(of: property).first,
      wrapper.decl == analyzer.knownDecl("State"), let made = context.madeType(value), context.isOwn(made),
      analyzer.decl(made).kind == .classType, let use = context.record.uses[value.id], !use.isMemberwise
    else { return }
    var finder = EffectFinder(analyzer, countsWrites: false, countsSlow: true)
    guard let effect = finder.effect(of: use.decl), !effect.isPrint else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(RuleText.article(analyzer.name(of: made))) `\(analyzer.name(of: made))` is created whenever the parent of "
          + "`\(analyzer.name(of: owner))` is updated, and all but the first are discarded; let its initializer do "
          + "nothing, or create it in a `task`",
        in: context.file,
        at: node.kind == .patternBinding ? analyzer.nameRange(of: property) : value.range,
        notes: [
          Diagnostic.Note(
            "its initializer does this each time", in: analyzer.program.file(effect.file).source, at: effect.range)
        ]),
      if: .remade(owner, note: "the view is created here, by one that is updated"))
  }

  /// The initial value of a property: `Feed()` of `@State private var feed = Feed()` or, in an initializer, of
  /// `_feed = State(initialValue: Feed())` and `feed = Feed()`.
  private func firstValue(_ node: SyntaxNode, _ context: RuleContext) -> (DeclID, SyntaxNode)? {
    if node.kind == .patternBinding {
      guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).has(.hasCustomAttributes),
        let value = node.initialValue
      else { return nil }
      return (decl, value)
    }
    guard let (use, value) = context.initialization(node) else { return nil }
    if use.part == .value { return (use.decl, value) }
    guard use.part == .storage, let (arguments, _) = context.arguments(of: value), arguments.count == 1 else {
      return nil
    }
    return arguments.first.map { (use.decl, $0.node) }
  }
}
