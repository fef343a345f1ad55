/// The placement of a view in a pass, in points.
public struct LayoutPlacement: Hashable, Sendable {
  /// The placed view; a modified view is a view of its own.
  public let node: LayoutNodeID
  /// In root coordinates, unrounded; scale and rotation effects are not applied.
  public let frame: Rect
  /// The proposal of the view's placement.
  public let proposal: ProposedViewSize

  /// The size of the view under the proposal.
  public var size: Size { frame.size }
}

/// The result of a layout pass.
public struct LayoutPass: Sendable {
  /// The frame of the root view in root coordinates; `nil` if it has no view.
  public let rootFrame: Rect?
  /// The faults of the tree, including those found by earlier passes.
  public let faults: [LayoutFault]
  /// The work of this pass.
  public let statistics: LayoutStatistics
}
