import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a control or picture in an alert or dialog, which cannot show it.
struct AlertContentIgnoredRule: Rule {
  static let info = RuleInfo(
    "alert_content_ignored", .correctness, .warning, isFixable: false,
    summary: "the view is never shown: alerts and dialogs show only texts, buttons and text fields",
    explanation: """
      The view is left out. The system draws alerts and confirmation dialogs: it takes the titles and actions of the \
      buttons, the text fields of an alert, and the text of the message, and ignores every other view. Show a choice as \
      several buttons, or the whole form in a `sheet`.
      """,
    silence: "Views of the program, whose content is not read, and stacks around buttons.",
    examples: [
      RuleExample(
        """
        struct Settings: View {
          @State private var isAsking = false
          @State private var isOn = false
          @State private var name = ""
          var body: some View {
            Button("Ask") { isAsking = true }
              .alert("Rename", isPresented: $isAsking) {
                TextField("Name", text: $name)
                ↓Toggle("Everywhere", isOn: $isOn)
                if isOn { ↓ProgressView() }
                Button("OK") {}
              } message: {
                ↓Image(systemName: "star")
              }
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isAsking = false
          @State private var date = Date()
          var body: some View {
            Button("Ask") { isAsking = true }
              .confirmationDialog("When?", isPresented: $isAsking) {
                ↓DatePicker("Date", selection: $date)
                Button("Now") {}
              }
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isAsking = false
          @State private var isOn = false
          @State private var code = ""
          var body: some View {
            Button("Ask") { isAsking = true }
              .alert("Rename", isPresented: $isAsking) {
                SecureField("Code", text: $code)
                ForEach(0..<2) { number in Button("\\(number)") {} }
                Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
              } message: {
                Text("Sure?")
              }
              .sheet(isPresented: $isAsking) { Toggle("Everywhere", isOn: $isOn) }
          }
        }
        """),
      RuleExample(
        """
        struct Rating: View {
          @State private var isAsking = false
          @State private var stars = 3
          var body: some View {
            VStack {
              Button("Rate") { isAsking = true }
              scale
            }
            .alert("Rate", isPresented: $isAsking) { choices }
          }
          private var scale: some View { Stepper("\\(stars)", value: $stars) }
          @ViewBuilder private var choices: some View {
            ↓Stepper("\\(stars)", value: $stars)
            Button("OK") {}
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let ignored: [Name] = [
    "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Image", "ProgressView", "TextEditor", "List",
    "Form", "Gauge", "AsyncImage",
  ]
  private static let alerts = [CatalogueMember("View", "alert"), CatalogueMember("View", "confirmationDialog")]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ignored) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let made = context.madeType(node),
      let (call, isAlert) = context.hereOrAtUses(of: node, { place, _ in presentation(around: place) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(context.analyzer.name(of: made))` is never shown: \(isAlert ? "an alert" : "a dialog") shows only texts, "
          + "buttons and text fields; show it in a `sheet`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [
          Diagnostic.Note("presented here", in: context.file(of: call), at: call.calleeName?.range ?? call.range)
        ]))
  }

  /// The alert or dialog of which the code is content.
  private func presentation(around context: RuleContext) -> RuleContext.Search<(call: SyntaxNode, isAlert: Bool)> {
    for (call, closure) in context.enclosingCalls {
      guard context.record.builders[closure.id] != nil else { return .none }
      if context.isUse(call, ofAny: Self.alerts) { return .found((call, context.isUse(call, of: Self.alerts[0]))) }
      guard let around = context.madeType(call), context.analyzer.isTransparentContainer(around) else { return .none }
    }
    return .outside
  }
}
