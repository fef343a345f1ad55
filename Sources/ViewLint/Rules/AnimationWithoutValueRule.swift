import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an animation that applies to all changes.
struct AnimationWithoutValueRule: Rule {
  static let info = RuleInfo(
    "animation_without_value", .animation, .warning, isFixable: false,
    summary: "the animation applies to every change of the view, whatever causes it",
    explanation: """
      `.animation(_:)` without `value:` animates every change in the view: the intended one, but also a rotation of \
      the device, a new size, the first layout and navigation. It is deprecated for this reason. Name the value whose \
      change should be animated: `.animation(.spring, value: isOpen)`.
      """,
    silence: """
      `animation` on a binding or a transition, and the form with a closure, which animates only the modifiers in it, \
      are different functions. `.animation(nil)` turns animations off.
      """,
    examples: [
      RuleExample(
        """
        struct Door: View {
          var isOpen: Bool
          var body: some View {
            Image(systemName: "door").rotationEffect(.degrees(isOpen ? 90 : 0)).↓animation(.spring())
          }
        }
        """),
      RuleExample(
        """
        struct Door: View {
          @State private var size = 10.0
          var body: some View {
            VStack { Text("Door") }.↓animation(.easeIn(duration: 1)).frame(width: size)
          }
        }
        """),
      RuleExample(
        """
        struct Door: View {
          var isOpen: Bool
          var body: some View {
            Image(systemName: "door").opacity(isOpen ? 1 : 0).animation(.spring(), value: isOpen)
          }
        }
        """),
      RuleExample(
        """
        struct Door: View {
          @State private var isOpen = false
          var body: some View {
            Toggle("Open", isOn: $isOpen.animation(.spring()))
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 69, of: 69, inApps: 88))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let none = CatalogueMember("Optional", "none")
  private static let forever = CatalogueMember("Animation", "repeatForever")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id],
      context.analyzer.parameters(of: use).count == 1, let name = node.calleeName
    else { return }
    // `.animation(nil)` disables animations.
    guard let value = node.arguments.first, value.kind != .nilLiteralExpr, !context.isUse(value, of: Self.none) else {
      return
    }
    let repeats = value.contains { context.isUse($0, of: Self.forever) }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        repeats
          ? "this animation applies to every change of the view, also to its layout, and repeats it without end; "
            + "limit it to the modifier that it is for: `animation(_:body:)`"
          : "this animation applies to every change of the view, also to its layout; name the value whose change "
            + "should be animated: `animation(_:value:)`",
        in: context.file, at: SourceRange(Int(name.start), node.range.end)))
  }
}
