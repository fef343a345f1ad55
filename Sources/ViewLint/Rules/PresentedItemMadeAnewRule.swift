import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an item of a presentation that differs at each body evaluation.
struct PresentedItemMadeAnewRule: Rule {
  static let info = RuleInfo(
    "presented_item_made_anew", .identity, .warning, isFixable: false,
    summary: "the item has another identity at each evaluation of the body: the sheet is closed and presented again",
    explanation: """
      At each update the sheet closes and opens again, and what was typed in it is lost. `sheet(item:)` shows a sheet \
      for the `id` of its item: an item with another `id` is another sheet. A binding whose `get` creates the item, of \
      a type with `let id = UUID()`, gives another `id` at each update. Derive the `id` from the content of the item, \
      or keep the item in `@State`.
      """,
    silence: """
      Bindings to an item that is kept, and items whose `id` derives from what they are given.
      """,
    examples: [
      RuleExample(
        """
        struct Page: Identifiable { let id = UUID(); let number: Int }
        struct Numbered: Identifiable { var id: Int { number }; let number: Int }
        struct Reader: View {
          @State private var number: Int?
          @State private var isLarge = false
          var body: some View {
            Toggle("Large", isOn: $isLarge)
            Button("Open") { number = 1 }
              .sheet(item: Binding(get: { number.map { ↓Page(number: $0) } }, set: { number = $0?.number })) { page in
                Text("\\(page.number)")
              }
            Button("Cover") { number = 2 }
              .fullScreenCover(item: pages) { page in Text("\\(page.number)") }
              .sheet(item: Binding(get: { number.map { Numbered(number: $0) } }, set: { number = $0?.number })) {
                Text("\\($0.number)")
              }
          }
          private var pages: Binding<Page?> {
            Binding(get: { number.map { ↓Page(number: $0) } }, set: { number = $0?.number })
          }
        }
        """),
      RuleExample(
        """
        struct Page: Identifiable { let id = UUID(); let number: Int }
        struct Reader: View {
          @State private var page: Page?
          var body: some View {
            Button("Open") { page = Page(number: 1) }
              .sheet(item: Binding(get: { page }, set: { page = $0 })) { page in Text("\\(page.number)") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The declarations of the item may be in other files.
  static let dependsOnWholeProgram = true

  private static let get: Name = "get"

  static func checksCalls(_ callee: Callee) -> Bool { callee.presents([.view, .screen]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let argument = context.argument(node, .item), context.runsWithBody, !context.isPreview,
      let name = node.calleeName
    else { return }
    let binding = context.origin(of: argument)
    guard binding.context.makes(binding.node, anyOf: [.binding]),
      let get = binding.context.argument(binding.node, Self.get), get.kind == .closureExpr,
      let item = FreshElement(in: get, binding.context.record, binding.context)
    else { return }
    let type = context.analyzer.ownerName(of: item.id)?.text ?? "item"
    let sheet = node.text(of: name)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each evaluation of the body creates another `\(type)` with a new `id`: the `\(sheet)` is closed and presented "
          + "again, and its state is lost; derive the `id` from its content, or keep the item in `@State`",
        in: binding.context.file, at: item.call.range,
        notes: [
          context.note("its identifier is created with it", at: item.id),
          Diagnostic.Note("it is presented here", in: context.file, at: name.range),
        ]))
  }
}
