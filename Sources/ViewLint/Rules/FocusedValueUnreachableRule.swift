import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focused value on a view in which nothing can have the focus.
struct FocusedValueUnreachableRule: Rule {
  static let info = RuleInfo(
    "focused_value_unreachable", .correctness, .warning, isFixable: true,
    summary: "nothing in this view can have the focus, so commands never receive the value",
    explanation: """
      The commands of the menu bar stay disabled. `focusedValue` publishes its value only while a view inside has the \
      keyboard focus; texts, images and scroll views never have it. `focusedSceneValue` publishes the value while the \
      window is active.
      """,
    silence: """
      The rule ignores views with content that it does not know, and with anything that can have the focus, such as \
      text fields, lists and `focusable` views.
      """,
    examples: [
      RuleExample(
        """
        struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
        extension FocusedValues {
          var save: (() -> Void)? {
            get { self[SaveKey.self] }
            set { self[SaveKey.self] = newValue }
          }
        }
        struct Reader: View {
          let text: String
          var body: some View {
            ScrollView { Page(text: text) }
              .↓focusedValue(\\.save) { print(text) }
          }
        }
        struct Page: View {
          let text: String
          var body: some View {
            VStack {
              Image(systemName: "book").padding()
              Text(text)
            }
          }
        }
        """,
        fixed: """
          struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
          extension FocusedValues {
            var save: (() -> Void)? {
              get { self[SaveKey.self] }
              set { self[SaveKey.self] = newValue }
            }
          }
          struct Reader: View {
            let text: String
            var body: some View {
              ScrollView { Page(text: text) }
                .focusedSceneValue(\\.save) { print(text) }
            }
          }
          struct Page: View {
            let text: String
            var body: some View {
              VStack {
                Image(systemName: "book").padding()
                Text(text)
              }
            }
          }
          """),
      RuleExample(
        """
        struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
        extension FocusedValues {
          var save: (() -> Void)? {
            get { self[SaveKey.self] }
            set { self[SaveKey.self] = newValue }
          }
        }
        struct Writer: View {
          @State private var text = ""
          var body: some View {
            VStack { TextEditor(text: $text) }.focusedValue(\\.save) { print(text) }
            VStack { Text(text) }.focusable().focusedValue(\\.save) { print(text) }
            VStack { Text(text) }.focusedSceneValue(\\.save) { print(text) }
            List { Text(text) }.focusedValue(\\.save) { print(text) }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The content may be in other files.
  static let dependsOnWholeProgram = true

  private static let focused = CatalogueMember("View", "focusedValue")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [focused]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.focused), let name = node.calleeName, context.runsWithBody, !context.isPreview,
      let view = context.modified(node), let owner = context.ownerType, context.conforms(owner, to: .view),
      !ExpandedCode(view, in: context).mayHaveFocus(countsScrollViews: false),
      !context.outerModifiers(of: node).contains(where: context.isUnknownOrInteractive)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this value is published only while a view in here has the focus, and none can: commands that read it stay "
          + "disabled; use `focusedSceneValue`",
        in: context.file, at: name.range,
        fixIts: [FixIt("use `focusedSceneValue`", [TextEdit(name.range, "focusedSceneValue")], isSafe: false)]))
  }
}
