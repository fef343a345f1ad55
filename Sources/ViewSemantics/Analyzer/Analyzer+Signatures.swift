import ViewSource
import ViewSyntax

/// How functions, initialisers, subscripts and cases are called.
extension Analyzer {
  /// How a function, initialiser, subscript or case is called; of other declarations it means nothing.
  public func signature(of id: DeclID) -> Signature {
    if let known = signatures[id] { return known }
    let signature = once(.signature(id), otherwise: recursiveSignature(of: id)) { makeSignature(of: id) }
    signatures[id] = signature
    return signature
  }

  private func recursiveSignature(of id: DeclID) -> Signature {
    Signature(
      parameters: [], result: hole(.recursive, decl(id).name.text), generics: GenericContext(), in: types)
  }

  private func makeSignature(of id: DeclID) -> Signature {
    let node = node(of: id)
    let generics = genericContext(of: id)
    var parameters: [Parameter] = []
    var result = void
    var isFailable = false
    if let clause = node.child(.parameterClause) {
      let firstNameIsLabel = firstNameIsLabel(of: id)
      parameters = clause.children.filter { $0.kind == .parameter }.map {
        parameter($0, of: id, firstNameIsLabel: firstNameIsLabel)
      }
    }
    switch decl(id).kind {
    case .initializer:
      let itself = owner(of: id).map { selfType(inside: $0) } ?? hole(.syntaxError)
      isFailable = node.ownTokens.contains { $0.kind == .postfixQuestion || $0.kind == .infixQuestion }
      result = isFailable ? optional(itself) : itself
    case .enumCase:
      result = owner(of: id).map { selfType(inside: $0) } ?? hole(.syntaxError)
    default:
      if let type = node.children.first(where: { $0.kind.isType }) {
        result = resolveType(type, in: context(inside: id), opaque: .result(id))
      }
    }
    return Signature(
      parameters: parameters, result: result, generics: generics,
      effects: node.writtenEffects, isFailable: isFailable,
      hasPack: generics.packIndex.map { $0 >= generics.outerCount } == true, in: types)
  }

  /// `Self` in the signature of a class's method, as its result or as what it gives a closure: the class, or the subclass,
  /// of the object that the method is called on.
  func dynamicSelf(ofMember id: DeclID) -> TypeID? {
    guard decl(id).kind == .function, let owner = owner(of: id), let nominal = nominal(of: owner),
      decl(nominal).kind == .classType
    else { return nil }
    return types.parameter(nominal)
  }

