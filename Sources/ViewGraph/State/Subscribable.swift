import ViewMachine

/// A source that views depend on after reading it.
protocol Subscribable: AnyObject {
  func remove(_ node: ViewNode)
}

/// The subscribed views of a source.
struct Subscribers {
  private var entries: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    weak var node: ViewNode?
    /// Whether its body or native code has read the source directly.
    var reads = false
    /// The indices of the node's properties whose probes have read the source.
    var probes: Set<Int> = []
  }

  /// Adds a reader.
  ///
  /// - Returns: Whether the node was not subscribed before.
  mutating func insert(_ node: ViewNode, probe: Int?) -> Bool {
    var entry = entries[ObjectIdentifier(node)] ?? Entry(node: node)
    let isNew = !entry.reads && entry.probes.isEmpty
    if let probe { entry.probes.insert(probe) } else { entry.reads = true }
    entries[ObjectIdentifier(node)] = entry
    return isNew
  }

  mutating func remove(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  var isEmpty: Bool { entries.isEmpty }

  /// Invalidates the subscribers, outermost first, and in order of creation at each depth.
  ///
  /// - Parameter reason: The reason for a node's evaluation.
  func signal(in graph: Graph, _ reason: (ViewNode) -> Event.Reason) {
    let living = entries.values.compactMap { entry in entry.node.map { (node: $0, entry: entry) } }
    for (node, entry) in living.sorted(by: { ($0.node.depth, $0.node.number) < ($1.node.depth, $1.node.number) }) {
      if entry.reads { graph.invalidate(node, reason(node)) }
      for probe in entry.probes.sorted() { graph.probe(node, probe) }
    }
  }
}

extension Graph {
  /// Records a dependency of a node.
  func subscribe(_ node: ViewNode, to source: any Subscribable) { node.subscriptions.append(source) }

  /// Runs the code of a node. Its reads of `@Observable` objects become dependencies of the node.
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

  /// Removes the dependencies of a node's last evaluation.
  func unsubscribe(_ node: ViewNode) {
    node.reads?.cancel()
    node.reads = nil
    for source in node.subscriptions { source.remove(node) }
    node.subscriptions.removeAll(keepingCapacity: true)
  }
}
