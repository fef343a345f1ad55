import ViewSource
import ViewSyntax

/// A property wrapper on a property.
public struct WrapperUse {
  /// The wrapper's declaration.
  public var decl: DeclID
  /// The node of the attribute, `@State` with its arguments, in the tree of the property.
  public var attribute: SyntaxNode
  /// The attribute has arguments, as `@Environment(\.dismiss)` has.
  public var isInitializedByArguments: Bool
}

/// The types of variables and properties.
extension Analyzer {
  /// The type of a variable's value: of a wrapped property what the wrapper wraps.
  public func variableType(of id: DeclID) -> TypeID {
    if let known = variableTypes[id] { return known }
    let type = once(.variable(id), otherwise: hole(.recursive, decl(id).name.text)) { makeVariableType(of: id) }
    variableTypes[id] = type
    return type
  }

  private func makeVariableType(of id: DeclID) -> TypeID {
    let node = node(of: id)
    if node.kind == .matchingPatternCondition || node.kind == .optionalBindingCondition,
      node.child(.identifierPattern) == nil
    {
      return BodyChecker.typeBound(to: id, by: node, analyzer: self)
    }
    if let annotation = completedType(of: id) { return annotation }
    let wrappers = propertyWrappers(of: id)
    if let outer = wrappers.first {
      // `@Environment(\.dismiss) var dismiss`: the wrapper's type comes from its arguments, the value's from it.
      return wrappers.reduce(wrapperType(outer, of: id)) { type, _ in wrappedValueType(of: type) }
    }
    guard let clause = node.child(.initializerClause), let value = clause.children.first(where: { $0.kind.isExpr })
    else {
      return hole(.notInferred, decl(id).name.text)
    }
    let type = BodyChecker.initialValueType(of: id, value, analyzer: self)
    if node.kind == .optionalBindingCondition { return wrapped(type) ?? type }
    return header(of: id).isWeak ? optionalOnce(type) : type
  }

  /// An optional of a type, unless it is one: what `weak var node = Node()` is.
  func optionalOnce(_ type: TypeID) -> TypeID {
    wrapped(type) != nil || types.kind(type) == .hole ? type : optional(type)
  }

  /// The type that is written behind a variable's name, completed by the initial value: `let names: Set = ["a"]`.
  func completedType(of id: DeclID) -> TypeID? {
    guard let declared = declaredType(of: id) else { return nil }
    guard types.flags(declared).contains(.hasHole),
      let value = node(of: id).initialValue
    else { return declared }
    return BodyChecker.checking(id, self) { $0.completed(declared, by: value) }
  }

  /// The type that is written behind a variable's name.
  func declaredType(of id: DeclID) -> TypeID? {
    let node = node(of: id)
    guard let type = header(of: id).type(ofBinding: node) else { return nil }
    let resolved = resolveType(type, in: context(around: id), opaque: .result(id))
    guard let pattern = node.children.first(where: { $0.kind.isPattern }), pattern.kind != .identifierPattern else {
      return resolved
    }
    return element(of: resolved, named: decl(id).name, in: pattern)
  }

  /// In `let (a, b) = …` the part of the type that a name is bound to.
  func element(of type: TypeID, named name: Name, in pattern: SyntaxNode) -> TypeID? {
    switch pattern.kind {
    case .identifierPattern:
      return pattern.firstToken.map { pattern.name(of: $0) } == name ? type : nil
    // `let (a) = 1` is `let a = 1`.
    case .tuplePattern where pattern.children.count == 1:
      return pattern.children.first.flatMap { element(of: type, named: name, in: $0) }
    case .tuplePattern:
      for (index, child) in pattern.children.enumerated() {
        let part =
          types.kind(type) == .tuple && index < types.argumentCount(type)
          ? types.argument(type, index) : hole(.notInferred, name.text)
        if let found = element(of: part, named: name, in: child) { return found }
      }
      return nil
    case .valueBindingPattern, .tuplePatternElement:
      return pattern.children.last.flatMap { element(of: type, named: name, in: $0) }
    default: return nil
    }
  }

  // MARK: Property wrappers

  /// The wrappers of a property, the outermost first.
  public func propertyWrappers(of id: DeclID) -> [WrapperUse] {
    guard decl(id).has(.hasCustomAttributes) else { return [] }
    if let known = wrapperLists[id] { return known }
    let list = header(of: id).child(.modifierList)
    let result = list.map { propertyWrappers(in: $0, context(around: id), isCatalogue: isFromCatalogue(id)) } ?? []
    wrapperLists[id] = result
    return result
  }

