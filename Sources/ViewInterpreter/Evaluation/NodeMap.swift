import ViewSyntax

/// Values by node, for the nodes of one body: they are numbered one after another, so nothing is hashed.
struct NodeMap<Value> {
  /// The place of each value plus one, from the node `first` on; zero where there is none.
  private var places: [UInt32] = []
  private var first = 0
  private var values: [Value] = []

  init() {}

  init(_ pairs: [NodeID: Value]) {
    guard let least = pairs.keys.min(), let greatest = pairs.keys.max() else { return }
    first = Int(least.index)
    places = Array(repeating: 0, count: Int(greatest.index) - first + 1)
    values.reserveCapacity(pairs.count)
    for (node, value) in pairs { self[node] = value }
  }

  subscript(node: NodeID) -> Value? {
    get {
      let index = Int(node.index) - first
      guard index >= 0, index < places.count, places[index] > 0 else { return nil }
      return values[Int(places[index]) - 1]
    }
    set {
      guard let newValue else { return }
      let index = room(for: Int(node.index))
      if places[index] > 0 {
        values[Int(places[index]) - 1] = newValue
      } else {
        values.append(newValue)
        places[index] = UInt32(values.count)
      }
    }
  }

  /// The index of a node, after making room for it.
  private mutating func room(for node: Int) -> Int {
    if places.isEmpty { first = node }
    if node < first {
      places.insert(contentsOf: repeatElement(0, count: first - node), at: 0)
      first = node
    } else if node - first >= places.count {
      places.append(contentsOf: repeatElement(0, count: node - first + 1 - places.count))
    }
    return node - first
  }
}
