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

  /// Marks the nodes, from the outside inwards.
  func signal(in graph: Graph, _ reason: Event.Reason) {
    for entry in entries.values.sorted(by: { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }) {
      guard let node = entry.node else { continue }
      if entry.reads { graph.invalidate(node, reason) }
      for probe in entry.probes { graph.probe(node, probe) }
    }
  }
}

extension Graph {
  /// Notes that a node depends on something.
  func subscribe(_ node: ViewNode, to source: any Subscribable) { node.subscriptions.append(source) }

  /// Forgets what the last evaluation of a node read.
  func unsubscribe(_ node: ViewNode) {
    for source in node.subscriptions { source.remove(node) }
    node.subscriptions.removeAll(keepingCapacity: true)
  }
}
