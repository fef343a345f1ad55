import ViewSource
import ViewSyntax

/// Signatures of functions, initializers, subscripts and enum cases.
extension Analyzer {
  /// The signature of a function, initializer, subscript or enum case. Meaningless for other declarations.
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

  /// The generic parameter for a dynamic `Self` in a method signature of a class, in the result or in a closure's
  /// result: the dynamic class of the receiver.
  func dynamicSelf(ofMember id: DeclID) -> TypeID? {
    guard decl(id).kind == .function, let owner = owner(of: id), let nominal = nominal(of: owner),
      decl(nominal).kind == .classType
    else { return nil }
    return types.parameter(nominal)
  }

  /// A type of a signature as seen inside the body, where the dynamic `Self` of a class is the type of `self`.
  func typeInside(_ type: TypeID, of id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasParameter) else { return type }
    let type = withSameTypes(type, genericContext(of: id))
    guard let itself = dynamicSelf(ofMember: id), let owner = owner(of: id) else { return type }
    return substitute(type, Substitution(types.decl(itself), selfType(inside: owner)))
  }

  /// Whether a parameter with a single name uses it as the label.
  private func firstNameIsLabel(of id: DeclID) -> Bool { decl(id).kind != .subscriptDecl && !decl(id).isOperator }

  /// Whether the labels of a declaration's parameters fit a call's arguments.
  func mayTake(_ arguments: [Argument], _ id: DeclID) -> Bool {
    callOutlines.with(id) { $0.mayTake(arguments) } ?? makeOutline(of: id).mayTake(arguments)
  }

  /// Whether two declarations have the same parameter labels.
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

  /// The result builder among the attributes of a parameter, on its name or its type.
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

  /// The result builder that an attribute names; `nil` if it names something else.
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

  /// The result builder of a function, property or accessor: from its own attribute, or from the requirement that it
  /// witnesses.
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
      decl(requirement).has(.hasCustomAttributes), isStated(requirement, inExtension: owner, of: nominal),
      let builder = resultBuilder(of: requirement)
    else { return nil }
    // In `@Builder<Self>`, `Self` is the conforming type.
    guard types.flags(builder).contains(.hasParameter) else { return builder }
    return substitute(builder, memberSubstitution(requirement, of: selfType(inside: owner)))
  }

  /// Whether a member in the program's extension of a catalogue type can witness a requirement: only of a protocol that
  /// the extension states. A `body` in `extension Optional: Component` has nothing to do with `View`.
  private func isStated(_ requirement: DeclID, inExtension owner: DeclID, of nominal: DeclID) -> Bool {
    guard decl(owner).kind == .extension, isFromCatalogue(nominal), !isFromCatalogue(owner),
      let required = self.owner(of: requirement)
    else { return true }
    return inheritances(inClauseOf: owner, requirements: []).contains { inheritance in
      guard types.kind(inheritance.type) == .nominal else { return false }
      let stated = types.decl(inheritance.type)
      return stated == required || ancestors(of: stated).contains(required)
    }
  }

  func isRequirement(_ id: DeclID, of nominal: DeclID) -> Bool { requirement(metBy: id, of: nominal) != nil }

  /// The protocol requirement that a member of a type witnesses.
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

  /// The requirement that a property presumably witnesses by its declared type. If the type's protocol is undeclared,
  /// such as a package's refinement of `View`, then its `body: some View` is taken as the body of a view.
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

  // MARK: Synthesized initializers

  /// The memberwise initializer of a struct; `nil` for other types.
  public func memberwiseSignature(of nominal: DeclID) -> Signature? {
    guard decl(nominal).kind == .structure else { return nil }
    if let known = memberwiseSignatures[nominal] { return known }
    // A property wrapper may wrap a property of its own type.
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
    // A hole may be temporary, because the type of a property is being inferred at this moment.
    if !parameters.contains(where: { types.flags($0.type).contains(.hasHole) }) {
      memberwiseSignatures[nominal] = signature
    }
    return signature
  }

  /// The first attribute of a property whose name is undeclared.
  private func undeclaredAttribute(in list: SyntaxNode, of id: DeclID) -> SyntaxNode? {
    let context = context(around: id)
    return program.configuration.attributes(in: list).first { attribute in
      guard let type = attribute.children.first(where: { $0.kind.isType }), let token = type.referencedName,
        case .other = AttributeWord(type.bytes, token.range, isCatalogue: isCatalogueFile(id.file))
      else { return false }
      let name = type.name(of: token)
      let found = lookUpType(name, in: context)
      // An alias of an undeclared type.
      if let alias = found.first, decl(alias).kind == .alias {
        return types.kind(resolveType(type, in: context)) == .hole
      }
      return found.isEmpty && lookUpTopLevel(name, in: context).isEmpty
    }
  }

  /// Whether a property may have an undeclared property wrapper, such as one from a missing package.
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
    var isPassedWhole = false
    if let outer = wrappers.first {
      // A wrapper with `init(wrappedValue:)` takes the bare value; any other is passed as the wrapper itself.
      let storage = wrapperType(outer, of: id)
      if outer.isInitializedByArguments || (!hasInitialValue && canBeMadeOfNothing(storage)) {
        // `@Clamped(0...10) var level = 5` takes a level too; the wrapper's arguments stay as written.
        let takesValue = hasInitialValue && takesWrappedValue(storage)
        if property.access <= .fileprivateAccess { return nil }
        hasDefault = true
        // `@Environment(\.colorScheme) var scheme`: the initializer takes another wrapper.
        isPassedWhole = outer.isInitializedByArguments && !takesValue
      }
      if isPassedWhole || !takesWrappedValue(storage) {
        type = storage
      } else if !property.has(.isConstant), wrapped(type) != nil {
        // A wrapped optional has the default `nil`, as a plain one has.
        hasDefault = true
      }
      if property.access <= .fileprivateAccess, hasDefault { return nil }
    } else if property.has(.hasCustomAttributes), let list = header(of: id).child(.modifierList) {
      for attribute in program.configuration.attributes(in: list) {
        if let found = resultBuilder(attribute, in: context(around: id)) { builder = found }
      }
      // `@ViewBuilder let content: Content` takes a closure that returns the content.
      if builder != nil, types.kind(type) != .function { type = types.function([], [], type) }
      if let wrapper = undeclaredAttribute(in: list, of: id) {
        // Possibly a wrapper from a package that initializes its value from its arguments or from nothing.
        if property.access <= .fileprivateAccess, !wrapper.arguments.isEmpty || hasInitialValue { return nil }
        hasDefault = true
      }
    }
    return Parameter(
      label: property.name, name: property.name, type: type, flags: [], hasDefault: hasDefault, builder: builder,
      node: nil)
  }
}
