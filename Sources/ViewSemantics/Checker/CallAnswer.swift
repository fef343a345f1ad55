import ViewSource

/// A call without its place: the declarations that it may mean and what their choice and the result depend on.
///
/// Programs call the same modifiers with the same kinds of arguments over and over. What such a call means and gives is
/// worked out once.
struct CallKey: Equatable, MemoKey {
  /// The number of the overload set.
  var overloads: Int
  var base: UInt64
  var expected: UInt64
  var arguments: SIMD8<UInt32>

  /// The same on whatever base: only for overload sets that are the same for all.
  var withoutBase: CallKey {
    CallKey(overloads: overloads, base: .max, expected: expected, arguments: arguments)
  }

  var bits: UInt64 {
    var bits = (UInt64(overloads) ^ base &* 0xA076_1D64_78BD_642F) &* 0xE703_7ED1_A0B4_28DB ^ expected
    for index in 0..<8 { bits = (bits ^ bits >> 29 ^ UInt64(arguments[index])) &* 0x9E37_79B9_7F4A_7C15 }
    return bits ^ bits >> 31
  }
}

/// What a call was found to mean.
struct CallAnswer {
  /// The number among those of the overload set that are viable.
  var chosen: Int
  /// The type of the result, if that depends on nothing else.
  var result: TypeID?
  /// If the result depends on the base besides: what the generic parameters of the declaration itself stand for.
  var generics: Substitution?
}

extension BodyChecker {
  /// All that the meaning of a call depends on; `nil` if there is more to it.
  func callKey(
    _ set: OverloadSet, _ candidates: [Candidate], _ arguments: [Argument], _ expected: TypeID?
  ) -> CallKey? {
    guard let number = set.number, arguments.count <= 8, analyzer.inference.pending.isEmpty,
      let base = baseWord(candidates), let expected = expectedWord(expected)
    else { return nil }
    let isChoice = set.viable.count > 1
    var words = SIMD8<UInt32>()
    for (index, argument) in arguments.enumerated() {
      if let type = argument.type {
        guard let shape = shape(ofType: type) else { return nil }
        words[index] = shape.number
      } else if let closure = argument.closure {
        // What is in a closure decides the result: only a choice can be kept.
        guard isChoice else { return nil }
        words[index] = closureShape(closure).number
      } else {
        guard let shape = argument.node.flatMap({ shape($0) }) else { return nil }
        words[index] = shape.number
      }
    }
    return CallKey(overloads: number, base: base, expected: expected, arguments: words)
  }

  /// What the candidates are members of, the same for all of them.
  private func baseWord(_ candidates: [Candidate]) -> UInt64? {
    guard let given = candidates[0].base else { return candidates.allSatisfy { $0.base == nil } ? 0 : nil }
    guard candidates.allSatisfy({ $0.base == given }) else { return nil }
    let base = analyzer.resolved(given)
    if hasOneMeaning(base) { return 1 << 62 | UInt64(base.index) }
    // A generic type of which nothing is known yet: `VStack` in `VStack { … }`.
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
    // Anything that conforms to a protocol.
    guard types.kind(wanted) == .variable else { return nil }
    let constraints = analyzer.constraints(onVariable: wanted)
    if constraints.isEmpty { return 2 << 62 }
    guard constraints.count == 1, hasOneMeaning(constraints[0]) else { return nil }
    return 3 << 62 | UInt64(constraints[0].index)
  }

  // MARK: Members of any base

  /// Whether the choice among an overload set is the same for every base that has the members: none of them says
  /// anything of it but what its result is.
  func isSameForAllBases(_ set: OverloadSet, _ candidates: [Candidate]) -> Bool {
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

  /// The result of a call of a member of a protocol whose own generic parameters are known.
  func result(of candidate: Candidate, _ generics: Substitution) -> TypeID {
    let signature = signature(of: candidate)
    guard let base = candidate.base else { return signature.result }
    var substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    if !generics.isEmpty { substitution.add(generics) }
    return analyzer.resolved(analyzer.substitute(signature.result, substitution))
  }
}
