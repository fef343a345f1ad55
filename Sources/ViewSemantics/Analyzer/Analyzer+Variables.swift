import ViewSource
import ViewSyntax

/// A property wrapper applied to a property.
public struct WrapperUse {
  /// The wrapper type's declaration.
  public var decl: DeclID
  /// The attribute's node, such as `@State`, with its arguments.
  public var attribute: SyntaxNode
  /// Whether the attribute has arguments, as `@Environment(\.dismiss)` does.
  public var isInitializedByArguments: Bool
}

/// Types of variables and properties.
extension Analyzer {
  /// The type of a variable's value; for a wrapped property, the type of the wrapped value.
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
      // In `@Environment(\.dismiss) var dismiss` the arguments determine the wrapper's type, and that determines the
      // value's type.
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

  /// The type of `weak var node = Node()`: an optional, without nesting optionals.
  func optionalOnce(_ type: TypeID) -> TypeID {
    wrapped(type) != nil || types.kind(type) == .hole ? type : optional(type)
  }

  /// The written type of a variable, with missing generic arguments inferred from its initial value:
  /// `let names: Set = ["a"]`.
  func completedType(of id: DeclID) -> TypeID? {
    guard let declared = declaredType(of: id) else { return nil }
    guard types.flags(declared).contains(.hasHole),
      let value = node(of: id).initialValue
    else { return declared }
    return BodyChecker.checking(id, self) { $0.completed(declared, by: value) }
  }

  /// The written type of a variable.
  func declaredType(of id: DeclID) -> TypeID? {
    let node = node(of: id)
    guard let type = header(of: id).type(ofBinding: node) else { return nil }
    let resolved = resolveType(type, in: context(around: id), opaque: .result(id))
    guard let pattern = node.children.first(where: { $0.kind.isPattern }), pattern.kind != .identifierPattern else {
      return resolved
    }
    return element(of: resolved, named: decl(id).name, in: pattern)
  }

  /// The part of a type that `let (a, b) = …` binds to a name.
  func element(of type: TypeID, named name: Name, in pattern: SyntaxNode) -> TypeID? {
    switch pattern.kind {
    case .identifierPattern:
      return pattern.firstToken.map { pattern.name(of: $0) } == name ? type : nil
    // `let (a) = 1` is the same as `let a = 1`.
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

  /// The property wrappers of a property, outermost first.
  public func propertyWrappers(of id: DeclID) -> [WrapperUse] {
    guard decl(id).has(.hasCustomAttributes) else { return [] }
    if let known = wrapperLists[id] { return known }
    let list = header(of: id).child(.modifierList)
    let result = list.map { propertyWrappers(in: $0, context(around: id), isCatalogue: isFromCatalogue(id)) } ?? []
    wrapperLists[id] = result
    return result
  }

  /// The property wrappers in an attribute list.
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

  /// The type of the storage `_x` of a wrapped property: that of the outermost wrapper, which wraps the next one.
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

  /// The type of the projected value `$x`; `nil` if there is none.
  public func projectionType(of id: DeclID) -> TypeID? {
    guard let storage = storageType(of: id), types.kind(storage) == .nominal else { return nil }
    return memberVariableType(.projectedValue, of: storage)
  }

  /// The type of a wrapper's `wrappedValue`.
  func wrappedValueType(of storage: TypeID) -> TypeID {
    guard types.kind(storage) == .nominal else { return storage }
    return memberVariableType(.wrappedValue, of: storage) ?? hole(.unresolvedMember, "wrappedValue")
  }

  /// The type of a property by name; overloads are not considered.
  func memberVariableType(_ name: Name, of type: TypeID) -> TypeID? {
    guard types.kind(type) == .nominal else { return nil }
    let found = directMembers(of: types.decl(type), named: name).filter { decl($0).kind == .variable }
    for member in found {
      guard hasMember(member, type) else { continue }
      return substitute(variableType(of: member), memberSubstitution(member, of: type))
    }
    return nil
  }

  /// Whether a wrapper has an initializer with `wrappedValue:`.
  func takesWrappedValue(_ storage: TypeID) -> Bool {
    guard types.kind(storage) == .nominal else { return false }
    return initializers(ofWrapper: types.decl(storage)).contains { $0.first?.label == .wrappedValue }
  }

  /// Whether a wrapper has an initializer without required arguments, such as `State` of an optional.
  func canBeMadeOfNothing(_ storage: TypeID) -> Bool {
    guard types.kind(storage) == .nominal else { return false }
    let wrapper = types.decl(storage)
    let declared = directMembers(of: wrapper, named: .initializer)
    if declared.isEmpty { return initializers(ofWrapper: wrapper).contains { $0.allSatisfy(\.hasDefault) } }
    return declared.contains { signature(of: $0).parameters.allSatisfy(\.hasDefault) && hasMember($0, storage) }
  }

  /// Whether a type meets the requirements of the extension that declares a member.
  private func hasMember(_ member: DeclID, _ type: TypeID) -> Bool {
    guard let owner = owner(of: member) else { return false }
    guard decl(owner).kind == .extension else { return true }
    let substitution = memberSubstitution(member, of: type)
    let own = genericContext(of: types.decl(type))
    let added = genericContext(of: owner).requirements.filter { !own.requirements.contains($0) }
    return added.allSatisfy { isMet($0, substitution) }
  }

  /// The parameter lists of a wrapper's initializers: the declared ones, else the memberwise one.
  private func initializers(ofWrapper wrapper: DeclID) -> [[Parameter]] {
    let declared = directMembers(of: wrapper, named: .initializer)
    guard declared.isEmpty, !isFromCatalogue(wrapper) else { return declared.map { signature(of: $0).parameters } }
    return memberwiseSignature(of: wrapper).map { [$0.parameters] } ?? []
  }
}

extension SyntaxNode {
  /// Whether a variable declaration is `weak`.
  var isWeak: Bool { child(.modifierList)?.ownToken(.weakKeyword) != nil }
}
