import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an unstructured task inside of a view's task, which would be cancelled with the view.
struct TaskInTaskRule: Rule {
  static let info = RuleInfo(
    "task_in_task", .performance, .warning, isFixable: true,
    summary: "the inner task continues after the view has disappeared: SwiftUI cancels only the outer one",
    explanation: """
      The inner task continues without the view, beside the next one. `task` starts a task when the view appears, and \
      cancels it when the view disappears or the `id` changes. A `Task` inside it is unstructured, and nothing cancels \
      it; the outer task ends at once.
      """,
    silence: """
      The rule ignores a task that does more than load what its view shows, because it must finish, and tasks that \
      call unknown code. A stored task can be cancelled, and a task beside other work in the action may be meant to \
      run concurrently.
      """,
    examples: [
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          var body: some View {
            Text(news).↓task { Task { news = await latest() } }
          }
        }
        """,
        fixed: """
          struct Feed: View {
            @State private var news = ""
            private func latest() async -> String { "" }
            var body: some View {
              Text(news).task { news = await latest() }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          let topic: String
          @State private var news = ""
          @State private var loading: Task<Void, Never>?
          private func latest() async -> String { "" }
          private func send() async {}
          var body: some View {
            Text(news)
              .↓task(id: topic) {
                Task {
                  while !Task.isCancelled {
                    news = await latest()
                  }
                }
              }
              .task { loading = Task { news = await latest() } }
              .task { Task { await send() } }
              .task { await Task { news = await latest() }.value }
              .task {
                Task { news = await latest() }
                print("loading")
              }
          }
        }
        """,
        fixed: """
          struct Feed: View {
            let topic: String
            @State private var news = ""
            @State private var loading: Task<Void, Never>?
            private func latest() async -> String { "" }
            private func send() async {}
            var body: some View {
              Text(news)
                .task(id: topic) {
                  while !Task.isCancelled {
                    news = await latest()
                  }
                }
                .task { loading = Task { news = await latest() } }
                .task { Task { await send() } }
                .task { await Task { news = await latest() }.value }
                .task {
                  Task { news = await latest() }
                  print("loading")
                }
            }
          }
          """),
      RuleExample(
        """
        struct Clock: View {
          @State private var seconds = 0
          var body: some View {
            Text("\\(seconds)").↓task {
              Task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(1))
                  seconds += 1
                }
              }
            }
          }
        }
        """,
        fixed: """
          struct Clock: View {
            @State private var seconds = 0
            var body: some View {
              Text("\\(seconds)").task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(1))
                  seconds += 1
                }
              }
            }
          }
          """),
      RuleExample(
        """
        struct Feed: View {
          @State private var news = ""
          private func latest() async -> String { "" }
          var body: some View {
            Text(news).task { news = await latest() }
          }
        }
        """),
      RuleExample(
        """
        struct Chart: View {
          @State private var values: [Double] = []
          var body: some View {
            Text("\\(values.count)").↓task { await load() }
          }
          private func load() async {
            Task {
              for page in 0..<9 { values += await Self.page(page) }
            }
          }
          private static func page(_ number: Int) async -> [Double] { [] }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool { callee.fact(.lifecycle) == .task }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let action = context.analyzer.arguments(of: node, context.record).last?.node,
      // The action may only call a method that starts the task: `task { await load() }`.
      let code = context.code(ofAction: action), code.statements.count == 1, let statement = code.statements.first,
      code.context.makes(statement, anyOf: [Self.task]),
      let inner = context.analyzer.arguments(of: statement, code.context.record).last?.node, inner.kind == .closureExpr,
      case let work = inner.children.filter({ $0.kind != .closureSignature }),
      case let purpose = TaskPurpose(of: work, startedBy: context.ownerType, code.context),
      purpose.isForView || !purpose.isJob && work.contains(where: goesOn)
    else { return }
    guard code.isHere else {
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this only starts another `Task`, which continues after the view has disappeared: SwiftUI cancels only the "
            + "task around it; do the work in the method itself",
          in: context.file, at: name.range,
          notes: [
            Diagnostic.Note(
              "it is started here", in: code.context.file, at: statement.children.first?.range ?? statement.range)
          ]))
    }
    var fixes: [FixIt] = []
    let isPlain = inner.child(.closureSignature) == nil && action.child(.closureSignature) == nil
    if isPlain, inner.endsQuietly, statement.arguments.isEmpty, !inner.text.contains("\"\"\"") {
      let moved = SourceFile.reindented(
        inner.text, from: context.file.lineIndentation(at: statement.range.start),
        to: context.file.lineIndentation(at: action.range.start))
      fixes.append(FixIt("remove the inner `Task`", [TextEdit(action.range, moved)], isSafe: false))
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the `Task` in this continues after the view has disappeared: SwiftUI cancels only the task around it; "
          + "remove the inner one",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            "it is started here", in: context.file, at: statement.children.first?.range ?? statement.range)
        ],
        fixIts: fixes))
  }

  /// Whether a statement is a loop that only a cancellation ends: `while !Task.isCancelled`.
  private func goesOn(_ statement: SyntaxNode) -> Bool {
    guard statement.kind == .whileStmt, let condition = statement.conditions.first else { return false }
    return condition.text == "true" || condition.text == "!Task.isCancelled"
  }
}
