import ViewSource
import ViewSyntax

/// Calls of values: of functions, metatypes and types that are called dynamically, and calls that the checker did not
/// record.
extension BodyResolver {
  /// `Name("Ann")` without an initializer for strings: the literal becomes a value of the type.
  func madeOfLiteral(_ node: SyntaxNode, _ type: TypeID) -> ResolvedExpr? {
    let arguments = node.callArguments
    guard arguments.count == 1, arguments[0].label == Name.none, let value = arguments[0].node,
      value.isLiteral
    else { return nil }
    let made = resolve(value, type)
    return made.type == type ? made : nil
  }

  /// The error for a call that no candidate accepts.
  func uncalled(_ callee: SyntaxNode, _ function: ResolvedExpr) -> String {
    let token = callee.kind == .memberAccessExpr ? checker.memberToken(callee) : callee.referencedName
    if case .metatype(let type) = function.kind {
      // A type has the name that the call writes, which may be that of an alias.
      let name = token.map { callee.name(of: $0).text } ?? analyzer.text(of: type)
      return "no initializer of `\(name)` accepts these arguments"
    }
    guard let token else { return "a call of something that is not a function" }
    return "no `\(callee.name(of: token).text)` accepts these arguments"
  }

  /// `Point(1, 2)`, where the name refers to a tuple type.
  func tuple(_ node: SyntaxNode, _ callee: SyntaxNode) -> ResolvedExpr? {
    guard let type = recordedType(callee), types.kind(type) == .metatype else { return nil }
    let made = types.argument(type, 0)
    let values = node.callArguments.compactMap(\.node)
    guard types.kind(made) == .tuple, types.argumentCount(made) == values.count else { return nil }
    return ResolvedExpr(.tuple(zip(values, types.arguments(made)).map { resolve($0, $1) }), made, node)
  }

  /// A call of a value: of a function or a metatype.
  func application(_ node: SyntaxNode, _ callee: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    if let tuple = tuple(node, callee) { return tuple }
    var function = link(callee, callee.kind == .implicitMemberExpr ? target : nil)
    if let wrapped = analyzer.wrapped(function.type) { function = ResolvedExpr(.force(function), wrapped, callee) }
    guard types.kind(function.type) == .function else {
      if let found = dynamicCall(node, function, callee) { return found }
      if case .metatype(let type) = function.kind, types.kind(type) == .nominal, let made = madeOfLiteral(node, type) {
        return made
      }
      if let found = unrecordedCall(node, function, callee, target) { return found }
      if case .metatype(let type) = function.kind, let made = madeOfLiteral(node, type) { return made }
      if case .unresolved(let reason) = function.kind {
        return unmodified(callee, reason, node) ?? withContent(unresolved(reason, node))
      }
      return withContent(unresolved(uncalled(callee, function), for: [function], at: node))
    }
    let type = function.type
    let count = types.argumentCount(type) - 1
    let flags = types.flags(ofFunction: type)
    var arguments: [ResolvedArgument] = []
    // Arguments of function values have no labels: the remaining ones go to the variadic parameter.
    let variadic = flags.prefix(count).firstIndex { $0.contains(.isVariadic) }
    for (index, argument) in node.callArguments.enumerated() where index < variadic ?? count {
      guard let value = argument.node else { continue }
      let wanted = types.argument(type, index)
      let flag = index < flags.count ? flags[index] : []
      if flag.contains(.isInout) {
        arguments.append(.place(place(value, for: nil)))
      } else if value.kind == .inoutExpr, analyzer.isPointer(withoutOptionals(wanted)) {
        // The place is passed as a pointer.
        arguments.append(.place(place(value, takenAs: wanted)))
      } else if flag.contains(.isAutoclosure) {
        arguments.append(.late(autoclosureFunction(value, wanted)))
      } else {
        arguments.append(.value(resolve(value, wanted)))
      }
    }
    if let variadic {
      let wanted = types.argument(type, variadic)
      let values = node.callArguments.dropFirst(variadic).compactMap(\.node)
      arguments.append(.variadic(values.map { resolve($0, wanted) }))
    }
    return ResolvedExpr(.apply(function, arguments), types.argument(type, count), node)
  }

