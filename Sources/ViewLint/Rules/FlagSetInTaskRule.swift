import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a flag against doing work twice that is set only after the task has begun.
struct FlagSetInTaskRule: Rule {
  static let info = RuleInfo(
    "flag_set_in_task", .data, .warning, isFixable: false,
    summary: "the flag that keeps work from being started twice is set only when the task runs, which is too late",
    explanation: """
      The same page is loaded twice, and its elements appear twice. The function returns if the flag is set, but sets it \
      inside the `Task` that it starts. A task runs only after the current code has ended: a second call before that \
      finds the flag not set, and starts another task. Set the flag before the `Task`.
      """,
    silence: "Functions that set the flag, or end an earlier task, before they start the task.",
    examples: [
      RuleExample(
        """
        import Observation
        @MainActor @Observable final class Search {
          var results: [String] = []
          var isLoading = false
          func loadMore() {
            guard !isLoading else { return }
            Task {
              ↓isLoading = true
              results += await page(results.count)
              isLoading = false
            }
          }
          private func page(_ first: Int) async -> [String] { [] }
        }
        """),
      RuleExample(
        """
        import Observation
        @MainActor @Observable final class Search {
          var results: [String] = []
          var isLoading = false
          func loadMore() {
            guard !isLoading else { return }
            isLoading = true
            Task {
              results += await page(results.count)
              isLoading = false
            }
          }
          private func page(_ first: Int) async -> [String] { [] }
        }
        """),
      RuleExample(
        """
        @MainActor final class Sender: ObservableObject {
          @Published var isSending = false
          @Published var isSaving = false
          func send() {
            guard !isSending else { return }
            Task { await upload() }
          }
          private func upload() async {
            ↓isSending = true
            try? await Task.sleep(for: .seconds(1))
            isSending = false
          }
          func save() {
            guard !isSaving else { return }
            isSaving = true
            Task { await store() }
          }
          private func store() async {
            isSaving = true
            try? await Task.sleep(for: .seconds(1))
            isSaving = false
          }
        }
        struct SendView: View {
          @StateObject private var sender = Sender()
          var body: some View {
            Button("Send") { sender.send() }.disabled(sender.isSending)
            Button("Save") { sender.save() }.disabled(sender.isSaving)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let outsideViews = OutsideViews(words: ["Task"])

  private static let task: Name = "Task"
  private static let cancel: Name = "cancel"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [task]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.makes(node, anyOf: [Self.task]), let decl = context.decl, analyzer.decl(decl).kind == .function,
      let block = analyzer.node(of: decl).child(.codeBlock),
      let index = block.children.firstIndex(where: { $0.range.contains(node.range) }),
      let closure = analyzer.arguments(of: node, context.record).last?.node, closure.kind == .closureExpr
    else { return }
    let before = Array(block.children.prefix(index))
    guard !before.contains(where: { $0.mentions(Self.cancel) }) else { return }
    let asked = before.compactMap { flag(askedBy: $0, context) }
    guard !asked.isEmpty else { return }
    for (statement, place) in statementsBeforeWaiting(in: closure, context) {
      guard let write = PropertyWrite(statement, place.record, analyzer), write.value?.text == "true",
        asked.contains(write.property)
      else { continue }
      let isSetBefore = before.contains { part in
        part.contains { PropertyWrite($0, context.record, analyzer)?.property == write.property }
      }
      guard !isSetBefore else { return }
      let name = analyzer.name(of: write.property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "a second call that comes before this task runs finds `\(name)` not set, and starts the work twice; set it "
            + "before the `Task`",
          in: place.file, at: statement.range, notes: [context.note("the flag", at: write.property)]))
    }
  }

  /// The statements of a task before its first wait: what runs after an `await` is another matter. A function of the
  /// program that the task awaits first begins with the task.
  private func statementsBeforeWaiting(
    in list: SyntaxNode, _ context: RuleContext, depth: Int = 0
  ) -> [(SyntaxNode, RuleContext)] {
    let statements = list.children.filter { $0.kind != .closureSignature }
    let waiting = statements.firstIndex { $0.contains { $0.kind == .awaitExpr } } ?? statements.endIndex
    let before = statements[..<waiting].map { ($0, context) }
    guard waiting < statements.endIndex, depth == 0, let use = context.record.uses[statements[waiting].awaited.id],
      context.analyzer.isOwnFunction(use.decl), let block = context.analyzer.node(of: use.decl).child(.codeBlock)
    else { return before }
    let inner = RuleContext(context.analyzer, use.decl.file)
    inner.enter(use.decl)
    return before + statementsBeforeWaiting(in: block, inner, depth: depth + 1)
  }

  /// The property of `guard !isLoading else { return }`, also with further conditions.
  private func flag(askedBy statement: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard statement.kind == .guardStmt else { return nil }
    let parts = statement.conditions.flatMap(\.subtree)
    return parts.firstNonNil { part in
      guard part.kind == .prefixOperatorExpr, part.firstToken.map({ part.isSpelt($0, "!") }) == true,
        let inner = part.children.first, let property = context.record.decl(of: inner), context.isOwn(property),
        context.analyzer.decl(property).kind == .variable
      else { return nil }
      return property
    }
  }
}
