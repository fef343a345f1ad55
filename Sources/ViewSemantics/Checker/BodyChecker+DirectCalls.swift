import ViewSource

/// Calls with nothing to infer.
///
/// In `buildBlock<C0, C1>(_: C0, _: C1)` with values of known types each argument's type is what a generic parameter
/// stands for, so that the types are put in and the requirements asked, without a variable. Most calls of builders'
/// methods are of this kind, and each block of views is one. In `frame(width: side * 2)` the arguments have no say in
/// the type at all, so that they are not looked at unless everything is to be recorded.
extension BodyChecker {
  /// The result of a call of the only declaration that takes the arguments, if nothing about it is generic but the type
  /// that it is a member of, and that type is known; `nil` if the arguments have to be looked at.
  func resultWhateverArguments(
    _ candidates: [Candidate], _ arguments: [Argument], _ set: OverloadSet
  ) -> TypeID? {
    // What is wrong with the arguments counts where overloads are compared, and what they are told may be the type of a
    // closure's parameter.
    guard recorder == nil, openJudgements == 0, unknownClosures == 0, set.viable.count == 1,
      arguments.allSatisfy({ $0.type == nil })
    else { return nil }
    let candidate = candidates[set.viable[0].index]
    if candidate.isUnapplied { return nil }
    if let base = candidate.base, types.flags(base).contains(.hasVariable) { return nil }
    let signature = signature(of: candidate)
    let isOpen = signature.generics.parameters.count > signature.generics.outerCount
    guard candidate.isMemberwise || !isOpen, !signature.hasPack else { return nil }
    countWork()
    guard let base = candidate.base else { return analyzer.resolved(signature.result) }
    if candidate.isMemberwise {
      return analyzer.resolved(analyzer.substitute(signature.result, analyzer.substitution(of: base)))
    }
    if analyzer.decl(candidate.decl).kind == .initializer {
      return analyzer.resolved(signature.isFailable ? analyzer.optional(base) : base)
    }
    let substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    let result = analyzer.resolved(analyzer.substitute(signature.result, substitution))
    return analyzer.seen(result, ofMethod: candidate.decl)
  }

  /// The result of a call with values of known types; `nil` if something has to be inferred after all.
  func applyDirectly(
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

  /// What a call gives without anything to infer.
  private enum DirectResult {
    case result(TypeID)
    /// What the declaration requires of the types does not hold.
    case isUnmet
  }

  /// The result of a candidate whose parameters are generic parameters of its own, with the types of the arguments in
  /// their place; `nil` if anything about it has to be inferred.
  private func directResult(of candidate: Candidate, _ arguments: [Argument], _ match: [Int]) -> DirectResult? {
    guard !candidate.isMemberwise, !candidate.isUnapplied else { return nil }
    let signature = signature(of: candidate)
    let all = signature.generics.parameters
    let ownCount = all.count - signature.generics.outerCount
    guard ownCount > 0, signature.parameters.count == ownCount, signature.parameters.allSatisfy({ $0.flags.isEmpty }),
      analyzer.decl(candidate.decl).kind == .function
    else { return nil }
    if let base = candidate.base, types.flags(base).contains(.hasParameter) { return nil }
    var own = Substitution()
    own.reserveCapacity(all.count)
    for (place, parameter) in signature.parameters.enumerated() {
      var pattern = parameter.type
      let isPack = types.kind(pattern) == .expansion
      if isPack { pattern = types.argument(pattern, 0) }
      guard types.kind(pattern) == .parameter, own[types.decl(pattern)] == nil,
        all[signature.generics.outerCount...].contains(types.decl(pattern))
      else { return nil }
      if isPack {
        // The only parameter: it takes all of them.
        guard ownCount == 1 else { return nil }
        own.bind(types.decl(pattern), to: types.pack(arguments.compactMap(\.type)))
      } else {
        guard signature.packIndex == nil, let index = match.firstIndex(of: place), let type = arguments[index].type
        else {
          return nil
        }
        own.bind(types.decl(pattern), to: type)
      }
    }
    countWork()
    var substitution = own
    if let base = candidate.base {
      substitution = analyzer.memberSubstitution(candidate.decl, of: base)
      substitution.add(own)
    }
    for requirement in requirements(of: candidate, signature) {
      let subject = analyzer.substitute(requirement.subject, substitution)
      let other = analyzer.substitute(requirement.other, substitution)
      guard meets(Requirement(kind: requirement.kind, subject: subject, other: other)) else { return .isUnmet }
    }
    return .result(analyzer.substitute(signature.result, substitution))
  }
}
