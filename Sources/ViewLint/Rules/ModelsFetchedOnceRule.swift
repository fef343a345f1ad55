import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about models that are fetched or copied into state when the view appears, while models change later.
struct ModelsFetchedOnceRule: Rule {
  static let info = RuleInfo(
    "models_fetched_once", .data, .warning, isFixable: false,
    summary: "the models are fetched when the view appears, and what an action adds or deletes later is not shown",
    explanation: """
      The list does not show a new model until the view appears again, and keeps showing deleted ones. \
      `context.fetch(_:)` returns the models that exist at that moment, and `@State` keeps just those. `@Query` \
      fetches again at each change; otherwise fetch again in the action. State that takes a part of the result of a \
      query when the view appears does not follow the query either: compute the part in the body, or set it in \
      `onChange` of the query. Reported of replies and of filtered notes that did not appear.
      """,
    silence: """
      State that is set in more than one place, and actions that call functions of the program.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          var name: String
          init(name: String) { self.name = name }
        }
        struct Trips: View {
          @Environment(\\.modelContext) private var context
          @State private var trips: [Trip] = []
          var body: some View {
            List(trips) { Text($0.name) }
              .onAppear { ↓trips = (try? context.fetch(FetchDescriptor<Trip>())) ?? [] }
            Button("Add") { context.insert(Trip(name: "New")) }
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Trip {
          var name: String
          init(name: String) { self.name = name }
        }
        struct Trips: View {
          @Environment(\\.modelContext) private var context
          @Query private var queried: [Trip]
          @State private var trips: [Trip] = []
          @State private var fetched: [Trip] = []
          var body: some View {
            List(queried) { Text($0.name) }
            List(trips + fetched) { Text($0.name) }
              .onAppear { trips = (try? context.fetch(FetchDescriptor<Trip>())) ?? [] }
              .task { load() }
            Button("Add") {
              let trip = Trip(name: "New")
              context.insert(trip)
              trips.append(trip)
              load()
            }
          }
          private func load() { fetched = (try? context.fetch(FetchDescriptor<Trip>())) ?? [] }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Habit {
          var name = ""
          init(name: String) { self.name = name }
        }
        struct Habits {
          let context: ModelContext
          func all() -> [Habit] { (try? context.fetch(FetchDescriptor<Habit>())) ?? [] }
          func add(_ name: String) { context.insert(Habit(name: name)) }
        }
        struct HabitList: View {
          @Environment(\\.modelContext) private var context
          @State private var habits: [Habit] = []
          var body: some View {
            List(habits) { Text($0.name) }
              .onAppear { ↓habits = Habits(context: context).all() }
            Button("Add") { Habits(context: context).add("Read") }
          }
        }
        struct HabitLog: View {
          @Environment(\\.modelContext) private var context
          @State private var habits: [Habit] = []
          var body: some View {
            List(habits) { Text($0.name) }
              .onAppear { habits = Habits(context: context).all() }
          }
        }
        """),
      RuleExample(
        """
        import CoreData
        import SwiftData
        @Model final class Note {
          var isRoot = false
          init() {}
        }
        struct Replies: View {
          @Query private var notes: [Note]
          @Query private var others: [Note]
          @State private var roots: [Note] = []
          @State private var leaves: [Note] = []
          @State private var first: Note?
          @State private var count = 0
          var body: some View {
            Text("\\(roots.count) \\(leaves.count) \\(first?.isRoot == true) \\(count)")
              .task { await compute() }
              .onAppear {
                leaves = others.filter { !$0.isRoot }
                first = others.first
              }
              .onChange(of: others.count) { count = others.count }
          }
          private func compute() async { ↓roots = notes.filter { $0.isRoot } }
        }
        struct Requested: View {
          var request: FetchRequest<NSManagedObject>
          private var objects: FetchedResults<NSManagedObject> { request.wrappedValue }
          @State private var shown: [NSManagedObject] = []
          var body: some View {
            Text("\\(shown.count)").onAppear { ↓shown = objects.filter { !$0.isDeleted } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 70))

  static let visits: [NodeKind] = [.assignmentExpr]

  private static let fetch = CatalogueMember("ModelContext", "fetch")
  private static let changes = [CatalogueMember("ModelContext", "insert"), CatalogueMember("ModelContext", "delete")]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      context.isShownState(write.property), !context.isPreview
    else { return }
    if checkCopy(write, value, context) { return }
    guard
      context.firstPart(inCodeOf: [value], where: { Self.isCall($0, of: [Self.fetch], $1) }) != nil,
      runsAtLifecycleOnly(context),
      let view = context.ownerType, let target = node.children.first
    else { return }
    let uses = PropertyUses(of: write.property, analyzer)
    guard uses.writes.count == 1, uses.bindings.isEmpty, let change = change(in: view, context) else { return }
    let name = analyzer.name(of: write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is fetched only when the view appears: what an action of this view adds or deletes is not shown; "
          + "use `@Query`, or fetch again after the change",
        in: context.file, at: target.range,
        notes: [Diagnostic.Note("the change", in: change.context.file, at: change.node.range)]))
  }

  /// `onAppear { drafts = notes.filter(\.isDraft) }` with a query `notes`.
  private func checkCopy(_ write: PropertyWrite, _ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard isCopied(write.property, analyzer), let query = query(in: value, context), runsAtLifecycleOnly(context),
      let target = write.node.children.first,
      case let uses = PropertyUses(of: write.property, analyzer), uses.writes.count == 1, uses.bindings.isEmpty,
      !followed(query, context)
    else { return false }
    let (name, source) = (analyzer.name(of: write.property), analyzer.name(of: query))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` takes a part of `\(source)` only when the view appears: models that are added or deleted later are "
          + "missed; compute it in the body, or set it in `onChange` of `\(source)`",
        in: context.file, at: target.range, notes: [context.note("the query", at: query)]))
    return true
  }

  /// Whether a state holds several values, and not an object that announces its own changes.
  private func isCopied(_ state: DeclID, _ analyzer: Analyzer) -> Bool {
    let type = analyzer.variableType(of: state)
    return analyzer.isOwnState(state) && analyzer.types.kind(type) == .nominal
      && analyzer.types.decl(type) == analyzer.knownDecl(Self.array)
  }

  private static let array: Name = "Array"

  /// The property of the view with the result of a query in a value: one with the wrapper, or one that reads a request.
  private func query(in value: SyntaxNode, _ context: RuleContext) -> DeclID? {
    value.subtree.firstNonNil { part in
      guard let use = context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
        context.isOfSameType(use.decl), context.analyzer.decl(use.decl).kind == .variable
      else { return nil }
      return isQuery(use.decl, context) ? use.decl : nil
    }
  }

  private func isQuery(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.decl(property).has(.isComputed) {
      guard let read = analyzer.onlyValue(of: property)?.memberBase, let view = context.ownerType,
        let request = read.referencedName.flatMap({
          analyzer.directMembers(of: view, named: read.name(of: $0)).first
        }), let type = context.nominal(analyzer.variableType(of: request))
      else { return false }
      return analyzer.fact(.shares, of: type) == .query
    }
    return analyzer.propertyWrappers(of: property).first.map { analyzer.fact(.shares, of: $0.decl) == .query } ?? false
  }

  /// Whether code runs at each change of a query, or of a computed property that reads it.
  private func followed(_ query: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(query).name
    let computed = context.bodiesOfType.filter { body in
      analyzer.decl(body).kind == .variable && body != query && analyzer.decl(body).has(.isComputed)
        && !analyzer.isViewContent(body) && analyzer.node(of: body).mentions(name)
    }
    return ([query] + computed).contains { context.isWatched($0) }
  }

  /// Whether the code is in the action of a lifecycle modifier, or in a method that only such actions call.
  private func runsAtLifecycleOnly(_ context: RuleContext) -> Bool {
    var open = [context]
    var seen: Set<DeclID> = []
    while let next = open.popLast() {
      if next.ancestors.contains(where: { next.calledFact(.lifecycle, of: $0) != nil }) { continue }
      guard let method = next.decl, next.analyzer.decl(method).kind == .function else { return false }
      guard seen.insert(method).inserted else { continue }
      let places = next.helperPlaces(of: method)
      if places.isEmpty { return false }
      open += places.map(\.context)
    }
    return true
  }

  private func change(in view: DeclID, _ context: RuleContext) -> (node: SyntaxNode, context: RuleContext)? {
    for action in context.actions(of: view) {
      let code = action.context.calledCode(of: action.statements)
      // A call of unknown code may fetch again.
      let isCodeKnown = code.allSatisfy { place in
        place.node.subtree.allSatisfy {
          $0.kind != .functionCallExpr || place.context.record.uses[$0.id].map { isKnown($0, context) } ?? false
        }
      }
      guard isCodeKnown,
        let change = action.context.firstPart(
          inCodeOf: action.statements, where: { Self.isCall($0, of: Self.changes, $1) })
      else { continue }
      return (change.node, change.context)
    }
    return nil
  }

  private func isKnown(_ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
    use.isMemberwise || context.analyzer.isFromCatalogue(use.decl) || context.analyzer.isInitializer(use.decl)
      || context.analyzer.isOwnFunction(use.decl)
  }

  private static func isCall(_ node: SyntaxNode, of members: [CatalogueMember], _ context: RuleContext) -> Bool {
    node.kind == .functionCallExpr && context.isUse(node, ofAny: members)
  }
}
