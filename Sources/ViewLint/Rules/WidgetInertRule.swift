import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about controls, timers and image loaders in a widget, where their code does not run.
struct WidgetInertRule: Rule {
  static let info = RuleInfo(
    "widget_inert", .correctness, .warning, isFixable: false,
    summary: "this does nothing in a widget, which is an image of its view and runs no code",
    explanation: """
      A tap on the widget opens the app, and `AsyncImage` keeps its placeholder. WidgetKit evaluates the body of a \
      widget once for each entry of its timeline and keeps an image. After that no state changes, and no timer, task \
      or gesture runs. Load the data in the timeline provider. Buttons and toggles work with an `AppIntent`: \
      `Button("Drink", intent: DrinkIntent())`. `Text(date, style: .timer)` or `.relative` shows a running time.
      """,
    silence:
      "The rule ignores views that the app also shows, and buttons that only open a link, which a tap does as well.",
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
          @Environment(\\.openURL) private var openURL
          var body: some View {
            Text(entry.date, style: .timer)
            Button("Drink", intent: Drink())
            Button("Open") { openURL(URL(string: "drinks://today")!) }
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
    ], precision: RuleInfo.Precision(right: 6, of: 6, inApps: 195))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let receive = CatalogueMember("View", "onReceive")
  private static let gestures = [
    CatalogueMember("View", "onTapGesture"), CatalogueMember("View", "onLongPressGesture"),
    CatalogueMember("View", "gesture"),
  ]
  private static let controls: [Name] = ["Button", "Toggle"]
  private static let intent: Name = "intent"
  private static let openURL = CatalogueMember("OpenURLAction", "callAsFunction")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.isAny(of: [receive] + gestures) || callee.makes(anyOf: controls)
      || callee.madeText(of: .loads) != nil
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.analyzer.hasWidgets, let name = node.calleeName ?? node.children.first?.firstToken,
      context.isViewCode, !context.isPreview, let decl = context.decl, let text = message(for: node, context)
    else { return }
    context.report(
      Diagnostic(Self.info.level, Self.info.id, text, in: context.file, at: name.range),
      if: .still(decl))
  }

  /// The message about a call that does nothing in a widget; `nil` for a control with an intent.
  private func message(for node: SyntaxNode, _ context: RuleContext) -> String? {
    if context.madeText(node, of: .loads) != nil, let made = context.madeType(node) {
      let name = context.analyzer.name(of: made)
      return "`\(name)` loads nothing in a widget and keeps its placeholder; load the image in the timeline provider"
    }
    if context.makes(node, anyOf: Self.controls) {
      guard let use = context.record.uses[node.id],
        !context.analyzer.parameters(of: use).contains(where: { $0.label == Self.intent }), !onlyOpensApp(node, context)
      else { return nil }
      return "a widget runs no action: a tap here opens the app instead; pass an `AppIntent`, as in `Button(_:intent:)`"
    }
    if context.isUse(node, of: Self.receive) {
      return
        "a widget is an image and receives nothing: this action never runs; put the values into entries of the "
        + "timeline, or show a date with `Text(_:style:)`"
    }
    return "a widget has no gestures: a tap opens the app instead; use `Button(_:intent:)`, `Link` or `widgetURL`"
  }

  /// Whether the action of a control only opens a link. The tap opens the app, as the action would.
  private func onlyOpensApp(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.analyzer.arguments(of: node, context.record).contains { argument in
      guard argument.node.kind == .closureExpr, context.record.builders[argument.node.id] == nil else { return false }
      let statements = argument.node.children.filter { $0.kind != .closureSignature }
      return statements.count == 1 && context.isUse(statements[0], of: Self.openURL)
    }
  }
}

extension Analyzer {
  /// Whether a file of the program imports WidgetKit.
  var hasWidgets: Bool { importedModules.contains("WidgetKit") }
}
