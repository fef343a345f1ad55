import ViewSource
import ViewSyntax

/// Receivers and callees whose types the arguments decide: list literals by the calls on them, and curried functions by
/// their next arguments.
///
///     [1, 2.5].map { (length: Meters) in length.value }
///     ["0", "1"].contains(text.first)
///     curry(+)(3)(4)
///
/// Swift solves such an expression as a whole. Here the arguments are checked first if the list or the function alone
/// is ambiguous.
extension BodyChecker {
  /// Decides the element type of a list literal by the arguments of the call on it, such as a closure with a written
  /// parameter type.
  func noteElements(of callee: SyntaxNode, toldBy arguments: [Argument], expected: TypeID?) {
    if noteMembers(of: callee, toldBy: arguments)
      || noteMembers(of: callee, toldInside: arguments, expected: expected)
      || noteLiterals(of: callee, toldBy: arguments, expected: expected)
      || noteOptionals(of: callee, toldBy: arguments)
    {
      return
    }
    guard let list = literalReceiver(of: callee), literalElementTypes[list.id] == nil,
      let closure = arguments.first(where: { $0.closure != nil })?.closure,
      let clause = closure.child(.closureSignature)?.child(.parameterClause), clause.children.count == 1,
      let written = clause.child(.parameter)?.children.first(where: { $0.kind.isType }),
      written.kind != .attributedType
    else { return }
    let element = writtenType(written)
    guard types.flags(element).isDisjoint(with: [.hasVariable, .hasHole]), isList(list, of: element) else { return }
    literalElementTypes[list.id] = element
  }

  /// Decides `[.sunday, .saturday].contains(day)`: the implicit members take the type of the argument, or of the
  /// parameter of a function that is the argument.
  private func noteMembers(of callee: SyntaxNode, toldBy arguments: [Argument]) -> Bool {
    guard arguments.count == 1, arguments[0].closure == nil, let value = arguments[0].node, !needsContext(value),
      let list = literalReceiver(of: callee), literalElementTypes[list.id] == nil,
      list.children.contains(where: { hasImplicitRoot($0) })
    else { return false }
    var given = analyzer.withDefaults(analyzer.resolved(analyzer.normalized(check(value, expected: nil))))
    // `[.start, .stop].forEach(send)`: the elements are what the function takes.
    if types.kind(given) == .function, types.argumentCount(given) == 2 { given = types.argument(given, 0) }
    for element in [given, analyzer.wrapped(given)].compactMap({ $0 })
    where types.kind(element) == .nominal && types.flags(element).isDisjoint(with: [.hasVariable, .hasHole])
      && isList(list, of: element)
    {
      literalElementTypes[list.id] = element
      return true
    }
    return false
  }

  /// Decides `[1, 2].reduce(Money.zero, +)` and `[1, 2].reduce(.zero, +) as Money`: the operands of an operator that is
  /// passed are of one type, so the literals take the type of the other arguments or of the result.
  private func noteLiterals(of callee: SyntaxNode, toldBy arguments: [Argument], expected: TypeID?) -> Bool {
    guard arguments.count > 1, arguments.contains(where: isOperator),
      let list = literalReceiver(of: callee), literalElementTypes[list.id] == nil,
      list.children.allSatisfy({ !$0.kind.isExpr || isOfLiterals($0) })
    else { return false }
    let others = arguments.filter { !isOperator($0) }.compactMap(\.node).filter { !needsContext($0) }
    for given in others.map({ check($0, expected: nil) }) + [expected].compactMap(\.self) {
      let element = analyzer.resolved(analyzer.normalized(given))
      guard types.kind(element) == .nominal, isWhole(element), !types.flags(element).contains(.hasLiteral),
        isList(list, of: element)
      else { continue }
      literalElementTypes[list.id] = element
      return true
    }
    return false
  }

  /// Whether an argument is an operator, or a closure that does nothing else: `+`, `{ $0 + $1 }`.
  private func isOperator(_ argument: Argument) -> Bool {
    guard let closure = argument.closure else {
      return argument.node.map { $0.kind == .declReferenceExpr && $0.firstToken.map(\.kind.isOperator) ?? false }
        ?? false
    }
    guard closure.children.count == 1, closure.children[0].kind == .infixOperatorExpr else { return false }
    let operands = closure.children[0].children.filter { $0.kind.isExpr }
    return zip(operands, ["$0", "$1"]).allSatisfy { isName($0, $1) }
      || zip(operands, ["$1", "$0"]).allSatisfy { isName($0, $1) }
  }

