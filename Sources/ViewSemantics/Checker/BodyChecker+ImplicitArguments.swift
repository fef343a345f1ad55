import ViewSource
import ViewSyntax

/// Ranking by implicit call arguments, as in `Text(.init(name))`.
///
/// Swift compares two solutions by all declarations in which they differ. If the outer declarations are unrelated, for
/// example one with an image and one with a key parameter, the inner ones decide: `LocalizedStringKey.init(_:)` uses no
/// default argument, `Image.init(_:bundle:)` does.
extension BodyChecker {
  /// The tied candidates whose implicit calls are not worse than another candidate's.
  func preferredByImplicitCalls(
    _ tied: [Int], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [Int] {
    if isReadingImplicitCall { return tied }
    var tied = tied
    for (position, argument) in arguments.enumerated() where tied.count > 1 {
      guard let node = argument.node, node.isImplicitCall, let callee = node.children.first else { continue }
      let called = tied.map { index -> (candidate: Candidate, match: [Int])? in
        let parameters = signature(of: viable[index].candidate).parameters
        let place = viable[index].match[position]
        guard place < parameters.count, types.kind(parameters[place].type) == .nominal else { return nil }
        return declaration(of: callee, calledWith: node.callArguments, expected: parameters[place].type)
      }
      // A candidate that cannot take the argument is out as soon as another can.
      let fitting = tied.indices.filter { called[$0] != nil }
      guard !fitting.isEmpty else { continue }
      tied = fitting.filter { one in
        !fitting.contains { other in
          guard one != other, let mine = called[one], let others = called[other],
            !isAsSpecialized(viable[tied[one]].candidate, than: viable[tied[other]].candidate)
          else { return false }
          return isPreferred(others.candidate, others.match, to: mine.candidate, mine.match)
        }
      }
      .map { tied[$0] }
    }
    return tied
  }

  /// The cheapest candidates, or if none of them takes each `.name(…)` among the arguments, the cheapest of those that
  /// do: `.init(localized: title)` makes no `LocalizedStringResource`, but a `String`.
  func takingImplicitCalls(
    _ cheapest: [Int], _ ranked: [(index: Int, score: Score)], _ viable: [(candidate: Candidate, match: [Int])],
    _ arguments: [Argument]
  ) -> [Int] {
    if isReadingImplicitCall { return cheapest }
    let calls = arguments.enumerated().filter { $0.element.node?.isImplicitCall ?? false }
    if calls.isEmpty { return cheapest }
    func takes(_ index: Int) -> Bool {
      let parameters = signature(of: viable[index].candidate).parameters
      return calls.allSatisfy { position, argument in
        let place = viable[index].match[position]
        guard let node = argument.node, let callee = node.children.first, place < parameters.count else { return true }
        let type = passedType(parameters[place].type, to: viable[index].candidate)
        guard types.kind(type) == .nominal, types.flags(type).isDisjoint(with: [.hasHole, .hasVariable]) else {
          return true
        }
        return declaration(of: callee, calledWith: node.callArguments, expected: type) != nil
      }
    }
    if cheapest.contains(where: takes) { return cheapest }
    let others = ranked.filter { !cheapest.contains($0.index) && takes($0.index) }
    guard let least = others.map(\.score).min() else { return cheapest }
    return others.filter { $0.score == least }.map(\.index)
  }

  /// The type of a parameter for a member of an instance of a generic type: `Int` for `Output` in `Subject<Int>`.
  private func passedType(_ type: TypeID, to candidate: Candidate) -> TypeID {
    guard types.flags(type).contains(.hasParameter), let base = candidate.base else { return type }
    return analyzer.resolved(analyzer.substitute(type, analyzer.memberSubstitution(candidate.decl, of: base)))
  }

  /// The declaration that `.name(…)` calls with a contextual type.
  private func declaration(of callee: SyntaxNode, calledWith arguments: [Argument], expected: TypeID)
    -> (candidate: Candidate, match: [Int])?
  {
    let outer = chainExpectation
    chainExpectation = expected
    isReadingImplicitCall = true
    defer {
      chainExpectation = outer
      isReadingImplicitCall = false
    }
    guard case .candidates(let candidates, _) = resolve(callee: callee, arguments) else { return nil }
    let viable = viable(candidates, arguments)
    let set = OverloadSet(viable: viable.enumerated().map { (index: $0.offset, match: $0.element.match) })
    return best(of: viable, arguments, expected, in: set).choice.map { viable[$0] }
  }
}

extension SyntaxNode {
  /// `.name(…)`
  fileprivate var isImplicitCall: Bool {
    kind == .functionCallExpr && children.first?.kind == .implicitMemberExpr
  }
}
