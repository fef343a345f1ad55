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
    var isNeverEqual = false
    var inputs: [ChildInput.Input] = []
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node else { continue }
      let index = position < use.arguments.count ? use.arguments[position] : nil
      if use.isMemberwise, let looked, let index, index < parameters.count, !looked.contains(parameters[index].name) {
        continue
      }
      if let index, isNewFunction(node, record), isKept(use, index) {
        isNeverEqual = true
      } else {
        if object(node, record) == nil {
          let given = all(in: node, record)
          source.formUnion(given)
          if let index, !given.isEmpty {
            for property in analyzer.properties(setBy: index, of: use, made: view) {
              inputs.append(ChildInput.Input(property: property, values: given.values, bindings: given.bindings))
            }
          }
        }
        var maker = NewFunctionFinder(self)
        if maker.finds(in: node, record) { isNeverEqual = true }
      }
    }
    collectEnvironment(of: view, &source)
    var child = ChildInput(
      name: analyzer.name(of: view), view: view, range: call.range, values: source.values, bindings: source.bindings,
      isNeverEqual: isNeverEqual && !isCompared, content: content)
    child.inputs = inputs
    children.append(child)
  }

  /// What the modifiers around write into the environment of a view, where the view reads it.
  private func collectEnvironment(of view: DeclID, _ source: inout Source) {
    if modifiers.isEmpty { return }
    let keys = analyzer.environmentKeysRead(by: view)
    if keys.isEmpty { return }
    let outer = sources
    defer { sources = outer }
    for modifier in modifiers {
      guard !analyzer.environmentKeysWritten(by: modifier.call, modifier.use, modifier.record).isDisjoint(with: keys)
      else { continue }
      sources = modifier.sources
      for argument in modifier.call.callArguments {
        guard let node = argument.node else { continue }
        source.values.formUnion(all(in: node, modifier.record).values)
      }
    }
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
    if node.kind == .closureExpr { return true }
    return record.uses[node.id].map { node.kind != .functionCallExpr && analyzer.decl($0.decl).kind == .function }
      ?? false
  }

  /// The properties that a view's own `==` looks at; `nil` if it has none of its own.
  private func comparedProperties(of view: DeclID) -> Set<Name>? {
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
