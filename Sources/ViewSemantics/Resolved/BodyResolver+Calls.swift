import ViewSource
import ViewSyntax

/// Calls of functions, methods, initializers, enum cases and function values.
extension BodyResolver {
  func call(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let callee = node.children.first else { return unresolved("an incomplete call", node) }
    if callee.kind == .declReferenceExpr, let token = callee.referencedName,
      case .function(let function, let decl)? = functionMeant(by: callee.name(of: token), at: node)
    {
      return localCall(function, decl, node)
    }
    if let use = record.uses[node.id], !isShadowed(callee, use) { return call(use, node, callee: callee, target) }
    return application(node, callee, target)
  }

  /// The meaning of a name at a node; of several local functions, the one that the checker chose.
  func functionMeant(by name: Name, at node: SyntaxNode) -> Meaning? {
    guard let last = meaning(of: name), case .function = last else { return meaning(of: name) }
    guard let use = record.uses[node.id], use.decl.file == analyzer.localFile else {
      return node.kind == .functionCallExpr ? functionTaking(node.callArguments, named: name) ?? last : last
    }
    let chosen = analyzer.node(of: use.decl).id
    let found = names.last { entry in
      guard entry.name == name, case .function(let function, _) = entry.meaning else { return false }
      return body.functions[function.index].node?.id == chosen
    }
    return found?.meaning ?? last
  }

  /// The local function that takes the arguments, if the checker met the call before the declarations: the last one
  /// whose labels and known parameter types fit.
  private func functionTaking(_ arguments: [Argument], named name: Name) -> Meaning? {
    names.last { entry in
      guard entry.name == name, case .function(_, let decl) = entry.meaning, analyzer.mayTake(arguments, decl) else {
        return false
      }
      let parameters = analyzer.signature(of: decl).parameters
      return zip(arguments, parameters).allSatisfy { argument, parameter in
        guard types.kind(parameter.type) == .nominal, let value = argument.node, let type = recordedType(value),
          types.kind(type) == .nominal
        else { return true }
        return types.decl(type) == types.decl(parameter.type)
      }
    }?.meaning
  }

  /// Whether the called name is a local variable.
  private func isShadowed(_ callee: SyntaxNode, _ use: BodyRecord.Use) -> Bool {
    guard callee.kind == .declReferenceExpr, let token = callee.referencedName,
      case .variable(let variable)? = meaning(of: callee.name(of: token))
    else { return false }
    return types.kind(body.variables[variable.index].type) == .function
  }

  private func localCall(_ function: FunctionID, _ decl: DeclID, _ node: SyntaxNode) -> ResolvedExpr {
    body.functions[self.function].mentions.insert(function.index)
    let signature = analyzer.signature(of: decl)
    let use = record.uses[node.id]
    var substitution = Substitution()
    for generic in use?.generics ?? [] { substitution.bind(generic.parameter, to: generic.type) }
    let match = use?.arguments ?? Array(node.callArguments.indices)
    let arguments = self.arguments(node.callArguments, match, signature.parameters, substitution, decl, node)
    let type = recordedType(node) ?? analyzer.substitute(signature.result, substitution)
    return ResolvedExpr(.localCall(function, use?.generics ?? [], arguments), type, node)
  }

