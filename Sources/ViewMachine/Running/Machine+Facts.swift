import ViewSemantics
import ViewSource
import ViewSyntax

/// Cached facts about declarations and types, used by lowering.
extension Machine {
  /// Standard library types that the language refers to.
  enum StandardType {
    case int, double, bool, string, error, any
  }

  func standard(_ type: StandardType) -> TypeID {
    switch type {
    case .int: analyzer.known("Int")
    case .double: analyzer.known("Double")
    case .bool: analyzer.known("Bool")
    case .string: analyzer.known("String")
    case .error: analyzer.known("Error")
    case .any: analyzer.anyType
    }
  }

  func metatype(_ type: TypeID) -> MetatypeBox {
    if let known = metatypes[type] { return known }
    let ordered = analyzer.ordered(type)
    // `P & Q` and `Q & P` are the same type.
    let made = ordered == type ? MetatypeBox(type) : metatype(ordered)
    metatypes[type] = made
    return made
  }

  /// Whether components of a result builder contain their faults.
  func containsFaults(of builder: TypeID) -> Bool {
    containsFaults && catalogueName(builder).map { natives.faultContainingBuilders.contains($0) } ?? false
  }

  /// Whether the host lets a program continue with absent values after unsupported code.
  var containsFaults: Bool { !natives.faultContainingBuilders.isEmpty }

  /// The absent value of unsupported code, whose use fails.
  func absentValue(_ reason: String, _ site: NativeSite, views: [(value: Value, type: TypeID)] = []) throws -> Value {
    var fault = Fault.unsupported(reason)
    if !views.isEmpty { fault.content = AbsentViewContent(views) }
    guard containsFaults else { throw fault }
    try consumeFuel(Machine.stepsForAbsence)
    let place = place(ofOrigin: site.origin)
    fault.stack = [Fault.Frame(function: site.name, place: place)]
    fault.isReportedAbsence = true
    hasAbsence = true
    if absenceInRun == nil { absenceInRun = reason }
    reportAbsence?(reason, place)
    return .ref(AbsentValueBox(fault))
  }

  /// The result of a declaration without implementation: an empty value of its type, such as `nil`, `false` or `[]`, if
  /// there is one.
  ///
  /// - Parameter isOutside: whether the program declares it, and its code is in a library without Swift source. Its
  ///   numbers, identifiers and codes of errors are zero, as if the library had nothing to tell.
  func absentValue(_ name: String, resultOf site: NativeSite, isOutside: Bool) throws -> Value {
    let reason = isOutside ? "is not written in Swift: its result is empty or zero" : "cannot be run yet"
    let absent = try absentValue("`\(name)` \(reason)", site)
    let type = site.result
    if isOptional(type) { return .nothing }
    if type == analyzer.void { return .void }
    switch catalogueName(type) {
    case "Bool": return .bool(false)
    case "Array": return .array([])
    default: return isOutside ? try zero(type) ?? absent : absent
    }
  }

  private func zero(_ type: TypeID) throws -> Value? {
    let kind = numberKind(type)
    if kind.isInteger { return .int(0) }
    if kind.isFloating { return .double(0) }
    if analyzer.isKnown(type, .string) { return .string("") }
    guard types.kind(type) == .nominal, let raw = analyzer.rawType(of: types.decl(type)), isInteger(raw) else {
      return nil
    }
    return try make(type, labels: ["rawValue"], [.int(0)])?.unwrapped
  }

  // MARK: Storage

  /// The stored properties of a type. A superclass's properties come first.
  func storedFields(of type: TypeID) -> [DeclID] {
    guard types.kind(type) == .nominal else { return [] }
    return storedFields(of: types.decl(type))
  }

  func storedFields(of nominal: DeclID) -> [DeclID] {
    if let known = fieldLists[nominal] { return known }
    var result: [DeclID] = []
    if let parent = analyzer.superclass(of: nominal), types.kind(parent) == .nominal {
      result = storedFields(of: types.decl(parent))
    }
    result += ownFields(of: nominal)
    fieldLists[nominal] = result
    var places: [DeclID: Int] = [:]
    for (index, field) in result.enumerated() { places[field] = index }
    fieldPlaces[nominal] = places
    return result
  }

  func ownFields(of nominal: DeclID) -> [DeclID] { analyzer.children(of: nominal).filter { isStored($0) } }

