import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a list whose rows can never be selected, because their identifiers have another type than the selection.
struct ListSelectionTypeRule: Rule {
  static let info = RuleInfo(
    "list_selection_type", .correctness, .warning, isFixable: false,
    summary: "no row of the list can be selected: the selection and the rows' identifiers have different types",
    explanation: """
      Taps on rows select nothing, and no error is shown. A `List` selects a row by its identifier: the `id` of its \
      element, or the value at the key path after `id:`. A selection of another type, such as that of the elements \
      themselves, is never set. Use `Item.ID` for the selection, identify the rows by `id: \\.self`, or give each row \
      a `tag` of the selection's type.
      """,
    silence: """
      Rows with a `tag`, and links to values, which are selected by these. Types that are not fully known, and rows \
      from views or functions whose code is not known.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable, Hashable { let id: UUID; let name: String }
        struct Items: View {
          let items: [Item]
          @State private var chosen: Item?
          @State private var marked: Set<String> = []
          var body: some View {
            List(items, selection: ↓$chosen) { Text($0.name) }
            List(selection: ↓$marked) {
              Section { ForEach(items) { Text($0.name) } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable, Hashable { let id: UUID; let name: String }
        struct Row: View {
          let item: Item
          var body: some View { Text(item.name).tag(item) }
        }
        struct Items: View {
          let items: [Item]
          @State private var chosen: Item?
          @State private var id: UUID?
          @State private var marked: Set<UUID> = []
          var body: some View {
            List(items, selection: $id) { Text($0.name) }
            List(items, selection: $marked) { Text($0.name) }
            List(items, id: \\.self, selection: $chosen) { Text($0.name) }
            List(items, selection: $chosen) { Text($0.name).tag($0) }
            List(items, selection: $chosen) { item in NavigationLink(item.name, value: item) }
            List(items, selection: $chosen) { Row(item: $0) }
            List(selection: $chosen) { ForEach(items) { Text($0.name).tag($0) } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Rows may set their tags in other files.
  static let dependsOnWholeProgram = true

  private static let list: Name = "List"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [list]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let binding = context.argument(node, .selection),
      let selection = SelectableRows.selected(by: binding, context),
      let rows = SelectableRows.rows(of: node, context), !rows.isEmpty
    else { return }
    var told: [String] = []
    for row in rows {
      guard let id = context.rowID(row), analyzer.isComplete(id) else { return }
      let type = analyzer.wrapped(id) ?? id
      guard analyzer.types.kind(type) == .nominal, type != selection, !SelectableRows.mayBeTagged(row, context) else {
        return
      }
      told.append(context.text(of: type))
    }
    let wanted = context.text(of: selection)
    guard !told.contains(wanted) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no row can be selected: the rows are identified by values of type \(RuleText.list(told.map { "`\($0)`" })), and the "
          + "selection is of type `\(wanted)`; select by the type of the identifiers, or give each row a `tag`",
        in: context.file, at: binding.range))
  }
}
