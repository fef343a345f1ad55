import ViewSource
import ViewSyntax

/// Generic parameters and their requirements.
extension Analyzer {
  /// The nominal type of a declaration: the type itself, or the extended type of an extension.
  public func nominal(of typeOrExtension: DeclID) -> DeclID? {
    decl(typeOrExtension).kind == .extension ? program.extendedType(of: typeOrExtension) : typeOrExtension
  }

  /// The type of `Self` inside a type or extension.
  func selfType(inside typeOrExtension: DeclID) -> TypeID {
    guard let nominal = nominal(of: typeOrExtension) else {
      return hole(.unresolvedName, extendedName(of: typeOrExtension))
    }
    if decl(nominal).kind == .protocolType { return types.parameter(nominal) }
    let context = genericContext(of: typeOrExtension)
    let own = genericContext(of: nominal)
    let type = types.nominal(nominal, own.parameters.map { types.parameter($0) })
    return decl(typeOrExtension).kind == .extension ? withSameTypes(type, context) : type
  }

  private func extendedName(of id: DeclID) -> String {
    node(of: id).children.first { $0.kind.isType }?.text ?? ""
  }

  /// The type of `Self` at a place; `nil` outside of types.
  func selfType(in context: Context) -> TypeID? {
    innermostType(context).map { selfType(inside: $0) }
  }

  /// The generic context of a declaration, including the parameters of enclosing declarations.
  public func genericContext(of id: DeclID) -> GenericContext {
    if let known = genericContexts[id] { return known }
    // During the resolution of the requirements, only the parameters are known.
    var context = outerContext(of: id)
    context.outerCount = context.parameters.count
    let own = genericParameters(of: id)
    if decl(id).kind == .protocolType { context.parameters.append(id) }
    if let pack = own.firstIndex(where: { isPack($0) }) { context.packIndex = context.parameters.count + pack }
    context.parameters += own
    let implicit = implicitParameters(of: id)
    context.parameters += implicit.map(\.decl)
    genericContexts[id] = context
    let around = environment
    defer { environment = around }
    // A requirement may mention associated types that earlier requirements introduce.
    collectRequirements(of: id, parameters: own) { found in
      context.requirements += found
      genericContexts[id] = context
      environment = context
    }
    for (parameter, constraint) in implicit {
      ownersOfImplicitParameters[parameter] = id
      context.requirements += requirements(
        types.parameter(parameter), constraint, in: self.context(inside: id).head, opaque: .parameter(id))
    }
    genericContexts[id] = context
    noteMemberTypes(in: &context)
    genericContexts[id] = context
    return context
  }

  /// The number of requirements of a declaration, including those of enclosing declarations.
  func requirementCount(of id: DeclID) -> Int {
    genericContexts.with(id) { $0.requirements.count } ?? genericContext(of: id).requirements.count
  }

  /// Records the associated types that `==` or a constraint such as `Collection<Int>` fixes.
  private func noteMemberTypes(in context: inout GenericContext) {
    environment = context
    for requirement in context.requirements {
      switch requirement.kind {
      case .isSame:
        for (member, type) in [
          (requirement.subject, requirement.other), (requirement.other, requirement.subject),
        ] where types.kind(member) == .member && isSimpler(type, than: member, in: context) && !occurs(member, in: type)
        {
          let key = GenericContext.Member(base: types.argument(member, 0), name: decl(types.decl(member)).name)
          context.memberTypes[key] = type
        }
      case .conforms:
        guard types.kind(requirement.other) == .nominal else { continue }
        noteMemberTypes(saidBy: types.decl(requirement.other), of: requirement.subject, in: &context)
        guard types.argumentCount(requirement.other) > 0 else { continue }
        let names = primaryAssociatedTypes(of: types.decl(requirement.other))
        for (name, type) in zip(names, types.arguments(requirement.other)) {
          context.memberTypes[GenericContext.Member(base: requirement.subject, name: name)] = type
        }
      }
    }
  }

