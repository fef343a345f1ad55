import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a countdown that counts the ticks of a timer.
struct TicksCountedRule: Rule {
  static let info = RuleInfo(
    "ticks_counted", .correctness, .note, isFixable: false,
    summary: "the countdown stands still while the app is in the background, because it counts the ticks of a timer",
    explanation: """
      No timer fires while the app is suspended, and ticks may come late. A countdown that subtracts one at each tick \
      goes on where it was when the user comes back. Store the date of the end, and show the time that remains until \
      then at each tick, or use `Text(timerInterval:)`.
      """,
    silence: """
      Code that knows a date or the phase of the scene, and counts that are not in seconds.
      """,
    examples: [
      RuleExample(
        """
        struct Brewing: View {
          @State private var remaining = 180
          @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(remaining) s").onReceive(ticks) { _ in
              if remaining > 0 { ↓remaining -= 1 }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Brewing: View {
          @State private var end = Date.now.addingTimeInterval(180)
          @State private var remaining = 180.0
          @State private var ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(remaining) s").onReceive(ticks) { now in remaining = end.timeIntervalSince(now) }
          }
        }
        """),
      RuleExample(
        """
        final class Workout: ObservableObject {
          @Published var rest = 60
          @Published var slow = 60
          private var timer: AnyCancellable?
          private var slowTimer: AnyCancellable?
          func start() {
            timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
            slowTimer = Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.slow -= 1 }
          }
          private func tick() {
            if rest > 0 { ↓rest -= 1 } else { timer?.cancel() }
          }
        }
        struct WorkoutView: View {
          @StateObject private var workout = Workout()
          var body: some View {
            Text("\\(workout.rest) \\(workout.slow)").onAppear { workout.start() }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  /// An object may count the ticks.
  static let outsideViews = OutsideViews(words: ["Timer"])

  private static let receive = CatalogueMember("View", "onReceive")
  private static let sink = CatalogueMember("Publisher", "sink")
  private static let scheduled = CatalogueMember("Timer", "scheduledTimer")
  private static let interval: Name = "withTimeInterval"
  private static let publish = CatalogueMember("Timer", "publish")
  private static let every: Name = "every"
  /// The words of code that corrects the count.
  private static let corrections: [Name] = [
    "scenePhase", "Date", "willEnterForegroundNotification", "didBecomeActiveNotification", "timeIntervalSinceNow",
  ]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [receive, sink, scheduled]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard ticksEachSecond(node, context), let type = context.ownerType, !context.isPreview,
      !([type] + analyzer.extensions(of: type)).contains(where: { part in
        Self.corrections.contains { analyzer.node(of: part).mentions($0) }
      }),
      let action = analyzer.arguments(of: node, context.record).last?.node, let code = context.code(ofAction: action)
    else { return }
    for place in code.context.calledCode(of: code.statements) {
      for part in place.partsAtOnce where part.kind == .infixOperatorExpr {
        guard part.isAssigningOperation, part.ownTokens.contains(where: { part.isSpelt($0, "-=") }),
          part.children.last?.text == "1",
          let write = PropertyWrite(part, place.context.record, analyzer), place.context.isShownState(write.property)
        else { continue }
        let name = analyzer.name(of: write.property)
        return context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(name)` stands still while the app is in the background, where no timer fires; store the date of the end, "
              + "and compute the rest from it",
            in: place.context.file, at: part.range))
      }
    }
  }

  /// Whether a call runs its action each second.
  private func ticksEachSecond(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    if context.isUse(call, of: Self.scheduled) {
      return context.argument(call, Self.interval).flatMap { context.writtenNumber($0) } == 1
    }
    let publisher = context.isUse(call, of: Self.sink) ? call.memberBase : call.arguments.first?.argumentValue
    return publisher.map { isTimerOfSeconds($0, context) } ?? false
  }

  /// Whether a publisher is a timer that fires each second.
  private func isTimerOfSeconds(_ publisher: SyntaxNode, _ context: RuleContext) -> Bool {
    var value = publisher
    var inner = context
    if let use = context.record.uses[publisher.id], context.isOwn(use.decl) {
      guard
        let initial = context.analyzer.node(of: use.decl).initialValue
          ?? context.analyzer.node(of: use.decl).child(.patternBinding)?.initialValue
      else { return false }
      value = initial
      inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
    }
    return value.subtree.contains { call in
      call.kind == .functionCallExpr && inner.isUse(call, of: Self.publish)
        && inner.argument(call, Self.every).flatMap { inner.writtenNumber($0) } == 1
    }
  }
}
