import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes a focus that an action sets before the field exists.
struct FocusBeforeFieldRule: Rule {
  static let info = RuleInfo(
    "focus_before_field", .correctness, .note, isFixable: false, profile: .strict,
    summary: "the action sets the focus before the field is there, so the keyboard may not appear",
    explanation: """
      The field appears without the focus, and the user has to tap it. An action that sets `isEditing = true` and \
      `isFocused = true` sets the focus while the field, which is in `if isEditing`, does not exist yet; on several \
      systems the focus is then dropped [believed]. Set the focus when the field appears: `.onAppear { isFocused = true }` \
      on the field.
      """,
    silence: "A focus that is set later, as in a task, and fields that exist before.",
    examples: [
      RuleExample(
        """
        struct Title: View {
          @State private var text = ""
          @State private var isEditing = false
          @FocusState private var isFocused: Bool
          var body: some View {
            if isEditing {
              TextField("Title", text: $text).focused($isFocused)
            } else {
              Text(text)
            }
            Button("Rename") {
              isEditing = true
              ↓isFocused = true
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          @State private var text = ""
          @State private var isEditing = false
          @FocusState private var isFocused: Bool
          var body: some View {
            if isEditing {
              TextField("Title", text: $text).focused($isFocused)
            }
            Button(isEditing ? "Done" : "Edit") {
              if isEditing {
                isEditing = false
              } else {
                isEditing = true
                ↓isFocused = true
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          @State private var text = ""
          @State private var isEditing = false
          @FocusState private var isFocused: Bool
          @FocusState private var isSearching: Bool
          var body: some View {
            if isEditing {
              TextField("Title", text: $text).focused($isFocused).onAppear { isFocused = true }
            }
            TextField("Search", text: $text).focused($isSearching)
            Button("Rename") {
              isEditing = true
              isSearching = true
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let focused = CatalogueMember("View", "focused")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [focused]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let binding = node.arguments.first, let use = context.record.uses[binding.id], use.part == .projection,
      context.isOwn(use.decl), context.runsWithBody, !context.isPreview, let view = context.ownerType,
      case let branches = context.branches(around: node), !branches.isEmpty, isOnlyField(use.decl, node, context)
    else { return }
    for (action, statements) in context.actions(of: view).flatMap(lists) {
      let shown = statements.contains { statement in
        guard let write = PropertyWrite(statement, action.context.record, analyzer), let value = write.value else {
          return false
        }
        return branches.contains { $0.property == write.property && $0.isThereFor.contains(value.text) }
      }
      guard shown,
        let focus = statements.first(where: { statement in
          guard let write = PropertyWrite(statement, action.context.record, analyzer), let value = write.value else {
            return false
          }
          return write.property == use.decl && value.text != "false" && value.kind != .nilLiteralExpr
        })
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the field is not there yet when this sets the focus, so the focus may be dropped; set it in `onAppear` of the "
            + "field",
          in: action.context.file, at: focus.range,
          notes: [Diagnostic.Note("the field", in: context.file, at: node.calleeName?.range ?? node.range)]))
    }
  }

  /// The statements of an action, and those of the blocks in it, which run together.
  private func lists(of action: RuleContext.ActionCode) -> [(RuleContext.ActionCode, [SyntaxNode])] {
    let blocks = action.statements.flatMap(\.subtree).filter { $0.kind == .codeBlock }
    return [(action, action.statements)] + blocks.map { (action, Array($0.children)) }
  }

  /// Whether no other field of the view is bound to the focus.
  private func isOnlyField(_ focus: DeclID, _ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let bindings = PropertyUses(of: focus, context.analyzer).bindings
    return bindings.allSatisfy { $0.file == context.fileID && node.range.contains($0.node.range) }
  }
}