  /// Given `T: P` and `protocol P: Base where Value == Int`, records the type of `T.Value`.
  private func noteMemberTypes(saidBy required: DeclID, of subject: TypeID, in context: inout GenericContext) {
    guard decl(required).kind == .protocolType, types.kind(subject) == .parameter, types.decl(subject) != required
    else { return }
    for ancestor in [required] + ancestors(of: required) where decl(ancestor).kind == .protocolType {
      let itself = types.parameter(ancestor)
      for (member, type) in genericContext(of: ancestor).memberTypes where member.base == itself {
        let key = GenericContext.Member(base: subject, name: member.name)
        if context.memberTypes[key] == nil {
          context.memberTypes[key] = substitute(type, Substitution(ancestor, subject))
        }
      }
    }
  }

  /// Whether a type is the canonical side of a same-type requirement. The shallower member wins: `Element` over
  /// `Iterator.Element`. Of two members of parameters, that of the parameter declared first wins: `Index` over
  /// `R.Bound`, given `R.Bound == Index`. Of others, such as `In.Ref` and `Out.Ref`, the alphabetically first wins, as
  /// in Swift.
  private func isSimpler(_ type: TypeID, than member: TypeID, in context: GenericContext) -> Bool {
    guard types.kind(type) == .member else { return true }
    let (base, other) = (types.argument(type, 0), types.argument(member, 0))
    let depths = (depth(ofMember: type), depth(ofMember: member))
    if depths.0 != depths.1 { return depths.0 < depths.1 }
    if types.kind(base) == .parameter {
      guard base != other, let first = context.parameters.firstIndex(of: types.decl(base)),
        let second = context.parameters.firstIndex(of: types.decl(other))
      else { return false }
      return first < second
    }
    return names(ofMember: type).lexicographicallyPrecedes(names(ofMember: member))
  }

  private func depth(ofMember type: TypeID) -> Int {
    types.kind(type) == .member ? 1 + depth(ofMember: types.argument(type, 0)) : 0
  }

  /// The path of a member type: `["In", "Ref"]` for `Self.In.Ref`.
  private func names(ofMember type: TypeID) -> [String] {
    guard types.kind(type) == .member else { return [] }
    return names(ofMember: types.argument(type, 0)) + [decl(types.decl(type)).name.text]
  }

  private func occurs(_ part: TypeID, in type: TypeID) -> Bool {
    part == type || types.arguments(type).contains { occurs(part, in: $0) }
  }

  /// The member type of a base, or the type that a same-type requirement gives it. The requirement is one in scope, or
  /// one of the protocol that declares the base's own associated type:
  ///
  ///     protocol CaseIterable { associatedtype AllCases: Collection where AllCases.Element == Self }
  ///
  /// makes `T.AllCases.Element` equal to `T`.
  func requiredMember(_ base: TypeID, _ associated: DeclID) -> TypeID {
    let name = decl(associated).name
    if !environment.memberTypes.isEmpty,
      let known = environment.memberTypes[GenericContext.Member(base: base, name: name)]
    {
      return known
    }
    guard types.kind(base) == .member, let owner = parent(of: types.decl(base)),
      decl(owner).kind == .protocolType
    else { return types.member(base, associated) }
    // A protocol may redeclare an inherited associated type: `Iterator.Element` is stated by `Sequence`.
    for found in [owner] + ancestors(of: owner) where decl(found).kind == .protocolType {
      let said = genericContext(of: found).memberTypes
      guard !said.isEmpty,
        let own = found == owner ? types.decl(base) : associatedType(likeThat: types.decl(base), in: found),
        let type = said[GenericContext.Member(base: types.member(types.parameter(found), own), name: name)]
      else { continue }
      return substitute(type, Substitution(found, types.argument(base, 0)))
    }
    return types.member(base, associated)
  }

