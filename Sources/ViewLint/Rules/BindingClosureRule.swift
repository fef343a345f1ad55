import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes bindings that are made of closures each time the body runs.
struct BindingClosureRule: Rule {
  static let info = RuleInfo(
    "binding_closure", .performance, .note, isFixable: false, profile: .strict,
    summary: "a binding of closures is another one each time the body runs",
    explanation: """
      Closures cannot be compared. A `Binding(get:set:)` that is made in a body is different at each update, so that the \
      view it is given to runs again each time; and its closures easily hide that setting a value does more. A projection \
      (`$model.name`), or a property with a getter and a setter in an extension of the value, can be compared.
      """,
    silence: """
      Outside of bodies, in a helper of a model or in an extension of `Binding`, it is made for a purpose.
      """,
    examples: [
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: ↓Binding(get: { isOn }, set: { isOn = $0 }))
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var name: String?
          var body: some View {
            let text = ↓Binding(get: { name ?? "" }, set: { name = $0 })
            TextField("Name", text: text)
          }
        }
        """),
      RuleExample(
        """
        struct Settings: View {
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
        }
        """),
      RuleExample(
        """
        extension Binding where Value == Bool {
          func inverted() -> Binding<Bool> {
            Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: ["Binding"]), context.argument(node, "get") != nil, context.runsWithBody else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this binding is another one each time the body runs, so that the view it is given to is updated each time; use `$` on "
          + "a property",
        in: context.file, at: node.range))
  }
}