  private func isStored(_ member: DeclID) -> Bool {
    let decl = analyzer.decl(member)
    return decl.kind == .variable && !decl.has(.isStatic) && !decl.has(.isComputed) && !decl.has(.isPrimitive)
      && analyzer.decl(analyzer.parent(of: member) ?? member).kind != .protocolType
      && !(decl.has(.isOverride) && analyzer.node(of: member).child(.initializerClause) == nil)
  }

  func fieldIndex(_ decl: DeclID, in type: TypeID) -> Int? {
    guard types.kind(type) == .nominal else { return nil }
    _ = storedFields(of: types.decl(type))
    return fieldPlaces[types.decl(type)]?[decl]
  }

  /// The type of a stored property; for a wrapped property the type of the wrapper.
  func fieldType(_ decl: DeclID, in type: TypeID) -> TypeID {
    let declared = analyzer.storageType(of: decl) ?? analyzer.variableType(of: decl)
    return concrete(declared, surroundings(of: decl, in: type))
  }

  /// The ownership of a property or variable.
  func ownership(of decl: DeclID) -> ResolvedVariable.Ownership {
    guard let list = analyzer.header(of: decl).child(.modifierList) else { return .strong }
    if list.ownTokens.contains(where: { list.isSpelt($0, "weak") }) { return .weak }
    return list.ownTokens.contains { list.isSpelt($0, "unowned") } ? .unowned : .strong
  }

  /// The operation that reads a weak or unowned reference; `nil` for a strong one.
  func reading(_ ownership: ResolvedVariable.Ownership) -> Op? {
    switch ownership {
    case .strong: nil
    case .weak: .weakGet
    case .unowned: .unownedGet
    }
  }

  /// The observers of a stored property; `nil` if it has none.
  func observers(of decl: DeclID) -> PropertyObservers? {
    if let known = observerLists[decl] { return known }
    var found: PropertyObservers?
    if !analyzer.decl(decl).has(.isComputed), let accessors = analyzer.node(of: decl).child(.accessorBlock) {
      let willSet = accessors.children.contains { $0.ownToken(.willSetKeyword) != nil }
      let didSet = accessors.children.first { $0.ownToken(.didSetKeyword) != nil }
      if willSet || didSet != nil {
        found = PropertyObservers(willSet: willSet, didSet: didSet != nil, readsOld: didSet.map(readsOldValue) ?? false)
      }
    }
    observerLists[decl] = .some(found)
    return found
  }

  /// Whether a `didSet` uses the old value. Otherwise the old value is not read.
  private func readsOldValue(_ accessor: SyntaxNode) -> Bool {
    accessor.child(.parameterClause) != nil || accessor.ownTokens.contains { $0.kind == .identifier }
      || accessor.subtree.contains { node in node.ownTokens.contains { node.isSpelt($0, "oldValue") } }
  }

