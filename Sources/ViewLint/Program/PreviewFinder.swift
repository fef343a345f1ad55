import ViewSemantics

/// Finds the declarations that only previews show, or only widgets and renderers of pictures, through any number of
/// helpers.
struct PreviewFinder {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The types and members that only previews lead to. A declaration without known users may be used anywhere.
  func previewOnly() -> DeclSet {
    only(from: graph.roots.filter(\.isPreview).map(\.decl), or: [])
  }

  /// The types and members that widgets and renderers of pictures lead to, and otherwise only previews.
  func still() -> DeclSet {
    // A widget that is named, as in a bundle, also has its content rendered to pictures.
    only(
      from: graph.pictures, or: graph.roots.filter(\.isPreview).map(\.decl), without: DeclSet(graph.pictures))
  }

  /// The declarations that only the given roots lead to, apart from some further roots.
  ///
  /// Few declarations are behind previews, so the walk follows only those and checks which of them other declarations
  /// use.
  ///
  /// - Parameter left: members that do not count as content of their types where the types are shown.
  private func only(from beginnings: [DeclID], or others: [DeclID], without left: DeclSet = DeclSet()) -> DeclSet {
    if beginnings.isEmpty { return DeclSet() }
    let wanted = reached(from: beginnings)
    let around = others.isEmpty ? wanted.set : reached(from: beginnings + others).set
    var used = graph.roots.filter { !$0.isPreview && around.contains($0.decl) }.map(\.decl)
    for (decl, edges) in graph.edges where !around.contains(decl) {
      for edge in edges where !edge.isDrawn && around.contains(edge.target) { used.append(edge.target) }
    }
    // A preview provider that no code makes exists for its previews only.
    let begun = DeclSet(beginnings + others)
    for (type, members) in graph.contents where !around.contains(type) {
      used += members.filter { around.contains($0) && !begun.contains($0) }
    }
    let shown = reached(from: used, isShown: true, without: left).set
    return DeclSet(wanted.decls.filter { !shown.contains($0) })
  }

  /// Visits each declaration once.
  ///
  /// - Parameter isShown: whether edges to content that is only drawn are skipped.
  /// - Parameter left: members that do not count as content of their types.
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
