import ViewSource
import ViewSyntax

/// The cache key of a call: its candidates and everything else that the choice and the result depend on, but not its
/// position.
///
/// Programs call the same modifiers with the same kinds of arguments very often; each kind of call is resolved once.
struct CallKey: Equatable, MemoKey {
  /// The number of the overload set.
  var overloads: Int
  var base: UInt64
  var expected: UInt64
  var arguments: SIMD8<UInt32>

  /// The limit of arguments; longer calls are not cached.
  static let maximumArguments = 8

  /// The base of a call whose meaning is independent of the base type.
  static let anyBase = UInt64.max

  /// The base of a call whose candidates are members of the arguments' types, such as operators.
  static let arguments = UInt64.max - 1

  var bits: UInt64 {
    var bits = (UInt64(overloads) ^ base &* 0xA076_1D64_78BD_642F) &* 0xE703_7ED1_A0B4_28DB ^ expected
    for index in 0..<CallKey.maximumArguments {
      bits = (bits ^ bits >> 29 ^ UInt64(arguments[index])) &* 0x9E37_79B9_7F4A_7C15
    }
    return bits ^ bits >> 31
  }
}

/// The cached meaning of a call.
struct CallAnswer {
  /// The index of the chosen candidate among the viable ones.
  var chosen: Int
  /// The result type, if it depends on nothing else.
  var result: TypeID?
  /// The work that the resolution took.
  var cost = 0
  /// The bindings of the declaration's own generic parameters, if the result also depends on the base.
  var generics: Substitution?
}

extension BodyChecker {
  /// The cache key of a call; `nil` if the call depends on more.
  func callKey(
    _ set: OverloadSet, _ candidates: [Candidate], _ arguments: [Argument], _ expected: TypeID?, isOperator: Bool
  ) -> CallKey? {
    // While an inheritance is being computed, answers are provisional.
    guard let number = set.number, arguments.count <= CallKey.maximumArguments, analyzer.inference.pending.isEmpty,
      analyzer.openInheritances == 0, !looksForLiterals, availableVersion == nil,
      let base = isOperator ? CallKey.arguments : baseWord(candidates, set, expected),
      let expectedWord = expectedWord(expected)
    else { return nil }
    let isChoice = set.viable.count > 1
    var words = SIMD8<UInt32>()
    for (index, argument) in arguments.enumerated() {
      if let type = argument.type {
        guard let shape = shape(ofType: type) else { return nil }
        words[index] = shape.number
      } else if let closure = argument.closure {
        // A closure's content affects the result, so only the choice is cached. Written types also affect the choice, and
        // are not part of the shape.
        guard isChoice, !hasWrittenTypes(closure) else { return nil }
        words[index] = closureShape(closure).number
      } else {
        guard let shape = argument.node.flatMap({ shape($0) }) else { return nil }
        words[index] = shape.number
      }
    }
    return CallKey(overloads: number, base: base, expected: expectedWord, arguments: words)
  }

  /// The key word for the common base of all candidates.
  private func baseWord(_ candidates: [Candidate], _ set: OverloadSet, _ expected: TypeID?) -> UInt64? {
    guard let given = candidates[0].base else { return candidates.allSatisfy { $0.base == nil } ? 0 : nil }
    guard candidates.allSatisfy({ $0.base == given }) else { return nil }
    let base = analyzer.resolved(given)
    // Neither a contextual type nor the base affects the choice, so all bases share an entry.
    if expected == nil, !types.flags(base).contains(.hasVariable), isSameForAllBases(set, candidates) {
      return CallKey.anyBase
    }
    if hasOneMeaning(base) { return 1 << 62 | UInt64(base.index) }
    // A generic type with all arguments open: `VStack` in `VStack { … }`.
    guard types.kind(base) == .nominal else { return nil }
    for index in 0..<types.argumentCount(base) {
      let argument = types.argument(base, index)
      guard types.kind(argument) == .variable, analyzer.shallow(argument) == argument,
        !analyzer.isConstrained(argument)
      else { return nil }
      for other in 0..<index where types.argument(base, other) == argument { return nil }
    }
    return 2 << 62 | types.payload(base)
  }

  private func expectedWord(_ expected: TypeID?) -> UInt64? {
    guard let expected else { return 0 }
    let wanted = analyzer.shallow(expected)
    if hasOneMeaning(wanted) { return 1 << 62 | UInt64(wanted.index) }
    // Any type that conforms to a protocol.
    guard types.kind(wanted) == .variable else { return nil }
    let constraints = analyzer.constraints(onVariable: wanted)
    if constraints.isEmpty { return 2 << 62 }
    guard constraints.count == 1, hasOneMeaning(constraints[0]) else { return nil }
    return 3 << 62 | UInt64(constraints[0].index)
  }