  /// A type in a signature as it is in the body: there `Self` of a class is what `self` is.
  func typeInside(_ type: TypeID, of id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasParameter), let itself = dynamicSelf(ofMember: id), let owner = owner(of: id)
    else { return type }
    return substitute(type, Substitution(types.decl(itself), selfType(inside: owner)))
  }

  /// Whether a parameter with one name has that as its label.
  private func firstNameIsLabel(of id: DeclID) -> Bool { decl(id).kind != .subscriptDecl && !decl(id).isOperator }

  /// Whether the labels of a declaration's parameters allow that it is called with some arguments.
  func mayTake(_ arguments: [Argument], _ id: DeclID) -> Bool {
    callOutlines.with(id) { $0.mayTake(arguments) } ?? makeOutline(of: id).mayTake(arguments)
  }

  /// Whether the parameters of two declarations have the same labels.
  func haveSameLabels(_ one: DeclID, _ other: DeclID) -> Bool {
    let other = callOutlines[other] ?? makeOutline(of: other)
    return callOutlines.with(one) { $0.hasSameLabels(as: other) } ?? makeOutline(of: one).hasSameLabels(as: other)
  }

  private func makeOutline(of id: DeclID) -> CallOutline {
    let outline = CallOutline(node(of: id), firstNameIsLabel: firstNameIsLabel(of: id))
    callOutlines[id] = outline
    return outline
  }

  private func parameter(_ node: SyntaxNode, of id: DeclID, firstNameIsLabel: Bool) -> Parameter {
    let names = node.ownTokens.filter {
      $0.kind == .identifier || $0.kind == .underscore || $0.kind == .backtickedIdentifier
    }
    func name(_ token: Token) -> Name { token.kind == .underscore ? .none : node.name(of: token) }
    let inner = names.last.map(name) ?? .none
    var flags: ParameterFlags = []
    var type: TypeID?
    if let typeNode = node.children.first(where: { $0.kind.isType }) {
      type = resolveType(typeNode, in: context(inside: id), opaque: .parameter(id))
      if typeNode.kind == .attributedType {
        if typeNode.ownToken(.inoutKeyword) != nil { flags.insert(.isInout) }
        if hasAttribute(typeNode, "autoclosure") { flags.insert(.isAutoclosure) }
      }
    }
    if node.isVariadicParameter { flags.insert(.isVariadic) }
    return Parameter(
      label: CallOutline.label(of: node, firstNameIsLabel: firstNameIsLabel), name: inner,
      type: type ?? hole(.syntaxError), flags: flags,
      hasDefault: node.child(.initializerClause) != nil,
      builder: parameterBuilder(node, of: id), node: node.id)
  }

  private func hasAttribute(_ node: SyntaxNode, _ name: StaticString) -> Bool {
    node.children.contains { child in
      child.kind == .attribute && child.children.first?.lastToken.map { child.isSpelt($0, name) } == true
    }
  }

  // MARK: Result builders

  /// The result builder among the attributes of a parameter, on its name or in its type.
  private func parameterBuilder(_ node: SyntaxNode, of id: DeclID) -> TypeID? {
    var lists = node.children.filter { $0.kind == .modifierList }
    if let type = node.children.first(where: { $0.kind == .attributedType }) { lists.append(type) }
    for list in lists {
      for attribute in list.children where attribute.kind == .attribute {
        if let builder = resultBuilder(attribute, in: context(inside: id)) { return builder }
      }
    }
    return nil
  }

  /// The result builder that an attribute names.
  func resultBuilder(_ attribute: SyntaxNode, in context: Context) -> TypeID? {
    guard let type = attribute.children.first(where: { $0.kind.isType }) else { return nil }
    if let name = type.referencedName {
      switch AttributeWord(type.bytes, name.range, isCatalogue: isCatalogueFile(context.file)) {
      case .other: break
      default: return nil
      }
    }
    let resolved = resolveType(type, in: context)
    guard types.kind(resolved) == .nominal, decl(types.decl(resolved)).has(.isResultBuilder) else { return nil }
    return resolved
  }

  /// The result builder of a function, property or accessor: its own attribute's, or that of the requirement it meets.
  public func resultBuilder(of id: DeclID) -> TypeID? {
    if let known = resultBuilders[id] { return known }
    let found = findResultBuilder(of: id)
    if openInheritances == 0 { resultBuilders[id] = .some(found) }
    return found
  }

  private func findResultBuilder(of id: DeclID) -> TypeID? {
    if decl(id).has(.hasCustomAttributes), let list = header(of: id).child(.modifierList) {
      for attribute in program.configuration.attributes(in: list) {
        if let builder = resultBuilder(attribute, in: context(around: id)) { return builder }
      }
    }
    guard let owner = owner(of: id), let nominal = nominal(of: owner), decl(nominal).kind != .protocolType else {
      return nil
    }
    guard let requirement = requirement(metBy: id, of: nominal) ?? supposedRequirement(metBy: id, of: nominal),
      decl(requirement).has(.hasCustomAttributes), let builder = resultBuilder(of: requirement)
    else { return nil }
    // `@Builder<Self>`: the `Self` of the type that meets the requirement.
    guard types.flags(builder).contains(.hasParameter) else { return builder }
    return substitute(builder, memberSubstitution(requirement, of: selfType(inside: owner)))
  }

  func isRequirement(_ id: DeclID, of nominal: DeclID) -> Bool { requirement(metBy: id, of: nominal) != nil }

  /// The protocol requirement that a member of a type is the witness of.
  func requirement(metBy id: DeclID, of nominal: DeclID) -> DeclID? {
    let member = decl(id)
    guard program.isRequired(member.name) else { return nil }
    for ancestor in ancestors(of: nominal) where decl(ancestor).kind == .protocolType {
      for candidate in directMembers(of: ancestor, named: member.name) {
        guard parent(of: candidate) == ancestor, decl(candidate).kind == member.kind,
          decl(candidate).has(.isStatic) == member.has(.isStatic)
        else { continue }
        if member.kind == .function {
          guard signature(of: candidate).parameters.map(\.label) == signature(of: id).parameters.map(\.label) else {
            continue
          }
        }
        return candidate
      }
    }
    return nil
  }

  /// The requirement that a property meets by what it says of itself: `body: some View` of a type whose protocol is
  /// declared nowhere here, as a package's that refines `View`, is the body of a view.
  private func supposedRequirement(metBy id: DeclID, of nominal: DeclID) -> DeclID? {
    let member = decl(id)
    guard member.kind == .variable, program.isRequired(member.name),
      node(of: id).child(.typeAnnotation) != nil, mayConformToMore(nominal)
    else { return nil }
    let type = variableType(of: id)
    guard types.kind(type) == .opaque else { return nil }
    for constraint in opaqueConstraints(type) where types.kind(constraint) == .nominal {
      for candidate in directMembers(of: types.decl(constraint), named: member.name)
      where decl(candidate).kind == .variable && decl(candidate).has(.isStatic) == member.has(.isStatic) {
        return candidate
      }
    }
    return nil
  }

  // MARK: Synthesised initialisers

  /// The initialiser that a struct has for its stored properties; `nil` for other types and where one is declared.
  public func memberwiseSignature(of nominal: DeclID) -> Signature? {
    guard decl(nominal).kind == .structure else { return nil }
    if let known = memberwiseSignatures[nominal] { return known }
    // A wrapper may wrap a property of its own.
    return once(.memberwise(nominal), otherwise: nil) { makeMemberwiseSignature(of: nominal) }
  }

  private func makeMemberwiseSignature(of nominal: DeclID) -> Signature? {
    var parameters: [Parameter] = []
    for member in children(of: nominal) where decl(member).kind == .variable {
      let property = decl(member)
      if property.has(.isStatic) || property.has(.isComputed) { continue }
      if let parameter = memberwiseParameter(member) { parameters.append(parameter) }
    }
    let signature = Signature(
      parameters: parameters, result: selfType(inside: nominal), generics: genericContext(of: nominal), in: types)
    // A hole may be there only because the type of a property is being worked out right now.
    if !parameters.contains(where: { types.flags($0.type).contains(.hasHole) }) {
      memberwiseSignatures[nominal] = signature
    }
    return signature
  }

  /// The attribute of a property whose name is declared nowhere.
  private func undeclaredAttribute(in list: SyntaxNode, of id: DeclID) -> SyntaxNode? {
    let context = context(around: id)
    return program.configuration.attributes(in: list).first { attribute in
      guard let type = attribute.children.first(where: { $0.kind.isType }), let token = type.referencedName,
        case .other = AttributeWord(type.bytes, token.range, isCatalogue: isCatalogueFile(id.file))
      else { return false }
      let name = type.name(of: token)
      let found = lookUpType(name, in: context)
      // Another name for what is declared nowhere.
      if let alias = found.first, decl(alias).kind == .alias {
        return types.kind(resolveType(type, in: context)) == .hole
      }
      return found.isEmpty && lookUpTopLevel(name, in: context).isEmpty
    }
  }

  /// Whether a property may have a wrapper that is declared nowhere, as one of a package that is not here.
  func hasUndeclaredAttribute(_ property: DeclID) -> Bool {
    guard decl(property).has(.hasCustomAttributes), let list = header(of: property).child(.modifierList) else {
      return false
    }
    return undeclaredAttribute(in: list, of: property) != nil
  }

  private func memberwiseParameter(_ id: DeclID) -> Parameter? {
    let property = decl(id)
    let node = node(of: id)
    let hasInitialValue = node.child(.initializerClause) != nil
    if property.has(.isConstant), hasInitialValue { return nil }
    let wrappers = propertyWrappers(of: id)
    var type = variableType(of: id)
    var hasDefault = hasInitialValue || (!property.has(.isConstant) && wrapped(type) != nil && wrappers.isEmpty)
    var builder: TypeID?
    if let outer = wrappers.first {
      // A wrapper that can be made of the bare value takes that; any other is given as it is.
      let storage = wrapperType(outer, of: id)
      if outer.isInitializedByArguments || (!hasInitialValue && canBeMadeOfNothing(storage)) {
        // `@Clamped(0...10) var level = 5` takes a level too, and gives it to the wrapper with those arguments.
        let takesValue = hasInitialValue && takesWrappedValue(storage)
        if property.access <= .fileprivateAccess || (outer.isInitializedByArguments && !takesValue) { return nil }
        hasDefault = true
      }
      if !takesWrappedValue(storage) {
        type = storage
      } else if !property.has(.isConstant), wrapped(type) != nil {
        // As a bare optional begins with `nil`, so does one that is wrapped.
        hasDefault = true
      }
      if property.access <= .fileprivateAccess, hasDefault { return nil }
    } else if property.has(.hasCustomAttributes), let list = header(of: id).child(.modifierList) {
      for attribute in program.configuration.attributes(in: list) {
        if let found = resultBuilder(attribute, in: context(around: id)) { builder = found }
      }
      // `@ViewBuilder let content: Content` takes a closure that makes one.
      if builder != nil, types.kind(type) != .function { type = types.function([], [], type) }
      if let wrapper = undeclaredAttribute(in: list, of: id) {
        // A wrapper from a package, perhaps, that makes a value of its arguments or of nothing.
        if property.access <= .fileprivateAccess, !wrapper.arguments.isEmpty || hasInitialValue { return nil }
        hasDefault = true
      }
    }
    return Parameter(
      label: property.name, name: property.name, type: type, flags: [], hasDefault: hasDefault, builder: builder,
      node: nil)
  }
}
