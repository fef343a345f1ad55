import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a text about the present time that nothing updates.
struct TimeStandsStillRule: Rule {
  static let info = RuleInfo(
    "time_stands_still", .correctness, .note, isFixable: false, profile: .strict, countsInTests: false,
    summary: "the text about the present time is computed when the body runs, and stands still while it is shown",
    explanation: """
      The view says "5 minutes ago" for an hour, if the screen stays open. The text is computed when the body runs, and \
      nothing evaluates the body again as time passes. `Text(date, style: .relative)` and `.timer` count by themselves; \
      for other texts, `TimelineView(.everyMinute) { context in … }` evaluates its content again each minute.
      """,
    silence: """
      Code in a `TimelineView`, views whose file or model has a timer or a loop with pauses, which may update them, and \
      files with widgets, for which `widget_reads_clock` exists.
      """,
    examples: [
      RuleExample(
        """
        struct Row: View {
          let date: Date
          var body: some View {
            Text(↓date.formatted(.relative(presentation: .numeric)))
          }
        }
        struct Details: View {
          let date: Date
          private static let formatter = RelativeDateTimeFormatter()
          private var age: String { ↓Self.formatter.localizedString(for: date, relativeTo: Date()) }
          var body: some View {
            Text(age)
            Text(date.formatted(date: .abbreviated, time: .shortened))
          }
        }
        """),
      RuleExample(
        """
        struct Age: View {
          let date: Date
          let now: Date
          var body: some View { Text(date.formatted(.relative(presentation: .numeric))) }
        }
        struct Row: View {
          let date: Date
          var body: some View {
            TimelineView(.everyMinute) { context in
              Age(date: date, now: context.date)
              Text(date.formatted(.relative(presentation: .numeric)))
            }
            Text(date, style: .relative)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The timeline or the timer may be in another file.
  static let dependsOnWholeProgram = true

  private static let widgets: Name = "WidgetKit"
  private static let timeline: Name = "TimelineView"
  /// The words for code that may update the view as time passes.
  private static let clocks: [Name] = ["TimelineView", "Timer", "sleep", "asyncAfter", "CADisplayLink"]

  static func checksCalls(_ callee: Callee) -> Bool { ClockRead.checksCalls(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard ClockRead.isText(node, context), context.isInView, context.runsForBody, !context.isPreview,
      Self.standsStill(context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this text stays as it is while the view is shown, though time passes: it is computed only when the body runs; "
          + "use `Text(_:style:)`, which counts by itself, or put it into a `TimelineView(.everyMinute)`",
        in: context.file, at: node.range))
  }

  /// Whether nothing evaluates the body around the context as time passes.
  static func standsStill(_ context: RuleContext) -> Bool {
    !context.analyzer.program.file(context.fileID).summary.imports.contains(widgets)
      && context.ownerType.map { !isUpdated($0, context) } ?? false
  }

  /// Whether code of a view, or of a view that makes it, may evaluate its body as time passes.
  private static func isUpdated(_ view: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let clocks = analyzer.perProgram(info.id) { ClockWrites(analyzer) }
    var seen: Set<DeclID> = [view]
    var open = [view]
    // Most views are made by a few others.
    while let next = open.popLast(), seen.count < 16 {
      let code = [next] + analyzer.extensions(of: next)
      if code.contains(where: { part in self.clocks.contains { analyzer.node(of: part).mentions($0) } }) { return true }
      let models = analyzer.children(of: next).compactMap { member -> DeclID? in
        guard analyzer.decl(member).kind == .variable else { return nil }
        let type = analyzer.variableType(of: member)
        return context.nominal(analyzer.wrapped(type) ?? type)
      }
      if models.contains(where: { clocks.types.contains($0) }) { return true }
      for use in context.uses(ofView: next) {
        if let maker = use.context.ownerType, seen.insert(maker).inserted { open.append(maker) }
      }
    }
    return false
  }
}
