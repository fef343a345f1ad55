import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of controls, timers and loaders in a widget, where nothing of them runs.
struct WidgetInertRule: Rule {
  static let info = RuleInfo(
    "widget_inert", .correctness, .warning, isFixable: false,
    summary: "this does nothing in a widget, which is a picture of its view and runs no code",
    explanation: """
      WidgetKit runs the body of a widget once for each entry of its timeline and keeps a picture. No state changes afterwards, no \
      timer, task or gesture runs, and `AsyncImage` stays at its placeholder: what it needs must be loaded in the timeline provider. \
      A tap on the widget opens the app. Buttons and toggles work if they are given an `AppIntent`: \
      `Button("Drink", intent: DrinkIntent())`. A running time is shown by `Text(date, style: .timer)` or `.relative`.
      """,
    silence: "Views that the app shows too.",
    examples: [
      RuleExample(
        """
        import WidgetKit
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: .now) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Card: View {
          let entry: Entry
          @State private var count = 0
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(count)").↓onReceive(timer) { _ in count += 1 }
            ↓Button("More") { count += 1 }
            ↓AsyncImage(url: nil)
            Text("\\(count)").↓onTapGesture { count += 1 }
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
        import AppIntents
        import WidgetKit
        struct Entry: TimelineEntry { let date: Date }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry(date: .now) }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
        }
        struct Drink: AppIntent {
          static let title: LocalizedStringResource = "Drink"
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Card: View {
          let entry: Entry
          var body: some View {
            Text(entry.date, style: .timer)
            Button("Drink", intent: Drink())
          }
        }
        struct Shared: View {
          var body: some View { Button("Tap") { print("app") } }
        }
        struct AppScreen: View {
          var body: some View { Shared() }
        }
        struct Widgets: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "card", provider: Provider()) { entry in
              Card(entry: entry)
              Shared()
            }
          }
        }
        @main struct TheApp: App {
          var body: some Scene { WindowGroup { AppScreen() } }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let receive = CatalogueMember("View", "onReceive")
  private static let gestures = [
    CatalogueMember("View", "onTapGesture"), CatalogueMember("View", "onLongPressGesture"),
    CatalogueMember("View", "gesture"),
  ]
  private static let loader: Name = "AsyncImage"
  private static let controls: [Name] = ["Button", "Toggle"]
  private static let intent: Name = "intent"
  private static let widgetKit: Name = "WidgetKit"
  private static let widget: Name = "Widget"

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [receive] + gestures) || callee.makes(anyOf: controls + [loader])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName ?? node.children.first?.firstToken, context.isViewCode, !context.isPreview,
      let decl = context.decl, context.analyzer.hasWidgets, let found = what(node, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, found, in: context.file,
        at: name.range),
      if: .still(decl))
  }

  private func what(_ node: SyntaxNode, _ context: RuleContext) -> String? {
    if context.makes(node, anyOf: [Self.loader]) {
      return
        "`AsyncImage` loads nothing in a widget, which shows the placeholder for ever; load the image in the timeline provider"
    }
    if context.makes(node, anyOf: Self.controls) {
      guard let use = context.record.uses[node.id],
        !context.analyzer.parameters(of: use).contains(where: { $0.label == Self.intent })
      else { return nil }
      return "a widget runs no action: a tap here opens the app instead; give an `AppIntent`, as by `Button(_:intent:)`"
    }
    if context.isUse(node, of: Self.receive) {
      return
        "a widget is a picture that is kept, in which nothing is received: this action never runs; put the values into entries "
        + "of the timeline, or show a date by `Text(_:style:)`"
    }
    return "a widget has no gestures: a tap opens the app instead; use `Button(_:intent:)`, `Link` or `widgetURL`"
  }
}

extension Analyzer {
  /// Whether the program declares widgets.
  var hasWidgets: Bool {
    program.userFileIDs.contains { program.file($0).summary.imports.contains("WidgetKit") }
  }
}
