import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a query for models that the program's store does not contain, or a fetch request without a context.
struct StoreIncompleteRule: Rule {
  static let info = RuleInfo(
    "store_incomplete", .data, .warning, isFixable: false,
    summary: "the view queries a store that the program does not set up, or not for these models",
    explanation: """
      The app crashes when the view appears. `@Query` uses the model container in the environment. If that was \
      created for other models, `modelContainer(for: Book.self)`, a query for `Reader` fails: list all models, \
      `modelContainer(for: [Book.self, Reader.self])`. `@FetchRequest` uses the managed object context in the \
      environment; without `.environment(\\.managedObjectContext, …)` on the root view, that context has no store. Nor has \
      a `@Query` a store without `modelContainer` on the scene or a view.
      """,
    silence: """
      The rule ignores models to which a listed model has a relationship, programs with a container whose models are \
      not written as `Model.self`, and programs without their `@main` type.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title = ""
          init() {}
        }
        @Model final class Reader {
          var name = ""
          init() {}
        }
        @main struct Library: App {
          let container: ModelContainer = {
            let schema = Schema([Book.self])
            return try! ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema)])
          }()
          var body: some Scene { WindowGroup { Shelf() }.modelContainer(container) }
        }
        struct Shelf: View {
          @Query private var books: [Book]
          @Query private var ↓readers: [Reader]
          var body: some View { Text("\\(books.count) \\(readers.count)") }
        }
        #Preview { Shelf().modelContainer(for: Reader.self, inMemory: true) }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title = ""
          init() {}
        }
        @main struct Library: App {
          let container = try! ModelContainer(for: Book.self)
          var body: some Scene { WindowGroup { Shelf() } }
        }
        struct Shelf: View {
          @Environment(\\.modelContext) private var context
          @Query private var ↓books: [Book]
          var body: some View { Text("\\(books.count)") }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title = ""
          init() {}
        }
        @main struct Library: App {
          let container = try! ModelContainer(for: Book.self)
          var body: some Scene { WindowGroup { Shelf().environment(\\.modelContext, container.mainContext) } }
        }
        struct Shelf: View {
          @Query private var books: [Book]
          var body: some View { Text("\\(books.count)") }
        }
        """),
      RuleExample(
        """
        import CoreData
        final class Book: NSManagedObject { @NSManaged var title: String }
        @main struct Library: App {
          let container = NSPersistentContainer(name: "Books")
          var body: some Scene { WindowGroup { Shelf() } }
        }
        struct Shelf: View {
          @FetchRequest(sortDescriptors: []) private var ↓books: FetchedResults<Book>
          var body: some View { Text("\\(books.count)") }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title = ""
          var readers: [Reader] = []
          init() {}
        }
        @Model final class Reader {
          var name = ""
          init() {}
        }
        @main struct Library: App {
          var body: some Scene { WindowGroup { Shelf() }.modelContainer(for: Book.self) }
        }
        struct Shelf: View {
          @Query private var books: [Book]
          @Query private var readers: [Reader]
          var body: some View { Text("\\(books.count) \\(readers.count)") }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title = ""
          init() {}
        }
        @Model final class Reader {
          var name = ""
          init() {}
        }
        enum Store {
          static let models: [any PersistentModel.Type] = [Book.self, Reader.self]
          static let container = try! ModelContainer(for: Schema(models))
        }
        @main struct Library: App {
          var body: some Scene { WindowGroup { Shelf() }.modelContainer(Store.container) }
        }
        struct Shelf: View {
          @Query private var books: [Book]
          @Query private var readers: [Reader]
          var body: some View { Text("\\(books.count) \\(readers.count)") }
        }
        """),
      RuleExample(
        """
        import CoreData
        final class Book: NSManagedObject { @NSManaged var title: String }
        @main struct Library: App {
          let container = NSPersistentContainer(name: "Books")
          var body: some Scene {
            WindowGroup { Shelf().environment(\\.managedObjectContext, container.viewContext) }
          }
        }
        struct Shelf: View {
          @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>
          var body: some View { Text("\\(books.count)") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  private static let query: Name = "Query"
  private static let fetch: Name = "FetchRequest"
  private static let makers: [Name] = ["modelContainer", "ModelContainer", "Schema"]
  private static let setters: [Name] = ["modelContainer", "modelContext"]
  private static let key: Name = "managedObjectContext"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl,
      let wrapper = analyzer.propertyWrappers(of: decl).first, analyzer.isFromCatalogue(wrapper.decl)
    else { return }
    let name = analyzer.decl(wrapper.decl).name
    guard name == Self.fetch || name == Self.query, analyzer.hasEntry, let owner = context.ownerType,
      context.conforms(owner, to: .view), !context.isPreview
    else { return }
    if name == Self.fetch { return checkContext(decl, context) }
    checkContainer(decl, context)
    guard let model = analyzer.modelClass(ofElementsIn: analyzer.variableType(of: decl)) else { return }
    let text = analyzer.name(of: model)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no model container is created for `\(text)`: the app crashes when this query runs; add `\(text).self` to the "
          + "models of the container",
        in: context.file, at: analyzer.nameRange(of: decl)),
      if: .all([
        .somewhere(Self.setters, where: Self.setsContainer),
        .nowhere(Self.makers) { place, analyzer in Self.mayStore(model, place, analyzer) },
      ]))
  }

  private func checkContainer(_ decl: DeclID, _ context: RuleContext) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no scene has a model container: the app crashes when this query runs; put `modelContainer(for:)` on the scene",
        in: context.file, at: context.analyzer.nameRange(of: decl)),
      if: .nowhere(Self.setters, where: Self.setsContainer))
  }

  /// Whether a place sets a container or its context for views: `.modelContainer(…)`, `.environment(\.modelContext, …)`.
  @Sendable private static func setsContainer(_ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    place.call(analyzer.program) != nil || isArgument(place, analyzer)
  }

  /// Whether a place is a key path in an argument of a call.
  private static func isArgument(_ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    let path = place.expression(analyzer.program)
    return path.kind == .keyPathProperty
      && place.enclosing(analyzer.program).contains { around in
        around.kind == .functionCallExpr && around.arguments.contains { $0.range.contains(path.range) }
      }
  }

  private func checkContext(_ decl: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view has a managed object context in its environment: the app crashes when this request runs; put "
          + "`.environment(\\.managedObjectContext, container.viewContext)` on the root view",
        in: context.file, at: analyzer.nameRange(of: decl)),
      // `.environment(\.managedObjectContext, …)`, or another call with the key as an argument.
      if: .nowhere([Self.key]) { place, analyzer in Self.isArgument(place, analyzer) })
  }

  // MARK: Models of containers

  private static let schema: Name = "Schema"
  /// The labels of the arguments that give models or a schema.
  private static let labels: Set<Name> = [.none, "for", "versionedSchema"]

  /// Whether a call that creates or sets a container, or creates a schema, may name a model: it lists the model or one
  /// that is related to it, or its models are not known.
  private static func mayStore(_ model: DeclID, _ place: NamedPlace, _ analyzer: Analyzer) -> Bool {
    // A name that is not called is that of a type or a property.
    guard let call = place.call(analyzer.program), let name = call.calleeName else { return false }
    guard let context = place.context(analyzer) else { return true }
    if context.isPreview { return false }
    return analyzer.arguments(of: call, context.record).contains { argument in
      // `modelContainer(container)` sets a container that another call has created.
      guard labels.contains(argument.label), argument.label != .none || call.name(of: name) != Self.makers[0] else {
        return false
      }
      guard let listed = models(in: argument.node, context) else { return true }
      return listed.contains { analyzer.isStored(model, inStoreOf: $0) }
    }
  }

  /// The models that an argument lists: `Book.self`, `[Book.self, Reader.self]`. Empty for a schema, which another call
  /// creates; `nil` if the models are not known.
  private static func models(in value: SyntaxNode, _ context: RuleContext) -> [DeclID]? {
    switch value.kind {
    case .arrayExpr:
      let parts = value.children.filter(\.kind.isExpr).map { models(in: $0, context) }
      return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    case .memberAccessExpr where value.text.hasSuffix(".self"):
      guard let name = value.children.first?.lastToken, let decl = context.decl,
        let type = context.analyzer.types(named: value.name(of: name), in: decl).first,
        context.isOwn(type), context.analyzer.decl(type).kind == .classType
      else { return nil }
      return [type]
    default:
      guard let type = context.nominal(of: value), context.analyzer.isFromCatalogue(type),
        context.analyzer.decl(type).name == schema
      else { return nil }
      return []
    }
  }
}
