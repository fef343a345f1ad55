import ViewSource
import ViewSyntax

/// The cache key of a conformance or an associated type.
struct ConformanceKey: Hashable {
  var type: TypeID
  var decl: DeclID
}

/// The conformance of a type to a protocol.
struct Conformance {
  /// The protocol with its primary associated types, as far as they are known.
  var constraint: TypeID
}

/// Conformances of types and their associated types.
extension Analyzer {
  /// Whether a type conforms to a protocol or inherits from a class. Assumes so for an unknown type.
  public func conforms(_ type: TypeID, to constraint: TypeID) -> Bool {
    guard types.kind(constraint) == .nominal else { return true }
    return conformance(type, to: types.decl(constraint)) != nil
  }

  func conformance(_ type: TypeID, to target: DeclID) -> Conformance? {
    switch types.kind(type) {
    case .hole, .variable: return Conformance(constraint: types.nominal(target))
    case .nominal:
      if types.decl(type) == target { return Conformance(constraint: type) }
      if isGrowing(type) { return Conformance(constraint: types.nominal(target)) }
      let key = ConformanceKey(type: type, decl: target)
      let isCacheable = !types.flags(type).contains(.hasParameter)
      if isCacheable, let known = conformances[key] { return known }
      let result = once(.conformance(key), otherwise: Conformance(constraint: types.nominal(target))) {
        nominalConformance(type, to: target)
      }
      if isCacheable { conformances[key] = .some(result) }
      return result
    case .parameter, .member:
      return requirementConformance(requirements(onSameAs: type), to: target)
    case .opaque:
      return constraintConformance(opaqueConstraints(type), to: target)
    case .existential:
      let protocols = types.arguments(type)
      if protocols.isEmpty { return nil }
      return constraintConformance(protocols, to: target)
    case .literal:
      return conformance(defaultType(ofLiteral: type), to: target)
    case .pack:
      // `where repeat each T: P`
      let isMet = types.arguments(type).allSatisfy { conformance($0, to: target) != nil }
      return isMet ? Conformance(constraint: types.nominal(target)) : nil
    case .expansion: return conformance(types.argument(type, 0), to: target)
    case .tuple, .function, .metatype, .inoutType, .integer:
      return builtInConformance(type, to: target)
    }
  }

  /// Functions, metatypes and tuples conform to the marker protocols (`Sendable`, `Copyable`, `Escapable`).
  private func builtInConformance(_ type: TypeID, to target: DeclID) -> Conformance? {
    let marker = [known(.sendable), known(.copyable), known(.escapable)]
    return marker.contains { types.kind($0) == .nominal && types.decl($0) == target }
      ? Conformance(constraint: types.nominal(target)) : nil
  }

  private func nominalConformance(_ type: TypeID, to target: DeclID) -> Conformance? {
    let nominal = types.decl(type)
    guard ancestors(of: nominal).contains(target) else {
      let isObject = decl(nominal).kind == .classType || decl(nominal).kind == .actor
      let isMet = isObject && target == knownDecl(.anyObject) || mayBeCompared(nominal, as: target)
      return isMet ? Conformance(constraint: types.nominal(target)) : nil
    }
    let substitution = substitution(of: type)
    for inheritance in inheritances(of: nominal) {
      guard types.kind(inheritance.type) == .nominal, !inheritance.isRawType else { continue }
      let parent = substitute(inheritance.type, substitution)
      let direct = types.decl(parent)
      guard direct == target || ancestors(of: direct).contains(target) else { continue }
      guard inheritance.requirements.allSatisfy({ isMet($0, substitution) }) else { continue }
      if direct == target { return Conformance(constraint: parent) }
      if decl(direct).kind == .classType { return conformance(parent, to: target) }
      return Conformance(
        constraint: constraint(inheriting: target, from: parent, itself: type) ?? types.nominal(target))
    }
    return nil
  }

