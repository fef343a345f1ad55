import ViewSource
import ViewSyntax

/// Chains: members, calls, subscripts and what is between them.
extension BodyChecker {
  /// The type of a whole chain. A `?` anywhere in it makes the whole optional.
  func chainType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let outer = (chainExpectation, sawOptionalChain)
    chainExpectation = expected
    sawOptionalChain = false
    defer { (chainExpectation, sawOptionalChain) = outer }
    let type = link(node, expected: expected)
    guard sawOptionalChain else { return type }
    let known = analyzer.normalized(type)
    return analyzer.wrapped(known) != nil || types.kind(known) == .hole ? known : analyzer.optional(known)
  }

  /// The type of a chain up to one of its links.
  private func link(_ node: SyntaxNode, expected: TypeID? = nil) -> TypeID {
    switch node.kind {
    case .memberAccessExpr: return memberLink(node, expected: expected)
    case .functionCallExpr: return callLink(node, expected: expected)
    case .subscriptCallExpr: return subscriptLink(node, expected: expected)
    case .implicitMemberExpr: return implicitLink(node, expected: expected)
    case .forceUnwrapExpr:
      // `Binding($value)!`: of several initialisers the one that may fail.
      let isCall = node.children.first?.kind == .functionCallExpr
      let wanted = isCall ? analyzer.optional(analyzer.newVariable()) : nil
      let type = analyzer.normalized(baseLink(node, expected: wanted))
      return analyzer.wrapped(type) ?? type
    case .optionalChainingExpr:
      let type = analyzer.normalized(baseLink(node))
      // `Item?.none`: the type itself.
      if types.kind(type) == .metatype { return types.metatype(analyzer.optional(types.argument(type, 0))) }
      sawOptionalChain = true
      return analyzer.wrapped(type) ?? type
    case .postfixIfConfigExpr: return conditionalLink(node)
    case .implicitBaseExpr: return implicitBase ?? analyzer.hole(.syntaxError)
    case .postfixOperatorExpr: return postfixType(node, expected: expected)
    case .genericSpecializationExpr: return specializedType(node)
    case .arrayExpr, .dictionaryExpr: return collectionType(node) ?? check(node, expected: nil)
    default: return check(node, expected: nil)
    }
  }

  /// `[Int]` and `[String: Int]` where something follows are the types, if what is in them is one.
  private func collectionType(_ node: SyntaxNode) -> TypeID? {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    guard parts.count == (node.kind == .arrayExpr ? 1 : 2) else { return nil }
    var elements: [TypeID] = []
    for part in parts {
      let isValue = part.kind == .memberAccessExpr && memberToken(part).map { part.isSpelt($0, "self") } == true
      guard !isValue, let type = typeNamed(by: part) else { return nil }
      elements.append(type)
    }
    return types.metatype(analyzer.known(node.kind == .arrayExpr ? .array : .dictionary, elements))
  }

  /// The type that an expression is the name of.
  private func typeNamed(by node: SyntaxNode) -> TypeID? {
    switch node.kind {
    case .arrayExpr, .dictionaryExpr:
      return collectionType(node).map { types.argument($0, 0) }
    case .optionalChainingExpr:
      return node.children.first.flatMap { typeNamed(by: $0) }.map { analyzer.optional($0) }
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr, .tupleExpr, .parenExpr:
      let type = analyzer.normalized(check(node, expected: nil))
      if types.kind(type) == .metatype { return types.argument(type, 0) }
      guard types.kind(type) == .tuple else { return nil }
      let elements = types.arguments(type)
      guard elements.allSatisfy({ types.kind($0) == .metatype }) else { return nil }
      return types.tuple(elements.map { types.argument($0, 0) }, labels: types.labels(ofTuple: type))
    default: return nil
    }
  }

  /// The type of what a link begins with; known ones are remembered as whole expressions are.
  private func baseLink(_ node: SyntaxNode, expected: TypeID? = nil) -> TypeID {
    guard let base = node.children.first else { return analyzer.hole(.syntaxError) }
    let isChain = isLink(base.kind)
    if isChain, let known = memo[ExpressionKey(node: base.id, expected: nil)], !hasImplicitRoot(base),
      !hasOptionalLink(base)
    {
      return known
    }
    let type = link(base, expected: expected)
    if record != nil {
      record?.types[base.id] = type
      undecided.append(base.id)
    }
    return type
  }

  private func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr: true
    default: false
    }
  }

  private func hasOptionalLink(_ node: SyntaxNode) -> Bool {
    var current = node
    while isLink(current.kind) || current.kind == .optionalChainingExpr {
      if current.kind == .optionalChainingExpr { return true }
      guard let base = current.children.first else { return false }
      current = base
    }
    return false
  }

  /// A chain that goes on inside an `#if`: only the active clause counts.
  private func conditionalLink(_ node: SyntaxNode) -> TypeID {
    let base = baseLink(node)
    guard let config = node.child(.ifConfigDecl) else { return base }
    let elements = analyzer.program.configuration.activeElements(of: config).filter { $0.kind.isExpr }
    guard let clause = elements.first else { return base }
    let outer = implicitBase
    implicitBase = base
    defer { implicitBase = outer }
    // The same clause may stand behind several bases while overloads are tried.
    return link(clause)
  }

  // MARK: Members

  private func memberLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let baseNode = node.children.first, let token = memberToken(node) else { return analyzer.hole(.syntaxError) }
    let name = Name(token.range, in: node.bytes)
    if let module = module(named: baseNode) { return declType(module.topLevel[name] ?? [], name, expected: expected) }
    return memberValue(name, of: baseLink(node), expected: expected, at: node)
  }

  func memberToken(_ node: SyntaxNode) -> Token? {
    var isBehindDot = false
    for token in node.ownTokens {
      if token.kind == .period || token.kind == .prefixPeriod {
        isBehindDot = true
      } else if isBehindDot {
        return token
      }
    }
    return node.referencedName
  }

  /// The module that an expression names, if it can mean nothing else.
  private func module(named node: SyntaxNode) -> Module? {
    guard node.kind == .declReferenceExpr, let token = node.referencedName, token.kind == .identifier else {
      return nil
    }
    let name = Name(token.range, in: node.bytes)
    guard let module = analyzer.program.module(named: name) else { return nil }
    if local(name) != nil || !analyzer.lookUpTopLevel(name, in: context).isEmpty { return nil }
    return module
  }

  /// The type of a member that is not called.
  func memberValue(_ name: Name, of givenBase: TypeID, expected: TypeID?, at node: SyntaxNode? = nil) -> TypeID {
    var base = analyzer.normalized(givenBase)
    if types.kind(base) == .inoutType { base = analyzer.normalized(types.argument(base, 0)) }
    switch types.kind(base) {
    case .hole: return analyzer.unnamed(base)
    case .variable: return analyzer.hole(.notInferred, name.text)
    case .tuple:
      if name == .selfName { return base }
      return tupleElement(name, of: base) ?? analyzer.hole(.unresolvedMember, name.text)
    default: break
    }
    if name == .selfName { return base }
    let known = analyzer.resolved(base)
    let isStatic = types.kind(known) == .metatype
    if name.isProjection, let type = projection(name, of: known, at: node) { return type }
    let found = analyzer.memberCandidates(name, of: known, from: context.file)
    let owner = isStatic ? types.argument(known, 0) : known
    if found.first.map({ isOutOfReach($0, of: owner) }) ?? false, let type = dynamicMember(name, of: owner, at: node) {
      return type
    }
    if let type = memberValueType(found, of: owner, isStatic: isStatic, expected: expected, at: node) { return type }
    if let type = dynamicMember(name, of: owner, at: node) { return type }
    if isStatic, name == .metatype || name == .protocolMetatype { return types.metatype(known) }
    if let wrapped = analyzer.wrapped(known) {
      // An implicitly unwrapped optional, or a `?` that has been forgotten.
      return memberValue(name, of: wrapped, expected: expected, at: node)
    }
    return analyzer.hole(.unresolvedMember, name.text)
  }

  /// `model.$name`: the projection of a wrapped property.
  private func projection(_ name: Name, of base: TypeID, at node: SyntaxNode?) -> TypeID? {
    let property = Name(String(name.text.dropFirst()))
    let found = analyzer.memberCandidates(property, of: base, from: context.file)
    guard let candidate = found.first(where: { analyzer.decl($0.decl).kind == .variable }),
      let type = analyzer.projectionType(of: candidate.decl)
    else { return nil }
    note(node, candidate, part: .projection)
    return analyzer.substitute(type, analyzer.memberSubstitution(candidate.decl, of: base))
  }

  private func tupleElement(_ name: Name, of tuple: TypeID) -> TypeID? {
    if let index = Int(name.text) { return index < types.argumentCount(tuple) ? types.argument(tuple, index) : nil }
    return types.labels(ofTuple: tuple).firstIndex(of: name).map { types.argument(tuple, $0) }
  }

  /// The type that the first fitting of the members found has as a value; `nil` if there is none.
  func memberValueType(
    _ found: [Candidate], of base: TypeID, isStatic: Bool, expected: TypeID?, at node: SyntaxNode? = nil
  ) -> TypeID? {
    guard !found.isEmpty else { return nil }
    let isOptional = analyzer.wrapped(base) != nil
    let holding =
      isOptional
      ? found.filter { holds($0) && isOfProtocol($0, metBy: base) }
      : found.count > 1 ? found.filter { holds($0) } : found
    // What an optional has only if its value has it may be meant of the value: `model.item.id` of an `Item!`.
    if isOptional, holding.isEmpty { return nil }
    let fitting = mostSpecific(holding)
    let chosen = fitting.isEmpty ? found : fitting
    if let property = chosen.first(where: { analyzer.decl($0.decl).kind == .variable }) {
      let type = analyzer.variableType(of: property.decl)
      let substitution = analyzer.memberSubstitution(property.decl, of: property.base ?? base)
      note(node, property)
      if !analyzer.isProtocolMember(property.decl), let base = property.base { unifyRequirements(property, base) }
      return analyzer.resolved(analyzer.substitute(type, substitution))
    }
    for candidate in chosen where !candidate.isMemberwise {
      switch analyzer.decl(candidate.decl).kind {
      case .enumCase:
        note(node, candidate)
        return analyzer.decl(candidate.decl).has(.hasParameters) ? functionType(candidate) : base
      case .structure, .classType, .actor, .enumeration, .alias, .protocolType:
        note(node, candidate)
        return types.metatype(nested(candidate.decl, in: base))
      case .associatedType: return types.metatype(analyzer.memberType(of: base, candidate.decl))
      default: continue
      }
    }
    if let expected, chosen.count > 1 {
      let wanted = analyzer.normalized(expected)
      for candidate in chosen where [.function, .initializer].contains(analyzer.decl(candidate.decl).kind) {
        let mark = analyzer.mark()
        var score = Score()
        let type = functionType(candidate)
        if analyzer.convert(type, to: wanted, &score) {
          note(node, candidate)
          return type
        }
        analyzer.undo(to: mark)
      }
    }
    return chosen.first { [.function, .initializer].contains(analyzer.decl($0.decl).kind) || $0.isMemberwise }
      .map {
        note(node, $0)
        return functionType($0)
      }
  }

  /// Whether a member of a protocol is one of a type that conforms only if its arguments do.
  private func isOfProtocol(_ candidate: Candidate, metBy type: TypeID) -> Bool {
    guard !types.flags(type).contains(.hasVariable), let owner = analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner), analyzer.decl(nominal).kind == .protocolType
    else { return true }
    return analyzer.conformance(type, to: nominal) != nil
  }

  /// Whether the extension that a candidate is in is about its base.
  private func holds(_ candidate: Candidate) -> Bool {
    guard let base = candidate.base else { return true }
    if types.flags(base).contains(.hasVariable) { return true }
    return analyzer.has(candidate)
  }

  /// Whether a member is of a protocol that its base conforms to under a condition which does not hold.
  private func isOutOfReach(_ candidate: Candidate, of base: TypeID) -> Bool {
    guard types.kind(base) == .nominal, !types.flags(base).contains(.hasVariable),
      let owner = analyzer.owner(of: candidate.decl), let nominal = analyzer.nominal(of: owner),
      analyzer.decl(nominal).kind == .protocolType
    else { return false }
    return analyzer.conformance(base, to: nominal) == nil
  }

  /// A member of an extension says what the type's open arguments are.
  private func unifyRequirements(_ candidate: Candidate, _ base: TypeID) {
    guard types.flags(base).contains(.hasVariable) else { return }
    let substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    for requirement in analyzer.addedRequirements(of: candidate.decl) where requirement.kind == .isSame {
      _ = analyzer.unify(
        analyzer.substitute(requirement.subject, substitution), analyzer.substitute(requirement.other, substitution))
    }
  }

  /// Members of the type itself before those of its protocols; the order of look-up keeps them so.
  private func mostSpecific(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1 else { return found }
    let favoured = found.filter {
      !analyzer.decl($0.decl).has(.isDisfavored) && !analyzer.decl($0.decl).has(.isUnavailable)
    }
    let usable = favoured.isEmpty ? found : favoured
    let concrete = usable.filter { !analyzer.isProtocolMember($0.decl) }
    if !concrete.isEmpty { return concrete }
    // Of several extensions of protocols the one that asks for more.
    guard let first = usable.first else { return usable }
    var best = first
    for candidate in usable.dropFirst()
    where isAsSpecialized(candidate, than: best) && !isAsSpecialized(best, than: candidate) {
      best = candidate
    }
    return [best] + usable.filter { $0 != best }
  }

  private func nested(_ id: DeclID, in base: TypeID) -> TypeID {
    switch analyzer.decl(id).kind {
    case .alias:
      let own = analyzer.genericParameters(of: id)
      return analyzer.aliasedType(
        id, own.map { _ in analyzer.newVariable() }, outer: analyzer.memberSubstitution(id, of: base))
    case .protocolType: return types.existential([types.nominal(id)])
    default:
      let generics = analyzer.genericContext(of: id)
      var arguments = types.kind(base) == .nominal ? types.arguments(base) : []
      if arguments.count > generics.parameters.count { arguments = Array(arguments.prefix(generics.parameters.count)) }
      while arguments.count < generics.parameters.count { arguments.append(analyzer.newVariable()) }
      return types.nominal(id, arguments)
    }
  }

  // MARK: Dynamic members

  /// A member that `@dynamicMemberLookup` finds through a key path or a string.
  private func dynamicMember(_ name: Name, of base: TypeID, at node: SyntaxNode?) -> TypeID? {
    guard types.kind(base) == .nominal || types.kind(base) == .parameter || types.kind(base) == .opaque else {
      return nil
    }
    let candidates = analyzer.memberCandidates(.subscriptName, of: base, from: context.file)
    for candidate in candidates {
      let parameters = analyzer.signature(of: candidate.decl).parameters
      guard parameters.count == 1, parameters[0].label == .dynamicMember else { continue }
      let instance = instantiate(candidate)
      let key = analyzer.normalized(instance.parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else {
        if analyzer.isKnown(key, .string) { return analyzer.resolved(instance.result) }
        continue
      }
      let root = analyzer.resolved(types.argument(key, 0))
      let member = memberValue(name, of: root, expected: nil)
      if types.kind(member) == .hole, types.kind(root) != .hole { continue }
      _ = analyzer.unify(types.argument(key, 1), member)
      note(node, candidate, generics: instance.generics, arguments: [0])
      return analyzer.resolved(instance.result)
    }
    return nil
  }

  // MARK: Subscripts

  private func subscriptLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let base = analyzer.resolved(analyzer.normalized(baseLink(node)))
    switch types.kind(base) {
    case .hole: return analyzer.unnamed(base)
    case .variable: return analyzer.hole(.notInferred, "subscript")
    default: break
    }
    let candidates = analyzer.memberCandidates(.subscriptName, of: base, from: context.file)
    let arguments = node.callArguments
    let matching = candidates.filter { candidate in
      analyzer.signature(of: candidate.decl).parameters.first?.label != .dynamicMember
    }
    if matching.contains(where: { arity($0, fits: arguments) }) {
      return apply(matching, arguments, named: "subscript", expected: expected, at: node)
    }
    if let type = dynamicSubscript(of: base, arguments) { return type }
    if let wrapped = analyzer.wrapped(base) {
      let inner = analyzer.memberCandidates(.subscriptName, of: wrapped, from: context.file)
      if !inner.isEmpty { return apply(inner, arguments, named: "subscript", expected: expected, at: node) }
    }
    return analyzer.hole(.unresolvedMember, "subscript")
  }

  private func arity(_ candidate: Candidate, fits arguments: [Argument]) -> Bool {
    let parameters = signature(of: candidate).parameters
    return ArgumentMatching.match(arguments, to: parameters) { takesClosure(parameters[$0].type) } != nil
  }

  /// `$items[0]`: a subscript of what a key path leads to.
  private func dynamicSubscript(of base: TypeID, _ arguments: [Argument]) -> TypeID? {
    for candidate in analyzer.memberCandidates(.subscriptName, of: base, from: context.file) {
      let parameters = analyzer.signature(of: candidate.decl).parameters
      guard parameters.count == 1, parameters[0].label == .dynamicMember else { continue }
      let instance = instantiate(candidate)
      let key = analyzer.normalized(instance.parameters[0].type)
      guard types.kind(key) == .nominal, isKeyPath(key), types.argumentCount(key) == 2 else { continue }
      let root = analyzer.resolved(types.argument(key, 0))
      let candidates = analyzer.memberCandidates(.subscriptName, of: root, from: context.file)
      guard candidates.contains(where: { arity($0, fits: arguments) }) else { continue }
      let element = apply(candidates, arguments, named: "subscript", expected: nil)
      _ = analyzer.unify(types.argument(key, 1), element)
      return analyzer.resolved(instance.result)
    }
    return nil
  }

  // MARK: Implicit members

  /// `.name` of the type that is expected of the whole chain.
  private func implicitLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let token = memberToken(node) else { return analyzer.hole(.syntaxError) }
    let name = Name(token.range, in: node.bytes)
    for candidates in implicitCandidates(name) where !candidates.isEmpty {
      let base = candidates[0].base ?? analyzer.hole(.notInferred, name.text)
      if let type = memberValueType(candidates, of: base, isStatic: true, expected: expected, at: node) { return type }
    }
    return unresolvedImplicit(name)
  }

  private func unresolvedImplicit(_ name: Name) -> TypeID {
    guard let expected = chainExpectation else { return analyzer.hole(.notInferred, "." + name.text) }
    let type = analyzer.normalized(expected)
    return types.kind(type) == .hole ? type : analyzer.hole(.unresolvedMember, "." + name.text)
  }

  /// What `.name` can mean, the likelier lists first.
  func implicitCandidates(_ name: Name) -> [[Candidate]] {
    guard let expected = chainExpectation else { return [] }
    let type = analyzer.resolved(analyzer.normalized(expected))
    switch types.kind(type) {
    case .variable:
      let variable = analyzer.shallow(type)
      return analyzer.constraints(onVariable: variable).map { constraint in
        let found = protocolCandidates(name, of: constraint)
        let feasible = found.count > 1 ? found.filter { isFeasible($0, as: variable) } : found
        return feasible.isEmpty ? found : feasible
      }
    case .existential:
      return types.arguments(type).map { protocolCandidates(name, of: $0) }
    case .hole: return []
    default:
      var result = [implicit(name, of: type)]
      if let wrapped = analyzer.wrapped(type) {
        let inner = analyzer.normalized(wrapped)
        // Only a parameter that is itself generic is looked up in its protocols.
        if types.kind(inner) == .variable { return result }
        let outer = chainExpectation
        chainExpectation = inner
        let behind = implicitCandidates(name)
        chainExpectation = outer
        // `.some` and `.none` are the optional's own.
        result = name == .someCase || name == .noneCase ? result + behind : behind + result
      }
      return result
    }
  }

  private func implicit(_ name: Name, of type: TypeID) -> [Candidate] {
    analyzer.staticCandidates(name, of: type, from: context.file).filter { !$0.isUnapplied && holds($0) }
  }

  /// Static members that extensions of a protocol have where `Self` is one type: `.bordered`, `.red`.
  private func protocolCandidates(_ name: Name, of constraint: TypeID) -> [Candidate] {
    guard types.kind(constraint) == .nominal else { return [] }
    var result: [Candidate] = []
    for id in analyzer.memberDecls(name, of: types.decl(constraint)) where analyzer.decl(id).has(.isStatic) {
      guard analyzer.isAccessible(id, from: context.file), let required = analyzer.requiredSelf(of: id) else {
        continue
      }
      result.append(Candidate(decl: id, base: required, isStatic: true))
    }
    return result
  }

  /// Whether what is known of a generic parameter would still hold if it were what a candidate is a member of.
  private func isFeasible(_ candidate: Candidate, as variable: TypeID) -> Bool {
    guard let base = candidate.base else { return true }
    let mark = analyzer.mark()
    let pending = analyzer.inference.pending
    defer {
      analyzer.undo(to: mark)
      analyzer.inference.pending = pending
    }
    var own = Substitution()
    if analyzer.decl(candidate.decl).kind == .function {
      let generics = analyzer.signature(of: candidate.decl).generics
      for parameter in generics.parameters.dropFirst(generics.outerCount) {
        own.bind(parameter, to: analyzer.newVariable())
      }
    }
    let type = analyzer.substitute(base, own)
    let constraints = analyzer.constraints(onVariable: variable)
    guard analyzer.unify(variable, type) else { return false }
    let known = analyzer.resolved(type)
    guard constraints.allSatisfy({ analyzer.conforms(known, to: $0) }) else { return false }
    analyzer.inference.pending = []
    return pending.allSatisfy { analyzer.unify($0, $1) }
  }

  // MARK: Calls

  private func callLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let callee = node.children.first else { return analyzer.hole(.syntaxError) }
    let arguments = node.callArguments
    switch resolve(callee: callee, arguments) {
    case .candidates(let candidates, let name):
      if let type = callOfMade(candidates, arguments, name, expected, at: node) { return type }
      return apply(candidates, arguments, named: name.text, expected: expected, at: node)
    case .value(let type):
      return call(type, arguments, named: callee.text, expected: expected, at: node)
    }
  }

  /// `Flow() { … }`: no initialiser takes the closure, but what is made can be called with it.
  private func callOfMade(
    _ candidates: [Candidate], _ arguments: [Argument], _ name: Name, _ expected: TypeID?, at node: SyntaxNode
  ) -> TypeID? {
    guard arguments.last?.isTrailing == true, candidates.allSatisfy({ isMaker($0) }),
      !candidates.contains(where: { arity($0, fits: arguments) })
    else { return nil }
    let own = arguments.filter { !$0.isTrailing }
    let makers = candidates.filter { arity($0, fits: own) }
    guard !makers.isEmpty else { return nil }
    let made = apply(makers, own, named: name.text, expected: nil, at: node.children.first)
    let callees = analyzer.memberCandidates(.callAsFunction, of: analyzer.resolved(made), from: context.file)
    guard !callees.isEmpty else { return nil }
    return apply(callees, arguments.filter(\.isTrailing), named: "callAsFunction", expected: expected, at: node)
  }

  private func isMaker(_ candidate: Candidate) -> Bool {
    candidate.isMemberwise || analyzer.decl(candidate.decl).kind == .initializer
  }

  private func resolve(callee: SyntaxNode, _ arguments: [Argument]) -> Callee {
    switch callee.kind {
    case .declReferenceExpr:
      guard let token = callee.referencedName ?? callee.firstToken else { return .value(analyzer.hole(.syntaxError)) }
      guard token.kind == .identifier || token.kind == .backtickedIdentifier, callee.ownToken(.doubleColon) == nil
      else {
        return .value(check(callee, expected: nil))
      }
      return resolve(name: Name(token.range, in: callee.bytes), at: callee)
    case .memberAccessExpr:
      guard let base = callee.children.first, let token = memberToken(callee) else {
        return .value(analyzer.hole(.syntaxError))
      }
      let name = Name(token.range, in: callee.bytes)
      if let module = module(named: base) { return resolve(found: module.topLevel[name] ?? [], name) }
      return resolve(member: name, of: baseLink(callee), arguments, at: callee)
    case .implicitMemberExpr:
      guard let token = memberToken(callee) else { return .value(analyzer.hole(.syntaxError)) }
      let name = Name(token.range, in: callee.bytes)
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

  private func isCallable(_ candidate: Candidate) -> Bool {
    if candidate.isMemberwise { return true }
    switch analyzer.decl(candidate.decl).kind {
    case .function, .initializer: return true
    case .enumCase: return analyzer.decl(candidate.decl).has(.hasParameters)
    default: return false
    }
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
      // `self.init(…)` and `super.init(…)`: an initialiser goes on to another.
      return .candidates(analyzer.initializers(of: base, from: context.file), name: name)
    }
    var found = analyzer.memberCandidates(name, of: base, from: context.file)
    if analyzer.wrapped(base) != nil { found.removeAll { !isOfProtocol($0, metBy: base) } }
    let functions = found.filter { isCallable($0) }
    if functions.count == found.count, !functions.isEmpty { return .candidates(functions, name: name) }
    if functions.contains(where: { arity($0, fits: arguments) }) { return .candidates(functions, name: name) }
    if found.isEmpty, analyzer.mayBeView(base), let view = analyzer.knownDecl(.view) {
      let assumed = analyzer.memberDecls(name, of: view).map { Candidate(decl: $0, base: base, isStatic: false) }
        .filter { isCallable($0) && !analyzer.decl($0.decl).has(.isStatic) }
      if !assumed.isEmpty { return .candidates(assumed, name: name) }
    }
    if found.isEmpty, let wrapped = analyzer.wrapped(base) {
      let inner = analyzer.memberCandidates(name, of: wrapped, from: context.file).filter { isCallable($0) }
      if !inner.isEmpty { return .candidates(inner, name: name) }
    }
    return .value(memberValue(name, of: base, expected: nil, at: node))
  }

  /// `name(…)`
  private func resolve(name: Name, at node: SyntaxNode) -> Callee {
    if let index = local(name) {
      if locals[index].decl == nil { return .value(type(ofLocal: index)) }
      let limit = min(visibleLocals ?? locals.count, locals.count)
      let overloads = (0..<limit).reversed().filter { locals[$0].name == name }.compactMap { locals[$0].decl }
      return resolve(found: overloads, name)
    }
    for base in typesAround() {
      let type = base.isStatic ? types.metatype(base.type) : base.type
      let found = analyzer.memberCandidates(name, of: type, from: context.file).filter { !$0.isUnapplied }
      if found.isEmpty { continue }
      let functions = found.filter { isCallable($0) }
      if !functions.isEmpty { return .candidates(functions, name: name) }
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
    return resolve(found: found, name)
  }

  func isUndeclared(_ type: TypeID) -> Bool { types.reason(ofHole: type).kind == .undeclaredType }

  /// A call of what top-level or local declarations of one name are.
  private func resolve(found: [DeclID], _ name: Name) -> Callee {
    var candidates: [Candidate] = []
    for id in found {
      switch analyzer.decl(id).kind {
      case .function, .macro: candidates.append(Candidate(decl: id, base: nil, isStatic: false))
      case .structure, .classType, .actor, .enumeration, .alias:
        let type = openedType(id, arguments: [])
        if types.kind(type) == .nominal {
          candidates += analyzer.initializers(of: type, from: context.file)
        } else if found.count == 1 {
          return .value(types.metatype(type))
        }
      case .variable: if found.count == 1 { return .value(analyzer.variableType(of: id)) }
      default: continue
      }
    }
    if candidates.isEmpty { return .value(declType(found, name, expected: nil)) }
    return .candidates(candidates, name: name)
  }

  /// A call of a value: a function, a type, or something with `callAsFunction`.
  private func call(
    _ givenType: TypeID, _ arguments: [Argument], named name: @autoclosure () -> String, expected: TypeID?,
    at node: SyntaxNode
  ) -> TypeID {
    let type = analyzer.resolved(analyzer.normalized(givenType))
    switch types.kind(type) {
    case .hole: return type
    case .metatype:
      let made = types.argument(type, 0)
      let candidates = analyzer.initializers(of: made, from: context.file)
      if candidates.isEmpty { return types.kind(made) == .hole ? made : analyzer.hole(.noMatchingCall, name()) }
      return apply(candidates, arguments, named: name(), expected: expected, at: node)
    case .function:
      return applyFunction(type, arguments, expected: expected)
    default:
      let candidates = analyzer.memberCandidates(.callAsFunction, of: type, from: context.file)
      if !candidates.isEmpty { return apply(candidates, arguments, named: name(), expected: expected, at: node) }
      if let wrapped = analyzer.wrapped(type) {
        return call(wrapped, arguments, named: name(), expected: expected, at: node)
      }
      return analyzer.hole(.noMatchingCall, name())
    }
  }

  /// `x++` and whatever else the program declares.
  private func postfixType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let operand = node.children.first, let token = node.ownTokens.first(where: { $0.kind.isOperator }) else {
      return analyzer.hole(.syntaxError)
    }
    let name = Name(token.range, in: node.bytes)
    let type = check(operand, expected: nil)
    let candidates = operatorCandidates(name, [type]).filter { analyzer.signature(of: $0.decl).parameters.count == 1 }
    let argument = Argument(label: .none, node: nil, type: type, isTrailing: false)
    if candidates.isEmpty { return analyzer.hole(.unresolvedName, name.text) }
    return apply(candidates, [argument], named: name.text, expected: expected, at: node)
  }
}

