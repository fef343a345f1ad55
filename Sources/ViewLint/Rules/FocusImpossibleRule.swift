import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about focus and key presses of a view that can never have the focus.
struct FocusImpossibleRule: Rule {
  static let info = RuleInfo(
    "focus_impossible", .correctness, .warning, isFixable: true,
    summary: "the view can never have the focus, so setting it does nothing and key presses do not arrive",
    explanation: """
      The view stays without the focus. Texts, images, shapes and the stacks around them cannot have it: a state that \
      `focused` binds to them stays `false`, and an `onKeyPress` action on them never runs. Put `.focusable()` on the view, \
      before the modifier.
      """,
    silence: """
      Views that contain a control, an editor, or a view whose code is not known, and views with any modifier that \
      makes them interactive.
      """,
    examples: [
      RuleExample(
        """
        struct Game: View {
          @FocusState private var isActive: Bool
          @State private var count = 0
          var body: some View {
            Text("\\(count)")
              .↓focused($isActive)
              .onAppear { isActive = true }
          }
        }
        """,
        fixed: """
          struct Game: View {
            @FocusState private var isActive: Bool
            @State private var count = 0
            var body: some View {
              Text("\\(count)")
                .focusable()
                .focused($isActive)
                .onAppear { isActive = true }
            }
          }
          """),
      RuleExample(
        """
        struct Game: View {
          @State private var count = 0
          var body: some View {
            VStack {
              board
              Rectangle()
            }
            .↓onKeyPress(.space) {
              count += 1
              return .handled
            }
          }
          private var board: some View { Text("\\(count)") }
        }
        """,
        fixed: """
          struct Game: View {
            @State private var count = 0
            var body: some View {
              VStack {
                board
                Rectangle()
              }
              .focusable()
              .onKeyPress(.space) {
                count += 1
                return .handled
              }
            }
            private var board: some View { Text("\\(count)") }
          }
          """),
      RuleExample(
        """
        struct Game: View {
          @FocusState private var isActive: Bool
          @State private var name = ""
          var body: some View {
            Text(name).focusable().focused($isActive).onKeyPress(.space) { .handled }
            VStack { TextField("Name", text: $name) }.focused($isActive).onKeyPress(.escape) { .handled }
            List { Text("A") }.onKeyPress(.space) { .handled }
            Board().focused($isActive)
            TextEditor(text: $name)
              #if os(iOS)
                .keyboardType(.URL)
              #endif
              .focused($isActive)
          }
        }
        struct Board: View {
          var body: some View { Button("Play") {} }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let focused = CatalogueMember("View", "focused")
  private static let keyPress = CatalogueMember("View", "onKeyPress")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [focused, keyPress]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let view = context.modified(node), !context.isPreview,
      !ExpandedCode(view, in: context).mayHaveFocus(),
      !context.outerModifiers(of: node).contains(where: context.isUnknownOrInteractive)
    else { return }
    let harm =
      context.isUse(node, of: Self.focused)
      ? "this view cannot have the focus, and setting it does nothing"
      : "this view cannot have the focus, so key presses do not reach it"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "\(harm); put `.focusable()` before this", in: context.file, at: name.range,
        fixIts: [
          FixIt("put `.focusable()` before it", [context.addition(of: ".focusable()", to: view)], isSafe: false)
        ]))
  }
}
