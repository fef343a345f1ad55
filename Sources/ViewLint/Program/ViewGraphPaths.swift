import ViewSemantics
import ViewSource

/// Finds how the roots of a program lead to a view.
///
/// The search begins at the view: few declarations lead to it, while an app leads to nearly all.
struct ViewGraphPaths {
  private let graph: ViewGraph
  /// The uses of each declaration: by what, and the number among the edges of that.
  private var incoming: [DeclID: [(from: DeclID, number: Int)]] = [:]
  /// The type that a member gives the content of.
  private var owners: [DeclID: DeclID] = [:]
  private var roots: [DeclID: ViewGraph.Root] = [:]
  private var known: [[DeclID]: Bool] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
    // In the order of the source, so that of two ways of one length it is always the same one.
    let sources = graph.edges.keys.sorted { ($0.file.index, $0.index) < ($1.file.index, $1.index) }
    for from in sources {
      for (number, edge) in (graph.edges[from] ?? []).enumerated() {
        incoming[edge.target, default: []].append((from, number))
      }
    }
    for (type, members) in graph.contents {
      for member in members { owners[member] = type }
    }
    for root in graph.roots where roots[root.decl]?.isPreview != false { roots[root.decl] = root }
  }

  /// The uses that lead from a root to a view.
  struct Path {
    let root: ViewGraph.Root
    let edges: [ViewGraph.Edge]
  }

  /// A declaration on the way back, and whether what lies between it and the view is shown only on demand.
  private struct Step: Hashable {
    let decl: DeclID
    let isLater: Bool
  }

  /// The shortest way to a view with nothing on it that puts an object of the class into the environment; one from an
  /// app if there is one, else from a preview, which shows nothing on demand. `nil` if there is no such way.
  ///
  /// Each declaration that leads to the view is looked at twice at most, and each of its uses as often.
  mutating func path(to view: DeclID, without object: DeclID) -> Path? {
    let start = Step(decl: view, isLater: false)
    var came: [Step: (next: Step, edge: ViewGraph.Edge?)] = [:]
    var open = [start]
    var index = 0
    var preview: (Step, ViewGraph.Root)?
    func go(_ next: Step, from current: Step, _ edge: ViewGraph.Edge?) {
      guard next != start, came[next] == nil else { return }
      came[next] = (current, edge)
      open.append(next)
    }
    while index < open.count {
      let current = open[index]
      index += 1
      if let root = roots[current.decl] {
        if !root.isPreview { return Path(root: root, edges: edges(from: current, came)) }
        if !current.isLater, preview == nil { preview = (current, root) }
      }
      if let owner = owners[current.decl] { go(Step(decl: owner, isLater: current.isLater), from: current, nil) }
      for (from, number) in incoming[current.decl] ?? [] {
        guard let edge = graph.edges[from]?[number] else { continue }
        if edge.isOpen || edge.provided.contains(object) { continue }
        if edge.through.contains(where: { provides($0, object) }) { continue }
        go(Step(decl: from, isLater: current.isLater || edge.isLater), from: current, edge)
      }
    }
    return preview.map { Path(root: $0.1, edges: edges(from: $0.0, came)) }
  }

  private func edges(from first: Step, _ came: [Step: (next: Step, edge: ViewGraph.Edge?)]) -> [ViewGraph.Edge] {
    var edges: [ViewGraph.Edge] = []
    var current = first
    while let step = came[current] {
      if let edge = step.edge { edges.append(edge) }
      current = step.next
    }
    return edges
  }

  /// Whether a container or modifier of the program, or what it is made of, puts an object there, or may.
  private mutating func provides(_ decl: DeclID, _ object: DeclID) -> Bool {
    if let answer = known[[decl, object]] { return answer }
    var answer = false
    var seen: Set<DeclID> = [decl]
    var open = [decl]
    while let current = open.popLast() {
      if graph.openProviders.contains(current) || graph.providers[current]?.contains(object) == true {
        answer = true
        break
      }
      let inner = (graph.contents[current] ?? []) + (graph.edges[current] ?? []).map(\.target)
      for target in inner where seen.insert(target).inserted { open.append(target) }
    }
    known[[decl, object]] = answer
    return answer
  }
}
