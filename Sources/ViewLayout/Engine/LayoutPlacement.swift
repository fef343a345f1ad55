/// Where a view was placed by a pass, in points.
public struct LayoutPlacement: Hashable, Sendable {
  /// The view that was placed; what a modifier makes of a view is a view of its own.
  public let node: LayoutNodeID
  /// In root coordinates, unrounded; scale and rotation effects are not applied.
  public let frame: Rect
  /// What the view was proposed when it was placed.
  public let proposal: ProposedViewSize

  /// What it answered.
  public var size: Size { frame.size }
}

/// What a pass of layout did.
public struct LayoutPass: Sendable {
  /// The frame of the root view in root coordinates; `nil` if it has no view.
  public let rootFrame: Rect?
  /// Everything that is wrong in the tree, whichever pass found it.
  public let faults: [LayoutFault]
  /// The work of this pass.
  public let statistics: LayoutStatistics
}
