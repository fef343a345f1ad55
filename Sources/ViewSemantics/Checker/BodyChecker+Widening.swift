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
    let variable = parameter.type
    // In `(values: Binding<T>, value: T)` the first argument leaves no choice.
    guard types.kind(variable) == .variable, !analyzer.isUnbound(variable), argument.closure == nil,
      earlier.allSatisfy({ $0.type == variable || !speaks($0.type, of: variable) }),
      let given = argument.type ?? argument.node.map({ check($0, expected: nil) })
    else { return false }
    let bound = analyzer.resolved(variable)
    let actual = analyzer.resolved(analyzer.normalized(given))
    guard types.flags(bound).union(types.flags(actual)).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter]),
      !analyzer.isKnown(bound, .never), !analyzer.isKnown(actual, .never)
    else { return false }
    let joined = analyzer.resolved(join(bound, actual))
    guard joined != bound, !types.flags(joined).contains(.hasHole) else { return false }
    analyzer.rebind(variable, to: joined)
    score.add(.valueToOptional)
    return true
  }

  private func speaks(_ type: TypeID, of variable: TypeID) -> Bool {
    type == variable || types.hasArgument(type) { speaks($0, of: variable) }
  }
}
