import ViewSource
import ViewSyntax

/// Default values of omitted parameters.
extension BodyChecker {
  /// Infers generic parameters from the default values of omitted parameters.
  ///
  /// - Parameter isEarly: whether this is before the arguments are checked. Then only generic parameters count that no
  ///   argument can determine: in `sleep(for: C.Instant.Duration, clock: C = .continuous)` the default determines `C`.
  func useDefaults(_ instance: Instance, _ match: [Int], of candidate: Candidate, isEarly: Bool = false) {
    guard !candidate.isMemberwise else { return }
    for (index, parameter) in instance.parameters.enumerated() where parameter.hasDefault && !match.contains(index) {
      var type = analyzer.resolved(parameter.type)
      if isEarly {
        guard types.kind(type) == .variable,
          match.contains(where: { mentionsMember(of: type, analyzer.resolved(instance.parameters[$0].type)) }),
          !match.contains(where: { mentionsItself(type, analyzer.resolved(instance.parameters[$0].type)) })
        else { continue }
        _ = note(instance.requirements)
      }
      if parameter.flags.contains(.isAutoclosure), types.kind(type) == .function {
        type = types.argument(type, types.argumentCount(type) - 1)
      }
      guard types.flags(type).contains(.hasVariable), let node = parameter.node,
        let value = analyzer.node(node, of: candidate.decl).initialValue
      else { continue }
      let checker = BodyChecker(
        analyzer, analyzer.context(inside: candidate.decl), selfType: candidate.base, isStatic: true, whole: value,
        named: parameter.name.text)
      let actual =
        value.kind == .closureExpr
        ? checker.closureType(value, expected: type, builder: parameter.builder) : checker.check(value, expected: type)
      // `as type: T.Type = T.self` leaves `T` to the context.
      if mentionsParameter(analyzer.resolved(actual), of: candidate.decl) { continue }
      var score = Score()
      _ = analyzer.convert(actual, to: parameter.flags.contains(.isAutoclosure) ? type : parameter.type, &score)
      _ = meet(instance.requirements)
    }
  }

  /// Whether a type contains a generic parameter of a function itself.
  private func mentionsParameter(_ type: TypeID, of function: DeclID) -> Bool {
    guard types.flags(type).contains(.hasParameter) else { return false }
    if types.kind(type) == .parameter {
      let generics = analyzer.signature(of: function).generics
      return generics.parameters[generics.outerCount...].contains(types.decl(type))
    }
    return types.arguments(type).contains { mentionsParameter($0, of: function) }
  }

  /// Whether a type contains a member type of an open type: `C.Instant`.
  private func mentionsMember(of variable: TypeID, _ type: TypeID) -> Bool {
    if types.kind(type) == .member {
      let base = analyzer.resolved(types.argument(type, 0))
      return base == variable || mentionsMember(of: variable, base)
    }
    return types.arguments(type).contains { mentionsMember(of: variable, analyzer.resolved($0)) }
  }

  /// Whether a type contains an open type other than as the base of a member type.
  private func mentionsItself(_ variable: TypeID, _ type: TypeID) -> Bool {
    if type == variable { return true }
    if types.kind(type) == .member { return false }
    return types.arguments(type).contains { mentionsItself(variable, analyzer.resolved($0)) }
  }
}
