import ViewSemantics
import ViewSource
import ViewSyntax

/// Branches with two helpers that each make the same view of the program.
extension ConditionalSameViewRule {
  /// A view that both branches make, at least one of them through a helper.
  struct SameView {
    let first: ExpandedCode
    let second: ExpandedCode
    let type: TypeID
  }

  /// The view that two helpers make: with the same initializer, with at most one different argument without an
  /// identity, or with different modifiers. `nil` if one of them has an explicit identity or a transition.
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
      // Two names for the same code are two places, such as the pages of a book.
      style != otherStyle || differences(first, second) > 0, let type = first.context.type(of: first.node)
    else { return nil }
    return SameView(first: first, second: second, type: type)
  }

  /// The results of one helper with two arguments are compared like the calls of it.
  private func isSameHelper(_ first: SyntaxNode, _ second: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let one = context.record.uses[first.id], let other = context.record.uses[second.id] else { return false }
    return one.decl == other.decl
  }

  /// The innermost view of a branch, behind names and `AnyView`, and its modifiers.
  private func core(of block: [SyntaxNode], _ context: RuleContext) -> (view: ExpandedCode, style: [String])? {
    guard block.count == 1, let only = block.first, only.kind.isExpr else { return nil }
    var view = ExpandedCode(only, in: context)
    var style: [String] = []
    while true {
      // Views of the program are the result, so the search does not enter them.
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
      view = view.part(argument.argumentValue)
    }
  }

  /// Whether a modifier sets an identity for its view, or shows that the view is meant to appear and disappear.
  private func separates(_ modifier: ExpandedCode) -> Bool {
    let analyzer = modifier.context.analyzer
    guard let use = modifier.context.record.uses[modifier.node.id] else { return true }
    return analyzer.decl(use.decl).has(.givesIdentity) || analyzer.decl(use.decl).has(.isTransition)
      || modifier.context.isUse(modifier.node, of: Self.matched)
  }

  /// The number of different arguments; several if one has an identity, or depends on unknown values.
  private func differences(_ first: ExpandedCode, _ second: ExpandedCode) -> Int {
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

  private func arguments(_ call: ExpandedCode) -> [Int?: [ExpandedCode]] {
    Dictionary(grouping: call.context.analyzer.arguments(of: call.node, call.context.record), by: \.parameter)
      .mapValues { $0.map { call.part($0.node) } }
  }

  /// Whether a value derives from a helper's parameter, so that the same code may yield different values.
  private func isOfParameter(_ value: ExpandedCode) -> Bool {
    !value.isOutermost
      && value.node.subtree.contains { part in
        part.kind == .declReferenceExpr && part.firstToken?.kind != .selfKeyword
          && value.context.record.uses[part.id] == nil
      }
  }
}
