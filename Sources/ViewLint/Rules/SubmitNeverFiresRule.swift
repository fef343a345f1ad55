import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `onSubmit` on a field in which the return key begins a new line.
struct SubmitNeverFiresRule: Rule {
  static let info = RuleInfo(
    "submit_never_fires", .correctness, .warning, isFixable: false,
    summary: "the return key begins a new line here, so the `onSubmit` action never runs",
    explanation: """
      The action never runs. `onSubmit` belongs to fields of one line. In a `TextEditor`, and on iOS in a `TextField` with \
      `axis: .vertical`, the return key inserts a line break. Send with a button, or look for a line break at the end of \
      the text in `onChange`.
      """,
    silence: """
      The rule checks only an `onSubmit` directly on the field; on a container it may belong to other fields. On the Mac \
      it ignores vertical text fields, in which the return key submits.
      """,
    examples: [
      RuleExample(
        """
        struct Composer: View {
          @State private var text = ""
          @State private var sent = 0
          var body: some View {
            TextField("Message", text: $text, axis: .vertical)
              .lineLimit(1...5)
              .↓onSubmit { sent += 1 }
            TextEditor(text: $text).frame(height: 80).↓onSubmit { sent += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Composer: View {
          @State private var text = ""
          @State private var sent = 0
          var body: some View {
            TextField("Message", text: $text).onSubmit { sent += 1 }
            TextField("Message", text: $text, axis: .horizontal).onSubmit { sent += 1 }
            VStack {
              TextEditor(text: $text)
              TextField("Title", text: $text)
            }
            .onSubmit { sent += 1 }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let submit = CatalogueMember("View", "onSubmit")
  private static let editor: Name = "TextEditor"
  private static let field: Name = "TextField"
  private static let axis: Name = "axis"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [submit]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.submit), let name = node.calleeName, !context.isPreview,
      context.argument(node, "of") == nil, let core = core(of: node, context)
    else { return }
    let isEditor = context.makes(core, anyOf: [Self.editor])
    let isVertical =
      context.makes(core, anyOf: [Self.field]) && context.argument(core, Self.axis)?.text == ".vertical"
      && context.analyzer.program.configuration.platform != .macos
    guard isEditor || isVertical else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the return key begins a new line in this field, so that the action never runs; send with a button, or look for a "
          + "line break in `onChange`",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the field", in: context.file, at: core.children.first?.range ?? core.range)]))
  }

  /// The view that a chain of modifiers starts with.
  private func core(of node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    var current = node
    while let base = context.modified(current) { current = base }
    return current.id == node.id ? nil : current
  }
}
