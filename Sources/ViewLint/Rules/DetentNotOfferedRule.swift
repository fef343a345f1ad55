import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a sheet whose selected detent is not in its set of detents.
struct DetentNotOfferedRule: Rule {
  static let info = RuleInfo(
    "detent_not_offered", .correctness, .warning, isFixable: false,
    summary: "the sheet starts with a detent that is not in its set of detents",
    explanation: """
      The sheet opens at another height, and the state differs from what is shown until the user drags the sheet. \
      `presentationDetents(_:selection:)` ignores a selected detent that is not in the set. Add the detent to the \
      set, or start with one that is in it.
      """,
    silence: """
      The rule ignores sets that are not array literals of known detents, and states that an initializer or other \
      code sets before the sheet opens.
      """,
    examples: [
      RuleExample(
        """
        struct Map: View {
          @State private var isShown = true
          @State private var detent: PresentationDetent = .large
          var body: some View {
            Color.green.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.medium, .height(120)], selection: ↓$detent)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Map: View {
          @State private var isShown = true
          @State private var detent: PresentationDetent = .large
          @State private var other = PresentationDetent.height(120)
          var body: some View {
            Color.green.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.large, .height(120)], selection: $detent)
            }
            Color.red.sheet(isPresented: $isShown) {
              Text("List").presentationDetents([.large, .height(120)], selection: $other)
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let detents = CatalogueMember("View", "presentationDetents")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [detents]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isUse(node, of: Self.detents), let set = node.arguments.first, set.kind == .arrayExpr,
      let selection = context.argument(node, "selection"), let state = context.boundProperty(selection),
      analyzer.isOwnState(state), let first = analyzer.node(of: state).initialValue,
      PropertyUses(of: state, analyzer).writes.isEmpty || first.kind == .implicitMemberExpr
    else { return }
    let offered = set.children.filter { $0.kind.isExpr }
    // A member may have the name of the type before it or not.
    guard !offered.isEmpty, offered.allSatisfy(isWritten), isWritten(first),
      !offered.contains(where: { text(of: $0) == text(of: first) })
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: state))` starts with `\(RuleText.oneLine(first.text))`, which is not one of these "
          + "detents: the sheet opens at another height; add it to them",
        in: context.file, at: selection.range, notes: [context.note("it is declared here", at: state)]))
  }

  /// Whether a value is written as `.medium`, `.height(120)` or `PresentationDetent.large`.
  private func isWritten(_ value: SyntaxNode) -> Bool {
    let inner = value.kind == .functionCallExpr ? value.children.first ?? value : value
    guard inner.kind == .implicitMemberExpr || inner.kind == .memberAccessExpr else { return false }
    return ["medium", "large", "height", "fraction"].contains(inner.referencedName.map { inner.text(of: $0) } ?? "")
      && value.arguments.allSatisfy { $0.kind == .integerLiteralExpr || $0.kind == .floatLiteralExpr }
  }

  private func text(of value: SyntaxNode) -> String {
    let text = value.text
    return text.firstIndex(of: ".").map { String(text[$0...]) } ?? text
  }
}
