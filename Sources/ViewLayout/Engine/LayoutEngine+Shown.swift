/// Frames of views that are shown elsewhere than the layout has put them: on their way there.
extension LayoutEngine {
  /// Shows a node with a frame in root coordinates; `nil` shows it where it is.
  public func show(_ frame: Rect?, of node: LayoutNodeID) {
    checkExists(node)
    shown[node] = frame
  }

  /// The frame of `node` as it is shown, in root coordinates and unrounded: that of the last pass, or one on the way
  /// there. `nil` if it was not placed.
  public func frame(of node: LayoutNodeID) -> Rect? {
    guard let settled = settledFrame(of: node) else { return nil }
    return shown.isEmpty ? settled : shown[node] ?? settled
  }
}
