import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an endless loop of a task that never waits.
struct LoopNeverWaitsRule: Rule {
  static let info = RuleInfo(
    "loop_never_waits", .performance, .warning, isFixable: false,
    summary: "the endless loop never waits: the app hangs, or one processor is always busy",
    explanation: """
      A task of a view runs on the main thread. `while true { load = measure() }` never lets anything else run there: \
      no touch is handled, and nothing is drawn. `await` alone does not wait if the called function does not. Wait in \
      the loop, `try await Task.sleep(for: .seconds(1))`, which also ends it when the view disappears.
      """,
    silence: """
      Loops that may end, and loops that await a function of which the code is unknown or itself awaits something.
      """,
    examples: [
      RuleExample(
        """
        struct Monitor: View {
          @State private var load = 0.0
          var body: some View {
            Text("\\(load)").task {
              ↓while !Task.isCancelled { load = await measure() }
            }
          }
          private func measure() async -> Double { .random(in: 0...1) }
        }
        """),
      RuleExample(
        """
        struct Monitor: View {
          @State private var load = 0.0
          var body: some View {
            Text("\\(load)")
              .task {
                while !Task.isCancelled {
                  load = .random(in: 0...1)
                  try? await Task.sleep(for: .seconds(1))
                }
              }
              .task {
                while true { load = await measure() }
              }
              .task {
                while true {
                  load += 1
                  if load > 10 { break }
                }
              }
          }
          private func measure() async -> Double {
            await pause()
            return 1
          }
          private func pause() async { try? await Task.sleep(for: .seconds(1)) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.whileStmt]

  private static let isCancelled: Name = "isCancelled"
  private static let ends: [NodeKind] = [.breakStmt, .returnStmt, .throwStmt]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard isEndless(node), !context.isPreview, let block = node.child(.codeBlock),
      !block.subtree.contains(where: { Self.ends.contains($0.kind) }),
      context.enclosingCalls.contains(where: { isTask($0.call, context) }) || isAsync(context)
    else { return }
    var seen: Set<DeclID> = []
    guard !mayWait(block, context, &seen) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this loop never waits, so nothing else runs on its thread; wait in it with `try await Task.sleep(for:)`",
        in: context.file, at: SourceRange(node.range.start, block.range.start)))
  }

  /// `while true` and `while !Task.isCancelled`.
  private func isEndless(_ loop: SyntaxNode) -> Bool {
    guard loop.conditions.count == 1, let condition = loop.conditions.first else { return false }
    return condition.text == "true" || condition.kind == .prefixOperatorExpr && condition.mentions(Self.isCancelled)
  }

  private func isTask(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.makes(call, anyOf: ["Task"]) || context.calledFact(.lifecycle, of: call) == .task
  }

  private func isAsync(_ context: RuleContext) -> Bool {
    guard let decl = context.decl, context.analyzer.isOwnFunction(decl) else { return false }
    return context.analyzer.signature(of: decl).isAsync
  }

  /// Whether code may wait: it awaits something else than functions of the program that do not wait.
  private func mayWait(_ code: SyntaxNode, _ context: RuleContext, _ seen: inout Set<DeclID>) -> Bool {
    let analyzer = context.analyzer
    for node in code.subtree {
      if node.kind == .forStmt, node.ownToken(.awaitKeyword) != nil { return true }
      // `async let` waits where the value is used.
      if node.kind == .variableDecl, node.text.hasPrefix("async") { return true }
      guard node.kind == .functionCallExpr else {
        // `await value`, `await actor.value`
        if node.kind == .awaitExpr, !node.contains(where: { $0.kind == .functionCallExpr }) { return true }
        continue
      }
      guard let use = context.record.uses[node.id] else { return true }
      if analyzer.isFromCatalogue(use.decl) {
        if context.isAwaited(node, in: code) { return true }
        continue
      }
      guard analyzer.isOwnFunction(use.decl) else { continue }
      guard analyzer.signature(of: use.decl).isAsync else {
        if analyzer.node(of: use.decl).mentions("sleep") { return true }
        continue
      }
      guard let owner = analyzer.parent(of: use.decl), analyzer.decl(owner).kind != .protocolType,
        let block = analyzer.node(of: use.decl).child(.codeBlock), seen.count < Self.maximumFunctions
      else { return true }
      guard seen.insert(use.decl).inserted else { continue }
      let inner = RuleContext(analyzer, use.decl.file)
      inner.enter(use.decl)
      if mayWait(block, inner, &seen) { return true }
    }
    return false
  }

  private static let maximumFunctions = 16
}

extension RuleContext {
  /// Whether an `await` in some code stands around a call.
  fileprivate func isAwaited(_ call: SyntaxNode, in code: SyntaxNode) -> Bool {
    code.subtree.contains { $0.kind == .awaitExpr && $0.range.contains(call.range) }
  }
}
