import ViewSource

/// Substitution of generic parameters.
extension Analyzer {
  /// A type with its generic parameters replaced. A member type becomes the type witness of the substituted base, as
  /// soon as that is known.
  public func substitute(_ type: TypeID, _ substitution: Substitution) -> TypeID {
    if substitution.isEmpty { return type }
    let flags = types.flags(type)
    if flags.isDisjoint(with: [.hasParameter]) { return type }
    switch types.kind(type) {
    case .parameter:
      return substitution[types.decl(type)] ?? type
    case .member:
      let base = substitute(types.argument(type, 0), substitution)
      return memberType(of: base, types.decl(type))
    case .expansion:
      return substituteExpansion(type, substitution)
    default:
      return map(type) { substitute($0, substitution) }
    }
  }

  /// A type with each argument transformed.
  func map(_ type: TypeID, _ transform: (TypeID) -> TypeID) -> TypeID {
    // Empty until an argument changes; most calls change none.
    var new = TypeList()
    for index in 0..<types.argumentCount(type) {
      let argument = types.argument(type, index)
      let mapped = transform(argument)
      if new.isEmpty {
        if mapped == argument { continue }
        for earlier in 0..<index { new.append(types.argument(type, earlier)) }
      }
      new.append(mapped)
    }
    let result = new.isEmpty ? type : types.rebuilt(type, new)
    return types.flags(type).contains(.hasAttributes) ? mapThrown(result, transform) : result
  }

  /// Transforms the thrown error type, which is not one of a function type's arguments.
  private func mapThrown(_ type: TypeID, _ transform: (TypeID) -> TypeID) -> TypeID {
    guard types.kind(type) == .function, var attributes = types.attributes(ofFunction: type),
      let thrown = attributes.thrown
    else { return type }
    attributes.thrown = transform(thrown)
    return attributes.thrown == thrown ? type : types.function(type, with: attributes)
  }

  /// `repeat (each T)` with a pack for `T`: the pattern once for each type of the pack.
  private func substituteExpansion(_ type: TypeID, _ substitution: Substitution) -> TypeID {
    let pattern = types.argument(type, 0)
    var length: Int?
    for binding in substitution.bindings
    where types.kind(binding.type) == .pack && occurs(binding.parameter, in: pattern) {
      length = types.argumentCount(binding.type)
    }
    guard let length else { return types.expansion(substitute(pattern, substitution)) }
    if types.kind(pattern) == .parameter { return substitution[types.decl(pattern)] ?? type }
    let elements = (0..<length).map { element in
      substitute(pattern, substitution.mapTypes { types.kind($0) == .pack ? types.argument($0, element) : $0 })
    }
    return types.pack(elements)
  }

  func occurs(_ parameter: DeclID, in type: TypeID) -> Bool {
    guard types.flags(type).contains(.hasParameter) else { return false }
    if types.kind(type) == .parameter { return types.decl(type) == parameter }
    return types.hasArgument(type) { occurs(parameter, in: $0) }
  }

  /// `Base.Name`: the type witness if the base is known, else a member type.
  func memberType(of base: TypeID, _ associated: DeclID) -> TypeID {
    switch types.kind(base) {
    case .hole: return base
    case .variable: return types.member(base, associated)
    case .parameter, .member: return requiredMember(base, associated)
    default: return associatedType(associated, of: base)
    }
  }

  /// The bindings of a nominal type's generic parameters in one of its instances.
  func substitution(of type: TypeID) -> Substitution {
    switch types.kind(type) {
    case .nominal:
      if types.argumentCount(type) == 0 { return Substitution() }
      return genericContexts.with(types.decl(type)) { substitution(of: type, $0.parameters) }
        ?? substitution(of: type, genericContext(of: types.decl(type)).parameters)
    default: return Substitution()
    }
  }

  private func substitution(of type: TypeID, _ parameters: [DeclID]) -> Substitution {
    var result = Substitution()
    guard parameters.count == types.argumentCount(type) else { return result }
    result.reserveCapacity(parameters.count)
    for index in parameters.indices { result.bind(parameters[index], to: types.argument(type, index)) }
    return result
  }
}
