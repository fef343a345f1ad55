import ViewSemantics
import ViewSource
import ViewSyntax

/// What a view begins with each time that it is made: `let items = [Item("A"), Item("B")]`.
extension RuleContext {
  /// A plain stored property of a view with a value to begin with.
  struct MadeWithView {
    let property: DeclID
    let view: DeclID
    let value: SyntaxNode
    /// What must hold for the property to have another such value while the view is there.
    let condition: ProgramCondition
  }

  /// The property of the view at hand that an expression names, if nothing keeps its value when the view is made again.
  func madeWithView(_ expression: SyntaxNode) -> MadeWithView? {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl), isOfSameType(use.decl),
      let view = ownerType, analyzer.decl(view).kind == .structure, conforms(view, to: .view),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.hasCustomAttributes),
      analyzer.decl(use.decl).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]),
      let value = analyzer.node(of: use.decl).initialValue
    else { return nil }
    let isMade = ProgramCondition.remade(view, note: "the view is made here, by one that is updated")
    let isFixed = analyzer.decl(use.decl).has(.isConstant)
    return MadeWithView(
      property: use.decl, view: view, value: value,
      condition: isFixed ? isMade : .all([isMade, .kept(use.decl, of: view)]))
  }
}
