import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a list with a selection of several rows that a person cannot begin to edit.
struct SelectionNeedsEditingRule: Rule {
  static let info = RuleInfo(
    "selection_needs_editing", .correctness, .warning, isFixable: false,
    summary: "rows cannot be selected: several can be chosen only while the list is edited, which nothing begins",
    explanation: """
      Taps on the rows do nothing. On iOS a `List` whose selection is a set selects rows only in edit mode. Put an \
      `EditButton` into the toolbar, or set the edit mode of the list by `.environment(\\.editMode, …)`.
      """,
    silence: """
      Other platforms than iOS, programs that use the edit mode or an `EditButton` anywhere, lists in the sidebar of a \
      `NavigationSplitView`, and programs without their `@main` type.
      """,
    examples: [
      RuleExample(
        """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Basket() } }
        }
        struct Basket: View {
          @State private var chosen: Set<Int> = []
          var body: some View {
            List(0..<5, id: \\.self, selection: ↓$chosen) { Text("\\($0)") }
            Text("\\(chosen.count) chosen")
          }
        }
        """),
      RuleExample(
        """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Basket() } }
        }
        struct Basket: View {
          @State private var chosen: Set<Int> = []
          @State private var one: Int?
          var body: some View {
            NavigationStack {
              List(0..<5, id: \\.self, selection: $chosen) { Text("\\($0)") }.toolbar { EditButton() }
              List(0..<5, id: \\.self, selection: $one) { Text("\\($0)") }
            }
          }
        }
        """),
      RuleExample(
        """
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Basket() } }
        }
        struct Basket: View {
          @State private var chosen: Set<Int> = []
          var body: some View {
            List(0..<5, id: \\.self, selection: $chosen) { Text("\\($0)") }
              .environment(\\.editMode, .constant(.active))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 45))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  private static let beginners: [Name] = ["EditButton", "editMode", "NavigationSplitView", "EditMode"]
  private static let set: Name = "Set"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: ["List"]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.program.configuration.platform == .ios, analyzer.hasEntry, !context.isPreview,
      !context.isForOtherPlatform,
      let binding = context.argument(node, .selection), let bound = context.type(of: binding),
      analyzer.isKnown(bound, .binding), let selection = analyzer.types.arguments(bound).first,
      let type = context.nominal(selection), analyzer.isFromCatalogue(type), analyzer.decl(type).name == Self.set
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a tap selects no row: on iOS several rows are selected only in edit mode, which nothing in the program begins; "
          + "add an `EditButton`",
        in: context.file, at: binding.range),
      if: .nowhere(Self.beginners) { _, _ in true })
  }
}
