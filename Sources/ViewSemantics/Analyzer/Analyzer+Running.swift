import ViewSource
import ViewSyntax

/// Queries of the interpreter while a program runs. By then all types are known.
extension Analyzer {
  /// The class type, or the superclass of it, that declares a member.
  func seen(_ type: TypeID, asOwnerOf member: DeclID) -> TypeID {
    owner(of: member).flatMap { nominal(of: $0) }.flatMap { superType(type, $0) } ?? type
  }

  /// The key and value types of a dictionary literal for a type.
  func dictionaryElement(of type: TypeID) -> (key: TypeID, value: TypeID)? {
    if isKnown(type, .dictionary) { return (types.argument(type, 0), types.argument(type, 1)) }
    guard let initializer = literalInitializer("dictionaryLiteral", of: type),
      let parameter = signature(of: initializer).parameters.first
    else { return nil }
    let pair = substitute(parameter.type, memberSubstitution(initializer, of: type))
    return types.kind(pair) == .tuple ? (types.argument(pair, 0), types.argument(pair, 1)) : nil
  }

  /// Whether a type conforms to a protocol with exactly the written arguments: `Queue<Int>`.
  public func conforms(_ type: TypeID, toExactly constraint: TypeID) -> Bool {
    guard conforms(type, to: constraint) else { return false }
    guard types.kind(constraint) == .nominal, types.argumentCount(constraint) > 0 else { return true }
    let names = primaryAssociatedTypes(of: types.decl(constraint))
    return zip(names, types.arguments(constraint)).allSatisfy { name, wanted in
      let found = resolvingOpaque(nestedType(name, in: type, []))
      return found == wanted || !types.flags(found).union(types.flags(wanted)).isDisjoint(with: .hasHole)
    }
  }

  /// The bindings of the generic parameters around a member that is accessed on a type.
  public func surroundings(of member: DeclID, in type: TypeID) -> Substitution {
    memberSubstitution(member, of: type)
  }

  /// The member of a type that a use of `member` dispatches to: the witness of a requirement, or an override.
  ///
  /// - Parameter isWitness: Whether to find the witness of the conformance, which is the same for all instances of a
  ///   generic type, and not the member that a call on this concrete type finds.
  public func implementation(of member: DeclID, in type: TypeID, isWitness: Bool = true) -> DeclID {
    guard types.kind(type) == .nominal, let owner = owner(of: member), let declaring = nominal(of: owner) else {
      return member
    }
    let kind = decl(declaring).kind
    let isRequirement = kind == .protocolType && parent(of: member) == declaring
    guard isRequirement || (kind == .classType && declaring != types.decl(type)) else { return member }
    let wanted = requirementTypes(member, in: type)
    if !isRequirement, let overriding = overriding(member, wanted, in: type) { return overriding }
    let isSettable = isRequirement && [.subscriptDecl, .variable].contains(decl(member).kind) && hasSetter(member)
    var best: (decl: DeclID, rank: Int)?
    for candidate in memberDecls(decl(member).name, of: types.decl(type)) {
      guard isStructurallyEqual(candidate, member), !isBareRequirement(candidate),
        !isRequirement || !isWitness || isFromCatalogue(declaring)
          || isThere(candidate, whereConformingTo: declaring, types.decl(type)),
        has(Candidate(decl: candidate, base: type, isStatic: decl(candidate).has(.isStatic)))
      else { continue }
      let given = requirementTypes(candidate, in: type)
      let isMoreGeneric = ownGenericCount(candidate) > ownGenericCount(member)
      guard
        ownGenericCount(candidate) == ownGenericCount(member) || isMoreGeneric && decl(member).isOperator
          || isMoreGeneric && isRequirement && genericArguments(of: candidate, meeting: member, in: type) != nil,
        !zip(wanted, given).contains(where: areApart)
      else { continue }
      var rank = zip(wanted, given).count { $0 != $1 } * 4
      if isSettable, !hasSetter(candidate) { rank += 1 }
      if isRequirement { rank += isMoreGeneric ? looseness(candidate) : differingConstraints(candidate, member) }
      if isProtocolMember(candidate) { rank += 2 - min(1, addedRequirements(of: candidate).count) }
      if best.map({ rank < $0.rank || rank == $0.rank && refines(candidate, $0.decl) }) ?? true {
        best = (candidate, rank)
      }
    }
    return best?.decl ?? member
  }

