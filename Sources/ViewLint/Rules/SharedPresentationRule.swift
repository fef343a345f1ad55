import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of two presentations on one view that the same state turns on.
struct SharedPresentationRule: Rule {
  static let info = RuleInfo(
    "alert_state_shared", .correctness, .warning, isFixable: false,
    summary: "the same state turns on two presentations",
    explanation: """
      A view can present one thing at a time. Two sheets, alerts or covers that are bound to the same `Bool` are told to \
      come at the same moment: one of them wins, the other is lost with a complaint at run time. Give each a state of its \
      own, or keep in one optional what is to be presented.
      """,
    silence: """
      Presentations with different state are fine, also on one view.
      """,
    examples: [
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .↓alert("Alert", isPresented: $isShown) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Button("Show") { isShown = true }
              .popover(isPresented: $isShown) { Text("Popover") }
              .padding()
              .↓sheet(isPresented: $isShown) { Text("Sheet") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          @State private var asks = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Text("Sheet") }
              .alert("Alert", isPresented: $asks) { Text("OK") }
          }
        }
        """),
      RuleExample(
        """
        struct Example: View {
          @State private var isShown = false
          var body: some View {
            Text("Example")
              .sheet(isPresented: $isShown) { Toggle("Shown", isOn: $isShown) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 31))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.presents(["view", "message"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let property = state(node, context), let name = node.calleeName else { return }
    var inner = context.modified(node)
    while let call = inner {
      if state(call, context) == property, let other = call.calleeName {
        let state = context.analyzer.name(of: property)
        context.report(
          Diagnostic(
            Self.info.level, Self.info.id,
            "`\(state)` turns on this `\(node.text(of: name))` and a `\(node.text(of: other))` at once, and one of them is lost; "
              + "give each a state of its own",
            in: context.file,
            at: SourceRange(Int(name.start), context.argument(node, .isPresented)?.range.end ?? name.end),
            notes: [Diagnostic.Note("the other one", in: context.file, at: other.range)]))
        return
      }
      inner = context.modified(call)
    }
  }

  /// The property that a presentation is bound to.
  private func state(_ call: SyntaxNode, _ context: RuleContext) -> DeclID? {
    guard context.presents(call, ["view", "message"]), let binding = context.argument(call, .isPresented),
      binding.kind == .declReferenceExpr, let use = context.record.uses[binding.id], use.part == .projection
    else { return nil }
    return use.decl
  }
}
