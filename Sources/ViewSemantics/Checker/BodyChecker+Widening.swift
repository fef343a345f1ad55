import ViewSource
import ViewSyntax

/// Generic parameters that several arguments share.
extension BodyChecker {
  /// Widens the binding of a generic parameter so that it fits a later argument too: to an optional or a common
  /// superclass. `pick(1, nil)`, `pick(circle, shape)`
  ///
  /// - Parameter earlier: the parameters of the earlier arguments.
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

  /// The type that an argument must have; the result type of an `@autoclosure`.
  private func lateResult(of parameter: Parameter) -> TypeID {
    let type = parameter.type
    guard parameter.flags.contains(.isAutoclosure), types.kind(type) == .function else { return type }
    return types.argument(type, types.argumentCount(type) - 1)
  }

  /// Whether a parameter's type, or the element type of its collection, may still be widened.
  private func canWiden(_ wanted: TypeID, after earlier: [TypeID]) -> Bool {
    guard types.flags(wanted).contains(.hasVariable) else { return false }
    guard types.kind(wanted) == .variable else {
      return isCovariant(wanted) && types.hasArgument(wanted) { canWiden($0, after: earlier) }
    }
    // In `(values: Binding<T>, value: T)` the first argument fixes the type.
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
    // For generic types, the only known relation is that one is the other's optional.
    let isOpen = types.flags(bound).union(types.flags(actual)).contains(.hasParameter)
    guard types.flags(bound).union(types.flags(actual)).isDisjoint(with: [.hasHole, .hasVariable]),
      !isOpen || analyzer.wrapped(actual) == bound, !analyzer.isKnown(bound, .never), !analyzer.isKnown(actual, .never)
    else { return false }
    let joined = analyzer.resolved(join(bound, actual))
    guard joined != bound, !types.flags(joined).contains(.hasHole) else { return false }
    analyzer.rebind(wanted, to: joined)
    return true
  }

  /// Replaces the provisional literals of a list by the element type of the next argument: `pick([1], [side])`.
  func learnLiterals(of wanted: TypeID, from actual: TypeID) {
    guard types.kind(wanted) == .variable else { return }
    let bound = analyzer.shallow(wanted)
    guard types.flags(bound).contains(.hasLiteral), types.kind(bound) != .literal else { return }
    let joined = analyzer.resolved(join(bound, actual))
    if joined != bound, !types.flags(joined).contains(.hasHole) { analyzer.rebind(wanted, to: joined) }
  }

  /// Whether a parameter accepts any binding of a variable: it is the variable itself, or a covariant collection of it.
  private func leavesOpen(_ type: TypeID, _ variable: TypeID) -> Bool {
    type == variable || !speaks(type, of: variable)
      || isCovariant(type) && !types.hasArgument(type) { !leavesOpen($0, variable) }
  }

  private func speaks(_ type: TypeID, of variable: TypeID) -> Bool {
    type == variable || types.hasArgument(type) { speaks($0, of: variable) }
  }
}
