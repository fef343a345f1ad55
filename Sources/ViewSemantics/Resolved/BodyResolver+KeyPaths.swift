import ViewSource
import ViewSyntax

/// Resolution of key paths.
extension BodyResolver {
  func keyPath(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    let wanted = target.map { withoutOptionals($0) }
    let recorded = recordedType(node).map { withoutOptionals($0) }
    var parts = node.children.filter { !$0.kind.isType }[...]
    var root: TypeID?
    if let written = node.children.first, written.kind.isType {
      var type = writtenType(written)
      while let part = parts.first, part.kind == .keyPathProperty, let token = part.keyPathName,
        analyzer.memberCandidates(part.name(of: token), of: type, from: context.file).isEmpty
      {
        let inner = analyzer.nestedType(part.name(of: token), in: type, [])
        if isHole(inner) { break }
        type = inner
        parts.removeFirst()
      }
      root = type
    } else {
      for type in [recorded, wanted] {
        guard let type, root == nil, !isHole(type) else { continue }
        if types.kind(type) == .function { root = types.argument(type, 0) } else { root = types.arguments(type).first }
      }
    }
    guard let root, !isHole(root) else {
      let reason = "cannot infer the root of a key path"
      return unresolved((root ?? wanted).flatMap { cause(of: $0) } ?? reason + absentModules, node)
    }
    var components: [ResolvedExpr.KeyPathComponent] = []
    var value = root
    var isOptional = false
    for part in parts {
      switch part.kind {
      case .keyPathProperty:
        guard let token = part.keyPathName else { continue }
        let name = part.name(of: token)
        if name == .selfName { continue }
        guard let component = keyPathMember(name, &value) else {
          let reason = "no known member `\(name.text)` of `\(analyzer.text(of: value))`"
          return unresolved(cause(of: value) ?? reason + absentModules, node)
        }
        components.append(component)
      case .keyPathSubscript:
        guard let component = keyPathSubscript(part, &value) else {
          return unresolved("an unknown subscript", node)
        }
        components.append(component)
      case .keyPathOptional:
        if part.ownTokens.contains(where: { part.isSpelt($0, "?") }) {
          isOptional = true
          components.append(.chain)
        } else {
          components.append(.force)
        }
        value = analyzer.wrapped(value) ?? value
      default: return unresolved("this form of key path", node)
      }
    }
    if isOptional, analyzer.wrapped(value) == nil {
      value = analyzer.optional(value)
      components.append(.wrap)
    }
    let isFunction = wanted.map { types.kind($0) == .function } ?? recorded.map { types.kind($0) == .function } ?? false
    let path = ResolvedExpr(.keyPath(components, root: root), keyPathType(node, root, value, recorded), node)
    guard isFunction else { return path }
    let function = wanted.flatMap { types.kind($0) == .function ? $0 : nil } ?? types.function([root], [], value)
    guard let given = types.arguments(function).last, given != value, !isHole(given), !isHole(value) else {
      return ResolvedExpr(.convert(path), function, node)
    }
    // The function's result is a supertype of the path's value, such as `Any` for an optional.
    let exact = ResolvedExpr(.convert(path), types.function([root], [], value), node)
    return ResolvedExpr(.convert(exact), function, node)
  }

  /// The key path class by the writability of the path, even if less is required.
  private func keyPathType(_ node: SyntaxNode, _ root: TypeID, _ value: TypeID, _ recorded: TypeID?) -> TypeID {
    let plain = analyzer.known(.keyPath, [root, value])
    for found in [checker.keyPathType(node, expected: plain), recorded ?? plain] {
      if types.kind(found) == .nominal, checker.isKeyPath(found), types.arguments(found) == [root, value] {
        return found
      }
    }
    return plain
  }

  /// The value type of a key path type.
  func value(ofPath type: TypeID) -> TypeID? {
    if analyzer.isKnown(type, .partialKeyPath) { return analyzer.anyType }
    if analyzer.isKnown(type, "AnyKeyPath") { return analyzer.optional(analyzer.anyType) }
    return types.kind(type) == .nominal ? types.arguments(type).last : nil
  }

  /// The component of a property's wrapper: `\._count`.
  private func keyPathStorage(_ name: Name, _ value: inout TypeID) -> ResolvedExpr.KeyPathComponent? {
    guard name.isStorage else { return nil }
    let found = analyzer.memberCandidates(Name(String(name.text.dropFirst())), of: value, from: context.file)
    guard let property = found.first(where: { analyzer.decl($0.decl).kind == .variable }),
      let storage = analyzer.storageType(of: property.decl)
    else { return nil }
    let base = property.base ?? value
    value = analyzer.substitute(storage, analyzer.memberSubstitution(property.decl, of: base))
    return .storage(property.decl, base)
  }

