import ViewSyntax

/// Values by node, for the nodes of one body: they are numbered one after another, so nothing is hashed.
@frozen
public struct NodeMap<Value> {
  /// The place of each value plus one, from the node `first` on; zero where there is none.
  @usableFromInline var places: [UInt32] = []
  @usableFromInline var first = 0
  @usableFromInline var stored: [Value] = []

  /// In the order in which they came.
  @inlinable public var values: [Value] { stored }

  /// A map without values.
  @inlinable
  public init() {}

  /// A map with room for the nodes of a range of numbers, of which one in so many has a value as a rule.
  init(for nodes: ClosedRange<NodeID>, oneIn part: Int) {
    first = Int(nodes.lowerBound.index)
    places = [UInt32](repeating: 0, count: Int(nodes.upperBound.index) - first + 1)
    stored.reserveCapacity(places.count / part)
  }

  /// How many nodes have a value.
  public var count: Int { stored.count }

  /// The value of a node, all of them of one tree; `nil` where there is none. Assigning `nil` changes nothing.
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

  /// Something of a node's value, which is not copied for it; `nil` where there is none.
  @inlinable @inline(__always)
  public func with<Part>(_ node: NodeID, _ part: (borrowing Value) -> Part) -> Part? {
    let index = Int(node.index) - first
    guard index >= 0, index < places.count, places[index] > 0 else { return nil }
    return part(stored[Int(places[index]) - 1])
  }

  /// The nodes whose values meet a condition, in the order of their numbers.
  public func nodes(where isMeant: (Value) -> Bool) -> [NodeID] {
    places.indices.compactMap { index in
      places[index] > 0 && isMeant(stored[Int(places[index]) - 1]) ? NodeID(first + index) : nil
    }
  }

  /// Room is made for so many nodes at least.
  @usableFromInline static var leastRoom: Int { 16 }

  /// The index of a node, after making room for it.
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
      // As much again, so that a body walked over from its end takes no longer.
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