  /// Whether a type has a member of another protocol wherever it conforms to the declaring one.
  /// `extension Pair: P where T: P` can witness `P` only with members that each such `Pair` has.
  private func isThere(_ candidate: DeclID, whereConformingTo declaring: DeclID, _ nominal: DeclID) -> Bool {
    guard let owner = owner(of: candidate).flatMap({ self.nominal(of: $0) }), owner != declaring,
      decl(owner).kind == .protocolType
    else { return true }
    let needed = conditions(under: owner, nominal)
    if needed.isEmpty { return true }
    let given = conditions(under: declaring, nominal)
    return needed.allSatisfy { wanted in given.contains { implies($0, wanted) } }
  }

  /// The conditions of a type's conformance to a protocol.
  private func conditions(under target: DeclID, _ nominal: DeclID) -> [Requirement] {
    let all = inheritances(of: nominal).filter { types.kind($0.type) == .nominal && !$0.isRawType }
    let found =
      all.first { types.decl($0.type) == target } ?? all.first { ancestors(of: types.decl($0.type)).contains(target) }
    return found?.requirements ?? []
  }

  private func implies(_ given: Requirement, _ wanted: Requirement) -> Bool {
    guard given.subject == wanted.subject, given.kind == wanted.kind else { return false }
    if given.other == wanted.other { return true }
    return given.kind == .conforms && types.kind(given.other) == .nominal && types.kind(wanted.other) == .nominal
      && (types.decl(given.other) == types.decl(wanted.other)
        || ancestors(of: types.decl(given.other)).contains(types.decl(wanted.other)))
  }

  /// Whether a member's protocol refines that of another member: members of `BidirectionalCollection` take precedence
  /// over those of `Collection`.
  private func refines(_ member: DeclID, _ other: DeclID) -> Bool {
    guard isProtocolMember(member), isProtocolMember(other),
      let own = owner(of: member).flatMap({ nominal(of: $0) }),
      let others = owner(of: other).flatMap({ nominal(of: $0) })
    else { return false }
    return own != others && ancestors(of: own).contains(others)
  }

  /// Whether a property or subscript is settable: it is stored or has a setter.
  func hasSetter(_ id: DeclID) -> Bool {
    let info = decl(id)
    if info.has(.isConstant) { return false }
    if info.kind == .variable, !info.has(.isComputed), !info.has(.isPrimitive) { return true }
    return node(of: id).child(.accessorBlock)?.children.contains {
      $0.ownToken(.setKeyword) != nil || $0.ownToken(.underscoredModifyKeyword) != nil
    } ?? isManaged(id)
  }

  /// The `override` or `required` member that replaces a superclass member, in the class itself or its nearest
  /// superclass. It may widen parameters and narrow the result: `func add(_ item: Item?)` for `func add(_ item: Item)`.
  private func overriding(_ member: DeclID, _ wanted: [TypeID], in type: TypeID) -> DeclID? {
    var current: TypeID? = type
    let declaring = owner(of: member).flatMap { nominal(of: $0) }
    while let itself = current, types.kind(itself) == .nominal, types.decl(itself) != declaring {
      var best: (decl: DeclID, rank: Int)?
      for candidate in memberDecls(decl(member).name, of: types.decl(itself)) {
        guard decl(candidate).has(.isOverride) || isRequired(candidate), candidate != member,
          isStructurallyEqual(candidate, member),
          owner(of: candidate).flatMap({ nominal(of: $0) }) == types.decl(itself),
          ownGenericCount(candidate) == ownGenericCount(member)
        else { continue }
        let given = requirementTypes(candidate, in: type)
        guard zip(wanted, given).allSatisfy(mayTake) else { continue }
        let rank = zip(wanted, given).count { !isSame($0, $1) }
        if rank > 0, let declaring, overridesExactly(candidate, given, otherThan: member, of: declaring, in: type) {
          continue
        }
        if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
      }
      if let best { return best.decl }
      current = superclass(of: types.decl(itself)).map { superType(itself, types.decl($0)) ?? $0 }
    }
    return nil
  }