extension Analyzer {
  /// What a call of a modifier means if its view's type is declared nowhere: one that no kind of view, as shapes are,
  /// has a method of its own for.
  func modifiersOfEveryView(_ name: Name, of base: TypeID) -> [Candidate] {
    guard let view = knownDecl(.view) else { return [] }
    let found = directMembers(of: view, named: name).filter { decl($0).kind == .function && !decl($0).has(.isStatic) }
    if found.isEmpty || kindsOfView.contains(where: { !directMembers(of: $0, named: name).isEmpty }) { return [] }
    return found.map { Candidate(decl: $0, base: base, isStatic: false) }
  }

  /// Whether a type that is declared nowhere is likely to conform to a protocol: what is made by name where views are
  /// made is a view, and no style.
  func isConceivable(_ constraint: TypeID) -> Bool {
    guard let view = knownDecl(.view), types.kind(constraint) == .nominal else { return true }
    let target = types.decl(constraint)
    return target == view || program.file(target.file).module != program.file(view.file).module
      || kindsOfView.contains(target) || ancestors(of: view).contains(target)
  }

  /// Whether a declaration is a requirement of a protocol or in an extension of one.
  func isProtocolMember(_ id: DeclID) -> Bool {
    guard let owner = owner(of: id), let nominal = nominal(of: owner) else { return false }
    return decl(nominal).kind == .protocolType
  }
}
