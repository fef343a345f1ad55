import ViewSource
import ViewSyntax

/// Where local names come from.
extension DependencyWalker {
  /// What local names stand for: the parameters of a call's closures for its other arguments, a `let` for its value.
  func noteSources(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .functionCallExpr:
      let arguments = node.callArguments
      let closures = arguments.compactMap(\.closure)
      guard !closures.isEmpty else { return }
      var source = Source()
      for argument in arguments where argument.closure == nil {
        if let given = argument.node { source.formUnion(all(in: given, record)) }
      }
      // `items.map { … }`: the collection; not the view that a modifier is put on.
      if let callee = node.children.first, record.uses[node.id]?.base.map({ analyzer.isView($0) }) != true {
        source.formUnion(all(in: callee, record))
      }
      for closure in closures where !source.isEmpty { given[place(closure)] = source }
    case .patternBinding, .optionalBindingCondition:
      guard let token = node.children.first(where: { $0.kind == .identifierPattern })?.firstToken else { return }
      let name = node.name(of: token)
      if let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) {
        sources[name] = all(in: value, record)
      } else if node.kind == .optionalBindingCondition {
        sources[name] = all(in: node, record)
      }
    case .matchingPatternCondition:
      guard let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) else { return }
      bind(namesIn: node, to: all(in: value, record))
    default: break
    }
  }

  /// What the parameters of a function come from where it is called.
  func parameters(of function: DeclID, _ use: BodyRecord.Use, _ call: SyntaxNode, _ record: BodyRecord)
    -> [Name: Source]
  {
    guard call.kind == .functionCallExpr else { return [:] }
    let parameters = analyzer.signature(of: function).parameters
    var result: [Name: Source] = [:]
    for (argument, index) in zip(call.callArguments, use.arguments) where index < parameters.count {
      guard let node = argument.node, argument.closure == nil else { continue }
      let source = all(in: node, record)
      if !source.isEmpty { result[parameters[index].name, default: Source()].formUnion(source) }
    }
    return result
  }

  /// The properties in an expression.
  func all(in node: SyntaxNode, _ record: BodyRecord) -> Source {
    var source = Source()
    collect(node, record, &source)
    return source
  }

  func bind(parametersOf closure: SyntaxNode, to source: Source) {
    guard let signature = closure.child(.closureSignature) else {
      return sources[.firstParameter] = source
    }
    var open = signature.children.filter { $0.kind == .closureParameter || $0.kind == .parameterClause }
    while let next = open.popLast() {
      for token in next.ownTokens where token.kind == .identifier || token.kind == .dollarIdentifier {
        let text = next.text(of: token)
        guard text.hasPrefix("$") else {
          sources[next.name(of: token)] = source
          continue
        }
        // `$item` gives the binding by that name, and its value by the bare one.
        sources[next.name(of: token)] = source
        sources[Name(String(text.dropFirst()))] = source
      }
      open += next.children
    }
  }

  /// The names that a pattern declares, all for what is matched.
  func bind(namesIn pattern: SyntaxNode, to source: Source) {
    guard !source.isEmpty else { return }
    var open = [pattern]
    while let next = open.popLast() {
      if next.kind == .identifierPattern, let token = next.firstToken {
        sources[next.name(of: token)] = source
      }
      open += next.children.filter { $0.kind != .initializerClause && $0.kind != .whereGuard }
    }
  }

  func collect(_ node: SyntaxNode, _ record: BodyRecord, _ source: inout Source) {
    if let use = record.uses[node.id], analyzer.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable {
      if use.part == .projection {
        source.bindings.insert(use.decl)
      } else {
        source.values.insert(use.decl)
        if !isInside, !analyzer.isTracked(use.decl), analyzer.decl(use.decl).has(.isComputed) {
          source.values.formUnion(values(inside: use.decl))
        }
      }
    } else if let property = boundProperty(node, record) {
      // `$store.name`: a binding to that property.
      source.bindings.insert(property)
    }
    if node.kind == .declReferenceExpr, record.uses[node.id] == nil, let token = node.referencedName ?? node.firstToken,
      let inner = sources[node.name(of: token)]
    {
      source.formUnion(inner)
    }
    for child in node.children { collect(child, record, &source) }
  }

  /// What a computed property gives comes from.
  private func values(inside property: DeclID) -> Set<DeclID> {
    let key = ConformanceKey(type: itself ?? analyzer.void, decl: property)
    if let known = analyzer.valuesInside[key] { return known }
    let inner = DependencyWalker(analyzer, itself: itself, isInside: true)
    let reads = inner.walk(property).map(\.property)
    let values = inner.published.union(reads)
    analyzer.valuesInside[key] = values
    return values
  }

  /// The property of an observed object that a member of a projection is a binding to.
  private func boundProperty(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .memberAccessExpr, let token = node.referencedName, let use = record.uses[node.id],
      analyzer.decl(use.decl).kind == .subscriptDecl, let base = node.children.first,
      let projection = record.types[base.id], analyzer.types.kind(projection) == .nominal
    else { return nil }
    for object in analyzer.types.arguments(projection) where analyzer.types.kind(object) == .nominal {
      let members = analyzer.memberDecls(node.name(of: token), of: analyzer.types.decl(object))
      if let member = members.first(where: { analyzer.isObservableProperty($0) || analyzer.isPublished($0) }) {
        return member
      }
    }
    return nil
  }
}
