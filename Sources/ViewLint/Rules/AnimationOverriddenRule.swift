import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an animation that an inner one replaces.
struct AnimationOverriddenRule: Rule {
  static let info = RuleInfo(
    "animation_overridden", .animation, .warning, isFixable: false,
    summary: "the animation has no effect, because an inner one for the same value overrides it",
    explanation: """
      The outer animation never runs. `animation(_:value:)` sets the animation of everything inside of it when the \
      value changes, and the innermost one wins. A second one for the same value, with nothing between the two, \
      animates nothing; after `animation(nil, value:)` nothing is animated at all.
      """,
    silence: "Animations for different values, and those with a modifier between them, which the outer one animates.",
    examples: [
      RuleExample(
        """
        struct Bar: View {
          @State private var width = 10.0
          var body: some View {
            Rectangle()
              .frame(width: width)
              .animation(nil, value: width)
              .↓animation(.spring, value: width)
              .onTapGesture { width += 10 }
          }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          @State private var width = 10.0
          @State private var isDark = false
          var body: some View {
            Rectangle()
              .frame(width: width)
              .animation(.linear, value: width)
              .animation(.spring, value: isDark)
            Rectangle()
              .frame(width: width)
              .animation(nil, value: width)
              .offset(x: width)
              .animation(.spring, value: width)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 68))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let value: Name = "value"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let base = context.modified(node), base.kind == .functionCallExpr,
      context.isUse(base, of: .animation), let outer = context.argument(node, Self.value),
      let inner = context.argument(base, Self.value), outer.plainText == inner.plainText,
      let other = base.calleeName
    else { return }
    let subject = RuleText.oneLine(outer.text)
    let endsAll = base.arguments.first?.kind == .nilLiteralExpr
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        endsAll
          ? "this animation is never used: `animation(nil, value: \(subject))` inside of it wins, so nothing is "
            + "animated; remove that one"
          : "this animation is never used: the one inside of it for the same `\(subject)` wins; remove one of them",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the inner one", in: context.file, at: other.range)]))
  }
}
