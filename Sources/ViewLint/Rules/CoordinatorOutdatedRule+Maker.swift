import ViewSemantics
import ViewSource
import ViewSyntax

/// What a platform view gives to the coordinator that it makes.
extension CoordinatorOutdatedRule {
  private static let maker: Name = "makeCoordinator"

  /// `func makeCoordinator() -> Coordinator { Coordinator(self) }` and `Coordinator(items: items)`
  func checkMaker(_ node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).name == Self.maker,
      let view = context.ownerType, analyzer.maker(ofPlatformView: view) != nil, !context.isPreview,
      let value = analyzer.onlyValue(of: decl), let made = context.madeType(value), context.isOwn(made),
      analyzer.decl(made).kind == .classType, !isTold(view, context),
      let (arguments, parameters) = context.arguments(of: value), let use = context.record.uses[value.id]
    else { return }
    for argument in arguments {
      guard let number = argument.parameter, number < parameters.count,
        let kept = property(of: made, given: parameters[number], by: use.decl, context)
      else { continue }
      if argument.node.kind == .declReferenceExpr, argument.node.text == "self" {
        checkView(kept, of: made, view, context)
      } else if let input = context.record.uses[argument.node.id], input.part == .value, context.isOwn(input.decl),
        context.isOfSameType(input.decl), isValue(input.decl, context)
      {
        checkCopy(of: input.decl, at: argument.node, kept, of: made, view, context)
      }
    }
  }

  /// The first read of an input in the view that the coordinator keeps.
  private func checkView(_ kept: DeclID, of coordinator: DeclID, _ view: DeclID, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard isKeptView(kept, view, context), !Self.usualNames.contains(analyzer.decl(kept).name) else { return }
    for member in members(of: coordinator, analyzer) where analyzer.node(of: member).mentions(analyzer.decl(kept).name)
    {
      let inner = RuleContext(analyzer, member.file)
      inner.enter(member)
      for part in analyzer.node(of: member).subtree where part.kind == .memberAccessExpr {
        guard let base = part.children.first, let name = part.referencedName,
          inner.record.uses[base.id].map({ $0.decl == kept && $0.part == .value }) == true,
          let use = inner.record.uses[part.id], use.part == .value, isValue(use.decl, context),
          let change = context.change(of: use.decl, of: view)
        else { continue }
        return report(
          analyzer.name(of: use.decl), of: view, "context.coordinator.\(analyzer.name(of: kept)) = self", context,
          in: inner.file, name.range, [change])
      }
    }
  }

  /// A value that the coordinator copies from the view and reads later.
  private func checkCopy(
    of input: DeclID, at argument: SyntaxNode, _ kept: DeclID, of coordinator: DeclID, _ view: DeclID,
    _ context: RuleContext
  ) {
    let analyzer = context.analyzer
    let name = analyzer.decl(kept).name
    let readers = members(of: coordinator, analyzer).filter { member in
      !analyzer.isInitializer(member) && member != kept && analyzer.node(of: member).mentions(name)
    }
    guard !readers.isEmpty, PropertyUses(of: kept, analyzer).writes.isEmpty,
      let change = context.change(of: input, of: view)
    else { return }
    report(
      analyzer.name(of: input), of: view,
      "context.coordinator.\(analyzer.name(of: kept)) = \(analyzer.name(of: input))", context, in: context.file,
      argument.range, [change])
  }

  private func report(
    _ value: String, of view: DeclID, _ advice: String, _ context: RuleContext, in file: SourceFile,
    _ range: SourceRange, _ notes: [Diagnostic.Note]
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the coordinator reads the first `\(value)` of `\(context.analyzer.name(of: view))`: it is created once, and "
          + "later values are in other copies of the view; set `\(advice)` whenever the view is updated",
        in: file, at: range, notes: notes))
  }

  private func members(of type: DeclID, _ analyzer: Analyzer) -> [DeclID] {
    ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
  }

  /// The stored property that an initializer sets to the value of a parameter.
  private func property(
    of type: DeclID, given parameter: Parameter, by initializer: DeclID, _ context: RuleContext
  ) -> DeclID? {
    let analyzer = context.analyzer
    guard let block = analyzer.node(of: initializer).child(.codeBlock) else { return nil }
    let record = analyzer.record(of: initializer)
    for statement in block.children where statement.kind == .assignmentExpr {
      guard let value = statement.children.last, value.kind == .declReferenceExpr,
        value.text == parameter.name.text, let target = statement.children.first,
        let property = record.decl(of: target), analyzer.owner(of: property) == type,
        !analyzer.decl(property).has(.isComputed)
      else { continue }
      return property
    }
    return nil
  }
}
