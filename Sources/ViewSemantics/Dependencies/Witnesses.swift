import ViewSource

/// A declaration that witnesses a protocol requirement or overrides a member, for a type.
struct Witness {
  let decl: DeclID
  let itself: TypeID
}

/// The possible declarations of a protocol member's use, if the conforming type is unknown.
extension Analyzer {
  /// The witnesses of a requirement, or the overrides of a class member, in the order of the program's types.
  func witnesses(of requirement: DeclID) -> [Witness] {
    if let known = witnessLists[requirement] { return known }
    var found: [Witness] = []
    var seen: Set<DeclID> = []
    if let owner = owner(of: requirement).flatMap({ nominal(of: $0) }),
      decl(owner).kind == .classType ? mayBeOverridden(requirement) : parent(of: requirement) == owner
    {
      for nominal in conformingTypes[owner] ?? [] {
        let itself = selfType(nominal)
        let member = implementation(of: requirement, in: itself)
        // A member of the protocol's extension counts once for all types.
        if member != requirement, seen.insert(member).inserted { found.append(Witness(decl: member, itself: itself)) }
      }
    }
    witnessLists[requirement] = found
    return found
  }

  /// The members of the program's types that witness a requirement, in the order of the types.
  public func implementations(of requirement: DeclID) -> [DeclID] {
    let owner = owner(of: requirement).flatMap { nominal(of: $0) }
    return owner.map { decl($0).kind == .protocolType } == true ? witnesses(of: requirement).map(\.decl) : []
  }

  /// Whether a member can be overridden with another meaning: stored properties cannot.
  private func mayBeOverridden(_ member: DeclID) -> Bool {
    decl(member).kind == .variable ? decl(member).has(.isComputed) : decl(member).kind != .initializer
  }

  /// The program's types that conform to each of its protocols or inherit from each of its classes.
  func typesConforming() -> [DeclID: [DeclID]] {
    var found: [DeclID: [DeclID]] = [:]
    for id in program.userDecls where decl(id).kind.isNominal && decl(id).kind != .protocolType {
      for ancestor in ancestors(of: id) where isOwn(ancestor) {
        found[ancestor, default: []].append(id)
      }
    }
    return found
  }

  /// Whether reading a property of a type's value may read an observable object, as far as the type shows.
  func mayHoldObservable(_ type: TypeID) -> Bool {
    switch types.kind(type) {
    case .nominal:
      let nominal = types.decl(type)
      if decl(nominal).kind == .classType { return conforms(type, to: known(.observable)) }
      return isOwn(nominal)
        && children(of: nominal).contains { member in
          guard decl(member).kind == .variable, !decl(member).has(.isStatic) else { return false }
          let held = variableType(of: member)
          return decl(member).has(.isComputed)
            || types.kind(held) == .nominal
              && decl(types.decl(held)).kind == .classType && conforms(held, to: known(.observable))
        }
    case .parameter, .member, .existential, .opaque, .hole, .variable: return true
    case .literal, .integer, .tuple, .function, .metatype, .pack, .expansion, .inoutType: return false
    }
  }
}
