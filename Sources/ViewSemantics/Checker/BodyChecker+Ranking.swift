import ViewSource
import ViewSyntax

/// Ranking of overloads.
///
/// Each candidate is tried and gets a `Score`, the cost of its conversions; the lowest wins. Ties go to the most
/// specialized declaration. Closure bodies are checked only to break remaining ties, or if they get different builders:
/// they contain overloads of their own, and each level multiplies the work of the inner ones.
extension BodyChecker {
  /// The best candidate for the arguments, and whether closure bodies decided it.
  struct Ranking {
    /// Its index; `nil` if no candidate takes the arguments.
    var choice: Int?
    var looksIntoClosures = false
  }

  /// Whether a candidate is the function being checked, with a parameter of an unknown type, such as one from a missing
  /// package. A function more likely calls another overload than itself.
  private func isItself(_ candidate: Candidate) -> Bool {
    candidate.decl == context.decl
      && signature(of: candidate).parameters.contains { types.flags($0.type).contains(.hasHole) }
  }

  func best(
    of viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument], _ expected: TypeID?,
    in set: OverloadSet
  ) -> Ranking {
    var ranked: [(index: Int, score: Score)] = []
    let outer = sawEffects
    sawEffects = false
    defer { sawEffects = outer }
    let suiting = suitingContents(viable, arguments)
    if suiting.count == 1, viable.count > 1 { return Ranking(choice: suiting[0], looksIntoClosures: true) }
    let compares = comparesOverloads
    comparesOverloads = suiting.count > 1
    defer { comparesOverloads = compares }
    for index in suiting {
      let entry = viable[index]
      let mark = analyzer.mark()
      let pending = analyzer.inference.pending
      let instance = instantiate(entry.candidate, .given(arguments))
      var score = score(of: entry.candidate)
      if index > 0, set.viable[index].index == set.viable[index - 1].index { score.add(.forwardTrailingClosure) }
      let fits = fill(instance, arguments, entry.match, expected, &score, commits: false)
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      if fits { ranked.append((index, score)) }
    }
    var ranking = Ranking(looksIntoClosures: sawEffects || suiting.count < viable.count)
    if ranked.count > 1, areToldApartByEffects(ranked.map(\.index), viable, arguments) {
      ranked = suitingEffects(ranked, viable, arguments)
      ranking.looksIntoClosures = true
    }
    if ranked.count > 1, let own = ranked.firstIndex(where: { isItself(viable[$0.index].candidate) }) {
      ranked.remove(at: own)
    }
    if ranked.count > 1 { ranked = withoutGenericOperators(ranked, viable, arguments) }
    if ranked.count > 1 { ranked = takingOneType(ranked, viable, arguments) }
    guard let lowest = ranked.map(\.score).min() else { return ranking }
    if ranked.count > 1 { ranked = assumingLeast(ranked, viable, arguments) }
    var tied = ranked.filter { $0.score == lowest }.map(\.index)
    if tied.count < ranked.count { tied = takingImplicitCalls(tied, ranked, viable, arguments) }
    let mustCompare = ranked.count > 1 && arguments.contains { $0.closure != nil }
    if mustCompare,
      haveDifferentBuilders(ranked.map(\.index), viable, arguments)
        || wantDifferentValues(ranked.map(\.index), viable, arguments)
        || ranked.contains(where: { viable[$0.index].candidate.decl == context.decl })
    {
      // A closure may fit only one of the builders, so only fitting candidates are compared. The function being checked
      // ranks below other overloads.
      tied = byClosures(ranked, viable, arguments, expected)
      ranking.looksIntoClosures = true
    }
    if tied.count > 1 { tied = preferredByImplicitCalls(tied, viable, arguments) }
    if tied.count > 1 { tied = mostSpecialized(tied, viable, in: set) }
    if tied.count > 1, arguments.contains(where: { $0.closure != nil }) {
      tied = byClosures(ranked.filter { tied.contains($0.index) }, viable, arguments, expected)
      ranking.looksIntoClosures = true
    }
    ranking.choice = tied.first
    return ranking
  }

  /// The candidates without generic operators, if an operator of the program that is not generic takes the arguments
  /// without a conversion other than to an optional or an existential. The compiler does not try the generic ones then,
  /// although the literals may not get their default types: `2 ** 3` with `** (Double, Double)`.
  private func withoutGenericOperators(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [(index: Int, score: Score)] {
    func isGeneric(_ index: Int) -> Bool {
      !analyzer.genericContext(of: viable[index].candidate.decl).parameters.isEmpty
    }
    guard analyzer.decl(viable[ranked[0].index].candidate.decl).isOperator, arguments.allSatisfy({ $0.closure == nil }),
      let best = ranked.filter({ !isGeneric($0.index) }).min(by: { $0.score < $1.score }), best.score.isTrivial,
      case let decl = viable[best.index].candidate.decl, !analyzer.isFromCatalogue(decl),
      !analyzer.signature(of: decl).parameters.contains(where: { analyzer.isKnown($0.type, .anyHashable) })
    else { return ranked }
    return ranked.filter { !isGeneric($0.index) }
  }

  /// The operator whose operands and result have one type, if one operand has that type and the other one is a literal
  /// that can have it: the compiler tries this operator first, and no other one if it fits. So `path + ".."` calls
  /// `+ (Path, Path)` although the literal has its default type in `+ (Path, String)`.
  private func takingOneType(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [(index: Int, score: Score)] {
    guard arguments.count == 2, analyzer.decl(viable[ranked[0].index].candidate.decl).isOperator,
      let left = arguments[0].type.map({ analyzer.resolved($0) }),
      let right = arguments[1].type.map({ analyzer.resolved($0) }),
      (types.kind(left) == .literal) != (types.kind(right) == .literal)
    else { return ranked }
    let wanted = types.kind(left) == .literal ? right : left
    guard types.kind(wanted) == .nominal, isWhole(wanted) else { return ranked }
    let same = ranked.first { index, _ in
      let signature = signature(of: viable[index].candidate)
      return signature.result == wanted && signature.parameters.count == 2
        && signature.parameters.allSatisfy { $0.type == wanted }
    }
    return same.map { [$0] } ?? ranked
  }

  func score(of candidate: Candidate) -> Score {
    var score = Score()
    if candidate.isMemberwise { return score }
    let decl = analyzer.decl(candidate.decl)
    if decl.has(.isDisfavored) { score.add(.disfavored) }
    if decl.has(.isUnavailable) || decl.has(.isTooNew) && isTooNewHere(candidate.decl) { score.add(.unavailable) }
    if candidate.isViaOptional { score.add(.memberViaOptional) }
    return score
  }

  private func isTooNewHere(_ decl: DeclID) -> Bool {
    availableVersion.map { analyzer.isTooNew(decl, on: $0) } ?? true
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

  /// Whether candidates require different results of a closure: some a value and others none, different protocols, a
  /// value and an optional of it, or any value and an instance of a type such as `Promise<T>`.
  private func wantDifferentValues(
    _ indices: [Int], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> Bool {
    for (position, argument) in arguments.enumerated() where argument.closure != nil {
      var wantsValue: Bool?
      var wanted: TypeID?
      var constraints: [TypeID]?
      var wantsOptional = false
      var wantsInstance = false
      for index in indices {
        let parameters = signature(of: viable[index].candidate).parameters
        let place = viable[index].match[position]
        guard place < parameters.count, parameters[place].builder == nil else { continue }
        let type = parameters[place].type
        guard types.kind(type) == .function else { continue }
        let result = types.argument(type, types.argumentCount(type) - 1)
        if types.kind(result) == .parameter {
          let asked = analyzer.constraints(on: result)
          if let constraints, constraints != asked { return true }
          constraints = asked
        } else if analyzer.wrapped(result) != nil {
          wantsOptional = true
        }
        // `flatMap` over elements that are lists, or optionals.
        if wantsOptional, let constraints, !constraints.isEmpty { return true }
        if types.flags(result).contains(.hasParameter) {
          if types.kind(result) == .nominal { wantsInstance = true }
          if wantsInstance, constraints != nil { return true }
        }
        guard result == analyzer.void || types.kind(result) == .nominal else { continue }
        if let wantsValue, wantsValue != (result != analyzer.void) { return true }
        if let wanted, analyzer.wrapped(wanted) == result || analyzer.wrapped(result) == wanted { return true }
        wanted = result
        wantsValue = result != analyzer.void
      }
    }
    return false
  }

  /// Breaks ties by checking the closures; returns the best candidates.
  private func byClosures(
    _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument],
    _ expected: TypeID?
  ) -> [Int] {
    let all = ranked.map(\.index)
    guard unknownClosures < BodyChecker.maximumUnknownClosures else {
      openTies += 1
      return all
    }
    var fitting: [(index: Int, score: Score)] = []
    var flawless: Score?
    for entry in ranked.sorted(by: { ($0.score, $0.index) < ($1.score, $1.index) }) {
      // A candidate that fits all closures without errors ends the search, because the rest have a worse score.
      if let flawless, flawless < entry.score { break }
      guard let score = judge(viable[entry.index], arguments, expected) else { continue }
      fitting.append((entry.index, entry.score + score))
      if score == Score() { flawless = entry.score }
    }
    guard let lowest = fitting.map(\.score).min() else { return all }
    return fitting.filter { $0.score == lowest }.map(\.index)
  }

  /// The errors in the closures when passed to a candidate; `nil` if it does not take them.
  private func judge(
    _ entry: (candidate: Candidate, match: [Int]), _ arguments: [Argument], _ expected: TypeID?
  ) -> Score? {
    if let score = judgeOnce(entry, arguments, expected) { return score }
    // `let shapes: [any Shape] = groups.flatMap { $0.circles }`: the closure decides the result type, which is then
    // converted.
    guard let expected, types.flags(signature(of: entry.candidate).result).contains(.hasMember) else { return nil }
    return judgeOnce(entry, arguments, nil, convertedTo: expected)
  }

  private func judgeOnce(
    _ entry: (candidate: Candidate, match: [Int]), _ arguments: [Argument], _ expected: TypeID?,
    convertedTo wanted: TypeID? = nil
  ) -> Score? {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    let before = errorWeight
    // A trial is not recorded.
    let kept = recorder
    recorder = nil
    closureComparisonDepth += 1
    defer {
      closureComparisonDepth -= 1
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      errorWeight = before
      recorder = kept
    }
    let instance = instantiate(entry.candidate, .given(arguments))
    var score = Score()
    guard fill(instance, arguments, entry.match, expected, &score, commits: false) else { return nil }
    score = Score()
    for (argument, place) in zip(arguments, entry.match) {
      guard let closure = argument.closure, place < instance.parameters.count else { continue }
      let parameter = instance.parameters[place]
      let wanted = analyzer.resolved(parameter.type)
      judgedClosure = closure.id
      let type = closureType(closure, expected: wanted, builder: parameter.builder.map { decided($0) })
      var conversion = Score()
      guard analyzer.convert(type, to: parameter.type, &conversion) else { return nil }
      // An unknown part counts once, whether or not a builder wraps it.
      if types.flags(type).contains(.hasHole) {
        conversion.remove(.hole)
        conversion.add(.hole)
      }
      score = score + conversion
    }
    guard meet(instance.requirements) else { return nil }
    if let wanted, !analyzer.convert(analyzer.resolved(instance.result), to: analyzer.normalized(wanted), &score) {
      return nil
    }
    let (wrong, supposed) = (errorWeight - before).quotientAndRemainder(dividingBy: BodyChecker.mistake)
    if wrong > 0 { score.add(.hole, wrong) }
    if supposed > 0 { score.add(.defaultArgument, supposed) }
    return score
  }
}
