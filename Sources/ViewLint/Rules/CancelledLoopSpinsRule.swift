import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless loop of a view's task whose pause ends at once when the task is cancelled.
struct CancelledLoopSpinsRule: Rule {
  static let info = RuleInfo(
    "cancelled_loop_spins", .performance, .warning, isFixable: false,
    summary: "the loop goes on without a pause after its view has disappeared, because it ignores the cancellation",
    explanation: """
      The app uses a whole core, and the battery drains, after the user has left the view. SwiftUI cancels a `task` when \
      its view disappears. From then on `Task.sleep` throws at once; `try?` drops the error, and `while true` starts the \
      next round without any pause, for ever. Loop `while !Task.isCancelled`, or let the error end the loop: `do { try \
      await Task.sleep(for: .seconds(5)) } catch { return }`.
      """,
    silence: """
      Loops that check for cancellation, and loops that something else ends: `break`, `return`, or an error that is not \
      dropped. Tasks that nothing cancels.
      """,
    examples: [
      RuleExample(
        """
        struct Status: View {
          @State private var text = ""
          private func load() async -> String { "" }
          var body: some View {
            Text(text)
              .task {
                ↓while true {
                  text = await load()
                  try? await Task.sleep(for: .seconds(5))
                }
              }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Prices: ObservableObject {
          @Published var price = 0.0
          func poll() async {
            ↓while true {
              price += 1
              try? await Task.sleep(nanoseconds: 5_000_000_000)
            }
          }
          func pollForEver() async {
            while true {
              price += 1
              try? await Task.sleep(nanoseconds: 5_000_000_000)
            }
          }
        }
        struct PriceView: View {
          @StateObject private var prices = Prices()
          var body: some View {
            Text("\\(prices.price)").task { await prices.poll() }
            Button("Start") { Task { await prices.pollForEver() } }
          }
        }
        """),
      RuleExample(
        """
        struct Status: View {
          @State private var text = ""
          private func load() async -> String { "" }
          var body: some View {
            Text(text)
              .task {
                while !Task.isCancelled {
                  text = await load()
                  try? await Task.sleep(for: .seconds(5))
                }
              }
              .task {
                while true {
                  text = await load()
                  do { try await Task.sleep(for: .seconds(5)) } catch { return }
                }
              }
              .task {
                while true {
                  try? await Task.sleep(for: .seconds(5))
                  if text.isEmpty { break }
                }
              }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.whileStmt]
  /// The task may be in another file.
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["sleep"])

  private static let sleep = CatalogueMember("Task", "sleep")
  private static let checks: [Name] = ["isCancelled", "checkCancellation"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard node.conditions.count == 1, let condition = node.conditions.first, condition.text == "true",
      let block = node.child(.codeBlock), !Self.checks.contains(where: { block.mentions($0) }),
      let pause = block.children.first(where: { isPause($0, context) }), !block.contains(where: mayLeave),
      !context.isPreview, let task = task(around: context), let word = node.firstToken
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "when the view disappears, its task is cancelled and this loop runs on without a pause: the `sleep` then "
          + "throws at once, and `try?` hides it; write `while !Task.isCancelled`",
        in: context.file, at: word.range,
        notes: [
          Diagnostic.Note("this no longer waits after the cancellation", in: context.file, at: pause.range),
          Diagnostic.Note(
            "the task that is cancelled", in: task.context.file, at: task.node.calleeName?.range ?? task.node.range),
        ]))
  }

  /// `try? await Task.sleep(…)`
  private func isPause(_ statement: SyntaxNode, _ context: RuleContext) -> Bool {
    guard statement.kind == .tryExpr, statement.ownToken(.postfixQuestion) != nil,
      let awaited = statement.children.first, awaited.kind == .awaitExpr, let call = awaited.children.first
    else { return false }
    return context.isUse(call, of: Self.sleep)
  }

  /// Whether a statement may end the loop.
  private func mayLeave(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .breakStmt, .returnStmt, .throwStmt: true
    case .tryExpr: node.ownToken(.postfixQuestion) == nil && node.ownToken(.exclamation) == nil
    default: false
    }
  }

  /// The `task` modifier that runs the loop, itself or in a function that it awaits.
  private func task(around context: RuleContext) -> RuleContext.HelperUse? {
    if let closure = context.enclosingCalls.first {
      guard context.calledFact(.lifecycle, of: closure.call) == .task else { return nil }
      return RuleContext.HelperUse(context: context, node: closure.call)
    }
    guard let function = context.decl, context.analyzer.isOwnFunction(function),
      context.analyzer.signature(of: function).isAsync
    else { return nil }
    return context.calls(of: function).firstNonNil { use in
      guard let outer = use.context.enclosingCalls.first?.call,
        use.context.calledFact(.lifecycle, of: outer) == .task
      else { return nil }
      return RuleContext.HelperUse(context: use.context, node: outer)
    }
  }
}
