import ViewSyntax

/// Values by node, for the nodes of one body: they are numbered one after another, so nothing is hashed.
@frozen
public struct NodeMap<Value> {
  /// The place of each value plus one, from the node `first` on; zero where there is none.
  @usableFromInline var places: [UInt32] = []
  @usableFromInline var first = 0
  /// In the order in which they came.
  public private(set) var values: [Value] = []

  /// A map without values.
  @inlinable
  public init() {}

  /// How many nodes have a value.
  public var count: Int { values.count }

  /// The value of a node, all of them of one tree; `nil` where there is none. Assigning `nil` changes nothing.
  public subscript(node: NodeID) -> Value? {
    @inlinable get {
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

  /// Something of a node's value, which is not copied for it; `nil` where there is none.
  @inlinable @inline(__always)
  public func with<Part>(_ node: NodeID, _ part: (borrowing Value) -> Part) -> Part? {
    let index = Int(node.index) - first
    guard index >= 0, index < places.count, places[index] > 0 else { return nil }
    return part(values[Int(places[index]) - 1])
  }

  /// The nodes whose values meet a condition, in the order of their numbers.
  public func nodes(where isMeant: (Value) -> Bool) -> [NodeID] {
    places.indices.compactMap { index in
      places[index] > 0 && isMeant(values[Int(places[index]) - 1]) ? NodeID(first + index) : nil
    }
  }

  /// Room is made for so many nodes at least.
  private static var leastRoom: Int { 16 }

  /// The index of a node, after making room for it.
  private mutating func room(for node: Int) -> Int {
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
    return node - first
  }
}

extension NodeMap: Sendable where Value: Sendable {}
