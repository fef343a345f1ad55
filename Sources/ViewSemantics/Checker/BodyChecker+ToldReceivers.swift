import ViewSource
import ViewSyntax

/// What is told by what stands behind it: lists by what is done with them, and what calls give by what it is called with.
///
///     [1, 2.5].map { (length: Meters) in length.value }
///     ["0", "1"].contains(text.first)
///     curry(+)(3)(4)
///
/// Swift solves such an expression as a whole. Here what is written behind is looked at first, where by itself the list or
/// the function could be many things.
extension BodyChecker {
  /// Notes what the elements of a list are by the closure that a member of it is given: those that it says it takes.
  func noteElements(of callee: SyntaxNode, toldBy arguments: [Argument]) {
    if noteMembers(of: callee, toldBy: arguments) || noteMembers(of: callee, toldInside: arguments) { return }
    guard let list = literalReceiver(of: callee), toldElements[list.id] == nil,
      let closure = arguments.first(where: { $0.closure != nil })?.closure,
      let clause = closure.child(.closureSignature)?.child(.parameterClause), clause.children.count == 1,
      let written = clause.child(.parameter)?.children.first(where: { $0.kind.isType }),
      written.kind != .attributedType
    else { return }
    let element = analyzer.resolveType(written, in: context)
    guard types.flags(element).isDisjoint(with: [.hasVariable, .hasHole]), isList(list, of: element) else { return }
    toldElements[list.id] = element
  }

  /// `[.sunday, .saturday].contains(day)`: of what is looked for in a list of implicit members they are.
  private func noteMembers(of callee: SyntaxNode, toldBy arguments: [Argument]) -> Bool {
    guard arguments.count == 1, arguments[0].closure == nil, let value = arguments[0].node, !needsContext(value),
      let list = literalReceiver(of: callee), toldElements[list.id] == nil,
      list.children.contains(where: { hasImplicitRoot($0) })
    else { return false }
    let given = analyzer.withDefaults(analyzer.resolved(analyzer.normalized(check(value, expected: nil))))
    for element in [given, analyzer.wrapped(given)].compactMap({ $0 })
    where types.kind(element) == .nominal && types.flags(element).isDisjoint(with: [.hasVariable, .hasHole])
      && isList(list, of: element)
    {
      toldElements[list.id] = element
      return true
    }
    return false
  }

  /// `[.north, .east].forEach { robot.turn($0) }`: what the closure calls with what is in a list of implicit members tells
  /// what they are.
  private func noteMembers(of callee: SyntaxNode, toldInside arguments: [Argument]) -> Bool {
    guard let closure = arguments.last?.closure, let list = literalReceiver(of: callee), toldElements[list.id] == nil,
      list.children.contains(where: { hasImplicitRoot($0) }), let name = onlyParameter(of: closure)
    else { return false }
    for call in closure.subtree where call.kind == .functionCallExpr {
      let given = call.callArguments
      guard let function = call.children.first,
        let position = given.firstIndex(where: { $0.node.map { isName($0, name) } ?? false })
      else { continue }
      for type in parameterTypes(of: function, given, position) where isList(list, of: type) {
        toldElements[list.id] = type
        return true
      }
    }
    return false
  }

