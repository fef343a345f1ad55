import ViewSource
import ViewSyntax

/// The specialization order of declarations, independent of arguments.
///
/// As in Swift, one declaration is as specialized as another if the other could be called with the first one's
/// parameters as arguments: `(Int)` can be passed to `(T)`, but not the reverse. For this, the first one's generic
/// parameters are opaque types with their requirements, and the other's are opened. If each is as specialized as the
/// other, minor differences decide.
extension BodyChecker {
  /// The tied candidates without a more specialized one among them. The arguments do not matter.
  func mostSpecialized(
    _ tied: [Int], _ viable: [(candidate: Candidate, match: [Int])], in set: OverloadSet
  ) -> [Int] {
    guard set.number != nil else { return mostSpecialized(tied, viable) }
    if let known = set.mostSpecialized[tied] { return known }
    let found = mostSpecialized(tied, viable)
    set.mostSpecialized[tied] = found
    return found
  }

  /// The number of candidates up to which all pairs are compared.
  private static let maximumCompared = 16

  private func mostSpecialized(_ tied: [Int], _ viable: [(candidate: Candidate, match: [Int])]) -> [Int] {
    let isPreferred = { (one: Int, other: Int) in
      self.isPreferred(viable[one].candidate, viable[one].match, to: viable[other].candidate, viable[other].match)
    }
    var tied = tied
    if tied.count > BodyChecker.maximumCompared, let first = tied.first {
      // Many copies of one extension in a folder: the best of them removes all worse ones first.
      let best = tied.dropFirst().reduce(first) { isPreferred($1, $0) ? $1 : $0 }
      tied.removeAll { $0 != best && isPreferred(best, $0) }
      if tied.count > BodyChecker.maximumCompared { return tied }
    }
    return tied.filter { one in !tied.contains { $0 != one && isPreferred($0, one) } }
  }

  /// Whether one declaration is preferred over another that the same arguments fit.
  func isPreferred(_ left: Candidate, _ leftMatch: [Int], to right: Candidate, _ rightMatch: [Int]) -> Bool {
    let isLeft = isAsSpecialized(left, leftMatch, than: right, rightMatch)
    let isRight = isAsSpecialized(right, rightMatch, than: left, leftMatch)
    if isLeft != isRight { return isLeft }
    if left.isMemberwise || right.isMemberwise { return false }
    // Prefers stricter effects: a task whose closure fits both initializers never fails (`Task { 3 }`).
    let pairs = zip(effects(ofParameters: left, leftMatch), effects(ofParameters: right, rightMatch))
    let isLeftStricter = pairs.allSatisfy { $0.isSubset(of: $1) }
    let isRightStricter = pairs.allSatisfy { $1.isSubset(of: $0) }
    if isLeftStricter != isRightStricter { return isLeftStricter }
    // Prefers the one with fewer default arguments.
    let leftCount = analyzer.signature(of: left.decl).parameters.count
    let rightCount = analyzer.signature(of: right.decl).parameters.count
    if leftCount != rightCount { return leftCount < rightCount }
    // Prefers members that are not in protocols, then the program's own over the catalogue's.
    if analyzer.isProtocolMember(left.decl) != analyzer.isProtocolMember(right.decl) {
      return !analyzer.isProtocolMember(left.decl)
    }
    let catalogueCount = analyzer.program.catalogueFileCount
    let leftIsOwn = Int(left.decl.file.index) >= catalogueCount
    let rightIsOwn = Int(right.decl.file.index) >= catalogueCount
    return leftIsOwn && !rightIsOwn
  }

  /// The effects that the async function parameters allow; empty for other parameters.
  private func effects(ofParameters candidate: Candidate, _ match: [Int]) -> [FunctionEffects] {
    let parameters = signature(of: candidate).parameters
    return match.map { index in
      guard index < parameters.count, types.kind(parameters[index].type) == .function else { return [] }
      let effects = types.effects(ofFunction: parameters[index].type)
      return effects.contains(.isAsync) ? effects : []
    }
  }

  /// Whether a function has generic parameters of its own; `nil` if it is no function, or takes a function.
  private func isGeneric(_ candidate: Candidate) -> Bool? {
    guard !candidate.isMemberwise else { return nil }
    switch analyzer.decl(candidate.decl).kind {
    case .function, .initializer:
      let signature = analyzer.signature(of: candidate.decl)
      guard !signature.parameters.contains(where: { types.kind($0.type) == .function }) else { return nil }
      return signature.generics.parameters.count > signature.generics.outerCount
    default: return nil
    }
  }

  func isAsSpecialized(_ left: Candidate, than right: Candidate) -> Bool {
    isAsSpecialized(left, [], than: right, [])
  }

