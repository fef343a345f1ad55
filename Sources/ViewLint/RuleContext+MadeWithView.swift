import ViewSemantics
import ViewSource
import ViewSyntax

/// The initial values that are made with each value of a view: `let items = [Item("A"), Item("B")]`.
extension RuleContext {
  /// A stored property of a view without wrapper and with an initial value.
  struct MadeWithView {
    let property: DeclID
    let view: DeclID
    let value: SyntaxNode
    /// The condition for the property to get another initial value during the view's lifetime.
    let condition: ProgramCondition
  }

  /// The property of the current view that an expression names, if its value does not outlive a new value of the view.
  func madeWithView(_ expression: SyntaxNode) -> MadeWithView? {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl), isOfSameType(use.decl),
      let view = ownerType, analyzer.decl(view).kind == .structure, conforms(view, to: .view),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.hasCustomAttributes),
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]),
      let value = analyzer.node(of: use.decl).initialValue
    else { return nil }
    let isMade = ProgramCondition.remade(view, note: "the view is created here, by one that is updated")
    let isFixed = analyzer.decl(use.decl).has(.isConstant)
    return MadeWithView(
      property: use.decl, view: view, value: value,
      condition: isFixed ? isMade : .all([isMade, .kept(use.decl, of: view)]))
  }
}
