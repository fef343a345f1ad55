import ViewSource

/// Calls without inference.
///
/// In `buildBlock<C0, C1>(_: C0, _: C1)` with arguments of known types, each generic parameter is bound to the type of
/// its argument. The types are substituted and the requirements checked without type variables. Most calls of builder
/// methods, and so each block of views, are of this kind. In `frame(width: side * 2)` the arguments do not affect the
/// result type at all, so they are only checked when everything is recorded.
extension BodyChecker {
  /// The result type of a call with a single viable candidate whose own signature is not generic and whose base type is
  /// known; `nil` if the arguments must be checked.
  func resultWhateverArguments(
    _ candidates: [Candidate], _ arguments: [Argument], _ set: OverloadSet
  ) -> TypeID? {
    // Errors in arguments count during overload comparison, and arguments may decide the type of a closure's parameter.
    guard recorder == nil, closureComparisonDepth == 0, unknownClosures == 0, set.viable.count == 1,
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

  /// The result type of a call with arguments of known types; `nil` if it needs inference.
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

  /// The outcome of a call without inference.
  private enum DirectResult {
    case result(TypeID)
    /// A requirement is not met.
    case isUnmet
  }

  /// The result of a candidate whose parameter types are its own generic parameters, bound to the argument types; `nil`
  /// if it needs inference.
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
        // The single pack parameter takes all arguments.
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