  /// Decides `[.north, .east].forEach { robot.turn($0) }`: the calls in the closure decide the type of the implicit
  /// members; so does `.init(color: $0)`, whose type is the result of the closure.
  private func noteMembers(of callee: SyntaxNode, toldInside arguments: [Argument], expected: TypeID?) -> Bool {
    guard let closure = arguments.last?.closure, let list = literalReceiver(of: callee),
      literalElementTypes[list.id] == nil,
      list.children.contains(where: { hasImplicitRoot($0) }), let name = onlyParameter(of: closure)
    else { return false }
    for call in closure.subtree where call.kind == .functionCallExpr {
      let given = call.callArguments
      guard let function = call.children.first,
        let position = given.firstIndex(where: { $0.node.map { isName($0, name) } ?? false })
      else { continue }
      let outer = chainExpectation
      defer { chainExpectation = outer }
      if function.kind == .implicitMemberExpr {
        guard isResult(call, of: closure), let result = result(of: closure, expected) else { continue }
        chainExpectation = result
      }
      for type in parameterTypes(of: function, given, position) where isList(list, of: type) {
        literalElementTypes[list.id] = type
        return true
      }
    }
    return false
  }

  /// Whether a call is the value of a closure, or of a `return` statement in it.
  private func isResult(_ call: SyntaxNode, of closure: SyntaxNode) -> Bool {
    let statements = closure.children.filter { $0.kind != .closureSignature }
    if statements.count == 1, statements[0].id == call.id { return true }
    return closure.subtree.contains { $0.kind == .returnStmt && $0.children.first?.id == call.id }
  }

  /// The written result type of a closure, else the element type of the list that the call on it makes.
  private func result(of closure: SyntaxNode, _ expected: TypeID?) -> TypeID? {
    if let written = closure.child(.closureSignature)?.children.last(where: { $0.kind.isType }) {
      return writtenType(written)
    }
    guard let expected else { return nil }
    let list = analyzer.resolved(analyzer.normalized(expected))
    guard types.kind(list) == .nominal, types.argumentCount(list) == 1, analyzer.wrapped(list) == nil else {
      return nil
    }
    let element = types.argument(list, 0)
    return types.flags(element).isDisjoint(with: [.hasVariable, .hasHole]) ? element : nil
  }