  /// What the functions that a call may mean take for one of its arguments; what is tried is not kept.
  private func parameterTypes(of function: SyntaxNode, _ arguments: [Argument], _ position: Int) -> [TypeID] {
    let outer = (chainExpectation, sawOptionalChain, recorder, memoScope, mistakes)
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    recorder = nil
    memoScope = memos.newScope()
    defer {
      (chainExpectation, sawOptionalChain, recorder, memoScope, mistakes) = outer
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    guard case .candidates(let candidates, _) = resolve(callee: function, arguments) else { return [] }
    return candidates.compactMap { candidate in
      guard let match = match(arguments, candidate) else { return nil }
      let parameters = instantiate(candidate, .given(arguments)).parameters
      guard position < match.count, match[position] < parameters.count else { return nil }
      let type = analyzer.resolved(parameters[match[position]].type)
      return types.kind(type) == .nominal && types.flags(type).isDisjoint(with: [.hasVariable, .hasHole]) ? type : nil
    }
  }

  /// The name of the only parameter of a closure: `$0` where it has no other.
  private func onlyParameter(of closure: SyntaxNode) -> String? {
    guard let signature = closure.child(.closureSignature) else {
      return closure.flags.contains(.hasNumberedArguments) ? "$0" : nil
    }
    let names = writtenParameters(signature).map { $0.name }
    return names.count == 1 ? names[0].text : nil
  }

  private func isName(_ node: SyntaxNode, _ name: String) -> Bool {
    node.kind == .declReferenceExpr && node.referencedName.map { node.name(of: $0).text == name } ?? false
  }

  /// What a member of a list of literals gives that takes no argument as it is, but does if the list is one of optionals.
  func resultOnOptionals(
    _ node: SyntaxNode, _ arguments: [Argument], expected: TypeID?, insteadOf type: TypeID
  ) -> TypeID? {
    guard types.kind(type) == .hole, types.reason(ofHole: type).kind == .noMatchingCall,
      let callee = node.children.first,
      let list = literalReceiver(of: callee), toldElements[list.id] == nil
    else { return nil }
    let base = analyzer.resolved(check(list, expected: nil))
    guard analyzer.isKnown(base, .array) else { return nil }
    let literal = types.argument(base, 0)
    for argument in arguments {
      guard let value = argument.node else { continue }
      let given = analyzer.withDefaults(analyzer.resolved(analyzer.normalized(check(value, expected: nil))))
      guard let wrapped = analyzer.wrapped(given), types.flags(given).isDisjoint(with: [.hasVariable, .hasHole]),
        types.kind(literal) == .literal ? analyzer.canBe(literal, wrapped) : literal == wrapped
      else { continue }
      toldElements[list.id] = given
      if case .candidates(let candidates, let name) = resolve(callee: callee, arguments) {
        let result = apply(candidates, arguments, named: name.text, expected: expected, at: node)
        if types.kind(result) != .hole { return result }
      }
      toldElements[list.id] = nil
    }
    return nil
  }

  /// `[…]` in `[…].member`.
  private func literalReceiver(of callee: SyntaxNode) -> SyntaxNode? {
    guard callee.kind == .memberAccessExpr, let list = callee.children.first, list.kind == .arrayExpr,
      !list.children.isEmpty
    else { return nil }
    return list
  }

  /// `curry(+)` in `curry(+)(3)`: a function that is made of others of which nothing tells which are meant, but for what it
  /// is called with at once.
  func function(_ callee: SyntaxNode, calledWith arguments: [Argument]) -> TypeID? {
    guard callee.kind == .functionCallExpr, !arguments.isEmpty,
      callee.callArguments.contains(where: { $0.node.map(isOneOfManyFunctions) ?? false })
    else { return nil }
    // Of the initialisers of a type any could be meant.
    let isAnyOfMany = callee.callArguments.contains { $0.node?.kind == .memberAccessExpr }
    let mark = analyzer.mark()
    let (kept, before, pending) = (recorder, mistakes, analyzer.inference.pending)
    recorder = nil
    let scope = memoScope
    memoScope = memos.newScope()
    let alone = analyzer.resolved(link(callee))
    analyzer.undo(to: mark)
    (recorder, mistakes, analyzer.inference.pending, memoScope) = (kept, before, pending, scope)
    guard types.kind(alone) == .function,
      isAnyOfMany || !types.flags(alone).isDisjoint(with: [.hasVariable, .hasHole])
    else { return nil }
    var given: [TypeID] = []
    for argument in arguments {
      guard argument.label == .none, let value = argument.node, argument.closure == nil else { return nil }
      given.append(analyzer.withDefaults(analyzer.resolved(check(value, expected: nil))))
    }
    return analyzer.resolved(
      chainType(callee, expected: types.function(given, given.map { _ in [] }, analyzer.newVariable())))
  }

  /// `(+)` in `(+)(1, 2)`: an operator that is called as a function is told by what it is called with.
  func operatorFunction(_ callee: SyntaxNode, calledWith arguments: [Argument], _ expected: TypeID?) -> TypeID? {
    guard let node = operatorReference(in: callee), let token = node.firstToken, (1...2).contains(arguments.count),
      arguments.allSatisfy({ $0.label == .none && $0.closure == nil && $0.node != nil })
    else { return nil }
    let name = node.name(of: token)
    var flags: [ParameterFlags] = []
    var given: [TypeID] = []
    for argument in arguments {
      let type = argument.node.map { analyzer.resolved(analyzer.normalized(check($0, expected: nil))) }
      guard let type else { return nil }
      let isInout = types.kind(type) == .inoutType
      flags.append(isInout ? [.isInout] : [])
      given.append(isInout ? types.argument(type, 0) : type)
    }
    guard given.count == 2 else {
      let operand = analyzer.withDefaults(given[0])
      let candidates = operatorCandidates(name, [operand]).filter { analyzer.decl($0.decl).has(.isUnaryOperator) }
      return choose(candidates, [(.none, operand)], named: name, at: node)
        .map { check(callee, expected: types.function([operand], flags, $0.result)) }
    }
    let result = analyzer.withDefaults(analyzer.resolved(operatorResult(name, given[0], given[1])))
    guard types.kind(result) != .hole else { return nil }
    let wanted = expected.map { analyzer.resolved(analyzer.normalized($0)) }
    // A literal is what the other operand is, or what the operation gives.
    let parameters = given.indices.map { index -> TypeID in
      guard types.flags(given[index]).contains(.hasLiteral) else { return given[index] }
      let other = given[1 - index]
      for type in [types.flags(other).contains(.hasLiteral) ? wanted : other, result].compactMap({ $0 })
      where isWhole(type) && types.kind(given[index]) == .literal && analyzer.canBe(given[index], type) {
        return type
      }
      return analyzer.withDefaults(given[index])
    }
    return check(
      callee, expected: types.function(parameters, flags, operatorResult(name, parameters[0], parameters[1])))
  }

  /// The reference to an operator in parentheses.
  private func operatorReference(in node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .declReferenceExpr: return node.firstToken.map(\.kind.isOperator) == true ? node : nil
    case .parenExpr where node.children.count == 1: return node.children.first.flatMap { operatorReference(in: $0) }
    default: return nil
    }
  }

