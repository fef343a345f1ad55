import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an elapsed time that a widget computes once and then shows unchanged.
struct WidgetClockRule: Rule {
  static let info = RuleInfo(
    "widget_reads_clock", .correctness, .warning, isFixable: false,
    summary: "the time since a date is computed when the widget is rendered, and is not updated",
    explanation: """
      A text such as "2 min ago" stays on the Home Screen. WidgetKit evaluates the body of a widget when it renders \
      an entry, perhaps long before the entry is shown, or once for hours, and \
      `Date().timeIntervalSince(entry.updatedAt)` is computed then. Let the system count: `Text(entry.updatedAt, \
      style: .relative)` or `.timer` is updated by the system. Otherwise create an entry for each time at which the \
      text changes, and use the `date` of the entry.
      """,
    silence: "The rule ignores views that the app also shows, and code that does not compute an elapsed time.",
    examples: [
      RuleExample(
        """
        import WidgetKit
        struct Entry: TimelineEntry {
          let date: Date
          let updatedAt: Date
        }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: .now, updatedAt: .now) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Card: View {
          let entry: Entry
          private var age: String { "\\(Int(↓Date().timeIntervalSince(entry.updatedAt)) / 60) min ago" }
          var body: some View {
            Text(age)
            Text("\\(↓entry.updatedAt.timeIntervalSinceNow)")
            Text(entry.updatedAt, style: .relative)
            Text("\\(entry.date.timeIntervalSince(entry.updatedAt))")
          }
        }
        struct Widgets: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "card", provider: Provider()) { entry in Card(entry: entry) }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          let updatedAt: Date
          var body: some View { Text("\\(Date().timeIntervalSince(updatedAt))") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { ClockRead.checksCalls(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.hasWidgets, ClockRead.isSpan(node, context), let decl = context.decl, context.runsForBody,
      !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is computed once, when the widget is rendered, and is not updated; use the `date` of the entry, or show "
          + "the date with `Text(_:style:)` and `.relative` or `.timer`, which the system updates",
        in: context.file, at: node.range),
      if: .still(decl))
  }
}
