import ViewSource
import ViewSyntax

/// Calls: from a callee and its arguments to the result type.
///
/// Candidates whose parameters do not match the argument labels are removed first. A single remaining candidate is
/// chosen whatever the argument types are, so that an error in an argument does not hide the result type. Otherwise the
/// remaining candidates are ranked. Swift makes a disjunction of them and may backtrack while it solves the enclosing
/// expression; here each call chooses for itself, by its arguments and the contextual result type.
extension BodyChecker {
  func callLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let callee = node.children.first else { return analyzer.hole(.syntaxError) }
    let arguments = node.callArguments
    let type: TypeID
    let compares = comparesOverloads
    comparesOverloads = false
    defer { comparesOverloads = compares }
    noteElements(of: callee, toldBy: arguments, expected: expected)
    let meaning =
      closure(callee, calledWith: arguments, expected)
      ?? (operatorFunction(callee, calledWith: arguments, expected) ?? function(callee, calledWith: arguments))
      .map { .value($0) } ?? resolve(callee: callee, arguments)
    switch meaning {
    case .candidates(let candidates, let name):
      if !namesInitializer(callee), let made = literal(arguments, madeBy: candidates) { return made }
      let set = overloads(candidates, arguments)
      if set.viable.isEmpty, let type = callOfMade(candidates, arguments, name.text, expected, at: node) { return type }
      type = apply(candidates, arguments, set, named: name.text, expected: expected, at: node)
    case .value(let value):
      type = call(value, arguments, named: callee.text, expected: expected, at: node)
    }
    if let other = reconsideringOverload(node, arguments, expected: expected, insteadOf: type) { return other }
    if let other = resultOnOptionals(node, arguments, expected: expected, insteadOf: type) { return other }
    guard types.kind(type) == .hole else { return type }
    return madeSomehow(meaning, arguments, insteadOf: type) ?? unmodified(callee, insteadOf: type) ?? type
  }

  /// A view under an undeclared modifier, for a host that shows the view without it: the type of the view. Otherwise
  /// nothing would be known of the modifiers after it.
  private func unmodified(_ callee: SyntaxNode, insteadOf hole: TypeID) -> TypeID? {
    guard analyzer.typesContentOfUnknown, callee.kind == .memberAccessExpr,
      types.reason(ofHole: hole).kind == .unresolvedMember, let view = analyzer.knownDecl(.view)
    else { return nil }
    let base = analyzer.resolved(analyzer.normalized(baseLink(callee)))
    let isSettled = types.flags(base).isDisjoint(with: [.hasVariable, .hasLiteral, .hasMember])
    guard types.kind(base) == .nominal, isSettled, analyzer.conforms(base, to: types.nominal(view)) else { return nil }
    return base
  }

  /// `{ $0 + 1 }(2)`: the arguments of an immediately called closure are its parameters, and the call's contextual type
  /// is its result type.
  private func closure(_ callee: SyntaxNode, calledWith arguments: [Argument], _ expected: TypeID?) -> Callee? {
    guard callee.kind == .closureExpr else { return nil }
    // `{ (sizes: Int...) in … }(1, 2)` declares its own parameter types.
    if let signature = callee.child(.closureSignature),
      writtenFlags(signature).contains(where: { $0.contains(.isVariadic) })
    {
      return nil
    }
    // The type of a wrapped property is already bound to the wrapper's parameter.
    let result = expected.map { analyzer.resolved($0) }.flatMap { isWhollyKnown($0) ? $0 : nil }
    if arguments.isEmpty && result == nil { return nil }
    let given = arguments.map { argument in
      argument.type ?? argument.node.map { analyzer.resolved(check($0, expected: nil)) } ?? analyzer.newVariable()
    }
    let wanted = types.function(given, given.map { _ in [] }, result ?? analyzer.newVariable())
    return .value(check(callee, expected: wanted))
  }

  private func isWhollyKnown(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasHole, .hasVariable, .hasLiteral])
  }

  /// The result of a call for which no known initializer matches: a value of the named type all the same, perhaps by an
  /// initializer from a package. Its generic arguments are unknown.
  private func madeSomehow(_ callee: Callee, _ arguments: [Argument], insteadOf hole: TypeID) -> TypeID? {
    guard types.reason(ofHole: hole).kind == .noMatchingCall else { return nil }
    let made: TypeID
    switch callee {
    case .candidates(let candidates, _):
      guard let base = candidates.first?.base,
        candidates.allSatisfy({ isMaker($0) && $0.base == base }),
        isLiteral(arguments, of: analyzer.resolved(base))
          || !candidates.contains(where: { signature(of: $0).isFailable })
      else { return nil }
      made = analyzer.resolved(base)
    case .value(let value):
      let type = analyzer.resolved(analyzer.normalized(value))
      guard types.kind(type) == .metatype else { return nil }
      made = types.argument(type, 0)
    }
    guard types.kind(made) == .nominal else { return nil }
    return analyzer.map(made) { types.flags($0).contains(.hasVariable) ? hole : $0 }
  }

  /// The type of a call that means a literal: `BigInt(1)` is `1 as BigInt`, whatever initializers the type has.
  private func literal(_ arguments: [Argument], madeBy candidates: [Candidate]) -> TypeID? {
    guard arguments.count == 1, let value = arguments[0].node, value.isLiteral,
      let base = candidates.first?.base, candidates.allSatisfy({ isMaker($0) && $0.base == base })
    else { return nil }
    let type = analyzer.resolved(base)
    guard types.kind(type) == .nominal, isWhole(type), isLiteral(arguments, of: type)
    else { return nil }
    recordAside(value, expected: type)
    return type
  }

  /// Whether a callee is written as an initializer, as in `self.init(1)`: the call then means that initializer.
  private func namesInitializer(_ callee: SyntaxNode) -> Bool {
    guard let token = memberToken(callee) else { return false }
    return callee.name(of: token) == .initializer
  }

  /// Whether the only argument of a call is a literal that the type accepts: `Name("Ann")` means `"Ann" as Name`, and
  /// `Int?(nil)` is `nil`.
  private func isLiteral(_ arguments: [Argument], of type: TypeID) -> Bool {
    guard arguments.count == 1, arguments[0].label == .none, let value = arguments[0].node,
      value.isLiteral
    else { return false }
    return analyzer.canBe(analyzer.resolved(check(value, expected: nil)), type)
  }

  /// The candidates whose labels fit, with the parameter index of each argument.
  func viable(_ candidates: [Candidate], _ arguments: [Argument]) -> [(candidate: Candidate, match: [Int])] {
    overloads(candidates, arguments).viable.map { (candidates[$0.index], $0.match) }
  }

  /// The result type of one candidate for the arguments; `nil` if it does not take them.
  func result(of candidate: Candidate, _ arguments: [Argument], _ match: [Int], at node: SyntaxNode) -> TypeID? {
    let set = OverloadSet(viable: [(index: 0, match: match)])
    guard best(of: [(candidate, match)], arguments, nil, in: set).choice != nil else { return nil }
    let result = commit(candidate, arguments, match, nil, at: node).result
    return types.flags(result).contains(.hasHole) ? nil : result
  }

  /// `Flow() { … }`: no initializer takes the closure, but the new value is callable with it.
  private func callOfMade(
    _ candidates: [Candidate], _ arguments: [Argument], _ name: String, _ expected: TypeID?, at node: SyntaxNode
  ) -> TypeID? {
    guard arguments.last?.isTrailing == true, candidates.allSatisfy({ isMaker($0) }) else { return nil }
    let own = arguments.filter { !$0.isTrailing }
    let makers = candidates.filter { arity($0, fits: own) }
    guard !makers.isEmpty else { return nil }
    let made = apply(makers, own, named: name, expected: nil, at: node.children.first)
    let callees = analyzer.memberCandidates(.callAsFunction, of: analyzer.resolved(made), from: context.file)
    guard !callees.isEmpty else { return nil }
    return apply(callees, arguments.filter(\.isTrailing), named: "callAsFunction", expected: expected, at: node)
  }

  private func isMaker(_ candidate: Candidate) -> Bool {
    candidate.isMemberwise || analyzer.decl(candidate.decl).kind == .initializer
  }

  /// A call of a value: of a function, a metatype or a type with `callAsFunction`.
  private func call(
    _ givenType: TypeID, _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode
  ) -> TypeID {
    let type = analyzer.resolved(analyzer.normalized(givenType))
    switch types.kind(type) {
    case .hole: return type
    case .metatype:
      let made = types.argument(type, 0)
      if types.kind(made) == .tuple, types.argumentCount(made) == arguments.count {
        // `typealias Point = (x: Int, y: Int)`, `Point(1, 2)`
        for (argument, element) in zip(arguments, types.arguments(made)) {
          if let value = argument.node { recordAside(value, expected: element) }
        }
        if let callee = node.children.first { note(type: type, of: callee.id) }
        return made
      }
      let candidates = analyzer.initializers(of: made, from: context.file)
      if candidates.isEmpty { return types.kind(made) == .hole ? made : analyzer.hole(.noMatchingCall, name()) }
      if let made = literal(arguments, madeBy: candidates) {
        if let callee = node.children.first { note(type: type, of: callee.id) }
        return made
      }
      let set = overloads(candidates, arguments)
      if set.viable.isEmpty, let type = callOfMade(candidates, arguments, name(), expected, at: node) { return type }
      return apply(candidates, arguments, set, named: name(), expected: expected, at: node)
    case .function:
      return applyFunction(type, arguments, expected: expected)
    default:
      let candidates = analyzer.memberCandidates(.callAsFunction, of: type, from: context.file)
      if !candidates.isEmpty { return apply(candidates, arguments, named: name(), expected: expected, at: node) }
      if let result = dynamicCall(of: type, arguments) { return result }
      if let wrapped = analyzer.wrapped(type) {
        return call(wrapped, arguments, named: name(), expected: expected, at: node)
      }
      return analyzer.hole(.noMatchingCall, name())
    }
  }

  /// The result of an overloaded call: that of the best candidate for the arguments.
  ///
  /// - Parameter isOperator: whether the candidates are operators, members of the arguments' types or of none.
  func apply(
    _ candidates: [Candidate], _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode? = nil, isOperator: Bool = false
  ) -> TypeID {
    let set = overloads(candidates, arguments)
    return apply(candidates, arguments, set, named: name(), expected: expected, at: node, isOperator: isOperator)
  }

  private func apply(
    _ candidates: [Candidate], _ arguments: [Argument], _ set: OverloadSet, named name: @autoclosure () -> String,
    expected: TypeID?, at node: SyntaxNode?, isOperator: Bool = false
  ) -> TypeID {
    if set.viable.isEmpty { return analyzer.hole(.noMatchingCall, name()) }
    if budget.isSpent { return tooLarge }
    if expected == nil, recorder == nil || node == nil, let type = applyDirectly(candidates, arguments, set) {
      return type
    }
    // The parameter types of the call decide open literals, so this shortcut must not skip them.
    if !looksForLiterals, let type = resultWhateverArguments(candidates, arguments, set) {
      return type
    }
    let key = callKey(set, candidates, arguments, expected, isOperator: isOperator)
    var chosen = set.viable.count == 1 ? 0 : nil
    let spent = budget.spent
    if let key, let known = analyzer.callAnswers[key] {
      // Charges the same cost as the first computation, so that the budget does not depend on other bodies.
      budget.take(known.cost)
      if let type = result(of: known, set, candidates, arguments, at: node) { return type }
      chosen = known.chosen
    }
    if chosen == nil {
      let viable = set.viable.map { (candidate: candidates[$0.index], match: $0.match) }
      var ranking = best(of: viable, arguments, expected, in: set)
      if ranking.choice == nil, expected != nil { ranking = best(of: viable, arguments, nil, in: set) }
      chosen = ranking.choice
      if budget.isSpent { return tooLarge }
      if let key, let chosen, !ranking.looksIntoClosures {
        analyzer.callAnswers[key] = CallAnswer(chosen: chosen, cost: budget.spent - spent)
      }
    }
    // If no candidate takes the arguments, only a result that all candidates share is known.
    guard let chosen else {
      guard let forced = implicitlyForced(arguments) else { return analyzer.hole(.noMatchingCall, name()) }
      return apply(candidates, forced, set, named: name(), expected: expected, at: node, isOperator: isOperator)
    }
    let (index, match) = set.viable[chosen]
    let before = errorWeight
    let (mark, pending) = (analyzer.mark(), analyzer.inference.pending)
    let (result, generics, fits) = commit(candidates[index], arguments, match, expected, at: node)
    // A single candidate was not tried before.
    if !fits, let forced = implicitlyForced(arguments) {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      errorWeight = before
      return apply(candidates, forced, set, named: name(), expected: expected, at: node, isOperator: isOperator)
    }
    if let key, errorWeight == before, !arguments.contains(where: { $0.closure != nil }),
      var answer = answer(chosen, result, generics, for: key), !budget.isSpent
    {
      answer.cost = budget.spent - spent
      analyzer.callAnswers[key] = answer
    }
    guard set.viable.count > 1, !types.flags(result).isDisjoint(with: [.hasHole, .hasVariable]) else { return result }
    return agreed(result, of: chosen, in: set, candidates, arguments)
  }

  /// The overload set: the candidates that the argument labels fit.
  private func overloads(_ candidates: [Candidate], _ arguments: [Argument]) -> OverloadSet {
    var isSettled = true
    return analyzer.overloadSet(candidates, arguments, isSettled: { isSettled }) {
      var viable: [(index: Int, match: [Int])] = []
      for (index, candidate) in candidates.enumerated() where mayTake(arguments, candidate) {
        if let match = match(arguments, candidate) {
          if let backward = backwardMatch(match, arguments, candidate) { viable.append((index, backward)) }
          viable.append((index, match))
        }
        isSettled = isSettled && self.isSettled(candidate)
      }
      return viable
    }
  }

  /// Whether the labels alone do not exclude a candidate.
  private func mayTake(_ arguments: [Argument], _ candidate: Candidate) -> Bool {
    candidate.isMemberwise || candidate.isUnapplied || analyzer.mayTake(arguments, candidate.decl)
  }

  /// Whether a candidate's signature is final, not a temporary result of a cycle.
  private func isSettled(_ candidate: Candidate) -> Bool {
    let signature = signature(of: candidate)
    return types.kind(signature.result) != .hole && !signature.parameters.contains { types.kind($0.type) == .hole }
  }

  func match(_ arguments: [Argument], _ candidate: Candidate) -> [Int]? {
    let signature = signature(of: candidate)
    if candidate.isUnapplied { return arguments.count == 1 ? [0] : nil }
    var parameters = signature.parameters
    if signature.packIndex != nil { parameters = PackArguments.given(arguments).expand(parameters, types) }
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0]) }
  }

  /// The other parameter that may take the trailing closure, by backward matching.
  private func backwardMatch(_ forward: [Int], _ arguments: [Argument], _ candidate: Candidate) -> [Int]? {
    guard arguments.last?.isTrailing == true, !candidate.isUnapplied,
      analyzer.program.configuration.languageMode < 6
    else { return nil }
    let signature = signature(of: candidate)
    guard signature.packIndex == nil else { return nil }
    return ArgumentMatching.backward(
      forward, arguments, to: signature.parameters, takesClosure: { takesClosure(signature.parameters[$0]) },
      isFunction: { types.kind(signature.parameters[$0].type) == .function })
  }

  func arity(_ candidate: Candidate, fits arguments: [Argument]) -> Bool {
    let parameters = signature(of: candidate).parameters
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0]) } != nil
  }

  private func takesClosure(_ parameter: Parameter) -> Bool {
    // An autoclosure itself is no parameter for a closure; its result may be.
    let isLate = parameter.flags.contains(.isAutoclosure) && types.kind(parameter.type) == .function
    return takesClosure(
      isLate ? types.argument(parameter.type, types.argumentCount(parameter.type) - 1) : parameter.type)
  }

  func takesClosure(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .function, .hole, .parameter, .member: true
    default: analyzer.wrapped(type).map { takesClosure($0) } ?? false
    }
  }

  /// Computes the result of a chosen candidate and continues after arguments that do not fit.
  private func commit(
    _ candidate: Candidate, _ arguments: [Argument], _ match: [Int], _ expected: TypeID?, at node: SyntaxNode?
  ) -> (result: TypeID, generics: Substitution, fits: Bool) {
    let instance = instantiate(candidate, .given(arguments))
    if let told = receiver(toldBy: arguments, match, instance, of: candidate, at: node) {
      return commit(told, arguments, match, expected, at: node)
    }
    var score = Score()
    if match.count < instance.parameters.count { useDefaults(instance, match, of: candidate, isEarly: true) }
    let fits = fill(instance, arguments, match, expected, &score, commits: true)
    if !fits { errorWeight += BodyChecker.mistake }
    useDefaults(instance, match, of: candidate)
    recordLiterals(in: arguments, match, instance)
    var generics = instance.ownCount == 0 ? Substitution() : instance.generics
    note(node, candidate, generics: generics, arguments: match)
    if !generics.isEmpty { generics = generics.mapTypes { analyzer.resolved($0) } }
    return (analyzer.resolved(instance.result), generics, fits)
  }

  /// A call of a value of a function type.
  func applyFunction(_ type: TypeID, _ arguments: [Argument], expected: TypeID?) -> TypeID {
    let instance = instance(ofFunction: type)
    guard arguments.count == instance.parameters.count else { return analyzer.resolved(instance.result) }
    var score = Score()
    _ = fill(instance, arguments, Array(arguments.indices), expected, &score, commits: true)
    return analyzer.resolved(instance.result)
  }

  /// Whether a value of a type can be called with the arguments without any conversion.
  func takesExactly(_ givenType: TypeID, _ arguments: [Argument]) -> Bool {
    let type = analyzer.resolved(analyzer.normalized(givenType))
    guard types.kind(type) == .function else {
      guard types.kind(type) == .nominal else { return false }
      let calls = viable(analyzer.memberCandidates(.callAsFunction, of: type, from: context.file), arguments)
      return calls.contains { call in
        var score = Score()
        let instance = instantiate(call.candidate, .given(arguments))
        return hasImplicitMembers(arguments, call.match, of: instance)
          && isFilled(instance, arguments, call.match, &score)
      }
    }
    let instance = instance(ofFunction: type)
    guard arguments.count == instance.parameters.count, arguments.allSatisfy({ $0.label == .none }) else {
      return false
    }
    var score = Score()
    return isFilled(instance, arguments, Array(arguments.indices), &score) && score == Score()
  }

  /// Whether the parameter types have the members at the roots of arguments such as `.smooth(duration: 1)`.
  private func hasImplicitMembers(_ arguments: [Argument], _ match: [Int], of instance: Instance) -> Bool {
    let outer = chainExpectation
    defer { chainExpectation = outer }
    return zip(arguments, match).allSatisfy { argument, index in
      guard let node = argument.node, hasImplicitRoot(node), index < instance.parameters.count else { return true }
      var root = node
      while let base = BodyChecker.base(ofLink: root) { root = base }
      guard root.kind == .implicitMemberExpr, let token = memberToken(root) else { return true }
      chainExpectation = instance.parameters[index].type
      return implicitCandidates(root.name(of: token)).contains { !$0.isEmpty }
    }
  }

  /// Whether the arguments convert to the parameters. The trial is rolled back.
  private func isFilled(_ instance: Instance, _ arguments: [Argument], _ match: [Int], _ score: inout Score) -> Bool {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    return fill(instance, arguments, match, nil, &score, commits: false)
  }

  private func instance(ofFunction type: TypeID) -> Instance {
    let flags = types.flags(ofFunction: type)
    let count = types.argumentCount(type) - 1
    let parameters = (0..<count).map { index in
      Parameter(
        label: .none, name: .none, type: types.argument(type, index), flags: index < flags.count ? flags[index] : [],
        hasDefault: false, builder: nil, node: nil)
    }
    return Instance(parameters: parameters, result: types.argument(type, count), requirements: [])
  }
}
