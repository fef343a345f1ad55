import ViewSyntax

/// A dictionary keyed by the nodes of one body. Lookups index an array instead of hashing, because nodes are numbered
/// consecutively.
@frozen
public struct NodeMap<Value> {
  /// The index of each value plus one, from the node `first` on; zero if there is none.
  @usableFromInline var places: [UInt32] = []
  @usableFromInline var first = 0
  @usableFromInline var stored: [Value] = []

  /// The values in insertion order.
  @inlinable public var values: [Value] { stored }

  /// An empty map.
  @inlinable
  public init() {}

  /// Makes a map with capacity for a range of nodes, one in `part` of which usually has a value.
  init(for nodes: ClosedRange<NodeID>, oneIn part: Int) {
    first = Int(nodes.lowerBound.index)
    places = [UInt32](repeating: 0, count: Int(nodes.upperBound.index) - first + 1)
    stored.reserveCapacity(places.count / part)
  }

  /// The number of values.
  public var count: Int { stored.count }

  /// The value of a node; all nodes must belong to one tree. `nil` if there is none. Assigning `nil` has no effect.
  public subscript(node: NodeID) -> Value? {
    @inlinable get {
      let index = Int(node.index) - first
      guard index >= 0, index < places.count, places[index] > 0 else { return nil }
      return stored[Int(places[index]) - 1]
    }
    @inlinable set {
      guard let newValue else { return }
      let index = room(for: Int(node.index))
      if places[index] > 0 {
        stored[Int(places[index]) - 1] = newValue
      } else {
        stored.append(newValue)
        places[index] = UInt32(stored.count)
      }
    }
  }

  /// Reads a part of a value without copying the value; `nil` if there is none.
  @inlinable @inline(__always)
  public func with<Part>(_ node: NodeID, _ part: (borrowing Value) -> Part) -> Part? {
    let index = Int(node.index) - first
    guard index >= 0, index < places.count, places[index] > 0 else { return nil }
    return part(stored[Int(places[index]) - 1])
  }

  /// The nodes whose values meet a condition, in ascending order.
  public func nodes(where isMeant: (Value) -> Bool) -> [NodeID] {
    places.indices.compactMap { index in
      places[index] > 0 && isMeant(stored[Int(places[index]) - 1]) ? NodeID(first + index) : nil
    }
  }

  /// The minimum growth in nodes.
  @usableFromInline static var leastRoom: Int { 16 }

  /// The index of a node, after growing the map if necessary.
  @inlinable @inline(__always)
  mutating func room(for node: Int) -> Int {
    let index = node - first
    if index < 0 || index >= places.count { makeRoom(for: node) }
    return node - first
  }

  @usableFromInline
  mutating func makeRoom(for node: Int) {
    if places.isEmpty { first = node }
    if node < first {
      // Doubles the size, so that a walk from the end is linear too.
      let start = max(0, min(node, first - places.count))
      places.insert(contentsOf: repeatElement(0, count: first - start), at: 0)
      first = start
    } else if node - first >= places.count {
      let count = max(node - first + 1, places.count * 2, NodeMap.leastRoom)
      places.append(contentsOf: repeatElement(0, count: count - places.count))
    }
  }
}

extension NodeMap: Sendable where Value: Sendable {}
