import ViewSource
import ViewSyntax

/// Resolution of members: `base.name`, implicit members and dynamic members.
extension BodyResolver {
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

  func member(
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
  func reached(_ property: ResolvedExpr, through type: ResolvedExpr) -> ResolvedExpr {
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
}
