import ViewSource

/// Lookup of types and members through a type: `Base.Name`.
extension Analyzer {
  /// `Base.Name`
  func nestedType(_ name: Name, in base: TypeID, _ arguments: [TypeID], isConstraint: Bool = false) -> TypeID {
    switch types.kind(base) {
    case .hole: return base
    case .nominal:
      if arguments.isEmpty, let argument = genericArgument(named: name, of: base) { return argument }
      for member in typeMembers(of: types.decl(base), named: name) {
        switch decl(member).kind {
        case .associatedType: return associatedType(member, of: base)
        case .alias: return aliasedType(member, arguments, outer: memberSubstitution(member, of: base))
        case .protocolType:
          let type = types.nominal(member, arguments)
          return isConstraint ? type : types.existential([type])
        default: return nestedNominal(member, in: base, arguments)
        }
      }
      return hole(.unresolvedMember, name.text)
    case .parameter, .member, .opaque, .existential:
      for constraint in constraints(on: base) where types.kind(constraint) == .nominal {
        for member in typeMembers(of: types.decl(constraint), named: name) {
          switch decl(member).kind {
          case .associatedType: return memberType(of: base, member)
          case .alias: return aliasedType(member, arguments, outer: memberSubstitution(member, of: base))
          default: return types.nominal(member, arguments)
          }
        }
      }
      return hole(.unresolvedMember, name.text)
    default: return hole(.unresolvedMember, name.text)
    }
  }

  /// The argument for the type's own generic parameter of that name, which is the associated type of that name too:
  /// `Array.Element`.
  private func genericArgument(named name: Name, of base: TypeID) -> TypeID? {
    let id = types.decl(base)
    guard let index = genericParameters(of: id).firstIndex(where: { decl($0).name == name }) else { return nil }
    let context = genericContext(of: id)
    let arguments = types.arguments(base)
    guard context.packIndex == nil, arguments.count == context.parameters.count else { return nil }
    return arguments[context.outerCount + index]
  }

  /// The type of a nested declaration: the arguments of the outer type, then its own. Missing arguments are inferred.
  private func nestedNominal(_ member: DeclID, in base: TypeID, _ arguments: [TypeID]) -> TypeID {
    let generics = genericContext(of: member)
    guard !generics.parameters.isEmpty else { return types.nominal(member) }
    let around = owner(of: member).flatMap { nominal(of: $0) }.flatMap { superType(base, $0) } ?? base
    let known = types.arguments(around).prefix(generics.outerCount) + packed(arguments, for: generics)
    let all = generics.parameters.enumerated().map { index, parameter in
      index < known.count ? known[index] : hole(.notInferred, decl(parameter).name.text)
    }
    return types.nominal(member, all)
  }

  /// The bindings of the generic parameters around a member that is accessed on a type.
  func memberSubstitution(_ member: DeclID, of base: TypeID) -> Substitution {
    guard let owner = owner(of: member), let nominal = nominal(of: owner) else { return Substitution() }
    if decl(nominal).kind == .protocolType { return Substitution(nominal, base) }
    var substitution = substitution(of: superType(base, nominal) ?? classConstraint(on: base, nominal) ?? base)
    if decl(nominal).kind == .classType { substitution.bind(nominal, to: base) }
    return substitution
  }

  /// The superclass constraint of an existential such as `any Base<Int> & P`, as an instance of a class or a superclass
  /// of it.
  private func classConstraint(on base: TypeID, _ nominal: DeclID) -> TypeID? {
    guard types.kind(base) == .existential, decl(nominal).kind == .classType else { return nil }
    return types.arguments(base).lazy.compactMap { self.superType($0, nominal) }.first
  }

  /// The type itself if it is an instance of a declaration, else the superclass that is one; `nil` if there is none.
  public func superType(_ type: TypeID, _ nominal: DeclID) -> TypeID? {
    var current = type
    while types.kind(current) == .nominal {
      if types.decl(current) == nominal { return current }
      guard let parent = superclass(of: types.decl(current)) else { return nil }
      current = substitute(parent, substitution(of: current))
    }
    return nil
  }
}
