import ViewSource
import ViewSyntax

/// Member lookup by name.
extension Analyzer {
  /// The declarations that a member name can refer to in a type: first its own, then those of its superclasses, then
  /// those of its protocols and their extensions. Does not check the requirements of extensions.
  public func memberDecls(_ name: Name, of nominal: DeclID) -> [DeclID] { memberList(name, of: nominal).decls }

  /// The result of a member lookup.
  struct MemberList {
    var decls: [DeclID] = []
    /// Whether all declarations are visible from every file.
    var isPublic = true
    /// Whether some belong to protocols to which the type conforms only conditionally.
    var isConditional = false
    /// Whether it has a property of the program and one of a library, neither of a protocol.
    var mayShadow = false
  }

  /// The cache key of an implicit member expression: a name and its contextual type.
  struct ImplicitKey: Equatable, MemoKey {
    var name: Name
    var type: TypeID
    var file: FileID
    var bits: UInt64 {
      (UInt64(type.index) << 32 | UInt64(name.index)) &* 0xA076_1D64_78BD_642F ^ UInt64(bitPattern: Int64(file.index))
    }
  }

  private func memberList(_ name: Name, of nominal: DeclID) -> MemberList {
    if nominal.file != .local, !program.hasMember(name) { return MemberList() }
    let key = MemberKey(owner: nominal, name: name)
    if let known = memberLists[key] { return known }
    var result = directMembers(of: nominal, named: name)
    let isConcrete = decl(nominal).kind != .protocolType
    var isConditional = false
    for ancestor in ancestors(of: nominal) {
      let isProtocol = decl(ancestor).kind == .protocolType
      if name == .initializer, !isProtocol, result.contains(where: { parent(of: $0) == nominal }) { continue }
      for member in directMembers(of: ancestor, named: name) where !result.contains(member) {
        // A witness or an override replaces the requirement or overridden member.
        let isRequirement = isProtocol && parent(of: member) == ancestor
        if isRequirement || !isProtocol, isConcrete, result.contains(where: { replaces($0, member) }) { continue }
        result.append(member)
        if isConcrete, isProtocol, !isConditional {
          isConditional = conditionalAncestors(of: nominal).contains(ancestor)
        }
      }
    }
    let isPublic = result.allSatisfy {
      $0.file == .local || (decl($0).access >= .publicAccess && moduleToImport(for: $0) == nil)
    }
    let properties = result.count > 1 ? result.filter { decl($0).kind == .variable && !isProtocolMember($0) } : []
    let mayShadow =
      properties.count > 1 && properties.contains(where: isFromCatalogue) && !properties.allSatisfy(isFromCatalogue)
    let list = MemberList(decls: result, isPublic: isPublic, isConditional: isConditional, mayShadow: mayShadow)
    if openInheritances == 0 { memberLists[key] = list }
    return list
  }

  /// Whether a member shadows another one: same kind, same labels.
  func replaces(_ member: DeclID, _ other: DeclID) -> Bool {
    let (left, right) = (decl(member), decl(other))
    guard left.kind == right.kind, left.has(.isStatic) == right.has(.isStatic) else { return false }
    switch left.kind {
    case .variable: return true
    case .function, .initializer, .subscriptDecl:
      guard haveSameLabels(member, other), !takesOtherThanRawValue(member) else { return false }
      if right.has(.isOverride) { return true }
      if let owner = owner(of: other), decl(owner).kind == .protocolType {
        return !right.isOperator || takesSelf(member, wherever: other, of: owner)
      }
      return zip(signature(of: member).parameters, signature(of: other).parameters).allSatisfy { $0.type == $1.type }
    default: return false
    }
  }

  /// Whether an operator takes its own type wherever a requirement takes `Self`. An operator without labels would
  /// otherwise replace every other one: `static func == (lhs: Self, rhs: Int)` does not compare two values of the type.
  private func takesSelf(_ member: DeclID, wherever requirement: DeclID, of owner: DeclID) -> Bool {
    let own = self.owner(of: member).flatMap { nominal(of: $0) }
    let required = selfType(owner)
    return zip(signature(of: member).parameters, signature(of: requirement).parameters).allSatisfy { given, wanted in
      wanted.type != required || types.kind(given.type) != .nominal || types.decl(given.type) == own
    }
  }

  /// Whether an enum's initializer has the label `rawValue:` but takes another type; then both initializers exist.
  private func takesOtherThanRawValue(_ member: DeclID) -> Bool {
    guard decl(member).kind == .initializer, let first = signature(of: member).parameters.first,
      first.label == .rawValueLabel,
      let raw = owner(of: member).flatMap({ nominal(of: $0) }).flatMap({ rawType(of: $0) })
    else { return false }
    return first.type != raw
  }

