import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a refresh action that ends before the data have arrived.
struct RefreshEndsAtOnceRule: Rule {
  static let info = RuleInfo(
    "refresh_ends_at_once", .correctness, .warning, isFixable: false,
    summary: "the refresh indicator disappears at once, because the action does not wait for the task that it starts",
    explanation: """
      The refresh indicator disappears at once, and the new data arrive some time later. The indicator stays visible \
      for as long as the action of `refreshable` runs, and an action that starts a `Task` without awaiting it returns \
      at once. Await the work itself. If the work must not be cancelled with the view, await the task: `await Task { … \
      }.value`.
      """,
    silence: """
      The rule ignores an action that awaits anything, and a task that is stored, because other code may await it.
      """,
    examples: [
      RuleExample(
        """
        struct Inbox: View {
          @State private var mails: [String] = []
          private func fetch() async -> [String] { ["Hello"] }
          var body: some View {
            List(mails, id: \\.self) { Text($0) }
              .↓refreshable { Task { mails = await fetch() } }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Inbox: ObservableObject {
          @Published var mails: [String] = []
          private var loading: Task<Void, Never>?
          private func fetch() async -> [String] { ["Hello"] }
          func load() {
            print("loading")
            Task { mails = await fetch() }
          }
          func begin() { loading = Task { mails = await fetch() } }
          func reload() async { mails = await fetch() }
        }
        struct InboxList: View {
          @StateObject private var inbox = Inbox()
          var body: some View {
            List(inbox.mails, id: \\.self) { Text($0) }.↓refreshable { inbox.load() }
            List(inbox.mails, id: \\.self) { Text($0) }.refreshable { await inbox.reload() }
            List(inbox.mails, id: \\.self) { Text($0) }.refreshable { inbox.begin() }
            List(inbox.mails, id: \\.self) { Text($0) }.refreshable { await Task { await inbox.reload() }.value }
            List(inbox.mails, id: \\.self) { Text($0) }.refreshable {
              Task { print("refreshing") }
              await inbox.reload()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Inbox: View {
          @State private var mails: [String] = []
          private func fetch() async -> [String] { ["Hello"] }
          var body: some View {
            List(mails, id: \\.self) { Text($0) }
              .refreshable { mails = await fetch() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 15, of: 15, inApps: 79))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The code that the action calls may be in other files.
  static let dependsOnWholeProgram = true

  private static let refreshable = CatalogueMember("View", "refreshable")
  private static let action: Name = "action"
  /// The maximum depth of function calls.
  private static let maximumDepth = 3

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [Self.refreshable]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let action = context.argument(node, Self.action), action.kind == .closureExpr,
      let (task, place) = unawaitedTask(in: action.children.filter { $0.kind != .closureSignature }, context, depth: 0)
    else { return }
    let isHere = context.file(of: task).path == context.file.path && action.range.contains(task.range)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the refresh ends at once: the action does not wait for the `Task` that it starts, so the indicator "
          + "disappears before the data arrive; `await` the work itself, or the task's `value`",
        in: context.file, at: name.range,
        notes: isHere ? [] : [Diagnostic.Note("it is started here", in: place.file, at: task.range)]))
  }

  /// The task that statements start without awaiting it, if they await nothing.
  private func unawaitedTask(
    in statements: [SyntaxNode], _ context: RuleContext, depth: Int
  ) -> (task: SyntaxNode, place: RuleContext)? {
    // An `await` in a closure does not suspend the enclosing code.
    guard !statements.contains(where: waits) else { return nil }
    for statement in statements where statement.kind == .functionCallExpr {
      if context.makes(statement, anyOf: ["Task"]) { return (statement, context) }
      guard depth < Self.maximumDepth, let use = context.record.uses[statement.id],
        context.analyzer.isOwnFunction(use.decl), !context.analyzer.signature(of: use.decl).isAsync,
        let block = context.analyzer.node(of: use.decl).child(.codeBlock)
      else { continue }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      if let found = unawaitedTask(in: Array(block.children), inner, depth: depth + 1) { return found }
    }
    return nil
  }

  private func waits(_ node: SyntaxNode) -> Bool {
    if node.kind == .awaitExpr || node.ownToken(.awaitKeyword) != nil { return true }
    return node.children.contains { $0.kind != .closureExpr && $0.kind != .functionDecl && waits($0) }
  }
}
