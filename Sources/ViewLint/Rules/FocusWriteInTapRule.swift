import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tap that sets the focus of a view that already takes the focus when tapped.
struct FocusWriteInTapRule: Rule {
  static let info = RuleInfo(
    "focus_write_in_tap", .correctness, .warning, isFixable: true, profile: .strict,
    summary: "the tap sets a focus that the view takes by itself, so the focus flickers",
    explanation: """
      The focus flickers, or is taken away again. A `focusable()` view takes the focus when it is clicked or tapped. \
      A tap gesture on it that sets its `@FocusState` requests the same focus a second time while the first change is \
      in progress. Remove the tap gesture, or the `focusable()`.
      """,
    silence: """
      A tap on the area around a field, because that view does not take the focus itself; a tap that moves the focus \
      to another view, or removes it.
      """,
    examples: [
      RuleExample(
        """
        struct Card: View {
          @FocusState private var isFocused: Bool
          var body: some View {
            Text("Card")
              .focusable()
              .focused($isFocused)
              .↓onTapGesture { isFocused = true }
          }
        }
        """,
        fixed: """
          struct Card: View {
            @FocusState private var isFocused: Bool
            var body: some View {
              Text("Card")
                .focusable()
                .focused($isFocused)
            }
          }
          """),
      RuleExample(
        """
        struct Cards: View {
          enum Side { case left, right }
          @FocusState private var side: Side?
          var body: some View {
            Text("Left").focusable().focused($side, equals: .left).↓gesture(TapGesture().onEnded { side = .left })
            Text("Right").focusable().focused($side, equals: .right).onTapGesture { side = .left }
          }
        }
        """,
        fixed: """
          struct Cards: View {
            enum Side { case left, right }
            @FocusState private var side: Side?
            var body: some View {
              Text("Left").focusable().focused($side, equals: .left)
              Text("Right").focusable().focused($side, equals: .right).onTapGesture { side = .left }
            }
          }
          """),
      RuleExample(
        """
        struct Days: View {
          @State private var days = ""
          @FocusState private var isEdited: Bool
          var body: some View {
            HStack { TextField("Days", text: $days).focused($isEdited) }
              .onTapGesture { isEdited = true }
            Text("Done").focusable().focused($isEdited).onTapGesture { isEdited = false }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          enum Side { case left, right }
          @FocusState private var side: Side?
          var body: some View {
            card.↓onTapGesture(perform: takeFocus)
            card.onTapGesture(perform: leave)
          }
          private var card: some View {
            Text("Card").focusable(true).focused($side, equals: .left)
          }
          private func takeFocus() { side = .left }
          private func leave() { side = nil }
        }
        """,
        fixed: """
          struct Card: View {
            enum Side { case left, right }
            @FocusState private var side: Side?
            var body: some View {
              card
              card.onTapGesture(perform: leave)
            }
            private var card: some View {
              Text("Card").focusable(true).focused($side, equals: .left)
            }
            private func takeFocus() { side = .left }
            private func leave() { side = nil }
          }
          """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view's helpers may be in other files.
  static let dependsOnWholeProgram = true

  private static let focusable = CatalogueMember("View", "focusable")
  private static let focused = CatalogueMember("View", "focused")

  static func checksCalls(_ callee: Callee) -> Bool { TapAction.checksCalls(callee) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let given = TapAction(node, in: context)?.action, let tap = given.context.code(ofAction: given.node),
      let name = node.calleeName, let base = context.modified(node), !context.isPreview
    else { return }
    let code = ExpandedCode(node, in: context)
    let modifiers =
      Array(UnfoldedModifications(of: code, entersViews: false)) + context.outerModifiers(of: node).map(code.part)
    guard modifiers.contains(where: takesFocus),
      let focused = modifiers.first(where: { $0.context.isUse($0.node, of: Self.focused) }),
      let binding = focused.node.arguments.first, let state = focused.context.record.decl(of: binding)
    else { return }
    // The value for the view is `true` with `$isFocused`, and `.left` with `$side, equals: .left`.
    let own = focused.context.argument(focused.node, "equals")?.plainText ?? "true"
    let statements = tap.statements
    let write = statements.first { statement in
      guard let write = PropertyWrite(statement, tap.context.record, context.analyzer) else { return false }
      return write.property == state && write.value?.plainText == own
    }
    guard let write else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the view takes the focus by itself when it is tapped, and `\(RuleText.oneLine(write.text))` requests it "
          + "again: the focus flickers; remove the tap gesture",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the focus of the view", in: focused.context.file, at: binding.range)],
        fixIts: statements.count == 1 ? context.deletion(of: node, on: base, isSafe: false) : []))
  }

  /// `focusable()` and `focusable(true)`
  private func takesFocus(_ modifier: ExpandedCode) -> Bool {
    modifier.context.isUse(modifier.node, of: Self.focusable)
      && modifier.node.arguments.allSatisfy { $0.kind == .booleanLiteralExpr && $0.text == "true" }
  }
}