  /// The types that the condition of a conformance equates, for a type whose generic arguments are not known yet:
  /// `Output` and `Character` for `extension Parser: ExpressibleByStringLiteral where Output == Character`.
  func typesEquated(byConformanceOf type: TypeID, to target: DeclID) -> [(TypeID, TypeID)] {
    guard types.kind(type) == .nominal, types.flags(type).contains(.hasVariable) else { return [] }
    let substitution = substitution(of: type)
    for inheritance in inheritances(of: types.decl(type))
    where types.kind(inheritance.type) == .nominal && !inheritance.isRawType {
      let direct = types.decl(inheritance.type)
      guard direct == target || ancestors(of: direct).contains(target),
        inheritance.requirements.allSatisfy({ isMet($0, substitution) })
      else { continue }
      return inheritance.requirements.filter { $0.kind == .isSame }.map {
        (substitute($0.subject, substitution), substitute($0.other, substitution))
      }
    }
    return []
  }

  /// Whether a class may conform to `Hashable` (or to a protocol that it inherits from) through an undeclared ancestor:
  /// all Objective-C objects are hashable, and most platform classes are not declared here.
  private func mayBeCompared(_ nominal: DeclID, as target: DeclID) -> Bool {
    guard decl(nominal).kind == .classType, let hashable = knownDecl(.hashable),
      target == hashable || ancestors(of: hashable).contains(target)
    else { return false }
    return mayConformToMore(nominal)
  }

  /// The protocol `target` as `parent` inherits it, with the generic arguments written there.
  private func constraint(inheriting target: DeclID, from parent: TypeID, itself: TypeID) -> TypeID? {
    let substitution = Substitution(types.decl(parent), itself)
    for inheritance in inheritances(of: types.decl(parent)) where types.kind(inheritance.type) == .nominal {
      if types.decl(inheritance.type) == target { return substitute(inheritance.type, substitution) }
    }
    return nil
  }

