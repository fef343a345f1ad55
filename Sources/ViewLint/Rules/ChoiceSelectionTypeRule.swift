import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about choices or pages that can never be selected, because their identifiers have another type than the
/// selection.
struct ChoiceSelectionTypeRule: Rule {
  static let info = RuleInfo(
    "choice_selection_type", .correctness, .warning, isFixable: false,
    summary:
      "the choices or pages can never be selected, because the selection has another type than their identifiers",
    explanation: """
      Choosing one does nothing, the picker shows no choice, and setting the selection turns to no page. A `Picker` \
      or a `TabView` finds the selected view by its tag, and `ForEach` tags each of its views with the identifier of \
      the element: its `id`, or the value of the `id:` key path. A selection of another type, such as that of the \
      elements themselves, equals none of them. Give each view a `tag` of the selection's type, select by `Item.ID`, \
      or identify the elements by `id: \\.self`.
      """,
    silence: """
      Views with a `tag`, and tabs with a value. Types that are not fully known, and choices that come from views or \
      functions that are not in the linted files. Optional selections whose wrapped type is that of the identifiers.
      """,
    examples: [
      RuleExample(
        """
        enum Hue: String, CaseIterable, Identifiable {
          case red, blue
          var id: String { rawValue }
        }
        struct Hues: View {
          @State private var hue = Hue.red
          @State private var other: Hue?
          var body: some View {
            Picker("Hue", selection: $hue) {
              ↓ForEach(Hue.allCases) { Text($0.rawValue) }
            }
            Picker("Other", selection: $other) {
              Text("None").tag(nil as Hue?)
              Section { ↓ForEach(Hue.allCases) { hue in Text(hue.rawValue).bold() } }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Pages: View {
          let pages: [String]
          @State private var page = 0
          var body: some View {
            TabView(selection: $page) {
              ↓ForEach(pages, id: \\.self) { Text($0) }
            }
            .tabViewStyle(.page)
          }
        }
        """),
      RuleExample(
        """
        enum Hue: String, CaseIterable, Identifiable {
          case red, blue
          var id: Self { self }
        }
        struct Item: Identifiable, Hashable { let id: UUID; let name: String }
        struct Page: View {
          let item: Item
          var body: some View { Text(item.name).tag(item) }
        }
        struct Hues: View {
          let items: [Item]
          @State private var hue = Hue.red
          @State private var item: Item?
          @State private var shown = Item(id: UUID(), name: "")
          @State private var id: UUID?
          @State private var place = 0
          var body: some View {
            Picker("Hue", selection: $hue) { ForEach(Hue.allCases) { Text($0.rawValue) } }
            Picker("Item", selection: $item) { ForEach(items) { Text($0.name).tag($0 as Item?) } }
            Picker("Item", selection: $item) { ForEach(items, id: \\.self) { Text($0.name) } }
            Picker("Item", selection: $id) { ForEach(items) { Text($0.name) } }
            TabView(selection: $shown) { ForEach(items) { Page(item: $0) } }
            TabView(selection: $shown) { ForEach(items) { item in Tab(item.name, image: "", value: item) { Page(item: item) } } }
            TabView(selection: $hue) { ForEach(Hue.allCases, id: \\.rawValue) { hue in Tab(value: hue) { Text(hue.rawValue) } } }
            TabView(selection: $place) { ForEach(0..<items.count, id: \\.self) { Text(items[$0].name) } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 140))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views may set their tags in other files.
  static let dependsOnWholeProgram = true

  private static let containers: [Name] = ["Picker", "TabView"]

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: containers) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let binding = context.argument(node, .selection), !context.isPreview,
      let selection = SelectableRows.selected(by: binding, context), let content = context.argument(node, .content),
      content.kind == .closureExpr, let loops = SelectableRows.loops(in: content, context)
    else { return }
    let wanted = context.text(of: selection)
    for loop in loops {
      guard let id = context.rowID(loop), analyzer.isComplete(id) else { continue }
      let type = analyzer.wrapped(id) ?? id
      let told = context.text(of: type)
      guard analyzer.types.kind(type) == .nominal, type != selection, told != wanted,
        !SelectableRows.mayBeTagged(loop, context)
      else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "none of these can be selected: their identifiers are of type `\(told)`, and the selection is of type "
            + "`\(wanted)`; give each a `tag` of that type, or select by their identifiers",
          in: context.file, at: (loop.children.first ?? loop).range,
          notes: [Diagnostic.Note("the selection", in: context.file, at: binding.range)]))
    }
  }
}
