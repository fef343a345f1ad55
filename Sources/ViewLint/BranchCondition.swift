import ViewSemantics
import ViewSource
import ViewSyntax

/// A branch around views, with its condition.
struct BranchCondition {
  /// The property in the condition: the last component of `model.phase`.
  let property: DeclID
  /// The cases for which the branch is shown, or `true` or `false`.
  let isThereFor: Set<String>
  /// The cases for which another branch is shown. Computed on demand, because a `switch` may have many cases.
  let isGoneFor: () -> Set<String>

  /// Whether the condition only asks whether there is a value.
  var asksForValue = false

  /// The input or constant of the view with which the property is compared, if the branch is shown while they differ:
  /// `entry.id` in the `else` branch of `if loading == entry.id`.
  var differsFrom: (value: String, view: DeclID)?

  /// Whether an assignment to the property selects another branch.
  func ends(with setting: AssignmentsBeforeAwait.Setting) -> Bool {
    guard setting.property == property, let value = setting.value else { return false }
    if let differsFrom { return value.plainText == differsFrom.value && setting.context.ownerType == differsFrom.view }
    guard let name = asksForValue ? setting.context.presence(of: value) : value.caseName else { return false }
    return !isThereFor.contains(name) && isGoneFor().contains(name)
  }
}

extension RuleContext {
  /// The branches around the node whose conditions only depend on one property.
  func branches(around node: SyntaxNode) -> [BranchCondition] {
    var found: [BranchCondition] = []
    for (index, around) in ancestors.enumerated() where around.kind == .ifExpr || around.kind == .switchCase {
      let inner = index + 1 < ancestors.count ? ancestors[index + 1] : node
      // A chain of `else if` contains each branch in those before it, so each is read once.
      if let known = branchConditions[inner.id] {
        if let branch = known { found.append(branch) }
        continue
      }
      let branch =
        around.kind == .ifExpr
        ? condition(of: inner, in: around) : index > 0 ? condition(ofCase: around, in: ancestors[index - 1]) : nil
      branchConditions[inner.id] = .some(branch)
      if let branch { found.append(branch) }
    }
    return found
  }

  /// The condition under which a child of an `if` is shown; `nil` for the condition itself.
  private func condition(of branch: SyntaxNode, in chain: SyntaxNode) -> BranchCondition? {
    let conditions = chain.conditions
    guard conditions.count == 1, let condition = conditions.first, branch.id != condition.id else { return nil }
    let isFirst = chain.child(.codeBlock)?.id == branch.id
    if let (property, isThere) = propertyWithValue(askedBy: condition) {
      let (there, gone) = isFirst == isThere ? (Self.some, Self.none) : (Self.none, Self.some)
      return BranchCondition(property: property, isThereFor: [there], isGoneFor: { [gone] }, asksForValue: true)
    }
    if let compared = comparedBranch(condition, isFirst: isFirst) { return compared }
    let isNegated = condition.kind == .prefixOperatorExpr && condition.text.hasPrefix("!")
    guard let asked = isNegated ? condition.children.first : condition, let property = property(askedBy: asked),
      analyzer.isKnown(analyzer.variableType(of: property), .bool)
    else { return nil }
    let answer = isFirst != isNegated
    return BranchCondition(property: property, isThereFor: ["\(answer)"], isGoneFor: { ["\(!answer)"] })
  }

  /// The condition under which a case is shown.
  private func condition(ofCase switchCase: SyntaxNode, in whole: SyntaxNode) -> BranchCondition? {
    guard whole.kind == .switchExpr, let subject = whole.children.first(where: { $0.kind.isExpr }),
      let property = property(askedBy: subject)
    else { return nil }
    return BranchCondition(property: property, isThereFor: Self.names(of: switchCase)) {
      Set(
        whole.children.filter { $0.kind == .switchCase && $0.id != switchCase.id }.flatMap(Self.names))
    }
  }

