import ViewSource
import ViewSyntax

/// Resolution of unqualified names: local names, members of the enclosing types, and top-level declarations.
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

  func declared(_ found: [DeclID], _ node: SyntaxNode) -> ResolvedExpr? {
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
  func chosenMember(
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
}
