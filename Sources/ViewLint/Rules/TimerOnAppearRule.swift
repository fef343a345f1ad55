import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a repeating timer that starts each time a view appears and is never invalidated.
struct TimerOnAppearRule: Rule {
  static let info = RuleInfo(
    "timer_started_on_appear", .performance, .warning, isFixable: false,
    summary: "each time the view appears, another timer starts, and none of them ever ends",
    explanation: """
      After the view has appeared again, the action runs two, three times a second. `Timer.scheduledTimer` adds its \
      timer to the run loop, which retains it: a repeating timer continues after the view has disappeared, and each \
      time the view appears one more starts. Store the timer in `@State` and invalidate it in `onDisappear`, use a \
      timer publisher with `onReceive`, or wait in a loop in `task`, which ends with the view.
      """,
    silence: """
      The rule ignores a timer that ends itself or does not repeat, and one that is stored in a property of a type \
      that invalidates something.
      """,
    examples: [
      RuleExample(
        """
        import Foundation
        struct Clock: View {
          @State private var now = Date()
          @State private var ticks = 0
          var body: some View {
            Text(now, style: .time)
              .onAppear {
                Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in now = Date() }
                start()
              }
          }
          private func start() {
            _ = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
          }
        }
        """),
      RuleExample(
        """
        import Foundation
        struct Clock: View {
          @State private var now = Date()
          @State private var ticks = 0
          @State private var kept: Timer?
          var body: some View {
            Text(now, style: .time)
              .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in now = Date() }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                  ticks += 1
                  if ticks > 9 { timer.invalidate() }
                }
                kept = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in now = Date() }
              }
              .onDisappear { kept?.invalidate() }
              .onTapGesture { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in now = Date() } }
          }
        }
        """),
      RuleExample(
        """
        import Foundation
        struct Stopwatch: View {
          @State private var seconds = 0
          @State private var timer: Timer?
          var body: some View {
            Text("\\(seconds)")
              .onAppear { timer = Timer.↓scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 173))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let timer = CatalogueMember("Timer", "scheduledTimer")
  private static let invalidate: Name = "invalidate"
  private static let repeats: Name = "repeats"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [timer]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let repeats = context.argument(node, Self.repeats), repeats.text == "true",
      !node.mentions(Self.invalidate), isDropped(node, context) || isNeverEnded(node, context),
      context.runsWhenAppearing,
      !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing ends this timer, and each time the view appears one more starts; store it in `@State` and "
          + "invalidate it in `onDisappear`, or wait in a loop in `task`",
        in: context.file, at: name.range))
  }

  /// Whether the result of a call is unused.
  private func isDropped(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let around = context.ancestors.last else { return false }
    switch around.kind {
    case .closureExpr, .codeBlock: return true
    case .assignmentExpr: return around.children.first?.kind == .discardAssignmentExpr
    default: return false
    }
  }

  /// Whether the timer is stored in a property of a view that never invalidates it.
  private func isNeverEnded(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let assignment = context.ancestors.last, assignment.kind == .assignmentExpr,
      let write = PropertyWrite(assignment, context.record, analyzer), context.isOfSameType(write.property),
      context.isSetInThisFileOnly(write.property), let owner = context.ownerType, context.conforms(owner, to: .view)
    else { return false }
    return !([owner] + analyzer.extensions(of: owner)).contains { analyzer.node(of: $0).mentions(Self.invalidate) }
  }
}
