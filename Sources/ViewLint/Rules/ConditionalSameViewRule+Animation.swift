import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The diagnostic for a condition that only loses an animation.
extension ConditionalSameViewRule {
  /// A view without state only loses the animation between the two branches. This is reported only if the change is
  /// animated and the branches differ in an animatable modifier.
  func noteAnimation(
    _ node: SyntaxNode, _ branches: Branches, _ first: ViewChain, _ second: ViewChain, in context: RuleContext
  ) {
    guard isMoved(first, second, context), first.plainCore == second.plainCore,
      let fix = ChainMerge(node, in: context)?.fix(first, second),
      let place = AnimatedChange(of: branches.asked, in: context).firstPlace()
    else { return }
    context.report(
      Diagnostic(
        .note, Self.info.id,
        "`\(first.coreName)` loses its identity when \(branches.subject) changes: one view fades out and another "
          + "fades in, where the animation could change a single one; move the condition into the argument",
        in: context.file, at: branches.head, context: branches.excerpt,
        notes: [
          Diagnostic.Note("the same view in the other branch", in: context.file, at: second.range),
          Diagnostic.Note("the change is animated here", in: context.file, at: place),
        ],
        fixIts: [fix]))
  }

  /// Whether the two branches differ in a modifier that SwiftUI can interpolate: by a number, a color or a font.
  private func isMoved(_ first: ViewChain, _ second: ViewChain, _ context: RuleContext) -> Bool {
    let left = Set(first.modifiers.map { ownText($0, context) })
    let right = Set(second.modifiers.map { ownText($0, context) })
    return (first.modifiers + second.modifiers).contains { call in
      let text = ownText(call, context)
      guard !left.contains(text) || !right.contains(text), let use = context.record.uses[call.id] else { return false }
      if context.analyzer.catalogueText(.eases, of: use.decl) != nil { return true }
      return context.analyzer.parameters(of: use).contains { parameter in
        guard let neutral = context.analyzer.catalogueText(.neutral, of: parameter, in: use.decl) else { return false }
        return neutral.hasPrefix(".") || neutral.first?.isNumber == true
      }
    }
  }

  /// The source of a modifier without its view.
  func ownText(_ call: SyntaxNode, _ context: RuleContext) -> String {
    let start = call.calleeName.map { Int($0.start) } ?? call.range.start
    return context.file.text(SourceRange(start, call.range.end))
  }
}
