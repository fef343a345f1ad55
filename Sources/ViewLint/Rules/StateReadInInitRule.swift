import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an initializer that makes a stored value of the first value of a state, which the value does not follow.
struct StateReadInInitRule: Rule {
  static let info = RuleInfo(
    "state_read_in_init", .state, .warning, isFixable: false,
    summary: "a value made in the initializer from a state keeps the state's first value",
    explanation: """
      The list does not follow the search text: `_books = Query(filter: …)` in the initializer uses the first value of \
      `@State var search`. SwiftUI gives a view its state only when it shows the view, after the initializer, and a \
      change of the state evaluates `body` again, not the initializer. Move the value into a child view that has \
      `search` as a plain property, because a child is initialized again with each new value; or compute the value in \
      `body`.
      """,
    silence: """
      The rule ignores values that are state themselves, whose first value may come from another state, a state that \
      the view never changes, and a stored value that no other code of the view reads.
      """,
    examples: [
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title: String
          init(title: String) { self.title = title }
        }
        struct Books: View {
          @State private var search = ""
          @State private var isShort = false
          @Query private var books: [Book]
          private let limit: Int
          init() {
            let text = search
            ↓_books = Query(filter: #Predicate<Book> { $0.title.contains(text) })
            ↓limit = isShort ? 5 : 50
          }
          var body: some View {
            List(books.prefix(limit)) { Text($0.title) }.searchable(text: $search)
            Toggle("Short", isOn: $isShort)
          }
        }
        """),
      RuleExample(
        """
        import SwiftData
        @Model final class Book {
          var title: String
          init(title: String) { self.title = title }
        }
        struct Books: View {
          @State private var search = ""
          @State private var draft: String
          @State private var limit = 50
          private let first: Int
          init(draft: String) {
            _draft = State(initialValue: draft + search)
            first = limit
          }
          var body: some View {
            TextField("Draft", text: $draft).searchable(text: $search)
            FoundBooks(search: search)
            Text("\\(first)")
          }
        }
        struct FoundBooks: View {
          @Query private var books: [Book]
          init(search: String) {
            _books = Query(filter: #Predicate<Book> { $0.title.contains(search) })
          }
          var body: some View { List(books) { Text($0.title) } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.assignmentExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      let (use, value) = context.initialization(node), !analyzer.isOwnState(use.decl),
      context.conforms(owner, to: .view) || context.conforms(owner, to: .viewModifier), !context.isPreview,
      let state = state(behind: value, of: owner, context), isShown(use.decl, context)
    else { return }
    let (name, source) = (analyzer.name(of: use.decl), analyzer.name(of: state))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` does not follow `\(source)`: the initializer sees only the first value of a state, and does not run "
          + "again when the state changes; let a child view that takes `\(source)` make it, or compute it in `body`",
        in: context.file, at: node.range, notes: [context.note("the state is declared here", at: state)]))
  }

  /// The state that a value reads, directly or through local constants, and that the view changes.
  private func state(behind value: SyntaxNode, of owner: DeclID, _ context: RuleContext) -> DeclID? {
    let analyzer = context.analyzer
    let state = analyzer.knownDecl("State")
    var open = [value]
    // Constants that name each other several times are looked at once.
    var seen: Set<NodeID> = [value.id]
    while let next = open.popLast() {
      for part in next.subtree where part.kind == .declReferenceExpr || part.kind == .memberAccessExpr {
        if let use = context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
          analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }) == owner,
          analyzer.propertyWrappers(of: use.decl).first?.decl == state, changes(use.decl, analyzer)
        {
          return use.decl
        }
        if let local = context.localValue(of: part), seen.insert(local.id).inserted { open.append(local) }
      }
    }
    return nil
  }

  private func changes(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    let uses = PropertyUses(of: property, analyzer)
    return !uses.writes.isEmpty || !uses.bindings.isEmpty
  }

  /// Whether code outside of initializers names a property.
  private func isShown(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.bodies(near: property).contains {
      $0 != property && !analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name)
    }
  }
}
