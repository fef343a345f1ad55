import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a view that handles rotations of the Digital Crown and cannot have the focus.
struct CrownWithoutFocusRule: Rule {
  static let info = RuleInfo(
    "crown_without_focus", .correctness, .warning, isFixable: true,
    summary: "the view cannot have the focus, so rotations of the Digital Crown do not reach it",
    explanation: """
      The Digital Crown changes nothing. Its rotations go to the view that has the focus, and a text, an image or a \
      stack cannot have the focus by default, so `digitalCrownRotation($value)` on it never changes the value. Put \
      `.focusable()` before the modifier. Scroll views, lists and pickers can have the focus by default.
      """,
    silence: """
      The rule ignores views with a control, a scroll view or a view that it does not know, which may take the focus, \
      and views with `focusable` or `focused`.
      """,
    examples: [
      RuleExample(
        """
        struct Dial: View {
          @State private var volume = 0.5
          var body: some View {
            ZStack {
              Circle()
              Level(volume: volume)
            }
            .↓digitalCrownRotation($volume)
          }
        }
        struct Level: View {
          let volume: Double
          var body: some View { Text("\\(volume)") }
        }
        """,
        fixed: """
          struct Dial: View {
            @State private var volume = 0.5
            var body: some View {
              ZStack {
                Circle()
                Level(volume: volume)
              }
              .focusable()
              .digitalCrownRotation($volume)
            }
          }
          struct Level: View {
            let volume: Double
            var body: some View { Text("\\(volume)") }
          }
          """),
      RuleExample(
        """
        struct Dial: View {
          @State private var volume = 0.5
          var body: some View { Text("\\(volume)").focusable().digitalCrownRotation($volume) }
        }
        struct Rows: View {
          @State private var place = 0.0
          var body: some View { ScrollView { Text("\\(place)") }.digitalCrownRotation($place) }
        }
        struct Player: View {
          @State private var volume = 0.5
          var body: some View { VStack { Controls() }.digitalCrownRotation($volume) }
        }
        struct Controls: View {
          var body: some View { Button("Play") {} }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let crown = CatalogueMember("View", "digitalCrownRotation")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [crown]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.crown), let name = node.calleeName, let view = context.modified(node),
      !context.isPreview, !ExpandedCode(view, in: context).mayHaveFocus(),
      !context.outerModifiers(of: node).contains(where: context.isUnknownOrInteractive)
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this view cannot have the focus, so rotations of the Digital Crown do not reach it; put "
          + "`.focusable()` before this",
        in: context.file, at: name.range,
        fixIts: [
          FixIt("put `.focusable()` before it", [context.addition(of: ".focusable()", to: view)], isSafe: false)
        ]))
  }
}
