import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a widget whose timeline ends and is never reloaded by the program.
struct WidgetNeverReloadedRule: Rule {
  static let info = RuleInfo(
    "widget_never_reloaded", .correctness, .warning, isFixable: false,
    summary: "the widget keeps its first values, because nothing in the program reloads its timeline",
    explanation: """
      The widget keeps the old value until the device restarts or the widget is added again. With the policy \
      `.never`, WidgetKit asks the provider again only when the app requests it. If the app changes data of the \
      widget, such as a value in shared user defaults, it must call `WidgetCenter.shared.reloadTimelines(ofKind:)`. \
      Call it after each change, or use `.after(date)`.
      """,
    silence: """
      The rule ignores programs that use `WidgetCenter` anywhere, and providers that read no data shared with the \
      app.
      """,
    examples: [
      RuleExample(
        """
        import WidgetKit
        struct Entry: TimelineEntry {
          let date: Date
          let goal: Int
        }
        struct Provider: TimelineProvider {
          let defaults = UserDefaults(suiteName: "group.goals")
          func placeholder(in context: Context) -> Entry { Entry(date: .now, goal: 0) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let entry = Entry(date: .now, goal: defaults?.integer(forKey: "goal") ?? 0)
            completion(↓Timeline(entries: [entry], policy: .never))
          }
        }
        """),
      RuleExample(
        """
        import WidgetKit
        struct Entry: TimelineEntry {
          let date: Date
          let goal: Int
        }
        struct Provider: TimelineProvider {
          let defaults = UserDefaults(suiteName: "group.goals")
          func placeholder(in context: Context) -> Entry { Entry(date: .now, goal: 0) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let entry = Entry(date: .now, goal: defaults?.integer(forKey: "goal") ?? 0)
            completion(Timeline(entries: [entry], policy: .never))
          }
        }
        func save(_ goal: Int) {
          UserDefaults(suiteName: "group.goals")?.set(goal, forKey: "goal")
          WidgetCenter.shared.reloadAllTimelines()
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(words: ["Timeline"])

  private static let timeline: Name = "Timeline"
  private static let center: Name = "WidgetCenter"
  private static let never = CatalogueMember("TimelineReloadPolicy", "never")
  private static let shared: [Name] = ["suiteName", "forSecurityApplicationGroupIdentifier"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [timeline]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [Self.timeline]), let policy = context.argument(node, "policy"),
      context.isUse(policy, of: Self.never), let owner = context.ownerType, let place = node.children.first,
      Self.shared.contains(where: { context.analyzer.node(of: owner).mentions($0) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing in the program reloads this timeline, so the widget keeps its first values; call "
          + "`WidgetCenter.shared.reloadTimelines(ofKind:)` when they change, or use `.after(_:)`",
        in: context.file, at: place.range),
      if: .nowhere([Self.center]) { _, _ in true })
  }
}
