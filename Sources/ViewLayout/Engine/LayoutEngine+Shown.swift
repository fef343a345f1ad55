/// Frames of views in animation, which are shown at another place than their layout position.
extension LayoutEngine {
  /// Sets the displayed frame of a node, in root coordinates; `nil` resets it to the layout position.
  public func show(_ frame: Rect?, of node: LayoutNodeID) {
    checkExists(node)
    shown[node] = frame
  }

  /// The displayed frame of `node`, in root coordinates and unrounded: the frame of the last pass, or an intermediate
  /// frame of an animation. `nil` if it was not placed.
  public func frame(of node: LayoutNodeID) -> Rect? {
    guard let settled = settledFrame(of: node) else { return nil }
    return shown.isEmpty ? settled : shown[node] ?? settled
  }
}
