import ViewSemantics
import ViewSource
import ViewSyntax

/// Cases of a `switch` of which one leads to the other, with any further cases.
extension ConditionalSameViewRule {
  /// A branch with a single view, its index, and its case in a `switch`.
  typealias Leaf = (view: ViewChain, number: Int, itsCase: SyntaxNode?)

  /// Two branches with the same view, where an action of the first sets the subject of the `switch` to the case of the
  /// second: `case .starting: Player().onAppear { phase = .playing }`. The second then follows the first.
  func steps(among leaves: [Leaf], _ branches: Branches, _ context: RuleContext) -> (first: Leaf, second: Leaf)? {
    guard let asked = branches.asked.first, branches.asked.count == 1, let property = context.record.decl(of: asked),
      context.analyzer.isObserved(property)
    else { return nil }
    for first in leaves {
      guard first.itsCase != nil else { continue }
      let names = cases(of: property, setIn: branches.blocks[first.number], context)
      if names.isEmpty { continue }
      for second in leaves where second.number != first.number {
        guard let pattern = second.itsCase, names.contains(where: { pattern.asksForCase($0) }),
          first.view.coreType == second.view.coreType, first.view.plainCore == second.view.plainCore,
          !first.view.isSeparated(from: second.view)
        else { continue }
        return (first, second)
      }
    }
    return nil
  }

  /// The cases that actions of a branch assign to a property.
  private func cases(of property: DeclID, setIn block: [SyntaxNode], _ context: RuleContext) -> [Name] {
    let actions = block.flatMap(\.subtree).filter {
      $0.kind == .closureExpr && context.record.builders[$0.id] == nil
    }
    return actions.flatMap { CalledWrites(in: Array($0.children), context).found }.compactMap { found in
      guard found.write.property == property, let value = found.write.value,
        value.kind == .implicitMemberExpr || value.kind == .memberAccessExpr, let name = value.lastToken
      else { return nil }
      return value.name(of: name)
    }
  }
}

extension SyntaxNode {
  /// Whether a `case` has a pattern that is only an enumeration case's name: `case .playing`.
  fileprivate func asksForCase(_ name: Name) -> Bool {
    children.contains { item in
      guard item.kind == .switchCaseItem, item.children.count == 1, let pattern = item.children.first,
        pattern.kind == .implicitMemberExpr || pattern.kind == .memberAccessExpr, let last = pattern.lastToken
      else { return false }
      return pattern.name(of: last) == name
    }
  }
}
