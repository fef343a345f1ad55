import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a function of a view that plans its own next call without end.
struct EndlessRepetitionRule: Rule {
  static let info = RuleInfo(
    "endless_repetition", .correctness, .warning, isFixable: false,
    summary: "the function plans its own next call, which goes on for ever after the view has disappeared",
    explanation: """
      Nothing ends the calls: `asyncAfter` runs its closure whether the view is still shown or not. If `onAppear` \
      starts them, each appearance adds another row of calls, and the view moves on faster and faster. A loop with \
      `try await Task.sleep(for:)` in `task` ends with the view.
      """,
    silence: """
      Functions with a condition by which the calls may end, and objects that live as long as the app.
      """,
    examples: [
      RuleExample(
        """
        struct Carousel: View {
          let pages: [String]
          @State private var page = 0
          var body: some View {
            Text(pages[page]).onAppear { advance() }
          }
          private func advance() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
              page = (page + 1) % pages.count
              ↓advance()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Carousel: View {
          let pages: [String]
          @State private var page = 0
          @State private var isShown = false
          var body: some View {
            Text(pages[page])
              .onAppear {
                isShown = true
                advance()
              }
              .onDisappear { isShown = false }
              .task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(3))
                  page = 0
                }
              }
          }
          private func advance() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
              guard isShown else { return }
              page = (page + 1) % pages.count
              advance()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Blinker: View {
          @State private var isLit = false
          var body: some View {
            Circle().opacity(isLit ? 1 : 0.2).onAppear(perform: blink)
          }
          private func blink() {
            isLit.toggle()
            Task {
              try? await Task.sleep(for: .seconds(1))
              ↓blink()
            }
          }
        }
        """),
      RuleExample(
        """
        struct Blink: View {
          @State private var isOn = false
          var body: some View { Circle().opacity(isOn ? 1 : 0).onAppear(perform: blink) }
          private func blink() {
            isOn.toggle()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in ↓blink() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let later = [
    CatalogueMember("DispatchQueue", "asyncAfter"), CatalogueMember("Timer", "scheduledTimer"),
  ]
  private static let conditions: [NodeKind] = [.ifExpr, .guardStmt, .switchExpr, .ternaryExpr, .returnStmt, .throwStmt]
  /// The words by which a wait can be ended, so that the code ends with it.
  private static let checks: [Name] = ["isCancelled", "checkCancellation"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let function = context.decl, context.record.uses[node.id]?.decl == function,
      let owner = context.ownerType, context.conforms(owner, to: .view), !context.isPreview,
      context.enclosingCalls.contains(where: { isLater($0.call, context) }),
      let block = context.analyzer.node(of: function).child(.codeBlock),
      !block.subtree.contains(where: { Self.conditions.contains($0.kind) }),
      !Self.checks.contains(where: { block.mentions($0) }), context.runsWhenAppearing(function)
    else { return }
    let name = context.analyzer.name(of: function)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` calls itself again and again, also after the view has disappeared, and each appearance starts it once "
          + "more; use a loop with `Task.sleep` in `task`, which ends with the view",
        in: context.file, at: node.range))
  }

  /// Whether a call runs its closure later.
  private func isLater(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(call, ofAny: Self.later) || context.makes(call, anyOf: ["Task"])
  }
}

extension RuleContext {
  /// Whether a function of a view runs as the view appears.
  fileprivate func runsWhenAppearing(_ function: DeclID) -> Bool {
    helperPlaces(of: function).contains { $0.context.moments().contains(.appearance) }
  }
}