  /// A call of the declaration that a name or member refers to.
  func call(_ use: BodyRecord.Use, _ node: SyntaxNode, callee: SyntaxNode?, _ target: TypeID?) -> ResolvedExpr {
    let given = node.callArguments
    var call = ResolvedCall(form: use.isMemberwise ? .memberwise : .function, decl: use.decl, base: use.base)
    call.generics = use.generics
    let decl = analyzer.decl(use.decl)
    if use.isMemberwise, let callee, isInsideInitializer, isDelegation(callee) {
      // The superclass, or the struct itself, declares no initializer.
      call.form = .delegation
      call.isSuper = callee.children.first?.kind == .superExpr
      call.base = use.base
      if let base = use.base, types.kind(base) == .nominal, !call.isSuper {
        let parameters = analyzer.memberwiseSignature(of: types.decl(base))?.parameters ?? []
        call.arguments = arguments(given, use.arguments, parameters, analyzer.substitution(of: base), use.decl, node)
      }
      return ResolvedExpr(.call(call), analyzer.void, node)
    }
    if use.isMemberwise {
      guard let base = use.base, types.kind(base) == .nominal else { return unresolved("this initializer", node) }
      let parameters = analyzer.memberwiseSignature(of: types.decl(base))?.parameters ?? []
      let substitution = analyzer.substitution(of: base)
      call.arguments = arguments(given, use.arguments, parameters, substitution, use.decl, node)
      return ResolvedExpr(.call(call), base, node)
    }
    switch decl.kind {
    case .initializer: return initialization(use, call, node, callee)
    case .enumCase:
      guard let base = use.base else { return unresolved("this case", node) }
      let arguments = self.arguments(given, use.arguments, call, node)
      return ResolvedExpr(.enumCase(use.decl, base, arguments), base, node)
    case .function, .macro: return functionCall(use, call, node, callee)
    default: return callee.map { application(node, $0, target) } ?? unresolved("this call", node)
    }
  }

  private func initialization(
    _ use: BodyRecord.Use, _ given: ResolvedCall, _ node: SyntaxNode, _ callee: SyntaxNode?
  ) -> ResolvedExpr {
    var call = given
    call.form = .initializer
    var type = recordedType(node)
    if let callee, callee.kind == .memberAccessExpr, let base = callee.children.first {
      if base.kind == .superExpr || base.isSelfReference && !isStatic && selfType != nil && isInsideInitializer {
        call.form = .delegation
        call.isSuper = base.kind == .superExpr
        let itself = selfExpr(at: node)
        if case .variable(let variable) = itself.kind {
          call.receiver = .place(ResolvedPlace(.variable(variable), itself.type, node))
        }
        call.arguments = arguments(node.callArguments, use.arguments, call, node)
        return ResolvedExpr(.call(call), analyzer.void, node)
      }
      if let metatype = metatypeReceiver(base) { call.receiver = .value(metatype) }
    } else if let callee, callee.kind == .implicitMemberExpr, isReturned(node), analyzer.givesDynamicSelf(body.decl) {
      // `static func make() -> Self { .init() }` creates an instance of the dynamic class.
      let itself = selfExpr(at: node)
      call.receiver = .value(
        isStatic ? itself : ResolvedExpr(.dynamicType(itself), types.metatype(itself.type), node))
    } else if let callee, let metatype = metatypeReceiver(callee) {
      call.receiver = .value(metatype)
    }
    call.arguments = arguments(node.callArguments, use.arguments, call, node)
    if let found = settled(call, node.callArguments, use.arguments, node) {
      return ResolvedExpr(.call(found.call), found.result, node)
    }
    let signature = analyzer.signature(of: use.decl)
    if type.map({ types.flags($0).contains(.hasHole) }) ?? true, let base = use.base {
      type = signature.isFailable ? analyzer.optional(base) : base
    }
    return ResolvedExpr(.call(call), type ?? analyzer.unknownType, node)
  }

  /// Whether an expression is the value of a `return` statement of the body, or the only expression of the body.
  private func isReturned(_ node: SyntaxNode) -> Bool {
    guard function == 0 else { return false }
    let block = analyzer.node(of: body.decl).child(.codeBlock)
    if let block, block.children.count == 1, block.children.first?.id == node.id { return true }
    return block?.subtree.contains { $0.kind == .returnStmt && $0.children.contains { $0.id == node.id } } ?? false
  }

  /// Whether a callee is `self.init` or `super.init`.
  private func isDelegation(_ callee: SyntaxNode) -> Bool {
    guard callee.kind == .memberAccessExpr, let base = callee.children.first else { return false }
    return base.kind == .superExpr || base.isSelfReference
  }

  private var isInsideInitializer: Bool {
    analyzer.decl(body.decl).kind == .initializer
  }

