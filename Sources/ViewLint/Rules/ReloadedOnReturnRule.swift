import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a list that is emptied or removed, and loaded again, when the user comes back from a pushed screen.
struct ReloadedOnReturnRule: Rule {
  static let info = RuleInfo(
    "reloaded_on_return", .correctness, .warning, isFixable: false,
    summary:
      "the list is emptied and loaded again when the user comes back from a pushed screen, and begins at its top",
    explanation: """
      The user opens a row far down, goes back, sees a progress view, and has to scroll down again. `task` and `onAppear` \
      also run when a screen comes back into view because the one above it is popped. If they first empty the elements, \
      or set a flag that shows a progress view in place of the list, the scroll position is lost each time. Load only if \
      there are no elements yet, or keep the list while it is loaded again. Reported of sections of a library that were \
      loaded again after each book, and of a download manager that flashed.
      """,
    silence: """
      The rule ignores loads under a condition, such as `if items.isEmpty` or a flag, and screens that push no others.
      """,
    examples: [
      RuleExample(
        """
        @Observable final class Downloads {
          var items: [String] = []
          var isLoading = true
          func load() async {
            isLoading = true
            items = await fetch()
            isLoading = false
          }
          private func fetch() async -> [String] { ["a"] }
        }
        struct DownloadList: View {
          @State private var downloads = Downloads()
          var body: some View {
            Group {
              if downloads.isLoading {
                ProgressView()
              } else {
                List(downloads.items, id: \\.self) { item in NavigationLink(item) { Text(item) } }
              }
            }
            .↓task { await downloads.load() }
          }
        }
        """),
      RuleExample(
        """
        struct Book: Identifiable {
          let id: Int
          var title = ""
        }
        struct Section: View {
          @State private var books: [Book] = []
          @State private var page = 0
          var body: some View {
            List(books) { book in NavigationLink(book.title) { Text(book.title) } }
              .↓task { await load(isRefresh: true) }
          }
          private func load(isRefresh: Bool) async {
            reset()
            books += await fetch()
          }
          private func reset() {
            books = []
            page = 0
          }
          private func fetch() async -> [Book] { [] }
        }
        """),
      RuleExample(
        """
        struct Books: View {
          @State private var titles: [String] = []
          @State private var isLoading = false
          @State private var hasLoaded = false
          var body: some View {
            List(titles, id: \\.self) { title in NavigationLink(title) { Text(title) } }
              .task {
                guard !hasLoaded else { return }
                hasLoaded = true
                titles = []
                titles = await fetch()
              }
              .refreshable {
                titles = []
                titles = await fetch()
              }
          }
          private func fetch() async -> [String] { [] }
        }
        struct Leaf: View {
          @State private var titles: [String] = []
          var body: some View {
            List(titles, id: \\.self) { Text($0) }
              .task {
                titles = []
                titles = await fetch()
              }
          }
          private func fetch() async -> [String] { [] }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 4))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that loads may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeText(of: .owns) == position }

  private static let position = "scroll position"
  private static let task: Name = "Task"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.madeText(node, of: .owns) == Self.position, let made = context.madeType(node), context.isInView,
      context.runsWithBody, !context.isPreview, let view = context.ownerType
    else { return }
    let loads = context.perView(Self.info.id, view) { self.loads(context) }
    guard !loads.isEmpty else { return }
    var branches = context.branches(around: node)
    // The list in a property of the view, `content`, that the body shows in a branch
    let helper = context.decl.flatMap { analyzer.decl($0).name == .body ? nil : context.onlyPlace(of: $0) }
    if let helper { branches += helper.context.branches(around: helper.node) }
    let data = Set(rows(in: node, context))
    for load in loads {
      let isAround =
        load.place.decl == context.decl && load.call.range.contains(node.range)
        || helper.map { load.place.decl == $0.context.decl && load.call.range.contains($0.node.range) } ?? false
      guard isAround,
        let setting = load.settings.first(where: { setting in
          branches.contains { $0.ends(with: setting) } || data.contains(setting.property) && empties(setting)
        }), pushesScreens(node, context)
      else { continue }
      let (name, list) = (analyzer.name(of: setting.property), analyzer.name(of: made))
      let value = setting.value.map { RuleText.oneLine($0.text) } ?? "[]"
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this also runs when the user comes back from a pushed screen: `\(name)` is `\(value)` until the data is loaded "
            + "again, and the `\(list)` then begins at its top; load only if there is nothing yet, or keep the old "
            + "elements meanwhile",
          in: load.place.file, at: load.call.calleeName?.range ?? load.call.range,
          notes: [Diagnostic.Note("it is set here", in: setting.context.file, at: setting.node.range)]))
      return
    }
  }

  /// A modifier whose action runs whenever the view appears, with what the action sets before it first waits.
  private struct Load {
    let call: SyntaxNode
    let place: RuleContext
    let settings: [AssignmentsBeforeAwait.Setting]
  }

  private func loads(_ context: RuleContext) -> [Load] {
    context.bodiesOfType.flatMap { body -> [Load] in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      guard inner.isViewCode else { return [] }
      return context.analyzer.node(of: body).subtree.compactMap { call in
        guard call.kind == .functionCallExpr, let moment = inner.calledFact(.lifecycle, of: call),
          moment.startsOnAppear, inner.argument(call, .id) == nil,
          let action = context.analyzer.arguments(of: call, inner.record).last?.node,
          let code = inner.code(ofAction: action, isOfAnyType: true)
        else { return nil }
        let statements = code.statements.flatMap { statement -> [SyntaxNode] in
          guard code.context.makes(statement, anyOf: [Self.task]), let closure = statement.lastClosure else {
            return [statement]
          }
          return closure.children.filter { $0.kind != .closureSignature }
        }
        let settings = AssignmentsBeforeAwait(in: statements, code.context).found.filter(\.conditions.isEmpty)
        return settings.isEmpty ? nil : Load(call: call, place: inner, settings: settings)
      }
    }
  }

  /// Whether a setting removes all elements of a collection.
  private func empties(_ setting: AssignmentsBeforeAwait.Setting) -> Bool {
    guard let value = setting.value else {
      return setting.node.kind == .functionCallExpr && setting.node.arguments.isEmpty
    }
    return value.kind == .arrayExpr && value.children.isEmpty
  }

  /// The properties whose elements are the rows of a list or of a `ForEach` in it.
  private func rows(in list: SyntaxNode, _ context: RuleContext) -> [DeclID] {
    list.subtree.compactMap { call in
      guard call.kind == .functionCallExpr, let made = context.madeType(call), context.analyzer.makesRows(made),
        let data = call.arguments.first, data.kind != .closureExpr
      else { return nil }
      return context.record.uses[data.id].flatMap { context.isOwn($0.decl) ? $0.decl : nil }
    }
  }

  /// Whether the list or a modifier of its view leads to other screens.
  private func pushesScreens(_ list: SyntaxNode, _ context: RuleContext) -> Bool {
    if list.subtree.contains(where: { $0.kind == .functionCallExpr && context.madeText($0, of: .later) != nil }) {
      return true
    }
    return context.bodiesOfType.contains { body in
      let inner = RuleContext(context.analyzer, body.file)
      inner.enter(body)
      return context.analyzer.isViewContent(body)
        && context.analyzer.node(of: body).subtree.contains { call in
          call.kind == .functionCallExpr && (inner.madeText(call, of: .later) != nil || inner.presents(call, [.screen]))
        }
    }
  }
}
