import ViewSemantics

/// The views with an `outermost` claim for which the claim holds: only scenes, sheets, previews or code outside of the
/// program show them.
struct RootViews: Sendable {
  private var views: Set<DeclID> = []

  /// An empty set, before the facts are complete.
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
