import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a modifier that applies itself conditionally with an `if` around its content.
struct ConditionalModifierRule: Rule {
  static let info = RuleInfo(
    "conditional_modifier", .identity, .warning, isFixable: true,
    summary: "the conditional modifier changes the identity of its content when the condition changes",
    explanation: """
      When the condition changes, `@State`, focus, scroll positions and running animations of all views that the \
      modifier is used on are lost. An `if` in a modifier has two branches with the content in both: the view is \
      removed from one branch with everything in it, and inserted into the other as a new view. Always apply the \
      modifier and move the condition into its argument: `padding(isOn ? 8 : 0)`, `disabled(isOff)`.
      """,
    silence: """
      Conditions that never change: `#available`, literals, namespaces and the kind of device. A condition is \
      reported only if the program shows that it changes: it depends on state or an object's property that the \
      program writes, on a binding, a value of the environment, the time or a measurement of a container; or one of \
      the callers passes an argument that depends on one of these. So nothing is reported where all callers pass \
      literals, constants, or whether there is a value that each of them either always or never has; nor where an app \
      does not use the modifier. A library's modifier may be used elsewhere. Branches that do not both contain the \
      modified view, because one of them shows something else on purpose. A `switch` that chooses among styles, or an \
      `if` that tests for one case of an argument, because there is no single argument to move the choice into. \
      Modifiers that are used only on views without state. Widgets, which are kept as pictures, and previews, which \
      have no state to lose.
      """,
    examples: examples + examplesOfUses, precision: RuleInfo.Precision(right: 51, of: 56, inApps: 83))

