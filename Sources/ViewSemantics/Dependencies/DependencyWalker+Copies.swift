import ViewSource
import ViewSyntax

/// Methods that return a copy of a view with changed properties: `Row().tapped { … }`.
extension DependencyWalker {
  /// Adds to a child the inputs from copying methods called on it.
  func addCopies(of call: SyntaxNode, to child: inout ChildInput) {
    let outer = sources
    defer { sources = outer }
    var current = call.id
    for modifier in modifiers.reversed() where !modifier.isContainer {
      guard modifier.call.memberBase?.id == current, modifier.file == file,
        analyzer.givesCopy(modifier.use.decl, of: child.view)
      else { return }
      current = modifier.call.id
      sources = modifier.sources
      add(modifier, to: &child)
    }
  }

  private func add(_ modifier: Modification, to child: inout ChildInput) {
    let parameters = analyzer.signature(of: modifier.use.decl).parameters
    var finder = FreshnessFinder(self)
    for (index, local) in finder.arguments(of: modifier.call, modifier.use, modifier.record)
    where index < parameters.count {
      let set = analyzer.properties(setFrom: parameters[index].name, by: modifier.use.decl, of: child.view)
      guard set.isUsed else { continue }
      var given = Source()
      for (argument, other) in zip(
        modifier.call.callArguments.suffix(modifier.use.arguments.count), modifier.use.arguments)
      where other == index {
        guard let node = argument.node,
          !(isNewFunction(node, for: index, of: modifier.use, modifier.record) && isKept(modifier.use, index))
        else { continue }
        given.formUnion(all(in: node, modifier.record))
      }
      child.values.formUnion(given.values)
      child.bindings.formUnion(given.bindings)
      let freshness = set.properties.isEmpty ? local.value.blurred : local.value
      child.freshness = max(child.freshness, freshness)
      for property in set.properties {
        child.inputs.append(
          ChildInput.Input(
            property: property, values: given.values, bindings: given.bindings, isFresh: freshness == .fresh))
      }
    }
  }
}

extension Analyzer {
  /// Whether a method returns a value of the view type that it is called on.
  func givesCopy(_ function: DeclID, of view: DeclID) -> Bool {
    guard isOwn(function), decl(function).kind == .function, !decl(function).has(.isStatic),
      owner(of: function).flatMap({ nominal(of: $0) }) == view
    else { return false }
    let result = signature(of: function).result
    return types.kind(result) == .nominal && types.decl(result) == view
  }

  /// The stored properties of a view that a method sets from a parameter, and whether the method uses the parameter at
  /// all.
  func properties(setFrom parameter: Name, by function: DeclID, of view: DeclID) -> (properties: [DeclID], isUsed: Bool)
  {
    guard let block = node(of: function).child(.codeBlock), block.mentions([parameter]) else { return ([], false) }
    let record = record(of: function)
    var found: [DeclID] = []
    for part in block.subtree where part.kind == .assignmentExpr {
      guard let target = part.children.first, let value = part.children.last, value.mentions([parameter]),
        let property = record.decl(of: target), decl(property).kind == .variable,
        owner(of: property).flatMap({ nominal(of: $0) }) == view, !found.contains(property)
      else { continue }
      found.append(property)
    }
    return (found, true)
  }
}
