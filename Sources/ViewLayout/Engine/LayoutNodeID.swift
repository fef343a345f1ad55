/// Names one node of a `LayoutEngine`. Ids of removed nodes are used again.
public struct LayoutNodeID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int32) { self.index = index }

  /// No node.
  static let none = LayoutNodeID(-1)

  /// The node, or `nil` for `none`.
  var some: LayoutNodeID? { self == .none ? nil : self }

  /// Where the node is in the engine's arrays.
  var slot: Int { Int(index) }
}

extension LayoutNodeID: CustomStringConvertible {
  public var description: String { "#\(index)" }
}