  /// Whether the superclass has another member with exactly the parameter types of an override; then the override
  /// replaces that one.
  private func overridesExactly(
    _ candidate: DeclID, _ given: [TypeID], otherThan member: DeclID, of declaring: DeclID, in type: TypeID
  ) -> Bool {
    memberDecls(decl(member).name, of: declaring).contains { other in
      other != member && isStructurallyEqual(candidate, other) && ownGenericCount(candidate) == ownGenericCount(other)
        && zip(requirementTypes(other, in: type), given).allSatisfy(isSame)
    }
  }

  private func isSame(_ left: TypeID, _ right: TypeID) -> Bool {
    left == right || types.kind(left) == .parameter && types.kind(right) == .parameter
  }

  /// Whether an overriding member's parameter type may replace the overridden one.
  private func mayTake(_ wanted: TypeID, _ given: TypeID) -> Bool {
    if wanted == given || !areApart(wanted, given) { return true }
    if let inner = wrapped(given) { return mayTake(wrapped(wanted) ?? wanted, inner) }
    if let inner = wrapped(wanted) { return mayTake(inner, given) }
    return superType(wanted, types.decl(given)) != nil
  }

  private func ownGenericCount(_ id: DeclID) -> Int {
    switch decl(id).kind {
    case .function, .initializer, .subscriptDecl:
      let generics = signature(of: id).generics
      return generics.parameters.count - generics.outerCount
    default: return 0
    }
  }

  /// How far the constraints on a member's own generic parameters are from those of a requirement, which may have
  /// overloads: `func add<Item>(_ item: Item)` and `func add<Item: Equatable>(_ item: Item)`. A constraint that the
  /// requirement does not have weighs as much as a different parameter type.
  private func differingConstraints(_ member: DeclID, _ requirement: DeclID) -> Int {
    guard ownGenericCount(requirement) > 0, ownGenericCount(member) == ownGenericCount(requirement) else { return 0 }
    let (given, wanted) = (ownConstraints(member), ownConstraints(requirement))
    return given.subtracting(wanted).count * 4 + wanted.subtracting(given).count
  }

  /// How little the own generic parameters of a member are constrained. Of two members that are more generic than a
  /// requirement, the one with more constraints is its witness.
  private func looseness(_ member: DeclID) -> Int { 3 - min(3, ownConstraints(member).count) }

  /// The protocols to which a member's own generic parameters must conform, by the number of the parameter.
  private func ownConstraints(_ id: DeclID) -> Set<[Int]> {
    let generics = signature(of: id).generics
    let own = generics.parameters.dropFirst(generics.outerCount)
    var found: Set<[Int]> = []
    for requirement in generics.requirements where requirement.kind == .conforms {
      guard types.kind(requirement.subject) == .parameter, types.kind(requirement.other) == .nominal,
        let place = own.firstIndex(of: types.decl(requirement.subject))
      else { continue }
      let constraint = types.decl(requirement.other)
      found.insert([place - own.startIndex, Int(constraint.file.index), Int(constraint.index)])
    }
    return found
  }

  /// Whether two types are known to be different nominal types, or to have such parts: `Int.Type` and `Bool.Type`.
  private func areApart(_ left: TypeID, _ right: TypeID) -> Bool {
    switch (types.kind(left), types.kind(right)) {
    case (.metatype, .metatype): areApart(types.argument(left, 0), types.argument(right, 0))
    case (.nominal, .nominal):
      types.decl(left) != types.decl(right)
        || zip(types.arguments(left), types.arguments(right)).contains(where: areApart)
    default: false
    }
  }

  private func isBareRequirement(_ id: DeclID) -> Bool {
    guard let owner = parent(of: id) else { return false }
    return decl(owner).kind == .protocolType
  }

  private func isStructurallyEqual(_ left: DeclID, _ right: DeclID) -> Bool {
    let (a, b) = (decl(left), decl(right))
    guard a.kind == b.kind else {
      // A `static let` or an enum case also meets a requirement.
      return a.kind == .enumCase && b.has(.isStatic)
    }
    guard a.has(.isStatic) == b.has(.isStatic) else { return false }
    switch a.kind {
    case .function, .initializer, .subscriptDecl:
      return signature(of: left).parameters.map(\.label) == signature(of: right).parameters.map(\.label)
        && a.has(.isUnaryOperator) == b.has(.isUnaryOperator)
        && a.has(.isPostfixOperator) == b.has(.isPostfixOperator)
    default: return true
    }
  }

