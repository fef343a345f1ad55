import ViewSemantics
import ViewSource

/// What values of a type consist of.
extension Machine {
  /// A stored property.
  public struct Field {
    /// As a mirror names it: `_name` where a property wrapper keeps something else.
    public let name: String
    /// With what generic parameters stand for.
    public let type: TypeID
  }

  /// A case of an enum.
  public struct CaseLayout {
    public let name: String
    public let payload: [(label: String?, type: TypeID)]
  }

  /// The stored properties of a struct or class in the order of their declaration, a superclass's first.
  public func fields(of type: TypeID) -> [Field] {
    if let known = native.fields[type] { return known }
    guard types.kind(type) == .nominal else { return [] }
    let decl = types.decl(type)
    let inherited: [Field] = superclass(of: type).map { self.fields(of: $0) } ?? []
    let all = inherited + analyzer.children(of: decl).filter { isStored($0) }.map { field($0, in: type) }
    native.fields[type] = all
    return all
  }

  /// The superclass of a class.
  public func superclass(of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal, let parent = analyzer.superclass(of: types.decl(type)),
      types.kind(parent) == .nominal
    else { return nil }
    return analyzer.superType(type, types.decl(parent)) ?? parent
  }

  /// The cases of an enum in their order.
  public func cases(of type: TypeID) -> [CaseLayout] {
    if let known = native.cases[type] { return known }
    guard types.kind(type) == .nominal else { return [] }
    let all = analyzer.children(of: types.decl(type)).filter { analyzer.decl($0).kind == .enumCase }.map { id in
      let around = analyzer.surroundings(of: id, in: type)
      let parameters = analyzer.decl(id).has(.hasParameters) ? analyzer.signature(of: id).parameters : []
      return CaseLayout(
        name: analyzer.decl(id).name.text,
        payload: parameters.map { parameter in
          (
            parameter.label == Name.none ? nil : parameter.label.text,
            analyzer.resolvingOpaque(analyzer.substitute(parameter.type, around))
          )
        })
    }
    native.cases[type] = all
    return all
  }

  private func isStored(_ member: DeclID) -> Bool {
    let decl = analyzer.decl(member)
    return decl.kind == .variable && !decl.has(.isStatic) && !decl.has(.isComputed) && !decl.has(.isPrimitive)
  }

  private func field(_ member: DeclID, in type: TypeID) -> Field {
    let around = analyzer.surroundings(of: member, in: type)
    let decl = analyzer.decl(member)
    if !analyzer.propertyWrappers(of: member).isEmpty, let storage = analyzer.storageType(of: member) {
      return Field(name: "_" + decl.name.text, type: analyzer.substitute(storage, around))
    }
    let own = analyzer.resolvingOpaque(analyzer.substitute(analyzer.variableType(of: member), around))
    if decl.has(.isLazy) {
      return Field(name: "$__lazy_storage_$_" + decl.name.text, type: analyzer.optionalType(own))
    }
    return Field(name: decl.name.text, type: own)
  }
}
