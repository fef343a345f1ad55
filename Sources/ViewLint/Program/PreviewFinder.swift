import ViewSemantics

/// Finds what only previews show, however many helpers are between.
struct PreviewFinder {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The types and members that previews lead to, and nothing else does. What nobody is seen to use may be used anywhere.
  func previewOnly() -> Set<DeclID> {
    let previews = graph.roots.filter(\.isPreview).map(\.decl)
    if previews.isEmpty { return [] }
    let shown = reached(from: otherBeginnings(besides: Set(previews)))
    return reached(from: previews).subtracting(shown)
  }

  /// The declarations that use something, and are used by nothing themselves.
  private func otherBeginnings(besides previews: Set<DeclID>) -> [DeclID] {
    var targets: Set<DeclID> = []
    for edges in graph.edges.values {
      for edge in edges { targets.insert(edge.target) }
    }
    var owners: [DeclID: DeclID] = [:]
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
  private func reached(from beginnings: [DeclID]) -> Set<DeclID> {
    var found = Set(beginnings)
    var open = beginnings
    while let next = open.popLast() {
      let uses = (graph.edges[next] ?? []).map(\.target) + (graph.contents[next] ?? [])
      for use in uses where found.insert(use).inserted { open.append(use) }
    }
    return found
  }
}
