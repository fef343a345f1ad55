import ViewSource
import ViewSyntax

/// Resolution of type syntax.
extension Analyzer {
  /// Resolves a type node.
  ///
  /// - Parameters:
  ///   - isConstraint: whether the node is in constraint position, where a protocol denotes itself and not an
  ///     existential.
  ///   - opaque: the meaning of `some P`; a hole by default.
  func resolveType(
    _ node: SyntaxNode, in context: Context, isConstraint: Bool = false, opaque: OpaqueMeaning = .unknown
  ) -> TypeID {
    // The requirements in scope decide which member types the generic parameters have.
    let around = environment
    if let decl = context.decl { environment = genericContext(of: decl) }
    defer { environment = around }
    var resolver = TypeResolver(analyzer: self, context: context, isConstraint: isConstraint, opaque: opaque)
    return resolver.resolve(node)
  }

  /// The type that a type node stands for inside the body that is checked, whose requirements decide parameters.
  func resolveType(_ node: SyntaxNode, inBody context: Context) -> TypeID {
    withSameTypes(resolveType(node, in: context), environment)
  }

  /// The meaning of `some P`.
  enum OpaqueMeaning {
    case unknown
    /// An implicit generic parameter of a function.
    case parameter(DeclID)
    /// The opaque result type of a declaration.
    case result(DeclID)
  }

  // MARK: Type lookup

  /// The types, aliases and generic parameters that a name can refer to in the body of a declaration.
  public func types(named name: Name, in body: DeclID) -> [DeclID] { lookUpType(name, in: context(inside: body)) }

  /// The only type that a name can refer to anywhere in the body of a declaration; `nil` if the name may refer to
  /// something else, such as a member.
  public func onlyType(named name: Name, in body: DeclID) -> DeclID? {
    if program.hasMember(name) { return nil }
    let found = lookUpType(name, in: context(around: body))
    return found.count == 1 && decl(found[0]).kind.isNominal ? found[0] : nil
  }

  /// The types, aliases, generic parameters and associated types that a name can refer to in a context.
  func lookUpType(_ name: Name, in context: Context) -> [DeclID] {
    var current = context
    // Skips enclosing types if no type has a member or parameter of this name, except around local declarations.
    if !program.hasMember(name), context.decl?.file != .local { current.decl = nil }
    while let id = current.decl {
      let decl = decl(id)
      if let parameter = genericParameters(of: id).first(where: { self.decl($0).name == name }) { return [parameter] }
      if decl.kind == .extension || decl.kind.isNominal, !current.isInParameters, let nominal = nominal(of: id) {
        if decl.kind == .extension,
          // An inner parameter hides an outer one.
          let parameter = genericContext(of: nominal).parameters.last(where: {
            !isImplicitParameter($0) && self.decl($0).name == name && self.decl($0).kind == .genericParameter
          })
        {
          return [parameter]
        }
        let isKnownByHead = current.isInHead && self.decl(nominal).kind != .protocolType
        let members =
          isKnownByHead
          ? directMembers(of: nominal, named: name).filter { isType($0) } : typeMembers(of: nominal, named: name)
        if !members.isEmpty { return members }
      }
      current = self.context(around: id)
      if id.file == .local, current.decl == nil { break }
    }
    if let locals = localTypes[LookUpKey(file: context.file, name: name)],
      let local = locals.last(where: { isVisible($0, in: context) })
    {
      return [local]
    }
    var found = lookUpTopLevel(name, in: context)
    if !found.allSatisfy({ isType($0) }) { found = found.filter { isType($0) } }
    guard let first = found.first, found.count > 1, !isFromCatalogue(first) else { return found }
    return found.filter { !isFromCatalogue($0) }
  }

  /// Whether a context is in the body that declares a local type. Types in blocks of top-level statements are visible in
  /// such statements and in local declarations.
  private func isVisible(_ local: DeclID, in context: Context) -> Bool {
    let body = localDecls[Int(local.index)].context.decl
    var current = context
    while let id = current.decl {
      if id == body { return true }
      if body == nil, id.file != .local { return false }
      current = self.context(around: id)
    }
    return body == nil
  }

  /// The type that a name denotes around a nominal type: `State` beside `struct Reset` in `struct App`.
  func type(named name: Name, around nominal: DeclID, _ arguments: [TypeID] = []) -> TypeID? {
    let context = context(around: nominal)
    return lookUpType(name, in: context).first.map {
      TypeResolver(analyzer: self, context: context, isConstraint: false, opaque: .unknown).reference(to: $0, arguments)
    }
  }

