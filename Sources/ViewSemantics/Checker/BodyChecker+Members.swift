import ViewSource
import ViewSyntax

/// Uncalled members of values and types: `base.name`.
///
/// Of several declarations with the name, those in extensions whose requirements the base does not meet are removed.
/// The rest are ordered: the type's own before those of its protocols. If none is left, dynamic members are tried, and
/// for an optional base the members of its wrapped type.
extension BodyChecker {
  func memberLink(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    guard let baseNode = node.children.first, let token = memberToken(node) else { return analyzer.hole(.syntaxError) }
    let name = node.name(of: token)
    if let module = module(named: baseNode) {
      return declType(module.topLevel[name] ?? [], name, expected: expected, at: node)
    }
    let isBase = looksUpBase
    looksUpBase = false
    let base = baseLink(node)
    looksUpBase = isBase
    defer { looksUpBase = false }
    return memberValue(name, of: base, expected: expected, at: node)
  }

  /// The name token of a member access, without the module of `view.SwiftUI::padding`.
  func memberToken(_ node: SyntaxNode) -> Token? {
    var isBehindDot = false
    var name: Token?
    for token in node.ownTokens {
      switch token.kind {
      case .period, .prefixPeriod: isBehindDot = true
      case .doubleColon: name = nil
      default: if isBehindDot, name == nil { name = token }
      }
    }
    return name ?? node.referencedName
  }

  /// The candidates from the module that `view.SwiftUI::padding` names; all if no module is named.
  func selected(_ found: [Candidate], at node: SyntaxNode?) -> [Candidate] {
    guard let node, node.ownToken(.doubleColon) != nil else { return found }
    let tokens = Array(node.ownTokens.drop { $0.kind != .period && $0.kind != .prefixPeriod })
    let program = analyzer.program
    guard let name = tokens.dropFirst().first, let module = program.module(named: node.name(of: name)) else {
      return []
    }
    return found.filter { candidate in
      guard candidate.decl.file != .local else { return false }
      let own = program.modules[program.moduleNumber(of: candidate.decl.file)]
      // The catalogue does not know the Apple module of every member.
      return own.name == module.name || own.isCatalogue && module.isCatalogue
    }
  }

  /// The module that an expression names, if it can refer to nothing else.
  func module(named node: SyntaxNode) -> Module? {
    guard node.kind == .declReferenceExpr, let token = node.referencedName, token.kind == .identifier else {
      return nil
    }
    let name = node.name(of: token)
    guard let module = analyzer.program.module(named: name) else { return nil }
    if local(name) != nil || !analyzer.lookUpTopLevel(name, in: context).isEmpty { return nil }
    return module
  }

  /// The type of `(any P).self`; `nil` for other expressions.
  private func protocolMetatype(_ node: SyntaxNode, _ base: TypeID) -> TypeID? {
    guard types.kind(base) == .metatype, types.kind(types.argument(base, 0)) == .existential,
      node.children.first?.kind == .parenExpr
    else { return nil }
    return types.protocolMetatype(types.argument(base, 0))
  }

