import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a time since something that a widget works out once and then shows unchanged.
struct WidgetClockRule: Rule {
  static let info = RuleInfo(
    "widget_reads_clock", .correctness, .warning, isFixable: false,
    summary: "the time since a date is worked out when the widget's picture is made, and does not go on",
    explanation: """
      The body of a widget runs when WidgetKit makes the picture for an entry, perhaps long before or once for hours. \
      `Date().timeIntervalSince(entry.updatedAt)` is worked out then, and "2 min ago" stays on the Home Screen. Let the system count: \
      `Text(entry.updatedAt, style: .relative)` or `.timer` goes on by itself. Otherwise make an entry for each time at which \
      another text is due, and use the `date` of the entry.
      """,
    silence: "Views that the app shows too, and code that does not ask for the time that has passed.",
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
    ])

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr]
  static let usesProgramFacts = true

  private static let since = CatalogueMember("Date", "timeIntervalSince")
  private static let sinceNow = CatalogueMember("Date", "timeIntervalSinceNow")
  private static let relative = CatalogueMember("RelativeDateTimeFormatter", "localizedString")
  private static let date: Name = "Date"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [since, relative]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.hasWidgets, let decl = context.decl, context.runsForBody, !context.isPreview,
      asksClock(node, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this is worked out once, when the picture of the widget is made, and then stays as it is; show the date by "
          + "`Text(_:style:)` with `.relative` or `.timer`, which goes on",
        in: context.file, at: node.range),
      if: .still(decl))
  }

  private func asksClock(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .memberAccessExpr { return context.isUse(node, of: Self.sinceNow) }
    if context.isUse(node, of: Self.since) {
      return node.memberBase.map { isNow($0, context) } ?? false
        || node.arguments.first.map { isNow($0.kind == .labeledExpr ? $0.children.last ?? $0 : $0, context) } ?? false
    }
    guard context.isUse(node, of: Self.relative), let end = context.argument(node, "relativeTo") else { return false }
    return isNow(end, context)
  }

  /// `Date()`, `Date.now` or `.now`
  private func isNow(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .functionCallExpr { return node.arguments.isEmpty && context.makes(node, anyOf: [Self.date]) }
    return node.text == "Date.now" || node.text == ".now"
  }
}
