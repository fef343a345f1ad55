import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a widget whose timeline ends for good in a program that never asks for another one.
struct WidgetNeverReloadedRule: Rule {
  static let info = RuleInfo(
    "widget_never_reloaded", .correctness, .warning, isFixable: false,
    summary: "the timeline is never renewed, and nothing in the program asks WidgetKit to do so",
    explanation: """
      With the policy `.never` WidgetKit asks the provider again only when the app says so. If the app changes what the widget shows, \
      as a value in shared user defaults, and never calls `WidgetCenter.shared.reloadTimelines(ofKind:)`, the widget keeps the old \
      value until the device restarts or the widget is added anew. Call it after each change, or use `.after(date)`.
      """,
    silence:
      "Programs that name `WidgetCenter` anywhere, and providers that read nothing which is shared with the app.",
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
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true
  static let outsideViews = OutsideViews(words: ["Timeline"])

  private static let timeline: Name = "Timeline"
  private static let center: Name = "WidgetCenter"
  private static let shared: [Name] = ["suiteName", "forSecurityApplicationGroupIdentifier"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [timeline]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let program = context.analyzer.program
    guard context.makes(node, anyOf: [Self.timeline]), let policy = context.argument(node, "policy"),
      policy.text == ".never", let owner = context.ownerType, let place = node.children.first,
      Self.shared.contains(where: { context.analyzer.node(of: owner).mentions($0) }),
      !program.userFileIDs.contains(where: { program.file($0).tree.root.mentions(Self.center) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this timeline is never renewed, and nothing in the program asks for that: the widget keeps its first values; call "
          + "`WidgetCenter.shared.reloadTimelines(ofKind:)` when they change, or use `.after(_:)`",
        in: context.file, at: place.range))
  }
}
