import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about reloads of a widget that cause the next one, or that one action asks for many times.
struct WidgetReloadedTooOftenRule: Rule {
  static let info = RuleInfo(
    "widget_reloaded_too_often", .correctness, .warning, isFixable: false,
    summary: "the widget is reloaded once for each element, or by its own provider: the system then stops reloading it",
    explanation: """
      The widget seems to be frozen. The system allows a widget a number of reloads a day. A provider that reloads the \
      timeline that it is asked for is asked again, without end. A loop that reloads after each element uses the day's \
      reloads up in a few rounds. Reload once, after the last change, and from the app.
      """,
    silence: "Reloads under a condition inside of the loop, which may happen once.",
    examples: [
      RuleExample(
        """
        import WidgetKit
        struct Goal { var id = 0 }
        struct Publisher {
          func publish(_ goals: [Goal]) {
            for goal in goals { save(goal) }
          }
          func reload(_ kinds: [String]) {
            kinds.forEach { _ in WidgetCenter.shared.↓reloadAllTimelines() }
          }
          private func save(_ goal: Goal) {
            UserDefaults(suiteName: "group.goals")?.set(goal.id, forKey: "goal")
            WidgetCenter.shared.↓reloadTimelines(ofKind: "Goals")
          }
        }
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: .now) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            load()
            completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
          }
          private func load() {
            WidgetCenter.shared.↓reloadAllTimelines()
          }
        }
        """),
      RuleExample(
        """
        import WidgetKit
        struct Goal { var id = 0 }
        struct Publisher {
          func publish(_ goals: [Goal]) {
            for goal in goals {
              UserDefaults(suiteName: "group.goals")?.set(goal.id, forKey: "goal")
              if goal.id == 7 { WidgetCenter.shared.reloadTimelines(ofKind: "Goals") }
            }
            WidgetCenter.shared.reloadTimelines(ofKind: "Goals")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 24))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["WidgetCenter"])

  private static let reloads = [
    CatalogueMember("WidgetCenter", "reloadTimelines"), CatalogueMember("WidgetCenter", "reloadAllTimelines"),
  ]
  private static let forEach = CatalogueMember("Sequence", "forEach")
  /// The functions of a provider that the system calls for a timeline.
  private static let provides: Set<Name> = ["getTimeline", "timeline"]
  private static let providers: [Name] = ["TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"]
  /// The maximum depth of functions that call each other.
  private static let maximumDepth = 3

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: reloads) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let found = cause(of: node, context, depth: 0) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        found.isProvider
          ? "the system asks for a timeline, which reloads the timeline, so that the system asks again; reload it from the "
            + "app"
          : "each round of the loop reloads the widget, which uses up the reloads that the system allows; reload it once, "
            + "after the loop",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(found.isProvider ? "the system calls this" : "the loop", in: found.file, at: found.range)
        ]))
  }

  private struct Cause {
    let isProvider: Bool
    let file: SourceFile
    let range: SourceRange
  }

  /// The loop or the function of a provider that leads to a call.
  private func cause(of node: SyntaxNode, _ context: RuleContext, depth: Int) -> Cause? {
    let analyzer = context.analyzer
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .ifExpr, .guardStmt, .switchExpr, .ternaryExpr: return nil
      case .forStmt:
        guard around.child(.codeBlock)?.range.contains(node.range) == true, !leaves(around) else { continue }
        return Cause(isProvider: false, file: context.file, range: around.firstToken?.range ?? around.range)
      case .functionCallExpr where context.isUse(around, of: Self.forEach) && around.calleeName != nil:
        return Cause(isProvider: false, file: context.file, range: around.calleeName?.range ?? around.range)
      default: break
      }
    }
    guard let function = context.decl, analyzer.decl(function).kind == .function else { return nil }
    if Self.provides.contains(analyzer.decl(function).name),
      let owner = context.ownerType,
      Self.providers.contains(where: { context.conforms(owner, to: $0) })
    {
      return Cause(
        isProvider: true, file: context.file, range: analyzer.node(of: function).firstToken?.range ?? node.range)
    }
    guard depth < Self.maximumDepth else { return nil }
    return context.calls(of: function).firstNonNil { call in cause(of: call.node, call.context, depth: depth + 1) }
  }

  /// Whether the loop ends at one of its elements.
  private func leaves(_ loop: SyntaxNode) -> Bool {
    loop.subtree.contains { $0.kind == .breakStmt || $0.kind == .returnStmt }
  }
}