  private func functionCall(
    _ use: BodyRecord.Use, _ given: ResolvedCall, _ node: SyntaxNode, _ callee: SyntaxNode?
  ) -> ResolvedExpr {
    var call = given
    let decl = analyzer.decl(use.decl)
    if analyzer.qualifiedName(of: use.decl) == "Swift.type", let value = node.callArguments.first?.node {
      let value = resolve(value, nil)
      return ResolvedExpr(.dynamicType(value), recordedType(node) ?? types.metatype(value.type), node)
    }
    var arguments = node.callArguments
    if decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil {
      if let callee, callee.kind == .memberAccessExpr, let base = callee.children.first,
        use.base.map({ types.kind($0) != .nominal || isClassOrProtocol($0) }) ?? false
      {
        call.isSuper = base.kind == .superExpr
        call.receiver = call.isSuper ? nil : metatypeReceiver(base).map { .value($0) }
        if call.isSuper { call.base = call.base.map { analyzer.seen($0, asOwnerOf: use.decl) } }
      } else if callee?.kind == .declReferenceExpr, let itself = implicitClass(of: use.decl, at: node) {
        call.receiver = .value(itself)
      }
    } else if let callee {
      let isMutating = decl.has(.isMutating)
      if callee.kind == .memberAccessExpr, let first = callee.children.first,
        checker.memberToken(callee).map({ callee.name(of: $0) }) == decl.name
      {
        if recordedType(first).map({ types.kind($0) == .metatype }) ?? false, arguments.count == 1,
          analyzer.signature(of: use.decl).parameters.count != 1 || !decl.has(.isStatic), isUnapplied(use, node)
        {
          let function = functionValue(use, nil, node)
          let value = arguments[0].node.map { resolve($0, nil) } ?? unresolved("nothing", node)
          return ResolvedExpr(.apply(function, [.value(value)]), recordedType(node) ?? functionType(of: call), node)
        }
        call.isSuper = first.kind == .superExpr
        call.receiver =
          isMutating ? .place(place(first, for: use.base)) : .value(forced(link(first, nil), for: use.base))
      } else if callee.kind == .declReferenceExpr, let token = callee.referencedName,
        callee.name(of: token) == decl.name, meaning(of: decl.name) == nil
      {
        let itself = implicitSelf(at: callee)
        if isMutating, case .variable(let variable) = itself.kind {
          call.receiver = .place(ResolvedPlace(.variable(variable), itself.type, callee))
        } else {
          call.receiver = .value(itself)
        }
      } else if callee.kind != .functionCallExpr, let maker = record.uses[callee.id],
        maker.isMemberwise || analyzer.decl(maker.decl).kind == .initializer
      {
        // The value made with the arguments in parentheses is called with the closure.
        call.receiver = .value(made(maker, node, callee))
        arguments = arguments.filter(\.isTrailing)
      } else {
        call.receiver =
          isMutating ? .place(place(callee, for: use.base)) : .value(forced(link(callee, nil), for: use.base))
      }
    } else if !decl.has(.isStatic), analyzer.owner(of: use.decl) != nil {
      call.receiver = .value(implicitSelf(at: node))
    }
    call.arguments = self.arguments(arguments, use.arguments, call, node)
    if let found = settled(call, arguments, use.arguments, node) {
      return ResolvedExpr(.call(found.call), found.result, node)
    }
    var type = recordedType(node)
    if hasOptionalLink(node) || type.map({ types.flags($0).contains(.hasHole) }) ?? true {
      type = analyzer.substitute(analyzer.signature(of: use.decl).result, substitution(of: call))
    }
    return ResolvedExpr(.call(call), type ?? analyzer.unknownType, node)
  }

  /// Whether `Type.method(value)` returns a function.
  private func isUnapplied(_ use: BodyRecord.Use, _ node: SyntaxNode) -> Bool {
    recordedType(node).map { types.kind($0) == .function } ?? true
  }

  func isClassOrProtocol(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal else { return true }
    return [.classType, .protocolType, .actor].contains(analyzer.decl(types.decl(type)).kind)
  }

