import ViewSource
import ViewSyntax

/// Resolution of properties: stored and computed ones, and the parts of wrapped properties.
extension BodyResolver {
  /// A property of a value, a static property, or a global variable.
  func property(
    _ decl: DeclID, of base: ResolvedExpr?, _ baseType: TypeID?, _ part: BodyRecord.Use.Part, _ node: SyntaxNode
  ) -> ResolvedExpr {
    let info = analyzer.decl(decl)
    let through = baseType ?? base?.type
    let substitution = through.map { analyzer.memberSubstitution(decl, of: $0) } ?? Substitution()
    if !analyzer.propertyWrappers(of: decl).isEmpty, let storage = analyzer.storageType(of: decl),
      !analyzer.isFromCatalogue(decl) || !info.has(.isPrimitive)
    {
      let type = analyzer.substitute(storage, substitution)
      let stored =
        base.map { ResolvedExpr(.field($0, decl), type, node) } ?? ResolvedExpr(.global(decl, baseType), type, node)
      switch part {
      case .storage: return stored
      case .value:
        // A wrapped property with observers has accessors, which are used in the observers too.
        if base == nil || !hasObservers(decl) && !mayBeOverridden(decl, base)
          || analyzer.decl(body.decl).kind == .initializer
        {
          if let base, let found = enclosed(decl, base, stored, node) { return found }
          return wrappedValue(of: stored, depth: analyzer.propertyWrappers(of: decl).count, node)
        }
      case .projection: return projectedValue(of: stored, node)
      }
    }
    let type = analyzer.substitute(analyzer.variableType(of: decl), substitution)
    if isStored(decl), !info.has(.isLazy), analyzer.propertyWrappers(of: decl).isEmpty {
      if let base { return ResolvedExpr(.field(base, decl), type, node) }
      return ResolvedExpr(.global(decl, baseType), type, node)
    }
    var call = ResolvedCall(form: .getter, decl: decl, base: baseType ?? base?.type)
    call.receiver = base.map { receiver(of: decl, $0) }
    if case .superclass? = base?.kind { call.isSuper = true }
    return ResolvedExpr(.call(call), recordedPropertyType(node, type), node)
  }

  private func recordedPropertyType(_ node: SyntaxNode, _ type: TypeID) -> TypeID {
    types.flags(type).contains(.hasHole) ? recordedType(node) ?? type : type
  }

  /// Whether a variable has its own storage: it is neither computed nor a requirement.
  func isStored(_ decl: DeclID) -> Bool {
    let info = analyzer.decl(decl)
    if info.kind != .variable || info.has(.isComputed) || info.has(.isPrimitive) { return false }
    if analyzer.hasAccessorsOfMacro(decl) { return false }
    guard let parent = analyzer.parent(of: decl) else { return true }
    return analyzer.decl(parent).kind != .protocolType
  }

  /// The receiver of a getter: a place if the getter may mutate it.
  func receiver(of decl: DeclID, _ base: ResolvedExpr) -> ResolvedReceiver {
    guard analyzer.hasMutatingGetter(decl), !isReference(base.type) else { return .value(base) }
    let found = place(of: base, base.node)
    if case .temporary = found.kind { return .value(base) }
    return .place(found)
  }

  /// Whether an object may have an override of a superclass's property.
  private func mayBeOverridden(_ decl: DeclID, _ base: ResolvedExpr?) -> Bool {
    guard let base, isReference(base.type) else { return false }
    if case .superclass = base.kind { return false }
    return analyzer.isOverridden(decl)
  }

  private func hasObservers(_ decl: DeclID) -> Bool {
    analyzer.node(of: decl).child(.accessorBlock)?.children.contains {
      $0.ownToken(.willSetKeyword) != nil || $0.ownToken(.didSetKeyword) != nil
    } ?? false
  }

  /// The wrapped value of a storage; with several wrappers, that of the innermost.
  func wrappedValue(of storage: ResolvedExpr, depth: Int, _ node: SyntaxNode) -> ResolvedExpr {
    var value = storage
    for _ in 0..<depth { value = wrapperValue(of: value, .wrappedValue, node) }
    return value
  }

  func projectedValue(of storage: ResolvedExpr, _ node: SyntaxNode) -> ResolvedExpr {
    wrapperValue(of: storage, .projectedValue, node)
  }

  private func wrapperValue(of storage: ResolvedExpr, _ name: Name, _ node: SyntaxNode) -> ResolvedExpr {
    guard let member = wrapperMember(name, of: storage.type) else {
      return unresolved("a wrapper without `\(name.text)`", node)
    }
    return property(member, of: storage, storage.type, .value, node)
  }

  /// The value of a wrapper that takes its enclosing object: `static subscript(_enclosingInstance:wrapped:storage:)`.
  private func enclosed(
    _ decl: DeclID, _ base: ResolvedExpr, _ stored: ResolvedExpr, _ node: SyntaxNode
  ) -> ResolvedExpr? {
    guard isReference(base.type), types.kind(stored.type) == .nominal else { return nil }
    let found = analyzer.memberCandidates(.subscriptName, of: types.metatype(stored.type), from: context.file)
    guard
      let candidate = found.first(where: {
        analyzer.signature(of: $0.decl).parameters.map(\.label) == ["_enclosingInstance", "wrapped", "storage"]
      })
    else { return nil }
    let value = wrappedType(of: decl, in: base.type)
    let path = analyzer.knownDecl("ReferenceWritableKeyPath")
    func keyPath(_ component: ResolvedExpr.KeyPathComponent, _ type: TypeID) -> ResolvedExpr {
      let own = path.map { analyzer.nominalType($0, [base.type, type]) } ?? analyzer.unknownType
      return ResolvedExpr(.keyPath([component], root: base.type), own, node)
    }
    let arguments = [
      base, keyPath(.member(ResolvedCall(form: .getter, decl: decl, base: base.type)), value),
      keyPath(.storage(decl, base.type), stored.type),
    ]
    let labels: [Name] = ["_enclosingInstance", "wrapped", "storage"]
    guard
      let chosen = checker.choose(
        [candidate], zip(labels, arguments).map { ($0, $1.type) }, named: .subscriptName, at: node)
    else { return nil }
    var call = ResolvedCall(form: .getter, decl: chosen.decl, base: stored.type)
    call.generics = chosen.generics
    call.arguments = arguments.map { .value($0) }
    return ResolvedExpr(.call(call), value, node)
  }

  private func wrappedType(of decl: DeclID, in type: TypeID) -> TypeID {
    analyzer.substitute(analyzer.variableType(of: decl), analyzer.memberSubstitution(decl, of: type))
  }

  func wrapperMember(_ name: Name, of type: TypeID) -> DeclID? {
    analyzer.memberCandidates(name, of: type).first { analyzer.decl($0.decl).kind == .variable }?.decl
  }
}

extension Analyzer {
  /// The `static subscript(_enclosingInstance:wrapped:storage:)` of a property wrapper, which replaces `wrappedValue`
  /// for properties of objects.
  public func enclosingInstanceSubscript(of wrapper: TypeID) -> DeclID? {
    guard types.kind(wrapper) == .nominal else { return nil }
    return memberDecls(.subscriptName, of: types.decl(wrapper)).first { member in
      guard decl(member).has(.isStatic) else { return false }
      let labels = signature(of: member).parameters.map(\.label)
      return labels == ["_enclosingInstance", "wrapped", "storage"]
    }
  }
}
