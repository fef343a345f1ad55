import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a table whose sort order changes and sorts nothing.
struct SortOrderUnusedRule: Rule {
  static let info = RuleInfo(
    "sort_order_unused", .data, .warning, isFixable: false,
    summary: "a click on a column header changes the sort order, and nothing sorts the rows by it",
    explanation: """
      The arrow in the column header turns, and the rows stay where they are. A `Table` only writes the chosen order to \
      the binding `sortOrder`; sorting is up to the program. Show `items.sorted(using: order)`, or sort the stored rows \
      in `onChange(of: order)`.
      """,
    silence: "A sort order that any code reads, or that is passed on.",
    examples: [
      RuleExample(
        """
        struct File: Identifiable {
          let id: Int
          var name: String
        }
        struct Files: View {
          let files: [File]
          @State private var order = [KeyPathComparator(\\File.name)]
          var body: some View {
            Table(files, sortOrder: ↓$order) { TableColumn("Name", value: \\.name) }
          }
        }
        """),
      RuleExample(
        """
        struct File: Identifiable {
          let id: Int
          var name: String
        }
        struct Files: View {
          let files: [File]
          @State private var order = [KeyPathComparator(\\File.name)]
          var body: some View {
            Table(files.sorted(using: order), sortOrder: $order) { TableColumn("Name", value: \\.name) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 127))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let table: Name = "Table"
  private static let order: Name = "sortOrder"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [table]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let binding = context.argument(node, Self.order), let property = context.stateOnlyBound(by: binding) else {
      return
    }
    let name = context.analyzer.name(of: property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a click on a column header changes `\(name)`, and nothing reads it: the rows keep their order; show "
          + "`sorted(using: \(name))`",
        in: context.file, at: binding.range))
  }
}