  /// `+`, `Int.init`, `\.count`
  private func isOneOfManyFunctions(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .declReferenceExpr: node.firstToken.map(\.kind.isOperator) ?? false
    case .memberAccessExpr: memberToken(node).map { node.name(of: $0) } == .initializer
    default: false
    }
  }

  /// Whether what is wanted of a call tells what operators among its arguments are before anything else does.
  func isToldByResult(_ arguments: [Argument], _ expected: TypeID) -> Bool {
    guard arguments.contains(where: { $0.node.map(isOneOfManyFunctions) ?? false }) else { return false }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return types.kind(wanted) == .function && types.argumentCount(wanted) > 1
      && types.flags(types.argument(wanted, 0)).isDisjoint(with: [.hasVariable, .hasHole])
  }

  /// `let cells: [[Cell]] = Array(repeating: Array(repeating: 0, count: 3), count: 3)`: what the literals in calls that are
  /// arguments are to be is told by what is wanted of the outer call.
  func areLiteralsTold(_ arguments: [Argument], by expected: TypeID, of result: TypeID) -> Bool {
    guard arguments.contains(where: { $0.node.map(isCallOfLiterals) ?? false }) else { return false }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    let made = analyzer.shallow(result)
    return types.kind(wanted) == .nominal && types.kind(made) == .nominal && types.decl(wanted) == types.decl(made)
      && isWhole(wanted) && types.arguments(wanted).contains { types.kind($0) == .nominal }
  }

  /// `Array(repeating: 0, count: 3)`, or a call of such calls.
  private func isCallOfLiterals(_ node: SyntaxNode) -> Bool {
    guard node.kind == .functionCallExpr else { return false }
    return node.callArguments.contains { argument in
      guard let node = argument.node else { return false }
      switch node.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .nilLiteralExpr, .booleanLiteralExpr:
        return argument.label != .none
      default: return isCallOfLiterals(node)
      }
    }
  }
}
