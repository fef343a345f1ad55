import ViewSource
import ViewSyntax

/// Key paths.
extension BodyChecker {
  func keyPathType(_ node: SyntaxNode, expected: TypeID?) -> TypeID {
    let wanted = expected.map { unwrapped($0) }
    var root: TypeID?
    if let written = node.children.first, written.kind.isType {
      root = analyzer.resolveType(written, in: context)
    } else if let wanted {
      switch types.kind(wanted) {
      case .nominal where isKeyPath(wanted) && types.argumentCount(wanted) > 0: root = types.argument(wanted, 0)
      case .function where types.argumentCount(wanted) == 2: root = types.argument(wanted, 0)
      default: break
      }
    }
    guard let root else { return analyzer.hole(.notInferred, "the root of a key path") }
    let start = analyzer.resolved(analyzer.normalized(root))
    if types.kind(start) == .hole { return start }
    if types.kind(start) == .variable { return analyzer.hole(.notInferred, "the root of a key path") }
    var value = start
    var isWritable = true
    var isReference = isClass(start)
    var isOptional = false
    for part in node.children where !part.kind.isType {
      switch part.kind {
      case .keyPathProperty:
        guard let token = part.keyPathName else { continue }
        let name = part.name(of: token)
        if name == .selfName { continue }
        if let settable = isSettable(name, of: value) {
          if isClass(value) {
            isReference = true
            isWritable = settable
          } else if !settable {
            isWritable = false
          }
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

  /// Whether a property can be set; `nil` if it is not known.
  private func isSettable(_ name: Name, of type: TypeID) -> Bool? {
    let found = analyzer.memberCandidates(name, of: analyzer.resolved(type), from: context.file)
    guard let property = found.first(where: { analyzer.decl($0.decl).kind == .variable }) else { return nil }
    let decl = analyzer.decl(property.decl)
    if decl.has(.isConstant) { return false }
    guard decl.has(.isComputed) else { return true }
    guard let accessors = analyzer.node(of: property.decl).child(.accessorBlock) else { return false }
    return accessors.children.contains {
      $0.ownToken(.setKeyword) != nil || $0.ownToken(.underscoredModifyKeyword) != nil
    }
  }
}
