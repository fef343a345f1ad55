import ViewCatalog
import ViewSource
import ViewSyntax

/// Links of view chains: modifiers, and the program's helpers that make views.
extension IdentityWalker {
  struct Link {
    /// The modified view; `nil` for an implicit `self`.
    var base: SyntaxNode?
    var name: String
    var identity: SyntaxNode?
    var use: BodyRecord.Use
  }

  /// The declaration that a name or call uses. For a requirement in a protocol extension, the witness of the type that
  /// the body belongs to.
  func use(of node: SyntaxNode, _ frame: Frame) -> BodyRecord.Use? {
    guard let use = frame.record.uses[node.id] else { return nil }
    guard !frame.substitution.bindings.isEmpty, let base = use.base, analyzer.isOwn(use.decl),
      let owner = analyzer.parent(of: use.decl), analyzer.decl(owner).kind == .protocolType
    else { return use }
    let itself = analyzer.substitute(base, frame.substitution)
    let meant = analyzer.implementation(of: use.decl, in: itself)
    guard meant != use.decl else { return use }
    return BodyRecord.Use(
      decl: meant, base: itself, isMemberwise: false, generics: use.generics, arguments: use.arguments, part: use.part)
  }

  /// The link of a call that modifies a view, scene, tab, column or row; `nil` for other calls.
  func modifier(_ call: SyntaxNode, _ frame: Frame) -> Link? {
    guard call.kind == .functionCallExpr, let callee = call.children.first, let use = use(of: call, frame),
      let type = use.base, analyzer.decl(use.decl).kind == .function, !analyzer.decl(use.decl).has(.isStatic),
      modifies(use.decl, type)
    else { return nil }
    var base: SyntaxNode?
    switch callee.kind {
    case .memberAccessExpr:
      guard let value = callee.children.first, value.kind.isExpr else { return nil }
      if value.isSelfReference, frame.itself == nil { return nil }
      base = value
    case .declReferenceExpr where frame.itself != nil: break
    default: return nil
    }
    let identity = analyzer.decl(use.decl).has(.givesIdentity) ? call.callArguments.first?.node : nil
    return Link(base: base, name: analyzer.decl(use.decl).name.text, identity: identity, use: use)
  }

  /// Whether a function modifies its receiver. All methods on views do; for other builder components such as scenes and
  /// tabs, those whose result conforms to the same protocol.
  private func modifies(_ function: DeclID, _ type: TypeID) -> Bool {
    if analyzer.isView(type) { return true }
    if let known = givingAgain[function] { return known }
    let isGivenAgain = givesAgain(function, type)
    givingAgain[function] = isGivenAgain
    return isGivenAgain
  }

  private func givesAgain(_ function: DeclID, _ type: TypeID) -> Bool {
    guard let owner = analyzer.owner(of: function).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    let result = analyzer.signature(of: function).result
    if analyzer.decl(owner).kind == .protocolType { return analyzer.conformance(result, to: owner) != nil }
    // `island.keylineTint(.red)`
    if analyzer.types.kind(result) == .nominal, analyzer.types.decl(result) == owner {
      return analyzer.catalogueText(.houses, of: owner) != nil
    }
    guard analyzer.types.kind(result) == .opaque else { return false }
    return analyzer.opaqueConstraints(result).contains { constraint in
      analyzer.types.kind(constraint) == .nominal && analyzer.conforms(type, to: constraint)
    }
  }

  /// Whether a use refers to the program's own property or function with an opaque view type.
  func isHelper(_ use: BodyRecord.Use) -> Bool {
    guard use.part == .value, !use.isMemberwise, !analyzer.isFromCatalogue(use.decl) else { return false }
    let declared: TypeID
    switch analyzer.decl(use.decl).kind {
    case .variable: declared = analyzer.variableType(of: use.decl)
    case .function: declared = analyzer.signature(of: use.decl).result
    default: return false
    }
    return analyzer.types.kind(declared) == .opaque && analyzer.node(of: use.decl).getterBlock != nil
  }

  /// The views of a property or function of the program with a concrete or type-erased view type.
  func concrete(_ core: SyntaxNode, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode]? {
    guard let use = use(of: core, frame), use.part == .value, !use.isMemberwise, analyzer.isOwn(use.decl) else {
      return nil
    }
    guard let block = analyzer.node(of: use.decl).getterBlock else { return constant(use, frame, place, as: type) }
    let declared: TypeID
    switch analyzer.decl(use.decl).kind {
    case .variable: declared = analyzer.variableType(of: use.decl)
    case .function: declared = analyzer.signature(of: use.decl).result
    default: return nil
    }
    guard analyzer.isView(declared) else { return nil }
    let isErased = isErased(declared)
    let base = base(of: core, use, frame)
    let nodes = helper(use, core, on: base, from: frame)(place, isErased ? nil : type)
    if nodes.isEmpty { return nil }
    if isErased || isGiven(declared, to: use.decl) { return nodes }
    // If parts of its code are unknown, its declared type is used.
    if nodes.contains(where: \.isUnknown) { return nil }
    let isOne = nodes.count == 1 && nodes[0].path == place.path
    // A function that returns its receiver with additions is a modifier.
    if isOne, core.kind == .functionCallExpr, let base, nodes[0].file == base.frame.file,
      base.node.range.contains(nodes[0].range)
    {
      return nil
    }
    // A view that is only of the declared type is described at its use.
    let isPlain = isOne && nodes[0].children.isEmpty && nodes[0].file == use.decl.file
    return isPlain && block.range.contains(nodes[0].range) ? nil : nodes
  }

  /// The views of a type-erased constant: the icon in `let icon = AnyView(Icon())`.
  private func constant(_ use: BodyRecord.Use, _ frame: Frame, _ place: Place, as type: TypeID?) -> [IdentityNode]? {
    guard analyzer.decl(use.decl).kind == .variable, analyzer.decl(use.decl).has(.isConstant),
      !frame.open.contains(use.decl), let value = analyzer.node(of: use.decl).initialValue
    else { return nil }
    let declared = analyzer.variableType(of: use.decl)
    guard analyzer.types.kind(declared) == .nominal,
      analyzer.catalogueText(.erases, of: analyzer.types.decl(declared)) != nil
    else { return nil }
    let inner = Frame(record(of: use.decl), use.decl.file)
    inner.open = frame.open.union([use.decl])
    inner.depth = frame.depth
    return expression(value, inner, place, as: type)
  }

  /// Whether a type is a generic parameter of a function: the `Content` that a closure returns.
  private func isGiven(_ type: TypeID, to function: DeclID) -> Bool {
    let type = analyzer.wrapped(type) ?? type
    return analyzer.types.kind(type) == .parameter
      && analyzer.genericParameters(of: function).contains(analyzer.types.decl(type))
  }
}
