import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a timer publisher in a view or an app that no code receives.
struct TimerNeverReceivedRule: Rule {
  static let info = RuleInfo(
    "timer_never_received", .correctness, .warning, isFixable: false,
    summary: "nothing receives the values of the timer, so what it should keep up to date stands still",
    explanation: """
      The time, the counter or the title in the menu bar stands still. `Timer.publish(…).autoconnect()` in a property \
      starts when something subscribes to it. Without an `onReceive` or a `sink` it never does anything; a scene has no \
      `onReceive`. Receive it in a view, or let a model start the timer.
      """,
    silence: """
      The rule ignores properties that any other code of the file mentions, and properties that other files may use.
      """,
    examples: [
      RuleExample(
        """
        struct Clock: View {
          private let ↓tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var now = Date()
          var body: some View { Text(now, style: .time) }
        }
        """),
      RuleExample(
        """
        struct Clock: View {
          private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var now = Date()
          var body: some View { Text(now, style: .time).onReceive(tick) { now = $0 } }
        }
        """),
      RuleExample(
        """
        struct Elapsed: View {
          let ↓timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var now = Date()
          var body: some View {
            label.onReceive(ticks) { now = $0 }
          }
          private var label: some View { Text(now, style: .time) }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 26))

  static let visits: [NodeKind] = [.patternBinding]

  private static let publish = CatalogueMember("Timer", "publish")

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let property = context.decl, let value = node.initialValue,
      let owner = context.ownerType, analyzer.decl(owner).kind == .structure, !context.isPreview,
      analyzer.decl(property).access <= .fileprivateAccess
        || analyzer.decl(property).access < .publicAccess && context.conforms(owner, to: .view),
      value.contains(where: { $0.kind == .functionCallExpr && context.isUse($0, of: Self.publish) })
    else { return }
    let name = analyzer.decl(property).name
    guard !analyzer.bodiesNear(property).contains(where: { $0 != property && analyzer.node(of: $0).mentions(name) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing receives `\(name.text)`: the timer never does anything; receive it with `onReceive`, or delete it",
        in: context.file, at: analyzer.nameRange(of: property)))
  }
}
