import ViewSemantics

/// Finds what only previews, or only widgets and pictures, show, however many helpers are between.
struct PreviewFinder {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The types and members that previews lead to, and nothing else does. What no code is seen to use may be used anywhere.
  func previewOnly() -> DeclSet {
    only(from: graph.roots.filter(\.isPreview).map(\.decl), or: [])
  }

  /// The types and members that widgets and what draws pictures lead to, and besides them at most previews.
  func still() -> DeclSet {
    // What names a widget, as a bundle does, has its content drawn into pictures, too.
    only(
      from: graph.pictures, or: graph.roots.filter(\.isPreview).map(\.decl), without: DeclSet(graph.pictures))
  }

  /// What some beginnings lead to, and nothing else does but some more beginnings.
  ///
  /// Few declarations are behind previews: only they are followed, and of all others it is asked which of them they use.
  ///
  /// - Parameter left: members that are no content of their types where the types are shown.
  private func only(from beginnings: [DeclID], or others: [DeclID], without left: DeclSet = DeclSet()) -> DeclSet {
    if beginnings.isEmpty { return DeclSet() }
    let wanted = reached(from: beginnings)
    let around = others.isEmpty ? wanted.set : reached(from: beginnings + others).set
    var used = graph.roots.filter { !$0.isPreview && around.contains($0.decl) }.map(\.decl)
    for (decl, edges) in graph.edges where !around.contains(decl) {
      for edge in edges where !edge.isDrawn && around.contains(edge.target) { used.append(edge.target) }
    }
    // A provider that no code makes is there for its previews.
    let begun = DeclSet(beginnings + others)
    for (type, members) in graph.contents where !around.contains(type) {
      used += members.filter { around.contains($0) && !begun.contains($0) }
    }
    let shown = reached(from: used, isShown: true, without: left).set
    return DeclSet(wanted.decls.filter { !shown.contains($0) })
  }

  /// Each declaration is looked at once.
  ///
  /// - Parameter isShown: whether what is only drawn does not count.
  /// - Parameter left: members that are no content of their types.
  private func reached(
    from beginnings: [DeclID], isShown: Bool = false, without left: DeclSet = DeclSet()
  ) -> (decls: [DeclID], set: DeclSet) {
    var (decls, set) = (beginnings, DeclSet(beginnings))
    var next = 0
    while next < decls.count {
      for edge in graph.edges[decls[next]] ?? [] where !(isShown && edge.isDrawn) && set.insert(edge.target) {
        decls.append(edge.target)
      }
      for content in graph.contents[decls[next]] ?? [] where !left.contains(content) && set.insert(content) {
        decls.append(content)
      }
      next += 1
    }
    return (decls, set)
  }
}
