import ViewSemantics
import ViewSource

/// The makers of the views in `remadeByViews` claims.
struct ViewMakers: Sendable {
  private var makers: [DeclID: [(decl: DeclID, edge: ViewGraph.Edge)]] = [:]

  /// The callee names of unresolved calls, which may make these views.
  private var openNames: Set<Name> = []

  /// No makers, before the facts are complete.
  init() {}

  /// Walks the edges of the graph only if there is such a claim.
  init(_ claims: [Claim], _ facts: ProgramFacts) {
    let asked = Set(
      claims.flatMap { $0.condition?.viewsRemade ?? [] })
    if asked.isEmpty { return }
    openNames = facts.inputs.openNames
    let previews = Set(facts.graph.roots.filter(\.isPreview).map(\.decl))
    for (from, edges) in facts.graph.edges where !previews.contains(from) {
      for edge in edges where asked.contains(edge.target) { makers[edge.target, default: []].append((from, edge)) }
    }
  }

  /// Whether every maker of a view stores it in a UIKit object, or is not a view and provides none. A view that is made
  /// once lives as long as it is shown. `false` if no code makes the view, unless an unresolved call may.
  func makeOnce(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let makers = makers[view] else { return openNames.contains(analyzer.decl(view).name) }
    return makers.allSatisfy { $0.edge.isHosted || !ViewMakers.isAboutViews($0.decl, analyzer) }
  }

  /// Whether a declaration belongs to a view or provides one.
  private static func isAboutViews(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    let place = RuleContext(analyzer, decl.file)
    place.enter(decl)
    return place.isInView || place.isViewCode
  }
}

extension ProgramCondition {
  /// The views in `remadeByViews` conditions.
  fileprivate var viewsRemade: [DeclID] {
    switch self {
    case .remadeByViews(let view, _): [view]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.viewsRemade)
    default: []
    }
  }
}
