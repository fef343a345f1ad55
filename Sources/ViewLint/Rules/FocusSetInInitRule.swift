import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focus state that an initializer sets.
struct FocusSetInInitRule: Rule {
  static let info = RuleInfo(
    "focus_set_in_init", .correctness, .warning, isFixable: false,
    summary: "setting a focus in an initializer has no effect",
    explanation: """
      No field gets the focus. A `@FocusState` is connected with its fields when the view appears. An initializer \
      runs before that, and again whenever the view's parent is updated, so what it sets is lost. Set it in \
      `onAppear`, or use `defaultFocus` for the initial focus.
      """,
    silence: "The values `false` and `nil`, which mean that nothing has the focus, as is the case initially.",
    examples: [
      RuleExample(
        """
        struct Login: View {
          @State private var name = ""
          @FocusState private var isFocused: Bool
          init() { ↓isFocused = true }
          var body: some View { TextField("Name", text: $name).focused($isFocused) }
        }
        """),
      RuleExample(
        """
        struct Form: View {
          enum Field { case name, town }
          let starts: Field?
          @State private var name = ""
          @FocusState private var field: Field?
          init(starts: Field?) {
            self.starts = starts
            ↓self.field = starts
          }
          init() {
            starts = nil
            field = nil
          }
          var body: some View {
            TextField("Name", text: $name).focused($field, equals: .name).onAppear { field = starts }
          }
        }
        """),
      RuleExample(
        """
        struct Login: View {
          @State private var name = ""
          @FocusState private var isFocused: Bool
          var body: some View {
            TextField("Name", text: $name).focused($isFocused).onAppear { isFocused = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 68))

  static let visits: [NodeKind] = [.assignmentExpr]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let (use, value) = context.initialization(node), use.part == .value, value.kind != .nilLiteralExpr,
      value.text != "false", let target = node.children.first,
      let wrapper = context.analyzer.propertyWrappers(of: use.decl).first,
      wrapper.decl == context.analyzer.knownDecl("FocusState")
    else { return }
    let name = context.analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is set before there is a view, and no field gets the focus; set it in `onAppear`, or use `defaultFocus`",
        in: context.file, at: target.range))
  }
}
