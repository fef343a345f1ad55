import ViewSource
import ViewSyntax

/// Callees: the meaning of the expression before the parentheses of a call.
///
/// A name refers either to declarations, among which the arguments choose, or to a value, whose type alone determines
/// how it is called. The innermost scope with the name wins: locals, then members of enclosing types, then the top
/// level. A type's name refers to its initializers.
extension BodyChecker {
  /// The meaning of a callee.
  enum Callee {
    /// Functions, initializers or enum cases, among which the arguments choose.
    case candidates([Candidate], name: Name)
    /// A value of a type.
    case value(TypeID)
  }

  func resolve(callee: SyntaxNode, _ arguments: [Argument]) -> Callee {
    switch callee.kind {
    case .declReferenceExpr:
      guard let token = callee.referencedName ?? callee.firstToken else { return .value(analyzer.hole(.syntaxError)) }
      guard token.kind == .identifier || token.kind == .backtickedIdentifier, callee.ownToken(.doubleColon) == nil
      else {
        return .value(check(callee, expected: nil))
      }
      return resolve(name: callee.name(of: token), arguments, at: callee)
    case .memberAccessExpr:
      guard let base = callee.children.first, let token = memberToken(callee) else {
        return .value(analyzer.hole(.syntaxError))
      }
      let name = callee.name(of: token)
      if let module = module(named: base) { return resolve(found: module.topLevel[name] ?? [], name) }
      let owner = baseLink(callee)
      if base.kind == .declReferenceExpr { completeOwner(owner, of: arguments) }
      return resolve(member: name, of: owner, arguments, at: callee)
    case .implicitMemberExpr:
      guard let token = memberToken(callee) else { return .value(analyzer.hole(.syntaxError)) }
      let name = callee.name(of: token)
      let lists = implicitCandidates(name)
      let found = lists.flatMap { $0 }
      let functions = found.filter { isCallable($0) }
      if !functions.isEmpty { return .candidates(functions, name: name) }
      if let property = found.first, let base = property.base,
        let type = memberValueType(found, of: base, isStatic: true, expected: nil, at: callee)
      {
        return .value(type)
      }
      return .value(unresolvedImplicit(name))
    default: return .value(link(callee))
    }
  }

  /// Binds the open arguments of a generic type by the contextual type of the chain, if a key path without a root needs
  /// them: `names.sorted(Order.by(\.count).then(.by(\.self)))`.
  private func completeOwner(_ owner: TypeID, of arguments: [Argument]) {
    guard let chainExpectation, types.kind(owner) == .metatype,
      arguments.contains(where: { $0.node.map(isRootless) ?? false })
    else { return }
    let type = analyzer.resolved(types.argument(owner, 0))
    var wanted = analyzer.resolved(analyzer.normalized(chainExpectation))
    while let wrapped = analyzer.wrapped(wanted) { wanted = wrapped }
    guard types.kind(type) == .nominal, types.kind(wanted) == .nominal, types.decl(type) == types.decl(wanted),
      types.flags(type).contains(.hasVariable), isWhole(wanted)
    else { return }
    _ = analyzer.unify(type, wanted)
  }

  /// `base.name(…)` with a base type other than the base expression's own.
  func resolve(callee: SyntaxNode, on base: TypeID, _ arguments: [Argument]) -> Callee {
    guard let token = memberToken(callee) else { return .value(analyzer.hole(.syntaxError)) }
    return resolve(member: callee.name(of: token), of: base, arguments, at: callee)
  }

  /// `base.name(…)`
  private func resolve(member name: Name, of givenBase: TypeID, _ arguments: [Argument], at node: SyntaxNode) -> Callee
  {
    var base = analyzer.resolved(analyzer.normalized(givenBase))
    if types.kind(base) == .inoutType { base = types.argument(base, 0) }
    switch types.kind(base) {
    case .hole:
      let modifiers = isUndeclared(base) ? analyzer.modifiersOfEveryView(name, of: base) : []
      return modifiers.isEmpty ? .value(analyzer.unnamed(base)) : .candidates(modifiers, name: name)
    case .variable: return .value(analyzer.hole(.notInferred, name.text))
    case .tuple: return .value(memberValue(name, of: base, expected: nil, at: node))
    default: break
    }
    if name == .initializer, types.kind(base) != .metatype {
      // `self.init(…)` and `super.init(…)`: initializer delegation.
      return .candidates(analyzer.initializers(of: base, from: context.file), name: name)
    }
    var found = selected(analyzer.memberCandidates(name, of: base, from: context.file), at: node)
    if analyzer.wrapped(base) != nil { found.removeAll { !isOfProtocol($0, metBy: base) } }
    if !found.isEmpty, let wrapped = analyzer.wrapped(base),
      !found.contains(where: { isCallable($0) && arity($0, fits: arguments) })
    {
      // The optional is implicitly unwrapped: `encoder.encode(3)`, where optionals themselves have `encode(to:)`. A property
      // of optionals, such as `publisher`, does not hide a method either.
      let inner = analyzer.memberCandidates(name, of: wrapped, from: context.file).filter { isCallable($0) }
      if inner.contains(where: { arity($0, fits: arguments) }) { return .candidates(inner, name: name) }
    }
    if !found.isEmpty, found.allSatisfy(isCallable) { return .candidates(found, name: name) }
    let functions = found.filter { isCallable($0) }
    if functions.contains(where: { arity($0, fits: arguments) }) {
      let called = calledProperty(among: found, of: base, isStatic: false, arguments, at: node)
      return called.map { .value($0) } ?? .candidates(functions, name: name)
    }
    if found.isEmpty, analyzer.mayBeView(base), let view = analyzer.knownDecl(.view) {
      let assumed = analyzer.memberDecls(name, of: view).map { Candidate(decl: $0, base: base, isStatic: false) }
        .filter { isCallable($0) && !analyzer.decl($0.decl).has(.isStatic) }
      if !assumed.isEmpty { return .candidates(assumed, name: name) }
    }
    if functions.isEmpty, let wrapped = analyzer.wrapped(base) {
      // The optional is implicitly unwrapped.
      let inner = analyzer.memberCandidates(name, of: wrapped, from: context.file).filter { isCallable($0) }
      if found.isEmpty, !inner.isEmpty { return .candidates(inner, name: name) }
    }
    if found.isEmpty, types.flags(base).contains(.hasLiteral) {
      // `Tagged(Text(""), 3).padding()`: the base may be a view only if the literal has its default type `Int`.
      let decided = analyzer.withDefaults(base)
      if decided != base {
        let callee = resolve(member: name, of: decided, arguments, at: node)
        guard analyzer.literalKind(base) == .integer, case .value(let value) = callee, types.kind(value) == .hole,
          let number = node.children.first
        else { return callee }
        // `2.squareRoot()`: only floating-point types have this member.
        let double = analyzer.known(.double)
        let other = resolve(member: name, of: double, arguments, at: node)
        guard case .candidates = other else { return callee }
        note(type: double, of: number.id)
        return other
      }
    }
    callsMember = true
    defer { callsMember = false }
    return .value(memberValue(name, of: base, expected: nil, at: node))
  }

