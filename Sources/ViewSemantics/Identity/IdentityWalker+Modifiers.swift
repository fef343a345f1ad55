import ViewCatalog
import ViewSource
import ViewSyntax

/// The links of chains: what modifies, and the helpers of the program that views are taken from.
extension IdentityWalker {
  struct Link {
    /// What is modified; `nil` for `self` left out.
    var base: SyntaxNode?
    var name: String
    var identity: SyntaxNode?
    var use: BodyRecord.Use
  }

  /// What a name or call uses: of what a protocol of the program asks for, in an extension of the protocol, that which
  /// the type has for it that the body is of.
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

  /// A call that modifies a view, or a scene, tab, column or row: what it modifies.
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

  /// Whether a function puts something on what it is called on. All of a view do; of what else builders put together,
  /// scenes and tabs, those that give what conforms to the same protocol.
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

  /// Whether a use is one of the program's own property or function that views are taken from.
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

  /// What a property or function of the program makes that is declared with the type of what it gives: a container, or
  /// what it erases.
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
    // Of what is not understood in its code the type that it is declared with tells.
    if nodes.contains(where: \.isUnknown) { return nil }
    let isOne = nodes.count == 1 && nodes[0].path == place.path
    // What gives the view again that it is called on modifies it, with what it is given.
    if isOne, core.kind == .functionCallExpr, let base, nodes[0].file == base.frame.file,
      base.node.range.contains(nodes[0].range)
    {
      return nil
    }
    // What is no more than its type is said where it is used.
    let isPlain = isOne && nodes[0].children.isEmpty && nodes[0].file == use.decl.file
    return isPlain && block.range.contains(nodes[0].range) ? nil : nodes
  }

  /// What a constant holds that hides what it is: of `let icon = AnyView(Icon())` the icon.
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

  /// Whether a type is whatever a function is called with: `Content` of what a closure makes.
  private func isGiven(_ type: TypeID, to function: DeclID) -> Bool {
    let type = analyzer.wrapped(type) ?? type
    return analyzer.types.kind(type) == .parameter
      && analyzer.genericParameters(of: function).contains(analyzer.types.decl(type))
  }
}
