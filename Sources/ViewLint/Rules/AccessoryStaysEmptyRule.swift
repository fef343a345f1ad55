import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about the bar above the tabs whose content is absent at times.
struct AccessoryStaysEmptyRule: Rule {
  static let info = RuleInfo(
    "accessory_stays_empty", .layout, .warning, isFixable: false,
    summary: "the bar above the tabs stays there, empty, when its content has nothing to show",
    explanation: """
      An empty bar of glass stays above the tabs. `tabViewBottomAccessory` shows its bar whatever its content is: an `if` \
      without `else` only empties it. Put the condition outside, with `tabViewBottomAccessory(isEnabled:content:)`, or \
      show something else in the `else`.
      """,
    silence: "Content with an `else`, and a modifier with `isEnabled`.",
    examples: [
      RuleExample(
        """
        struct Root: View {
          @State private var track: String?
          var body: some View {
            TabView {
              Tab("Library", systemImage: "books.vertical") { Button("Play") { track = "A" } }
            }
            .↓tabViewBottomAccessory {
              if let track { Text(track) }
            }
          }
        }
        """, sdk: 26, target: 26),
      RuleExample(
        """
        struct Root: View {
          @State private var track: String?
          var body: some View {
            TabView {
              Tab("Library", systemImage: "books.vertical") { Button("Play") { track = "A" } }
            }
            .tabViewBottomAccessory {
              if let track { Text(track) } else { Text("Nothing is playing") }
            }
          }
        }
        """, sdk: 26, target: 26),
    ], precision: RuleInfo.Precision(right: 1, of: 1, inApps: 244))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let accessory = CatalogueMember("View", "tabViewBottomAccessory")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [accessory]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, context.argument(node, "isEnabled") == nil, !context.isPreview,
      let content = context.argument(node, .content), content.kind == .closureExpr,
      case let statements = content.children.filter({ $0.kind != .closureSignature }), statements.count == 1,
      statements[0].kind == .ifExpr, statements[0].children.count(where: { $0.kind == .codeBlock }) == 1,
      !statements[0].children.contains(where: { $0.kind == .ifExpr }),
      !statements[0].conditions.contains(where: { $0.kind == .availabilityCondition })
    else { return }
    let condition = statements[0].conditions.map(\.text).joined(separator: ", ")
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "an empty bar stays above the tabs when this shows nothing; pass the condition as `isEnabled`, or show "
          + "something in an `else`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("the condition `\(RuleText.oneLine(condition))`", in: context.file, at: statements[0].range)
        ]))
  }
}
