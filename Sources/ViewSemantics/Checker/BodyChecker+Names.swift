import ViewSource
import ViewSyntax

/// Uncalled names in expressions: `name`, `$name`, `_name`, `$0`.
extension BodyChecker {
  /// The type of an uncalled name.
  func referenceType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let token = node.referencedName ?? node.firstToken else { return analyzer.hole(.syntaxError) }
    switch token.kind {
    case .selfKeyword: return selfValue
    case .capitalSelfKeyword: return types.metatype(selfType ?? analyzer.hole(.unresolvedName, "Self"))
    case .dollarIdentifier: return dollarType(token, node)
    default:
      if token.kind.isOperator { return operatorReference(token, node, expected: expected) }
      if let module = moduleSelector(node) {
        let name = node.name(of: token)
        return declType(module.topLevel[name] ?? [], name, expected: expected, at: node)
      }
      return nameType(node.name(of: token), expected: expected, at: node)
    }
  }

  /// The type of `self`, which `if let self` may rebind.
  var selfValue: TypeID {
    if let index = local(.selfName) { return type(ofLocal: index) }
    guard let selfType else { return analyzer.hole(.unresolvedName, "self") }
    return isStatic ? types.metatype(selfType) : selfType
  }

  /// `Module::name`
  private func moduleSelector(_ node: SyntaxNode) -> Module? {
    guard node.ownToken(.doubleColon) != nil, let first = node.firstToken else { return nil }
    return analyzer.program.module(named: node.name(of: first))
  }

  /// `$0`, a parameter of the enclosing closure, or `$name`, the projected value of a wrapped property
  private func dollarType(_ token: Token, _ node: SyntaxNode) -> TypeID {
    let text = node.text(of: token).dropFirst()
    if let number = Int(text) {
      guard let parameters = closureParameters.last else { return analyzer.hole(.unresolvedName, "$\(text)") }
      if parameters.count == 1, number > 0 {
        // The closure destructures a tuple.
        let only = analyzer.normalized(parameters[0])
        if types.kind(only) == .tuple, number < types.argumentCount(only) { return types.argument(only, number) }
      }
      return number < parameters.count ? parameters[number] : analyzer.hole(.unresolvedName, "$\(text)")
    }
    let name = Name(String(text))
    if let index = local(Name("$" + text)) { return type(ofLocal: index) }
    guard let (member, base) = memberOfSelf(name) else {
      return projectionOfStatic(name, node) ?? analyzer.hole(.unresolvedName, "$\(text)")
    }
    guard let projection = analyzer.projectionType(of: member) else {
      return analyzer.hole(.unresolvedMember, "$\(text)")
    }
    note(node, Candidate(decl: member, base: base, isStatic: false), part: .projection)
    return analyzer.substitute(projection, analyzer.memberSubstitution(member, of: base))
  }

  /// The projected value of a static property of an enclosing type.
  private func projectionOfStatic(_ name: Name, _ node: SyntaxNode) -> TypeID? {
    guard let found = staticProperty(name), let base = found.base,
      let projection = analyzer.projectionType(of: found.decl)
    else { return nil }
    note(node, found, part: .projection)
    return analyzer.substitute(projection, analyzer.memberSubstitution(found.decl, of: base))
  }

  /// The static property with a wrapper of an enclosing type, innermost first.
  private func staticProperty(_ name: Name) -> Candidate? {
    typesAround().lazy.compactMap { around in
      self.analyzer.memberCandidates(name, of: self.types.metatype(around.type)).first {
        self.analyzer.decl($0.decl).kind == .variable && self.analyzer.storageType(of: $0.decl) != nil
      }
    }.first
  }

  /// The property of an enclosing type, innermost first, and the type in which it is found.
  func memberOfSelf(_ name: Name) -> (DeclID, TypeID)? {
    for base in typesAround() {
      let found = analyzer.memberCandidates(name, of: base.type).first { analyzer.decl($0.decl).kind == .variable }
      if let found { return (found.decl, base.type) }
    }
    return nil
  }

  /// The `Self` types of the enclosing types, innermost first.
  func typesAround() -> [(type: TypeID, isStatic: Bool)] {
    if let known = knownTypesAround { return known }
    let found = findTypesAround()
    knownTypesAround = found
    return found
  }

  private func findTypesAround() -> [(type: TypeID, isStatic: Bool)] {
    var result: [(TypeID, Bool)] = []
    if let selfType {
      result.append((selfType, isStatic || isDefaultArgument))
      if isInitialValue { result.append((selfType, true)) }
    }
    var current = analyzer.innermostType(context)
    while let inner = current {
      let around = analyzer.context(around: inner)
      current = analyzer.innermostType(around)
      if let current { result.append((analyzer.selfType(inside: current), true)) }
    }
    return result
  }

  /// The type of an uncalled name.
  func nameType(_ name: Name, expected: TypeID? = nil, at node: SyntaxNode? = nil) -> TypeID {
    if let index = local(name) {
      if locals[index].decl != nil { return declType(localDecls(name), name, expected: expected, at: node) }
      return type(ofLocal: index)
    }
    if name.isStorage, let storage = storage(name, at: node) { return storage }
    for base in typesAround() {
      let type = base.isStatic ? types.metatype(base.type) : base.type
      let found = analyzer.memberCandidates(name, of: type, from: context.file)
      if isHidden(found, name) { break }
      if let type = memberValueType(found, of: base.type, isStatic: base.isStatic, expected: expected, at: node) {
        return type
      }
    }
    let nested = analyzer.lookUpType(name, in: context)
    if let first = nested.first {
      if let integer = integerParameter(first, at: node) { return integer }
      if [.genericParameter, .associatedType].contains(analyzer.decl(first).kind) {
        return types.metatype(resolveNamed(name))
      }
      // A nested or local type shadows a top-level declaration of its name: `enum Tab` in a view.
      if analyzer.isMember(first) || first.file == .local {
        return declType(nested, name, expected: expected, at: node)
      }
    }
    let found = analyzer.lookUpTopLevel(name, in: context)
    if !found.isEmpty { return declType(found, name, expected: expected, at: node) }
    if !nested.isEmpty { return declType(nested, name, expected: expected, at: node) }
    return analyzer.hole(.unresolvedName, name.text)
  }

  /// The type of an integer generic parameter as a value: `count` in a type with `let count: Int`. The catalogue
  /// declares how it is read.
  private func integerParameter(_ id: DeclID, at node: SyntaxNode?) -> TypeID? {
    guard analyzer.decl(id).kind == .genericParameter, analyzer.isInteger(id),
      let reader = analyzer.knownDecl(Name("_IntegerParameter")),
      let value = analyzer.directMembers(of: reader, named: "value").first
    else { return nil }
    let type = analyzer.withSameTypes(types.parameter(id), analyzer.environment)
    note(node, Candidate(decl: value, base: types.nominal(reader, [type]), isStatic: true))
    return analyzer.known(.int)
  }

  /// Whether an inner type of the same name shadows a type found in an outer type:
  /// `struct Bar: View { struct Bar: Shape {} }`.
  func isHidden(_ found: [Candidate], _ name: Name) -> Bool {
    guard let outer = found.first, analyzer.decl(outer.decl).kind.isType,
      let inner = analyzer.lookUpType(name, in: context).first
    else { return false }
    return !found.contains { $0.decl == inner }
  }

  private func resolveNamed(_ name: Name) -> TypeID {
    guard let found = analyzer.lookUpType(name, in: context).first else {
      return analyzer.hole(.unresolvedName, name.text)
    }
    switch analyzer.decl(found).kind {
    case .genericParameter:
      let type = types.parameter(found)
      return analyzer.withSameTypes(type, analyzer.environment)
    case .associatedType: return analyzer.memberType(of: selfType ?? analyzer.hole(.unresolvedName, "Self"), found)
    default: return openedType(found, arguments: [])
    }
  }

  /// `_x`, the storage of a wrapped property
  private func storage(_ name: Name, at node: SyntaxNode?) -> TypeID? {
    let wrapped = Name(String(name.text.dropFirst()))
    if let (member, base) = memberOfSelf(wrapped), let storage = analyzer.storageType(of: member) {
      note(node, Candidate(decl: member, base: base, isStatic: false), part: .storage)
      return analyzer.substitute(storage, analyzer.memberSubstitution(member, of: base))
    }
    guard let found = staticProperty(wrapped), let base = found.base,
      let storage = analyzer.storageType(of: found.decl)
    else { return nil }
    note(node, found, part: .storage)
    return analyzer.substitute(storage, analyzer.memberSubstitution(found.decl, of: base))
  }

  /// The type of a reference to the top-level or local declarations with a name.
  func declType(_ found: [DeclID], _ name: Name, expected: TypeID?, at node: SyntaxNode? = nil) -> TypeID {
    let found =
      writtenLabels(node).map { labels in
        found.filter { hasLabels(labels, Candidate(decl: $0, base: nil, isStatic: false)) }
      } ?? found
    if found.count > 1, let type = typeOfNamesake(found, expected, at: node) { return type }
    for id in found {
      note(node, Candidate(decl: id, base: nil, isStatic: false))
      switch analyzer.decl(id).kind {
      case .variable: return analyzer.variableType(of: id)
      case .structure, .classType, .actor, .enumeration, .alias, .protocolType:
        return types.metatype(openedType(id, arguments: []))
      case .genericParameter: return types.metatype(types.parameter(id))
      case .function: return functionType(Candidate(decl: id, base: nil, isStatic: false))
      default: continue
      }
    }
    return analyzer.hole(.unresolvedName, name.text)
  }

  /// The argument labels written after a name: `move(to:)`; `nil` if there are none.
  func writtenLabels(_ node: SyntaxNode?) -> [Name]? {
    guard let node, node.lastToken?.kind == .rightParen,
      node.kind == .declReferenceExpr || node.kind == .memberAccessExpr
    else { return nil }
    let tokens = Array(node.ownTokens)
    return tokens.indices.dropFirst().filter { tokens[$0].kind == .colon }.map { index in
      tokens[index - 1].kind == .underscore ? .none : node.name(of: tokens[index - 1])
    }
  }

  /// Whether a candidate is a function with these labels.
  func hasLabels(_ labels: [Name], _ candidate: Candidate) -> Bool {
    let isFunction =
      candidate.isMemberwise || [.function, .initializer, .enumCase].contains(analyzer.decl(candidate.decl).kind)
    return isFunction && signature(of: candidate).parameters.map(\.label) == labels
  }

  /// The type of a name that several functions, or functions and a variable, share: a function that fits the contextual
  /// type, else the variable. `nil` if there is neither.
  private func typeOfNamesake(_ found: [DeclID], _ expected: TypeID?, at node: SyntaxNode?) -> TypeID? {
    let functions = found.filter { analyzer.decl($0).kind == .function }
    guard !functions.isEmpty else { return nil }
    sawNamesakes = functions.count < found.count
    if let expected, types.kind(analyzer.normalized(expected)) == .function {
      let candidates = functions.map { Candidate(decl: $0, base: nil, isStatic: false) }
      if let type = functionType(candidates, as: expected, at: node) { return type }
    }
    guard let variable = found.first(where: { analyzer.decl($0).kind == .variable }) else { return nil }
    note(node, Candidate(decl: variable, base: nil, isStatic: false))
    return analyzer.variableType(of: variable)
  }

  /// Whether an uncalled name without labels refers to several functions or initializers, or is passed to a call:
  /// `String.init`, `throwing(String.init)`.
  func namesSeveralFunctions(_ node: SyntaxNode) -> Bool {
    if node.kind == .functionCallExpr {
      return !hasImplicitRoot(node) && node.callArguments.contains { $0.node.map(namesSeveralFunctions) ?? false }
    }
    guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, writtenLabels(node) == nil,
      !hasImplicitRoot(node)
    else { return false }
    func isFunction(_ id: DeclID) -> Bool { [.function, .initializer].contains(analyzer.decl(id).kind) }
    if node.kind == .memberAccessExpr {
      guard let base = node.children.first, let token = memberToken(node), module(named: base) == nil else {
        return false
      }
      let type = analyzer.resolved(analyzer.normalized(check(base, expected: nil)))
      // The arguments of a generic type may be open: `Node.group`.
      let isKnown = types.kind(type) == .metatype || !types.flags(type).contains(.hasVariable)
      guard isKnown, !types.flags(type).contains(.hasHole) else { return false }
      let found = analyzer.memberCandidates(node.name(of: token), of: type, from: context.file)
      return found.lazy.filter { isFunction($0.decl) }.prefix(2).count > 1
    }
    guard let token = node.referencedName, !token.kind.isOperator else { return false }
    let name = node.name(of: token)
    if let index = local(name) {
      return locals[index].decl != nil && localDecls(name).lazy.filter(isFunction).prefix(2).count > 1
    }
    for base in typesAround() {
      let type = base.isStatic ? types.metatype(base.type) : base.type
      let found = analyzer.memberCandidates(name, of: type, from: context.file)
      if !found.isEmpty { return found.lazy.filter { isFunction($0.decl) }.prefix(2).count > 1 }
    }
    return analyzer.lookUpTopLevel(name, in: context).lazy.filter(isFunction).prefix(2).count > 1
  }

  /// The type of a function reference.
  func functionType(_ candidate: Candidate) -> TypeID { functionType(candidate, instantiate(candidate)) }

  func functionType(_ candidate: Candidate, _ instance: Instance) -> TypeID {
    // An unapplied method has no effects of its own.
    let effects = candidate.isUnapplied ? [] : signature(of: candidate).effects
    let hasAttributes = !candidate.isUnapplied && !candidate.isMemberwise
    let type = types.function(
      instance.parameters.map(\.type), instance.parameters.map(\.flags), instance.result, effects: effects,
      attributes: hasAttributes ? attributes(of: candidate, instance) : nil)
    return candidate.isMemberwise ? type : analyzer.seen(type, ofMethod: candidate.decl)
  }

  /// The attributes of a function reference.
  func attributes(of candidate: Candidate, _ instance: Instance) -> FunctionAttributes {
    var attributes = analyzer.functionAttributes(of: candidate.decl)
    if let thrown = attributes.thrown { attributes.thrown = analyzer.substitute(thrown, instance.substitution) }
    return attributes
  }

  /// Binds the accumulator type of `sizes.reduce(.zero, +)` to the element type, if the operator on two elements
  /// returns one. Returns whether it did.
  private func gathers(_ wanted: TypeID, _ name: Name) -> Bool {
    guard types.argumentCount(wanted) == 3, types.flags(wanted).contains(.hasVariable) else { return false }
    let gathered = analyzer.shallow(types.argument(wanted, 0))
    let added = analyzer.withDefaults(analyzer.resolved(types.argument(wanted, 1)))
    // `lists.reduce([], +)`: the element type of the initial list is open.
    guard types.flags(gathered).contains(.hasVariable), analyzer.shallow(types.argument(wanted, 2)) == gathered,
      types.flags(added).isDisjoint(with: [.hasVariable, .hasHole, .hasLiteral]),
      operatorResult(name, added, added) == added
    else { return false }
    return analyzer.unify(gathered, added)
  }

  /// The known operand type, if the other operand is open and the operator exists for two such operands: `curry(+)(3)`.
  private func operandOfBoth(_ operands: [TypeID], _ name: Name) -> TypeID? {
    let known = operands.filter {
      types.kind($0) == .nominal && types.flags($0).isDisjoint(with: [.hasVariable, .hasHole])
    }
    guard known.count == 1, operands.contains(where: { types.kind($0) == .variable && !analyzer.isConstrained($0) }),
      types.kind(operatorResult(name, known[0], known[0])) != .hole
    else { return nil }
    return known[0]
  }

  /// The type of an operator as a value, from the contextual function type. The parameter types may determine the
  /// result: `zip(a, b).map(+)`.
  private func operatorReference(_ token: Token, _ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let name = node.name(of: token)
    guard let expected else { return analyzer.hole(.notInferred, name.text) }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    switch types.kind(wanted) {
    case .function: break
    case .nominal where analyzer.wrapped(wanted) == nil:
      // `list[...]`: an operator is a function and not a number.
      return types.function([], [], analyzer.hole(.notInferred, name.text))
    case .variable where !analyzer.constraints(onVariable: wanted).isEmpty:
      // Functions do not conform to protocols.
      return types.function([], [], analyzer.hole(.notInferred, name.text))
    case .parameter, .member:
      if types.flags(wanted).contains(.hasVariable) { return expected }
      // `list[...]` in generic code: the index type is no function either.
      return types.function([], [], analyzer.hole(.notInferred, name.text))
    default: return expected
    }
    if gathers(wanted, name) { return operatorReference(token, node, expected: wanted) }
    let parameters = types.arguments(wanted).dropLast()
    let only = parameters.count == 1 ? parameters.first : nil
    let operands = only.flatMap { types.kind($0) == .tuple ? types.arguments($0) : nil } ?? Array(parameters)
    if operands.count == 2, let known = operandOfBoth(operands, name) {
      for operand in operands { _ = analyzer.unify(operand, known) }
      return operatorReference(token, node, expected: wanted)
    }
    guard operands.count == 2, !types.flags(wanted).isDisjoint(with: [.hasVariable, .hasLiteral]),
      operands.allSatisfy({ types.flags($0).isDisjoint(with: [.hasVariable, .hasHole]) })
    else { return expected }
    let result = operatorResult(name, operands[0], operands[1])
    // `prices.reduce(0, +)`: the literal takes the elements' type.
    if types.kind(result) == .hole, !types.flags(wanted).contains(.hasVariable) { return expected }
    return types.function(
      Array(parameters), types.flags(ofFunction: wanted), result, effects: types.effects(ofFunction: wanted))
  }
}
