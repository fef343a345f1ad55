import ViewSource
import ViewSyntax

/// Data flow through local names. The source of a name is the union of all values assigned on any path to its use, and
/// of the conditions that select the path.
extension DependencyWalker {
  /// The local names of a block, a branch or a closure.
  struct Scope {
    /// The names declared in it, which end with it.
    var declared: Set<Name> = []
    /// The names assigned in it.
    var assigned: Set<Name> = []
  }

  /// Declares a local name.
  func declare(_ name: Name, _ source: Source) {
    sources[name] = source
    scope.declared.insert(name)
  }

  /// Walks code in its own scope. Assignments to outer names persist.
  ///
  /// - Parameter deciding: the expressions that decide whether or how often the code runs; `nil` if it always runs
  ///   once.
  func inScope(decidedBy deciding: [SyntaxNode]? = nil, _ record: BodyRecord, _ work: () -> Void) {
    let outer = (sources, scope)
    scope = Scope()
    work()
    let escaping = scope.assigned.subtracting(scope.declared)
    let inner = sources
    let decision = escaping.isEmpty ? nil : deciding.map { self.decision($0, record) }
    (sources, scope) = outer
    for name in escaping {
      guard let decision else {
        sources[name] = inner[name]
        scope.assigned.insert(name)
        continue
      }
      add(inner[name] ?? Source(), to: name, isCertain: false)
      add(decision, to: name, isCertain: false)
    }
  }

  /// Walks a loop, whose body sees the assignments of earlier iterations.
  func loop(_ node: SyntaxNode, _ record: BodyRecord) {
    inScope(decidedBy: [node], record) {
      if node.kind == .forStmt, let data = node.children.first(where: { $0.kind.isExpr }) {
        let source = all(in: data, record)
        for pattern in node.children.prefix(while: { $0.id != data.id }) { bind(namesIn: pattern, to: source) }
      }
      if findsChildren {
        let round = decision([node], record)
        for name in namesAssigned(in: node, record) where sources[name] != nil {
          add(round, to: name, isCertain: false)
        }
      }
      for child in node.children { walk(child, record) }
    }
  }

  /// The source of conditions, with their freshness.
  private func decision(_ nodes: [SyntaxNode], _ record: BodyRecord) -> Source {
    var source = Source()
    var finder = FreshnessFinder(self)
    for node in nodes where node.kind != .availabilityCondition {
      source.formUnion(all(in: node, record))
      source.freshness = max(source.freshness, finder.freshness(of: node, record).blurred)
      source.result = source.freshness
    }
    return source
  }

  private func namesAssigned(in node: SyntaxNode, _ record: BodyRecord) -> [Name] {
    var found: [Name] = []
    for part in node.subtree {
      for assignment in assignments(part, record) {
        if let name = localName(written: assignment.target, record) { found.append(name) }
      }
    }
    return found
  }

  // MARK: Assignments

  private struct Assignment {
    let target: SyntaxNode
    let value: SyntaxNode
    /// Whether the previous value is completely replaced.
    let isWhole: Bool
  }

  /// Records the values that local names get from `=`, compound assignment, mutating calls and `inout` arguments.
  func noteAssignments(_ node: SyntaxNode, _ record: BodyRecord) {
    for assignment in assignments(node, record) {
      guard let name = localName(written: assignment.target, record), sources[name] != nil else { continue }
      let given = source(of: assignment.value, record)
      if assignment.isWhole, assignment.target.kind == .declReferenceExpr {
        sources[name] = given
        scope.assigned.insert(name)
      } else {
        add(given, to: name, isCertain: true)
      }
    }
  }

  /// - Parameter isCertain: whether the value is always part of the name's value.
  func add(_ source: Source, to name: Name, isCertain: Bool) {
    var all = sources[name] ?? Source()
    let (before, now) = (all.freshness, source.freshness)
    all.formUnion(source)
    all.freshness = isCertain ? max(before, now) : .choice([before, now])
    all.result = max(all.result, source.result)
    sources[name] = all
    scope.assigned.insert(name)
  }

