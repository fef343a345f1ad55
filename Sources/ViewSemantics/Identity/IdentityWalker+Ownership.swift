import ViewSource

/// What views own that their types do not tell.
extension IdentityWalker {
  /// What every view of a type owns, with what is erased in it and in the bodies of the views in it.
  func owned(in type: TypeID) -> [OwnedState] {
    var (result, views) = analyzer.ownership(in: type)
    for view in views {
      for state in ownedByBody(of: view) where !result.contains(state) { result.append(state) }
    }
    return result
  }

  /// What some views own together, but for what is known already.
  static func owned(by nodes: [IdentityNode], besides known: [OwnedState]) -> [OwnedState] {
    var seen = Set(known)
    return nodes.flatMap(\.owned).filter { seen.insert($0).inserted }
  }

  /// What is in the body of a view, whatever it is erased to.
  private func ownedByBody(of view: DeclID) -> [OwnedState] {
    if let known = analyzer.ownedByBodies[view] { return known }
    // A view in its own body owns nothing more.
    analyzer.ownedByBodies[view] = []
    guard let body = analyzer.contentMember(of: view) else { return [] }
    let found = Self.owned(by: nodes(of: body, root: ""), besides: [])
    analyzer.ownedByBodies[view] = found
    return found
  }
}
