import ViewSemantics

/// Finds what only previews or only widgets show, however many helpers are between.
struct PreviewFinder {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The types and members that previews lead to, and nothing else does. What nobody is seen to use may be used anywhere.
  func previewOnly() -> DeclSet {
    only(from: graph.roots.filter(\.isPreview).map(\.decl), or: [])
  }

  /// The types and members that widgets lead to, and besides them at most previews.
  func still() -> DeclSet {
    only(from: graph.widgets, or: graph.roots.filter(\.isPreview).map(\.decl))
  }

  /// What some beginnings lead to, and no others but a few.
  private func only(from beginnings: [DeclID], or others: [DeclID]) -> DeclSet {
    if beginnings.isEmpty { return DeclSet() }
    let shown = reached(from: otherBeginnings(besides: DeclSet(beginnings + others)))
    return DeclSet(reached(from: beginnings).decls.filter { !shown.set.contains($0) })
  }

  /// The declarations that use something, and are used by nothing themselves.
  private func otherBeginnings(besides previews: DeclSet) -> [DeclID] {
    var targets = DeclSet()
    for edges in graph.edges.values {
      for edge in edges { targets.insert(edge.target) }
    }
    var owners = DeclMap<DeclID>()
    for (type, members) in graph.contents {
      for member in members { owners[member] = type }
    }
    let roots = graph.roots.filter { !$0.isPreview }.map(\.decl)
    return roots
      + graph.edges.keys.filter { decl in
        !previews.contains(decl) && !targets.contains(decl) && owners[decl].map { !targets.contains($0) } ?? true
      }
  }

  /// Each declaration is looked at once.
  private func reached(from beginnings: [DeclID]) -> (decls: [DeclID], set: DeclSet) {
    var (decls, set) = (beginnings, DeclSet(beginnings))
    var next = 0
    while next < decls.count {
      for edge in graph.edges[decls[next]] ?? [] where set.insert(edge.target) { decls.append(edge.target) }
      for content in graph.contents[decls[next]] ?? [] where set.insert(content) { decls.append(content) }
      next += 1
    }
    return (decls, set)
  }
}
