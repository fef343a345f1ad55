import ViewMachine

/// Something that views depend on once they have read it.
protocol Subscribable: AnyObject {
  func remove(_ node: ViewNode)
}

/// The views that depend on one thing.
struct Subscribers {
  private var entries: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    weak var node: ViewNode?
    /// Whether its body or its native code has read the thing itself.
    var reads = false
    /// The properties of the node that lead to it.
    var probes: Set<Int> = []
  }

  /// Adds what the graph's code reads at present.
  ///
  /// - Returns: Whether the node was not among them.
  mutating func insert(_ node: ViewNode, probe: Int?) -> Bool {
    var entry = entries[ObjectIdentifier(node)] ?? Entry(node: node)
    let isNew = !entry.reads && entry.probes.isEmpty
    if let probe { entry.probes.insert(probe) } else { entry.reads = true }
    entries[ObjectIdentifier(node)] = entry
    return isNew
  }

  mutating func remove(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  var isEmpty: Bool { entries.isEmpty }

  /// Marks the nodes, from the outside inwards, those of one depth in the order in which they were made.
  ///
  /// - Parameter reason: Why a node runs again.
  func signal(in graph: Graph, _ reason: (ViewNode) -> Event.Reason) {
    let living = entries.values.compactMap { entry in entry.node.map { (node: $0, entry: entry) } }
    for (node, entry) in living.sorted(by: { ($0.node.depth, $0.node.number) < ($1.node.depth, $1.node.number) }) {
      if entry.reads { graph.invalidate(node, reason(node)) }
      for probe in entry.probes.sorted() { graph.probe(node, probe) }
    }
  }
}

extension Graph {
  /// Notes that a node depends on something.
  func subscribe(_ node: ViewNode, to source: any Subscribable) { node.subscriptions.append(source) }

  /// Runs a node's own code: what it reads of `@Observable` objects, the node depends on.
  func observing<Result>(_ node: ViewNode, _ body: () throws -> Result) rethrows -> Result {
    node.reads?.cancel()
    let (result, reads) = try machine.observing(body) {
      { [weak self, weak node] property in
        if let self, let node { self.invalidate(node, .property(property)) }
      }
    }
    node.reads = reads
    return result
  }

  /// Forgets what the last evaluation of a node read.
  func unsubscribe(_ node: ViewNode) {
    node.reads?.cancel()
    node.reads = nil
    for source in node.subscriptions { source.remove(node) }
    node.subscriptions.removeAll(keepingCapacity: true)
  }
}