  /// A type with its member types as the same-type requirements of the environment determine them: that of an alias of a
  /// generic type, named in an extension that requires more.
  func reduced(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasMember), !environment.memberTypes.isEmpty else { return type }
    if types.kind(type) == .member { return memberType(of: reduced(types.argument(type, 0)), types.decl(type)) }
    return map(type) { reduced($0) }
  }

  private func outerContext(of id: DeclID) -> GenericContext {
    if decl(id).kind == .extension {
      return program.extendedType(of: id).map { genericContext(of: $0) } ?? GenericContext()
    }
    guard let outer = context(around: id).decl else { return GenericContext() }
    return genericContext(of: outer)
  }

  /// The implicit generic parameters of a function: each `some P` in its parameter types is one.
  private func implicitParameters(of id: DeclID) -> [(decl: DeclID, constraint: SyntaxNode)] {
    switch decl(id).kind {
    case .function, .initializer, .subscriptDecl: break
    default: return []
    }
    guard let clause = node(of: id).child(.parameterClause) else { return [] }
    var found: [(DeclID, SyntaxNode)] = []
    var open = Array(clause.children.reversed())
    while let next = open.popLast() {
      if next.kind == .someType, let constraint = next.children.first {
        found.append((implicitParameter(next, of: id), constraint))
        // `some Collection<some Shape>`
        open.append(constraint)
      } else if next.kind.isType || next.kind == .parameter || next.kind == .tupleTypeElement
        || next.kind == .genericArgumentClause
      {
        open += next.children.reversed()
      }
    }
    return found
  }

  /// The declaration identity of a `some P` node. Bit 27 is set, which no declaration of the file uses.
  func implicitParameter(_ node: SyntaxNode, of id: DeclID) -> DeclID {
    DeclID(id.file, 1 << 27 | Int(node.id.index) & (1 << 27 - 1))
  }

  func isImplicitParameter(_ id: DeclID) -> Bool { id.index & 1 << 27 != 0 }

  /// `some View`, with one space between words.
  func words(ofImplicitParameter id: DeclID) -> String {
    let node = program.file(id.file).node(NodeID(Int(id.index) & (1 << 27 - 1)))
    return node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func collectRequirements(of id: DeclID, parameters: [DeclID], add: ([Requirement]) -> Void) {
    let inside = context(inside: id).head
    let declNode = node(of: id)
    if decl(id).kind == .protocolType {
      let itself = types.parameter(id)
      add([Requirement(kind: .conforms, subject: itself, other: types.nominal(id))])
    }
    for parameter in parameters {
      guard !isInteger(parameter), let constraint = node(of: parameter).children.first(where: { $0.kind.isType }) else {
        continue
      }
      add(requirements(types.parameter(parameter), constraint, in: inside.parameterList))
    }
    if decl(id).kind == .protocolType { collectAssociatedRequirements(of: id, add: add) }
    if decl(id).kind == .extension, let extended = declNode.children.first(where: { $0.kind.isType }) {
      add(extensionArguments(extended, of: id))
    }
    if let clause = declNode.child(.genericParameterClause)?.child(.whereClause) {
      collectRequirements(ofClause: clause, in: inside, add: add)
    }
    if let clause = declNode.child(.whereClause) { collectRequirements(ofClause: clause, in: inside, add: add) }
    if !parameters.isEmpty, let clause = declNode.child(.parameterClause) {
      for parameter in clause.children where parameter.kind == .parameter {
        for type in parameter.children where type.kind.isType {
          collectRequirements(impliedBy: type, of: parameters, in: inside, add: add)
        }
      }
      if decl(id).kind == .function, let result = declNode.children.first(where: { $0.kind.isType }) {
        collectRequirements(impliedBy: result, of: parameters, in: inside, add: add)
      }
    }
  }

  /// Requirements that a function's signature implies: in `func merge<T>(_ items: Set<T>)`, `T` meets the requirements
  /// of the parameter of `Set`.
  private func collectRequirements(
    impliedBy node: SyntaxNode, of parameters: [DeclID], in context: Context, add: ([Requirement]) -> Void
  ) {
    for child in node.children where child.kind.isType || child.kind == .genericArgumentClause {
      collectRequirements(impliedBy: child, of: parameters, in: context, add: add)
    }
    // A dictionary `[K: V]` implies nothing here: with a requirement on `K`, values of related classes would not be
    // joined.
    guard node.child(.genericArgumentClause) != nil else { return }
    let type = resolveType(node, in: context)
    guard types.kind(type) == .nominal else { return }
    let generic = genericContext(of: types.decl(type))
    for requirement in generic.requirements
    where requirement.kind == .conforms && types.kind(requirement.subject) == .parameter
      && types.kind(requirement.other) == .nominal && types.argumentCount(requirement.other) == 0
    {
      guard let index = generic.parameters.firstIndex(of: types.decl(requirement.subject)),
        index < types.argumentCount(type)
      else { continue }
      let argument = types.argument(type, index)
      guard types.kind(argument) == .parameter, parameters.contains(types.decl(argument)) else { continue }
      let implied = Requirement(kind: .conforms, subject: argument, other: requirement.other)
      if !environment.requirements.contains(implied) { add([implied]) }
    }
  }

  /// Collects the requirements of a protocol's associated types.
  private func collectAssociatedRequirements(of id: DeclID, add: ([Requirement]) -> Void) {
    let inside = context(inside: id).head
    let associated = children(of: id).filter { decl($0).kind == .associatedType }
    for child in associated {
      let subject = types.member(types.parameter(id), child)
      guard let clause = node(of: child).child(.inheritanceClause) else { continue }
      for type in clause.children where type.kind.isType { add(requirements(subject, type, in: inside)) }
    }
    for child in associated {
      if let clause = node(of: child).child(.whereClause) {
        collectRequirements(ofClause: clause, in: inside, add: add)
      }
    }
  }

  /// `extension Array<Int>`: same-type requirements for the written arguments; for a protocol, of its primary
  /// associated types.
  private func extensionArguments(_ extended: SyntaxNode, of id: DeclID) -> [Requirement] {
    guard let nominal = program.extendedType(of: id) else { return [] }
    let around = context(around: id)
    var arguments: [SyntaxNode] = []
    switch extended.kind {
    case .identifierType: arguments = writtenArguments(extended)
    case .memberType:
      arguments = writtenArguments(extended)
      // `extension Rope<Chunk>.Builder`: the parameters of the outer type come first.
      let outer = extended.children.first { $0.kind.isType }.map { writtenArguments($0) } ?? []
      if arguments.isEmpty || !outer.isEmpty { arguments = outer + arguments }
    case .arrayType, .optionalType, .dictionaryType: arguments = extended.children.filter { $0.kind.isType }
    default: break
    }
    if arguments.isEmpty { return aliasArguments(extended, nominal, in: around) }
    // `extension Sequence<Int>`: the arguments are primary associated types.
    if decl(nominal).kind == .protocolType {
      return zip(primaryAssociatedTypes(of: nominal), arguments).compactMap { name, argument in
        let found = memberDecls(name, of: nominal).first { decl($0).kind == .associatedType }
        return found.map {
          Requirement(
            kind: .isSame, subject: types.member(types.parameter(nominal), $0), other: resolveType(argument, in: around)
          )
        }
      }
    }
    let parameters = genericContext(of: nominal).parameters
    return zip(parameters, arguments).map { parameter, argument in
      Requirement(kind: .isSame, subject: types.parameter(parameter), other: resolveType(argument, in: around))
    }
  }

  /// The generic arguments that are written after a type's name.
  private func writtenArguments(_ node: SyntaxNode) -> [SyntaxNode] {
    node.child(.genericArgumentClause)?.children.filter { $0.kind.isType } ?? []
  }

  /// `extension Notes`, where `typealias Notes = [Note]`: same-type requirements for the arguments of the aliased type.
  private func aliasArguments(_ extended: SyntaxNode, _ nominal: DeclID, in around: Context) -> [Requirement] {
    let parameters = genericContext(of: nominal).parameters
    guard !parameters.isEmpty, let token = extended.referencedName, extended.name(of: token) != decl(nominal).name
    else {
      return []
    }
    let type = resolveType(extended, in: around)
    guard types.kind(type) == .nominal, types.decl(type) == nominal, types.argumentCount(type) == parameters.count
    else {
      return []
    }
    return parameters.indices.compactMap { index in
      let argument = types.argument(type, index)
      // The argument of a generic alias is open.
      guard types.flags(argument).isDisjoint(with: [.hasHole, .hasParameter]) else { return nil }
      return Requirement(kind: .isSame, subject: types.parameter(parameters[index]), other: argument)
    }
  }

  // MARK: Requirements

  /// `Subject: P & Q`
  func requirements(
    _ subject: TypeID, _ constraint: SyntaxNode, in context: Context, opaque: OpaqueMeaning = .unknown
  ) -> [Requirement] {
    constraints(constraint, in: context, opaque: opaque).map {
      Requirement(kind: .conforms, subject: subject, other: $0)
    }
  }

  /// The protocols and classes that a constraint names. Expands aliases of compositions.
  func constraints(_ node: SyntaxNode, in context: Context, opaque: OpaqueMeaning = .unknown) -> [TypeID] {
    switch node.kind {
    case .compositionType:
      return node.children.filter { $0.kind.isType }.flatMap { constraints($0, in: context, opaque: opaque) }
    case .suppressedType: return []
    case .attributedType, .parenType, .someType, .anyType:
      return node.children.last { $0.kind.isType }.map { constraints($0, in: context, opaque: opaque) } ?? []
    case .identifierType, .memberType:
      let type = resolveType(node, in: context, isConstraint: true, opaque: opaque)
      return types.kind(type) == .existential ? types.arguments(type) : [type]
    default: return []
    }
  }

  /// Requirements in a clause may be in any order: one that mentions a member type waits until that member is known.
  private func collectRequirements(ofClause clause: SyntaxNode, in context: Context, add: ([Requirement]) -> Void) {
    var open = clause.children.filter { $0.kind == .conformanceRequirement || $0.kind == .sameTypeRequirement }
    while !open.isEmpty {
      var waiting: [SyntaxNode] = []
      for node in open {
        if let found = requirements(ofNode: node, in: context) { add(found) } else { waiting.append(node) }
      }
      if waiting.count == open.count { break }
      open = waiting
    }
  }

  /// The requirements of one item of a clause; `nil` if it mentions something unknown.
  private func requirements(ofNode node: SyntaxNode, in context: Context) -> [Requirement]? {
    let parts = node.children.filter { $0.kind.isType }
    guard parts.count == 2 else { return [] }
    let subject = pattern(ofExpansion: resolveType(parts[0], in: context))
    if types.kind(subject) == .hole { return nil }
    if node.kind == .conformanceRequirement { return requirements(subject, parts[1], in: context) }
    let other = pattern(ofExpansion: resolveType(parts[1], in: context))
    if types.flags(other).contains(.hasHole) { return nil }
    return [Requirement(kind: .isSame, subject: subject, other: other)]
  }

  /// The `each T` of `repeat each T`; any other type itself. `where repeat each T: P` requires `P` of each element.
  private func pattern(ofExpansion type: TypeID) -> TypeID {
    types.kind(type) == .expansion ? types.argument(type, 0) : type
  }

  // MARK: Same-type requirements

  /// Replaces the generic parameters for which the context has a same-type requirement with the concrete type, or with the
  /// first of several equal parameters.
  func withSameTypes(_ type: TypeID, _ context: GenericContext) -> TypeID {
    guard types.flags(type).contains(.hasParameter) else { return type }
    var substitution = Substitution()
    for requirement in context.requirements where requirement.kind == .isSame {
      let (subject, other) = (requirement.subject, requirement.other)
      if isOpen(subject), isOpen(other) {
        // Other dependent types determine no concrete type.
        if types.kind(subject) == .parameter, types.kind(other) == .parameter, subject != other {
          let isInOrder = isDeclared(types.decl(subject), before: types.decl(other), in: context)
          let (first, second) = isInOrder ? (subject, other) : (other, subject)
          substitution.bind(types.decl(second), to: substitute(first, substitution))
        }
        continue
      }
      if types.kind(subject) == .parameter, subject != other {
        substitution.bind(types.decl(subject), to: other)
      } else if types.kind(other) == .parameter, subject != other {
        substitution.bind(types.decl(other), to: subject)
      }
    }
    return substitute(type, substitution)
  }

  private func isDeclared(_ one: DeclID, before other: DeclID, in context: GenericContext) -> Bool {
    let first = context.parameters.first { $0 == one || $0 == other }
    return first != other
  }

  private func isOpen(_ type: TypeID) -> Bool { types.kind(type) == .parameter || types.kind(type) == .member }

  /// The requirements in scope on a generic parameter or a member type.
  func requirements(on subject: TypeID) -> [Requirement] {
    var result = environment.requirements.filter { $0.subject == subject || $0.other == subject && $0.kind == .isSame }
    if types.kind(subject) == .parameter {
      let parameter = types.decl(subject)
      if let owner = isImplicitParameter(parameter)
        ? ownersOfImplicitParameters[parameter]
        : decl(parameter).kind == .protocolType ? parameter : parent(of: parameter)
      {
        result += genericContext(of: owner).requirements.filter { $0.subject == subject && !result.contains($0) }
      }
    } else if types.kind(subject) == .member, let owner = parent(of: types.decl(subject)) {
      // The requirements of the declaring protocol on its associated type, for this base, and those of inheriting
      // protocols: `protocol RandomAccessCollection: Collection where SubSequence: RandomAccessCollection`.
      let base = types.argument(subject, 0)
      let stated = requirements(on: base).map(\.other).filter { types.kind($0) == .nominal }.map { types.decl($0) }
      var protocols = [owner]
      for found in stated.flatMap({ [$0] + ancestors(of: $0) })
      where decl(found).kind == .protocolType && !protocols.contains(found) {
        protocols.append(found)
      }
      for found in protocols {
        let substitution = Substitution(found, base)
        var named = [types.member(types.parameter(found), types.decl(subject))]
        // A protocol may redeclare an inherited associated type and add requirements.
        if found != owner, let same = associatedType(likeThat: types.decl(subject), in: found) {
          named.append(types.member(types.parameter(found), same))
        }
        for requirement in genericContext(of: found).requirements where named.contains(requirement.subject) {
          var other = substitute(requirement.other, substitution)
          if other == subject, requirement.kind == .isSame {
            // `Duration == Instant.Duration`: both are one type by now, but the constraints on the second one count too.
            other = unsimplified(requirement.other, of: found, as: base)
          }
          let said = Requirement(kind: requirement.kind, subject: subject, other: other)
          if !result.contains(said) { result.append(said) }
        }
      }
    }
    return result
  }

  /// A member type of a protocol's `Self`, such as `Self.Instant.Duration`, for a conforming type, as it is written and not
  /// as the simplest of equal types.
  private func unsimplified(_ type: TypeID, of protocolDecl: DeclID, as conforming: TypeID) -> TypeID {
    if type == types.parameter(protocolDecl) { return conforming }
    guard types.kind(type) == .member else { return type }
    return types.member(unsimplified(types.argument(type, 0), of: protocolDecl, as: conforming), types.decl(type))
  }

  /// The associated type of a protocol with the same name as another protocol's.
  private func associatedType(likeThat other: DeclID, in protocolDecl: DeclID) -> DeclID? {
    directMembers(of: protocolDecl, named: decl(other).name).first {
      decl($0).kind == .associatedType && $0 != other && parent(of: $0) == protocolDecl
    }
  }

  /// The requirements on a generic parameter or member type and on all types equal to it: `ID: Hashable` where
  /// `ID == Data.Element.ID`.
  func requirements(onSameAs type: TypeID) -> [Requirement] {
    let own = requirements(on: type)
    guard own.contains(where: { $0.kind == .isSame }) else { return own }
    var same = [type]
    var result: [Requirement] = []
    var next = 0
    while next < same.count {
      let subject = same[next]
      next += 1
      for requirement in next == 1 ? own : requirements(on: subject) {
        guard requirement.kind == .isSame else {
          result.append(requirement)
          continue
        }
        let other = requirement.subject == subject ? requirement.other : requirement.subject
        if !isOpen(other) {
          result.append(Requirement(kind: .isSame, subject: subject, other: other))
        } else if !same.contains(other) {
          same.append(other)
        }
      }
    }
    return result
  }
}
