import ViewCatalog
import ViewSource
import ViewSyntax

/// Views of conditions in a builder block.
extension IdentityWalker {
  func branches(_ node: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    var blocks: [Branch] = []
    var hasElse = false
    var next: SyntaxNode? = node
    var failed: [[SyntaxNode]] = []
    // After `#unavailable`, the `else` branch is the one with limited availability.
    var elseIsLimited = false
    while let current = next {
      next = nil
      let children = current.children.filter { $0.kind == .codeBlock }
      let conditions = current.conditions
      if let block = children.first {
        let isLimited = conditions.contains { $0.ownToken(.poundAvailable) != nil }
        let lifetime = withNames(of: conditions, frame) { self.lifetime(of: conditions, after: failed, frame) }
        blocks.append(
          Branch(block: block, conditions: conditions, lifetime: lifetime, isLimited: isLimited || elseIsLimited))
      }
      elseIsLimited = conditions.contains { $0.ownToken(.poundUnavailable) != nil }
      failed.append(conditions)
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr {
        next = last
      } else if children.count > 1 {
        hasElse = true
        let lifetime = self.lifetime(of: [], after: failed, frame)
        blocks.append(Branch(block: last, conditions: [], lifetime: lifetime, isLimited: elseIsLimited))
      }
    }
    let outer = hasElse ? place : place.appending(.some)
    return blocks.enumerated().flatMap { index, branch -> [IdentityNode] in
      let path = IdentityWalker.branch(index, of: blocks.count)
      let inner = path.reduce(outer) { $0.appending(.branch($1)) }.lasting(branch.lifetime)
      return withNames(of: branch.conditions, frame) { views(of: branch, frame, inner) }
    }
  }

  private struct Branch {
    let block: SyntaxNode
    let conditions: [SyntaxNode]
    let lifetime: Lifetime
    /// Whether the branch has limited availability.
    let isLimited: Bool
  }

  /// The views of a branch. With limited availability, they are in the builder's type-erased view.
  private func views(of branch: Branch, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    let items = Array(branch.block.children)
    guard branch.isLimited, let erased = typeForNewerSystems(frame.builder) else {
      return self.items(items, frame, by: frame.builder, place)
    }
    let name = viewName(erased)
    var node = IdentityNode(
      path: place.path, type: analyzer.text(of: erased), typeID: erased, view: name, lifespan: place.lifespan,
      file: frame.file, range: branch.block.range)
    node.depth = frame.depth
    node.container = place.container
    node.children = self.items(items, frame, by: frame.builder, place.appending(.content(name)))
    return [node]
  }

  /// The type-erased result of `buildLimitedAvailability`; `nil` if the builder does not erase.
  private func typeForNewerSystems(_ builder: TypeID?) -> TypeID? {
    guard let builder, analyzer.types.kind(builder) == .nominal else { return nil }
    for method in analyzer.directMembers(of: analyzer.types.decl(builder), named: .buildLimitedAvailability) {
      let result = analyzer.signature(of: method).result
      if analyzer.types.kind(result) == .nominal,
        analyzer.catalogueText(.erases, of: analyzer.types.decl(result)) != nil
      {
        return result
      }
    }
    return nil
  }

  func cases(_ node: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    let all = active(Array(node.children)).filter { $0.kind == .switchCase }
    guard let subject = node.children.first(where: { $0.kind.isExpr }) else { return [] }
    let lifetime = all.count > 1 ? self.lifetime(ofChoiceOf: subject, all, frame) : .fixed
    return all.enumerated().flatMap { index, switchCase -> [IdentityNode] in
      let path = IdentityWalker.branch(index, of: all.count)
      let inner = path.reduce(place) { $0.appending(.branch($1)) }.lasting(lifetime)
      let statements = switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .missingToken }
      let names = frame.names
      defer { frame.names = names }
      declare(patternsOf: switchCase, matching: subject, frame)
      return items(Array(statements), frame, by: frame.builder, inner)
    }
  }

  /// The lifetime of a case's views. If the subject is constant, only the `where` clauses can change the case.
  private func lifetime(ofChoiceOf subject: SyntaxNode, _ cases: [SyntaxNode], _ frame: Frame) -> Lifetime {
    guard isConstant(subject, frame) else { return .choice(text(of: subject, frame)) }
    var changing: [String] = []
    for switchCase in cases {
      let names = frame.names
      defer { frame.names = names }
      declare(patternsOf: switchCase, matching: subject, frame)
      for item in switchCase.children where item.kind == .switchCaseItem {
        guard let asked = item.child(.whereGuard)?.children.first, !isConstant(asked, frame) else { continue }
        changing.append(text(of: asked, frame))
      }
    }
    return changing.isEmpty ? .fixed : .conditions(changing.uniqued)
  }

  /// Records the condition that decides whether the code in or after a statement runs.
  func noteDecision(of statement: SyntaxNode, _ frame: Frame) {
    switch statement.kind {
    case .ifExpr: frame.decision = lifetime(of: statement.conditions, frame)
    case .guardStmt: frame.decision = lifetime(of: [], after: [statement.conditions], frame)
    case .switchExpr:
      guard let subject = statement.children.first(where: { $0.kind.isExpr }) else { return }
      frame.decision = isConstant(subject, frame) ? .fixed : .choice(text(of: subject, frame))
    default: return
    }
  }

  // MARK: Names

  /// Runs a closure with the names that the conditions declare in scope.
  private func withNames<Result>(of conditions: [SyntaxNode], _ frame: Frame, _ work: () -> Result) -> Result {
    let declaring = conditions.filter {
      $0.kind == .optionalBindingCondition || $0.kind == .matchingPatternCondition
    }
    if declaring.isEmpty { return work() }
    let names = frame.names
    defer { frame.names = names }
    for condition in declaring { declare(namesOf: condition, frame) }
    return work()
  }

  /// Declares the names of `if let item` or `if case .open(let item) = state`. A part of a constant is constant; an
  /// unwrapped argument is the argument.
  private func declare(namesOf condition: SyntaxNode, _ frame: Frame) {
    let names = condition.boundNames
    let isBinding = condition.kind == .optionalBindingCondition && names.count == 1
    guard let value = condition.initialValue else {
      // `if let item` shadows the name that it unwraps.
      guard isBinding, frame.parameters[names[0]] == nil, frame.locals[names[0]] == nil else { return }
      frame.parameters[names[0]] = member(named: names[0], frame).map { $0.bound }
      return
    }
    let given = isBinding ? given(for: value, frame) ?? member(for: value, frame) : nil
    if isConstant(value, frame) { frame.declareConstants(names) } else { frame.shadow(names) }
    if let given { frame.parameters[names[0]] = given.bound }
  }

  private func declare(patternsOf switchCase: SyntaxNode, matching subject: SyntaxNode, _ frame: Frame) {
    let names = switchCase.children.filter { $0.kind == .switchCaseItem }.flatMap(\.boundNames)
    if names.isEmpty { return }
    if isConstant(subject, frame) { frame.declareConstants(names) } else { frame.shadow(names) }
  }

  /// The path to a leaf of a balanced tree whose left part has the largest power of two below the number of leaves.
  static func branch(_ index: Int, of count: Int) -> [Bool] {
    guard count > 1 else { return [] }
    var left = 1
    while left * 2 < count { left *= 2 }
    return index < left ? [true] + branch(index, of: left) : [false] + branch(index - left, of: count - left)
  }
}

extension IdentityWalker.Given {
  /// The same value under the name that a condition binds.
  fileprivate var bound: Self { Self(node: node, frame: frame, isThere: true) }
}
