import ViewSource
import ViewSyntax

/// Associated types of open types, which pending constraints decide.
extension BodyChecker {
  /// The known associated type of an unbound variable.
  func member(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted,
          analyzer.decl(types.decl(member)).name == name
        else { continue }
        let known = analyzer.resolved(other)
        if types.kind(known) == .nominal || types.kind(known) == .tuple { return known }
      }
    }
    return primaryType(name, ofVariable: wanted)
  }

  /// The variable that is the associated type of another one.
  func openMember(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    guard types.kind(wanted) == .variable else { return nil }
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] {
        let member = analyzer.shallow(member)
        guard types.kind(member) == .member, analyzer.shallow(types.argument(member, 0)) == wanted,
          analyzer.decl(types.decl(member)).name == name, types.kind(analyzer.shallow(other)) == .variable
        else { continue }
        return analyzer.shallow(other)
      }
    }
    return nil
  }

  /// The associated type that a variable's constraints fix: `Element` for `some Sequence<Double>`.
  func primaryType(_ name: Name, ofVariable wanted: TypeID) -> TypeID? {
    primaryType(name, in: analyzer.constraints(onVariable: wanted))
  }

  /// The associated type that parameterized protocols fix: `Element` for `any Sequence<Double>`.
  func primaryType(_ name: Name, in constraints: some Sequence<TypeID>) -> TypeID? {
    for constraint in constraints
    where types.kind(constraint) == .nominal && types.argumentCount(constraint) > 0 {
      let names = analyzer.primaryAssociatedTypes(of: types.decl(constraint))
      for (own, argument) in zip(names, types.arguments(constraint)) where own == name {
        return analyzer.resolved(argument)
      }
    }
    return nil
  }
}
