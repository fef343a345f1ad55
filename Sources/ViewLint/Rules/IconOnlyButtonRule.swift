import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of a control that shows a picture only and has no name.
struct IconOnlyButtonRule: Rule {
  static let info = RuleInfo(
    "icon_only_button", .accessibility, .warning, isFixable: false,
    summary: "the control shows a picture only and has no name for VoiceOver",
    explanation: """
      VoiceOver reads the name of a control, and Voice Control is told it. A button that shows only an image has the name \
      of the picture or none: "square and arrow up" is not what it does. `Button("Share", systemImage: …)` with \
      `labelStyle(.iconOnly)` looks the same and has one, or add `accessibilityLabel`.
      """,
    silence: """
      A text or a `Label` beside the image, an `accessibilityLabel` on the image or the control, an image that was given \
      a label, and a control that is hidden from accessibility.
      """,
    examples: [
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            ↓Button { print("add") } label: { Image(systemName: "plus").padding() }
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            ↓NavigationLink { Text("Settings") } label: { Image("gear").resizable() }
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            Button { print("add") } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
          }
        }
        """),
      RuleExample(
        """
        struct Toolbar: View {
          var body: some View {
            Button("Add", systemImage: "plus") { print("add") }.labelStyle(.iconOnly)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 42, of: 42, inApps: 26))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.madeText(of: "control") == "action" }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard !context.isPreview,
      let label = context.argument(node, .label), label.kind == .closureExpr,
      let chain = ViewChain(block: label.children.filter { $0.kind != .closureSignature }, in: context),
      context.madeText(chain.core, of: "shows") == "picture"
    else { return }
    // `Image("plus", label: Text("Add"))`
    if context.argument(chain.core, .label) != nil { return }
    let modifiers = chain.modifiers + context.outerModifiers(of: node)
    let isNamed = modifiers.contains { call in
      context.record.uses[call.id] == nil || context.calledText(call, of: "accessible") != nil
    }
    if isNamed { return }
    let name = context.madeType(node).map { context.analyzer.name(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this `\(name)` shows a picture only: VoiceOver reads the picture's name, not what it does; give it a title, or an "
          + "`accessibilityLabel`",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("all that it shows", in: context.file, at: chain.range)]))
  }
}
