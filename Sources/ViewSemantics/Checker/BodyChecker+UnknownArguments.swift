import ViewSource
import ViewSyntax

/// Calls with arguments of which nothing is known.
///
/// `background(unknown)` is a style's or a view's: its overloads give different types, so that only what these have in
/// common is known.
extension BodyChecker {
  /// What is known of a call's result where an argument's type is not known, which is what its overloads are told apart by:
  /// `background(unknown)` may be a style's or a view's.
  func agreed(
    _ result: TypeID, of chosen: Int, in set: OverloadSet, _ candidates: [Candidate], _ arguments: [Argument]
  ) -> TypeID {
    let parameters = signature(of: candidates[set.viable[chosen].index]).parameters
    let unknown = arguments.indices.filter { index in
      set.viable[chosen].match[index] < parameters.count && arguments[index].node.map(isUnknownValue) ?? false
    }
    if unknown.isEmpty { return result }
    var agreed = result
    for (place, (index, match)) in set.viable.enumerated() where place != chosen {
      let others = signature(of: candidates[index]).parameters
      let isToldApart = unknown.contains { argument in
        match[argument] < others.count
          && asked(of: others[match[argument]].type) != asked(of: parameters[set.viable[chosen].match[argument]].type)
      }
      guard isToldApart, let other = tried(candidates[index], arguments, match) else { continue }
      agreed = common(agreed, other)
    }
    return agreed
  }

  /// What is asked of an argument: of what a generic parameter takes, only to conform to protocols.
  private func asked(of parameter: TypeID) -> Set<TypeID> {
    types.kind(parameter) == .parameter ? Set(analyzer.constraints(on: parameter)) : [parameter]
  }

  /// Whether an expression has a type of its own of which nothing is known. What a type of that name makes is of the type,
  /// and what a type is asked for, as in `Color.brand`, is as a rule.
  private func isUnknownValue(_ node: SyntaxNode) -> Bool {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr || node.kind == .functionCallExpr,
      !needsContext(node)
    else { return false }
    let type = analyzer.resolved(analyzer.normalized(check(node, expected: nil)))
    guard types.kind(type) == .hole else { return false }
    switch types.reason(ofHole: type).kind {
    case .unresolvedName: return true
    case .unresolvedMember:
      guard node.kind == .memberAccessExpr, let base = node.children.first else { return true }
      return types.kind(analyzer.resolved(analyzer.normalized(check(base, expected: nil)))) != .metatype
    default: return false
    }
  }

  /// The result of a candidate that is only tried; `nil` if it does not take the arguments.
  private func tried(_ candidate: Candidate, _ arguments: [Argument], _ match: [Int]) -> TypeID? {
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    let (before, kept) = (mistakes, recorder)
    recorder = nil
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
      mistakes = before
      recorder = kept
    }
    let instance = instantiate(candidate, .given(arguments))
    var score = score(of: candidate)
    guard fill(instance, arguments, match, nil, &score, commits: false) else { return nil }
    return analyzer.resolved(instance.result)
  }

  /// What two types have in common, with holes for the rest.
  private func common(_ left: TypeID, _ right: TypeID) -> TypeID {
    // What a candidate that was only tried leaves open, such as what a closure gives, contradicts nothing.
    if left == right || types.kind(left) == .hole || types.kind(right) == .variable { return left }
    let (left, right) = (analyzer.unhidden(left), analyzer.unhidden(right))
    if left == right { return left }
    guard types.kind(left) == .nominal, types.kind(right) == .nominal, types.decl(left) == types.decl(right),
      types.argumentCount(left) == types.argumentCount(right)
    else { return analyzer.hole(.ambiguous, "a call with an argument of an unknown type") }
    let arguments = zip(types.arguments(left), types.arguments(right)).map { common($0, $1) }
    return types.nominal(types.decl(left), arguments)
  }
}
