import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a focus that is set as the view appears, while its only field is not shown yet.
struct FocusWhileAbsentRule: Rule {
  static let info = RuleInfo(
    "focus_while_absent", .correctness, .warning, isFixable: false,
    summary: "the focus is set when the view appears, but its field is shown only later: no keyboard appears",
    explanation: """
      A focus can only go to a field that is on the screen. If the field is in a branch that begins to be shown after \
      loading, `onAppear` of the screen sets the focus too early, and it is dropped. Put the `onAppear` on the field \
      itself, which then runs when it appears.
      """,
    silence: """
      A focus that other code sets as well or that several fields have, and branches that may be shown from the start.
      """,
    examples: [
      RuleExample(
        """
        struct Note: View {
          @State private var isLoaded = false
          @State private var text = ""
          @FocusState private var isFocused: Bool
          var body: some View {
            VStack {
              if isLoaded {
                TextField("Note", text: $text).focused($isFocused)
              } else {
                ProgressView()
              }
            }
            .onAppear { ↓isFocused = true }
            .task { isLoaded = true }
          }
        }
        """),
      RuleExample(
        """
        struct Note: View {
          @State private var isLoaded = false
          @State private var isShown = true
          @State private var text = ""
          @FocusState private var isFocused: Bool
          @FocusState private var isNamed: Bool
          var body: some View {
            VStack {
              if isLoaded {
                TextField("Note", text: $text).focused($isFocused).onAppear { isFocused = true }
              }
              if isShown {
                TextField("Name", text: $text).focused($isNamed)
              }
              Toggle("Shown", isOn: $isShown)
            }
            .onAppear { isNamed = true }
            .task { isLoaded = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let focused = CatalogueMember("View", "focused")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [focused]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = node.arguments.first, let use = context.record.uses[binding.id], use.part == .projection,
      context.isOwn(use.decl), context.isOfSameType(use.decl), context.runsWithBody, !context.isPreview,
      case let branches = context.branches(around: node), !branches.isEmpty,
      PropertyUses(of: use.decl, context.analyzer).bindings.count == 1,
      let focus = writeWhileAbsent(of: use.decl, branches, context)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the field is not there yet when the view appears, so the focus that is set then is dropped; set it in "
          + "`onAppear` of the field",
        in: focus.context.file, at: focus.write.node.range,
        notes: [Diagnostic.Note("the field", in: context.file, at: node.calleeName?.range ?? node.range)]))
  }

  /// A write of the focus as the view appears, while a state still has its initial value, for which the field is not
  /// there.
  private func writeWhileAbsent(
    of focus: DeclID, _ branches: [BranchCondition], _ context: RuleContext
  ) -> PlacedWrite? {
    let analyzer = context.analyzer
    let isAbsent = branches.contains { branch in
      guard context.isOfSameType(branch.property), analyzer.isOwnState(branch.property),
        analyzer.accessToState(branch.property) == .privateAccess,
        let value = analyzer.node(of: branch.property).initialValue, value.kind == .booleanLiteralExpr
      else { return false }
      return !branch.isThereFor.contains(value.text)
    }
    guard isAbsent else { return nil }
    let writes = context.placedWrites(of: focus).filter { place in
      place.write.value.map { $0.text != "false" && $0.kind != .nilLiteralExpr } ?? false
    }
    // Another write may set the focus when the field is there.
    guard writes.count == 1, let place = writes.first, place.moments == [.appearance],
      place.context.branches(around: place.write.node).isEmpty,
      let around = place.context.ancestors.last(where: { $0.kind == .closureExpr }),
      !around.contains(where: { $0.kind == .awaitExpr }), !isOfField(place, focus)
    else { return nil }
    return place
  }

  /// Whether the action with a write belongs to the field, or to a view around it that is only there with it.
  private func isOfField(_ place: PlacedWrite, _ focus: DeclID) -> Bool {
    place.context.enclosingCalls.contains { call, _ in
      guard place.context.begins(call) else { return false }
      let view = place.context.modifications(of: call).map(\.call)
      return !place.context.branches(around: call).isEmpty
        || view.contains { $0.id != call.id && place.context.isUse($0, of: Self.focused) }
    }
  }
}