  /// Whether code in a file has access to a declaration.
  func isAccessible(_ id: DeclID, from file: FileID) -> Bool {
    let access = decl(id).access
    if id.file == .local || id.file == file { return true }
    if access >= .publicAccess {
      guard let module = moduleToImport(for: id) else { return true }
      return program.module(of: file).hiddenImports.contains(module)
    }
    if access <= .fileprivateAccess { return false }
    if program.file(id.file).module == program.file(file).module {
      return !program.folders.hasProjects || !isOfForeignExtension(id, from: file)
    }
    let isOfProgram =
      !program.modules[program.file(id.file).module].isCatalogue
      && !program.modules[program.file(file).module].isCatalogue
    return isOfProgram && (access == .packageAccess || isImported(id.file, by: file))
  }

  /// Whether another Xcode project adds this member to a type that the file knows from elsewhere.
  private func isOfForeignExtension(_ id: DeclID, from file: FileID) -> Bool {
    guard program.folders.isForeign(id.file, to: file), let owner = owner(of: id), let nominal = nominal(of: owner)
    else { return false }
    return nominal.file == .local || !program.folders.isForeign(nominal.file, to: file)
  }

  /// The module that the file's module must import to see a declaration. A module such as `Charts` overloads the
  /// initializers of another module's type (`ForEach`) and adds members through its own protocols; a program without
  /// the import must not see them.
  private func moduleToImport(for id: DeclID) -> Name? {
    guard id.file != .local else { return nil }
    let module = program.modules[program.file(id.file).module]
    guard !module.isImplicitlyVisible, let owner = owner(of: id), let nominal = nominal(of: owner) else { return nil }
    let isOwn = program.file(nominal.file).module == program.file(id.file).module
    let isHidden = isOwn ? decl(nominal).kind == .protocolType : decl(id).kind == .initializer
    return isHidden ? module.name : nil
  }

  /// Treats `internal` declarations of another module of the program as visible only if the file imports that module.
  private func isImported(_ module: FileID, by file: FileID) -> Bool {
    let name = program.modules[program.file(module).module].name
    return program.file(file).summary.imports.contains(name)
  }

  /// The member candidates of a name for a value of a type; the static ones for a metatype.
  func memberCandidates(_ name: Name, of type: TypeID, from file: FileID? = nil) -> [Candidate] {
    if types.kind(type) == .metatype {
      return staticCandidates(name, of: types.argument(type, 0), from: file)
    }
    let found = declarations(name, of: type, from: file)
    if found.isEmpty { return [] }
    var result: [Candidate] = []
    result.reserveCapacity(found.count)
    for id in found {
      let decl = decl(id)
      guard !decl.has(.isStatic), decl.kind.isValue, decl.kind != .initializer, decl.kind != .enumCase else { continue }
      result.append(Candidate(decl: id, base: type, isStatic: false))
    }
    return result
  }

  /// The static members, enum cases and nested types of a type.
  func staticCandidates(_ name: Name, of type: TypeID, from file: FileID?) -> [Candidate] {
    if name == .initializer { return initializers(of: type, from: file) }
    let found = declarations(name, of: type, from: file)
    var result: [Candidate] = []
    for id in found {
      switch decl(id).kind {
      case .enumCase, .structure, .classType, .actor, .enumeration, .alias, .associatedType, .protocolType:
        result.append(Candidate(decl: id, base: type, isStatic: true))
      case .variable, .function, .subscriptDecl:
        if decl(id).has(.isStatic) { result.append(Candidate(decl: id, base: type, isStatic: true)) }
      default: continue
      }
    }
    if result.isEmpty {
      // `Type.method`: an unapplied method reference.
      result = found.filter { decl($0).kind == .function }.map {
        Candidate(decl: $0, base: type, isStatic: false, isUnapplied: true)
      }
    }
    return result
  }

  func declarations(_ name: Name, of type: TypeID, from file: FileID?) -> [DeclID] {
    if types.kind(type) == .nominal {
      let members = memberList(name, of: types.decl(type))
      let found = visible(members, from: file)
      return members.isConditional ? reached(found, from: type) : found
    }
    let nominals = nominals(of: type)
    if nominals.count == 1 { return visible(memberList(name, of: nominals[0]), from: file) }
    var result: [DeclID] = []
    for nominal in nominals {
      for member in memberDecls(name, of: nominal) where !result.contains(member) {
        if let file, !isAccessible(member, from: file) { continue }
        result.append(member)
      }
    }
    return result
  }

