import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an endless animation that begins before its view has its place.
struct ForeverAnimationRule: Rule {
  static let info = RuleInfo(
    "forever_animation_in_navigation", .animation, .note, isFixable: false,
    summary: "an endless animation begins before the screen is laid out, and may move the view for ever",
    explanation: """
      In a navigation container a screen is laid out again right after it has appeared, as the bar comes. A state that \
      `onAppear` sets with an endless animation changes in the same update: the new place of the view is animated too, \
      and the view flies in from a corner again and again. Limit the animation to what it is for by \
      `animation(_:body:)`, or set the state in a `task`, when the layout is done.
      """,
    silence: """
      Outside of navigation containers, and where the state is set by something else than the appearance of the same view.
      """,
    examples: [
      RuleExample(
        """
        struct Landing: View {
          @State private var isTurning = false
          var body: some View {
            NavigationStack {
              Image(systemName: "gear")
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .↓animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
                .onAppear { isTurning = true }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Landing: View {
          @State private var isTurning = false
          var body: some View {
            NavigationStack {
              Image(systemName: "gear")
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
                .task { isTurning = true }
            }
          }
        }
        struct Gear: View {
          @State private var isTurning = false
          var body: some View {
            Image(systemName: "gear")
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
              .onAppear { isTurning = true }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 15))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Helpers and views may stand in other files.
  static let findsMoreInWhole = true

  private static let endless = CatalogueMember("Animation", "repeatForever")
  private static let appearance = "onAppear"

  static func isAbout(_ callee: Callee) -> Bool { callee.isAny(of: [.animation]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let animation = node.arguments.first, let value = context.argument(node, "value"),
      let state = context.record.decl(of: value), context.analyzer.isOwnState(state), !context.isPreview,
      isEndless(animation, context)
    else { return }
    let chain = context.modifications(of: node).map(\.call) + context.outerModifiers(of: node)
    let appearance = chain.first { call in
      guard context.calledText(call, of: .lifecycle) == Self.appearance,
        let action = context.analyzer.arguments(of: call, context.record).last?.node,
        let code = context.code(ofAction: action)
      else { return false }
      return CalledWrites(in: code.statements, code.context).found.contains { $0.write.property == state }
    }
    guard let appearance, let stack = context.hereOrAtUses(of: node, { around, _ in navigation(around) }) else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the endless animation begins with the first layout in the navigation, which it may animate too, so that the view "
          + "flies in again and again; use `animation(_:body:)`, or set `\(context.analyzer.name(of: state))` in a `task`",
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note("it is set here", in: context.file, at: appearance.calleeName?.range ?? appearance.range),
          Diagnostic.Note(
            "the navigation", in: context.file(of: stack), at: stack.children.first?.range ?? stack.range),
        ]))
  }

  private func isEndless(_ animation: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.origin(of: animation)
    return origin.node.contains { origin.context.isUse($0, of: Self.endless) }
  }

  /// The navigation container around a place; none behind what is presented.
  private func navigation(_ context: RuleContext) -> RuleContext.Search<SyntaxNode> {
    for (call, _) in context.enclosingCalls {
      if context.madeText(call, of: .navigates) != nil { return .found(call) }
      if context.calledText(call, of: .presents) != nil { return .none }
    }
    return .outside
  }
}
