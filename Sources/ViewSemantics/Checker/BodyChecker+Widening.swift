import ViewSource
import ViewSyntax

/// Generic parameters that several arguments are given to.
extension BodyChecker {
  /// `pick(1, nil)`, `pick(circle, shape)`: where what comes later is no value of the type that came first, but both can be
  /// values of another one, the parameter stands for that: an optional, or a class that both are of.
  ///
  /// - Parameter earlier: the parameters that arguments have been given to before.
  func widen(
    _ parameter: Parameter, toTake argument: Argument, after earlier: [Parameter], _ score: inout Score
  ) -> Bool {
    let (type, earlier) = (lateResult(of: parameter), earlier.map { lateResult(of: $0) })
    guard argument.closure == nil, canWiden(type, after: earlier),
      let given = argument.type ?? argument.node.map({ check($0, expected: nil) }),
      widen(type, toTake: given, after: earlier)
    else { return false }
    score.add(.valueToOptional)
    return true
  }

  /// What an argument is to be: of an `@autoclosure` what it gives.
  private func lateResult(of parameter: Parameter) -> TypeID {
    let type = parameter.type
    guard parameter.flags.contains(.isAutoclosure), types.kind(type) == .function else { return type }
    return types.argument(type, types.argumentCount(type) - 1)
  }

  /// Whether something may still become of what a parameter is, or of what it is a list of.
  private func canWiden(_ wanted: TypeID, after earlier: [TypeID]) -> Bool {
    guard types.flags(wanted).contains(.hasVariable) else { return false }
    guard types.kind(wanted) == .variable else {
      return isCovariant(wanted) && types.hasArgument(wanted) { canWiden($0, after: earlier) }
    }
    // In `(values: Binding<T>, value: T)` the first argument leaves no choice.
    return !analyzer.isUnbound(wanted) && earlier.allSatisfy { leavesOpen($0, wanted) }
  }

  private func widen(_ wanted: TypeID, toTake given: TypeID, after earlier: [TypeID]) -> Bool {
    let actual = analyzer.resolved(analyzer.normalized(given))
    guard types.kind(wanted) == .variable else {
      guard isCovariant(wanted), types.kind(actual) == .nominal, types.decl(actual) == types.decl(wanted) else {
        return false
      }
      return zip(types.arguments(wanted), types.arguments(actual)).allSatisfy { part, given in
        var score = Score()
        return analyzer.convert(given, to: part, &score)
          || canWiden(part, after: earlier) && widen(part, toTake: given, after: earlier)
      }
    }
    let bound = analyzer.resolved(wanted)
    // Of what is generic only that is known which is the other's optional.
    let isOpen = types.flags(bound).union(types.flags(actual)).contains(.hasParameter)
    guard types.flags(bound).union(types.flags(actual)).isDisjoint(with: [.hasHole, .hasVariable]),
      !isOpen || analyzer.wrapped(actual) == bound, !analyzer.isKnown(bound, .never), !analyzer.isKnown(actual, .never)
    else { return false }
    let joined = analyzer.resolved(join(bound, actual))
    guard joined != bound, !types.flags(joined).contains(.hasHole) else { return false }
    analyzer.rebind(wanted, to: joined)
    return true
  }

  /// `pick([1], [side])`: a list of what has only been literals so far is one of what the next argument is a list of.
  func learnLiterals(of wanted: TypeID, from actual: TypeID) {
    guard types.kind(wanted) == .variable else { return }
    let bound = analyzer.shallow(wanted)
    guard types.flags(bound).contains(.hasLiteral), types.kind(bound) != .literal else { return }
    let joined = analyzer.resolved(join(bound, actual))
    if joined != bound, !types.flags(joined).contains(.hasHole) { analyzer.rebind(wanted, to: joined) }
  }

  /// Whether a parameter may be given what is to become of a variable: itself, or a list of it.
  private func leavesOpen(_ type: TypeID, _ variable: TypeID) -> Bool {
    type == variable || !speaks(type, of: variable)
      || isCovariant(type) && !types.hasArgument(type) { !leavesOpen($0, variable) }
  }

  private func speaks(_ type: TypeID, of variable: TypeID) -> Bool {
    type == variable || types.hasArgument(type) { speaks($0, of: variable) }
  }
}