  /// Removes the members of protocols whose conditional conformance does not hold: `ReversedCollection` is lazy only if
  /// its base is.
  private func reached(_ members: [DeclID], from type: TypeID) -> [DeclID] {
    // Members of one name usually belong to one protocol.
    var last: (nominal: DeclID, isReached: Bool)?
    return members.filter { member in
      guard let owner = owner(of: member), let nominal = nominal(of: owner), decl(nominal).kind == .protocolType else {
        return true
      }
      if let last, last.nominal == nominal { return last.isReached }
      let isReached =
        !conditionalAncestors(of: types.decl(type)).contains(nominal) || conformance(type, to: nominal) != nil
      last = (nominal, isReached)
      return isReached
    }
  }

  /// The members accessible from a file.
  private func visible(_ members: MemberList, from file: FileID?) -> [DeclID] {
    if members.mayShadow { return visible(shadowing: members.decls, from: file) }
    guard let file, !members.isPublic, !members.decls.allSatisfy({ isAccessible($0, from: file) }) else {
      return members.decls
    }
    return members.decls.filter { isAccessible($0, from: file) }
  }

  /// The accessible members without the properties of libraries that a property of the program with the same type
  /// hides: `extension Character { var isNewline: Bool }`.
  private func visible(shadowing members: [DeclID], from file: FileID?) -> [DeclID] {
    let found = members.filter { member in file.map { isAccessible(member, from: $0) } ?? true }
    if let file, isCatalogueFile(file) { return found }
    let properties = found.filter { decl($0).kind == .variable && !isProtocolMember($0) }
    let own = properties.filter { !isFromCatalogue($0) }
    if own.isEmpty || own.count == properties.count { return found }
    return found.filter { member in
      guard properties.contains(member), isFromCatalogue(member) else { return true }
      return !own.contains {
        decl($0).has(.isStatic) == decl(member).has(.isStatic) && variableType(of: $0) == variableType(of: member)
      }
    }
  }

  /// The nominal types and protocols whose members a type has.
  private func nominals(of type: TypeID) -> [DeclID] {
    switch types.kind(type) {
    case .nominal: [types.decl(type)]
    case .parameter, .member, .opaque, .existential:
      constraints(on: type).filter { types.kind($0) == .nominal }.map { types.decl($0) }
    case .literal: nominals(of: defaultType(ofLiteral: type))
    case .variable where isOpenLiteral(type): nominals(of: shallow(type))
    default: []
    }
  }

  // MARK: Initializers

  /// The initializers of a type: declared, inherited and implicit.
  func initializers(of type: TypeID, from file: FileID?) -> [Candidate] {
    let found = declarations(.initializer, of: type, from: file)
    var result: [Candidate] = []
    result.reserveCapacity(found.count + 1)
    for id in found where decl(id).kind == .initializer {
      result.append(Candidate(decl: id, base: type, isStatic: true))
    }
    guard types.kind(type) == .nominal else { return result }
    let nominal = types.decl(type)
    let own = result.filter { parent(of: $0.decl) == nominal }
    if !own.isEmpty {
      guard isClass(nominal) else { return result }
      guard own.allSatisfy({ isConvenience($0.decl) }) else {
        addConvenience(ofSuperclassOf: nominal, type, own, from: file, to: &result)
        return result
      }
      // Convenience initializers alone hide nothing: the superclass's initializers are inherited, or there is the
      // implicit one.
      let inherited =
        superclass(of: nominal).map { initializers(of: superType(type, types.decl($0)) ?? $0, from: file) } ?? []
      if inherited.isEmpty || inherited.contains(where: \.isMemberwise) {
        result.append(Candidate(decl: nominal, base: type, isStatic: true, isMemberwise: true))
      }
      for candidate in inherited where !candidate.isMemberwise && !result.contains(where: { $0.decl == candidate.decl })
      {
        result.append(Candidate(decl: candidate.decl, base: type, isStatic: true))
      }
      return result
    }
    switch decl(nominal).kind {
    case .structure:
      guard isMemberwiseAccessible(nominal, from: file) else { break }
      result.insert(Candidate(decl: nominal, base: type, isStatic: true, isMemberwise: true), at: 0)
    case .classType, .actor:
      // Initializers from extensions or protocols do not suppress the implicit one.
      let isInClass = result.contains { parent(of: $0.decl).map { isClass($0) } ?? false }
      if !isInClass {
        result.insert(Candidate(decl: nominal, base: type, isStatic: true, isMemberwise: true), at: 0)
      }
    default: break
    }
    return result
  }

