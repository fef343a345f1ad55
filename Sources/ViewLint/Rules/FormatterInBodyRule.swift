import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of something costly that is made each time a body runs.
struct FormatterInBodyRule: Rule {
  static let info = RuleInfo(
    "formatter_in_body", .performance, .warning, isFixable: false,
    summary: "a formatter or decoder is made each time the body runs",
    explanation: """
      A body runs often: at each update of what it reads, in a list once a row. Formatters and decoders load their rules \
      when they are made, which takes longer than all the rest of a small body. Keep one in a `static let`, or let \
      `Text(date, format: .dateTime.day())` do it.
      """,
    silence: """
      Actions, tasks and stored properties run once or seldom; what is made there is left alone.
      """,
    examples: [
      RuleExample(
        """
        struct Day: View {
          var date: Date
          var body: some View {
            let formatter = ↓DateFormatter()
            Text(formatter.string(from: date))
          }
        }
        """),
      RuleExample(
        """
        struct Price: View {
          var value: Double
          private var label: some View {
            Text(↓NumberFormatter().string(from: NSNumber(value: value)) ?? "")
          }
          var body: some View { label }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          private static let formatter = DateFormatter()
          var date: Date
          var body: some View { Text(Self.formatter.string(from: date)) }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          @State private var text = ""
          var body: some View {
            Button("Today") { text = DateFormatter().string(from: Date()) }
          }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          var date: Date
          @State private var isShared = false
          private var text: String {
            let formatter = ↓DateFormatter()
            formatter.dateStyle = .short
            return formatter.string(from: date)
          }
          private func weekday(_ date: Date) -> String { ↓DateFormatter().string(from: date) }
          private func share() { print(DateFormatter().string(from: date)) }
          var body: some View {
            VStack {
              Text(text)
              Text(weekday(date))
              Button("Share", action: share)
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 37, of: 38, inApps: 57))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.makes(.isCostly) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let made = context.madeType(node), context.analyzer.decl(made).has(.isCostly), context.runsForBody,
      !context.isPreview
    else { return }
    let name = context.analyzer.name(of: made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(RuleText.article(name)) `\(name)` is made each time the body runs, which takes longer than to use it; keep one in a `static let`",
        in: context.file, at: node.range))
  }
}
