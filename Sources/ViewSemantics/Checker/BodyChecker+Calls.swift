import ViewSource
import ViewSyntax

/// Calls: from a callee and arguments to the type of the result.
///
/// Declarations that the arguments cannot be matched with are out before any type is looked at. If only one is left, it
/// is the one, whatever the arguments' types are: a mistake in an argument then does not hide what the call gives. Else
/// those that are left are ranked. Swift makes a disjunction of them and may come back to its choice while it solves
/// the expression around; here each call chooses for itself, by its arguments and what is expected of its result.
extension BodyChecker {
  func callLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let callee = node.children.first else { return analyzer.hole(.syntaxError) }
    let arguments = node.callArguments
    switch resolve(callee: callee, arguments) {
    case .candidates(let candidates, let name):
      let set = overloads(candidates, arguments)
      if set.viable.isEmpty, let type = callOfMade(candidates, arguments, name, expected, at: node) { return type }
      return apply(candidates, arguments, set, named: name.text, expected: expected, at: node)
    case .value(let type):
      return call(type, arguments, named: callee.text, expected: expected, at: node)
    }
  }

  /// `Flow() { … }`: no initialiser takes the closure, but what is made can be called with it.
  private func callOfMade(
    _ candidates: [Candidate], _ arguments: [Argument], _ name: Name, _ expected: TypeID?, at node: SyntaxNode
  ) -> TypeID? {
    guard arguments.last?.isTrailing == true, candidates.allSatisfy({ isMaker($0) }) else { return nil }
    let own = arguments.filter { !$0.isTrailing }
    let makers = candidates.filter { arity($0, fits: own) }
    guard !makers.isEmpty else { return nil }
    let made = apply(makers, own, named: name.text, expected: nil, at: node.children.first)
    let callees = analyzer.memberCandidates(.callAsFunction, of: analyzer.resolved(made), from: context.file)
    guard !callees.isEmpty else { return nil }
    return apply(callees, arguments.filter(\.isTrailing), named: "callAsFunction", expected: expected, at: node)
  }

  private func isMaker(_ candidate: Candidate) -> Bool {
    candidate.isMemberwise || analyzer.decl(candidate.decl).kind == .initializer
  }

  /// A call of a value: a function, a type, or something with `callAsFunction`.
  private func call(
    _ givenType: TypeID, _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode
  ) -> TypeID {
    let type = analyzer.resolved(analyzer.normalized(givenType))
    switch types.kind(type) {
    case .hole: return type
    case .metatype:
      let made = types.argument(type, 0)
      let candidates = analyzer.initializers(of: made, from: context.file)
      if candidates.isEmpty { return types.kind(made) == .hole ? made : analyzer.hole(.noMatchingCall, name()) }
      return apply(candidates, arguments, named: name(), expected: expected, at: node)
    case .function:
      return applyFunction(type, arguments, expected: expected)
    default:
      let candidates = analyzer.memberCandidates(.callAsFunction, of: type, from: context.file)
      if !candidates.isEmpty { return apply(candidates, arguments, named: name(), expected: expected, at: node) }
      if let wrapped = analyzer.wrapped(type) {
        return call(wrapped, arguments, named: name(), expected: expected, at: node)
      }
      return analyzer.hole(.noMatchingCall, name())
    }
  }

  /// The result of a call that may mean several declarations: the best of those that take the arguments.
  func apply(
    _ candidates: [Candidate], _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode? = nil
  ) -> TypeID {
    apply(candidates, arguments, overloads(candidates, arguments), named: name(), expected: expected, at: node)
  }

  private func apply(
    _ candidates: [Candidate], _ arguments: [Argument], _ set: OverloadSet, named name: @autoclosure () -> String,
    expected: TypeID?, at node: SyntaxNode?
  ) -> TypeID {
    if set.viable.isEmpty { return analyzer.hole(.noMatchingCall, name()) }
    if expected == nil, record == nil || node == nil, let type = applyDirectly(candidates, arguments, set) {
      return type
    }
    let key = callKey(set, candidates, arguments, expected)
    var chosen = set.viable.count == 1 ? 0 : nil
    if let key, let known = analyzer.callAnswers[key] {
      let (index, match) = set.viable[known.chosen]
      if let result = known.result, isMade(result, candidates[index]),
        record == nil || recordKnown(candidates[index], arguments, match, at: node)
      {
        return result
      }
      chosen = known.chosen
    }
    // Nothing expected of the result, and nothing asked of the base: the next base is no other case.
    let widerKey = expected == nil ? key.flatMap { isSameForAllBases(set, candidates) ? $0.withoutBase : nil } : nil
    if let widerKey, let known = analyzer.callAnswers[widerKey] {
      let (index, match) = set.viable[known.chosen]
      if let generics = known.generics, record == nil || recordKnown(candidates[index], arguments, match, at: node) {
        return result(of: candidates[index], generics)
      }
      chosen = known.chosen
    }
    if chosen == nil {
      let viable = set.viable.map { (candidate: candidates[$0.index], match: $0.match) }
      var ranking = best(of: viable, arguments, expected, in: set)
      if ranking.choice == nil, expected != nil { ranking = best(of: viable, arguments, nil, in: set) }
      chosen = ranking.choice
      if let key, let chosen, !ranking.looksIntoClosures {
        analyzer.callAnswers[widerKey ?? key] = CallAnswer(chosen: chosen)
      }
    }
    // If none takes them as they are, only what all of them agree on is known.
    guard let chosen else { return analyzer.hole(.noMatchingCall, name()) }
    let (index, match) = set.viable[chosen]
    let before = mistakes
    let (result, generics) = commit(candidates[index], arguments, match, expected, at: node)
    if let key, mistakes == before, hasOneMeaning(result), !arguments.contains(where: { $0.closure != nil }) {
      if let widerKey, generics.allTypes(hasOneMeaning) {
        analyzer.callAnswers[widerKey] = CallAnswer(chosen: chosen, generics: generics)
      } else {
        analyzer.callAnswers[key] = CallAnswer(chosen: chosen, result: result)
      }
    }
    return result
  }

  /// The declarations that the arguments fit by their labels.
  private func overloads(_ candidates: [Candidate], _ arguments: [Argument]) -> OverloadSet {
    analyzer.overloadSet(candidates, arguments, isSettled: { candidates.allSatisfy(isSettled) }) {
      var viable: [(index: Int, match: [Int])] = []
      for (index, candidate) in candidates.enumerated() {
        if let match = match(arguments, candidate) { viable.append((index, match)) }
      }
      return viable
    }
  }

  /// Whether how a candidate is called is known for good, not only because something depends on itself.
  private func isSettled(_ candidate: Candidate) -> Bool {
    let signature = signature(of: candidate)
    return types.kind(signature.result) != .hole && !signature.parameters.contains { types.kind($0.type) == .hole }
  }

  /// Tells the open parts of the type that an initialiser is called on what they are: some ask for these.
  private func isMade(_ result: TypeID, _ candidate: Candidate) -> Bool {
    guard let base = candidate.base, types.flags(base).contains(.hasVariable) else { return true }
    let mark = analyzer.mark()
    if analyzer.unify(base, result) || analyzer.wrapped(result).map({ analyzer.unify(base, $0) }) == true {
      return true
    }
    analyzer.undo(to: mark)
    return false
  }

  /// Notes what a call means whose result is known already; `false` if that needs a closer look.
  private func recordKnown(
    _ candidate: Candidate, _ arguments: [Argument], _ match: [Int], at node: SyntaxNode?
  ) -> Bool {
    let signature = signature(of: candidate)
    let isGeneric = signature.generics.parameters.count > signature.generics.outerCount && !candidate.isMemberwise
    guard !isGeneric, !candidate.isUnapplied, signature.packIndex == nil,
      match.allSatisfy({ types.flags(signature.parameters[$0].type).isDisjoint(with: [.hasParameter, .hasMember]) })
    else { return false }
    var score = Score()
    for (argument, place) in zip(arguments, match) { _ = give(argument, to: signature.parameters[place], &score) }
    note(node, candidate, arguments: match)
    return true
  }

  private func match(_ arguments: [Argument], _ candidate: Candidate) -> [Int]? {
    let signature = signature(of: candidate)
    if candidate.isUnapplied { return arguments.count == 1 ? [0] : nil }
    var parameters = signature.parameters
    if let pack = signature.packIndex {
      let count = packCount(parameters, arguments.count)
      var copies = Array(repeating: parameters[pack], count: count)
      for index in copies.indices.dropFirst() { copies[index].label = .none }
      parameters.replaceSubrange(pack...pack, with: copies)
    }
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0].type) }
  }

  func arity(_ candidate: Candidate, fits arguments: [Argument]) -> Bool {
    let parameters = signature(of: candidate).parameters
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0].type) } != nil
  }

  func takesClosure(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .function, .hole, .parameter: true
    default: analyzer.wrapped(type).map { takesClosure($0) } ?? false
    }
  }

  /// Works out what a candidate gives for the arguments; mistakes in them are passed over.
  private func commit(
    _ candidate: Candidate, _ arguments: [Argument], _ match: [Int], _ expected: TypeID?, at node: SyntaxNode?
  ) -> (result: TypeID, generics: Substitution) {
    let instance = instantiate(candidate, argumentCount: arguments.count)
    var score = Score()
    if !fill(instance, arguments, match, expected, &score, commits: true) { mistakes += 1 }
    useDefaults(instance, match, of: candidate)
    var generics = instance.ownCount == 0 ? Substitution() : instance.generics
    note(node, candidate, generics: generics, arguments: match)
    if !generics.isEmpty { generics = generics.mapTypes { analyzer.resolved($0) } }
    return (analyzer.resolved(instance.result), generics)
  }

  // MARK: Values of known types

  /// The result of a call with values of known types of what takes such as they are: in `buildBlock<C0, C1>(_: C0, _: C1)`
  /// each argument's type is what a generic parameter stands for, so that there is nothing to infer.
  ///
  /// - Returns: `nil` if that is not all there is to it.
  private func applyDirectly(
    _ candidates: [Candidate], _ arguments: [Argument], _ set: OverloadSet
  ) -> TypeID? {
    guard !arguments.isEmpty, analyzer.inference.pending.isEmpty,
      arguments.allSatisfy({ argument in
        argument.type.map { types.flags($0).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]) } ?? false
      })
    else { return nil }
    var best: (place: Int, score: Score, result: TypeID)?
    var ties: [Int] = []
    for (place, (index, match)) in set.viable.enumerated() {
      guard let made = directResult(of: candidates[index], arguments, match) else { return nil }
      guard case .result(let result) = made else { continue }
      let score = score(of: candidates[index])
      if let known = best, !(score < known.score) {
        if score == known.score { ties.append(place) }
      } else {
        best = (place, score, result)
        ties = []
      }
    }
    guard let best else { return nil }
    if ties.isEmpty { return best.result }
    let viable = set.viable.map { (candidate: candidates[$0.index], match: $0.match) }
    let chosen = mostSpecialized([best.place] + ties, viable, in: set).first
    guard let chosen, chosen != best.place else { return best.result }
    let (index, match) = set.viable[chosen]
    guard case .result(let result)? = directResult(of: candidates[index], arguments, match) else { return nil }
    return result
  }

  /// A call of a value of a function type.
  func applyFunction(_ type: TypeID, _ arguments: [Argument], expected: TypeID?) -> TypeID {
    let flags = types.flags(ofFunction: type)
    let count = types.argumentCount(type) - 1
    let parameters = (0..<count).map { index in
      Parameter(
        label: .none, name: .none, type: types.argument(type, index), flags: index < flags.count ? flags[index] : [],
        hasDefault: false, builder: nil, node: nil)
    }
    let instance = Instance(parameters: parameters, result: types.argument(type, count), requirements: [])
    guard arguments.count == count else { return analyzer.resolved(instance.result) }
    var score = Score()
    _ = fill(instance, arguments, Array(arguments.indices), expected, &score, commits: true)
    return analyzer.resolved(instance.result)
  }
}