  private func isType(_ id: DeclID) -> Bool { decl(id).kind.isType }

  /// The nested types, aliases and associated types of a type with a name.
  func typeMembers(of nominal: DeclID, named name: Name) -> [DeclID] {
    var aliases: [DeclID] = []
    let own = directMembers(of: nominal, named: name).filter { isType($0) }
    if !own.isEmpty {
      guard areAdded(own, to: nominal) else { return own }
      aliases = own
    }
    for candidate in ancestors(of: nominal) {
      let inherited = directMembers(of: candidate, named: name).filter { isType($0) }
      if inherited.isEmpty { continue }
      // An alias in a protocol extension does not shadow an associated type of an ancestor.
      if areAdded(inherited, to: candidate) {
        if aliases.isEmpty { aliases = inherited }
      } else if aliases.isEmpty || inherited.contains(where: { decl($0).kind == .associatedType }) {
        return inherited
      }
    }
    return aliases
  }

  /// Whether all of the members are aliases in protocol extensions.
  private func areAdded(_ members: [DeclID], to nominal: DeclID) -> Bool {
    decl(nominal).kind == .protocolType
      && members.allSatisfy { decl($0).kind == .alias && parent(of: $0).map { decl($0).kind == .extension } == true }
  }

  // MARK: Aliases

  /// The underlying type of an alias, with arguments for its own generic parameters.
  func aliasedType(_ id: DeclID, _ arguments: [TypeID] = [], outer: Substitution = Substitution()) -> TypeID {
    let type = once(.variable(id), otherwise: hole(.recursive, decl(id).name.text)) { () -> TypeID in
      if let known = variableTypes[id] { return known }
      guard let target = node(of: id).children.first(where: { $0.kind.isType }) else { return hole(.syntaxError) }
      let type = resolveType(target, in: context(inside: id), isConstraint: isConstraintAlias(target, id))
      variableTypes[id] = type
      return type
    }
    let own = genericParameters(of: id)
    if own.isEmpty, !arguments.isEmpty { return specialized(substitute(type, outer), arguments) }
    var substitution = outer
    for (parameter, argument) in zip(own, arguments) { substitution.bind(parameter, to: argument) }
    return substitute(type, substitution)
  }

  /// `typealias Group = Dictionary` is specialized at the use: `Group<String, Int>`.
  private func specialized(_ type: TypeID, _ arguments: [TypeID]) -> TypeID {
    guard types.kind(type) == .nominal else { return type }
    let all = types.arguments(type)
    let isOpen = all.suffix(arguments.count).allSatisfy {
      types.kind($0) == .hole && types.reason(ofHole: $0).kind == .notInferred
    }
    guard isOpen, arguments.count <= all.count else { return type }
    return types.nominal(types.decl(type), all.dropLast(arguments.count) + arguments)
  }

  /// Whether an alias names a composition of protocols: `typealias Codable = Decodable & Encodable`.
  private func isConstraintAlias(_ target: SyntaxNode, _ id: DeclID) -> Bool {
    target.kind == .compositionType
  }
}

/// Resolves one type of the source.
struct TypeResolver {
  let analyzer: Analyzer
  let context: Analyzer.Context
  let isConstraint: Bool
  let opaque: Analyzer.OpaqueMeaning
  /// The number of `some` so far.
  private var opaqueCount = 0

  init(
    analyzer: Analyzer, context: Analyzer.Context, isConstraint: Bool, opaque: Analyzer.OpaqueMeaning
  ) {
    self.analyzer = analyzer
    self.context = context
    self.isConstraint = isConstraint
    self.opaque = opaque
  }

