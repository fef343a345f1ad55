import ViewSource
import ViewSyntax

/// Requirements of generic declarations on types that may still be open: conformances and same-type requirements.
///
/// A same-type requirement is unified and so binds variables. A conformance of a variable is recorded and checked again
/// after further inference; a conformance that is found determines the associated types.
extension BodyChecker {
  /// Records for each open variable the protocols that it must conform to.
  func note(_ requirements: [Requirement]) -> Bool {
    var sameTypes = 0
    for requirement in requirements {
      let subject = analyzer.normalized(requirement.subject)
      switch requirement.kind {
      case .conforms:
        if types.kind(subject) == .variable { analyzer.constrain(subject, to: requirement.other) }
      case .isSame:
        guard analyzer.unify(requirement.subject, requirement.other) else { return false }
        sameTypes += 1
      }
    }
    // `S.Key == Key` decides `Key` as soon as `S == Store<AnyHashable, Any>` is known.
    return sameTypes < 2 || analyzer.inference.pending.isEmpty || settlePending()
  }

  /// Whether the requirements hold, as far as is known; infers what they determine.
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
        || widens(requirement.subject, to: requirement.other)
    }
  }

  /// Converts an array argument whose elements must have a given type: in `shapes.append(contentsOf: circles)` the array of
  /// circles is passed as one of shapes.
  private func widens(_ member: TypeID, to other: TypeID) -> Bool {
    guard types.kind(member) == .member else { return false }
    let variable = types.argument(member, 0)
    guard types.kind(variable) == .variable else { return false }
    let (made, wanted) = (analyzer.resolved(variable), analyzer.resolved(analyzer.normalized(other)))
    guard analyzer.isKnown(made, .array), isWhole(made), isWhole(wanted),
      types.kind(wanted) == .existential
        || types.kind(wanted) == .nominal && analyzer.decl(types.decl(wanted)).kind == .classType
    else { return false }
    var score = Score()
    let mark = analyzer.mark()
    guard analyzer.convert(types.argument(made, 0), to: wanted, &score) else {
      analyzer.undo(to: mark)
      return false
    }
    analyzer.rebind(variable, to: analyzer.array(wanted))
    return true
  }

  /// Decides the literal elements of a collection by a same-type requirement. In `equal("ab", ["a", "b"])`, with equal
  /// element types, the list's elements are characters.
  private func settle(_ member: TypeID, as other: TypeID) -> Bool {
    guard types.kind(member) == .member else { return true }
    let variable = types.argument(member, 0)
    guard types.kind(variable) == .variable else { return true }
    return settle(variable, analyzer.normalized(member), as: other)
  }

  /// Decides the literal elements of a collection by its parameterized constraint: in `add(2.5, [1, 2])`, with the list
  /// as `some Sequence<T>`, the elements have the type `T`.
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

  /// Replaces the provisional literal in a variable's type by the required type.
  private func settle(_ variable: TypeID, _ literal: TypeID, as other: TypeID) -> Bool {
    let known = analyzer.resolved(analyzer.normalized(other))
    let made = analyzer.resolved(variable)
    if analyzer.literalKind(literal) == .integer, analyzer.literalKind(known) == .float,
      types.kind(made) == .nominal
    {
      // Beside `[2.5]` the elements of `[1, 2]` are floating-point.
      analyzer.rebind(variable, to: replacing(literal, in: made, by: known))
      return true
    }
    guard types.kind(literal) == .literal, types.kind(known) == .nominal, types.kind(made) == .nominal,
      types.flags(known).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]), analyzer.canBe(literal, known)
    else { return true }
    analyzer.rebind(variable, to: replacing(literal, in: made, by: known))
    return true
  }

  /// Unifies the postponed pairs again.
  private func settlePending() -> Bool {
    let open = analyzer.inference.pending
    analyzer.inference.pending = []
    return open.allSatisfy { analyzer.unify($0, $1) || widens($0, to: $1) || widens($1, to: $0) }
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

  /// Whether a literal meets a conformance, perhaps with another type than its default: `0` as a floating-point value.
  private func literalMeets(_ given: TypeID, _ literal: TypeID, _ constraint: TypeID) -> Bool {
    if analyzer.conforms(literal, to: constraint) {
      // `some Sequence<T>` for a string: `T` is `Character`.
      guard types.kind(constraint) == .nominal, types.argumentCount(constraint) > 0 else { return true }
      return analyzer.unifyPrimaryTypes(of: analyzer.withDefaults(literal), with: constraint)
    }
    guard analyzer.literalKind(literal) == .integer, analyzer.conforms(analyzer.known(.double), to: constraint) else {
      return false
    }
    return analyzer.unify(given, types.literal(.float))
  }
}
