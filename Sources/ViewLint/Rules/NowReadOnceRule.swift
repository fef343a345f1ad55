import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a day, an age or a query that depends on the present time and is not computed again as time passes.
struct NowReadOnceRule: Rule {
  static let info = RuleInfo(
    "now_read_once", .data, .note, isFixable: false, profile: .strict, countsInTests: false,
    summary: "the view depends on the present day or time, which it reads only when its body or initializer runs",
    explanation: """
      An app that was left open over midnight shows yesterday's entries as those of today, and "3 minutes ago" stays \
      for an hour. Nothing evaluates the body, or the initializer that makes the query, when the day changes. Keep the \
      day in state, and set it when `scenePhase` becomes active and at `NSCalendarDayChanged`; show ages in a \
      `TimelineView(.everyMinute)`.
      """,
    silence: """
      Views whose file or model has a timer, waits for the scene's phase or for a change of the day, and code in a \
      `TimelineView` or a widget. Texts, for which `time_stands_still` and `countdown_stands_still` exist.
      """,
    examples: [
      RuleExample(
        """
        import SwiftUI
        struct Habit: Identifiable { let id: Int; var weekdays: Set<Int> }
        struct Today: View {
          let habits: [Habit]
          private var due: [Habit] {
            let day = ↓Calendar.current.component(.weekday, from: .now)
            return habits.filter { $0.weekdays.contains(day) }
          }
          var body: some View { List(due) { Text("\\($0.id)") } }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        import SwiftData
        @Model final class Sample {
          var day: Date
          init(day: Date) { self.day = day }
        }
        struct Today: View {
          @Query private var samples: [Sample]
          init() {
            let start = Calendar.current.startOfDay(for: Date())
            _samples = ↓Query(filter: #Predicate<Sample> { $0.day >= start })
          }
          var body: some View { Text("\\(samples.count)") }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        struct Message: View {
          let date: Date
          @State private var shownAt = Date()
          private var label: String {
            let minutes = Int(↓shownAt.timeIntervalSince(date) / 60)
            return "\\(minutes) minutes ago"
          }
          var body: some View { Text(label) }
        }
        """),
      RuleExample(
        """
        import SwiftUI
        struct Today: View {
          let days: [Int]
          @Environment(\\.scenePhase) private var phase
          @State private var today = Date.now
          var body: some View {
            let day = Calendar.current.component(.weekday, from: today)
            Text(days.contains(day) ? "Due" : "Free")
              .onChange(of: phase) { today = .now }
            TimelineView(.everyMinute) { context in
              Text("\\(Int(context.date.timeIntervalSince(today) / 60))")
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The timer may be in another file.
  static let dependsOnWholeProgram = true

  private static let days = ["component", "dateComponents", "startOfDay", "isDate"].map {
    CatalogueMember("Calendar", $0)
  }
  private static let query: Name = "Query"
  private static let end: Name = "to"
  /// The words of code that reads the time again.
  private static let clocks: [Name] = [
    "scenePhase", "NSCalendarDayChanged", "calendarDayChanged", "significantTimeChangeNotification", "TimelineView",
    "didBecomeActiveNotification", "willEnterForegroundNotification",
  ]

  static func checksCalls(_ callee: Callee) -> Bool {
    ClockRead.checksCalls(callee) || callee.isAny(of: days) || callee.makes(anyOf: [query])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview, !readsAgain(context), let what = what(node, context) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        what + "; keep the time in state, and set it when the scene becomes active or the day changes",
        in: context.file, at: node.range))
  }

  private func what(_ node: SyntaxNode, _ context: RuleContext) -> String? {
    if context.makes(node, anyOf: [Self.query]) {
      guard let decl = context.decl, context.analyzer.isInitializer(decl), let view = context.ownerType,
        context.conforms(view, to: .view), TimeStandsStillRule.standsStill(context),
        node.subtree.contains(where: { isLocalTime($0, context) })
      else { return nil }
      return "this query keeps the day of the initializer: the view goes on showing the models of that day"
    }
    guard context.isInView, context.runsForBody, TimeStandsStillRule.standsStill(context) else { return nil }
    if context.isUse(node, ofAny: Self.days) {
      // The time up to a date is no day.
      guard context.argument(node, Self.end) == nil,
        node.arguments.contains(where: { ClockRead.isNow($0.argumentValue, context) })
      else { return nil }
      return "the present day is read only when the body runs: after midnight the view still shows the day before"
    }
    guard ClockRead.isSpan(node, context) || isSpanOfKeptTime(node, context), isDivided(context) else { return nil }
    return "this age is computed only when the body runs, and stays as it is while the view is shown"
  }

  /// Whether the file has code that reads the time again.
  private func readsAgain(_ context: RuleContext) -> Bool {
    let root = context.analyzer.program.file(context.fileID).tree.root
    return Self.clocks.contains { root.mentions($0) }
  }

  /// Whether a name is a local constant that is computed from the present time.
  private func isLocalTime(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .declReferenceExpr, let value = context.localValue(of: node) else { return false }
    return value.subtree.contains { ClockRead.isNow($0, context) }
  }

  /// `shownAt.timeIntervalSince(date)`, with the time at which the view was made.
  private func isSpanOfKeptTime(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isUse(node, of: ClockRead.since), let base = node.memberBase else { return false }
    return isKeptTime(base, context)
  }

  /// Whether a value is a property that starts as the present time and is never set, or an input that is always given
  /// one.
  private func isKeptTime(_ value: SyntaxNode, _ context: RuleContext, isGiven: Bool = false) -> Bool {
    let analyzer = context.analyzer
    guard let property = context.record.decl(of: value), context.isOwn(property),
      analyzer.decl(property).kind == .variable, let view = context.ownerType, context.isOfSameType(property)
    else { return false }
    let node = analyzer.node(of: property)
    if let first = node.initialValue ?? node.child(.patternBinding)?.initialValue {
      let inner = RuleContext(analyzer, property.file)
      inner.enter(property)
      guard ClockRead.isNow(first, inner) else { return false }
      let uses = PropertyUses(of: property, analyzer)
      return uses.writes.isEmpty && uses.bindings.isEmpty
    }
    guard !isGiven, analyzer.isInput(property) else { return false }
    let values = context.valuesGiven(for: property, of: view)
    return !values.isEmpty && values.allSatisfy { isKeptTime($0.node, $0.context, isGiven: true) }
  }

  /// Whether the span is counted in minutes or more: `… / 60`.
  private func isDivided(_ context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .infixOperatorExpr:
        if around.ownTokens.contains(where: { around.isSpelt($0, "/") }) { return true }
      case .functionCallExpr, .labeledExpr, .parenExpr, .prefixOperatorExpr: continue
      default: return false
      }
    }
    return false
  }
}
