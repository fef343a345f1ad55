import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

extension UnannouncedChangeRule {
  /// `LevelRow(value: $settings.level)`, where `level` is not published: the control sets the property, and no view is
  /// notified.
  func checkControl(of property: DeclID, _ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let base = node.children.first, let object = context.record.uses[base.id], object.part == .projection,
      context.isOwn(object.decl), let wrapper = analyzer.propertyWrappers(of: object.decl).first,
      analyzer.fact(.subscribes, of: wrapper.decl) == .declared,
      analyzer.decl(property).flags.isDisjoint(with: [
        .isConstant, .isComputed, .isStatic, .isLazy, .hasCustomAttributes,
      ]),
      analyzer.node(of: property).child(.accessorBlock) == nil,
      let model = analyzer.owner(of: property).flatMap({ analyzer.nominal(of: $0) }),
      context.announcesOnlyPublished(model),
      context.conforms(model, to: .observableObject), context.runsWithBody, !context.isPreview,
      let call = context.ancestors.last(where: { $0.kind == .functionCallExpr }),
      context.arguments(of: call)?.arguments.contains(where: { $0.node.id == node.id }) == true,
      isShowing(node, in: call, context)
    else { return }
    let (name, text) = (analyzer.name(of: model), analyzer.name(of: property))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the control sets `\(text)` and keeps showing the old value: \(RuleText.article(name)) `\(name)` announces only "
          + "`@Published` properties; declare `\(text)` `@Published`",
        in: context.file, at: node.range,
        notes: [context.note("`\(text)` is declared here", at: property)].compactMap { $0 }))
  }

  /// Whether a call makes a control that shows the bound value, other than a field, which keeps the typed text itself:
  /// one of SwiftUI, or a view of the program that shows it and passes it to a control or sets it.
  private func isShowing(_ binding: SyntaxNode, in call: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let made = context.madeType(call), let (parameter, _) = context.parameter(taking: binding, in: call) else {
      return false
    }
    guard context.isOwn(made) else {
      return analyzer.fact(.control, of: made) == .value && context.madeText(call, of: .edits) == nil
    }
    guard context.conforms(made, to: .view),
      let bound = analyzer.directMembers(of: made, named: parameter.label).first, analyzer.isBinding(bound)
    else { return false }
    let uses = PropertyUses(of: bound, analyzer)
    return context.shows(bound, in: made) && (!uses.writes.isEmpty || !uses.bindings.isEmpty)
  }
}
