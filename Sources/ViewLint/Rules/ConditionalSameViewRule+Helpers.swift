import ViewSemantics
import ViewSource
import ViewSyntax

/// Branches that name two helpers, each of which makes the same view of the program.
extension ConditionalSameViewRule {
  /// A view that both branches make, of which at least one does so by a helper.
  struct SameView {
    let first: UnfoldedCode
    let second: UnfoldedCode
    let type: TypeID
  }

  /// The view that two helpers make alike: by the same initialiser, with at most one argument that differs and is no thing
  /// of its own, or with other modifiers. `nil` if one of them is told apart by an identity or moves in and out.
  func viewOfHelpers(_ branches: Branches, _ context: RuleContext) -> SameView? {
    guard branches.blocks.count == 2, branches.areExhaustive, branches.names.allSatisfy(\.ofCondition.isEmpty),
      let (first, style) = core(of: branches.blocks[0], context),
      let (second, otherStyle) = core(of: branches.blocks[1], context),
      !first.isOutermost || !second.isOutermost, first.node != second.node,
      !isSameHelper(first.site, second.site, context),
      let made = first.context.madeType(first.node), context.isOwn(made), second.context.madeType(second.node) == made,
      context.analyzer.maker(ofPlatformView: made) == nil,
      first.context.record.decl(of: first.node) == second.context.record.decl(of: second.node),
      differences(first, second) < 2,
      // Two names for the same code are two places, as the pages of a book are.
      style != otherStyle || differences(first, second) > 0, let type = first.context.type(of: first.node)
    else { return nil }
    return SameView(first: first, second: second, type: type)
  }

  /// What one helper makes of two arguments is compared as the calls of it are.
  private func isSameHelper(_ first: SyntaxNode, _ second: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let one = context.record.uses[first.id], let other = context.record.uses[second.id] else { return false }
    return one.decl == other.decl
  }

  /// The view at the core of a branch, where names and `AnyView` end, and the modifiers on it.
  private func core(of block: [SyntaxNode], _ context: RuleContext) -> (view: UnfoldedCode, style: [String])? {
    guard block.count == 1, let only = block.first, only.kind.isExpr else { return nil }
    var view = UnfoldedCode(only, in: context)
    var style: [String] = []
    while true {
      // The views of the program are what is asked for: it is not looked into them.
      var modifications = UnfoldedModifications(of: view, entersViews: false)
      while let modifier = modifications.next() {
        if separates(modifier) { return nil }
        style.append(modifier.node.calleeName.map { modifier.node.text(of: $0) } ?? "")
        style += modifier.node.arguments.map(\.plainText)
      }
      view = modifications.view
      guard view.context.makes(view.node, anyOf: [.anyView]), let argument = view.node.arguments.first else {
        return (view, style)
      }
      view = view.part(argument.kind == .labeledExpr ? argument.children.last ?? argument : argument)
    }
  }

  /// Whether a modifier makes its view another one, or shows that it is meant to be one that comes and goes.
  private func separates(_ modifier: UnfoldedCode) -> Bool {
    let analyzer = modifier.context.analyzer
    guard let use = modifier.context.record.uses[modifier.node.id] else { return true }
    return analyzer.decl(use.decl).has(.givesIdentity) || analyzer.decl(use.decl).has(.isTransition)
      || modifier.context.isUse(modifier.node, of: Self.matched)
  }

  /// How many arguments differ; several, if one of them is a thing with an identity, or depends on more than is seen.
  private func differences(_ first: UnfoldedCode, _ second: UnfoldedCode) -> Int {
    let (given, other) = (arguments(first), arguments(second))
    return Set(given.keys).union(other.keys).reduce(0) { count, parameter in
      guard let one = given[parameter], let another = other[parameter] else { return count + 1 }
      guard one.count == 1, another.count == 1 else { return count + 2 }
      let (left, right) = (one[0].origin, another[0].origin)
      if isOfParameter(left) || isOfParameter(right) { return count + 2 }
      if one[0].writtenPath == another[0].writtenPath { return count }
      guard let type = left.context.type(of: left.node), right.context.type(of: right.node) == type,
        !hasIdentity(type, left.context), left.node.kind != .closureExpr,
        !(left.context.record.uses[left.node.id]?.part == .projection)
      else { return count + 2 }
      return count + 1
    }
  }

  private func arguments(_ call: UnfoldedCode) -> [Int?: [UnfoldedCode]] {
    Dictionary(grouping: call.context.analyzer.arguments(of: call.node, call.context.record), by: \.parameter)
      .mapValues { $0.map { call.part($0.node) } }
  }

  /// Whether a value is worked out from what a helper is given, so that the same code may give another value.
  private func isOfParameter(_ value: UnfoldedCode) -> Bool {
    !value.isOutermost
      && value.node.subtree.contains { part in
        part.kind == .declReferenceExpr && part.firstToken?.kind != .selfKeyword
          && value.context.record.uses[part.id] == nil
      }
  }
}
