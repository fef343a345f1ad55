import ViewSemantics
import ViewSource

/// Where the views are made of which it is claimed that who makes them makes them again.
struct ViewMakers: Sendable {
  private var makers: [DeclID: [(decl: DeclID, edge: ViewGraph.Edge)]] = [:]

  /// What calls name of which it is not known what they call: perhaps these views.
  private var openNames: Set<Name> = []

  /// No code makes any, as far as is known.
  init() {}

  /// Goes over all that the program makes only if there is such a claim.
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

  /// Whether all that make a view keep it in an object of UIKit, or are no views and give none to other code: what they make once is
  /// there for as long as it is seen. Not if no code makes it, unless that happens in a call that is not known.
  func makeOnce(_ view: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let makers = makers[view] else { return openNames.contains(analyzer.decl(view).name) }
    return makers.allSatisfy { $0.edge.isHosted || !ViewMakers.isAboutViews($0.decl, analyzer) }
  }

  /// Whether a declaration is a view's or gives one.
  private static func isAboutViews(_ decl: DeclID, _ analyzer: Analyzer) -> Bool {
    let place = RuleContext(analyzer, decl.file)
    place.enter(decl)
    return place.isInView || place.isViewCode
  }
}

extension ProgramCondition {
  /// The views of which it asks whether views make them again.
  fileprivate var viewsRemade: [DeclID] {
    switch self {
    case .remadeByViews(let view, _): [view]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.viewsRemade)
    default: []
    }
  }
}