  private func made(_ maker: BodyRecord.Use, _ node: SyntaxNode, _ callee: SyntaxNode) -> ResolvedExpr {
    let own = node.callArguments.filter { !$0.isTrailing }
    var call = ResolvedCall(form: maker.isMemberwise ? .memberwise : .initializer, decl: maker.decl, base: maker.base)
    call.generics = maker.generics
    if maker.isMemberwise, let base = maker.base {
      let parameters = analyzer.memberwiseSignature(of: types.decl(base))?.parameters ?? []
      call.arguments = arguments(own, maker.arguments, parameters, analyzer.substitution(of: base), maker.decl, node)
    } else {
      call.arguments = arguments(own, maker.arguments, call, node)
    }
    return ResolvedExpr(.call(call), maker.base ?? analyzer.unknownType, node)
  }

  /// A view with an unknown modifier, such as one from a missing package: the view without the modifier.
  func unmodified(_ callee: SyntaxNode, _ reason: String, _ node: SyntaxNode) -> ResolvedExpr? {
    guard let base = unknownMemberBase(of: callee), types.kind(base.type) != .metatype,
      let view = analyzer.knownDecl("View"), analyzer.conforms(base.type, to: types.nominal(view)),
      recordedType(node).map({ isHole($0) || $0 == base.type }) ?? true
    else { return nil }
    return ResolvedExpr(.unmodified(base, reason), base.type, node)
  }

  /// The known base of an unknown member chain: `text` in `text.package.size`, if `package` is undeclared.
  private func unknownMemberBase(of callee: SyntaxNode) -> ResolvedExpr? {
    var callee = callee
    while callee.kind == .memberAccessExpr {
      if let base = unresolvedBases[callee.id], !isHole(base.type) { return base }
      guard let next = callee.memberBase else { return nil }
      callee = next
    }
    return nil
  }

  /// The kind of a closure's result, as far as it is known.
  private enum Content {
    case views, unknown, other
  }

  /// Whether a type consists of views, at least one of which is known. An action does not, even if it calls something
  /// unknown.
  private func content(_ type: TypeID) -> Content {
    if isHole(type) { return .unknown }
    guard types.kind(type) == .nominal, let view = analyzer.knownDecl("View") else { return .other }
    var parts: [TypeID] = []
    if analyzer.isKnown(type, "TupleView") || analyzer.isKnown(type, "TupleContent") {
      parts = types.arguments(type).flatMap { types.kind($0) == .tuple ? types.arguments($0) : [$0] }
    } else if analyzer.isKnown(type, "_ConditionalContent") || analyzer.wrapped(type) != nil {
      parts = types.arguments(type)
    } else if analyzer.isKnown(type, "EmptyView") {
      return .unknown
    } else {
      return analyzer.conforms(type, to: types.nominal(view)) ? .views : .other
    }
    let found = parts.map { content($0) }
    return found.contains(.other) ? .other : found.contains(.views) ? .views : .unknown
  }

  /// An unknown call with the views in its closures: `Card { Text("a") }` with an undeclared `Card`.
  func withContent(_ call: ResolvedExpr) -> ResolvedExpr {
    guard case .unresolved(let reason) = call.kind else { return call }
    let contents = call.node.callArguments.compactMap { argument -> ResolvedExpr? in
      guard let closure = argument.closure, closure.child(.closureSignature) == nil,
        let type = record.blocks[closure.id],
        content(type) == .views
      else { return nil }
      let function = resolve(closure, nil)
      guard types.kind(function.type) == .function, types.argumentCount(function.type) == 1 else { return nil }
      return ResolvedExpr(.apply(function, []), types.argument(function.type, 0), closure)
    }
    return contents.isEmpty ? call : ResolvedExpr(.lost(reason, contents), call.type, call.node)
  }

  /// The nesting limit of calls that are resolved without a record.
  static let deepestLateCall = 8

  // MARK: Arguments

  /// The arguments for the parameters of a called declaration.
  func arguments(_ given: [Argument], _ match: [Int], _ call: ResolvedCall, _ node: SyntaxNode) -> [ResolvedArgument] {
    let signature =
      call.form == .memberwise && call.base.map({ types.kind($0) == .nominal }) ?? false
      ? analyzer.memberwiseSignature(of: types.decl(call.base ?? analyzer.void)) ?? analyzer.signature(of: call.decl)
      : analyzer.signature(of: call.decl)
    return arguments(given, match, signature.parameters, substitution(of: call), call.decl, node)
  }

