/// The identifier of a node in a `LayoutEngine`. IDs of removed nodes are reused.
public struct LayoutNodeID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int32) { self.index = index }

  /// No node.
  static let none = LayoutNodeID(-1)

  /// The node, or `nil` for `none`.
  var some: LayoutNodeID? { self == .none ? nil : self }

  /// The index of the node in the engine's arrays.
  var slot: Int { Int(index) }
}

extension LayoutNodeID: CustomStringConvertible {
  public var description: String { "#\(index)" }
}
