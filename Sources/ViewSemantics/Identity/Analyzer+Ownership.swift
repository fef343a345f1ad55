import ViewSource

/// What views own that their types do not tell: what is erased in their bodies.
extension Analyzer {
  /// The views of a body, each with what it owns: itself and the views below it, across files.
  func withOwnership(_ nodes: [IdentityNode]) -> [IdentityNode] {
    nodes.map { node in
      var node = node
      node.children = withOwnership(node.children)
      var seen: Set<OwnedState> = []
      node.owned = (owned(in: node.typeID) + node.children.flatMap(\.owned)).filter { seen.insert($0).inserted }
      return node
    }
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
