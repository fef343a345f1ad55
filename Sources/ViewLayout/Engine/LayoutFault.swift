/// An invalid input, for which SwiftUI logs a run-time warning or gives meaningless results. Layout ignores it.
public struct LayoutFault: Hashable, Sendable {
  /// The node with the invalid input.
  public let node: LayoutNodeID
  /// The kind of fault.
  public let reason: Reason

  /// The kind of fault, and how the engine handles it.
  public enum Reason: Hashable, Sendable {
    /// A length that is negative, infinite or NaN where SwiftUI requires a valid length; it is ignored.
    case invalidLength(String, Double)
    /// `min`, `ideal` and `max` of a frame contradict each other; the larger ones win, as in SwiftUI.
    case contradictoryFrame(Axis)
    /// A proposal that is NaN (treated as unspecified) or negative (treated as 0).
    case invalidProposal(Double)
    /// A view returned a size that is NaN or negative; the length is treated as 0.
    case invalidSize(Double)
    /// A view was placed with an infinite length.
    case infiniteLength
    /// A guide is infinite or NaN; the guide's default is used.
    case invalidGuide(String)
    /// A position is infinite or NaN; the view is put at its container's start.
    case invalidPlace
    /// `place` was called outside of `placeSubviews`, or for a view of another layout; the call is ignored.
    case misplacedCall
    /// A list got no height from its container and has none of its own.
    case collapsedList
    /// The tree is higher than the engine's `maximumDepth`; deeper nodes have no size.
    case tooDeep
    /// The pass has reached the engine's `maximumSizes`; from this view on, containers have no size.
    case tooManySizes
    /// Content of a `GeometryReader` or lazy rows changed the tree outside of their own node during a pass.
    case changeDuringPass
  }
}

extension LayoutFault: CustomStringConvertible {
  /// One sentence: the fault and how it was handled.
  public var description: String {
    switch reason {
    case .invalidLength(let name, let value): "\(name) of \(formatPoints(value)) is not a valid length and is ignored"
    case .contradictoryFrame(let axis):
      "minimum, ideal and maximum \(axis == .horizontal ? "width" : "height") contradict each other"
    case .invalidProposal(let value): "the proposal \(formatPoints(value)) is not a valid length"
    case .invalidSize(let value): "the returned length \(formatPoints(value)) is not valid and is replaced by 0"
    case .infiniteLength: "the view has an infinite length"
    case .invalidGuide(let name): "the guide `\(name)` is not a finite number and is ignored"
    case .invalidPlace: "the position is not finite and is ignored"
    case .misplacedCall: "`place` was called outside of `placeSubviews` and was ignored"
    case .collapsedList:
      "a list has no height of its own, and its container proposes none, as a scroll view does: it collapses; a `frame(height:)` or a `LazyVStack` shows its rows"
    case .tooDeep: "the view is nested too deeply and was left out"
    case .tooManySizes: "nested views request too many sizes, and this view was left out"
    case .changeDuringPass: "the tree was changed outside of the node that is being built"
    }
  }
}