  func arguments(
    _ given: [Argument], _ match: [Int], _ parameters: [Parameter], _ substitution: Substitution, _ owner: DeclID,
    _ node: SyntaxNode
  ) -> [ResolvedArgument] {
    let packIndex = parameters.firstIndex { types.kind($0.type) == .expansion }
    if let packIndex, match.count == given.count {
      if parameters[(packIndex + 1)...].contains(where: { types.kind($0.type) == .expansion }) {
        return severalPacks(given, parameters, substitution, node)
      }
      return packArguments(given, parameters, packIndex, substitution, node)
    }
    var result: [ResolvedArgument?] = Array(repeating: nil, count: parameters.count)
    var variadics: [Int: [ResolvedExpr]] = [:]
    for (argument, index) in zip(given, match) where index < parameters.count {
      guard let value = argument.node else { continue }
      let parameter = parameters[index]
      let wanted = analyzer.substitute(parameter.type, substitution)
      if parameter.flags.contains(.isVariadic) {
        variadics[index, default: []].append(resolve(value, wanted))
      } else if parameter.flags.contains(.isInout)
        || value.kind == .inoutExpr && analyzer.isPointer(withoutOptionals(wanted))
      {
        result[index] = .place(place(value, takenAs: wanted))
      } else if parameter.flags.contains(.isAutoclosure) {
        result[index] = .late(autoclosureFunction(value, wanted))
      } else {
        result[index] = .value(resolve(value, wanted))
      }
    }
    return parameters.enumerated().map { index, parameter in
      if let value = result[index] { return value }
      if parameter.flags.contains(.isVariadic) { return .variadic(variadics[index] ?? []) }
      return .standard(node)
    }
  }

  /// The place passed to an `inout` parameter, which may unwrap an implicitly unwrapped variable.
  func place(_ node: SyntaxNode, takenAs wanted: TypeID) -> ResolvedPlace {
    let place = place(node, for: nil)
    guard let wrapped = analyzer.wrapped(place.type), wrapped == wanted else { return place }
    return ResolvedPlace(.force(place), wrapped, node)
  }

  /// A call with resolved arguments: of a builder method or an operator.
  func call(_ chosen: ChosenCall, _ values: [ResolvedExpr], _ node: SyntaxNode) -> ResolvedExpr {
    var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base)
    call.generics = chosen.generics
    var signature = analyzer.signature(of: chosen.decl)
    if analyzer.decl(chosen.decl).kind.isNominal, let base = chosen.base, types.kind(base) == .nominal,
      let memberwise = analyzer.memberwiseSignature(of: types.decl(base))
    {
      signature = memberwise
      call.form = .memberwise
    }
    let substitution = substitution(of: call)
    var variadics: [Int: [ResolvedExpr]] = [:]
    var result: [ResolvedArgument?] = Array(repeating: nil, count: signature.parameters.count)
    let match = parameters(takenBy: values.count, signature.parameters) ?? chosen.match
    var packs: [Int: [ResolvedExpr]] = [:]
    for (value, index) in zip(values, match) where index < signature.parameters.count {
      let parameter = signature.parameters[index]
      if types.kind(parameter.type) == .expansion {
        packs[index, default: []].append(value)
        continue
      }
      let wanted = analyzer.substitute(parameter.type, substitution)
      if parameter.flags.contains(.isVariadic) {
        variadics[index, default: []].append(convert(value, to: wanted))
      } else if parameter.flags.contains(.isAutoclosure) {
        result[index] = .late(autoclosureFunction(value, wanted))
      } else {
        result[index] = .value(convert(value, to: wanted))
      }
    }
    for (index, parameter) in signature.parameters.enumerated() where types.kind(parameter.type) == .expansion {
      let wanted = analyzer.substitute(parameter.type, substitution)
      result[index] = .value(ResolvedExpr(.pack(packs[index] ?? []), wanted, node))
    }
    call.arguments = signature.parameters.enumerated().map { index, parameter in
      if let value = result[index] { return value }
      if parameter.flags.contains(.isVariadic) { return .variadic(variadics[index] ?? []) }
      return .standard(node)
    }
    return ResolvedExpr(.call(call), chosen.result, node)
  }
}
