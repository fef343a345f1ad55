import ViewSource
import ViewSyntax

/// Requirements of generic declarations on types that may still be open: conformances and equalities.
///
/// An equality is unified and so binds variables. A conformance of a variable is noted, and asked again when something
/// has been learnt; one that is found tells in turn what the associated types are.
extension BodyChecker {
  /// Notes for each open variable the protocols that it must conform to.
  func note(_ requirements: [Requirement]) -> Bool {
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
  func meet(_ requirements: [Requirement]) -> Bool {
    guard settlePending() else { return false }
    return requirements.allSatisfy(meets)
  }

  func meets(_ requirement: Requirement) -> Bool {
    switch requirement.kind {
    case .conforms:
      meets(requirement.subject, requirement.other) && settlePrimary(requirement.subject, requirement.other)
    case .isSame:
      analyzer.unify(requirement.subject, requirement.other)
        && settle(requirement.subject, as: requirement.other)
        && settle(requirement.other, as: requirement.subject)
    }
  }

  /// In `equal("ab", ["a", "b"])`, where the elements of both are to be the same, those of the list are characters: what
  /// literals in a list stand for so far is what the other side is.
  private func settle(_ member: TypeID, as other: TypeID) -> Bool {
    guard types.kind(member) == .member else { return true }
    let variable = types.argument(member, 0)
    guard types.kind(variable) == .variable else { return true }
    return settle(variable, analyzer.normalized(member), as: other)
  }

  /// In `add(2.5, [1, 2])`, where the list is to be `some Sequence<T>`, its elements are what `T` is.
  private func settlePrimary(_ variable: TypeID, _ constraint: TypeID) -> Bool {
    guard types.kind(variable) == .variable, types.kind(constraint) == .nominal, types.argumentCount(constraint) > 0
    else { return true }
    let made = analyzer.resolved(variable)
    guard types.kind(made) == .nominal, types.flags(made).contains(.hasLiteral) else { return true }
    let names = analyzer.primaryAssociatedTypes(of: types.decl(constraint))
    return zip(names, types.arguments(constraint)).allSatisfy {
      settle(variable, analyzer.normalized(analyzer.nestedType($0, in: made, [])), as: $1)
    }
  }

  /// Makes what literals in the type of a variable stand for so far what the other side is.
  private func settle(_ variable: TypeID, _ literal: TypeID, as other: TypeID) -> Bool {
    let known = analyzer.resolved(analyzer.normalized(other))
    let made = analyzer.resolved(variable)
    if analyzer.literalKind(literal) == .integer, analyzer.literalKind(known) == .float,
      types.kind(made) == .nominal
    {
      // Beside `[2.5]` the elements of `[1, 2]` are no whole numbers.
      analyzer.rebind(variable, to: replacing(literal, in: made, by: known))
      return true
    }
    guard types.kind(literal) == .literal, types.kind(known) == .nominal, types.kind(made) == .nominal,
      types.flags(known).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]), analyzer.canBe(literal, known)
    else { return true }
    analyzer.rebind(variable, to: replacing(literal, in: made, by: known))
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
      return isBuilding || !isUndeclared(hole) || analyzer.isConceivable(constraint)
    case .member where types.flags(subject).contains(.hasVariable): return true
    case .pack: return !types.hasArgument(subject) { !meets($0, constraint) }
    case .expansion: return true
    case .literal: return literalMeets(givenSubject, subject, constraint)
    default: break
    }
    guard types.kind(constraint) == .nominal else { return true }
    let known = analyzer.resolved(subject)
    if types.argumentCount(constraint) > 0, analyzer.decl(types.decl(constraint)).kind == .classType {
      return analyzer.superType(known, types.decl(constraint)).map { analyzer.unify($0, constraint) } ?? false
    }
    guard analyzer.conformance(known, to: types.decl(constraint)) != nil else {
      return types.decl(constraint) == analyzer.knownDecl(.view) && analyzer.mayBeView(known)
    }
    return analyzer.unifyPrimaryTypes(of: analyzer.resolved(subject), with: constraint)
  }

  /// A literal whose own type does not conform may be of another type that does: `0` where a float is wanted.
  private func literalMeets(_ given: TypeID, _ literal: TypeID, _ constraint: TypeID) -> Bool {
    if analyzer.conforms(literal, to: constraint) {
      // `some Sequence<T>` of a string: `T` is a character.
      guard types.kind(constraint) == .nominal, types.argumentCount(constraint) > 0 else { return true }
      return analyzer.unifyPrimaryTypes(of: analyzer.withDefaults(literal), with: constraint)
    }
    guard analyzer.literalKind(literal) == .integer, analyzer.conforms(analyzer.known(.double), to: constraint) else {
      return false
    }
    return analyzer.unify(given, types.literal(.float))
  }
}