  static let visits: [NodeKind] = [.ifExpr, .switchExpr, .ternaryExpr]
  static let usesProgramFacts = true
  /// Further files can only show that a condition does not change.
  static let dependsOnWholeProgram = false

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .ifExpr, let around = context.ancestors.last, around.kind == .ifExpr { return }
    guard let content = modifiedContent(in: context), !isManifold(node, context), !context.isPreview else { return }
    let built = node.kind == .ternaryExpr ? nil : Branches(node, in: context)
    guard let branches = built ?? Branches(erasing: node, in: context), branches.canChange(in: context) else { return }
    // An unresolved value may be the device kind, which never changes.
    let isKnown =
      node.kind == .switchExpr
      || branches.asked.allSatisfy {
        !$0.kind.isExpr || context.type(of: $0) != nil && isResolved($0, context)
      }
    guard isKnown else { return context.recordUnresolved() }
    let places = branches.blocks.compactMap { block in
      block.firstNonNil { mention(of: content, in: $0, context) }
    }
    guard places.count == branches.blocks.count else { return }
    let leaves = branches.blocks.map { ViewChain(block: $0, in: context) }
    if let first = leaves[0], let second = leaves[1], first.isSeparated(from: second) { return }
    // A container whose branches contain more than its content counts as a separate view.
    if context.decl.map({ context.analyzer.decl($0).kind == .variable }) == true,
      !leaves.allSatisfy({ $0.map { context.shows(content, $0.core) } ?? false })
    {
      return
    }
    var fix: FixIt?
    if built != nil, branches.blocks.count == 2, let first = leaves[0], let second = leaves[1] {
      fix = ChainMerge(node, in: context)?.fix(first, second)
    }
    guard let decl = context.decl else { return }
    var conditions = [ProgramCondition.live(decl)]
    if let modifier = modifier(in: context) { conditions.append(.isUsedOnStatefulView(modifier)) }
    var sources = context.changeSources(of: branches.asked)
    sources.countsUsesElsewhere = true
    conditions.append(.varied(sources))
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(content)` changes its identity when \(branches.subject) changes: every view that this modifies loses its "
          + "state; "
          + advice(leaves, content, context),
        in: context.file, at: branches.head, context: branches.excerpt,
        notes: [Diagnostic.Note("the same view in the other branch", in: context.file, at: places[1].range)],
        fixIts: fix.map { [$0] } ?? []),
      if: .all(conditions), noting: changingUses(of: decl, branches, context))
  }

  /// The maximum number of uses in the notes.
  private static let maximumUses = 3

  /// Computes notes at the uses of a modifier whose argument for the condition changes. This requires a walk over the
  /// program.
  private func changingUses(
    of modifier: DeclID, _ branches: Branches, _ context: RuleContext
  ) -> (@Sendable (Analyzer) -> [Diagnostic.Note])? {
    let analyzer = context.analyzer
    guard analyzer.isModifierOfViews(modifier), let asked = context.onlyParameters(of: branches.asked),
      let number = analyzer.signature(of: modifier).parameters.firstIndex(where: { asked.contains($0.name) })
    else { return nil }
    return { Self.changingUses(of: modifier, givenAt: number, $0) }
  }

  private static func changingUses(
    of modifier: DeclID, givenAt number: Int, _ analyzer: Analyzer
  ) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for body in analyzer.program.bodies(namingMember: analyzer.decl(modifier).name) where body != modifier {
      let other = RuleContext(analyzer, body.file)
      other.enter(body)
      for call in analyzer.node(of: body).subtree where call.kind == .functionCallExpr {
        guard notes.count < maximumUses, other.record.decl(of: call) == modifier,
          let given = analyzer.arguments(of: call, other.record).first(where: { $0.parameter == number })?.node,
          given.contains(where: { part in
            other.record.uses[part.id].map { analyzer.isOwn($0.decl) && analyzer.isObserved($0.decl) } ?? false
          })
        else { continue }
        notes.append(Diagnostic.Note("it is used here with a condition that changes", in: other.file, at: given.range))
      }
    }
    return notes
  }

  /// The advice of the message. A container around the view has no argument to change.
  private func advice(_ leaves: [ViewChain?], _ content: String, _ context: RuleContext) -> String {
    let containers = leaves.compactMap { $0 }.filter {
      context.madeType($0.core) != nil && $0.core.plainText != content && !modifiesSelf($0.core, context)
    }
    guard let container = containers.first?.coreName else {
      return "always apply the modifier and make its argument depend on the condition"
    }
    let others = containers.dropFirst().filter { $0.coreName != container }
    return others.isEmpty
      ? "keep `\(container)` around it in every case" : "put it into the same container in every case"
  }

  /// The name of a view that the caller provides: `self` in an extension of `View`, the content of a modifier, the
  /// configuration of a style, or the stored content of a container.
  private func modifiedContent(in context: RuleContext) -> String? {
    let analyzer = context.analyzer
    guard let decl = context.decl, let owner = context.ownerType else { return nil }
    if analyzer.knownDecl(Name.view) == owner { return analyzer.decl(decl).kind == .function ? "self" : nil }
    guard analyzer.isViewContent(decl) else { return nil }
    if analyzer.decl(decl).kind == .function {
      guard let parameter = analyzer.signature(of: decl).parameters.first else { return nil }
      let isGiven =
        context.conforms(owner, to: .viewModifier)
        || context.nominal(parameter.type).map { analyzer.isFromCatalogue($0) } ?? false
      return isGiven ? parameter.name.text : nil
    }
    let contents = analyzer.children(of: owner).filter { member in
      let kept = analyzer.decl(member)
      guard kept.kind == .variable, kept.flags.isDisjoint(with: [.isComputed, .isStatic]) else { return false }
      let type = analyzer.variableType(of: member)
      return analyzer.types.kind(type) == .parameter && analyzer.isView(type)
    }
    return contents.count == 1 ? contents.first.map { analyzer.name(of: $0) } : nil
  }

  /// The declaration that is used as a modifier: a function, or a type of modifiers or styles; `nil` in a container.
  private func modifier(in context: RuleContext) -> DeclID? {
    guard let decl = context.decl, let owner = context.ownerType else { return nil }
    if context.analyzer.isModifierOfViews(decl) { return decl }
    return context.analyzer.isOwn(owner) && context.analyzer.decl(owner).kind == .structure
      && !context.conforms(owner, to: .view) ? owner : nil
  }

  /// Whether a `switch` selects one of several appearances, as a style does, and not on or off. Also comparisons of an
  /// argument with enumeration cases: `if corners == .all`.
  func isManifold(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    guard node.kind == .switchExpr else {
      let conditions = node.kind == .ternaryExpr ? node.children.first.map { [$0] } ?? [] : node.conditions
      guard !conditions.isEmpty, conditions.allSatisfy({ asksForCase($0, context) }) else { return false }
      return context.onlyParameters(of: conditions) != nil
        || context.onlyInputs(of: conditions)?.inputs.isEmpty == false
    }
    guard let value = node.children.first(where: { $0.kind.isExpr }), let type = context.type(of: value) else {
      return true
    }
    return !context.analyzer.isKnown(type, .bool)
  }

  /// `kind == .wide`
  private func asksForCase(_ condition: SyntaxNode, _ context: RuleContext) -> Bool {
    condition.kind == .infixOperatorExpr && condition.children.contains { $0.kind == .implicitMemberExpr }
      && condition.ownTokens.contains { condition.isSpelt($0, "==") || condition.isSpelt($0, "!=") }
      && !condition.children.contains { context.type(of: $0).map { context.analyzer.isKnown($0, .bool) } ?? true }
  }

  /// Whether all names in an expression have resolved types.
  private func isResolved(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, context.record.types[node.id] != nil {
      return context.type(of: node) != nil
    }
    return node.children.allSatisfy { isResolved($0, context) }
  }

  /// The place of the modified view: at the start of a chain or as the argument of a closure. A modifier without a
  /// receiver modifies `self`.
  private func mention(of content: String, in node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    if node.kind == .declReferenceExpr { return node.text == content ? node : nil }
    // `configuration.isPressed` is not the modified view.
    if node.kind == .memberAccessExpr, node.children.first?.text == content, let type = context.type(of: node),
      !context.analyzer.isView(type)
    {
      return nil
    }
    if content == "self", modifiesSelf(node, context) { return node }
    let callee = node.kind == .functionCallExpr ? node.children.first : nil
    for child in node.children {
      // A callee is not a value, but may be a member of one.
      let parts = child.id == callee?.id && child.kind == .memberAccessExpr ? Array(child.children) : [child]
      if let found = parts.firstNonNil({ mention(of: content, in: $0, context) }) { return found }
    }
    return nil
  }

  /// `padding()` in an extension of `View`
  private func modifiesSelf(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard call.kind == .functionCallExpr, call.children.first?.kind == .declReferenceExpr,
      let use = context.record.uses[call.id], !context.analyzer.isInitializer(use.decl),
      let owner = context.analyzer.owner(of: use.decl).flatMap({ context.analyzer.nominal(of: $0) })
    else { return false }
    return owner == context.analyzer.knownDecl(Name.view)
  }
}

extension RuleContext {
  /// Whether a view is the content of a container, or a container with only that content: `content`,
  /// `NavigationStack { content }`.
  func shows(_ content: String, _ view: SyntaxNode) -> Bool {
    if view.plainText == content { return true }
    guard view.kind == .functionCallExpr, madeType(view) != nil else { return false }
    let closures = view.children.filter { $0.kind == .closureExpr || $0.kind == .labeledTrailingClosure }
    guard closures.count == 1, let closure = closures.first, closure.kind == .closureExpr,
      record.builders[closure.id] != nil, closure.children.count == 1, let only = closure.children.first
    else { return false }
    return shows(content, core(of: only))
  }
}