  private func requirementTypes(_ id: DeclID, in type: TypeID) -> [TypeID] {
    switch decl(id).kind {
    case .function, .initializer, .subscriptDecl:
      let substitution = memberSubstitution(id, of: type)
      return signature(of: id).parameters.map { substitute($0.type, substitution) }
    default: return []
    }
  }

  /// The members with a name on a value of a type.
  public func members(_ name: Name, of type: TypeID) -> [DeclID] {
    declarations(name, of: type, from: nil).filter {
      has(Candidate(decl: $0, base: type, isStatic: decl($0).has(.isStatic)))
    }
  }

  /// The top-level declarations that a name refers to in the body of a declaration.
  public func topLevel(_ name: Name, from id: DeclID) -> [DeclID] {
    lookUpTopLevel(name, in: context(inside: id))
  }

  /// The types that a name refers to in the body of a declaration.
  public func typeDecls(_ name: Name, from id: DeclID) -> [DeclID] {
    lookUpType(name, in: context(inside: id))
  }

  /// The type that a type node in the body of a declaration denotes.
  public func type(_ node: SyntaxNode, inside id: DeclID) -> TypeID {
    resolveType(node, in: context(inside: id))
  }

  /// The type of `Self` in a type or extension, in terms of its parameters.
  public func selfType(_ typeOrExtension: DeclID) -> TypeID {
    selfType(inside: typeOrExtension)
  }

  /// The text of a type, as the type prints at run time.
  public func text(of type: TypeID) -> String {
    var printer = TypePrinter(self)
    return printer.print(type)
  }

  /// The qualified name `Module.Type.member`; the member is without labels.
  public func qualifiedName(of id: DeclID) -> String {
    var type = owner(of: id).flatMap { nominal(of: $0) } ?? id
    while let outer = owner(of: type).flatMap({ nominal(of: $0) }), outer != type { type = outer }
    let module = type.file == .local ? "" : program.modules[program.file(type.file).module].name.text
    return ([module] + ownerNames(of: id) + [decl(id).name.text]).joined(separator: ".")
  }

  /// The module of the enclosing extension, if it extends a type of another module or adds requirements.
  public func moduleExtending(around id: DeclID) -> String? {
    var inner = id
    while let outer = parent(of: inner) {
      if decl(outer).kind == .extension, outer.file != .local, let extended = nominal(of: outer),
        extended.file != .local,
        program.file(outer.file).module != program.file(extended.file).module || !addedRequirements(of: inner).isEmpty
      {
        return program.modules[program.file(outer.file).module].name.text
      }
      inner = outer
    }
    return nil
  }

  // MARK: Making types

  /// `Name<arguments>`
  public func nominalType(_ decl: DeclID, _ arguments: [TypeID] = []) -> TypeID {
    let count = genericContext(of: decl).parameters.count
    let missing = (arguments.count..<max(count, arguments.count)).map { _ in
      hole(.notInferred, self.decl(decl).name.text)
    }
    return types.nominal(decl, Array(arguments.prefix(count)) + missing)
  }

  /// `(A, B)`
  public func tupleType(_ elements: [TypeID]) -> TypeID { types.tuple(elements) }

  /// `(a: A, B)`. `labels` has an entry for each element, `.none` for an element without a label.
  public func tupleType(_ elements: [TypeID], labels: [Name]) -> TypeID { types.tuple(elements, labels: labels) }

  /// `A.Type`
  public func metatype(of type: TypeID) -> TypeID { types.metatype(type) }

  /// `A?`
  public func optionalType(_ wrapped: TypeID) -> TypeID { optional(wrapped) }

  /// The parameter flags of a function type. The list may be shorter than the parameters; the rest have no flags.
  public func parameterFlags(ofFunction type: TypeID) -> [ParameterFlags] { types.flags(ofFunction: type) }

