import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a matched geometry effect between two branches whose condition never changes with an animation.
struct MatchedWithoutAnimationRule: Rule {
  static let info = RuleInfo(
    "matched_without_animation", .animation, .warning, isFixable: false,
    summary: "the matched views do not fly: no change of the state that exchanges them is animated",
    explanation: """
      One view disappears and the other appears at its place at once. `matchedGeometryEffect` moves a view from the frame \
      of another one only during an animated change, and no change of this condition is animated. Make the change in \
      `withAnimation`, or put `animation(_:value:)` on a view around the condition.
      """,
    silence: """
      Reported only for two views with the same written identifier in branches whose condition depends only on `@State` \
      of the view or on objects of the program, and where no code that changes them may animate.
      """,
    examples: [
      RuleExample(
        """
        struct Hero: View {
          @Namespace private var space
          @State private var isOpen = false
          var body: some View {
            VStack { if isOpen { large } else { small } }
            Button("Open") { isOpen.toggle() }
          }
          private var large: some View { Color.blue.↓matchedGeometryEffect(id: "hero", in: space).frame(height: 300) }
          private var small: some View { Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(height: 60) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Namespace private var space
          @State private var isOpen = false
          var body: some View {
            VStack {
              if isOpen {
                Color.red.↓matchedGeometryEffect(id: "card", in: space).frame(height: 300)
                  .onTapGesture { isOpen = false }
              } else {
                Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 80, height: 80)
                  .onTapGesture { isOpen = true }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          @Namespace private var space
          @State private var isOpen = false
          var body: some View {
            VStack {
              if isOpen {
                Color.red.matchedGeometryEffect(id: "card", in: space).frame(height: 300)
                  .onTapGesture { withAnimation { isOpen = false } }
              } else {
                Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 80, height: 80)
                  .onTapGesture { withAnimation { isOpen = true } }
              }
            }
          }
        }
        struct Tabs: View {
          @Namespace private var space
          @State private var isOpen = false
          var body: some View {
            VStack {
              if isOpen {
                Color.red.matchedGeometryEffect(id: "open", in: space)
              } else {
                Color.red.matchedGeometryEffect(id: "closed", in: space)
              }
              Button("Open") { isOpen.toggle() }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 29))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let matched = CatalogueMember("View", "matchedGeometryEffect")

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [matched]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let id = Self.identifier(of: node, context),
      let (place, partner) = placeAndPartner(of: node, with: id, context), partner.range.start > node.range.start,
      let states = TransitionWithoutAnimationRule.unanimatedStates(of: place)
    else { return }
    let changed = RuleText.list(states.map { "`\(context.analyzer.name(of: $0))`" })
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no change of \(changed) is animated, so the view does not fly to the other one but is replaced at once; change "
          + "it in `withAnimation`, or put `animation(_:value:)` around the condition",
        in: context.file, at: name.range,
        notes: [Diagnostic.Note("the other view", in: context.file, at: partner.calleeName?.range ?? partner.range)]))
  }

  /// The place of a view in a branch, and the other view; for the views of two helpers, where the first is used.
  private func placeAndPartner(
    of node: SyntaxNode, with id: String, _ context: RuleContext
  ) -> (RuleContext, SyntaxNode)? {
    let analyzer = context.analyzer
    guard let decl = context.decl else { return nil }
    if let block = context.ancestors.last(where: {
      $0.kind == .codeBlock && $0.id != analyzer.node(of: decl).child(.codeBlock)?.id
    }),
      let partner = partner(of: node, with: id, outsideOf: block, in: analyzer.node(of: decl), context)
    {
      return (context, partner)
    }
    guard context.runsWithBody, let use = context.onlyPlace(of: decl), let around = use.context.decl,
      let block = use.context.ancestors.last(where: { $0.kind == .codeBlock })
    else { return nil }
    for other in context.bodiesOfType where other != decl && analyzer.node(of: other).mentions(Self.matched.name) {
      let inner = RuleContext(analyzer, other.file)
      inner.enter(other)
      guard inner.runsWithBody, let otherUse = inner.onlyPlace(of: other), otherUse.context.decl == around,
        !block.range.contains(otherUse.node.range),
        let partner = analyzer.node(of: other).subtree.first(where: { call in
          call.kind == .functionCallExpr && inner.isUse(call, of: Self.matched)
            && Self.identifier(of: call, inner) == id
        })
      else { continue }
      return (use.context, partner)
    }
    return nil
  }

  /// Another matched view of the body with the same identifier, which is not shown together with the first.
  private func partner(
    of node: SyntaxNode, with id: String, outsideOf block: SyntaxNode, in body: SyntaxNode, _ context: RuleContext
  ) -> SyntaxNode? {
    body.subtree.first { other in
      other.kind == .functionCallExpr && other.id != node.id && !block.range.contains(other.range)
        && context.isUse(other, of: Self.matched) && Self.identifier(of: other, context) == id
    }
  }

  private static func identifier(of call: SyntaxNode, _ context: RuleContext) -> String? {
    guard let id = context.argument(call, .id), id.kind == .stringLiteralExpr || context.record.decl(of: id) != nil
    else { return nil }
    return id.text
  }
}
