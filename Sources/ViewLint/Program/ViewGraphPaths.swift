import ViewSemantics
import ViewSource

/// Finds the paths from the roots of a program to a view.
///
/// The search begins at the view: few declarations lead to it, while an app leads to nearly all of them.
struct ViewGraphPaths {
  private let graph: ViewGraph
  private let analyzer: Analyzer
  /// The uses of all declarations in source order, so that the choice among paths of the same length is deterministic.
  private var uses: [(from: DeclID, edge: ViewGraph.Edge)] = []
  /// The indices of the uses of each declaration.
  private var incoming: [DeclID: [Int]] = [:]
  /// The type for which a member provides the content.
  private var owners: [DeclID: DeclID] = [:]
  private var roots: [DeclID: ViewGraph.Root] = [:]
  private var apps: Set<DeclID> = []
  /// The declarations that provide objects of a class, or may, directly or through their parts.
  private var providers: [DeclID: Set<DeclID>] = [:]
  private var routes: RouteCases

  init(_ graph: ViewGraph, _ analyzer: Analyzer) {
    self.graph = graph
    self.analyzer = analyzer
    routes = RouteCases(analyzer, items: Set(graph.edges.values.joined().compactMap(\.item)))
    let sources = graph.edges.keys.sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) }
    for from in sources {
      for edge in graph.edges[from] ?? [] {
        incoming[edge.target, default: []].append(uses.count)
        uses.append((from, edge))
      }
    }
    for (type, members) in graph.contents {
      for member in members { owners[member] = type }
    }
    for root in graph.roots {
      // A declaration may be a root in several ways: an app is one with all its views.
      if let known = roots[root.decl], !known.isPreview, !known.isHost || root.isPreview { continue }
      roots[root.decl] = root
    }
    apps = Set(roots.values.filter(\.isApp).map(\.decl))
  }

  /// A path from a root to a view.
  struct Path {
    let root: ViewGraph.Root
    let edges: [ViewGraph.Edge]
    /// Whether the object is provided on the path, but only for the first screen of a stack.
    var isOnFirstScreen = false
    /// Whether the view is shown for all values.
    var isSure = true
  }

  /// A declaration on the path back to the roots.
  private struct Step: Hashable {
    var decl: DeclID
    let isLater: Bool
    /// Whether the view is shown only for some values.
    var isConditionalEdge = false
    /// The cases that the path depends on, as long as it is unknown whether they are made.
    var cases: [DeclID] = []
    /// Whether the view is part of a screen that is pushed in an outer stack.
    var isPushed = false
    /// Whether the view is the content of a scene or of a UIKit object, with which the path ends.
    var isOfRoot = false
  }

  /// The shortest path to a view on which nothing provides an object of the class; `nil` if there is none. A path from
  /// an app is preferred to one from a preview, which shows nothing on demand. Of the paths from previews, one on which
  /// the view is shown for all values is preferred.
  ///
  /// With several apps, the parts of the program that each is built from are unknown. An app that does not provide an
  /// object counts only if no other app provides it.
  ///
  /// Each declaration that leads to the view is visited at most twelve times for each set of cases on the path, and each
  /// of its uses as often.
  mutating func path(to view: DeclID, without object: DeclID) -> Path? {
    let providing = providers(of: object)
    let bare = search(from: view) { edge, step in
      let isPassable =
        !edge.isOpen && !edge.provided.contains(object) && !edge.through.contains(where: providing.contains)
      return isPassable ? step.isPushed : nil
    }
    if let path = path(in: bare, to: view) { return path }
    var pushed = search(from: view) { edge, step in
      let way = step.isPushed ? edge.pushedPath : edge.way
      let isPassable =
        !edge.isOpen && !way.provided.contains(object) && !edge.through.contains(where: providing.contains)
      // A container that shows other content than screens may have its own stack, or move its content elsewhere.
      if step.isPushed, way.isPushed, !edge.through.isEmpty || edge.isLater && !edge.isPushed { return nil }
      return isPassable ? way.isPushed : nil
    }
    // Outside of all stacks, the code that shows the screen is unknown.
    pushed.live.removeAll(where: \.isPushed)
    pushed.preview = nil
    guard var path = path(in: pushed, to: view) else { return nil }
    path.isOnFirstScreen = true
    return path
  }

  private func path(in search: Search, to view: DeclID) -> Path? {
    let areAppsBare = apps.count < 2 || appsLeading(to: view).isSubset(of: search.live.map(\.decl))
    if let first = search.live.first(where: { areAppsBare || !apps.contains($0.decl) }), let root = roots[first.decl] {
      return Path(root: root, edges: edges(from: first, search.came))
    }
    return search.preview.flatMap { step in
      roots[step.decl].map { Path(root: $0, edges: edges(from: step, search.came), isSure: !step.isConditionalEdge) }
    }
  }

  /// The state and the results of a search.
  private struct Search {
    /// The next declaration towards the view, by declaration.
    var came: [Step: (next: Step, use: Int?)] = [:]
    /// The roots of the program itself, the nearest first. With at most one app, only the nearest.
    var live: [Step] = []
    /// The nearest preview that shows the view without interaction.
    var preview: Step?
  }

  /// - Parameter leave: whether the path continues as that of a pushed screen; `nil` if it ends.
  private mutating func search(from view: DeclID, _ leave: (ViewGraph.Edge, Step) -> Bool?) -> Search {
    let start = Step(decl: view, isLater: false)
    var search = Search()
    var open = [start]
    var index = 0
    func go(_ next: Step, from current: Step, _ use: Int?) {
      guard next != start, search.came[next] == nil else { return }
      search.came[next] = (current, use)
      open.append(next)
    }
    while index < open.count {
      let current = open[index]
      index += 1
      if let root = roots[current.decl], current.isOfRoot || !root.isHost {
        if root.isPreview {
          if !current.isLater,
            search.preview == nil || search.preview?.isConditionalEdge == true && !current.isConditionalEdge
          {
            search.preview = current
          }
        } else {
          search.live.append(current)
          if apps.count < 2, !current.isPushed { return search }
        }
      }
      if current.isOfRoot { continue }
      if let owner = owners[current.decl] {
        var next = current
        next.decl = owner
        go(next, from: current, nil)
      }
      for use in incoming[current.decl] ?? [] {
        let (from, edge) = uses[use]
        guard let isPushed = leave(edge, current) else { continue }
        var cases = current.cases.isEmpty ? edge.cases : current.cases
        // A `#Preview` is not a declaration, so `routes` cannot answer for it.
        if !cases.isEmpty, roots[from]?.isPreview != true {
          switch routes.answer(cases, in: from, presenting: edge.item) {
          case .made: cases = []
          case .notMade: continue
          case .given where isShownElsewhere(current.decl, use, cases): continue
          case .given: break
          }
        }
        let next = Step(
          decl: from, isLater: current.isLater || edge.isLater,
          isConditionalEdge: current.isConditionalEdge || edge.isConditionalEdge,
          cases: cases, isPushed: isPushed, isOfRoot: edge.isOfRoot)
        go(next, from: current, use)
      }
    }
    return search
  }

  /// Whether a member of the enumeration provides the views for its cases and is used in several places. The cases at
  /// each place are then unknown.
  private func isShownElsewhere(_ member: DeclID, _ use: Int, _ cases: [DeclID]) -> Bool {
    guard let first = cases.first,
      analyzer.owner(of: member).flatMap({ analyzer.nominal(of: $0) })
        == analyzer.owner(of: first).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    return (incoming[member] ?? []).contains { $0 != use && roots[uses[$0].from]?.isPreview != true }
  }

  /// The apps that lead to a view on any path.
  private func appsLeading(to view: DeclID) -> Set<DeclID> {
    var seen: Set<DeclID> = [view]
    var open = [view]
    while let current = open.popLast() {
      if let owner = owners[current], seen.insert(owner).inserted { open.append(owner) }
      for use in incoming[current] ?? [] where seen.insert(uses[use].from).inserted { open.append(uses[use].from) }
    }
    return apps.intersection(seen)
  }

  private func edges(from first: Step, _ came: [Step: (next: Step, use: Int?)]) -> [ViewGraph.Edge] {
    var edges: [ViewGraph.Edge] = []
    var current = first
    while let step = came[current] {
      if let use = step.use { edges.append(uses[use].edge) }
      current = step.next
    }
    return edges
  }

  /// The program's containers and modifiers that provide an object of the class, or may, and the declarations that they
  /// are a part of.
  private mutating func providers(of object: DeclID) -> Set<DeclID> {
    if let known = providers[object] { return known }
    var found = graph.openProviders
    for (decl, objects) in graph.providers where objects.contains(object) { found.insert(decl) }
    var open = Array(found)
    while let current = open.popLast() {
      if let owner = owners[current], found.insert(owner).inserted { open.append(owner) }
      for use in incoming[current] ?? [] where found.insert(uses[use].from).inserted { open.append(uses[use].from) }
    }
    providers[object] = found
    return found
  }
}
