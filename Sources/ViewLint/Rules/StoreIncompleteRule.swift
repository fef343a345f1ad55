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
      environment; without `.environment(\\.managedObjectContext, …)` on the root view, that context has no store.
      """,
    silence: """
      The rule ignores models to which a listed model has a relationship, containers whose models are not written as \
      `Model.self`, and programs without their `@main` type.
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
          var body: some Scene { WindowGroup { Shelf() }.modelContainer(for: Book.self) }
        }
        struct Shelf: View {
          @Query private var books: [Book]
          @Query private var ↓readers: [Reader]
          var body: some View { Text("\\(books.count) \\(readers.count)") }
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
    ])

  static let visits: [NodeKind] = [.patternBinding]
  static let dependsOnWholeProgram = true

  private static let query: Name = "Query"
  private static let fetch: Name = "FetchRequest"
  private static let makers = WordFilter(["modelContainer", "ModelContainer", "Schema"])
  private static let schemas = WordFilter(["versionedSchema", "VersionedSchema", "models", "sampleData"])
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
    guard name == Self.query, let model = element(analyzer.variableType(of: decl), analyzer),
      let listed = listedModels(analyzer), !reaches(model, from: listed, analyzer)
    else { return }
    let text = analyzer.name(of: model)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no model container is created for `\(text)`: the app crashes when this query runs; add `\(text).self` to the "
          + "models of the container",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  private func checkContext(_ decl: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    let isGiven = analyzer.program.userFileIDs.contains { file in
      let root = analyzer.program.file(file).tree.root
      guard root.mentions(Self.key) else { return false }
      return root.subtree.contains { call in
        // `.environment(\.managedObjectContext, …)`, or another call with the key as an argument.
        call.kind == .functionCallExpr && call.arguments.contains { $0.mentions(Self.key) }
      }
    }
    guard !isGiven else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no view has a managed object context in its environment: the app crashes when this request runs; put "
          + "`.environment(\\.managedObjectContext, container.viewContext)` on the root view",
        in: context.file, at: analyzer.nameRange(of: decl)))
  }

  private func element(_ type: TypeID, _ analyzer: Analyzer) -> DeclID? {
    guard analyzer.types.kind(type) == .nominal, analyzer.types.argumentCount(type) == 1 else { return nil }
    let element = analyzer.types.argument(type, 0)
    guard analyzer.types.kind(element) == .nominal else { return nil }
    let decl = analyzer.types.decl(element)
    return analyzer.isOwn(decl) && analyzer.decl(decl).kind == .classType ? decl : nil
  }

  /// The names of the models for which the program creates containers; `nil` if it creates none, or if a schema defines
  /// the models elsewhere.
  private func listedModels(_ analyzer: Analyzer) -> Set<Name>? {
    var found: Set<Name> = []
    var isMade = false
    for file in analyzer.program.userFileIDs {
      let root = analyzer.program.file(file).tree.root
      guard root.says(Self.makers) else { continue }
      if root.says(Self.schemas) { return nil }
      for call in root.subtree where call.kind == .functionCallExpr {
        guard let name = call.calleeName, Self.makers.names.contains(call.name(of: name)),
          let first = call.arguments.first
        else {
          continue
        }
        isMade = true
        let named = first.subtree.compactMap { part -> Name? in
          guard part.kind == .memberAccessExpr, part.text.hasSuffix(".self"), let base = part.children.first else {
            return nil
          }
          return base.lastToken.map { base.name(of: $0) }
        }
        found.formUnion(named)
      }
    }
    return isMade && !found.isEmpty ? found : nil
  }

  /// Whether a model is listed, or relationships lead from a listed model to it.
  private func reaches(_ model: DeclID, from listed: Set<Name>, _ analyzer: Analyzer) -> Bool {
    var (open, seen) = (Array(listed), listed)
    let wanted = analyzer.decl(model).name
    while let name = open.popLast() {
      if name == wanted { return true }
      for type in analyzer.types(named: name, in: model) where analyzer.isOwn(type) {
        for member in analyzer.children(of: type) where analyzer.isModelRelationship(member) {
          var related = analyzer.variableType(of: member)
          related = analyzer.wrapped(related) ?? related
          if let inner = element(related, analyzer) {
            if seen.insert(analyzer.decl(inner).name).inserted { open.append(analyzer.decl(inner).name) }
          } else if analyzer.types.kind(related) == .nominal {
            let other = analyzer.decl(analyzer.types.decl(related)).name
            if seen.insert(other).inserted { open.append(other) }
          }
        }
      }
    }
    // A model with a relationship to a listed model.
    return analyzer.children(of: model).contains { member in
      guard analyzer.isModelRelationship(member) else { return false }
      var related = analyzer.variableType(of: member)
      related = analyzer.wrapped(related) ?? related
      let other =
        element(related, analyzer) ?? (analyzer.types.kind(related) == .nominal ? analyzer.types.decl(related) : nil)
      return other.map { listed.contains(analyzer.decl($0).name) } ?? false
    }
  }
}
