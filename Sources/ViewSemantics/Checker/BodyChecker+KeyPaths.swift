import ViewSource
import ViewSyntax

/// Types of key paths.
extension BodyChecker {
  func keyPathType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let wanted = expected.map { unwrapped($0) }
    var root: TypeID?
    var parts = node.children.filter { !$0.kind.isType }[...]
    if let written = node.children.first, written.kind.isType {
      var type = writtenType(written)
      // `\Outer.Inner.name`: the root extends over all nested type names.
      while let part = parts.first, let inner = nestedType(part, in: type) {
        type = inner
        parts.removeFirst()
      }
      root = type
    } else if let wanted {
      switch types.kind(wanted) {
      case .nominal where isKeyPath(wanted) && types.argumentCount(wanted) > 0: root = types.argument(wanted, 0)
      case .function where types.argumentCount(wanted) == 2: root = types.argument(wanted, 0)
      default: break
      }
    }
    guard let root else { return analyzer.hole(.notInferred, "the root of a key path") }
    let start = equal(ofOpenMember: analyzer.resolved(analyzer.normalized(root)))
    if types.kind(start) == .hole { return start }
    if types.kind(start) == .variable { return analyzer.hole(.notInferred, "the root of a key path") }
    var value = start
    var isWritable = true
    var isReference = isClass(start)
    var isOptional = false
    for part in parts {
      switch part.kind {
      case .keyPathProperty:
        guard let token = part.keyPathName else { continue }
        let name = part.name(of: token)
        if name == .selfName { continue }
        switch setting(name, of: value) {
        case .none?: isWritable = false
        case .changesValue? where isClass(value), .leavesValue?:
          isReference = true
          isWritable = true
        case .changesValue?, nil: break
        }
        value = memberValue(name, of: value, expected: nil)
      case .keyPathSubscript:
        let candidates = analyzer.memberCandidates(.subscriptName, of: value, from: context.file)
        value = apply(candidates, part.callArguments, named: "subscript", expected: nil)
      case .keyPathOptional:
        if part.ownTokens.contains(where: { part.isSpelt($0, "?") }) {
          isOptional = true
          isWritable = false
        }
        value = analyzer.wrapped(analyzer.normalized(value)) ?? value
      default: continue
      }
    }
    if isOptional, analyzer.wrapped(analyzer.normalized(value)) == nil { value = analyzer.optional(value) }
    if let wanted, types.kind(wanted) == .function {
      return types.function([start], [], value)
    }
    let known: KnownType = !isWritable ? .keyPath : isReference ? .referenceWritableKeyPath : .writableKeyPath
    return analyzer.known(known, [start, value])
  }

  /// The type that an earlier argument fixed for an open member type: the `Data.Element` of
  /// `OutlineGroup(root, children: \.children)` is the type of `root`, and `children` then determines `Data`.
  private func equal(ofOpenMember type: TypeID) -> TypeID {
    guard types.kind(type) == .member else { return type }
    for (left, right) in analyzer.inference.pending {
      for (member, other) in [(left, right), (right, left)] where analyzer.resolved(member) == type {
        let known = analyzer.resolved(other)
        if types.flags(known).isDisjoint(with: [.hasVariable, .hasMember]) { return known }
      }
    }
    return type
  }

  private func unwrapped(_ type: TypeID) -> TypeID {
    let type = analyzer.normalized(type)
    return analyzer.wrapped(type).map { unwrapped($0) } ?? type
  }

  func isKeyPath(_ type: TypeID) -> Bool {
    KnownType.keyPaths.contains { analyzer.isKnown(type, $0) }
  }

  private func isClass(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && [.classType, .actor].contains(analyzer.decl(types.decl(type)).kind)
  }

  /// The nested type that a key path component names; `nil` if it names a property.
  private func nestedType(_ part: SyntaxNode, in type: TypeID) -> TypeID? {
    guard part.kind == .keyPathProperty, let token = part.keyPathName else { return nil }
    let name = part.name(of: token)
    guard analyzer.memberCandidates(name, of: type, from: context.file).isEmpty else { return nil }
    let inner = analyzer.nestedType(name, in: type, [])
    return types.kind(inner) == .hole ? nil : inner
  }

  /// The effect of setting a property on the value that contains it.
  enum Setting {
    /// The property is read-only.
    case none
    case changesValue
    /// The value is stored elsewhere: `@State`, `nonmutating set`.
    case leavesValue
  }

  /// The effect of setting a property; `nil` if it is unknown.
  func setting(_ name: Name, of type: TypeID) -> Setting? {
    let found = analyzer.memberCandidates(name, of: analyzer.resolved(type), from: context.file)
    guard let property = found.first(where: { analyzer.decl($0.decl).kind == .variable }) else { return nil }
    let decl = analyzer.decl(property.decl)
    if decl.has(.isConstant) { return Setting.none }
    if decl.has(.hasCustomAttributes), let storage = analyzer.storageType(of: property.decl) {
      guard isOfClass(property.decl) else { return setting(.wrappedValue, of: storage) }
      // `Published` stores the value through the object that contains it, and has no setter of its own.
      if analyzer.enclosingInstanceSubscript(of: storage) != nil { return .leavesValue }
      return setting(.wrappedValue, of: storage).map { $0 == Setting.none ? Setting.none : .leavesValue }
    }
    if isOfClass(property.decl), hasSetter(property.decl) { return .leavesValue }
    guard decl.has(.isComputed) else { return .changesValue }
    guard let accessors = analyzer.node(of: property.decl).child(.accessorBlock) else { return Setting.none }
    let setter = accessors.children.first {
      $0.ownToken(.setKeyword) != nil || $0.ownToken(.underscoredModifyKeyword) != nil
    }
    guard let setter else { return Setting.none }
    return setter.child(.modifierList)?.ownToken(.nonmutatingKeyword) == nil ? .changesValue : .leavesValue
  }

  private func isOfClass(_ member: DeclID) -> Bool {
    guard let nominal = analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) }) else { return false }
    return [.classType, .actor].contains(analyzer.decl(nominal).kind)
  }

  private func hasSetter(_ property: DeclID) -> Bool {
    guard analyzer.decl(property).has(.isComputed) else { return true }
    return analyzer.node(of: property).child(.accessorBlock)?.children.contains {
      $0.ownToken(.setKeyword) != nil || $0.ownToken(.underscoredModifyKeyword) != nil
    } ?? false
  }
}
