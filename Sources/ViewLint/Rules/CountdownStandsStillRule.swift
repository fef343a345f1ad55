import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a text with the seconds up to or since a date that nothing updates.
struct CountdownStandsStillRule: Rule {
  static let info = RuleInfo(
    "countdown_stands_still", .correctness, .warning, isFixable: false,
    summary: "the seconds are computed when the body runs, and stand still while the view is shown",
    explanation: """
      The countdown shows the same number until something else updates the view. SwiftUI does not evaluate a body again \
      because time passes. `Text(end, style: .timer)` and `Text(timerInterval:)` count by themselves; for other texts, \
      `TimelineView(.periodic(from: .now, by: 1)) { context in … }` evaluates its content each second.
      """,
    silence: """
      Code in a `TimelineView`, views whose file or model has a timer or a loop with pauses, files with widgets, and \
      spans that are divided into minutes or longer units, of which `time_stands_still` speaks.
      """,
    examples: [
      RuleExample(
        """
        struct Countdown: View {
          let end: Date
          var body: some View {
            if end < Date() {
              Text("Finished")
            } else {
              Text("\\(Int(↓end.timeIntervalSinceNow)) seconds left")
            }
          }
        }
        """),
      RuleExample(
        """
        struct Stopwatch: View {
          let start: Date
          private var elapsed: String { String(format: "%.0f s", ↓Date().timeIntervalSince(start)) }
          var body: some View { Text(elapsed) }
        }
        """),
      RuleExample(
        """
        struct Countdown: View {
          let end: Date
          @State private var length = 0.0
          var body: some View {
            TimelineView(.periodic(from: .now, by: 1)) { context in
              Text("\\(Int(end.timeIntervalSinceNow)) seconds left")
            }
            Text(end, style: .timer)
            Button("Stop \\(length)") { length = Date().timeIntervalSince(end) }
          }
        }
        struct Age: View {
          let date: Date
          var body: some View {
            Text("\\(Int(date.timeIntervalSinceNow / 60)) minutes")
            if date.timeIntervalSinceNow < 0 { Text("Over") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr]
  /// The timeline or the timer may be in another file.
  static let dependsOnWholeProgram = true

  private static let format: Name = "format"
  private static let string: Name = "String"

  static func checksCalls(_ callee: Callee) -> Bool { ClockRead.checksCalls(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard ClockRead.isSpan(node, context), isWritten(in: context), context.isInView, context.runsForBody,
      !context.isPreview, TimeStandsStillRule.standsStill(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "these seconds stand still while the view is shown: they are computed only when the body runs; use "
          + "`Text(_:style: .timer)`, which counts by itself, or a `TimelineView(.periodic(from: .now, by: 1))`",
        in: context.file, at: node.range))
  }

  /// Whether the number becomes part of a text without being divided.
  private func isWritten(in context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .stringLiteralExpr: return true
      case .infixOperatorExpr:
        if around.tokenIndices.contains(where: { around.text(of: around.token($0)) == "/" }) { return false }
      case .functionCallExpr:
        if context.argument(around, Self.format) != nil, context.makes(around, anyOf: [Self.string]) { return true }
      case .closureExpr, .codeBlock, .ifExpr, .ternaryExpr: return false
      default: continue
      }
    }
    return false
  }
}