  /// `name(…)`
  private func resolve(name: Name, _ arguments: [Argument], at node: SyntaxNode) -> Callee {
    if let index = local(name) {
      if locals[index].decl == nil { return .value(type(ofLocal: index)) }
      return resolve(found: localDecls(name), name)
    }
    for base in typesAround() {
      let type = base.isStatic ? types.metatype(base.type) : base.type
      let found = analyzer.memberCandidates(name, of: type, from: context.file).filter { !$0.isUnapplied }
      if found.isEmpty { continue }
      if isHidden(found, name) { break }
      let functions = found.filter { isCallable($0) }
      // `max(0, width)` where `self` is a sequence: no method of it takes two values, but a global function does.
      if functions.count == found.count, !functions.contains(where: { arity($0, fits: arguments) }),
        isFunctionOutsideTypes(name, arguments)
      {
        continue
      }
      if !functions.isEmpty {
        let called = calledProperty(among: found, of: base.type, isStatic: base.isStatic, arguments, at: node)
        return called.map { .value($0) } ?? .candidates(functions, name: name)
      }
      if let type = memberValueType(found, of: base.type, isStatic: base.isStatic, expected: nil, at: node) {
        return .value(type)
      }
    }
    let generic = analyzer.lookUpType(name, in: context)
    if let first = generic.first {
      switch analyzer.decl(first).kind {
      case .genericParameter, .associatedType: return .value(nameType(name, at: node))
      default: break
      }
      if analyzer.owner(of: first) != nil || first.file == .local { return resolve(found: [first], name) }
    }
    let found = analyzer.lookUpTopLevel(name, in: context)
    if found.isEmpty {
      let isType = name.text.first?.isUppercase ?? false
      return .value(analyzer.hole(isType ? .undeclaredType : .unresolvedName, name.text))
    }
    return resolve(found: found, name, at: node)
  }

  private func isFunctionOutsideTypes(_ name: Name, _ arguments: [Argument]) -> Bool {
    analyzer.lookUpTopLevel(name, in: context).contains { id in
      analyzer.decl(id).kind == .function && arity(Candidate(decl: id, base: nil, isStatic: false), fits: arguments)
    }
  }

  /// A call of the top-level or local declarations with a name.
  private func resolve(found: [DeclID], _ name: Name, at node: SyntaxNode? = nil) -> Callee {
    var candidates: [Candidate] = []
    for id in found {
      switch analyzer.decl(id).kind {
      case .function, .macro: candidates.append(Candidate(decl: id, base: nil, isStatic: false))
      case .structure, .classType, .actor, .enumeration, .alias:
        let type = openedType(id, arguments: [])
        if types.kind(type) == .nominal {
          let initializers = analyzer.initializers(of: type, from: context.file)
          if found.count == 1, !initializers.isEmpty { return .candidates(initializers, name: name) }
          candidates += initializers
        } else if found.count == 1 {
          return .value(types.metatype(type))
        }
      case .variable where found.count == 1:
        note(node, Candidate(decl: id, base: nil, isStatic: false))
        return .value(analyzer.variableType(of: id))
      default: continue
      }
    }
    if candidates.isEmpty { return .value(declType(found, name, expected: nil)) }
    return .candidates(candidates, name: name)
  }

  /// The type of a called property among functions of the same name; `nil` if a function is called. A closure that
  /// takes the arguments without conversion takes precedence over functions.
  private func calledProperty(
    among found: [Candidate], of base: TypeID, isStatic: Bool, _ arguments: [Argument], at node: SyntaxNode
  ) -> TypeID? {
    let properties = found.filter { analyzer.decl($0.decl).kind == .variable }
    guard !properties.isEmpty,
      let type = memberValueType(properties, of: base, isStatic: isStatic, expected: nil),
      takesExactly(type, arguments)
    else { return nil }
    return memberValueType(properties, of: base, isStatic: isStatic, expected: nil, at: node)
  }

  private func isCallable(_ candidate: Candidate) -> Bool {
    if candidate.isMemberwise { return true }
    switch analyzer.decl(candidate.decl).kind {
    case .function, .initializer: return true
    case .enumCase: return analyzer.decl(candidate.decl).has(.hasParameters)
    default: return false
    }
  }
}