  /// The number of a global: a variable at the top level of a file, or a static property of a type.
  func global(_ decl: DeclID, _ base: TypeID?) -> Int {
    let owner = base.flatMap { type -> TypeID? in
      // A generic type has a static property for each specialization. A class shares the property of its superclass.
      guard types.kind(type) == .nominal, types.argumentCount(type) > 0 else { return nil }
      return analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }.flatMap { analyzer.superType(type, $0) }
        ?? type
    }
    let key = GlobalKey(decl: decl, type: owner)
    if let known = globalNumbers[key] { return known }
    let number = globals.count
    globalNumbers[key] = number
    globals.append(.void)
    globalStates.append(.new(decl, owner ?? base))
    globalDecls.append((decl, owner ?? base))
    return number
  }

  // MARK: Cases

  func tag(of decl: DeclID, in type: TypeID) -> Int {
    if let known = tags[decl] { return known }
    let cases = enumCases(of: types.kind(type) == .nominal ? types.decl(type) : decl)
    for (index, id) in cases.enumerated() { tags[id] = index }
    return tags[decl] ?? 0
  }

  /// The cases of an enum, in source order.
  func enumCases(of nominal: DeclID) -> [DeclID] {
    if let known = caseLists[nominal] { return known }
    let found = analyzer.children(of: nominal).filter { analyzer.decl($0).kind == .enumCase }
    caseLists[nominal] = found
    return found
  }

  /// The shared box of a case without payload.
  func plainCase(_ type: TypeID, _ tag: Int) -> EnumBox {
    let key = CaseKey(type: type, tag: tag)
    if let known = plainCases[key] { return known }
    let made = EnumBox(type, tag, [])
    plainCases[key] = made
    return made
  }

  func payloadTypes(of decl: DeclID, in type: TypeID) -> [TypeID] {
    guard analyzer.decl(decl).has(.hasParameters) else { return [] }
    let substitution = surroundings(of: decl, in: type)
    return analyzer.signature(of: decl).parameters.map { concrete($0.type, substitution) }
  }

  // MARK: Members

  /// The type arguments of the context of a member.
  func surroundings(of member: DeclID, in type: TypeID) -> Substitution {
    let key = MemberKey(decl: member, type: type)
    if let known = surroundingsMemo[key] { return known }
    let found = analyzer.surroundings(of: member, in: type)
    surroundingsMemo[key] = found
    return found
  }

  func parameterTypes(of decl: DeclID, in type: TypeID) -> [TypeID] {
    let substitution = surroundings(of: decl, in: type)
    return analyzer.signature(of: decl).parameters.map { concrete($0.type, substitution) }
  }

  /// The bindings of all generic parameters of a callee.
  func calleeSubstitution(_ decl: DeclID, _ base: TypeID?, _ generics: [TypeID]) -> Substitution {
    var result = base.map { surroundings(of: decl, in: $0) } ?? Substitution()
    switch analyzer.decl(decl).kind {
    case .function, .initializer, .subscriptDecl:
      let own = analyzer.signature(of: decl).generics
      for (parameter, type) in zip(own.parameters.dropFirst(own.outerCount), generics) {
        result.bind(parameter, to: type)
      }
      if generics.count < own.parameters.count - own.outerCount, let base { bindOwn(of: decl, in: base, &result) }
    default: break
    }
    return result
  }

  /// Binds the generic parameters of a witness whose requirement has none. They equal the type arguments of the type:
  /// `static func == <T>(left: List<T>, right: List<T>)`.
  private func bindOwn(of decl: DeclID, in base: TypeID, _ result: inout Substitution) {
    guard types.kind(base) == .nominal else { return }
    let signature = analyzer.signature(of: decl)
    let own = signature.generics.parameters.dropFirst(signature.generics.outerCount)
    for parameter in signature.parameters
    where types.kind(parameter.type) == .nominal && types.decl(parameter.type) == types.decl(base) {
      for (declared, given) in zip(types.arguments(parameter.type), types.arguments(base))
      where types.kind(declared) == .parameter && own.contains(types.decl(declared)) {
        result.bind(types.decl(declared), to: given)
      }
    }
  }

  /// Whether a member is dispatched on the dynamic type of its receiver.
  func isDispatched(_ decl: DeclID, in base: TypeID) -> Bool {
    if isExistential(base) {
      // A member of `AnyHashable` itself is not dispatched.
      return
        !(types.kind(base) == .nominal && types.decl(base) == known.anyHashable
        && isMember(decl, of: known.anyHashable))
    }
    return isReference(base) && isOverridden(decl, in: base)
  }

  private func isMember(_ decl: DeclID, of nominal: DeclID?) -> Bool {
    guard let owner = analyzer.owner(of: decl) else { return false }
    return analyzer.nominal(of: owner) == nominal
  }

  /// Whether a subclass may override a member.
  func isOverridden(_ decl: DeclID, in base: TypeID) -> Bool {
    guard types.kind(base) == .nominal, analyzer.decl(types.decl(base)).kind == .classType,
      isClassOrProtocolMember(decl)
    else { return false }
    let name = analyzer.decl(decl).name
    return overriddenNames.contains(name)
      || analyzer.isFromCatalogue(decl) && namesOverriddenInCatalogue.contains(name)
  }

  /// Whether a subclass may override a stored property. The storage of a wrapper cannot be overridden, only the wrapped
  /// property.
  func isStorageOverridden(_ decl: DeclID, in base: TypeID) -> Bool {
    isOverridden(decl, in: base) && analyzer.propertyWrappers(of: decl).isEmpty
  }

  private func isClassOrProtocolMember(_ decl: DeclID) -> Bool {
    guard let owner = analyzer.owner(of: decl), let nominal = analyzer.nominal(of: owner) else { return false }
    let kind = analyzer.decl(nominal).kind
    return kind == .classType || (kind == .protocolType && analyzer.parent(of: decl) == nominal)
  }

  /// The names of all members of the program that are marked `override`.
  private var overriddenNames: Set<Name> {
    if let known = knownOverriddenNames { return known }
    var found: Set<Name> = []
    for file in analyzer.program.userFileIDs {
      for decl in analyzer.program.file(file).summary.decls where decl.has(.isOverride) { found.insert(decl.name) }
      for decl in analyzer.program.file(file).summary.decls where decl.kind == .initializer { found.insert(decl.name) }
    }
    // Types in bodies are only known once the bodies are typed, so every class in a body counts.
    found.formUnion(localOverrides)
    knownOverriddenNames = found
    return found
  }

  /// The names of all members of the catalogue that are marked `override`.
  private var namesOverriddenInCatalogue: Set<Name> {
    if let known = knownNamesOverriddenInCatalogue { return known }
    var found: Set<Name> = []
    for file in analyzer.program.catalogueFileIDs {
      for decl in analyzer.program.file(file).summary.decls where decl.has(.isOverride) { found.insert(decl.name) }
    }
    knownNamesOverriddenInCatalogue = found
    return found
  }

  /// The names of `override` members of types in bodies, from the source text.
  private var localOverrides: Set<Name> {
    var found: Set<Name> = []
    for file in analyzer.program.userFileIDs {
      let root = analyzer.program.file(file).tree.root
      for node in root.subtree where node.kind == .functionDecl || node.kind == .variableDecl {
        guard let list = node.child(.modifierList), list.ownTokens.contains(where: { list.isSpelt($0, "override") })
        else { continue }
        if node.kind == .functionDecl {
          if let token = node.nameToken { found.insert(node.name(of: token)) }
        } else {
          for binding in node.children where binding.kind == .patternBinding { found.formUnion(binding.boundNames) }
        }
      }
    }
    found.formUnion(["init", "subscript"])
    return found
  }

  func hasSetter(_ decl: DeclID) -> Bool {
    let info = analyzer.decl(decl)
    if info.has(.isConstant) { return false }
    if info.kind == .variable, !info.has(.isComputed), !info.has(.isPrimitive) { return true }
    guard let accessors = analyzer.node(of: decl).child(.accessorBlock) else { return analyzer.isManaged(decl) }
    return accessors.children.contains {
      $0.ownToken(.setKeyword) != nil || $0.ownToken(.underscoredModifyKeyword) != nil
    }
  }

  /// Whether a setter is `nonmutating`.
  func leavesSelf(_ decl: DeclID) -> Bool {
    guard let accessors = analyzer.node(of: decl).child(.accessorBlock) else { return false }
    let setter = accessors.children.first { $0.ownToken(.setKeyword) != nil }
    return setter?.child(.modifierList)?.ownToken(.nonmutatingKeyword) != nil
  }

  /// Whether a getter is `mutating`.
  func changesSelf(_ decl: DeclID) -> Bool { analyzer.hasMutatingGetter(decl) }

  func isCGFloat(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && analyzer.isKnown(type, Name("CGFloat"))
  }

  /// The members for iterating over a type: the iterator factory, `next()`, and the iterator type.
  func iteration(over type: TypeID, isAsync: Bool) -> (make: DeclID, next: DeclID, iterator: TypeID)? {
    guard let sequence = analyzer.knownDecl(isAsync ? "AsyncSequence" : "Sequence"),
      let iterating = analyzer.knownDecl(isAsync ? "AsyncIteratorProtocol" : "IteratorProtocol"),
      let make = requirement(isAsync ? "makeAsyncIterator" : "makeIterator", of: sequence),
      let next = requirement("next", of: iterating),
      let associated = analyzer.children(of: sequence).first(where: {
        analyzer.decl($0).name == (isAsync ? "AsyncIterator" : "Iterator") && analyzer.decl($0).kind == .associatedType
      })
    else { return nil }
    let iterator = concrete(analyzer.associatedType(associated, of: type), Substitution())
    return (make, next, iterator)
  }
}

/// A global, or a static property together with its generic type.
struct GlobalKey: Hashable {
  var decl: DeclID
  var type: TypeID?
}

struct CaseKey: Hashable {
  var type: TypeID
  var tag: Int
}

struct MemberKey: Hashable {
  var decl: DeclID
  var type: TypeID
}

/// The observers of a stored property.
struct PropertyObservers {
  var willSet: Bool
  var didSet: Bool
  /// Whether `didSet` uses the old value.
  var readsOld: Bool
}
