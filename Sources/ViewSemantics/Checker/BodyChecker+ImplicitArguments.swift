import ViewSource
import ViewSyntax

/// Arguments that are implicit calls, as in `Text(.init(name))`: what they call says which declaration is meant.
///
/// Swift compares two readings of an expression by all declarations in which they differ. Where the outer ones have
/// nothing to do with each other, as one that takes an image and one that takes a key, the inner ones decide:
/// `LocalizedStringKey.init(_:)` leaves nothing to a default, `Image.init(_:bundle:)` does.
extension BodyChecker {
  /// Of candidates with one score those whose implicit calls no other's are preferred to.
  func preferredByImplicitCalls(
    _ tied: [Int], _ viable: [(candidate: Candidate, match: [Int])], _ arguments: [Argument]
  ) -> [Int] {
    if isReadingImplicitCall { return tied }
    var tied = tied
    for (position, argument) in arguments.enumerated() where tied.count > 1 {
      guard let node = argument.node, node.kind == .functionCallExpr,
        let callee = node.children.first, callee.kind == .implicitMemberExpr
      else { continue }
      let called = tied.map { index -> (candidate: Candidate, match: [Int])? in
        let parameters = signature(of: viable[index].candidate).parameters
        let place = viable[index].match[position]
        guard place < parameters.count, types.kind(parameters[place].type) == .nominal else { return nil }
        return declaration(of: callee, calledWith: node.callArguments, expected: parameters[place].type)
      }
      // What takes no such argument is out as soon as another does.
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

  /// What `.name(…)` calls where a type is expected.
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
