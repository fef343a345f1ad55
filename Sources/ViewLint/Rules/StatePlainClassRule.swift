import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state with an object that is not observed.
struct StatePlainClassRule: Rule {
  static let info = RuleInfo(
    "state_holds_plain_class", .state, .warning, isFixable: false,
    summary: "the body reads an object in `@State` that does not announce its changes",
    explanation: """
      The view shows old values until something else updates it. `@State` watches its value, which for an object is \
      the reference: the properties change, but the reference does not. An `@Observable` class notifies the views that \
      read it; an `ObservableObject` notifies only `@StateObject` and `@ObservedObject`, not `@State`.
      """,
    silence: """
      The rule ignores an object that the body only calls, such as a cache or a player: it may be kept in `@State`. It \
      reports reads of a stored property that the view changes, or of a `@Published` one that is changed anywhere: \
      other code may change an object before the view has it. It ignores a `TimelineView`, which reads the object \
      again at each point in time, properties that a body only sets for an action to read, and widgets, which nothing \
      updates. A macro may make a class with an unknown attribute observable.
      """,
    examples: [
      RuleExample(
        """
        final class Counter {
          var count = 0
        }
        struct Counting: View {
          @State private var counter = Counter()
          var body: some View {
            Text(String(↓counter.count))
            Button("More") { counter.count += 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Counter: ObservableObject {
          @Published var count = 0
          func more() { count += 1 }
        }
        struct Counting: View {
          @State private var counter = Counter()
          var body: some View {
            Button("\\(↓counter.count)") { counter.more() }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Counter {
          var count = 0
        }
        struct Counting: View {
          @State private var counter = Counter()
          var body: some View {
            Button("\\(counter.count)") { counter.count += 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Cache {
          var images: [String: Data] = [:]
        }
        struct Gallery: View {
          @State private var cache = Cache()
          var body: some View {
            Button("Empty") { cache.images = [:] }
          }
        }
        """),
      RuleExample(
        """
        final class Counter: ObservableObject {
          @Published var count = 0
          func more() { count += 1 }
        }
        struct Counting: View {
          @State private var counter = Counter()
          @State private var shown = 0
          var body: some View {
            Button("\\(shown)") { counter.more() }.onReceive(counter.$count) { shown = $0 }
          }
        }
        """),
      RuleExample(
        """
        final class Counter {
          var count = 0
          func more() { count += 1 }
        }
        struct Counting: View {
          @State private var counter: Counter? = Counter()
          var body: some View { Button("\\(↓counter?.count ?? 0)") { counter?.more() } }
        }
        """),
      RuleExample(
        """
        final class Particles {
          var count = 0
        }
        struct Rain: View {
          @State private var particles = Particles()
          var body: some View {
            TimelineView(.animation) { _ in Text("\\(particles.count)") }
            Button("More") { particles.count += 1 }
          }
        }
        """),
      RuleExample(
        """
        import WidgetKit
        final class Episode {
          var title = ""
          func load() { title = "One" }
        }
        struct Entry: TimelineEntry {
          let date: Date
          let episode: Episode
        }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: .now, episode: Episode()) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Card: View {
          @State var episode: Episode
          var body: some View { Text(episode.title) }
        }
        struct Widgets: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "card", provider: Provider()) { entry in Card(episode: entry.episode) }
          }
        }
        """),
      RuleExample(
        """
        final class Holder {
          var text = ""
        }
        struct Field: View {
          let text: String
          @State private var holder = Holder()
          var body: some View {
            let _ = { holder.text = text }()
            Button("Print") { print(holder.text) }
          }
        }
        """),
      RuleExample(
        """
        final class Trip {
          var title = ""
          func load() { title = "One" }
        }
        func fetch() async -> Trip {
          let trip = Trip()
          trip.load()
          return trip
        }
        struct Card: View {
          @State private var trip: Trip?
          @State private var other = Trip()
          var body: some View {
            Text(trip?.title ?? "").task { trip = await fetch() }
            Button(↓other.title) { other.load() }
          }
        }
        """),
      RuleExample(
        """
        final class Name {
          var first = ""
        }
        struct Editor: View {
          @State private var name = Name()
          var body: some View {
            TextField("Name", text: $name.first)
            Text(↓name.first)
          }
        }
        """),
      RuleExample(
        """
        final class Count {
          var value = 0
          func next() { value += 1 }
          func log() { print(value) }
        }
        struct Counter: View {
          @State private var count = Count()
          @State private var other = Count()
          var body: some View {
            Text("\\(↓count.value)")
            Button("Next", action: count.next)
            Text("\\(other.value)")
            Button("Log", action: other.log)
          }
        }
        """),
      RuleExample(
        """
        @ObservableDefaults final class Settings {
          var theme = "Light"
        }
        struct Themes: View {
          @State private var settings = Settings()
          var body: some View { Button(settings.theme) { settings.theme = "Dark" } }
        }
        """),
      RuleExample(
        """
        final class Book {
          var pages = ["One"]
        }
        struct Reader: View {
          @State private var book: Book? = Book()
          var body: some View {
            if let book { Text("\\(↓book.pages.count) pages") }
            if let opened = book { Text("\\(↓opened.pages.count) pages") }
            Button("Add") { book?.pages.append("Two") }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        @objc(Mood) final class Mood: NSManagedObject, Identifiable {
          @NSManaged var level: Int
        }
        struct MoodView: View {
          @State var mood: Mood
          var body: some View {
            Text("\\(↓mood.level)")
            Editor(mood: mood)
          }
        }
        struct Editor: View {
          @ObservedObject var mood: Mood
          var body: some View { Stepper("Level", value: $mood.level) }
        }
        """),
      RuleExample(
        """
        final class Settings: ObservableObject { @Published var years = 5 }
        struct Chart: UIViewRepresentable {
          @State var settings: Settings
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = "\\(↓settings.years)" }
        }
        struct Returns: View {
          @StateObject private var settings = Settings()
          var body: some View {
            Chart(settings: settings)
            Button("More") { settings.years += 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Sidebar: ObservableObject {
          @Published var isHidden = false
          func toggle() { isHidden.toggle() }
        }
        struct SidebarCommands: Commands {
          @State private var sidebar: Sidebar?
          private var isHidden: Bool { ↓sidebar?.isHidden ?? true }
          private var wasHidden: Bool { sidebar?.isHidden ?? true }
          var body: some Commands {
            CommandMenu("Sidebar") {
              Button(isHidden ? "Show" : "Hide") { sidebar?.toggle() }
              Button("Print") { print(wasHidden) }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 18, of: 18, inApps: 56))

  static let visits: [NodeKind] = [.memberAccessExpr]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let base = node.children.first?.unchained, let holder = holder(of: base, context),
      let wrapper = context.analyzer.propertyWrappers(of: holder).first,
      context.analyzer.catalogueText(.owns, of: wrapper.decl) != nil,
      context.analyzer.fact(.subscribes, of: wrapper.decl) == .read,
      let model = context.objectType(of: base), context.isOwn(model), context.analyzer.decl(model).kind == .classType,
      !context.conforms(model, to: .observable), !mayBeObserved(model, context), let use = context.record.uses[node.id],
      use.part == .value,
      context.isOwn(use.decl), isStored(use.decl, context), context.runsForBody || updatesPlatformView(context),
      !context.ancestors.contains(where: { context.madeText($0, of: .ticks) != nil }), !isWritten(node, context),
      let decl = context.decl,
      isPublished(use.decl, of: model, context) || isManaged(model, context)
        || isChanged(use.decl, of: model, in: holder, context)
    else { return }
    let (name, property) = (context.analyzer.name(of: model), context.analyzer.name(of: use.decl))
    let isManaged = isManaged(model, context)
    let isObject = !isManaged && context.conforms(model, to: .observableObject)
    // `@StateObject` stores no optional objects.
    let isOptional = context.analyzer.wrapped(context.analyzer.variableType(of: holder)) != nil
    let advice =
      isManaged
      ? "declare it `@ObservedObject`"
      : !isObject || isOptional
        ? "make `\(name)` `@Observable`" + (isObject ? ", or show it in a view that observes it" : "")
        : "keep it in `@StateObject`"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(property)` changes without updating this view: `@\(context.analyzer.name(of: wrapper.decl))` does not observe \(RuleText.article(name)) `\(name)`; "
          + advice,
        in: context.file, at: node.range, notes: [context.note("the object is stored here", at: holder)]),
      if: context.runsForBody
        ? .all([.written(use.decl, note: "it is changed here"), .live(decl)])
        : .written(use.decl, note: "it is changed here"))
  }

  /// Whether the code is that of `updateUIView`, and runs at once.
  private func updatesPlatformView(_ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.decl(decl).kind == .function, let owner = context.ownerType else {
      return false
    }
    return context.analyzer.updatesPlatformView(decl, of: owner)
      && !context.ancestors.contains { $0.kind == .closureExpr }
  }

  /// The property with an object, also through a name that `if let` binds.
  private func holder(of base: SyntaxNode, _ context: RuleContext) -> DeclID? {
    if let use = context.record.uses[base.id] { return use.part == .value ? use.decl : nil }
    guard base.kind == .declReferenceExpr, let condition = context.unwrapping(of: base) else { return nil }
    guard let value = condition.initialValue else {
      guard let owner = context.ownerType, let name = base.referencedName else { return nil }
      return context.analyzer.directMembers(of: owner, named: base.name(of: name)).first
    }
    return context.record.uses[value.id].flatMap { $0.part == .value ? $0.decl : nil }
  }

  /// Whether an unresolved attribute may be a macro that notifies observers.
  private func mayBeObserved(_ model: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(model).has(.hasCustomAttributes) && !context.conforms(model, to: .observableObject)
  }

  /// Whether the body only sets the member, for code that runs later: `holder.text = text`.
  private func isWritten(_ member: SyntaxNode, _ context: RuleContext) -> Bool {
    var inner = member
    for around in context.ancestors.reversed() {
      guard around.children.first?.id == inner.id else { return false }
      switch around.kind {
      case .assignmentExpr: return true
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr: inner = around
      default: return false
      }
    }
    return false
  }

  private static let managed: Name = "NSManagedObject"

  /// Whether objects of a class come from Core Data, which announces changes to views that observe the object.
  private func isManaged(_ model: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.ancestors(of: model).contains {
      context.analyzer.isFromCatalogue($0) && context.analyzer.decl($0).name == Self.managed
    }
  }

  /// Whether the object publishes changes of a property, so that other code is meant to observe it.
  private func isPublished(_ property: DeclID, of model: DeclID, _ context: RuleContext) -> Bool {
    context.conforms(model, to: .observableObject) && context.analyzer.isObserved(property)
  }

  /// Whether the view that stores the object changes a property of it, or calls a method that does. Writes by other
  /// code may be to another object that is not shown yet.
  private func isChanged(_ property: DeclID, of model: DeclID, in holder: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(holder).name
    return analyzer.bodiesNear(holder).contains { body in
      guard context.isOfSameType(body), !analyzer.isInitializer(body), analyzer.node(of: body).mentions(name) else {
        return false
      }
      let record = analyzer.record(of: body)
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      return analyzer.node(of: body).subtree.contains { node in
        guard let target = Self.target(of: node, record, analyzer), Self.root(of: target, isNamed: name) else {
          return false
        }
        if let write = PropertyWrite(node, record, analyzer) { return write.property == property }
        if node.kind == .memberAccessExpr, other.projectedMember(node) == property { return true }
        guard let use = record.uses[node.id], analyzer.isOwnFunction(use.decl),
          analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == model
        else { return false }
        return writes(property, in: use.decl, analyzer)
      }
    }
  }

  /// The expression that a node writes or binds, or whose method it calls.
  private static func target(of node: SyntaxNode, _ record: BodyRecord, _ analyzer: Analyzer) -> SyntaxNode? {
    switch node.kind {
    case .memberAccessExpr:
      // `$model.name`, and a reference such as `model.load` as the action of a button.
      record.uses[node.id].map {
        analyzer.decl($0.decl).kind == .subscriptDecl || analyzer.decl($0.decl).kind == .function
      } == true ? node : nil
    case .assignmentExpr, .functionCallExpr: node.children.first
    case .infixOperatorExpr: node.isAssigningOperation ? node.children.first : nil
    default: nil
    }
  }

  /// Whether an expression begins with a name or its projection: `model` in `self.model?.page.title`.
  private static func root(of expression: SyntaxNode, isNamed name: Name) -> Bool {
    var current = expression
    while let inner = current.children.first, inner.kind.isExpr {
      if inner.isSelfReference { break }
      current = inner
    }
    guard let token = current.referencedName else { return false }
    let found = current.name(of: token)
    return found == name || found == name.projection
  }

  /// Whether a function writes a property in its own code.
  private func writes(_ property: DeclID, in function: DeclID, _ analyzer: Analyzer) -> Bool {
    let record = analyzer.record(of: function)
    return analyzer.node(of: function).subtree.contains { PropertyWrite($0, record, analyzer)?.property == property }
  }

  private func isStored(_ property: DeclID, _ context: RuleContext) -> Bool {
    let decl = context.analyzer.decl(property)
    return decl.kind == .variable && decl.flags.isDisjoint(with: [.isConstant, .isComputed, .isStatic])
  }
}
