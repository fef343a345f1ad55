import ViewSource
import ViewSyntax

/// A declaration as it is used in one place: what is generic about it is open.
struct Instance {
  var parameters: [Parameter]
  var result: TypeID
  var requirements: [Requirement]
  /// What its own generic parameters stand for.
  var generics = Substitution()
}

/// Choosing among overloads and working out what a call gives.
extension BodyChecker {
  // MARK: Opening

  /// A candidate with variables in the place of its generic parameters.
  func instantiate(_ candidate: Candidate, argumentCount: Int = 0) -> Instance {
    analyzer.countWork()
    let signature = signature(of: candidate)
    let generics = signature.generics
    var own = Substitution()
    let copies = packCount(signature.parameters, argumentCount)
    if !candidate.isMemberwise {
      for parameter in generics.parameters[min(generics.outerCount, generics.parameters.count)...] {
        if analyzer.isPack(parameter) {
          own.bind(parameter, to: types.pack((0..<copies).map { _ in analyzer.newVariable() }))
        } else {
          own.bind(parameter, to: analyzer.newVariable())
        }
      }
    }
    var substitution = own
    var made: TypeID?
    if let base = candidate.base {
      // `Self` may be said to be a type in terms of the member's own parameters: `where Self == Style<Value>`.
      let base = analyzer.substitute(base, own)
      let outer =
        candidate.isMemberwise
        ? analyzer.substitution(of: base) : analyzer.memberSubstitution(candidate.decl, of: base)
      for (parameter, type) in zip(outer.parameters, outer.types) { substitution.bind(parameter, to: type) }
      made = base
    }
    var parameters: [Parameter] = []
    parameters.reserveCapacity(signature.parameters.count)
    for var parameter in signature.parameters {
      let type = analyzer.substitute(parameter.type, substitution)
      parameter.builder = parameter.builder.map { analyzer.substitute($0, substitution) }
      if types.kind(parameter.type) == .expansion, types.kind(type) == .pack {
        for index in 0..<types.argumentCount(type) {
          var copy = parameter
          copy.type = types.argument(type, index)
          if index > 0 { copy.label = .none }
          parameters.append(copy)
        }
      } else {
        parameter.type = type
        parameters.append(parameter)
      }
    }
    var result = analyzer.substitute(signature.result, substitution)
    if !candidate.isMemberwise, analyzer.decl(candidate.decl).kind == .initializer, let made {
      // An inherited initialiser makes what it is called on.
      result = signature.isFailable ? analyzer.optional(made) : made
    }
    if candidate.isUnapplied, let base = candidate.base {
      result = types.function(parameters.map(\.type), parameters.map(\.flags), result)
      let itself = Parameter(
        label: .none, name: "self", type: base, flags: [], hasDefault: false, builder: nil, node: nil)
      parameters = [itself]
    }
    return Instance(
      parameters: parameters, result: result, requirements: requirements(of: candidate, generics, substitution),
      generics: own)
  }

  func signature(of candidate: Candidate) -> Signature {
    guard candidate.isMemberwise else { return analyzer.signature(of: candidate.decl) }
    if let signature = analyzer.memberwiseSignature(of: candidate.decl) { return signature }
    // A class whose properties all have values can be made of nothing.
    return Signature(
      parameters: [], result: analyzer.selfType(inside: candidate.decl),
      generics: analyzer.genericContext(of: candidate.decl))
  }

  /// How many arguments go to a parameter pack.
  private func packCount(_ parameters: [Parameter], _ argumentCount: Int) -> Int {
    max(0, argumentCount - parameters.count { types.kind($0.type) != .expansion && !$0.hasDefault })
  }