  func isMet(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    let subject = substitute(requirement.subject, substitution)
    let other = substitute(requirement.other, substitution)
    switch requirement.kind {
    case .conforms: return conforms(subject, to: other)
    case .isSame:
      if subject == other { return true }
      if let isKnown = isKnownToBeSame(subject, other) ?? isKnownToBeSame(other, subject) { return isKnown }
      return !types.flags(subject).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter, .hasMember])
        || !types.flags(other).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter, .hasMember])
    }
  }

  /// Whether the current requirements equate a generic parameter, or a member type of one, with a concrete type. `nil`
  /// if the types are not such a pair.
  private func isKnownToBeSame(_ open: TypeID, _ closed: TypeID) -> Bool? {
    guard types.kind(open) == .parameter || types.kind(open) == .member,
      types.flags(closed).isDisjoint(with: [.hasHole, .hasVariable, .hasParameter, .hasMember, .hasOpaque]),
      types.flags(open).isDisjoint(with: [.hasHole, .hasVariable, .hasOpaque])
    else { return nil }
    return requirements(onSameAs: open).contains { requirement in
      requirement.kind == .isSame && (requirement.other == closed || requirement.subject == closed)
    }
  }

  private func requirementConformance(_ requirements: [Requirement], to target: DeclID) -> Conformance? {
    for requirement in requirements where requirement.kind == .isSame {
      if let found = conformance(requirement.other, to: target) { return found }
    }
    return constraintConformance(requirements.filter { $0.kind == .conforms }.map(\.other), to: target)
  }

  private func constraintConformance(_ constraints: [TypeID], to target: DeclID) -> Conformance? {
    for constraint in constraints where types.kind(constraint) == .nominal {
      if types.decl(constraint) == target { return Conformance(constraint: constraint) }
    }
    for constraint in constraints where types.kind(constraint) == .nominal {
      if decl(types.decl(constraint)).kind == .classType {
        if let found = conformance(constraint, to: target) { return found }
      } else if ancestors(of: types.decl(constraint)).contains(target) {
        return Conformance(constraint: types.nominal(target))
      }
    }
    return nil
  }

  /// The protocols and classes whose members are available on values of a type.
  func constraints(on type: TypeID) -> [TypeID] {
    switch types.kind(type) {
    case .parameter, .member:
      return requirements(onSameAs: type).map(\.other).filter { types.kind($0) == .nominal }
    case .opaque: return opaqueConstraints(type)
    case .existential: return types.arguments(type)
    default: return []
    }
  }

  // MARK: Associated types

  /// The type witness of an associated type in a conforming type.
  public func associatedType(_ associated: DeclID, of type: TypeID) -> TypeID {
    if types.flags(type).contains(.hasHole), types.kind(type) == .hole { return type }
    if isGrowing(type) { return hole(.tooLarge, decl(associated).name.text) }
    let key = ConformanceKey(type: type, decl: associated)
    let isCacheable = types.flags(type).isDisjoint(with: [.hasParameter, .hasVariable])
    if isCacheable, let known = associatedTypes[key] { return known }
    let name = decl(associated).name
    let result = once(.associated(key), otherwise: hole(.recursive, name.text)) {
      resolveAssociated(associated, name, of: type)
    }
    if isCacheable { associatedTypes[key] = result }
    return result
  }

  private func resolveAssociated(_ associated: DeclID, _ name: Name, of type: TypeID) -> TypeID {
    switch types.kind(type) {
    case .nominal:
      return nominalAssociated(associated, name, of: type)
    case .literal:
      return associatedType(associated, of: defaultType(ofLiteral: type))
    case .opaque, .existential, .parameter, .member:
      for requirement in requirements(on: types.member(type, associated)) where requirement.kind == .isSame {
        return requirement.subject == types.member(type, associated) ? requirement.other : requirement.subject
      }
      if let found = primaryArgument(associated, name, constraints(on: type)) { return found }
      if let found = constrainedAssociated(name, of: type) { return found }
      let member = types.member(type, associated)
      // The dynamic type of an existential is unknown; only its protocols' constraints on the associated type are
      // known.
      return types.kind(type) == .existential ? types.existential(constraints(on: member)) : member
    default: return hole(.unresolvedMember, name.text)
    }
  }

  /// `Element` of `some Collection<Int>`
  private func primaryArgument(_ associated: DeclID, _ name: Name, _ constraints: [TypeID]) -> TypeID? {
    for constraint in constraints where types.kind(constraint) == .nominal && types.argumentCount(constraint) > 0 {
      let names = primaryAssociatedTypes(of: types.decl(constraint))
      if let index = names.firstIndex(of: name), index < types.argumentCount(constraint) {
        return types.argument(constraint, index)
      }
    }
    return nil
  }

  /// The associated type as a constraining protocol fixes it: `protocol P: View where Body == Never`.
  private func constrainedAssociated(_ name: Name, of type: TypeID) -> TypeID? {
    for constraint in constraints(on: type) where types.kind(constraint) == .nominal {
      for ancestor in [types.decl(constraint)] + ancestors(of: types.decl(constraint)) {
        if let found = statedAssociated(name, by: ancestor, of: type) { return found }
      }
    }
    return nil
  }

  /// `Self.Name == T` in a protocol's requirements, or a type alias of that name in the protocol or its extensions.
  private func statedAssociated(_ name: Name, by protocolDecl: DeclID, of type: TypeID) -> TypeID? {
    let substitution = Substitution(protocolDecl, type)
    func isMeant(_ side: TypeID) -> Bool {
      types.kind(side) == .member && decl(types.decl(side)).name == name
        && types.argument(side, 0) == types.parameter(protocolDecl)
    }
    for requirement in genericContext(of: protocolDecl).requirements where requirement.kind == .isSame {
      if isMeant(requirement.subject) { return substitute(requirement.other, substitution) }
      if isMeant(requirement.other) { return substitute(requirement.subject, substitution) }
    }
    for alias in directMembers(of: protocolDecl, named: name) where decl(alias).kind == .alias {
      if let owner = owner(of: alias), decl(owner).kind == .extension {
        let own = genericContext(of: protocolDecl)
        let added = genericContext(of: owner).requirements.filter { !own.requirements.contains($0) }
        guard added.allSatisfy({ isMet($0, substitution) }) else { continue }
      }
      return aliasedType(alias, outer: substitution)
    }
    return nil
  }

  func primaryAssociatedTypes(of protocolDecl: DeclID) -> [Name] {
    guard let clause = node(of: protocolDecl).child(.primaryAssociatedTypeClause) else { return [] }
    return clause.ownTokens.filter { $0.kind == .identifier }.map { clause.name(of: $0) }
  }

  private func nominalAssociated(_ associated: DeclID, _ name: Name, of type: TypeID) -> TypeID {
    let nominal = types.decl(type)
    let substitution = substitution(of: type)
    // A generic parameter, a nested type or a type alias of that name. An alias in an extension shadows the parameter.
    let members = directMembers(of: nominal, named: name)
    if !members.contains(where: { decl($0).kind == .alias }),
      // An inner parameter hides an outer one.
      let parameter = genericContext(of: nominal).parameters.last(where: {
        !isImplicitParameter($0) && decl($0).name == name
      }), let argument = substitution[parameter]
    {
      return argument
    }
    for member in members {
      switch decl(member).kind {
      case .alias: return aliasedType(member, outer: substitution)
      case .structure, .classType, .enumeration, .actor:
        return types.nominal(member, types.arguments(type))
      default: continue
      }
    }
    if name == .rawValue, let raw = rawType(of: nominal) { return raw }
    // The witness of a requirement may itself have the associated type in question.
    func isKnown(_ found: TypeID) -> Bool {
      types.kind(found) != .hole || types.reason(ofHole: found).kind != .recursive
    }
    if let found = witnessed(associated, by: type, substitution), isKnown(found) { return found }
    for ancestor in ancestors(of: nominal) {
      if decl(ancestor).kind == .protocolType {
        // `Elements.Element == Element` is circular if `Elements` is the type itself; then another protocol decides.
        if let found = statedAssociated(name, by: ancestor, of: type), isKnown(found) { return found }
      } else if let parent = superclass(of: nominal),
        conforms(parent, to: types.nominal(self.parent(of: associated) ?? ancestor))
      {
        return associatedType(associated, of: substitute(parent, substitution))
      }
    }
    if let protocolDecl = parent(of: associated), let conformance = conformance(type, to: protocolDecl),
      let found = primaryArgument(associated, name, [conformance.constraint])
    {
      return found
    }
    if let fallback = node(of: associated).children.last(where: { $0.kind.isType }), let owner = parent(of: associated)
    {
      return substitute(resolveType(fallback, in: context(inside: owner)), Substitution(owner, type))
    }
    // The signature of the witness may be under resolution right now, which asks for several associated types. A name in
    // it then means a type around the conforming type.
    if let outer = self.type(named: name, around: nominal) { return outer }
    return hole(.unresolvedMember, name.text)
  }

  /// Infers the associated type from the declared type of a witness whose requirement mentions it, in its own protocol
  /// or in a protocol that inherits from it.
  private func witnessed(_ associated: DeclID, by type: TypeID, _ substitution: Substitution) -> TypeID? {
    guard let own = parent(of: associated) else { return nil }
    let nominal = types.decl(type)
    let name = decl(associated).name
    let others = ancestors(of: nominal).filter { $0 != own && decl($0).kind == .protocolType }
    for protocolDecl in [own] + others {
      // A protocol may redeclare an inherited associated type.
      let named = protocolDecl == own ? associated : typeMembers(of: protocolDecl, named: name).first
      guard let named, decl(named).kind == .associatedType else { continue }
      let itself = types.parameter(protocolDecl)
      let wanted = [types.member(itself, named), types.member(itself, associated)]
      if let found = witnessed(wanted, in: protocolDecl, by: type) { return found }
    }
    return nil
  }

  private func witnessed(_ wanted: [TypeID], in protocolDecl: DeclID, by type: TypeID) -> TypeID? {
    let itself = Substitution(protocolDecl, type)
    for requirement in children(of: protocolDecl) where decl(requirement).kind.isValue {
      var required = requiredTypes(requirement)
      // A function that does not throw also meets `func load() throws(Failure)`.
      let thrown = decl(requirement).kind == .function ? functionAttributes(of: requirement).thrown : nil
      let isThrown = thrown.map { pattern in wanted.contains { mentions(pattern, $0) } } ?? false
      if isThrown, let thrown { required.append(thrown) }
      guard required.contains(where: { pattern in wanted.contains { mentions(pattern, $0) } }) else { continue }
      for member in witnesses(of: requirement, in: types.decl(type)) {
        var given = requiredTypes(member)
        if isThrown { given.append(thrownType(ofMember: member)) }
        guard given.count == required.count else { continue }
        let outer = memberSubstitution(member, of: type)
        var found: TypeID?
        var fits = true
        for (pattern, actual) in zip(required, given) where fits {
          if let part = wanted.compactMap({ match(pattern, actual, $0) }).first {
            // A member of a protocol's extension may only repeat the associated type.
            if isRepeated(part, wanted) { fits = false } else { found = found ?? substitute(part, outer) }
          } else if !wanted.contains(where: { mentions(pattern, $0) }) {
            // The other parts distinguish overloads that differ in nothing else.
            let expected = substitute(pattern, itself)
            fits = !isComplete(expected) || expected == substitute(actual, outer)
          }
        }
        if fits, let found, isThere(member, wanted, outer) { return found }
      }
    }
    return nil
  }

  /// Whether a type is the wanted associated type itself, of the same or another protocol: `Self.Element`.
  private func isRepeated(_ part: TypeID, _ wanted: [TypeID]) -> Bool {
    if wanted.contains(part) { return true }
    guard types.kind(part) == .member, types.kind(types.argument(part, 0)) == .parameter else { return false }
    let name = decl(types.decl(part)).name
    return decl(types.decl(types.argument(part, 0))).kind == .protocolType
      && wanted.contains { decl(types.decl($0)).name == name }
  }

  /// Whether the extension that declares a member applies to a type. Checks only the requirements that do not mention
  /// the associated types being inferred: `Indices` is a range for a collection with integer indices, and not for
  /// others.
  private func isThere(_ member: DeclID, _ wanted: [TypeID], _ substitution: Substitution) -> Bool {
    guard isProtocolMember(member) else { return true }
    let names = wanted.map { decl(types.decl($0)).name }
    return addedRequirements(of: member).allSatisfy { requirement in
      guard requirement.kind == .conforms, types.kind(requirement.subject) == .member,
        types.kind(types.argument(requirement.subject, 0)) == .parameter,
        !names.contains(decl(types.decl(requirement.subject)).name), types.kind(requirement.other) == .nominal
      else { return true }
      let actual = substitute(requirement.subject, substitution)
      return types.kind(actual) != .nominal || !isComplete(actual)
        || conformance(actual, to: types.decl(requirement.other)) != nil
    }
  }

  /// The members of a type, including those of protocol extensions, that can witness a requirement.
  private func witnesses(of requirement: DeclID, in nominal: DeclID) -> [DeclID] {
    let wanted = decl(requirement)
    var found: [DeclID] = []
    for owner in [nominal] + ancestors(of: nominal) {
      for member in directMembers(of: owner, named: wanted.name) {
        let candidate = decl(member)
        guard member != requirement, candidate.has(.isStatic) == wanted.has(.isStatic) else { continue }
        if decl(owner).kind == .protocolType, parent(of: member) == owner { continue }
        switch (wanted.kind, candidate.kind) {
        case (.variable, .variable): break
        case (.function, .function), (.initializer, .initializer), (.subscriptDecl, .subscriptDecl):
          guard signature(of: member).parameters.map(\.label) == signature(of: requirement).parameters.map(\.label)
          else { continue }
        default: continue
        }
        found.append(member)
      }
    }
    return found
  }

  /// The error type of a function; `Never` if it does not throw.
  private func thrownType(ofMember id: DeclID) -> TypeID {
    if let thrown = functionAttributes(of: id).thrown { return thrown }
    return signature(of: id).effects.contains(.isThrowing) ? types.existential([known(.error)]) : known(.never)
  }

  /// The parameter types of a member and its result type.
  private func requiredTypes(_ id: DeclID) -> [TypeID] {
    switch decl(id).kind {
    case .variable: return [variableType(of: id)]
    case .function, .initializer, .subscriptDecl:
      let signature = signature(of: id)
      return signature.parameters.map(\.type) + [signature.result]
    default: return []
    }
  }

  private func mentions(_ type: TypeID, _ wanted: TypeID) -> Bool {
    type == wanted || types.arguments(type).contains { mentions($0, wanted) }
  }

  /// The part of `actual` at the position of `wanted` in `pattern`.
  private func match(_ pattern: TypeID, _ actual: TypeID, _ wanted: TypeID) -> TypeID? {
    if pattern == wanted { return actual }
    guard types.kind(pattern) == types.kind(actual), types.argumentCount(pattern) == types.argumentCount(actual),
      types.kind(pattern) != .nominal || types.decl(pattern) == types.decl(actual)
    else { return nil }
    for (left, right) in zip(types.arguments(pattern), types.arguments(actual)) {
      if let found = match(left, right, wanted) { return found }
    }
    return nil
  }
}
