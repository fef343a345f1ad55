import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tap gesture on the rows of a list that selects a row by a tap.
struct TapOnSelectableRowRule: Rule {
  static let info = RuleInfo(
    "tap_on_selectable_row", .correctness, .warning, isFixable: false,
    summary: "the tap gesture on the row takes the taps with which the list selects rows",
    explanation: """
      A click on a row does not select it, or only after a pause. A `List` with a `selection` selects the row that is \
      tapped. A tap gesture on the content of the row gets the tap instead, and a gesture for two taps delays the \
      first one until no second can follow. For a double click, use \
      `contextMenu(forSelectionType:menu:primaryAction:)` on the list; for an action with each selection, use \
      `onChange` of the selection, or `simultaneousGesture(TapGesture().onEnded { … })`.
      """,
    silence: """
      Actions that set the selection themselves, rows whose selection is disabled, and lists on iOS whose selection is a \
      set, which select only while they are edited.
      """,
    examples: [
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var selected: String?
          @State private var edited: String?
          var body: some View {
            List(names, id: \\.self, selection: $selected) { name in
              Text(name).↓onTapGesture(count: 2) { edited = name }
            }
            List(selection: $selected) {
              ForEach(names, id: \\.self) { name in
                HStack { Text(name) }.↓onTapGesture { edited = name }
              }
            }
            Text(edited ?? "")
          }
        }
        """),
      RuleExample(
        """
        struct Names: View {
          let names: [String]
          @State private var selected: String?
          @State private var several: Set<String> = []
          @State private var edited: String?
          var body: some View {
            List(names, id: \\.self, selection: $selected) { name in
              Text(name).onTapGesture { selected = name }
            }
            List(names, id: \\.self, selection: $selected) { name in
              Text(name).simultaneousGesture(TapGesture().onEnded { edited = name })
            }
            List(names, id: \\.self, selection: $several) { name in
              Text(name).onTapGesture { edited = name }
            }
            List(names, id: \\.self) { name in
              Text(name).onTapGesture { edited = name }
            }
            Text(edited ?? "")
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 33))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let tap = CatalogueMember("View", "onTapGesture")
  private static let selectionDisabled: Name = "selectionDisabled"
  private static let list: Name = "List"
  private static let setType: Name = "Set"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [tap]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.isUse(node, of: Self.tap), context.isViewCode, !context.isPreview,
      let (list, selection) = list(around: context), selectsByTap(selection, context),
      !list.mentions(Self.selectionDisabled),
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    let selected = context.propertyBound(by: selection)
    // An action that sets the selection does what the list would do; one that is told the row may do so elsewhere.
    guard let selected,
      !CalledWrites(in: code.statements, code.context).found.contains(where: { $0.write.property == selected }),
      !code.statements.contains(where: { $0.mentions(context.analyzer.decl(selected).name) })
    else { return }
    let isDouble = node.arguments.contains { $0.kind == .labeledExpr && $0.argumentValue.text == "2" }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the list selects the row that is tapped, and this gesture "
          + (isDouble
            ? "holds back the first tap until no second can follow: rows are selected late or not at all; use the "
              + "`primaryAction` of `contextMenu(forSelectionType:)` on the list"
            : "takes the tap: the row is not selected; use `onChange` of the selection, or `simultaneousGesture`"),
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the selection", in: context.file, at: selection.range)]))
  }

  private func list(around context: RuleContext) -> (list: SyntaxNode, selection: SyntaxNode)? {
    for (call, closure) in context.enclosingCalls {
      if context.makes(call, anyOf: [Self.list]) {
        return context.argument(call, .selection).map { (call, $0) }
      }
      guard context.record.builders[closure.id] != nil, !context.showsContentElsewhere(call),
        context.madeFact(.control, of: call) == nil
      else { return nil }
    }
    return nil
  }

  /// Whether a tap without editing selects a row.
  private func selectsByTap(_ selection: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.analyzer.program.configuration.platform == .ios else { return true }
    guard let type = context.type(of: selection), let kept = context.analyzer.types.arguments(type).first else {
      return false
    }
    return context.nominal(kept) != context.analyzer.knownDecl(Self.setType)
  }
}