  // MARK: Members of any base

  /// Whether the choice in an overload set is the same for every base: only the result types depend on it.
  private func isSameForAllBases(_ set: OverloadSet, _ candidates: [Candidate]) -> Bool {
    if let known = set.isSameForAllBases { return known }
    let result = set.viable.allSatisfy { isSameForAllBases(candidates[$0.index]) }
    set.isSameForAllBases = result
    return result
  }

  private func isSameForAllBases(_ candidate: Candidate) -> Bool {
    guard candidate.base != nil, !candidate.isMemberwise, !candidate.isUnapplied,
      analyzer.decl(candidate.decl).kind == .function, let owner = analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner), analyzer.decl(nominal).kind == .protocolType,
      analyzer.addedRequirements(of: candidate.decl).isEmpty
    else { return false }
    let signature = signature(of: candidate)
    let mentions = { (type: TypeID) in self.analyzer.occurs(nominal, in: type) }
    return !signature.parameters.contains { mentions($0.type) || $0.builder.map(mentions) == true }
      && !signature.generics.requirements.dropFirst(analyzer.requirementCount(of: nominal)).contains {
        mentions($0.subject) || mentions($0.other)
      }
  }

  // MARK: Answers

  /// The cacheable answer of a resolved call; `nil` if the result depends on more than the key.
  func answer(_ chosen: Int, _ result: TypeID, _ generics: Substitution, for key: CallKey) -> CallAnswer? {
    guard hasOneMeaning(result) else { return nil }
    if key.base != CallKey.anyBase { return CallAnswer(chosen: chosen, result: result) }
    return generics.allTypes(hasOneMeaning) ? CallAnswer(chosen: chosen, generics: generics) : nil
  }

  /// The result of a call from a cached answer, recorded if required; `nil` if the call must be resolved again.
  func result(
    of answer: CallAnswer, _ set: OverloadSet, _ candidates: [Candidate], _ arguments: [Argument],
    at node: SyntaxNode?
  ) -> TypeID? {
    let (index, match) = set.viable[answer.chosen]
    let candidate = candidates[index]
    let type: TypeID
    if let result = answer.result {
      guard isMade(result, candidate) else { return nil }
      type = result
    } else if let generics = answer.generics {
      type = result(of: candidate, generics)
    } else {
      return nil
    }
    return recorder == nil || recordKnown(candidate, arguments, match, at: node) ? type : nil
  }

  /// The result of a protocol member's call with known generic parameters.
  private func result(of candidate: Candidate, _ generics: Substitution) -> TypeID {
    let signature = signature(of: candidate)
    guard let base = candidate.base else { return signature.result }
    var substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    if !generics.isEmpty { substitution.add(generics) }
    return analyzer.resolved(analyzer.substitute(signature.result, substitution))
  }

  /// Binds the open parts of the type that an initializer is called on to the result. `false` for an operator of a
  /// generic type, whose operands may have other generic arguments than its result.
  private func isMade(_ result: TypeID, _ candidate: Candidate) -> Bool {
    guard let base = candidate.base, types.flags(base).contains(.hasVariable) else { return true }
    if analyzer.decl(candidate.decl).isOperator { return false }
    let mark = analyzer.mark()
    if analyzer.unify(base, result) || analyzer.wrapped(result).map({ analyzer.unify(base, $0) }) == true {
      return true
    }
    analyzer.undo(to: mark)
    return false
  }

  /// Records a call with a known result; `false` if the call must be resolved again.
  private func recordKnown(
    _ candidate: Candidate, _ arguments: [Argument], _ match: [Int], at node: SyntaxNode?
  ) -> Bool {
    let signature = signature(of: candidate)
    let isGeneric = signature.generics.parameters.count > signature.generics.outerCount && !candidate.isMemberwise
    // The arguments may decide literals in the base.
    let isOfLiterals = candidate.base.map { types.flags($0).contains(.hasLiteral) } ?? false
    guard !isGeneric, !isOfLiterals, !candidate.isUnapplied, signature.packIndex == nil,
      zip(arguments, match).allSatisfy({ argument, place in
        argument.node == nil
          || types.flags(signature.parameters[place].type).isDisjoint(with: [.hasParameter, .hasMember])
      })
    else { return false }
    var score = Score()
    for (argument, place) in zip(arguments, match) where argument.node != nil {
      _ = give(argument, to: signature.parameters[place], &score)
    }
    note(node, candidate, arguments: match)
    return true
  }
}
