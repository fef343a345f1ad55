import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about state that keeps the position of the row under the pointer, while the rows change.
struct HoveredPositionRule: Rule {
  static let info = RuleInfo(
    "hovered_position", .state, .warning, isFixable: false,
    summary: "the state keeps the position of the row under the pointer, and marks another row when the rows change",
    explanation: """
      After a search or a deletion another row is marked, which the pointer does not touch. SwiftUI sends no end of the \
      hover for a row that goes away or that other rows push aside, so the state keeps the position. Store the \
      identifier of the element, or set the state to `nil` when the elements change. Reported of lists of suggestions \
      and of tabs.
      """,
    silence: """
      Collections that do not change, and state that other code sets as well.
      """,
    examples: [
      RuleExample(
        """
        struct Suggestions: View {
          @State private var names = ["a", "b"]
          @State private var hovered: Int?
          var body: some View {
            Button("Less") { names.removeFirst() }
            ForEach(Array(names.enumerated()), id: \\.element) { index, name in
              Text(name)
                .background(hovered == index ? Color.gray : .clear)
                .onHover { inside in
                  if inside { ↓hovered = index } else if hovered == index { hovered = nil }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Suggestions: View {
          let fixed = ["a", "b"]
          @State private var names = ["a", "b"]
          @State private var hovered: Int?
          @State private var name: String?
          @State private var other: Int?
          var body: some View {
            Button("Less") {
              names.removeFirst()
              other = nil
            }
            ForEach(Array(fixed.enumerated()), id: \\.element) { index, name in
              Text(name).background(hovered == index ? Color.gray : .clear).onHover { hovered = $0 ? index : nil }
            }
            ForEach(Array(names.enumerated()), id: \\.element) { index, element in
              Text(element)
                .background(name == element || other == index ? Color.gray : .clear)
                .onHover { inside in
                  name = inside ? element : nil
                  if inside { other = index }
                }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  static let dependsOnWholeProgram = true

  private static let hover = CatalogueMember("View", "onHover")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [hover]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard !context.isPreview, let action = analyzer.arguments(of: node, context.record).last?.node,
      action.kind == .closureExpr,
      let rows = context.enclosingCalls.first(where: { context.madeType($0.call).map(analyzer.makesRows) ?? false }),
      let position = position(in: rows, context), changes(rows.call, context)
    else { return }
    for part in action.subtree {
      guard let write = PropertyWrite(part, context.record, analyzer), let value = write.value,
        value.text == position || value.kind == .ternaryExpr && value.children.contains(where: { $0.text == position }),
        analyzer.isOwnState(write.property), context.isOfSameType(write.property),
        case let uses = PropertyUses(of: write.property, analyzer), uses.bindings.isEmpty,
        uses.writes.allSatisfy({ action.range.contains($0.node.range) })
      else { continue }
      let name = analyzer.name(of: write.property)
      return context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(name)` keeps this position when the rows change, and then marks another row; store the element's identifier, "
            + "or set it to `nil` when the elements change",
          in: context.file, at: write.node.range,
          notes: [Diagnostic.Note("the rows", in: context.file, at: (rows.call.children.first ?? rows.call).range)]))
    }
  }

  /// The parameter of a row's closure with the row's position.
  private func position(in rows: (call: SyntaxNode, closure: SyntaxNode), _ context: RuleContext) -> String? {
    guard let data = rows.call.arguments.first else { return nil }
    let positions = data.subtree.firstNonNil { part in
      context.record.uses[part.id].flatMap { context.analyzer.catalogueText(.positions, of: $0.decl) }
    }
    let names = rows.closure.closureParameterNames(unnamed: 0).map(\.text)
    guard let positions, let first = names.first else { return nil }
    return positions == Self.itself ? (names.count == 1 ? first : nil) : (names.count == 2 ? first : nil)
  }

  private static let itself = "self"

  /// Whether the elements of the rows change while the view is shown.
  private func changes(_ rows: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let data = rows.arguments.first else { return false }
    return data.subtree.contains { part in
      guard let use = context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
        analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isConstant)
      else { return false }
      let uses = PropertyUses(of: use.decl, analyzer)
      return !uses.writes.isEmpty || !uses.bindings.isEmpty
    }
  }
}
