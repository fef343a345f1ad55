import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a content transition of a value whose changes are not animated.
struct ContentTransitionUnanimatedRule: Rule {
  static let info = RuleInfo(
    "content_transition_unanimated", .animation, .warning, isFixable: false,
    summary: "the content transition never runs, because no change of the content is animated",
    explanation: """
      The new content appears at once. `contentTransition(.numericText())` only sets how a text changes its content \
      while the change is animated. Make the change in `withAnimation`, or put `animation(_:value:)` on the view.
      """,
    silence: """
      Files that mention an animation or a transaction anywhere, values that are neither `@State` of the view nor \
      properties of its objects, and those that other code may change in an animation.
      """,
    examples: [
      RuleExample(
        """
        struct Score: View {
          @State private var score = 0
          let best: Int
          var body: some View {
            Text("\\(score)").↓contentTransition(.numericText())
            Text("\\(best)").contentTransition(.numericText())
            Text("\\(score)").contentTransition(.identity)
            Button("Add") { score += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Score: View {
          @State private var score = 0
          var body: some View {
            Text("\\(score)").contentTransition(.numericText())
            Button("Add") { withAnimation { score += 1 } }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 25))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Extensions of the view may be in other files.
  static let dependsOnWholeProgram = true

  private static let transition = CatalogueMember("View", "contentTransition")
  private static let animated = ["numericText", "interpolate", "opacity"].map {
    CatalogueMember("ContentTransition", $0)
  }

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [transition]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName, let kind = node.arguments.first, context.runsWithBody, !context.isPreview,
      kind.contains(where: { context.isUse($0, ofAny: Self.animated) }), let view = context.modified(node),
      !AnimationWords.occur(in: context.analyzer.program.file(context.fileID).tree.root),
      let states = states(shownBy: context.core(of: view), context),
      states.allSatisfy({ TransitionWithoutAnimationRule.isChangedPlainly($0, context) })
    else { return }
    let changed = RuleText.list(states.map { "`\(context.analyzer.name(of: $0))`" })
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "no change of \(changed) is animated, so the new content appears at once, and this transition never runs; "
          + "change it in `withAnimation`, or put `animation(_:value:)` on the view",
        in: context.file, at: SourceRange(Int(name.start), node.range.end)))
  }

  /// The `@State` properties of the view that a text shows; `nil` if the text shows other changing values.
  private func states(shownBy view: SyntaxNode, _ context: RuleContext) -> [DeclID]? {
    let analyzer = context.analyzer
    var found: [DeclID] = []
    for part in view.subtree {
      guard let use = context.record.uses[part.id], context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable
      else { continue }
      found.append(use.decl)
      if use.part != .value { return nil }
    }
    let shown = context.withoutHolders(Set(found))
    found.removeAll { !shown.contains($0) }
    let isPlain = found.allSatisfy { property in
      context.isOfHeldObject(property)
        || context.isOfSameType(property) && context.isSetInThisFileOnly(property)
          && analyzer.isState(property)
    }
    return found.isEmpty || !isPlain ? nil : found
  }
}