  /// The possible types of a call's parameter for one argument. The trial is rolled back.
  private func parameterTypes(of function: SyntaxNode, _ arguments: [Argument], _ position: Int) -> [TypeID] {
    let outer = (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight)
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    recorder = nil
    memoScope = memos.newScope()
    defer {
      (chainExpectation, sawOptionalChain, recorder, memoScope, errorWeight) = outer
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

  /// The name of a closure's only parameter, which may be `$0`.
  private func onlyParameter(of closure: SyntaxNode) -> String? {
    guard let signature = closure.child(.closureSignature) else {
      return closure.flags.contains(.hasNumberedArguments) ? "$0" : nil
    }
    let names = writtenParameters(signature).map { $0.name }
    return names.count == 1 ? names[0].text : nil
  }

  func isName(_ node: SyntaxNode, _ name: String) -> Bool {
    node.kind == .declReferenceExpr && node.referencedName.map { node.name(of: $0).text == name } ?? false
  }

  /// The result of a failed call on a list literal if the list's elements become optional.
  func resultOnOptionals(
    _ node: SyntaxNode, _ arguments: [Argument], expected: TypeID?, insteadOf type: TypeID
  ) -> TypeID? {
    guard types.kind(type) == .hole, types.reason(ofHole: type).kind == .noMatchingCall,
      let callee = node.children.first,
      let list = literalReceiver(of: callee), literalElementTypes[list.id] == nil
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
      literalElementTypes[list.id] = given
      if case .candidates(let candidates, let name) = resolve(callee: callee, arguments) {
        let result = apply(candidates, arguments, named: name.text, expected: expected, at: node)
        if types.kind(result) != .hole { return result }
      }
      literalElementTypes[list.id] = nil
    }
    return nil
  }

  /// The list literal `[…]` in `[…].member`; `nil` for other callees.
  func literalReceiver(of callee: SyntaxNode) -> SyntaxNode? {
    guard callee.kind == .memberAccessExpr, let list = callee.children.first, list.kind == .arrayExpr,
      !list.children.isEmpty
    else { return nil }
    return list
  }

  /// The type of a curried function whose function arguments are ambiguous until its result is called: `curry(+)` in
  /// `curry(+)(3)`.
  func function(_ callee: SyntaxNode, calledWith arguments: [Argument]) -> TypeID? {
    guard callee.kind == .functionCallExpr, !arguments.isEmpty,
      callee.callArguments.contains(where: { $0.node.map(isOneOfManyFunctions) ?? false })
    else { return nil }
    // Any initializer of the type may be meant.
    let isAnyOfMany = callee.callArguments.contains { $0.node?.kind == .memberAccessExpr }
    let mark = analyzer.mark()
    let (kept, before, pending) = (recorder, errorWeight, analyzer.inference.pending)
    recorder = nil
    let scope = memoScope
    memoScope = memos.newScope()
    let alone = analyzer.resolved(link(callee))
    analyzer.undo(to: mark)
    (recorder, errorWeight, analyzer.inference.pending, memoScope) = (kept, before, pending, scope)
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

  /// The type of an operator called as a function, decided by its arguments: `(+)` in `(+)(1, 2)`.
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
    // A literal takes the type of the other operand or of the result.
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

  /// The operator reference in parentheses; `nil` for other expressions.
  func operatorReference(in node: SyntaxNode) -> SyntaxNode? {
    switch node.kind {
    case .declReferenceExpr: return node.firstToken.map(\.kind.isOperator) == true ? node : nil
    case .parenExpr where node.children.count == 1: return node.children.first.flatMap { operatorReference(in: $0) }
    default: return nil
    }
  }

  /// Whether an expression refers to overloaded functions: `+`, `Int.init`.
  private func isOneOfManyFunctions(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .declReferenceExpr: node.firstToken.map(\.kind.isOperator) ?? false
    case .memberAccessExpr: memberToken(node).map { node.name(of: $0) } == .initializer
    default: false
    }
  }

  /// Whether the contextual type of a call decides operator arguments, and the roots of key paths that are passed to
  /// calls among the arguments, before the other arguments do: `with(user, concat(over(\.name, uppercased)))`.
  func isToldByResult(_ arguments: [Argument], _ expected: TypeID) -> Bool {
    guard arguments.contains(where: { $0.node.map { isOneOfManyFunctions($0) || isCallOfRootless($0) } ?? false })
    else { return false }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return types.kind(wanted) == .function && types.argumentCount(wanted) > 1
      && types.flags(types.argument(wanted, 0)).isDisjoint(with: [.hasVariable, .hasHole])
  }

  /// Whether an expression is a call with a key path without a root, also inside of calls among its arguments.
  func isCallOfRootless(_ node: SyntaxNode) -> Bool {
    node.kind == .functionCallExpr
      && node.callArguments.contains { $0.node.map { isRootless($0) || isCallOfRootless($0) } ?? false }
  }

  /// Whether the contextual type of a call decides the literals in its call arguments:
  /// `let cells: [[Cell]] = Array(repeating: Array(repeating: 0, count: 3), count: 3)`.
  func areLiteralsTold(_ arguments: [Argument], by expected: TypeID, of result: TypeID) -> Bool {
    guard arguments.contains(where: { $0.node.map { isCallOfLiterals($0) || isTupleOfLiterals($0) } ?? false }) else {
      return false
    }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    let made = analyzer.shallow(result)
    return types.kind(wanted) == .nominal && types.kind(made) == .nominal && types.decl(wanted) == types.decl(made)
      && isWhole(wanted) && types.arguments(wanted).contains { [.nominal, .tuple].contains(types.kind($0)) }
  }

  /// Whether the contextual type of a call decides where its arguments, which are all implicit members, are looked up:
  /// `let step: Step<Phase> = .idle => .running`.
  func areMembersTold(_ arguments: [Argument], by expected: TypeID, of result: TypeID) -> Bool {
    guard arguments.count > 1, arguments.allSatisfy({ $0.node.map { hasImplicitRoot($0) } ?? false }) else {
      return false
    }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    let made = analyzer.shallow(result)
    return types.kind(wanted) == .nominal && types.kind(made) == .nominal && types.decl(wanted) == types.decl(made)
      && isWhole(wanted) && types.flags(made).contains(.hasVariable)
  }

  /// Whether an expression is a call with labeled literal arguments, such as `Array(repeating: 0, count: 3)`, or a call
  /// with such calls.
  private func isCallOfLiterals(_ node: SyntaxNode) -> Bool {
    guard node.kind == .functionCallExpr else { return false }
    return node.callArguments.contains { argument in
      guard let node = argument.node else { return false }
      switch node.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .nilLiteralExpr, .booleanLiteralExpr:
        return argument.label != .none
      case .tupleExpr: return argument.label != .none && isTupleOfLiterals(node)
      default: return isCallOfLiterals(node)
      }
    }
  }

  /// Whether an expression is a tuple with an element whose type the context decides: a literal, `nil` or `.name`.
  private func isTupleOfLiterals(_ node: SyntaxNode) -> Bool {
    node.kind == .tupleExpr
      && node.children.contains { element in
        let value = element.kind == .labeledExpr ? element.children.last { $0.kind.isExpr } : element
        guard let value, value.kind.isExpr else { return false }
        return needsContext(value) || isOfLiterals(value, orText: true) || isTupleOfLiterals(value)
      }
  }
}