  private func assignments(_ node: SyntaxNode, _ record: BodyRecord) -> [Assignment] {
    switch node.kind {
    case .assignmentExpr:
      guard let target = node.children.first, let value = node.children.last else { return [] }
      return pairs(target, value).map { Assignment(target: $0, value: $1, isWhole: true) }
    case .infixOperatorExpr:
      guard node.isAssigningOperation, let target = node.children.first, let value = node.children.last else {
        return []
      }
      return [Assignment(target: target, value: value, isWhole: false)]
    case .functionCallExpr: return assignments(byCall: node, record)
    default: return []
    }
  }

  private func assignments(byCall call: SyntaxNode, _ record: BodyRecord) -> [Assignment] {
    let given = call.callArguments.compactMap(\.node)
    var found: [Assignment] = []
    for argument in given where argument.kind == .inoutExpr {
      if let target = argument.children.first { found.append(Assignment(target: target, value: call, isWhole: false)) }
    }
    if let callee = call.children.first, callee.kind == .memberAccessExpr, let base = callee.children.first,
      base.kind.isExpr, changesItself(call, base, record)
    {
      for value in given { found.append(Assignment(target: base, value: value, isWhole: false)) }
    }
    return found
  }

  /// Whether a call may change its receiver: it is mutating, or returns nothing on an object.
  private func changesItself(_ call: SyntaxNode, _ base: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let use = record.uses[call.id] else { return true }
    if analyzer.decl(use.decl).has(.isMutating) { return true }
    guard let type = record.types[base.id], analyzer.types.kind(type) == .nominal else { return false }
    return analyzer.decl(analyzer.types.decl(type)).kind == .classType && record.types[call.id] == analyzer.void
  }

  /// The local name that a write to a target changes: `s` for `s.rows[0].title`.
  private func localName(written target: SyntaxNode, _ record: BodyRecord) -> Name? {
    var current = target
    while [.memberAccessExpr, .subscriptCallExpr, .parenExpr, .forceUnwrapExpr, .optionalChainingExpr]
      .contains(current.kind)
    {
      guard let inner = current.children.first, inner.kind.isExpr else { return nil }
      current = inner
    }
    guard current.kind == .declReferenceExpr, record.uses[current.id] == nil,
      let token = current.referencedName ?? current.firstToken
    else { return nil }
    return current.name(of: token)
  }

  /// The pairs of targets and values in a tuple assignment `(a, b) = (x, y)`.
  private func pairs(_ target: SyntaxNode, _ value: SyntaxNode) -> [(SyntaxNode, SyntaxNode)] {
    guard target.kind == .tupleExpr else { return [(target, value)] }
    if value.kind == .tupleExpr, value.children.count == target.children.count {
      return zip(target.children, value.children).flatMap { pairs($0.bare, $1.bare) }
    }
    return target.children.map { ($0.bare, value) }
  }

  /// Declares the names of `let (a, b) = …`, each with its own value if the value is a tuple expression.
  func declare(namesIn pattern: SyntaxNode, as value: SyntaxNode, _ record: BodyRecord) {
    if pattern.kind == .identifierPattern, let token = pattern.firstToken {
      return declare(pattern.name(of: token), source(of: value, record))
    }
    let parts = pattern.children.map(\.bare)
    if pattern.kind == .tuplePattern, value.kind == .tupleExpr, value.children.count == parts.count {
      for (part, inner) in zip(parts, value.children) { declare(namesIn: part, as: inner.bare, record) }
    } else {
      bind(namesIn: pattern, to: source(of: value, record))
    }
  }

  /// Adds the source that decides how often the code runs to all outer names that it assigns.
  func addToAssigned(_ source: Source) {
    for name in scope.assigned.subtracting(scope.declared) { add(source, to: name, isCertain: false) }
  }

  // MARK: Functions

  /// Records the arguments of a call of a local closure.
  func noteGiven(toLocalFunctionCalledBy call: SyntaxNode, _ record: BodyRecord) {
    guard let callee = call.children.first, callee.kind == .declReferenceExpr, record.uses[callee.id] == nil,
      let token = callee.referencedName ?? callee.firstToken, localFunctions[callee.name(of: token)] != nil
    else { return }
    givenToLocal[place(callee)] = call.callArguments.map { argument in
      argument.node.map { source(of: $0, record) } ?? Source()
    }
  }
}

extension SyntaxNode {
  /// A tuple element without its label.
  fileprivate var bare: SyntaxNode {
    kind == .labeledExpr || kind == .tuplePatternElement ? children.last ?? self : self
  }
}