  /// The key path component of a member; updates the value type to that of the member.
  func keyPathMember(_ name: Name, _ value: inout TypeID) -> ResolvedExpr.KeyPathComponent? {
    if types.kind(value) == .tuple {
      guard let index = tupleIndex(name, value) else { return nil }
      value = types.argument(value, index)
      return .tupleElement(index)
    }
    let found = analyzer.memberCandidates(name, of: value, from: context.file)
    let variables = found.filter { analyzer.decl($0.decl).kind == .variable }
    // For a type known by its protocols, the requirement takes precedence over extension members.
    let required = types.kind(value) == .nominal ? nil : variables.first { analyzer.isRequirement($0.decl) }
    if let candidate = required ?? variables.first {
      let base = candidate.base ?? value
      let call = ResolvedCall(form: .getter, decl: candidate.decl, base: base)
      value = analyzer.substitute(
        analyzer.variableType(of: candidate.decl), analyzer.memberSubstitution(candidate.decl, of: base))
      return .member(call)
    }
    if let component = keyPathStorage(name, &value) { return component }
    // `@dynamicMemberLookup`
    let dynamic = analyzer.memberCandidates(.subscriptName, of: value, from: context.file).filter {
      analyzer.signature(of: $0.decl).parameters.first?.label == .dynamicMember
    }
    guard let candidate = dynamic.first(where: { leads(to: name, $0, of: value) }) ?? dynamic.first else { return nil }
    let base = candidate.base ?? value
    var call = ResolvedCall(form: .getter, decl: candidate.decl, base: base)
    let signature = analyzer.signature(of: candidate.decl)
    let substitution = analyzer.memberSubstitution(candidate.decl, of: base)
    let parameter = analyzer.substitute(signature.parameters[0].type, substitution)
    guard let node = body.functions.first?.node else { return nil }
    let argument = dynamicName(name, parameter, node)
    call.arguments = [.value(argument)]
    if checker.isKeyPath(parameter), let own = types.arguments(signature.parameters[0].type).last,
      types.kind(own) == .parameter
    {
      var inner = types.arguments(parameter)[0]
      _ = keyPathMember(name, &inner)
      call.generics = [(types.decl(own), inner)]
    }
    value = analyzer.substitute(signature.result, self.substitution(of: call))
    return .member(call)
  }

  /// Whether a dynamic member subscript takes key paths into a type with a member of this name.
  private func leads(to name: Name, _ candidate: Candidate, of value: TypeID) -> Bool {
    let parameter = analyzer.substitute(
      analyzer.signature(of: candidate.decl).parameters[0].type,
      analyzer.memberSubstitution(candidate.decl, of: candidate.base ?? value))
    guard checker.isKeyPath(parameter), let root = types.arguments(parameter).first else { return false }
    return !analyzer.memberCandidates(name, of: root, from: context.file).isEmpty
  }

  /// The key path `\.[0]` for `items[0]`, if dynamic member lookup found the subscript; `nil` if the subscript is the
  /// type's own.
  func dynamicSubscript(_ call: ResolvedCall, _ arguments: [Argument], _ node: SyntaxNode) -> ResolvedExpr? {
    guard let own = analyzer.signature(of: call.decl).parameters.first, own.label == .dynamicMember,
      arguments.first?.label != .dynamicMember
    else { return nil }
    let parameter = analyzer.substitute(own.type, substitution(of: call))
    guard checker.isKeyPath(parameter), let root = types.arguments(parameter).first else { return nil }
    var value = root
    guard let component = keyPathSubscript(node, &value) else { return nil }
    return ResolvedExpr(.keyPath([component], root: root), parameter, node)
  }

  private func keyPathSubscript(_ part: SyntaxNode, _ value: inout TypeID) -> ResolvedExpr.KeyPathComponent? {
    let given = part.callArguments
    let values = given.compactMap(\.node).map { resolve($0, recordedType($0)) }
    guard values.count == given.count,
      let chosen = checker.choose(
        analyzer.memberCandidates(.subscriptName, of: value, from: context.file),
        zip(given, values).map { ($0.label, $1.type) }, named: .subscriptName, at: part)
    else { return nil }
    var call = ResolvedCall(form: .getter, decl: chosen.decl, base: chosen.base ?? value)
    call.generics = chosen.generics
    call.arguments = arguments(given, chosen.match, call, part)
    value = chosen.result
    return .member(call)
  }
}
