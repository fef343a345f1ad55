import ViewSemantics
import ViewSource

/// Finds how the roots of a program lead to a view.
///
/// The search begins at the view: few declarations lead to it, while an app leads to nearly all.
struct ViewGraphPaths {
  private let graph: ViewGraph
  /// The uses of all declarations, in the order of the source, so that of two ways of one length it is always the same.
  private var uses: [(from: DeclID, edge: ViewGraph.Edge)] = []
  /// The numbers of the uses of each declaration.
  private var incoming: [DeclID: [Int]] = [:]
  /// The type that a member gives the content of.
  private var owners: [DeclID: DeclID] = [:]
  private var roots: [DeclID: ViewGraph.Root] = [:]
  /// What puts objects of a class into the environment, or may, itself or by what it is made of.
  private var providers: [DeclID: Set<DeclID>] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
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
    let providing = providers(of: object)
    let start = Step(decl: view, isLater: false)
    var came: [Step: (next: Step, use: Int?)] = [:]
    var open = [start]
    var index = 0
    var preview: (Step, ViewGraph.Root)?
    func go(_ next: Step, from current: Step, _ use: Int?) {
      guard next != start, came[next] == nil else { return }
      came[next] = (current, use)
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
      for use in incoming[current.decl] ?? [] {
        if uses[use].edge.isOpen || uses[use].edge.provided.contains(object) { continue }
        if uses[use].edge.through.contains(where: providing.contains) { continue }
        go(Step(decl: uses[use].from, isLater: current.isLater || uses[use].edge.isLater), from: current, use)
      }
    }
    return preview.map { Path(root: $0.1, edges: edges(from: $0.0, came)) }
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

  /// The containers and modifiers of the program that put an object of the class there, or may: those that do, and all
  /// that they are a part of.
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
