import ViewSemantics

/// The views of which it is claimed that nothing of the program is around them, and of which that is so: only a scene, a
/// sheet or a preview shows them, or code outside of the program.
struct OutermostViews: Sendable {
  private var views: Set<DeclID> = []

  /// None, as far as is known.
  init() {}

  init(_ claims: [Claim], _ facts: ProgramFacts) {
    var views = Set(claims.compactMap { if case .outermost(let view) = $0.condition { view } else { nil } })
    if !views.isEmpty {
      let roots = Set(facts.graph.roots.map(\.decl))
      for (from, edges) in facts.graph.edges where !roots.contains(from) {
        for edge in edges where !edge.isLater { views.remove(edge.target) }
      }
    }
    self.views = views
  }

  func contains(_ view: DeclID) -> Bool { views.contains(view) }
}
