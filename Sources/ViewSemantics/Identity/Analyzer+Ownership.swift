import ViewSource

/// A modifier or style of the program that keeps something, where it is put on a view.
struct PlacedModifier {
  let path: IdentityPath
  let name: String
  /// The types that its own is made of, as far as they make it another one; `nil` if they are not known.
  let type: String?
  let owned: [OwnedState]
}

/// What views own that their types do not tell: what is erased in their bodies.
extension Analyzer {
  /// The views of a body, each with what it owns: itself and the views below it, across files.
  func withOwnership(_ nodes: [IdentityNode]) -> [IdentityNode] {
    nodes.map { node in
      var node = node
      node.children = withOwnership(node.children)
      var seen: Set<OwnedState> = []
      let own = owned(in: node.typeID) + node.hidden.flatMap { owned(in: $0) }
      node.owned = (own + node.children.flatMap(\.owned)).filter { seen.insert($0).inserted }
      return node
    }
  }

  /// The modifiers and styles of the program that are put on a view and keep something, the innermost first, each with
  /// what it keeps: that is lost with it while the view stays.
  ///
  /// The path to the second one of a name ends in `Banner(2)`.
  func modifiersWithState(on node: IdentityNode) -> [PlacedModifier] {
    var counts: [String: Int] = [:]
    return (modifiers(on: node).modifiers.reversed() + node.hidden).compactMap { modifier in
      let owned = owned(in: modifier)
      if owned.isEmpty { return nil }
      let name = name(of: types.decl(modifier))
      counts[name, default: 0] += 1
      let segment = counts[name] == 1 ? name : "\(name)(\(counts[name] ?? 1))"
      return PlacedModifier(
        path: node.path.appending(.content(segment)), name: name, type: valueArguments(of: modifier), owned: owned)
    }
  }

  /// What a view and those in it keep, without what is kept by what is put on it.
  func ownedWithoutModifiers(_ node: IdentityNode) -> [OwnedState] {
    owned(in: modifiers(on: node).core) + node.children.flatMap(\.owned)
  }

  /// The type of a view without what is put on it, as far as it makes it another view: `Field<Int>` and `Field<String>` are
  /// two, but not a `Card` that has other views in it. `nil` if that is not known.
  func valueType(of node: IdentityNode) -> String? {
    let type = modifiers(on: node).core
    guard types.kind(type) == .nominal, name(of: types.decl(type)) == node.view else { return nil }
    return valueArguments(of: type)
  }

  /// Whether the type of a container of the catalogue says what is in it, and so that a view is.
  func isPart(_ node: IdentityNode, ofTypeOf container: IdentityNode) -> Bool {
    let type = modifiers(on: container).core
    guard types.kind(type) == .nominal, isFromCatalogue(types.decl(type)) else { return false }
    let view = resolvingOpaque(node.typeID)
    return types.arguments(type).contains { resolvingOpaque($0) == view }
  }

  private func valueArguments(of type: TypeID) -> String? {
    let nominal = types.decl(type)
    var values: [TypeID] = []
    for (parameter, argument) in zip(genericParameters(of: nominal), types.arguments(type)) {
      guard !isView(argument), !isForContent(parameter) else { continue }
      // Rows, tabs and marks are no views, but no values either: a selection is.
      guard isOwn(nominal) || conforms(argument, to: known(.hashable)) else { continue }
      guard isComplete(argument) else { return nil }
      values.append(argument)
    }
    return values.map { text(of: $0) }.joined(separator: ", ")
  }

  /// Whether a generic parameter is for what a container is made of: its protocol asks for a body of its own kind.
  private func isForContent(_ parameter: DeclID) -> Bool {
    constraints(on: types.parameter(parameter)).contains { constraint in
      guard types.kind(constraint) == .nominal else { return false }
      let target = types.decl(constraint)
      return children(of: target).contains { member in
        decl(member).kind == .associatedType
          && conformance(types.member(typeItself(target), member), to: target) != nil
      }
    }
  }

  /// The modifiers of the program on a view, the outermost first, and the type of what they are put on.
  private func modifiers(on node: IdentityNode) -> (modifiers: [TypeID], core: TypeID) {
    var modifiers: [TypeID] = []
    var type = resolvingOpaque(node.typeID)
    // `ModifiedContent<IDView<Row, Int>, Banner>` down to the row.
    while types.kind(type) == .nominal, isFromCatalogue(types.decl(type)), name(of: types.decl(type)) != node.view,
      types.argumentCount(type) > 1, isView(types.argument(type, 0))
    {
      modifiers += types.arguments(type).dropFirst().flatMap { ownModifiers(in: $0) }
      type = resolvingOpaque(types.argument(type, 0))
    }
    return (modifiers, type)
  }

  /// What a modifier is of the program: itself, or the style that it sets.
  private func ownModifiers(in type: TypeID) -> [TypeID] {
    let type = resolvingOpaque(type)
    if isView(type) { return [] }
    if types.kind(type) == .nominal, isOwn(types.decl(type)) { return [type] }
    return types.arguments(type).flatMap { ownModifiers(in: $0) }
  }

  private func owned(in type: TypeID) -> [OwnedState] {
    let (states, views) = ownershipOutsideBodies(in: [type])
    var result = states
    var open = Array(views.reversed())
    var seen = Set(views)
    // Each view once.
    while let view = open.popLast() {
      let parts = partsOfBody(of: view)
      result += parts.states
      open += parts.views.filter { seen.insert($0).inserted }.reversed()
    }
    return result
  }

  /// What a view's body is made of, whatever it is erased to, without what the bodies of the views in it are.
  private func partsOfBody(of view: DeclID) -> (states: [OwnedState], views: [DeclID]) {
    if let known = bodyParts[view] { return known }
    var types: [TypeID] = []
    if let body = contentMember(of: view) {
      let itself = substitutionOfSelf(in: body, for: view)
      types = underlyingTypes(of: body).map { substitute($0, itself) }
      var open = IdentityWalker(self).nodes(of: body, root: "", itself).nodes
      while let node = open.popLast() {
        open += node.children
        types.append(node.typeID)
      }
    }
    let parts = ownershipOutsideBodies(in: types)
    bodyParts[view] = parts
    return parts
  }
}
