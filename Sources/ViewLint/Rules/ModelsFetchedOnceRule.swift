import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about models that are fetched into state when the view appears, while an action of the view inserts or deletes
/// models.
struct ModelsFetchedOnceRule: Rule {
  static let info = RuleInfo(
    "models_fetched_once", .data, .warning, isFixable: false,
    summary: "the models are fetched when the view appears, and what an action adds or deletes later is not shown",
    explanation: """
      The list does not show a new model until the view appears again, and keeps showing deleted ones. \
      `context.fetch(_:)` returns the models that exist at that moment, and `@State` keeps just those. `@Query` \
      fetches again at each change; otherwise fetch again in the action.
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
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 70))

  static let visits: [NodeKind] = [.assignmentExpr]

  private static let fetch = CatalogueMember("ModelContext", "fetch")
  private static let changes = [CatalogueMember("ModelContext", "insert"), CatalogueMember("ModelContext", "delete")]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let write = PropertyWrite(node, context.record, analyzer), let value = write.value,
      context.isShownState(write.property), !context.isPreview,
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