  /// The type of an uncalled member.
  func memberValue(_ name: Name, of givenBase: TypeID, expected: TypeID?, at node: SyntaxNode? = nil) -> TypeID {
    var base = analyzer.normalized(givenBase)
    if types.kind(base) == .inoutType { base = analyzer.normalized(types.argument(base, 0)) }
    switch types.kind(base) {
    case .hole: return analyzer.unnamed(base)
    case .variable: return analyzer.hole(.notInferred, name.text)
    case .tuple:
      if name == .selfName {
        // `(String, [Item]).self`, where `[Item]` by itself is a list.
        return metatype(ofTuple: base) ?? node?.children.first.flatMap { typeNamed(by: $0) }.map { types.metatype($0) }
          ?? base
      }
      return tupleElement(name, of: base) ?? analyzer.hole(.unresolvedMember, name.text)
    default: break
    }
    if name == .selfName { return node.flatMap { protocolMetatype($0, base) } ?? base }
    let known = analyzer.resolved(base)
    let isStatic = types.kind(known) == .metatype
    if name.isProjection, let type = wrapping(name, of: known, .projection, at: node) { return type }
    var found = selected(analyzer.memberCandidates(name, of: known, from: context.file), at: node)
    if found.count > 1, types.kind(known) == .nominal, types.flags(known).contains(.hasLiteral) {
      // `Box(1).name` may be a member of `Box<Int>` only.
      let others = analyzer.memberCandidates(name, of: analyzer.withDefaults(known), from: context.file)
      let special = mostSpecific(others.filter { holds($0) }).first
      if let special, special.decl != mostSpecific(found.filter { holds($0) }).first?.decl { found = [special] }
    }
    if found.isEmpty, name.isStorage, let type = wrapping(name, of: known, .storage, at: node) { return type }
    if found.isEmpty, let value = memberOfFloat(name, known, expected: expected, at: node) { return value }
    let owner = isStatic ? types.argument(known, 0) : known
    if found.first.map({ isOutOfReach($0, of: owner) }) ?? false,
      let type = dynamicMember(name, of: owner, isStatic: isStatic, at: node)
    {
      return type
    }
    if !found.isEmpty, !isStatic, found.allSatisfy({ analyzer.decl($0.decl).kind == .function }),
      expected.map({ types.kind(analyzer.normalized($0)) != .function }) ?? true, writtenLabels(node) == nil,
      let type = reconsideringOverload(property: name, expected: expected, at: node)
    {
      return type
    }
    if let type = memberValueType(found, of: owner, isStatic: isStatic, expected: expected, at: node) { return type }
    if let type = dynamicMember(name, of: owner, isStatic: isStatic, at: node) { return type }
    if isStatic, name == .metatype || name == .protocolMetatype { return types.metatype(known) }
    if let wrapped = analyzer.wrapped(known) {
      // An implicitly unwrapped optional, or a missing `?`.
      return memberValue(name, of: wrapped, expected: expected, at: node)
    }
    if !isStatic, let type = reconsideringOverload(property: name, expected: expected, at: node) { return type }
    // Counts as an error during overload comparison, so that an overload that gives the closure's parameters such a
    // member is preferred. All members of a generic parameter are known.
    if closureComparisonDepth > 0 { errorWeight += types.kind(known) == .parameter ? BodyChecker.mistake : 1 }
    return analyzer.hole(.unresolvedMember, name.text)
  }

  /// `3.km`, where only floating-point types have the member: the literal becomes a floating-point value.
  func memberOfFloat(_ name: Name, _ literal: TypeID, expected: TypeID?, at node: SyntaxNode?) -> TypeID? {
    guard analyzer.literalKind(literal) == .integer, let base = node?.children.first else { return nil }
    let double = analyzer.known(.double)
    let found = analyzer.memberCandidates(name, of: double, from: context.file)
    guard !found.isEmpty,
      let type = memberValueType(found, of: double, isStatic: false, expected: expected, at: node)
    else { return nil }
    note(type: double, of: base.id)
    return type
  }

  /// `model.$name` and `self._name`: the projected value or the storage of a wrapped property.
  private func wrapping(
    _ name: Name, of base: TypeID, _ part: BodyRecord.Use.Part, at node: SyntaxNode?
  ) -> TypeID? {
    let property = Name(String(name.text.dropFirst()))
    let found = analyzer.memberCandidates(property, of: base, from: context.file)
    guard let candidate = found.first(where: { analyzer.decl($0.decl).kind == .variable }),
      let type = part == .storage
        ? analyzer.storageType(of: candidate.decl) : analyzer.projectionType(of: candidate.decl)
    else { return nil }
    note(node, candidate, part: part)
    return analyzer.substitute(type, analyzer.memberSubstitution(candidate.decl, of: base))
  }