  /// Whether one declaration is as specialized as another: its parameter types convert to the other's.
  private func isAsSpecialized(_ left: Candidate, _ leftMatch: [Int], than right: Candidate, _ rightMatch: [Int])
    -> Bool
  {
    // A declaration that is not generic is more specialized than a generic one. Those that take functions are first
    // compared by their closures.
    if let isLeftGeneric = isGeneric(left), let isRightGeneric = isGeneric(right), isLeftGeneric != isRightGeneric {
      return isRightGeneric
    }
    let environment = analyzer.environment
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    analyzer.inference.pending = []
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      analyzer.environment = environment
    }
    let isVariable = analyzer.decl(left.decl).kind == .variable
    let signature: Signature? = isVariable ? nil : self.signature(of: left)
    let leftOwner = left.isMemberwise ? left.decl : analyzer.owner(of: left.decl)
    let rightOwner = right.isMemberwise ? right.decl : analyzer.owner(of: right.decl)
    analyzer.environment = signature?.generics ?? leftOwner.map { analyzer.genericContext(of: $0) } ?? GenericContext()
    var candidate = right
    if let leftOwner, let rightOwner {
      // A requirement is preferred over members of protocol extensions, whichever the protocols are.
      let isLeftRequired = !left.isMemberwise && analyzer.isRequirement(left.decl)
      let isRightRequired = !right.isMemberwise && analyzer.isRequirement(right.decl)
      if isLeftRequired != isRightRequired, isOfProtocol(isLeftRequired ? rightOwner : leftOwner) {
        return isLeftRequired
      }
      // For members, the one's `Self` must conform to or inherit from the other's type.
      let itself = analyzer.requiredSelf(of: left.decl) ?? analyzer.selfType(inside: leftOwner)
      guard let nominal = analyzer.nominal(of: rightOwner) else { return false }
      if analyzer.decl(nominal).kind == .protocolType {
        guard analyzer.conformance(itself, to: nominal) != nil else { return false }
      } else if types.kind(itself) != .nominal || analyzer.superType(itself, nominal) == nil {
        return false
      }
      candidate.base = itself
    }
    if isVariable || analyzer.decl(right.decl).kind == .variable {
      let substitution = candidate.base.map { analyzer.memberSubstitution(right.decl, of: $0) } ?? Substitution()
      return analyzer.addedRequirements(of: right.decl).allSatisfy { analyzer.isMet($0, substitution) }
    }
    guard let signature else { return false }
    let instance = instantiate(candidate, .count(leftMatch.count))
    let leftParameters = PackArguments.count(leftMatch.count).expand(signature.parameters, types)
    let pairs =
      leftMatch.isEmpty && rightMatch.isEmpty
      ? Array(zip(leftParameters.indices, instance.parameters.indices)) : Array(zip(leftMatch, rightMatch))
    for (mine, other) in pairs where mine < leftParameters.count && other < instance.parameters.count {
      guard isGiven(leftParameters[mine], to: instance.parameters[other]) else { return false }
    }
    return note(instance.requirements) && meet(instance.requirements)
  }

  private func isOfProtocol(_ owner: DeclID) -> Bool {
    analyzer.nominal(of: owner).map { analyzer.decl($0).kind == .protocolType } ?? false
  }

  /// Whether only the second of two function types has the result `()`.
  private func ignoresValue(of left: TypeID, _ right: TypeID) -> Bool {
    let (left, right) = (analyzer.normalized(left), analyzer.normalized(right))
    guard types.kind(left) == .function, types.kind(right) == .function else { return false }
    return types.argument(right, types.argumentCount(right) - 1) == analyzer.void
      && types.argument(left, types.argumentCount(left) - 1) != analyzer.void
  }

  private func isGiven(_ left: Parameter, to right: Parameter) -> Bool {
    if left.flags.contains(.isVariadic) != right.flags.contains(.isVariadic) {
      return right.flags.contains(.isVariadic)
    }
    // A pack parameter accepts any type.
    if types.kind(left.type) == .expansion { return types.kind(analyzer.normalized(right.type)) == .variable }
    // `T` also accepts optionals, but `T?` only optionals.
    if types.kind(left.type) == .parameter, let inner = analyzer.wrapped(analyzer.normalized(right.type)),
      types.kind(analyzer.normalized(inner)) == .variable
    {
      return false
    }
    // A closure's value may be ignored, but a function with a value is no function without one.
    if ignoresValue(of: left.type, right.type) { return false }
    var score = Score()
    guard analyzer.convert(left.type, to: right.type, &score) else { return false }
    var conversion = Score()
    conversion.add(.valueConversion)
    return score < conversion
  }
}