  /// `@dynamicCallable`: the arguments become an array, or a dictionary by label.
  func dynamicCall(_ node: SyntaxNode, _ callee: ResolvedExpr, _ calleeNode: SyntaxNode) -> ResolvedExpr? {
    let given = node.callArguments
    guard !isHole(callee.type), let chosen = checker.dynamicCallMethod(of: callee.type, given) else { return nil }
    var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base ?? callee.type)
    call.receiver =
      analyzer.decl(chosen.decl).has(.isMutating)
      ? .place(place(calleeNode, for: chosen.base)) : .value(forced(callee, for: chosen.base))
    let signature = analyzer.signature(of: chosen.decl)
    let substitution = substitution(of: call)
    guard let parameter = signature.parameters.first else { return nil }
    let type = analyzer.substitute(parameter.type, substitution)
    let list: ResolvedExpr
    if parameter.label == .withKeywordArguments {
      guard let pair = analyzer.dictionaryElement(of: type) else { return nil }
      list = ResolvedExpr(
        .dictionary(
          given.map { argument in
            let label = argument.label == .none ? "" : argument.label.text
            let key = convert(
              ResolvedExpr(.string(label), literalType(pair.key, .expressibleByStringLiteral, .string), node),
              to: pair.key)
            return (key, argument.node.map { resolve($0, pair.value) } ?? unresolved("nothing", node))
          }), type, node)
    } else {
      let element = analyzer.isKnown(type, .array) ? types.argument(type, 0) : analyzer.literalElement(of: type)
      list = ResolvedExpr(.array(given.compactMap(\.node).map { resolve($0, element) }), type, node)
    }
    call.arguments = [.value(list)]
    return ResolvedExpr(.call(call), analyzer.substitute(signature.result, substitution), node)
  }

  /// The resolved arguments of a call without a record; `nil` if one is a closure, or if the call is nested too deeply.
  /// The arguments are resolved once to choose and once for the chosen candidate, which doubles the work at each level.
  func autoclosureValues(_ given: [Argument]) -> [ResolvedExpr]? {
    guard given.allSatisfy({ $0.closure == nil }), lateCallDepth < Self.deepestLateCall else { return nil }
    lateCallDepth += 1
    defer { lateCallDepth -= 1 }
    let values = given.compactMap { $0.node }.map { resolve($0, nil) }
    return values.count == given.count ? values : nil
  }

  /// A call without a record, whose argument types are known by now.
  func unrecordedCall(
    _ node: SyntaxNode, _ callee: ResolvedExpr, _ calleeNode: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr? {
    let given = node.callArguments
    var candidates: [Candidate] = []
    var receiver: ResolvedExpr?
    if types.kind(callee.type) == .metatype {
      candidates = analyzer.initializers(of: types.argument(callee.type, 0), from: context.file)
    } else if calleeNode.kind == .memberAccessExpr, let baseNode = calleeNode.children.first,
      let token = checker.memberToken(calleeNode)
    {
      let base = unresolvedBases[calleeNode.id] ?? link(baseNode, nil)
      guard !isHole(base.type) else { return nil }
      let type = analyzer.withSameTypes(base.type, analyzer.environment)
      candidates = analyzer.memberCandidates(calleeNode.name(of: token), of: type, from: context.file)
      if types.kind(base.type) != .metatype { receiver = base }
    } else if calleeNode.kind == .implicitMemberExpr, let target, let token = checker.memberToken(calleeNode) {
      // `.init(…)` and `.member(…)` of the contextual type.
      let type = withoutOptionals(target)
      guard !isHole(type) else { return nil }
      let name = calleeNode.name(of: token)
      candidates =
        name == .initializer
        ? analyzer.initializers(of: type, from: context.file)
        : analyzer.memberCandidates(name, of: types.metatype(type), from: context.file)
    } else if calleeNode.kind == .declReferenceExpr, let token = calleeNode.referencedName {
      // A global function may match if no member with the name does.
      let name = calleeNode.name(of: token)
      for base in checker.typesAround() {
        candidates += analyzer.memberCandidates(
          name, of: base.isStatic ? types.metatype(base.type) : base.type, from: context.file)
      }
      let members = candidates
      candidates += analyzer.lookUpTopLevel(name, in: context).filter { analyzer.decl($0).kind == .function }
        .map { Candidate(decl: $0, base: nil, isStatic: true) }
      if let found = lateFunctionCall(node, given, candidates, members: members, target) { return found }
      candidates = []
    } else if calleeNode.kind == .implicitMemberExpr, let target, !isHole(target),
      let token = checker.memberToken(calleeNode)
    {
      // `debounce(for: .seconds(1), scheduler: queue)`: a later argument decides the type of the member.
      let type = types.metatype(withoutOptionals(target))
      candidates = analyzer.memberCandidates(calleeNode.name(of: token), of: type, from: context.file)
    } else if !isHole(callee.type) {
      candidates = analyzer.memberCandidates(.callAsFunction, of: callee.type, from: context.file)
      receiver = callee
    }
    guard !candidates.isEmpty, let values = autoclosureValues(given),
      let chosen = checker.choose(
        candidates, zip(given, values).map { ($0.label, $1.type) }, named: "call", expected: target, at: node)
    else { return nil }
    var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base)
    call.generics = chosen.generics
    switch analyzer.decl(chosen.decl).kind {
    case .initializer: call.form = .initializer
    case .structure: call.form = .memberwise
    case .enumCase:
      guard let base = chosen.base else { return nil }
      return ResolvedExpr(.enumCase(chosen.decl, base, arguments(given, chosen.match, call, node)), base, node)
    default: break
    }
    if let receiver {
      call.receiver =
        analyzer.decl(chosen.decl).has(.isMutating)
        ? calleeNode.children.first.map { .place(place($0, for: chosen.base)) }
        : .value(forced(receiver, for: chosen.base))
    }
    call.arguments = arguments(given, chosen.match, call, node)
    return ResolvedExpr(.call(call), chosen.result, node)
  }

  /// A call of a function without a record.
  func lateFunctionCall(
    _ node: SyntaxNode, _ given: [Argument], _ candidates: [Candidate], members: [Candidate], _ target: TypeID?
  ) -> ResolvedExpr? {
    guard !candidates.isEmpty, let values = autoclosureValues(given) else { return nil }
    let arguments = zip(given, values).map { (label: $0.label, type: $1.type) }
    guard
      let chosen = checker.choose(candidates, arguments, named: "call", expected: target, at: node)
        ?? checker.choose(candidates, arguments, named: "call", at: node)
    else { return nil }
    var call = ResolvedCall(form: .function, decl: chosen.decl, base: chosen.base)
    call.generics = chosen.generics
    let decl = analyzer.decl(chosen.decl)
    guard decl.kind == .function else { return nil }
    if members.contains(where: { $0.decl == chosen.decl }), !decl.has(.isStatic) {
      let itself = implicitSelf(at: node)
      if decl.has(.isMutating), case .variable(let variable) = itself.kind {
        call.receiver = .place(ResolvedPlace(.variable(variable), itself.type, node))
      } else {
        call.receiver = .value(itself)
      }
    }
    call.arguments = self.arguments(given, chosen.match, call, node)
    return ResolvedExpr(.call(call), chosen.result, node)
  }
}
