import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about views with state that exist only while the app is active.
struct ScenePhaseBranchRule: Rule {
  static let info = RuleInfo(
    "content_by_scene_phase", .identity, .warning, isFixable: false,
    summary: "the content exists only in one phase of the scene: it starts over whenever the app becomes inactive",
    explanation: """
      Typed text, the selected tab and pushed screens are lost when a person switches apps, and also when the control \
      centre, a notification or a system dialog covers the scene. The scene phase changes then, and SwiftUI removes a \
      view that stands in a branch for one phase. Keep the view, and put the cover over it: `.overlay { if phase != \
      .active { Cover() } }`.
      """,
    silence: "The rule ignores branches without state, and covers that are put over the content.",
    examples: [
      RuleExample(
        """
        struct Main: View {
          @State private var tab = 0
          var body: some View { Stepper("\\(tab)", value: $tab) }
        }
        struct Root: View {
          @Environment(\\.scenePhase) private var phase
          var body: some View {
            if phase == .active {
              ↓Main()
            } else {
              Color.black
            }
          }
        }
        """),
      RuleExample(
        """
        struct Main: View {
          @State private var tab = 0
          var body: some View { Stepper("\\(tab)", value: $tab) }
        }
        struct Root: View {
          @Environment(\\.scenePhase) private var phase
          var body: some View {
            Main()
              .overlay { if phase != .active { Color.black } }
            if phase == .active { Text("Active") }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 152))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr]
  /// The state of the content may be in other files.
  static let dependsOnWholeProgram = true

  private static let phase = "scenePhase"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.runsWithBody, !context.isPreview, asksForPhase(node, context) else { return }
    let blocks = Branches(node, in: context)?.blocks ?? node.child(.codeBlock).map { [Array($0.children)] } ?? []
    for statement in blocks.joined() where statement.kind == .functionCallExpr {
      guard let type = context.type(of: statement), analyzer.isView(type) else { continue }
      let lost = analyzer.ownedState(in: type, includesLater: false)
      guard lost.states.contains(where: { $0.property != nil }) else { continue }
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "this is removed whenever the app is not active, for example under the control centre, and comes back "
            + "without \(RuleText.list(lost)); keep it, and put the cover over it",
          in: context.file, at: statement.children.first?.range ?? statement.range))
      return
    }
  }

  private func asksForPhase(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    let asked = node.kind == .ifExpr ? node.conditions : node.children.first { $0.kind.isExpr }.map { [$0] } ?? []
    return asked.contains { condition in
      condition.contains { part in
        guard let use = context.record.uses[part.id], use.part == .value, context.isOwn(use.decl),
          let wrapper = context.analyzer.propertyWrappers(of: use.decl).first
        else { return false }
        return wrapper.attribute.contains { $0.kind == .keyPathExpr && $0.text.hasSuffix("." + Self.phase) }
      }
    }
  }
}