  mutating func resolve(_ node: SyntaxNode) -> TypeID {
    switch node.kind {
    case .identifierType: return resolveName(node)
    case .memberType: return resolveMember(node)
    case .metatypeType: return metatype(node)
    case .arrayType: return analyzer.known(.array, [resolveChild(node, 0)])
    case .dictionaryType: return analyzer.known(.dictionary, [resolveChild(node, 0), resolveChild(node, 1)])
    case .inlineArrayType:
      let parts = node.children.filter { $0.kind.isType || $0.kind.isExpr }
      guard parts.count == 2 else { return analyzer.hole(.syntaxError) }
      return analyzer.known("InlineArray", [argument(parts[0]), resolve(parts[1])])
    case .optionalType, .implicitlyUnwrappedOptionalType: return analyzer.optional(resolveChild(node, 0))
    case .parenType:
      let inner = resolveChild(node, 0)
      return analyzer.types.kind(inner) == .expansion ? analyzer.types.tuple([inner]) : inner
    case .tupleType: return tuple(node)
    case .functionType: return function(node)
    case .compositionType:
      return existential(node)
    case .someType: return resolveOpaque(node)
    case .anyType:
      // `any Screen.Type`: the metatype of a conforming type.
      if let type = node.children.first(where: { $0.kind == .metatypeType })?.children.first(where: { $0.kind.isType })
      {
        return analyzer.types.metatype(analyzer.types.existential(analyzer.constraints(type, in: context)))
      }
      return existential(node)
    case .attributedType: return attributed(node)
    case .packElementType: return resolveChild(node, 0)
    case .packExpansionType: return analyzer.types.expansion(resolveChild(node, 0))
    case .suppressedType: return analyzer.types.existential([])
    case .wildcardType: return analyzer.hole(.notInferred, "_")
    case .missingType: return analyzer.hole(.syntaxError)
    default: return analyzer.hole(.unsupported, "the type `\(node.text)`")
    }
  }

  /// `any P & Q`. `Sendable` besides a class adds nothing: `any KeyPath<Row, Int> & Sendable` is the class.
  private func existential(_ node: SyntaxNode) -> TypeID {
    let constraints = analyzer.constraints(node, in: context)
    let others = constraints.filter { !analyzer.isKnown($0, .sendable) }
    if others.count == 1, analyzer.types.kind(others[0]) == .nominal,
      analyzer.decl(analyzer.types.decl(others[0])).kind == .classType
    {
      return others[0]
    }
    return analyzer.types.existential(constraints)
  }

  private mutating func resolveChild(_ node: SyntaxNode, _ index: Int) -> TypeID {
    let types = node.children.filter { $0.kind.isType }
    guard index < types.count else { return analyzer.hole(.syntaxError) }
    return resolve(types[index])
  }

  // MARK: Names

  private mutating func resolveName(_ node: SyntaxNode) -> TypeID {
    guard let token = node.referencedName ?? node.firstToken else { return analyzer.hole(.syntaxError) }
    switch token.kind {
    case .capitalAnyKeyword: return analyzer.types.existential([])
    case .capitalSelfKeyword:
      switch opaque {
      case .result(let owner), .parameter(let owner):
        if let itself = analyzer.dynamicSelf(ofMember: owner) { return itself }
      case .unknown: break
      }
      return analyzer.selfType(in: context) ?? analyzer.hole(.unresolvedName, "Self")
    case .classKeyword: return analyzer.known(.anyObject)
    default: break
    }
    let name = node.name(of: token)
    let found = analyzer.lookUpType(name, in: context)
    guard let decl = found.first else { return requiredMember(name, node) ?? analyzer.hole(.unresolvedName, name.text) }
    if found.count > 1, found.contains(where: { analyzer.decl($0).kind.isNominal }) {
      return analyzer.hole(.ambiguous, name.text)
    }
    return reference(to: decl, arguments(of: node))
  }

  /// `extension P where Self: RawRepresentable, RawValue == String`: a member type from a protocol that the extension
  /// requires, which `P` itself does not have.
  private mutating func requiredMember(_ name: Name, _ node: SyntaxNode) -> TypeID? {
    guard let itself = analyzer.selfType(in: context), analyzer.types.kind(itself) == .parameter else { return nil }
    let type = analyzer.nestedType(name, in: itself, arguments(of: node), isConstraint: isConstraint)
    return analyzer.types.kind(type) == .hole ? nil : type
  }

  private mutating func arguments(of node: SyntaxNode) -> [TypeID] {
    guard let clause = node.child(.genericArgumentClause) else { return [] }
    return clause.children.map { argument($0) }
  }

  /// A generic argument: a type, or an integer for a parameter `let count: Int`.
  private mutating func argument(_ node: SyntaxNode) -> TypeID {
    node.kind.isType ? resolve(node) : analyzer.integerArgument(node)
  }

