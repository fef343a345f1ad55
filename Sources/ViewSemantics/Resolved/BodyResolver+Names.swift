import ViewSource
import ViewSyntax

/// Resolution of names, members and subscripts.
extension BodyResolver {
  /// Resolves an unqualified name.
  func reference(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let token = node.referencedName ?? node.firstToken else { return unresolved("nothing", node) }
    switch token.kind {
    case .selfKeyword: return selfExpr(at: node)
    case .capitalAnyKeyword: return ResolvedExpr(.metatype(analyzer.anyType), types.metatype(analyzer.anyType), node)
    case .capitalSelfKeyword:
      guard let selfType else { return unresolved("`Self` outside of a type", node) }
      if types.kind(selfType) == .nominal, analyzer.decl(types.decl(selfType)).kind == .classType, !isStatic,
        meaning(of: .selfName) != nil
      {
        return ResolvedExpr(.dynamicType(implicitSelf(at: node)), types.metatype(selfType), node)
      }
      return ResolvedExpr(
        isStatic && isReference(selfType) ? .classItself : .metatype(selfType), types.metatype(selfType), node)
    default: break
    }
    let name = node.name(of: token)
    if token.kind.isOperator { return operatorFunction(name, node, target) }
    return reference(name, at: node, target)
  }

  func reference(_ name: Name, at node: SyntaxNode, _ target: TypeID? = nil) -> ResolvedExpr {
    switch functionMeant(by: name, at: node) {
    case .variable(let variable)?: return expr(of: variable, at: node)
    case .function(let function, let decl)?:
      body.functions[self.function].mentions.insert(function.index)
      let type = recordedType(node) ?? target ?? analyzer.unknownType
      return ResolvedExpr(.localFunction(function, generics(of: decl, node)), type, node)
    case .computed(let function)?:
      body.functions[self.function].mentions.insert(function.index)
      return ResolvedExpr(.localCall(function, [], []), body.functions[function.index].result, node)
    case .wrapped(let storage, let depth)?: return wrappedValue(of: expr(of: storage, at: node), depth: depth, node)
    case .lazily(let getter, _)?:
      body.functions[self.function].mentions.insert(getter.index)
      return ResolvedExpr(.localCall(getter, [], []), body.functions[getter.index].result, node)
    case .task(let task, let type)?: return ResolvedExpr(.taskValue(expr(of: task, at: node)), type, node)
    case .type?, nil: break
    }
    if name.isProjection, case .wrapped(let storage, _)? = meaning(of: Name(String(name.text.dropFirst()))) {
      return projectedValue(of: expr(of: storage, at: node), node)
    }
    if name.isStorage, case .wrapped(let storage, _)? = meaning(of: Name(String(name.text.dropFirst()))) {
      return expr(of: storage, at: node)
    }
    guard let use = record.uses[node.id] else {
      if let type = recordedType(node), types.kind(type) == .metatype {
        return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
      }
      if let found = lookedUp(name, node) { return found }
      return unresolved(notKnown(name.text), node)
    }
    let decl = analyzer.decl(use.decl)
    switch decl.kind {
    case .variable:
      if analyzer.owner(of: use.decl) == nil || decl.has(.isStatic) {
        let found = property(use.decl, of: nil, use.base, use.part, node)
        return implicitClass(of: use.decl, at: node).map { reached(found, through: $0) } ?? found
      }
      return property(use.decl, of: implicitSelf(at: node), use.base, use.part, node)
    case .enumCase:
      guard let base = use.base else { break }
      return enumCase(use.decl, base, node)
    case .function:
      let isInstance = analyzer.owner(of: use.decl) != nil && !decl.has(.isStatic)
      if !isInstance, let chosen = chosenFunction(name, use, node, target) { return chosen }
      return functionValue(use, isInstance ? implicitSelf(at: node) : nil, node)
    default: break
    }
    if let type = recordedType(node), types.kind(type) == .metatype {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    return unresolved(notKnown(name.text), node)
  }

  /// Resolves a name without a record: a member of `self` or a top-level declaration.
  private func lookedUp(_ name: Name, _ node: SyntaxNode) -> ResolvedExpr? {
    if let (member, base) = checker.memberOfSelf(name) {
      let isStatic = analyzer.decl(member).has(.isStatic)
      return property(member, of: isStatic ? nil : implicitSelf(at: node), base, .value, node)
    }
    // A default argument uses static members without the type's name.
    for base in checker.typesAround() {
      let found = analyzer.memberCandidates(name, of: types.metatype(base.type), from: context.file)
      if let member = found.first(where: { analyzer.decl($0.decl).kind == .variable }) {
        return property(member.decl, of: nil, base.type, .value, node)
      }
    }
    return declared(analyzer.lookUpTopLevel(name, in: context), node)
  }

  private func declared(_ found: [DeclID], _ node: SyntaxNode) -> ResolvedExpr? {
    if let variable = found.first(where: { analyzer.decl($0).kind == .variable }) {
      return property(variable, of: nil, nil, .value, node)
    }
    if let type = found.first(where: { analyzer.decl($0).kind.isNominal }) {
      let made = analyzer.nominalType(type)
      return ResolvedExpr(.metatype(made), types.metatype(made), node)
    }
    if let alias = found.first(where: { analyzer.decl($0).kind == .alias }) {
      let type = analyzer.aliasedType(alias)
      if types.kind(type) == .nominal { return ResolvedExpr(.metatype(type), types.metatype(type), node) }
    }
    if let function = found.first(where: { analyzer.decl($0).kind == .function }) {
      let call = ResolvedCall(form: .function, decl: function)
      return ResolvedExpr(.function(call), functionType(of: call), node)
    }
    return nil
  }

  /// The overload of a function name, or the specialization of a generic one, that fits the contextual function type.
  private func chosenFunction(
    _ name: Name, _ use: BodyRecord.Use, _ node: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr? {
    let signature = analyzer.signature(of: use.decl)
    let found = use.base == nil ? analyzer.lookUpTopLevel(name, in: context) : [use.decl]
    let functions = found.filter { analyzer.decl($0).kind == .function }
    let isGeneric = signature.generics.parameters.count > signature.generics.outerCount
    guard isGeneric || functions.count > 1 else { return nil }
    let wanted = [target, recordedType(node)].compactMap { $0 }.map { withoutOptionals($0) }.first {
      types.kind($0) == .function && !types.flags($0).contains(.hasHole)
    }
    guard let wanted else { return nil }
    let given = types.arguments(wanted).dropLast()
    let candidates = functions.filter { analyzer.signature(of: $0).parameters.count == given.count }
      .map { Candidate(decl: $0, base: use.base, isStatic: true) }
    for candidate in candidates {
      let labels = analyzer.signature(of: candidate.decl).parameters.map(\.label)
      let arguments = zip(labels, given).map {
        (label: $0, type: types.kind($1) == .inoutType ? types.argument($1, 0) : $1)
      }
      guard
        let chosen = checker.choose(
          [candidate], arguments, named: name, expected: types.arguments(wanted).last, at: node)
      else { continue }
      var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base ?? use.base)
      call.generics = chosen.generics
      return ResolvedExpr(.function(call), wanted, node)
    }
    return nil
  }

  /// The overload of a static member or initializer that fits the contextual function type: `values.map(String.init)`.
  private func chosenMember(
    _ use: BodyRecord.Use, _ name: Name, _ baseNode: SyntaxNode, _ node: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr? {
    let wanted = [target, recordedType(node)].compactMap { $0 }.map { withoutOptionals($0) }.first {
      types.kind($0) == .function && !types.flags($0).contains(.hasHole)
    }
    guard let wanted, let base = use.base else { return nil }
    let given = types.arguments(wanted).dropLast()
    let isInitializer = analyzer.decl(use.decl).kind == .initializer
    let found =
      isInitializer
      ? analyzer.initializers(of: base, from: context.file)
      : analyzer.memberCandidates(name, of: types.metatype(base), from: context.file)
    let written = writtenLabels(node)
    let candidates = found.filter { candidate in
      let parameters = checker.signature(of: candidate).parameters
      return parameters.count == given.count && (written.isEmpty || parameters.map(\.label) == written)
    }
    guard candidates.count > 1 || !use.generics.isEmpty || hasOwnGenerics(use.decl) else { return nil }
    var labelled: [Name: [Candidate]] = [:]
    for candidate in candidates {
      labelled[checker.signature(of: candidate).parameters.first?.label ?? .none, default: []].append(candidate)
    }
    // Unlabeled ones first: `String.init` refers to `init(describing:)` only if no other one takes the value.
    let groups = labelled.sorted { $0.key == .none || $0.key.text < $1.key.text && $1.key != .none }
    for (label, group) in groups {
      let arguments = given.enumerated().map { index, type in
        (
          label: index == 0 ? label : checker.signature(of: group[0]).parameters[index].label,
          type: types.kind(type) == .inoutType ? types.argument(type, 0) : type
        )
      }
      guard
        let chosen = checker.choose(group, arguments, named: name, expected: types.arguments(wanted).last, at: node)
      else { continue }
      var call = ResolvedCall(
        form: isInitializer ? .initializer : .function, decl: chosen.decl, base: chosen.base ?? base)
      if analyzer.decl(chosen.decl).kind == .structure || analyzer.decl(chosen.decl).kind == .classType {
        call.form = .memberwise
      }
      call.generics = chosen.generics
      return ResolvedExpr(.function(call), wanted, node)
    }
    return nil
  }

  /// The argument labels in `Type.method(first:second:)`.
  private func writtenLabels(_ node: SyntaxNode) -> [Name] {
    var labels: [Name] = []
    var last: Token?
    for token in node.ownTokens {
      if token.kind == .colon, let last { labels.append(node.isSpelt(last, "_") ? .none : node.name(of: last)) }
      last = token
    }
    return labels
  }

  private func hasOwnGenerics(_ decl: DeclID) -> Bool {
    guard analyzer.decl(decl).kind == .function || analyzer.decl(decl).kind == .initializer else { return false }
    let generics = analyzer.signature(of: decl).generics
    return generics.parameters.count > generics.outerCount
  }

  private func generics(of decl: DeclID, _ node: SyntaxNode) -> [(parameter: DeclID, type: TypeID)] {
    record.uses[node.id]?.generics ?? []
  }

  /// A function or method as a value.
  func functionValue(
    _ use: BodyRecord.Use, _ receiver: ResolvedExpr?, _ node: SyntaxNode, _ target: TypeID? = nil
  ) -> ResolvedExpr {
    var call = ResolvedCall(form: .function, decl: use.decl, base: use.base)
    call.receiver = receiver.map { .value($0) }
    call.generics = use.generics
    if receiver != nil || analyzer.owner(of: use.decl) == nil, use.generics.isEmpty, hasOwnGenerics(use.decl),
      let generics = generics(ofMethod: use, node, target)
    {
      call.generics = generics
    }
    let type = recordedType(node) ?? functionType(of: call)
    if analyzer.decl(use.decl).kind == .initializer { call.form = .initializer }
    if use.isMemberwise || analyzer.decl(use.decl).kind == .classType { call.form = .memberwise }
    return ResolvedExpr(.function(call), type, node)
  }

  /// The bindings of a generic method's own parameters if it is used as a value: `words.forEach(trie.insert)`.
  private func generics(
    ofMethod use: BodyRecord.Use, _ node: SyntaxNode, _ target: TypeID?
  ) -> [(parameter: DeclID, type: TypeID)]? {
    let wanted = [target, recordedType(node)].compactMap { $0 }.map { withoutOptionals($0) }.first {
      types.kind($0) == .function && types.flags($0).isDisjoint(with: .hasHole)
    }
    let labels = analyzer.signature(of: use.decl).parameters.map(\.label)
    guard let wanted, types.argumentCount(wanted) == labels.count + 1 else { return nil }
    let arguments = zip(labels, types.arguments(wanted)).map {
      (label: $0, type: types.kind($1) == .inoutType ? types.argument($1, 0) : $1)
    }
    return checker.choose(
      [Candidate(decl: use.decl, base: use.base, isStatic: false)], arguments,
      named: analyzer.decl(use.decl).name, expected: types.arguments(wanted).last, at: node)?.generics
  }

  func functionType(of call: ResolvedCall) -> TypeID {
    let signature = analyzer.signature(of: call.decl)
    let substitution = substitution(of: call)
    return types.function(
      signature.parameters.map { analyzer.substitute($0.type, substitution) }, signature.parameters.map(\.flags),
      analyzer.substitute(signature.result, substitution), effects: signature.effects)
  }

  func enumCase(_ decl: DeclID, _ base: TypeID, _ node: SyntaxNode) -> ResolvedExpr {
    if analyzer.decl(decl).has(.hasParameters) {
      let call = ResolvedCall(form: .function, decl: decl, base: base)
      return ResolvedExpr(.function(call), recordedType(node) ?? functionType(of: call), node)
    }
    return ResolvedExpr(.enumCase(decl, base, []), base, node)
  }

  /// The bindings of the generic parameters of a member and its enclosing declarations.
  func substitution(of call: ResolvedCall) -> Substitution {
    var result = call.base.map { analyzer.memberSubstitution(call.decl, of: $0) } ?? Substitution()
    for generic in call.generics { result.bind(generic.parameter, to: generic.type) }
    return result
  }

  // MARK: Properties

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
  private func receiver(of decl: DeclID, _ base: ResolvedExpr) -> ResolvedReceiver {
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

  // MARK: Members

  func memberAccess(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let baseNode = node.children.first, let token = checker.memberToken(node) else {
      return unresolved("an incomplete member", node)
    }
    let name = node.name(of: token)
    if checker.module(named: baseNode) != nil,
      meaning(of: baseNode.firstToken.map { baseNode.name(of: $0) } ?? .none) == nil
    {
      return qualified(name, node, target)
    }
    if name == .selfName {
      // `(Int, String).self` is a tuple type, not a tuple of types.
      if baseNode.kind == .tupleExpr, let type = checker.typeNamed(by: baseNode) {
        return ResolvedExpr(.metatype(type), types.metatype(type), node)
      }
      if baseNode.kind == .parenExpr, baseNode.children.first?.kind == .packExpansionExpr,
        let type = recordedType(node), types.kind(type) == .metatype
      {
        return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
      }
      return link(baseNode, nil)
    }
    if let use = record.uses[node.id] { return member(use, name, baseNode, node, target) }
    if let type = recordedType(node), types.kind(type) == .metatype, !isValue(baseNode) {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    let base = forced(link(baseNode, nil), for: nil)
    if types.kind(base.type) == .tuple, let index = tupleIndex(name, base.type) {
      return ResolvedExpr(.element(base, index), types.argument(base.type, index), node)
    }
    if let found = memberOfType(name, base, node) { return found }
    unresolvedBases[node.id] = base
    return unresolved("no known member `\(name.text)` of `\(analyzer.text(of: base.type))`", for: [base], at: node)
  }

  private func isValue(_ node: SyntaxNode) -> Bool {
    recordedType(node).map { types.kind($0) != .metatype } ?? false
  }

  /// `Swift.max`
  private func qualified(_ name: Name, _ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    if let type = recordedType(node), types.kind(type) == .metatype {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    guard let use = record.uses[node.id] else {
      let module = node.children.first.flatMap { checker.module(named: $0) }
      return module.flatMap { declared($0.topLevel[name] ?? [], node) }
        ?? unresolved(notKnown(name.text), node)
    }
    switch analyzer.decl(use.decl).kind {
    case .variable: return property(use.decl, of: nil, nil, use.part, node)
    default: return functionValue(use, nil, node, target)
    }
  }

  func tupleIndex(_ name: Name, _ type: TypeID) -> Int? {
    if let index = Int(name.text), index < types.argumentCount(type) { return index }
    return types.labels(ofTuple: type).firstIndex(of: name)
  }

  /// A member without a record, on a base whose type is known by now.
  private func memberOfType(_ name: Name, _ base: ResolvedExpr, _ node: SyntaxNode) -> ResolvedExpr? {
    guard !isHole(base.type) else { return nil }
    let isStatic = types.kind(base.type) == .metatype
    let found = analyzer.memberCandidates(
      name, of: analyzer.withSameTypes(base.type, analyzer.environment), from: context.file)
    guard let candidate = found.first else { return nil }
    switch analyzer.decl(candidate.decl).kind {
    case .variable:
      return property(candidate.decl, of: isStatic ? nil : base, candidate.base ?? base.type, .value, node)
    case .enumCase: return candidate.base.map { enumCase(candidate.decl, $0, node) }
    default: return nil
    }
  }

  private func member(
    _ use: BodyRecord.Use, _ name: Name, _ baseNode: SyntaxNode, _ node: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr {
    let decl = analyzer.decl(use.decl)
    switch decl.kind {
    case .enumCase:
      guard let base = use.base else { break }
      return enumCase(use.decl, base, node)
    case .variable where decl.has(.isStatic):
      let result = property(use.decl, of: nil, use.base, use.part, node)
      if baseNode.kind == .superExpr, case .call(var call) = result.kind {
        call.isSuper = true
        call.base = call.base.map { analyzer.seen($0, asOwnerOf: use.decl) }
        return ResolvedExpr(.call(call), result.type, node)
      }
      let type = use.base.map { isClassOrProtocol($0) } ?? true ? metatypeReceiver(baseNode) : nil
      return type.map { reached(result, through: $0) } ?? result
    case .variable:
      let base = forced(link(baseNode, nil), for: use.base)
      return property(use.decl, of: base, use.base, use.part, node)
    case .function, .initializer:
      if decl.has(.isStatic) || decl.kind == .initializer || analyzer.owner(of: use.decl) == nil {
        let isDynamic =
          decl.kind == .function && decl.has(.isStatic) && (use.base.map { isClassOrProtocol($0) } ?? false)
        return chosenMember(use, name, baseNode, node, target)
          ?? functionValue(use, isDynamic ? metatypeReceiver(baseNode) : nil, node)
      }
      let base = forced(link(baseNode, nil), for: use.base)
      if types.kind(base.type) == .metatype {
        return functionValue(use, nil, node)
      }
      return functionValue(use, base, node, target)
    case .structure, .classType:
      if use.isMemberwise || name == "init" { return functionValue(use, nil, node) }
    case .subscriptDecl: return dynamicMember(use, name, baseNode, node, target)
    default: break
    }
    if let type = recordedType(node), types.kind(type) == .metatype {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    return unresolved("no known member `\(name.text)`", node)
  }

  /// A static property accessed through a metatype value.
  private func reached(_ property: ResolvedExpr, through type: ResolvedExpr) -> ResolvedExpr {
    // A call with a receiver comes from a wrapper, which already has the metatype.
    guard case .call(var call) = property.kind, call.receiver == nil else { return property }
    call.receiver = .value(type)
    return ResolvedExpr(.call(call), property.type, property.node)
  }

  /// In a static member of a class, the dynamic class on which unqualified static members are accessed.
  func implicitClass(of member: DeclID, at node: SyntaxNode) -> ResolvedExpr? {
    guard isStatic, let selfType, isReference(selfType), let owner = analyzer.owner(of: member),
      let nominal = analyzer.nominal(of: owner), analyzer.superType(selfType, nominal) != nil
    else { return nil }
    return implicitSelf(at: node)
  }

  /// The metatype value through which a static member is accessed; `nil` if it is a type's name.
  func metatypeReceiver(_ node: SyntaxNode) -> ResolvedExpr? {
    guard let type = recordedType(node), types.kind(type) == .metatype else { return nil }
    if node.kind == .superExpr { return nil }
    let value = link(node, nil)
    if case .metatype = value.kind { return nil }
    return value
  }

  /// The unwrapped value of an implicitly unwrapped optional, if the base type requires that.
  func forced(_ value: ResolvedExpr, for base: TypeID?) -> ResolvedExpr {
    guard let wrapped = analyzer.wrapped(value.type) else { return value }
    if let base, isOptional(base) || types.kind(base) == .parameter && base == value.type { return value }
    if base == nil { return value }
    return ResolvedExpr(.force(value), wrapped, value.node)
  }

  /// `@dynamicMemberLookup`
  private func dynamicMember(
    _ use: BodyRecord.Use, _ name: Name, _ baseNode: SyntaxNode, _ node: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr {
    let base = forced(link(baseNode, nil), for: use.base)
    var call = ResolvedCall(form: .getter, decl: use.decl, base: use.base ?? base.type)
    if !analyzer.decl(use.decl).has(.isStatic) { call.receiver = .value(base) }
    call.generics = use.generics
    if let chosen = dynamicMember(use, base.type, target, node) {
      call.decl = chosen.decl
      call.base = chosen.base ?? call.base
      call.generics = chosen.generics
      call.arguments = [.value(ResolvedExpr(.string(name.text), analyzer.known(.string), node))]
      return ResolvedExpr(.call(call), chosen.result, node)
    }
    let signature = analyzer.signature(of: use.decl)
    let substitution = substitution(of: call)
    let parameter = analyzer.substitute(signature.parameters.first?.type ?? analyzer.void, substitution)
    call.arguments = [.value(dynamicName(name, parameter, node))]
    let type = recordedType(node) ?? analyzer.substitute(signature.result, substitution)
    return ResolvedExpr(.call(call), type, node)
  }

  /// The overload of a string-based dynamic member subscript that returns the contextual type.
  private func dynamicMember(
    _ use: BodyRecord.Use, _ base: TypeID, _ target: TypeID?, _ node: SyntaxNode
  ) -> ChosenCall? {
    guard let target, !isHole(target) else { return nil }
    let candidates = analyzer.memberCandidates(.subscriptName, of: base, from: context.file).filter {
      let parameters = analyzer.signature(of: $0.decl).parameters
      return parameters.count == 1 && parameters[0].label == .dynamicMember
        && analyzer.isKnown(parameters[0].type, .string)
    }
    guard candidates.count > 1 else { return nil }
    return checker.choose(
      candidates, [(.dynamicMember, analyzer.known(.string))], named: .subscriptName, expected: target, at: node)
  }

  func dynamicName(_ name: Name, _ parameter: TypeID, _ node: SyntaxNode) -> ResolvedExpr {
    guard checker.isKeyPath(parameter), let root = types.arguments(parameter).first else {
      return convert(ResolvedExpr(.string(name.text), analyzer.known(.string), node), to: parameter)
    }
    var value = root
    guard let component = keyPathMember(name, &value) else {
      let reason = "no known member `\(name.text)` of `\(analyzer.text(of: value))`"
      return unresolved(cause(of: value) ?? reason + absentModules, node)
    }
    return ResolvedExpr(.keyPath([component], root: root), parameter, node)
  }

  func implicitMember(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    let name = checker.memberToken(node).map { node.name(of: $0) } ?? .none
    if let use = record.uses[node.id], let base = use.base {
      switch analyzer.decl(use.decl).kind {
      case .enumCase: return enumCase(use.decl, base, node)
      case .variable: return property(use.decl, of: nil, base, use.part, node)
      case .function, .initializer: return functionValue(use, nil, node)
      case .structure where use.isMemberwise: return functionValue(use, nil, node)
      default: break
      }
    }
    guard let target, !isHole(target) else {
      let reason = "cannot infer what `.\(name.text)` is"
      return unresolved(target.flatMap { cause(of: $0) } ?? reason + absentModules, node)
    }
    for type in [target, withoutOptionals(target)] {
      let found = analyzer.memberCandidates(name, of: types.metatype(type), from: context.file)
      for candidate in found {
        switch analyzer.decl(candidate.decl).kind {
        case .enumCase: return enumCase(candidate.decl, candidate.base ?? type, node)
        case .variable: return property(candidate.decl, of: nil, candidate.base ?? type, .value, node)
        default: continue
        }
      }
    }
    return unresolved("cannot infer what `.\(name.text)` is" + absentModules, node)
  }

  // MARK: Subscripts

  func subscriptCall(_ node: SyntaxNode) -> ResolvedExpr {
    guard let baseNode = node.children.first else { return unresolved("nothing", node) }
    let arguments = node.callArguments
    if arguments.count == 1, arguments[0].label == .keyPathLabel, let path = arguments[0].node {
      let base = link(baseNode, nil)
      let value = resolve(path, recordedType(path))
      let type = self.value(ofPath: value.type) ?? recordedType(node) ?? analyzer.unknownType
      return ResolvedExpr(.apply(keyPathFunction(value, base.type, type), [.value(base)]), type, node)
    }
    guard var call = subscriptGetter(node, base: { .value(forced(link(baseNode, nil), for: $0)) }) else {
      return unresolvedSubscript(node)
    }
    // A mutating getter needs a place.
    if case .value(let base)? = call.receiver { call.receiver = receiver(of: call.decl, base) }
    let type =
      recordedType(node)
      ?? analyzer.substitute(analyzer.signature(of: call.decl).result, substitution(of: call))
    return ResolvedExpr(.call(call), type, node)
  }

  func unresolvedSubscript(_ node: SyntaxNode) -> ResolvedExpr {
    let base = node.children.first.map { link($0, nil) }
    let given = node.callArguments.compactMap(\.node).map { analyzer.text(of: resolve($0, nil).type) }
    let type = base.map { analyzer.text(of: $0.type) } ?? "_"
    return unresolved("no subscript of `\(type)` takes `\(given.joined(separator: ", "))`", for: [base], at: node)
  }

  /// A key path as a function of its root.
  func keyPathFunction(_ path: ResolvedExpr, _ root: TypeID, _ value: TypeID) -> ResolvedExpr {
    ResolvedExpr(.convert(path), types.function([root], [], value), path.node)
  }

  /// The getter call of a subscript. `base` makes the receiver for the type through which the subscript is accessed.
  func subscriptGetter(_ node: SyntaxNode, base: (TypeID?) -> ResolvedReceiver) -> ResolvedCall? {
    let arguments = node.callArguments
    guard let baseNode = node.children.first else { return nil }
    if let use = record.uses[node.id] {
      var call = ResolvedCall(form: .getter, decl: use.decl, base: use.base)
      call.receiver = analyzer.decl(use.decl).has(.isStatic) ? nil : base(use.base)
      call.isSuper = baseNode.kind == .superExpr
      call.generics = use.generics
      if let path = dynamicSubscript(call, arguments, node) {
        call.arguments = [.value(path)]
      } else {
        call.arguments = self.arguments(arguments, use.arguments, call, node)
      }
      return call
    }
    // Without a record, the argument types decide.
    guard let type = recordedType(baseNode) ?? Optional(link(baseNode, nil).type), !isHole(type) else { return nil }
    let values = arguments.compactMap { $0.node }.map { resolve($0, nil) }
    guard values.count == arguments.count,
      let chosen = checker.choose(
        analyzer.memberCandidates(.subscriptName, of: type, from: context.file),
        zip(arguments, values).map { ($0.label, $1.type) }, named: .subscriptName, at: node)
    else { return nil }
    var call = ResolvedCall(form: .getter, decl: chosen.decl, base: chosen.base ?? type)
    call.receiver = base(call.base)
    call.generics = chosen.generics
    call.arguments = self.arguments(arguments, chosen.match, call, node)
    return call
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
