import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a control whose binding stores nothing, so that input is lost.
struct ControlOfConstantRule: Rule {
  static let info = RuleInfo(
    "control_of_constant", .correctness, .warning, isFixable: false,
    summary: "the control is bound to a constant, so what the user types or chooses is lost",
    explanation: """
      A toggle springs back, a field shows its old text again at the next update, and nothing can be chosen. A \
      control shows the value of its binding and writes to it, and `.constant("")` ignores what is written. Give the \
      control a binding to a state, or disable it with `disabled(true)`.
      """,
    silence: """
      A constant of a property, and a `Binding` with an empty `set`: they show a value on purpose, which can be \
      selected and copied. Previews and pictures. Controls that are disabled, or that cannot be hit; controls with a \
      tap gesture, inside of a button, in a `redacted` placeholder, or in a view that only demonstrates a look, with \
      a `.constant` for each of its controls and no state.
      """,
    examples: [
      RuleExample(
        """
        struct Form: View {
          @State private var name = ""
          @State private var volume = 0.5
          var body: some View {
            TextField("Name", text: $name)
            TextField("Street", text: ↓.constant(""))
            Toggle("News", isOn: ↓Binding.constant(true))
            Slider(value: Binding(get: { volume }, set: { _ in })) { Text("Volume") }
            TextEditor(text: .constant(name))
            Toggle("Fixed", isOn: .constant(true)).disabled(true)
            Stepper("Size", value: $volume)
            List { Text(name) }.searchable(text: ↓.constant(""))
          }
        }
        """),
      RuleExample(
        """
        struct Chore: View {
          let isDone: Bool
          let toggle: () -> Void
          @State private var count = 0
          var body: some View {
            Toggle("Done", isOn: .constant(isDone)).onTapGesture(perform: toggle)
            Button(action: toggle) { Toggle("Done", isOn: .constant(isDone)) }
            VStack { TextField("Name", text: .constant("Name")) }.redacted(reason: .placeholder)
            Toggle("Done", isOn: Binding(get: { isDone }, set: { _ in toggle() }))
            Button("\\(count)") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Samples: View {
          var body: some View {
            Toggle("On", isOn: .constant(true))
            Slider(value: .constant(0.5))
          }
        }
        #Preview {
          Toggle("On", isOn: .constant(true))
        }
        """),
    ], precision: RuleInfo.Precision(right: 8, of: 9, inApps: 160))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let constant = CatalogueMember("Binding", "constant")
  private static let inert = [
    CatalogueMember("View", "disabled"), CatalogueMember("View", "allowsHitTesting"),
    CatalogueMember("View", "onTapGesture"), CatalogueMember("View", "gesture"),
    CatalogueMember("View", "highPriorityGesture"), CatalogueMember("View", "simultaneousGesture"),
    CatalogueMember("View", "redacted"), CatalogueMember("View", "hidden"),
  ]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.madeFact(.control) == .value || callee.fact(.edits) != nil
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let arguments = context.analyzer.arguments(of: node, context.record).map(\.node)
    guard let binding = arguments.first(where: { keepsNothing($0, context) }),
      let control = context.madeType(node).map({ context.analyzer.name(of: $0) })
        ?? node.calleeName.map({ node.text(of: $0) }),
      let decl = context.decl, context.runsWithBody, !context.isPreview, !isInert(node, context),
      changesSomething(context)
    else { return }
    let isText = (context.madeFact(.edits, of: node) ?? context.calledFact(.edits, of: node)) == .text
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing keeps what the user \(isText ? "types into" : "chooses with") this `\(control)`: its "
          + "binding ignores every change; give it a binding to a state, or disable it",
        in: context.file, at: binding.range),
      if: .live(decl))
  }

  /// Whether a binding is to a literal value, and ignores writes.
  private func keepsNothing(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    node.kind == .functionCallExpr && context.isUse(node, of: Self.constant)
      && node.arguments.allSatisfy { argument in
        argument.subtree.allSatisfy { part in
          part.kind != .declReferenceExpr
            || context.record.uses[part.id].map { context.analyzer.isFromCatalogue($0.decl) } ?? false
        }
      }
  }

  /// Whether the control accepts no interaction, or another view handles the touch.
  func isInert(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    context.outerModifiers(of: node).contains { isInert(modifier: $0, context) }
      || context.ancestors.contains { around in
        guard around.kind == .functionCallExpr else { return false }
        return isInert(modifier: around, context) || context.madeFact(.control, of: around) != nil
      }
  }

  /// A modifier of the program may have any of these effects.
  private func isInert(modifier: SyntaxNode, _ context: RuleContext) -> Bool {
    context.isUse(modifier, ofAny: Self.inert)
      || context.modified(modifier) != nil && !context.isFromCatalogue(modifier)
  }

  /// Whether the view is more than a sample of an appearance: its type has state.
  private func changesSomething(_ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    return ([owner] + context.analyzer.extensions(of: owner)).flatMap { context.analyzer.children(of: $0) }.contains {
      context.analyzer.isObserved($0)
    }
  }
}