  /// The type that a reference to a declaration denotes.
  func reference(to id: DeclID, _ arguments: [TypeID]) -> TypeID {
    let decl = analyzer.decl(id)
    switch decl.kind {
    case .genericParameter:
      let type = analyzer.types.parameter(id)
      return context.decl.map { analyzer.withSameTypes(type, analyzer.genericContext(of: $0)) } ?? type
    case .associatedType:
      guard let itself = analyzer.selfType(in: context) else { return analyzer.hole(.unresolvedName, decl.name.text) }
      let member = analyzer.memberType(of: itself, id)
      // The type witness may be under resolution right now; then a type of that name around the conforming type is
      // meant.
      if analyzer.types.kind(member) == .hole, analyzer.types.kind(itself) == .nominal,
        let outer = analyzer.type(named: decl.name, around: analyzer.types.decl(itself), arguments)
      {
        return outer
      }
      return member
    case .alias:
      return analyzer.reduced(analyzer.aliasedType(id, arguments, outer: outerSubstitution(of: id)))
    case .protocolType:
      let type = analyzer.types.nominal(id, arguments)
      return isConstraint ? type : analyzer.types.existential([type])
    default:
      return nominal(id, arguments)
    }
  }

  /// An instance of a nominal type. A nested type also takes its parent's arguments, from the context if that is inside
  /// the parent.
  private func nominal(_ id: DeclID, _ written: [TypeID]) -> TypeID {
    let generics = analyzer.genericContext(of: id)
    if generics.parameters.isEmpty { return analyzer.types.nominal(id) }
    let arguments = analyzer.packed(written, for: generics)
    if generics.parameters.count == arguments.count { return analyzer.types.nominal(id, arguments) }
    let ownCount = generics.parameters.count - generics.outerCount
    lazy var inherited = inheritedArguments(of: id)
    var all: [TypeID] = []
    for (index, parameter) in generics.parameters.enumerated() {
      if index >= generics.outerCount, arguments.count == ownCount {
        all.append(arguments[index - generics.outerCount])
      } else if isInside(parameter) {
        all.append(reference(to: parameter, []))
      } else if index < generics.outerCount, index < inherited.count {
        all.append(inherited[index])
      } else {
        all.append(analyzer.hole(.notInferred, analyzer.decl(parameter).name.text))
      }
    }
    return analyzer.types.nominal(id, all)
  }

  /// The generic arguments of the superclass that a type is nested in, as the class of the context inherits from it.
  private func inheritedArguments(of id: DeclID) -> [TypeID] {
    guard let owner = analyzer.owner(of: id), let nominal = analyzer.nominal(of: owner),
      analyzer.decl(nominal).kind == .classType, let itself = analyzer.selfType(in: context)
    else { return [] }
    return analyzer.superType(itself, nominal).map { analyzer.types.arguments($0).map { $0 } } ?? []
  }

  /// Whether the context is inside the declaration with this generic parameter.
  private func isInside(_ parameter: DeclID) -> Bool {
    guard let decl = context.decl else { return false }
    return analyzer.genericContext(of: decl).parameters.contains(parameter)
  }

  /// The bindings for an alias declared in a protocol, whose `Self` is the `Self` of the context, or in a superclass of
  /// the class of the context.
  private func outerSubstitution(of id: DeclID) -> Substitution {
    guard let owner = analyzer.owner(of: id), let nominal = analyzer.nominal(of: owner),
      case let kind = analyzer.decl(nominal).kind, kind == .protocolType || kind == .classType,
      let itself = analyzer.selfType(in: context)
    else { return Substitution() }
    if kind == .protocolType { return Substitution(nominal, itself) }
    guard let parent = analyzer.superType(itself, nominal), parent != itself else { return Substitution() }
    return analyzer.substitution(of: parent)
  }

  private mutating func resolveMember(_ node: SyntaxNode) -> TypeID {
    guard let baseNode = node.children.first(where: { $0.kind.isType }), let token = node.referencedName else {
      return analyzer.hole(.syntaxError)
    }
    let name = node.name(of: token)
    if baseNode.kind == .identifierType, let module = moduleNamed(baseNode) {
      guard let decl = module.topLevel[name]?.first else { return analyzer.hole(.unresolvedName, name.text) }
      return reference(to: decl, arguments(of: node))
    }
    let base = resolve(baseNode)
    return analyzer.nestedType(name, in: base, arguments(of: node), isConstraint: isConstraint)
  }