  /// Whether a method of a class returns `Self`: an instance of the receiver's dynamic class.
  public func givesDynamicSelf(_ id: DeclID) -> Bool {
    guard decl(id).kind == .function, let itself = dynamicSelf(ofMember: id) else { return false }
    let result = signature(of: id).result
    return (wrapped(result) ?? result) == itself
  }

  /// Whether `as?` casts a function of one type to another: same parameters, passing and result, and the target throws
  /// if the source does.
  public func isFunction(_ type: TypeID, castTo other: TypeID) -> Bool {
    let (own, wanted) = (types.effects(ofFunction: type), types.effects(ofFunction: other))
    func isPassed(_ type: TypeID, at index: Int) -> ParameterFlags {
      let flags = types.flags(ofFunction: type)
      return index < flags.count ? flags[index].subtracting(.isAutoclosure) : []
    }
    let (left, right) = (types.arguments(type), types.arguments(other))
    return left == right && own.contains(.isAsync) == wanted.contains(.isAsync)
      && (!own.contains(.isThrowing) || wanted.contains(.isThrowing))
      && left.indices.allSatisfy { isPassed(type, at: $0) == isPassed(other, at: $0) }
  }

  /// The type of a value about which nothing is known: a hole, which prints as `_`.
  public var unknownType: TypeID { hole(.notInferred, "a value") }
}

extension Analyzer {
  /// The file with the source of a declaration, also for local declarations.
  public func fileOfSource(_ id: DeclID) -> FileID? {
    id.file == .local ? localDecls[Int(id.index)].context.file : id.file
  }
}

extension Analyzer {
  /// The pseudo-file of local declarations.
  public var localFile: FileID { .local }
}

extension Analyzer {
  /// The local type declaration at a statement of a recorded body.
  public func localDecl(at node: SyntaxNode, in body: DeclID) -> DeclID? {
    let file = fileOfSource(body)
    for (index, local) in localDecls.enumerated() where local.decl.node == node.id && local.context.file == file {
      return DeclID(.local, index)
    }
    return nil
  }
}

extension Analyzer {
  /// Adds a closure at the top level of a file, such as that of `#Preview`, as a body.
  ///
  /// - Parameter builder: The result builder of its statements.
  public func addBody(_ closure: SyntaxNode, in file: FileID, builder: Name = "ViewBuilder") -> DeclID {
    let decl = Decl(
      kind: .function, access: .internalAccess, flags: [], name: Name("#Preview"), node: closure.id, header: closure.id,
      parent: Decl.none)
    return add(
      LocalDecl(decl: decl, tree: program.file(file).tree, context: Context(file: file, decl: nil), builder: builder))
  }

  /// The result builder of a closure at the top level of a file.
  func builder(ofBody id: DeclID) -> TypeID? {
    let name = id.file == .local ? localDecls[Int(id.index)].builder : "ViewBuilder"
    return knownDecl(name).map { nominalType($0) }
  }

  /// The record of such a closure, with a result builder for its statements.
  public func record(ofBody id: DeclID, builder: TypeID?) -> BodyRecord {
    BodyChecker.record(ofClosure: id, builder: builder, analyzer: self)
  }
}

extension Analyzer {
  /// The declaration at an index of a file.
  public func declID(_ file: FileID, _ index: Int) -> DeclID { DeclID(file, index) }
}

extension Analyzer {
  /// The initializer of a type for a kind of literal: `init(arrayLiteral:)`.
  public func literalInitializer(_ label: Name, of type: TypeID) -> DeclID? {
    guard types.kind(type) == .nominal else { return nil }
    let found = memberDecls(.initializer, of: types.decl(type)).filter { id in
      let parameters = signature(of: id).parameters
      return decl(id).kind == .initializer && parameters.count == 1 && parameters[0].label == label
        && !isBareRequirement(id)
    }
    return found.first { has(Candidate(decl: $0, base: type, isStatic: true)) } ?? found.first
  }

  /// The element type of an array literal for a type.
  public func literalElement(of type: TypeID) -> TypeID? {
    guard let target = knownDecl(.expressibleByArrayLiteral),
      let element = children(of: target).first(where: { decl($0).kind == .associatedType })
    else { return nil }
    let found = memberType(of: type, element)
    switch types.kind(found) {
    case .nominal, .existential, .tuple, .function, .metatype, .parameter: return found
    default: return nil
    }
  }
}
