import ViewSource
import ViewSyntax

/// Reads through key paths: `items.filter(\.isDone)`, `item[keyPath: \.title]`.
extension DependencyWalker {
  /// A key path passed as a function reads its properties.
  func keyPathCalled(_ node: SyntaxNode, _ record: BodyRecord) {
    guard let type = record.types[node.id], analyzer.types.kind(type) == .function else { return }
    for property in properties(along: node, record) { note(variable: property.decl, property.itself, node) }
  }

  /// Records the reads of `base[keyPath: path]`, with a literal path or a known origin.
  func keyPathApplied(_ node: SyntaxNode, _ record: BodyRecord) {
    guard let applied = propertiesApplied(by: node, record) else {
      if let base = node.children.first, record.types[base.id].map({ analyzer.mayHoldObservable($0) }) ?? true {
        hasUnknownReads = true
      }
      return
    }
    for property in applied { note(variable: property.decl, property.itself, node) }
  }

  /// The properties along the path of `base[keyPath: path]`; `nil` for other expressions, or if the path is unknown.
  func propertiesApplied(by node: SyntaxNode, _ record: BodyRecord) -> [(decl: DeclID, itself: TypeID?)]? {
    guard node.kind == .subscriptCallExpr, let argument = node.callArguments.first, argument.label == .keyPathLabel,
      let path = argument.node, let base = node.children.first
    else { return nil }
    if path.kind == .keyPathExpr { return properties(along: path, from: record.types[base.id], record) }
    let known = keyPaths(named: path)
    return known.isEmpty ? nil : known.inOrder.map { ($0, record.types[base.id]) }
  }

  /// The properties along the key path that a name refers to: a parameter or a wrapper's stored key path.
  func keyPaths(named node: SyntaxNode) -> Set<DeclID> {
    guard node.kind == .declReferenceExpr, let token = node.referencedName ?? node.firstToken else { return [] }
    return sources[node.name(of: token)]?.keyPaths ?? []
  }

  /// The key path argument of a `subscript(dynamicMember:)` access.
  func keyPath(ofDynamicMember node: SyntaxNode, _ parameters: [Parameter]) -> [Name: Source] {
    guard let parameter = parameters.first, parameter.label == .dynamicMember, let token = node.referencedName,
      analyzer.types.kind(parameter.type) == .nominal, analyzer.types.argumentCount(parameter.type) > 1
    else { return [:] }
    let members = analyzer.members(node.name(of: token), of: analyzer.types.argument(parameter.type, 0))
    guard let member = members.first(where: { analyzer.decl($0).kind == .variable }) else { return [:] }
    return [parameter.name: Source(keyPaths: [member])]
  }

  /// The program's properties along a key path, each with its base type.
  ///
  /// - Parameter base: the type that the path is applied to, if it is known.
  func properties(
    along path: SyntaxNode, from base: TypeID? = nil, _ record: BodyRecord
  ) -> [(decl: DeclID, itself: TypeID)] {
    guard var value = base ?? root(of: path, record) else { return [] }
    var found: [(decl: DeclID, itself: TypeID)] = []
    for part in path.children where part.kind == .keyPathProperty || part.kind == .keyPathOptional {
      value = analyzer.wrapped(value) ?? value
      guard let token = part.keyPathName else { continue }
      let members = analyzer.members(part.name(of: token), of: value)
      guard let member = members.first(where: { analyzer.decl($0).kind == .variable }) else { break }
      let meant = analyzer.implementation(of: member, in: value)
      if analyzer.isOwn(meant) { found.append((meant, value)) }
      value = analyzer.substitute(analyzer.variableType(of: member), analyzer.memberSubstitution(member, of: value))
    }
    return found
  }

  private func root(of path: SyntaxNode, _ record: BodyRecord) -> TypeID? {
    guard let type = record.types[path.id], analyzer.types.argumentCount(type) > 1 else { return nil }
    let kind = analyzer.types.kind(type)
    return kind == .function || kind == .nominal ? analyzer.types.argument(type, 0) : nil
  }
}