  /// The wrappers among the attributes before a variable.
  func propertyWrappers(in list: SyntaxNode, _ context: Context, isCatalogue: Bool) -> [WrapperUse] {
    var result: [WrapperUse] = []
    for attribute in program.configuration.attributes(in: list) {
      guard let type = attribute.children.first(where: { $0.kind.isType }), let name = type.referencedName else {
        continue
      }
      if case .other = AttributeWord(type.bytes, name.range, isCatalogue: isCatalogue) {} else { continue }
      guard let wrapper = wrapperDecl(type, in: context) else { continue }
      let hasArguments = attribute.ownToken(.leftParen) != nil
      result.append(WrapperUse(decl: wrapper, attribute: attribute, isInitializedByArguments: hasArguments))
    }
    return result
  }

  private func wrapperDecl(_ type: SyntaxNode, in context: Context) -> DeclID? {
    let resolved = resolveType(type, in: context)
    guard types.kind(resolved) == .nominal, decl(types.decl(resolved)).has(.isPropertyWrapper) else { return nil }
    return types.decl(resolved)
  }

  /// The type of the storage `_x` of a property: of several wrappers the outermost, whose value is the next one.
  func wrapperType(_ use: WrapperUse, of id: DeclID) -> TypeID {
    if let known = wrapperTypes[id] { return known }
    let type = once(.wrapper(id), otherwise: hole(.recursive, decl(id).name.text)) {
      BodyChecker.wrapperType(of: id, propertyWrappers(of: id), analyzer: self)
    }
    wrapperTypes[id] = type
    return type
  }

  /// The type of the storage `_x`; `nil` if the property has no wrapper.
  public func storageType(of id: DeclID) -> TypeID? {
    propertyWrappers(of: id).first.map { wrapperType($0, of: id) }
  }

  /// The type of the projection `$x`; `nil` if there is none.
  public func projectionType(of id: DeclID) -> TypeID? {
    guard let storage = storageType(of: id), types.kind(storage) == .nominal else { return nil }
    return memberVariableType(.projectedValue, of: storage)
  }

  /// The type of the value that a storage wraps.
  func wrappedValueType(of storage: TypeID) -> TypeID {
    guard types.kind(storage) == .nominal else { return storage }
    return memberVariableType(.wrappedValue, of: storage) ?? hole(.unresolvedMember, "wrappedValue")
  }

  /// The type of a property of a nominal type, by name, without overloads.
  func memberVariableType(_ name: Name, of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal else { return nil }
    let found = directMembers(of: types.decl(type), named: name).filter { decl($0).kind == .variable }
    for member in found {
      guard hasMember(member, type) else { continue }
      return substitute(variableType(of: member), memberSubstitution(member, of: type))
    }
    return nil
  }

  /// Whether a wrapper can be made of the value that it wraps.
  func takesWrappedValue(_ storage: TypeID) -> Bool {
    guard types.kind(storage) == .nominal else { return false }
    return initializers(ofWrapper: types.decl(storage)).contains { $0.first?.label == .wrappedValue }
  }

  /// Whether a wrapper can be made of nothing at all: `State` of what may be `nil`.
  func canBeMadeOfNothing(_ storage: TypeID) -> Bool {
    guard types.kind(storage) == .nominal else { return false }
    let wrapper = types.decl(storage)
    let declared = directMembers(of: wrapper, named: .initializer)
    if declared.isEmpty { return initializers(ofWrapper: wrapper).contains { $0.allSatisfy(\.hasDefault) } }
    return declared.contains { signature(of: $0).parameters.allSatisfy(\.hasDefault) && hasMember($0, storage) }
  }

  /// Whether a type meets what the extension that declares a member requires.
  private func hasMember(_ member: DeclID, _ type: TypeID) -> Bool {
    guard let owner = owner(of: member) else { return false }
    guard decl(owner).kind == .extension else { return true }
    let substitution = memberSubstitution(member, of: type)
    let own = genericContext(of: types.decl(type))
    let added = genericContext(of: owner).requirements.filter { !own.requirements.contains($0) }
    return added.allSatisfy { isMet($0, substitution) }
  }

  /// What the initialisers of a wrapper take: those that it declares, else the one that it has by its properties.
  private func initializers(ofWrapper wrapper: DeclID) -> [[Parameter]] {
    let declared = directMembers(of: wrapper, named: .initializer)
    guard declared.isEmpty, !isFromCatalogue(wrapper) else { return declared.map { signature(of: $0).parameters } }
    return memberwiseSignature(of: wrapper).map { [$0.parameters] } ?? []
  }
}

extension SyntaxNode {
  /// Whether a declaration of variables is marked `weak`.
  var isWeak: Bool { child(.modifierList)?.ownToken(.weakKeyword) != nil }
}
