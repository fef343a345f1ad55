import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about links in rows that are activated by the same `Bool`.
struct LinkActiveInRowsRule: Rule {
  static let info = RuleInfo(
    "link_active_in_rows", .correctness, .warning, isFixable: false,
    summary: "one state activates the links of all rows: the pushed screen is not that of the tapped row",
    explanation: """
      A tap on one row pushes the first or the last destination, or several, one after the other. \
      `NavigationLink(destination:isActive:)` is active while its binding is `true`, so one state for all rows \
      activates all links. Use `NavigationLink(value:)` and `navigationDestination(for:)`, or `tag:selection:` for \
      older systems.
      """,
    silence: "The rule ignores bindings that are made for the row, links in a condition, and links outside of rows.",
    examples: [
      RuleExample(
        """
        struct Names: View {
          @State private var isActive = false
          let names: [String]
          var body: some View {
            NavigationView { List(names, id: \\.self) { name in row(name) } }
          }
          private func row(_ name: String) -> some View {
            VStack {
              Text(name)
              NavigationLink(destination: Text(name), isActive: ↓$isActive) { EmptyView() }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Cities: View {
          let cities = ["Rome", "Oslo"]
          @State private var isActive = false
          var body: some View {
            NavigationView {
              List(cities, id: \\.self) { city in
                NavigationLink(destination: Text(city), isActive: ↓$isActive) { Text(city) }
              }
            }
          }
        }
        """, target: 15),
      RuleExample(
        """
        struct Cities: View {
          let cities = ["Rome", "Oslo"]
          @State private var isActive = false
          @State private var active: String?
          var body: some View {
            NavigationView {
              VStack {
                NavigationLink(destination: Text("New"), isActive: $isActive) { Text("New") }
                List(cities, id: \\.self) { city in
                  NavigationLink(destination: Text(city), tag: city, selection: $active) { Text(city) }
                }
              }
            }
          }
        }
        """, target: 15),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let isActive: Name = "isActive"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isFromCatalogue(with: isActive) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.madeType(node).map({ context.analyzer.isFromCatalogue($0) }) == true,
      let binding = context.argument(node, Self.isActive), let state = context.propertyBound(by: binding),
      context.isOfSameType(state) || context.isOfHeldObject(state), !context.isPreview,
      let rows = context.hereOrAtUses(of: node, RowPresentationRule.rows)
    else { return }
    let name = context.analyzer.name(of: state)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` activates the links of all rows at once: the pushed screen is not that of the tapped row; use "
          + "`NavigationLink(value:)` with `navigationDestination(for:)`",
        in: context.file, at: binding.range,
        notes: [
          Diagnostic.Note(
            "the rows are made here", in: context.file(of: rows), at: rows.children.first?.range ?? rows.range)
        ]))
  }
}
