import ViewSemantics

/// The views with a claim about the first screen that are part of it: an app's scenes lead to them without a
/// presentation, and no presented or pushed view leads to them.
struct InitialScreens: Sendable {
  private var views: Set<DeclID> = []
  /// The views among them that no condition shows for a part of the time, except for the choice of the root.
  private var lastingViews: Set<DeclID> = []

  /// An empty set, before the facts are complete.
  init() {}

  init(_ claims: [Claim], _ facts: ProgramFacts) {
    let claimed = Set(claims.flatMap { $0.condition?.viewsOfFirstScreen ?? [] })
    if claimed.isEmpty { return }
    let graph = facts.graph
    var presented: [DeclID] = []
    for (_, edges) in graph.edges {
      presented += edges.filter { Self.isAbove($0) }.map(\.target)
    }
    let apps = graph.roots.filter(\.isApp).map(\.decl)
    views = claimed.intersection(Self.reached(from: apps, in: graph) { !Self.isAbove($0) })
    views.subtract(Self.reached(from: presented, in: graph) { _ in true })
    // The root may choose between a login and the app; a view in a branch further down comes and goes.
    let roots = Self.roots(of: apps, in: graph)
    let first = roots + roots.flatMap { Self.shown(by: $0, in: graph) }
    lastingViews = views.intersection(
      Self.reached(from: apps + first, in: graph) { !Self.isAbove($0) && !$0.isConditionalEdge })
  }

  func contains(_ view: DeclID) -> Bool { views.contains(view) }

  /// Whether a view of the first screen stays as long as the screen.
  func lasts(_ view: DeclID) -> Bool { lastingViews.contains(view) }

  /// The types that the scenes of the apps show.
  private static func roots(of apps: [DeclID], in graph: ViewGraph) -> [DeclID] {
    apps.flatMap { shown(by: $0, in: graph) }
  }

  /// The types that a type shows itself, in some branch.
  private static func shown(by type: DeclID, in graph: ViewGraph) -> [DeclID] {
    ([type] + (graph.contents[type] ?? [])).flatMap { graph.edges[$0] ?? [] }.filter { !isAbove($0) }.map(\.target)
  }

  /// Whether an edge leads to a view that is presented or pushed, or that UIKit hosts.
  private static func isAbove(_ edge: ViewGraph.Edge) -> Bool { edge.isLater || edge.isPushed || edge.isHosted }

  /// Visits each declaration once.
  private static func reached(
    from first: [DeclID], in graph: ViewGraph, by isWay: (ViewGraph.Edge) -> Bool
  ) -> Set<DeclID> {
    var found = Set(first)
    var open = first
    while let next = open.popLast() {
      let parts = (graph.contents[next] ?? []) + (graph.edges[next] ?? []).filter(isWay).map(\.target)
      for part in parts where found.insert(part).inserted { open.append(part) }
    }
    return found
  }
}

extension ProgramCondition {
  /// The views of which the condition asks whether they are part of the first screen.
  fileprivate var viewsOfFirstScreen: [DeclID] {
    switch self {
    case .neverPresented(let view): [view]
    case .presentedLater(let views): Array(views)
    case .all(let parts), .any(let parts): parts.flatMap(\.viewsOfFirstScreen)
    default: []
    }
  }
}
