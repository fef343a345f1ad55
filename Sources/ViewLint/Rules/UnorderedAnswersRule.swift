import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about tasks that start at each change of typed text without ending the previous one.
struct UnorderedAnswersRule: Rule {
  static let info = RuleInfo(
    "unordered_answers", .correctness, .warning, isFixable: false,
    summary: "each letter starts another task, and the result of an older one may arrive last and stay",
    explanation: """
      The answer for "ca" arrives after the one for "cat", and stays on the screen. `onChange(of: query) { Task { \
      results = await find(query) } }` starts a task for each letter, and all of them continue and may end in any \
      order. `task(id: query)` cancels the task for the old value before it starts the one for the new value.
      """,
    silence: """
      The rule ignores a task that is stored in a variable and may be cancelled; a task that checks, after it has \
      waited, whether the value is still the same or the task is cancelled; a value that is neither an input of the \
      view nor typed or dragged by a person; and a task that does more than load what its view shows.
      """,
    examples: [
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var results: [String] = []
          private func find(_ query: String) async -> [String] { [query] }
          var body: some View {
            VStack {
              TextField("Name", text: $query)
              ForEach(results, id: \\.self) { Text($0) }
            }
            .onChange(of: query) { ↓Task { results = await find(query) } }
          }
        }
        """),
      RuleExample(
        """
        struct Finder: View {
          @State private var query = ""
          @State private var page = 0
          @State private var results: [String] = []
          @State private var search: Task<Void, Never>?
          private func find(_ query: String) async -> [String] { [query] }
          var body: some View {
            VStack {
              TextField("Name", text: $query)
              Button("Next \\(page)") { page += 1 }
              ForEach(results, id: \\.self) { Text($0) }
            }
            .onChange(of: query) { search = Task { results = await find(query) } }
            .onChange(of: query) { _, new in
              Task {
                let found = await find(new)
                if new == query { results = found }
              }
            }
            .onChange(of: page) { Task { results = await find("\\(page)") } }
            .task(id: query) { results = await find(query) }
          }
        }
        """),
      RuleExample(
        """
        struct Links: View {
          let app: String
          @State private var links: [String] = []
          var body: some View {
            List(links, id: \\.self) { Text($0) }
              .onChange(of: app) {
                ↓Task { links = await find(app) }
              }
          }
          private func find(_ app: String) async -> [String] { [app] }
        }
        """),
      RuleExample(
        """
        @MainActor final class Search: ObservableObject {
          @Published var query = ""
          @Published var hits: [String] = []
          private var running: Task<Void, Never>?
          func find(_ text: String) {
            ↓Task { hits = await fetch(text) }
          }
          func findLast(_ text: String) {
            running?.cancel()
            running = Task { hits = await fetch(text) }
          }
          private func fetch(_ text: String) async -> [String] { [text] }
        }
        struct Finder: View {
          @StateObject private var search = Search()
          var body: some View {
            List(search.hits, id: \\.self) { Text($0) }
              .searchable(text: $search.query)
              .onChange(of: search.query) { search.find(search.query) }
              .onChange(of: search.query) { search.findLast(search.query) }
          }
        }
        """),
      RuleExample(
        """
        func probe(_ serial: String) async -> String {
          await withCheckedContinuation { done in DispatchQueue.global().async { done.resume(returning: serial) } }
        }
        func request(_ serial: String) async -> String {
          let (data, _) = (try? await URLSession.shared.data(from: URL(string: serial)!)) ?? (Data(), URLResponse())
          return "\\(data.count)"
        }
        struct Device: View {
          let serial: String
          @State private var name = ""
          @State private var kind = ""
          @State private var size = ""
          var body: some View {
            Text(name + kind + size)
              .task(id: serial) { ↓name = await probe(serial) }
              .task(id: serial) {
                let found = await probe(serial)
                guard !Task.isCancelled else { return }
                kind = found
              }
              .task(id: serial) { size = await request(serial) }
          }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Search {
          var query = "" { didSet { find() } }
          var other = "" { didSet { findLast() } }
          var hits: [String] = []
          private var running: Task<Void, Never>?
          private func find() {
            guard !query.isEmpty else { return }
            ↓Task { hits = await fetch(query) }
          }
          private func findLast() {
            running?.cancel()
            running = Task { hits = await fetch(other) }
          }
          private func fetch(_ text: String) async -> [String] { [text] }
        }
        struct Finder: View {
          @State private var search = Search()
          var body: some View {
            VStack {
              TextField("Name", text: $search.query)
              TextField("Other", text: $search.other)
              ForEach(search.hits, id: \\.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        protocol Profiles { func search(_ text: String) async throws -> [String] }
        @Observable final class Composer {
          let profiles: any Profiles
          var found: [String] = []
          var text = "" { didSet { search() } }
          init(profiles: any Profiles) { self.profiles = profiles }
          private func search() {
            ↓Task {
              let names: [String]
              do { names = try await profiles.search(text) } catch { names = [] }
              DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                self.found = names
              }
            }
          }
        }
        struct ComposerView: View {
          @State private var composer: Composer
          init(profiles: any Profiles) { composer = Composer(profiles: profiles) }
          var body: some View {
            TextField("Search", text: $composer.text)
            List(composer.found, id: \\.self) { Text($0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 5, of: 5, inApps: 193))

  static let visits: [NodeKind] = [.functionCallExpr, .patternBinding]
  /// The value may be a property of a model.
  static let outsideViews = OutsideViews(propertyObservers: true)
  static let dependsOnWholeProgram = true

  private static let value: Name = "of"
  private static let isCancelled: Set<Name> = ["isCancelled", "checkCancellation"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [.onChange]) || callee.fact(.lifecycle) == .task && callee.isFromCatalogue(with: "id")
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .patternBinding { return checkObserver(of: node, context) }
    if context.calledFact(.lifecycle, of: node) != nil { return checkCancelledTask(node, context) }
    guard let watched = context.argument(node, Self.value), let property = context.record.uses[watched.id]?.decl,
      context.editing(of: property) != nil || context.analyzer.isInput(property), !context.isPreview,
      let given = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: given),
      let (task, inner) = startedTask(in: code.statements, code.context),
      let action = inner.analyzer.arguments(of: task, inner.record).last?.node,
      action.kind == .closureExpr, !asksLater(action, inner)
    else { return }
    let statements = action.children.filter { $0.kind != .closureSignature }
    guard TaskPurpose(of: statements, startedBy: context.ownerType, inner).isForView else { return }
    let (name, place) = (context.analyzer.name(of: property), inner.file)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each change of `\(name)` starts another task, and the previous one continues: the result for an older "
          + "`\(name)` may arrive last and stay; start it with `task(id: \(RuleText.oneLine(watched.text)))`, which "
          + "cancels the previous one",
        in: place, at: task.children.first?.range ?? task.range))
  }

  /// Checks the `didSet` of a property that a person types.
  private func checkObserver(of node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, !context.isPreview,
      let block = node.child(.accessorBlock)?.children.first(where: { accessor in
        accessor.firstToken.map { accessor.text(of: $0) } == Self.didSet
      })?.child(.codeBlock),
      analyzer.isObserved(property), analyzer.isKnown(analyzer.variableType(of: property), "String"),
      context.editing(of: property) != nil || isSearched(property, context)
    else { return }
    for place in context.calledCode(of: [block]) where !place.node.mentions(Self.cancel) {
      for task in place.partsAtOnce where place.context.makes(task, anyOf: ["Task"]) {
        guard let action = task.lastClosure, isDropped(task, in: place.node), !asksLater(action, place.context),
          TaskPurpose(
            of: action.children.filter { $0.kind != .closureSignature }, startedBy: context.ownerType, place.context
          ).isForView
        else { continue }
        let name = analyzer.name(of: property)
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "each change of `\(name)` starts another task, and the previous one continues: the result for an older "
              + "`\(name)` may arrive last and stay; keep the task in a property, and cancel it before the next one",
            in: place.context.file, at: task.children.first?.range ?? task.range))
      }
    }
  }

  private static let didSet = "didSet"
  private static let cancel: Name = "cancel"
  private static let searchable = CatalogueMember("View", "searchable")
  private static let text: Name = "text"

  /// Whether a task is a statement of its own, and not kept.
  private func isDropped(_ task: SyntaxNode, in code: SyntaxNode) -> Bool {
    code.subtree.contains { block in
      (block.kind == .codeBlock || block.kind == .closureExpr) && block.children.contains { $0.id == task.id }
    }
  }

  /// Whether a search field of the program edits a property of a model.
  private func isSearched(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return analyzer.program.bodies(namingObjectProperty: analyzer.decl(property).name).contains { body in
      let code = analyzer.node(of: body)
      guard code.mentions(Self.searchable.name) || code.mentions("TextField") else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { call in
        guard call.kind == .functionCallExpr,
          inner.isUse(call, of: Self.searchable) || inner.makes(call, anyOf: ["TextField"]),
          let binding = inner.argument(call, Self.text)
        else { return false }
        return inner.propertyBound(by: binding) == property
      }
    }
  }

  /// The task that statements start, or that a function of the program starts that is all they call.
  private func startedTask(in statements: [SyntaxNode], _ context: RuleContext) -> (SyntaxNode, RuleContext)? {
    if let task = statements.first(where: { context.makes($0, anyOf: ["Task"]) }) { return (task, context) }
    guard statements.count == 1, let use = context.record.uses[statements[0].id],
      context.analyzer.isOwnFunction(use.decl), !context.analyzer.signature(of: use.decl).isAsync,
      let block = context.analyzer.node(of: use.decl).child(.codeBlock)
    else { return nil }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return block.children.first { inner.makes($0, anyOf: ["Task"]) }.map { ($0, inner) }
  }

  /// Whether a task, or a function of the program that it calls, has a condition after an `await`, which may check
  /// whether the result is still wanted.
  private func asksLater(_ code: SyntaxNode, _ context: RuleContext, depth: Int = 0) -> Bool {
    if Self.isCancelled.contains(where: { code.mentions($0) }) { return true }
    var hasWaited = false
    for node in code.subtree {
      switch node.kind {
      case .awaitExpr: hasWaited = true
      // `guard let self` asks only whether the object is still there.
      case .ifExpr, .guardStmt, .switchExpr: if hasWaited, !node.onlyUnwrapsSelf { return true }
      case .functionCallExpr where depth < Self.maximumDepth:
        guard let use = context.record.uses[node.id], context.analyzer.isOwnFunction(use.decl),
          let block = context.analyzer.node(of: use.decl).child(.codeBlock)
        else { continue }
        let inner = RuleContext(context.analyzer, use.decl.file)
        inner.enter(use.decl)
        if asksLater(block, inner, depth: depth + 1) { return true }
      default: break
      }
    }
    return false
  }

  /// The maximum depth of function calls.
  private static let maximumDepth = 3
}

extension SyntaxNode {
  /// `guard let self else { … }`
  fileprivate var onlyUnwrapsSelf: Bool {
    guard kind == .guardStmt || kind == .ifExpr, case let asked = conditions, asked.count == 1 else { return false }
    return asked[0].kind == .optionalBindingCondition && asked[0].lastToken?.kind == .selfKeyword
  }
}