  private func moduleNamed(_ node: SyntaxNode) -> Module? {
    guard let token = node.referencedName else { return nil }
    let name = node.name(of: token)
    guard let module = analyzer.program.module(named: name) else { return nil }
    return analyzer.lookUpType(name, in: context).isEmpty ? module : nil
  }

  private mutating func metatype(_ node: SyntaxNode) -> TypeID {
    analyzer.types.metatype(resolveChild(node, 0))
  }

  // MARK: Structural types

  private mutating func tuple(_ node: SyntaxNode) -> TypeID {
    var elements: [TypeID] = []
    var labels: [Name] = []
    for child in node.children {
      if child.kind == .tupleTypeElement {
        guard let type = child.children.first(where: { $0.kind.isType }) else { continue }
        elements.append(resolve(type))
        let label = child.ownTokens.first { $0.kind == .identifier || $0.kind == .backtickedIdentifier }
        labels.append(label.map { child.name(of: $0) } ?? .none)
      } else if child.kind.isType {
        elements.append(resolve(child))
        labels.append(.none)
      }
    }
    return analyzer.types.tuple(elements, labels: labels)
  }

  private mutating func function(_ node: SyntaxNode) -> TypeID {
    let children = node.children.filter { $0.kind.isType }
    guard children.count >= 2 else { return analyzer.hole(.syntaxError) }
    var parameters: [TypeID] = []
    var flags: [ParameterFlags] = []
    var written: [SyntaxNode?] = []
    for child in children[0].children {
      let isElement = child.kind == .tupleTypeElement
      guard let type = isElement ? child.children.first(where: { $0.kind.isType }) : child, type.kind.isType else {
        continue
      }
      let isInout = type.kind == .attributedType && type.ownToken(.inoutKeyword) != nil
      parameters.append(resolve(type))
      var flag: ParameterFlags = isInout ? .isInout : []
      if isElement, child.isVariadicParameter { flag.insert(.isVariadic) }
      flags.append(flag)
      written.append(type)
    }
    var attributes = FunctionAttributes()
    attributes.thrown = node.child(.throwsClause)?.children.first { $0.kind.isType }.map { resolve($0) }
    let result = children[children.count - 1]
    analyzer.noteOwnership(written, result: result, &attributes)
    return analyzer.types.function(
      parameters, flags, resolve(result), effects: node.writtenEffects,
      attributes: attributes == FunctionAttributes() ? nil : attributes)
  }

  private mutating func attributed(_ node: SyntaxNode) -> TypeID {
    guard let type = node.children.last(where: { $0.kind.isType }) else { return analyzer.hole(.syntaxError) }
    let resolved = resolve(type)
    guard analyzer.types.kind(resolved) == .function else { return resolved }
    var attributes = analyzer.functionAttributes(in: node, context)
    guard attributes != FunctionAttributes() else { return resolved }
    if let own = analyzer.types.attributes(ofFunction: resolved) {
      (attributes.thrown, attributes.sendsResult, attributes.ownership) = (own.thrown, own.sendsResult, own.ownership)
    }
    return analyzer.types.function(resolved, with: attributes)
  }

  private mutating func resolveOpaque(_ node: SyntaxNode) -> TypeID {
    defer { opaqueCount += 1 }
    switch opaque {
    case .parameter(let owner): return analyzer.types.parameter(analyzer.implicitParameter(node, of: owner))
    case .result(let owner):
      let parameters = analyzer.genericContext(of: owner).parameters
      return analyzer.types.opaque(owner, ordinal: opaqueCount, parameters.map { analyzer.types.parameter($0) })
    case .unknown: return analyzer.hole(.unsupported, "`some` here")
    }
  }
}

extension Analyzer {
  /// An existential with its protocols in canonical order.
  public func ordered(_ type: TypeID) -> TypeID {
    guard types.kind(type) == .existential, types.argumentCount(type) > 1 else { return type }
    return types.existential(types.arguments(type).sorted { $0.index < $1.index })
  }

  /// The composition `P & Q` of several types. A class alone is not wrapped in an existential.
  func composition(of parts: [TypeID]) -> TypeID {
    var constraints: [TypeID] = []
    for part in parts {
      let own = types.kind(part) == .existential ? types.arguments(part) : [part]
      constraints += own.filter { !constraints.contains($0) }
    }
    if constraints.count == 1, types.kind(constraints[0]) == .nominal,
      decl(types.decl(constraints[0])).kind == .classType
    {
      return constraints[0]
    }
    return types.existential(constraints)
  }
}
