import ViewSource

/// A declaration that meets a requirement of a protocol, and the type that it does so for.
struct Witness {
  let decl: DeclID
  let itself: TypeID
}

/// What a use of a protocol's member may mean: it is not said which of the types that conform a value is of.
extension Analyzer {
  /// What meets a requirement, or overrides a member of a class, in the order of the types of the program.
  func witnesses(of requirement: DeclID) -> [Witness] {
    if let known = witnessLists[requirement] { return known }
    var found: [Witness] = []
    var seen: Set<DeclID> = []
    if let owner = owner(of: requirement).flatMap({ nominal(of: $0) }),
      decl(owner).kind == .classType ? mayBeOverridden(requirement) : parent(of: requirement) == owner
    {
      for nominal in conformingTypes[owner] ?? [] {
        let itself = typeItself(nominal)
        let member = implementation(of: requirement, in: itself)
        // What an extension of the protocol has for all of them counts once.
        if member != requirement, seen.insert(member).inserted { found.append(Witness(decl: member, itself: itself)) }
      }
    }
    witnessLists[requirement] = found
    return found
  }

  /// The members of the program's types that meet a requirement of a protocol, in the order of the types.
  public func implementations(of requirement: DeclID) -> [DeclID] {
    let owner = owner(of: requirement).flatMap { nominal(of: $0) }
    return owner.map { decl($0).kind == .protocolType } == true ? witnesses(of: requirement).map(\.decl) : []
  }

  /// What a class stores is stored there whatever inherits from it.
  private func mayBeOverridden(_ member: DeclID) -> Bool {
    decl(member).kind == .variable ? decl(member).has(.isComputed) : decl(member).kind != .initializer
  }

  /// The types of the program that conform to each of its protocols or inherit from each of its classes.
  func typesConforming() -> [DeclID: [DeclID]] {
    var found: [DeclID: [DeclID]] = [:]
    for id in program.userDecls where decl(id).kind.isNominal && decl(id).kind != .protocolType {
      for ancestor in ancestors(of: id) where isOwn(ancestor) {
        found[ancestor, default: []].append(id)
      }
    }
    return found
  }

  /// Whether reading a property of a value may be a read of an observable object, as far as its type tells.
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
