import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a picker of photos whose chosen item no code reads.
struct PickedItemUnusedRule: Rule {
  static let info = RuleInfo(
    "picked_item_unused", .correctness, .warning, isFixable: false,
    summary: "the user chooses a photo, and no code loads it",
    explanation: """
      A `PhotosPicker` only sets its selection. Nothing appears until code loads the photo from the item: \
      `.onChange(of: item) { Task { image = try await item?.loadTransferable(type: Image.self) } }`.
      """,
    silence: """
      Selections that any other code names.
      """,
    examples: [
      RuleExample(
        """
        import PhotosUI
        struct Avatar: View {
          @State private var item: PhotosPickerItem?
          var body: some View {
            PhotosPicker("Choose", selection: ↓$item, matching: .images)
          }
        }
        """),
      RuleExample(
        """
        import PhotosUI
        struct Avatar: View {
          @State private var item: PhotosPickerItem?
          @State private var image: Image?
          var body: some View {
            image
            PhotosPicker("Choose", selection: $item, matching: .images)
              .task(id: item) { image = try? await item?.loadTransferable(type: Image.self) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 0))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let modifier = CatalogueMember("View", "photosPicker")

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(anyOf: ["PhotosPicker"]) || callee.isAny(of: [modifier])
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, .selection), let property = context.stateOnlyBound(by: binding) else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing reads `\(context.analyzer.name(of: property))`, so the chosen photo is never loaded; load it when the "
          + "selection changes",
        in: context.file, at: binding.range))
  }
}
