import ViewSource
import ViewSyntax

/// The views that a body makes, and what goes into them.
extension DependencyWalker {
  /// A view, a modifier or a style that is made: which properties go into it.
  func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, analyzer.isOwn(analyzer.types.decl(made)),
      analyzer.isView(made) || analyzer.contentMember(of: analyzer.types.decl(made)) != nil
    else { return }
    let view = analyzer.types.decl(made)
    let isCompared = compared.contains(place(call))
    let looked = isCompared ? comparedProperties(of: view) : nil
    let parameters = analyzer.parameters(of: use)
    var source = Source()
    var inputs: [ChildInput.Input] = []
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node else { continue }
      let index = position < use.arguments.count ? use.arguments[position] : nil
      if use.isMemberwise, let looked, let index, index < parameters.count, !looked.contains(parameters[index].name) {
        continue
      }
      if let index, isNewFunction(node, record), isKept(use, index) { continue }
      if object(node, record) == nil {
        let given = all(in: node, record)
        source.formUnion(given)
        if let index, !given.isEmpty {
          for property in analyzer.properties(setBy: index, of: use, made: view) {
            inputs.append(ChildInput.Input(property: property, values: given.values, bindings: given.bindings))
          }
        }
      }
    }
    if looked == nil { source.values.formUnion(values(madeBy: use)) }
    var finder = FreshnessFinder(self)
    var freshness = Freshness.same
    for stored in finder.properties(of: view, madeBy: call, use, record)
    where looked?.contains(analyzer.decl(stored.property).name) ?? true {
      freshness = max(freshness, stored.freshness)
      if stored.freshness == .fresh {
        inputs.append(ChildInput.Input(property: stored.property, values: [], bindings: [], isFresh: true))
      }
    }
    let environment = environment()
    for key in analyzer.environmentKeysRead(by: view) {
      if let given = environment[key] { source.values.formUnion(given.values) }
    }
    var child = ChildInput(
      name: analyzer.name(of: view), view: view, file: file, range: call.range, values: source.values,
      bindings: source.bindings, freshness: freshness, content: content)
    child.inputs = inputs
    child.environment = environment
    children.append(child)
  }

  /// What the modifiers around write into the environment, the innermost for each value, and where that comes from.
  private func environment() -> [EnvironmentKey: Source] {
    if modifiers.isEmpty { return [:] }
    let outer = sources
    defer { sources = outer }
    var found: [EnvironmentKey: Source] = [:]
    for modifier in modifiers.reversed() {
      let keys = analyzer.environmentKeysWritten(by: modifier.call, modifier.use, modifier.record)
        .filter { found[$0] == nil }
      if keys.isEmpty { continue }
      sources = modifier.sources
      var source = Source()
      for argument in modifier.call.callArguments {
        guard let node = argument.node, object(node, modifier.record) == nil else { continue }
        source.values.formUnion(all(in: node, modifier.record).values)
      }
      for key in keys { found[key] = source }
    }
    return found
  }

  /// The observed object that an argument is, and no more: another one or the same, its changes do not make it differ.
  private func object(_ node: SyntaxNode, _ record: BodyRecord) -> DeclID? {
    guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let use = record.uses[node.id],
      use.part == .value, analyzer.isOwn(use.decl), analyzer.observedObject(use.decl) != nil
    else { return nil }
    return use.decl
  }

  /// A closure or a method as a value is another one each time; a stored function is not.
  func isNewFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    switch node.kind {
    case .closureExpr: return true
    case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr:
      return record.uses[node.id].map { analyzer.decl($0.decl).kind == .function } ?? false
    default: return false
    }
  }

  /// The properties that a type's own `==` looks at; `nil` if it has none of its own.
  func comparedProperties(of view: DeclID) -> Set<Name>? {
    let equals = analyzer.memberDecls("==", of: view).first {
      analyzer.isOwn($0) && analyzer.decl($0).has(.isStatic) && !analyzer.isProtocolMember($0)
    }
    guard let equals else { return nil }
    var names: Set<Name> = []
    for use in analyzer.record(of: equals).uses.values where analyzer.decl(use.decl).kind == .variable {
      names.insert(analyzer.decl(use.decl).name)
    }
    return names
  }
}