  /// What is required of the variables; what the type around has been found to meet is left out.
  private func requirements(
    of candidate: Candidate, _ generics: GenericContext, _ substitution: Substitution
  ) -> [Requirement] {
    var inherited = 0
    if let base = candidate.base,
      let owner = candidate.isMemberwise ? candidate.decl : analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner)
    {
      let isOpen = types.flags(base).contains(.hasVariable)
      if !isOpen || analyzer.decl(nominal).kind == .protocolType {
        inherited = analyzer.genericContext(of: nominal).requirements.count
      }
    }
    guard inherited < generics.requirements.count else { return [] }
    return generics.requirements[inherited...].map { requirement in
      Requirement(
        kind: requirement.kind, subject: analyzer.substitute(requirement.subject, substitution),
        other: analyzer.substitute(requirement.other, substitution))
    }
  }

  // MARK: Applying

  /// The result of a call that may mean several declarations: the best of those that take the arguments.
  func apply(
    _ candidates: [Candidate], _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode? = nil
  ) -> TypeID {
    var viable: [(candidate: Candidate, match: [Int])] = []
    for candidate in candidates {
      if let match = match(arguments, candidate) { viable.append((candidate, match)) }
    }
    guard let first = viable.first else { return analyzer.hole(.noMatchingCall, name()) }
    if viable.count == 1 {
      return commit(first.candidate, arguments, first.match, expected, at: node)
    }
    let chosen = best(of: viable, arguments, expected) ?? (expected == nil ? nil : best(of: viable, arguments, nil))
    guard let chosen else {
      // None takes them as they are: only what all of them agree on is known.
      return analyzer.hole(.noMatchingCall, name())
    }
    return commit(viable[chosen].candidate, arguments, viable[chosen].match, expected, at: node)
  }

  private func match(_ arguments: [Argument], _ candidate: Candidate) -> [Int]? {
    let signature = signature(of: candidate)
    if candidate.isUnapplied { return arguments.count == 1 ? [0] : nil }
    var parameters = signature.parameters
    if let pack = parameters.firstIndex(where: { types.kind($0.type) == .expansion }) {
      let count = packCount(parameters, arguments.count)
      var copies = Array(repeating: parameters[pack], count: count)
      for index in copies.indices.dropFirst() { copies[index].label = .none }
      parameters.replaceSubrange(pack...pack, with: copies)
    }
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0].type) }
  }

  func takesClosure(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .function, .hole, .parameter: true
    default: analyzer.wrapped(type).map { takesClosure($0) } ?? false
    }
  }

  /// The number of the candidate that the arguments are best given to; `nil` if none takes them.
  private func best(
    of viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument], _ expected: TypeID?
  ) -> Int? {
    var ranked: [(index: Int, score: Score)] = []
    for (index, entry) in viable.enumerated() {
      let mark = analyzer.mark()
      let pending = analyzer.inference.pending
      let instance = instantiate(entry.candidate, argumentCount: arguments.count)
      var score = score(of: entry.candidate)
      let fits = fill(instance, arguments, entry.match, expected, &score, commits: false)
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      if fits { ranked.append((index, score)) }
    }
    guard let lowest = ranked.map(\.score).min() else { return nil }
    var tied = ranked.filter { $0.score == lowest }.map(\.index)
    if ranked.count > 1, haveDifferentBuilders(ranked.map(\.index), viable, arguments) {
      // What a closure makes with one builder may be nothing to another: only those are compared that it suits.
      tied = byClosures(ranked, viable, arguments, expected)
    }
    if tied.count > 1 { tied = mostSpecialized(tied, viable) }
    if tied.count > 1 { tied = byClosures(ranked.filter { tied.contains($0.index) }, viable, arguments, expected) }
    return tied.first
  }

  private func score(of candidate: Candidate) -> Score {
    var score = Score()
    if candidate.isMemberwise { return score }
    let decl = analyzer.decl(candidate.decl)
    if decl.has(.isDisfavored) { score.add(.disfavored) }
    if decl.has(.isUnavailable) || decl.has(.isTooNew) { score.add(.unavailable) }
    if candidate.isViaOptional { score.add(.memberViaOptional) }
    return score
  }

  /// Works out what a candidate gives for the arguments; mistakes in them are passed over.
  private func commit(
    _ candidate: Candidate, _ arguments: [Argument], _ match: [Int], _ expected: TypeID?, at node: SyntaxNode?
  ) -> TypeID {
    let instance = instantiate(candidate, argumentCount: arguments.count)
    var score = Score()
    if !fill(instance, arguments, match, expected, &score, commits: true) { mistakes += 1 }
    useDefaults(instance, match, of: candidate)
    note(node, candidate, generics: instance.generics, arguments: match)
    return analyzer.resolved(instance.result)
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

  // MARK: Filling

  /// Gives the arguments to the parameters. While overloads are tried, closures are only counted; to commit, they are
  /// typed, and what does not fit is passed over.
  private func fill(
    _ instance: Instance, _ arguments: [Argument], _ match: [Int], _ expected: TypeID?, _ score: inout Score,
    commits: Bool
  ) -> Bool {
    var fits = note(instance.requirements)
    guard fits || commits else { return false }
    if let expected { learn(instance.result, from: expected) }
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      let parameter = instance.parameters[index]
      // A key path's root may be what the arguments before it have told.
      if argument.node?.kind == .keyPathExpr, !meet(instance.requirements) { fits = false }
      if let closure = argument.closure {
        if !self.fits(closure, parameter) { fits = false }
      } else if !give(argument, to: parameter, &score) {
        fits = false
      }
      guard fits || commits else { return false }
    }
    if !meet(instance.requirements) { fits = false }
    guard fits || commits else { return false }
    if let expected, !accepts(instance.result, expected, &score), !commits { return false }
    guard commits else { return true }
    for (argument, index) in zip(arguments, match) where index < instance.parameters.count {
      guard let closure = argument.closure else { continue }
      giveClosure(closure, to: instance.parameters[index], &score)
      if !meet(instance.requirements) { fits = false }
    }
    return fits
  }

  /// Where the result is given to a generic parameter of whose associated types something is known, so is something of
  /// the arguments: in `Tab("A", value: .first) { … }` the builder tells what the tab's values are.
  private func learn(_ result: TypeID, from expected: TypeID) {
    let wanted = analyzer.normalized(expected)
    let made = analyzer.resolved(result)
    guard !analyzer.inference.pending.isEmpty, types.kind(wanted) == .variable, types.kind(made) == .nominal else {
      return
    }
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted else { continue }
        let mark = analyzer.mark()
        if !analyzer.unify(analyzer.memberType(of: made, types.decl(member)), other) { analyzer.undo(to: mark) }
      }
    }
  }

  /// Whether a result can be given where a type is expected. What is expected is no more than a hint.
  private func accepts(_ result: TypeID, _ expected: TypeID, _ score: inout Score) -> Bool {
    let wanted = analyzer.normalized(expected)
    if types.kind(wanted) == .hole { return true }
    if types.kind(wanted) == .variable {
      let actual = analyzer.resolved(result)
      guard types.flags(actual).isDisjoint(with: [.hasVariable, .hasHole]) else { return true }
      return analyzer.constraints(onVariable: wanted).allSatisfy { analyzer.conforms(actual, to: $0) }
    }
    let mark = analyzer.mark()
    if analyzer.convert(result, to: wanted, &score) { return true }
    analyzer.undo(to: mark)
    return false
  }

  private func give(_ argument: Argument, to parameter: Parameter, _ score: inout Score) -> Bool {
    var wanted = parameter.type
    if parameter.flags.contains(.isAutoclosure) {
      let function = analyzer.normalized(wanted)
      if types.kind(function) == .function { wanted = types.argument(function, types.argumentCount(function) - 1) }
    }
    var actual = argument.type ?? argument.node.map { check($0, expected: wanted) } ?? analyzer.hole(.syntaxError)
    let known = analyzer.normalized(actual)
    // A key path that leads nowhere from this root.
    if argument.node?.kind == .keyPathExpr, types.flags(known).contains(.hasHole) { score.add(.hole) }
    if types.kind(known) == .inoutType { actual = types.argument(known, 0) }
    if parameter.flags.contains(.isInout) {
      let wanted = analyzer.normalized(wanted)
      if types.kind(wanted) == .inoutType { return analyzer.unify(actual, types.argument(wanted, 0)) }
      return analyzer.unify(actual, wanted)
    }
    return analyzer.convert(actual, to: wanted, &score)
  }

  private func giveClosure(_ closure: SyntaxNode, to parameter: Parameter, _ score: inout Score) {
    var wanted = analyzer.resolved(parameter.type)
    if parameter.flags.contains(.isAutoclosure), types.kind(wanted) == .function {
      wanted = types.argument(wanted, types.argumentCount(wanted) - 1)
    }
    let type = closureType(closure, expected: wanted, builder: parameter.builder.map { decided($0) })
    if record != nil {
      record?.types[closure.id] = type
      undecided.append(closure.id)
    }
    // To the parameter's own type: what a literal stands for so far may still change.
    _ = analyzer.convert(type, to: parameter.flags.contains(.isAutoclosure) ? wanted : parameter.type, &score)
  }

  /// Parameters that take a default which alone says what is generic about them.
  private func useDefaults(_ instance: Instance, _ match: [Int], of candidate: Candidate) {
    guard !candidate.isMemberwise else { return }
    for (index, parameter) in instance.parameters.enumerated() where parameter.hasDefault && !match.contains(index) {
      let type = analyzer.resolved(parameter.type)
      guard types.flags(type).contains(.hasVariable), let node = parameter.node,
        let value = analyzer.node(node, of: candidate.decl).child(.initializerClause)?.children.first(where: {
          $0.kind.isExpr
        })
      else { continue }
      let checker = BodyChecker(
        analyzer, analyzer.context(inside: candidate.decl), selfType: candidate.base, isStatic: true)
      let actual =
        value.kind == .closureExpr
        ? checker.closureType(value, expected: type, builder: parameter.builder) : checker.check(value, expected: type)
      var score = Score()
      _ = analyzer.convert(actual, to: parameter.type, &score)
      _ = meet(instance.requirements)
    }
  }

  // MARK: Requirements

  /// Notes for each open variable the protocols that it must conform to.
  private func note(_ requirements: [Requirement]) -> Bool {
    for requirement in requirements {
      let subject = analyzer.normalized(requirement.subject)
      switch requirement.kind {
      case .conforms:
        if types.kind(subject) == .variable { analyzer.constrain(subject, to: requirement.other) }
      case .isSame:
        guard analyzer.unify(requirement.subject, requirement.other) else { return false }
      }
    }
    return true
  }

  /// Whether the requirements hold, as far as is known yet; what they tell is learnt.
  private func meet(_ requirements: [Requirement]) -> Bool {
    guard settlePending() else { return false }
    for requirement in requirements {
      switch requirement.kind {
      case .conforms: if !meets(requirement.subject, requirement.other) { return false }
      case .isSame: if !analyzer.unify(requirement.subject, requirement.other) { return false }
      }
    }
    return true
  }

  /// Looks again at what had to wait until more was known.
  private func settlePending() -> Bool {
    let open = analyzer.inference.pending
    analyzer.inference.pending = []
    return open.allSatisfy { analyzer.unify($0, $1) }
  }

  private func meets(_ givenSubject: TypeID, _ constraint: TypeID) -> Bool {
    let subject = analyzer.normalized(givenSubject)
    switch types.kind(subject) {
    case .variable, .hole:
      let hole = types.kind(subject) == .hole ? subject : analyzer.hole(inPlaceOf: subject)
      return !isUndeclared(hole) || analyzer.isConceivable(constraint)
    case .member where types.flags(subject).contains(.hasVariable): return true
    case .pack: return types.arguments(subject).allSatisfy { meets($0, constraint) }
    case .expansion: return true
    case .literal: return literalMeets(givenSubject, subject, constraint)
    default: break
    }
    guard types.kind(constraint) == .nominal else { return true }
    let known = analyzer.resolved(subject)
    guard let found = analyzer.conformance(known, to: types.decl(constraint)) else {
      return types.decl(constraint) == analyzer.knownDecl(.view) && analyzer.mayBeView(known)
    }
    return learn(from: found.constraint, constraint, analyzer.resolved(subject))
  }

  /// A literal whose own type does not conform may be of another type that does: `0` where a float is wanted.
  private func literalMeets(_ given: TypeID, _ literal: TypeID, _ constraint: TypeID) -> Bool {
    if analyzer.conforms(literal, to: constraint) { return true }
    guard analyzer.literalKind(literal) == .integer, analyzer.conforms(analyzer.known(.double), to: constraint) else {
      return false
    }
    return analyzer.unify(given, types.literal(.float))
  }

  /// `some Sequence<Int>`: what a conformance says of the primary associated types.
  private func learn(from found: TypeID, _ constraint: TypeID, _ subject: TypeID) -> Bool {
    guard types.argumentCount(constraint) > 0 else { return true }
    let decl = types.decl(constraint)
    let names = analyzer.primaryAssociatedTypes(of: decl)
    for (index, name) in names.enumerated() where index < types.argumentCount(constraint) {
      let actual = analyzer.nestedType(name, in: subject, [])
      if !analyzer.unify(actual, types.argument(constraint, index)) { return false }
    }
    return true
  }

  // MARK: Ties

  /// Of candidates with one score those that no other is more specialised than.
  private func mostSpecialized(_ tied: [Int], _ viable: [(candidate: Candidate, match: [Int])]) -> [Int] {
    tied.filter { index in
      !tied.contains { other in
        other != index
          && isPreferred(viable[other].candidate, viable[other].match, to: viable[index].candidate, viable[index].match)
      }
    }
  }

  private func isPreferred(_ left: Candidate, _ leftMatch: [Int], to right: Candidate, _ rightMatch: [Int]) -> Bool {
    let isLeft = isAsSpecialized(left, leftMatch, than: right, rightMatch)
    let isRight = isAsSpecialized(right, rightMatch, than: left, leftMatch)
    if isLeft != isRight { return isLeft }
    if left.isMemberwise || right.isMemberwise { return false }
    // The one that leaves fewer parameters to their defaults.
    let leftCount = analyzer.signature(of: left.decl).parameters.count
    let rightCount = analyzer.signature(of: right.decl).parameters.count
    if leftCount != rightCount { return leftCount < rightCount }
    // What is no requirement, then the program's own before the catalogue's.
    if analyzer.isProtocolMember(left.decl) != analyzer.isProtocolMember(right.decl) {
      return !analyzer.isProtocolMember(left.decl)
    }
    let catalogueCount = analyzer.program.catalogueFileCount
    let leftIsOwn = Int(left.decl.file.index) >= catalogueCount
    let rightIsOwn = Int(right.decl.file.index) >= catalogueCount
    return leftIsOwn && !rightIsOwn
  }

  func isAsSpecialized(_ left: Candidate, than right: Candidate) -> Bool {
    isAsSpecialized(left, [], than: right, [])
  }

  /// Whether every use of one declaration would also be one of another: its parameters can be given to the other's.
  private func isAsSpecialized(_ left: Candidate, _ leftMatch: [Int], than right: Candidate, _ rightMatch: [Int])
    -> Bool
  {
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
      // Members: the one type must do for the other.
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
    let instance = instantiate(candidate, argumentCount: leftMatch.count)
    let leftParameters = expanded(signature.parameters, leftMatch.count)
    let pairs =
      leftMatch.isEmpty && rightMatch.isEmpty
      ? Array(zip(leftParameters.indices, instance.parameters.indices)) : Array(zip(leftMatch, rightMatch))
    for (mine, other) in pairs where mine < leftParameters.count && other < instance.parameters.count {
      guard isGiven(leftParameters[mine], to: instance.parameters[other]) else { return false }
    }
    return note(instance.requirements) && meet(instance.requirements)
  }

  private func expanded(_ parameters: [Parameter], _ argumentCount: Int) -> [Parameter] {
    guard let pack = parameters.firstIndex(where: { types.kind($0.type) == .expansion }) else { return parameters }
    var result = parameters
    result.replaceSubrange(
      pack...pack, with: Array(repeating: parameters[pack], count: packCount(parameters, argumentCount)))
    return result
  }

  private func isGiven(_ left: Parameter, to right: Parameter) -> Bool {
    if left.flags.contains(.isVariadic) != right.flags.contains(.isVariadic) {
      return right.flags.contains(.isVariadic)
    }
    // An argument of a pack is anything at all.
    if types.kind(left.type) == .expansion { return types.kind(analyzer.normalized(right.type)) == .variable }
    var score = Score()
    guard analyzer.convert(left.type, to: right.type, &score) else { return false }
    var conversion = Score()
    conversion.add(.valueConversion)
    return score < conversion
  }

  private func haveDifferentBuilders(
    _ indices: [Int], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> Bool {
    for (position, argument) in arguments.enumerated() where argument.closure != nil {
      let builders = indices.map { index -> DeclID? in
        let parameters = signature(of: viable[index].candidate).parameters
        let place = viable[index].match[position]
        guard place < parameters.count, let builder = parameters[place].builder else { return nil }
        return types.kind(builder) == .nominal ? types.decl(builder) : nil
      }
      if builders.contains(where: { $0 != builders.first }) { return true }
    }
    return false
  }

  /// Looks into the closures to tell those apart that are equal otherwise.
  private func byClosures(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument],
    _ expected: TypeID?
  ) -> [Int] {
    let all = ranked.map(\.index)
    guard arguments.contains(where: { $0.closure != nil }) else { return all }
    guard unknownClosures < BodyChecker.maximumUnknownClosures else {
      openTies += 1
      return all
    }
    var fitting: [(index: Int, score: Score)] = []
    var flawless: Score?
    for entry in ranked.sorted(by: { ($0.score, $0.index) < ($1.score, $1.index) }) {
      // The best that its closures suit wholly needs no comparison with what is worse anyway.
      if let flawless, flawless < entry.score { break }
      guard let score = judge(viable[entry.index], arguments, expected) else { continue }
      fitting.append((entry.index, entry.score + score))
      if score == Score() { flawless = entry.score }
    }
    guard let lowest = fitting.map(\.score).min() else { return all }
    return fitting.filter { $0.score == lowest }.map(\.index)
  }

  /// What is wrong with the closures if they are given to a candidate; `nil` if it cannot be given them.
  private func judge(
    _ entry: (candidate: Candidate, match: [Int]), _ arguments: [Argument], _ expected: TypeID?
  ) -> Score? {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    let before = mistakes
    // What is tried is not what is meant.
    let kept = record
    record = nil
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      mistakes = before
      record = kept
    }
    let instance = instantiate(entry.candidate, argumentCount: arguments.count)
    var score = Score()
    guard fill(instance, arguments, entry.match, expected, &score, commits: false) else { return nil }
    score = Score()
    for (argument, place) in zip(arguments, entry.match) {
      guard let closure = argument.closure, place < instance.parameters.count else { continue }
      let parameter = instance.parameters[place]
      let wanted = analyzer.resolved(parameter.type)
      let type = closureType(closure, expected: wanted, builder: parameter.builder.map { decided($0) })
      guard analyzer.convert(type, to: parameter.type, &score) else { return nil }
      if !types.flags(type).isDisjoint(with: [.hasHole]) { score.add(.hole) }
    }
    guard meet(instance.requirements) else { return nil }
    if mistakes > before { score.add(.hole, mistakes - before) }
    return score
  }
}

extension Analyzer {
  /// `each T`
  func isPack(_ parameter: DeclID) -> Bool {
    guard !isImplicitParameter(parameter), decl(parameter).kind == .genericParameter else { return false }
    return node(of: parameter).ownToken(.eachKeyword) != nil
  }
}
