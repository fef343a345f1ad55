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
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let table: Name = "Table"
  private static let order: Name = "sortOrder"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [table]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let binding = context.argument(node, Self.order), let use = context.record.uses[binding.id],
      use.part == .projection, context.isOwn(use.decl), analyzer.isOwnState(use.decl), context.isOfSameType(use.decl),
      context.runsWithBody, !context.isPreview,
      analyzer.decl(use.decl).access <= .fileprivateAccess || analyzer.program.isWholeModule(around: context.fileID)
        || context.isSetInThisFileOnly(use.decl),
      !isUsed(use.decl, besides: binding, context)
    else { return }
    let name = analyzer.name(of: use.decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "a click on a column header changes `\(name)`, and nothing reads it: the rows keep their order; show "
          + "`sorted(using: \(name))`",
        in: context.file, at: binding.range))
  }

  private func isUsed(_ property: DeclID, besides binding: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    return analyzer.bodies(near: property).contains { body in
      let node = analyzer.node(of: body)
      guard body != property, node.mentions(name) else { return false }
      let record = analyzer.record(of: body)
      return node.subtree.contains { part in
        guard let use = record.uses[part.id], use.decl == property else { return false }
        return !(body.file == context.fileID && binding.range.contains(part.range))
      }
    }
  }
}
