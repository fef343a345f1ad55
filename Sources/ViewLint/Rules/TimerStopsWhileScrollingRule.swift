import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a timer that stops while the user scrolls the view that it updates.
struct TimerStopsWhileScrollingRule: Rule {
  static let info = RuleInfo(
    "timer_stops_while_scrolling", .correctness, .warning, isFixable: true,
    summary: "the timer uses the run loop's default mode, so scrolling stops the updates of the view",
    explanation: """
      A clock in a scroll view stands still while a finger scrolls, and jumps when the finger is lifted. During \
      scrolling the main run loop is in the tracking mode, in which a timer of the `.default` mode does not fire. The \
      `.common` modes include both.
      """,
    silence: """
      The rule ignores views that create nothing that scrolls, and views that scroll their content from code: they are \
      meant to wait for the finger.
      """,
    examples: [
      RuleExample(
        """
        struct Clock: View {
          @State private var now = Date()
          private let timer = Timer.publish(every: 1, on: .main, in: ↓.default).autoconnect()
          var body: some View {
            ScrollView { Text(now, style: .time) }.onReceive(timer) { now = $0 }
          }
        }
        """,
        fixed: """
          struct Clock: View {
            @State private var now = Date()
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View {
              ScrollView { Text(now, style: .time) }.onReceive(timer) { now = $0 }
            }
          }
          """),
      RuleExample(
        """
        struct Clock: View {
          @State private var now = Date()
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            List { Text(now, style: .time) }.onReceive(timer) { now = $0 }
          }
        }
        struct Still: View {
          @State private var now = Date()
          private let timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
          var body: some View { Text(now, style: .time).onReceive(timer) { now = $0 } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 200))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let publish = CatalogueMember("Timer", "publish")
  private static let mode: Name = "in"
  private static let usual: Name = "default"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [publish]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.publish), let mode = context.argument(node, Self.mode),
      mode.kind == .memberAccessExpr || mode.kind == .implicitMemberExpr, let word = mode.referencedName,
      mode.name(of: word) == Self.usual,
      let view = context.ownerType, context.conforms(view, to: .view), makesScrolling(view, context),
      !scrollsByItself(view, context)
    else { return }
    let fix = FixIt("use the common modes", [TextEdit(word.range, "common")], isSafe: false)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this timer does not fire while a person scrolls, and the view stands still; use the `.common` modes",
        in: context.file, at: mode.range, fixIts: [fix]))
  }

  private static let scrolling: [Name] = ["scrollPosition", "scrollTo"]

  /// Whether code of the view scrolls. Such a timer should wait during a scroll gesture.
  private func scrollsByItself(_ view: DeclID, _ context: RuleContext) -> Bool {
    ([view] + context.analyzer.extensions(of: view)).contains { part in
      Self.scrolling.contains { context.analyzer.node(of: part).mentions($0) }
    }
  }

  /// Whether a view contains a scrolling container.
  private func makesScrolling(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    return ([view] + analyzer.extensions(of: view)).flatMap { analyzer.children(of: $0) }.contains { member in
      guard analyzer.decl(member).has(.isComputed) || analyzer.isOwnFunction(member) else { return false }
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      return analyzer.node(of: member).subtree.contains { call in
        call.kind == .functionCallExpr
          && (inner.madeText(call, of: .scrolls) ?? inner.madeText(call, of: .fills)) != nil
      }
    }
  }
}
