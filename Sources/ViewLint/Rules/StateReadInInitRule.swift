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
      RuleExample(
        """
        struct Box: DynamicProperty {
          struct Inner { let handler: () -> Void }
          @State var isOn = false
          var inner: Inner?
          init() { inner = Inner(handler: ↓toggle) }
          private func toggle() { isOn.toggle() }
        }
        final class Model: ObservableObject {
          @Published var count = 0
          let onDone: () -> Void
          init(onDone: @escaping () -> Void) { self.onDone = onDone }
        }
        struct Editor: View {
          @State private var isDone = false
          @StateObject private var model: Model
          private let print: () -> Void
          init() {
            print = Self.log
            _model = StateObject(wrappedValue: Model(onDone: ↓finish))
          }
          static func log() {}
          private func finish() { isDone = true }
          var body: some View {
            Button(isDone ? "Done" : "Finish", action: finish)
            Text("\\(model.count)")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 8))

  static let visits: [NodeKind] = [.assignmentExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    if checkMethods(node, context) { return }
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

  /// Checks `inner = Inner(handler: toggle)`, which keeps a copy of the view from before its state was installed.
  private func checkMethods(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      let (_, value) = context.initialization(node), !context.isPreview,
      [Name.view, .viewModifier, .dynamicProperty].contains(where: { context.conforms(owner, to: $0) })
    else { return false }
    let callees = Set(value.subtree.filter { $0.kind == .functionCallExpr }.compactMap { $0.children.first?.id })
    for part in value.subtree where part.isNameOrMemberOfSelf && !callees.contains(part.id) {
      guard let use = context.record.uses[part.id], analyzer.isOwnFunction(use.decl), context.isOfSameType(use.decl),
        !analyzer.decl(use.decl).has(.isStatic), let state = stateUsed(by: use.decl, of: owner, context)
      else { continue }
      let (method, name) = (analyzer.name(of: use.decl), analyzer.name(of: state))
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(method)` is kept together with a copy of `\(analyzer.name(of: owner))` from before SwiftUI gives it its state: "
            + "what it does with `\(name)` is never seen; pass `\(method)` where `body` runs, not in the initializer",
          in: context.file, at: part.range, notes: [context.note("the state is declared here", at: state)]))
      return true
    }
    return false
  }

  /// The state of a view that one of its methods uses.
  private func stateUsed(by method: DeclID, of owner: DeclID, _ context: RuleContext) -> DeclID? {
    guard let block = context.analyzer.node(of: method).child(.codeBlock) else { return nil }
    let inner = RuleContext(context.analyzer, method.file)
    inner.enter(method)
    for place in inner.calledCode(of: [block]) {
      for part in place.node.subtree {
        guard let use = place.context.record.uses[part.id], context.isOwn(use.decl),
          context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) }) == owner,
          context.analyzer.propertyWrappers(of: use.decl).first?.decl == context.analyzer.knownDecl("State"),
          // The storage of an object is the same in each copy.
          context.nominal(context.analyzer.variableType(of: use.decl)).map({
            context.analyzer.decl($0).kind != .classType
          }) ?? true
        else { continue }
        return use.decl
      }
    }
    return nil
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
    return analyzer.bodiesNear(property).contains {
      $0 != property && !analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name)
    }
  }
}