  /// The type of `(Int, String).self` and `(repeat each T).self`; `nil` if an element is no metatype.
  private func metatype(ofTuple tuple: TypeID) -> TypeID? {
    let elements = types.arguments(tuple).compactMap { element -> TypeID? in
      switch types.kind(element) {
      case .metatype: return types.argument(element, 0)
      case .expansion:
        let pattern = types.argument(element, 0)
        return types.kind(pattern) == .metatype ? types.expansion(types.argument(pattern, 0)) : nil
      default: return nil
      }
    }
    guard !elements.isEmpty, elements.count == types.argumentCount(tuple) else { return nil }
    return types.metatype(types.tuple(elements, labels: types.labels(ofTuple: tuple)))
  }

  private func tupleElement(_ name: Name, of tuple: TypeID) -> TypeID? {
    if let index = Int(name.text) { return index < types.argumentCount(tuple) ? types.argument(tuple, index) : nil }
    return types.labels(ofTuple: tuple).firstIndex(of: name).map { types.argument(tuple, $0) }
  }

  /// The value type of the best member found; `nil` if there is none.
  func memberValueType(
    _ found: [Candidate], of base: TypeID, isStatic: Bool, expected: TypeID?, at node: SyntaxNode? = nil
  ) -> TypeID? {
    var found = found
    if isStatic, found.contains(where: isOfAnother) { found.removeAll(where: isOfAnother) }
    if let labels = writtenLabels(node) { found.removeAll { !hasLabels(labels, $0) } }
    guard !found.isEmpty else { return nil }
    let isOptional = analyzer.wrapped(base) != nil
    let holding =
      isOptional
      ? found.filter { holds($0) && isOfProtocol($0, metBy: base) }
      : found.count > 1 ? found.filter { holds($0) } : found
    // A member that an optional has only if its wrapped type does may be meant on the wrapped value: `model.item.id`
    // with an `Item!`.
    if isOptional, holding.isEmpty { return nil }
    var fitting = mostSpecific(holding)
    if fitting.allSatisfy(isMethod) {
      // A method of the type does not hide a protocol's property: `first` beside one's own `first(where:)`.
      let properties = mostSpecific(holding.filter { analyzer.decl($0.decl).kind == .variable })
      if !properties.isEmpty { fitting = properties }
    }
    let chosen = fitting.isEmpty ? found : fitting
    if let type = methodType(amongNamesakes: holding, expected: expected, at: node) { return type }
    if let property = property(chosen, or: holding, expected: expected, at: node) {
      let type = analyzer.variableType(of: property.decl)
      let substitution = analyzer.memberSubstitution(property.decl, of: property.base ?? base)
      note(node, property)
      if !analyzer.isProtocolMember(property.decl), let base = property.base { unifyRequirements(property, base) }
      return analyzer.seen(analyzer.resolved(analyzer.substitute(type, substitution)), ofMember: property.decl)
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
    // A protocol's member may be meant if no member of the type itself has the contextual type: `Int.init`.
    if let expected, holding.count > 1,
      let type = functionType(chosen + holding.filter { !chosen.contains($0) }, as: expected, at: node)
    {
      return type
    }
    return chosen.first { [.function, .initializer].contains(analyzer.decl($0.decl).kind) || $0.isMemberwise }
      .map {
        note(node, $0)
        // `Node.row`, which is declared where `Kind == Table`.
        if let base = $0.base { unifyRequirements($0, base) }
        let type = functionType($0)
        return $0.isMemberwise ? makingOfNothing($0, type, expected: expected) ?? type : type
      }
  }

  private func isMethod(_ candidate: Candidate) -> Bool { analyzer.decl(candidate.decl).kind == .function }

  /// The type of the method that a name refers to where a function is required, if a property of the same
  /// name is no such function: `lines.map(total)` in a type with `total` and `total(_:)`. `nil` if there is no such pair.
  private func methodType(
    amongNamesakes candidates: [Candidate], expected: TypeID?, at node: SyntaxNode?
  ) -> TypeID? {
    guard candidates.count > 1 else { return nil }
    let methods = candidates.filter { analyzer.decl($0.decl).kind == .function }
    guard !methods.isEmpty, methods.count < candidates.count else { return nil }
    sawNamesakes = true
    guard let expected, types.kind(analyzer.normalized(expected)) == .function else { return nil }
    let isProperty = candidates.contains { property in
      guard analyzer.decl(property.decl).kind == .variable, let base = property.base else { return false }
      let mark = analyzer.mark()
      defer { analyzer.undo(to: mark) }
      var score = Score()
      let type = analyzer.variableType(of: property.decl)
      return analyzer.convert(
        analyzer.substitute(type, analyzer.memberSubstitution(property.decl, of: base)), to: expected, &score)
    }
    return isProperty ? nil : functionType(methods, as: expected, at: node)
  }

  /// The first chosen property, or another module's property of the same name if only its type fits: an optional where
  /// the value is unwrapped, or the contextual type.
  private func property(
    _ chosen: [Candidate], or all: [Candidate], expected: TypeID?, at node: SyntaxNode?
  ) -> Candidate? {
    guard let first = chosen.first(where: { analyzer.decl($0.decl).kind == .variable }) else { return nil }
    guard all.count > 1, first.decl.file != .local else { return first }
    let program = analyzer.program
    let own = program.moduleNumber(of: first.decl.file)
    let others = (chosen + all).filter {
      analyzer.decl($0.decl).kind == .variable && $0.decl.file != .local
        && program.moduleNumber(of: $0.decl.file) != own
    }
    guard !others.isEmpty else { return first }
    func isFitting(_ candidate: Candidate) -> Bool {
      let type = analyzer.normalized(analyzer.variableType(of: candidate.decl))
      if let node, unwrapped.contains(node.id) { return analyzer.wrapped(type) != nil }
      return expected.map { analyzer.resolved(analyzer.normalized($0)) == type } ?? true
    }
    let isSettled = others.allSatisfy { analyzer.isProtocolMember($0.decl) }
    if !isSettled { sawNamesakes = true }
    if isFitting(first) { return first }
    if let other = others.first(where: isFitting) { return other }
    // `static let title = 28.0` of `Font`, with `CGFloat` as the contextual type.
    guard let expected else { return first }
    let wanted = analyzer.resolved(analyzer.normalized(expected))
    return ([first] + others).first { candidate in
      isWhole(wanted) && converts(analyzer.resolved(analyzer.variableType(of: candidate.decl)), to: wanted)
    } ?? first
  }

  /// Notes that an expression is unwrapped.
  func wantOptional(_ node: SyntaxNode?) {
    if let node, node.kind == .memberAccessExpr { unwrapped.insert(node.id) }
  }

  /// The type of `Row.init` as `() -> Row` for a struct whose properties all have default values, unless a function
  /// with parameters is required.
  private func makingOfNothing(_ candidate: Candidate, _ type: TypeID, expected: TypeID?) -> TypeID? {
    guard types.kind(type) == .function, types.argumentCount(type) > 1,
      signature(of: candidate).parameters.allSatisfy(\.hasDefault)
    else { return nil }
    let wanted = expected.map { analyzer.resolved(analyzer.normalized($0)) }
    if let wanted, types.kind(wanted) == .function, types.argumentCount(wanted) > 1 { return nil }
    return types.function([], [], types.argument(type, types.argumentCount(type) - 1))
  }

  /// Whether a static member belongs to one conforming type of its protocol but was found in another:
  /// `Color.windowBackground`.
  private func isOfAnother(_ candidate: Candidate) -> Bool {
    guard let base = candidate.base, types.kind(base) == .nominal, analyzer.isProtocolMember(candidate.decl),
      let required = analyzer.requiredSelf(of: candidate.decl), types.kind(required) == .nominal
    else { return false }
    return types.decl(required) != types.decl(base)
  }

  /// The type of the first function that converts to the contextual type; `nil` if none does.
  func functionType(_ candidates: [Candidate], as expected: TypeID, at node: SyntaxNode?) -> TypeID? {
    let wanted = analyzer.normalized(expected)
    // `["x"].map("text".contains)`: prefers the default types of literals.
    let defaulted = analyzer.withDefaults(analyzer.resolved(wanted))
    if defaulted != wanted, types.flags(wanted).contains(.hasLiteral),
      let type = functionType(candidates, as: defaulted, at: node)
    {
      return type
    }
    for candidate in candidates where [.function, .initializer].contains(analyzer.decl(candidate.decl).kind) {
      let mark = analyzer.mark()
      var score = Score()
      let instance = instantiate(candidate)
      let type = functionType(candidate, instance)
      if analyzer.convert(type, to: wanted, &score), instance.requirements.allSatisfy(meets) {
        note(node, candidate)
        return type
      }
      analyzer.undo(to: mark)
    }
    return nil
  }

  /// Whether a protocol member is available on a type: the type's conformance, perhaps conditional, holds.
  func isOfProtocol(_ candidate: Candidate, metBy type: TypeID) -> Bool {
    guard !types.flags(type).contains(.hasVariable), let owner = analyzer.owner(of: candidate.decl),
      let nominal = analyzer.nominal(of: owner), analyzer.decl(nominal).kind == .protocolType
    else { return true }
    return analyzer.conformance(type, to: nominal) != nil
  }

  /// Whether the requirements of a candidate's extension hold for its base.
  func holds(_ candidate: Candidate) -> Bool {
    guard let base = candidate.base else { return true }
    if types.flags(base).contains(.hasVariable) { return true }
    return analyzer.has(candidate)
  }

  /// Whether a member's protocol is one whose conditional conformance does not hold for the base.
  private func isOutOfReach(_ candidate: Candidate, of base: TypeID) -> Bool {
    guard types.kind(base) == .nominal, !types.flags(base).contains(.hasVariable),
      let owner = analyzer.owner(of: candidate.decl), let nominal = analyzer.nominal(of: owner),
      analyzer.decl(nominal).kind == .protocolType
    else { return false }
    return analyzer.conformance(base, to: nominal) == nil
  }

  /// Binds open generic arguments of the base by the same-type requirements of a member's extension.
  private func unifyRequirements(_ candidate: Candidate, _ base: TypeID) {
    guard types.flags(base).contains(.hasVariable) else { return }
    let substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    for requirement in analyzer.addedRequirements(of: candidate.decl) where requirement.kind == .isSame {
      _ = analyzer.unify(
        analyzer.substitute(requirement.subject, substitution), analyzer.substitute(requirement.other, substitution))
    }
  }

  /// Removes protocol members if the type has its own; keeps the lookup order.
  private func mostSpecific(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1 else { return found }
    let favoured = found.filter {
      !analyzer.decl($0.decl).has(.isDisfavored) && !analyzer.decl($0.decl).has(.isUnavailable)
    }
    let usable = favoured.isEmpty ? found : favoured
    let concrete = usable.filter { !analyzer.isProtocolMember($0.decl) }
    if !concrete.isEmpty { return concrete.count > 1 ? mostSpecializedFirst(concrete) : concrete }
    return mostSpecializedFirst(usable)
  }

  /// Puts the member of the most specialized extension first.
  private func mostSpecializedFirst(_ found: [Candidate]) -> [Candidate] {
    guard let first = found.first else { return found }
    var best = first
    for candidate in found.dropFirst()
    where isAsSpecialized(candidate, than: best) && !isAsSpecialized(best, than: candidate) {
      best = candidate
    }
    return [best] + found.filter { $0 != best }
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
}