  /// Adds the inherited convenience initializers of a class that overrides all designated initializers of its
  /// superclass.
  private func addConvenience(
    ofSuperclassOf nominal: DeclID, _ type: TypeID, _ own: [Candidate], from file: FileID?, to result: inout [Candidate]
  ) {
    guard own.contains(where: { decl($0.decl).has(.isOverride) || isRequired($0.decl) }),
      let parent = superclass(of: nominal)
    else { return }
    let inherited = initializers(of: superType(type, types.decl(parent)) ?? parent, from: file)
      .filter { !$0.isMemberwise && self.parent(of: $0.decl) != nominal }
    let designated = inherited.filter { !isConvenience($0.decl) }
    let isComplete = designated.allSatisfy { candidate in own.contains { haveSameLabels($0.decl, candidate.decl) } }
    guard isComplete else { return }
    for candidate in inherited where isConvenience(candidate.decl) {
      guard !result.contains(where: { haveSameLabels($0.decl, candidate.decl) }) else { continue }
      result.append(Candidate(decl: candidate.decl, base: type, isStatic: true))
    }
  }

  func isRequired(_ id: DeclID) -> Bool {
    guard decl(id).kind == .initializer, let list = header(of: id).child(.modifierList) else { return false }
    return list.ownTokens.contains { list.isSpelt($0, "required") }
  }

  /// Whether an initializer is `convenience`.
  public func isConvenience(_ id: DeclID) -> Bool {
    guard let list = header(of: id).child(.modifierList) else { return false }
    return list.ownTokens.contains { list.isSpelt($0, "convenience") }
  }

  private func isClass(_ id: DeclID) -> Bool {
    let kind = decl(id).kind
    return kind == .classType || kind == .actor
  }

  /// Whether a file has access to the memberwise initializer, which belongs to the struct's module. A private property
  /// restricts it to the file, unless all properties have default values: then `S()` is accessible everywhere in the
  /// module.
  private func isMemberwiseAccessible(_ nominal: DeclID, from file: FileID?) -> Bool {
    guard let file, nominal.file != .local, nominal.file != file else { return true }
    let user = program.file(file)
    let isOwn = program.file(nominal.file).module == user.module
    guard isOwn || user.summary.testableImports.contains(program.module(of: nominal.file).name) else { return false }
    let isForFile = children(of: nominal).contains { member in
      let property = decl(member)
      guard property.kind == .variable, property.access <= .fileprivateAccess, !property.has(.isStatic),
        !property.has(.isComputed), !(property.has(.isConstant) && node(of: member).child(.initializerClause) != nil)
      else { return false }
      return propertyWrappers(of: member).isEmpty && !hasUndeclaredAttribute(member)
    }
    return !isForFile || memberwiseSignature(of: nominal)?.parameters.allSatisfy(\.hasDefault) ?? false
  }

  // MARK: Requirements of extensions

  /// The requirements that the extension of a member adds.
  func addedRequirements(of member: DeclID) -> [Requirement] {
    guard let owner = owner(of: member), decl(owner).kind == .extension, let nominal = nominal(of: owner) else {
      return []
    }
    let own = genericContext(of: nominal).requirements
    let all = genericContext(of: owner).requirements
    return all.count == own.count ? [] : Array(all[own.count...])
  }

  /// Whether a known type has a candidate member: the requirements of its extension are met.
  func has(_ candidate: Candidate) -> Bool {
    guard let base = candidate.base, !candidate.isMemberwise else { return true }
    let added = addedRequirements(of: candidate.decl)
    if added.isEmpty { return true }
    let substitution = memberSubstitution(candidate.decl, of: base)
    return added.allSatisfy { isMet($0, substitution) }
  }

  /// The type of `Self` for a static member in a protocol extension: `extension P where Self == X`.
  func requiredSelf(of member: DeclID) -> TypeID? {
    guard let owner = owner(of: member), let nominal = nominal(of: owner), decl(nominal).kind == .protocolType else {
      return nil
    }
    let itself = types.parameter(nominal)
    let context = decl(member).kind == .variable ? owner : member
    for requirement in genericContext(of: context).requirements where requirement.kind == .isSame {
      if requirement.subject == itself { return requirement.other }
      if requirement.other == itself { return requirement.subject }
    }
    return nil
  }

  /// Whether a declaration is a member of a type or extension.
  func isMember(_ id: DeclID) -> Bool { owner(of: id) != nil }

  /// Whether a declaration is a protocol requirement or a member of a protocol extension.
  func isProtocolMember(_ id: DeclID) -> Bool {
    guard let owner = owner(of: id), let nominal = nominal(of: owner) else { return false }
    return decl(nominal).kind == .protocolType
  }

  /// Whether a member is a protocol requirement, which has no body of its own.
  public func isRequirement(_ id: DeclID) -> Bool { parent(of: id).map { decl($0).kind == .protocolType } ?? false }
}
