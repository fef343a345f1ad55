import ViewSemantics
import ViewSource

/// The stored parts of types.
extension Machine {
  /// A stored property.
  public struct Field {
    /// The name in a mirror: `_name` for the storage of a property wrapper.
    public let name: String
    /// The concrete type.
    public let type: TypeID
  }

  /// An enum case.
  public struct CaseLayout {
    public let name: String
    public let payload: [(label: String?, type: TypeID)]
    /// `indirect`: the payload is in a box of its own.
    let isIndirect: Bool
  }

  /// The stored properties of a struct or class in order of declaration. A superclass's properties come first.
  public func fields(of type: TypeID) -> [Field] {
    if let known = native.fields[type] { return known }
    guard types.kind(type) == .nominal else { return [] }
    let decl = types.decl(type)
    let inherited: [Field] = superclass(of: type).map { self.fields(of: $0) } ?? []
    let all = inherited + analyzer.children(of: decl).filter { isStored($0) }.map { field($0, in: type) }
    native.fields[type] = all
    return all
  }

  /// The superclass of a class; `nil` if there is none.
  public func superclass(of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal, let parent = analyzer.superclass(of: types.decl(type)),
      types.kind(parent) == .nominal
    else { return nil }
    return analyzer.superType(type, types.decl(parent)) ?? parent
  }

  /// The cases of an enum, in order of declaration.
  public func cases(of type: TypeID) -> [CaseLayout] {
    if let known = native.cases[type] { return known }
    guard types.kind(type) == .nominal else { return [] }
    let isIndirect = analyzer.decl(types.decl(type)).has(.isIndirect)
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
        }, isIndirect: isIndirect || analyzer.decl(id).has(.isIndirect))
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