  /// A branch that is shown while a property differs from an enumeration case or an input of the view:
  /// the `else` of `if phase == .loading`.
  private func comparedBranch(_ condition: SyntaxNode, isFirst: Bool) -> BranchCondition? {
    guard condition.kind == .infixOperatorExpr, condition.children.count == 2, let ownerType,
      let sign = condition.ownTokens.first(where: { condition.isSpelt($0, "==") || condition.isSpelt($0, "!=") }),
      condition.isSpelt(sign, isFirst ? "!=" : "=="), let left = condition.children.first,
      let right = condition.children.last, let property = property(askedBy: left)
    else { return nil }
    if right.kind == .implicitMemberExpr || right.kind == .memberAccessExpr,
      let use = record.uses[right.id], analyzer.decl(use.decl).kind == .enumCase, let name = right.caseName
    {
      return BranchCondition(property: property, isThereFor: [], isGoneFor: { [name] })
    }
    guard isPathOfInput(right) else { return nil }
    return BranchCondition(
      property: property, isThereFor: [], isGoneFor: { [] }, differsFrom: (right.plainText, ownerType))
  }

  /// Whether an expression is an input of the view or a part of one: `entry.id`.
  private func isPathOfInput(_ expression: SyntaxNode) -> Bool {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable
    else { return false }
    if let base = expression.memberBase { return isPathOfInput(base) }
    return expression.kind == .declReferenceExpr && isOfSameType(use.decl) && analyzer.isInput(use.decl)
  }

  private static let some = "some"
  private static let none = "none"

  /// The optional that a condition asks about, and whether the condition holds if there is a value: `let user`,
  /// `user != nil`.
  private func propertyWithValue(askedBy condition: SyntaxNode) -> (property: DeclID, isThere: Bool)? {
    if let asked = condition.comparedWithNil, condition.kind == .infixOperatorExpr {
      guard let property = property(askedBy: asked) else { return nil }
      return (property, condition.ownTokens.contains { condition.isSpelt($0, "!=") })
    }
    guard condition.kind == .optionalBindingCondition else { return nil }
    if let value = condition.initialValue { return property(askedBy: value).map { ($0, true) } }
    guard let ownerType, let name = condition.children.first(where: { $0.kind.isPattern })?.lastToken,
      let member = analyzer.directMembers(of: ownerType, named: condition.name(of: name)).first,
      analyzer.decl(member).kind == .variable, !analyzer.decl(member).has(.isComputed)
    else { return nil }
    return (member, true)
  }

  /// Whether an assigned value is `nil` or certainly a value; `nil` if that is not known.
  fileprivate func presence(of value: SyntaxNode) -> String? {
    if value.kind == .nilLiteralExpr { return Self.none }
    if value.kind.isLiteral || value.kind == .stringLiteralExpr { return Self.some }
    if value.subtree.contains(where: { $0.kind == .tryExpr && $0.text.hasPrefix("try?") }) { return nil }
    guard let type = type(of: value.awaited) else { return nil }
    return analyzer.wrapped(type) == nil ? Self.some : nil
  }

  private static func names(of switchCase: SyntaxNode) -> Set<String> {
    let items = switchCase.children.filter { $0.kind == .switchCaseItem }
    // After a case with a `where` clause, another case may match the same value.
    return Set(items.filter { $0.children.count == 1 }.compactMap { $0.children.first?.caseName })
  }

  /// The stored property of the program that is the whole expression.
  private func property(askedBy expression: SyntaxNode) -> DeclID? {
    guard let use = record.uses[expression.id], use.part == .value, isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed)
    else { return nil }
    return use.decl
  }
}

extension SyntaxNode {
  /// `loaded` of `.loaded(let names)`, `Phase.loaded(names)` and `let .loaded(names)`; `true` for the literal itself.
  fileprivate var caseName: String? {
    if kind == .booleanLiteralExpr { return text }
    let named = subtree.first { $0.kind == .implicitMemberExpr || $0.kind == .memberAccessExpr }
    let isMade = kind == .implicitMemberExpr || kind == .memberAccessExpr || kind == .functionCallExpr || kind.isPattern
    guard isMade, let named, let name = named.lastToken else { return nil }
    return named.text(of: name)
  }
}
