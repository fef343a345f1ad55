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
    case .invalidLength(let name, let value): "\(name) of \(formatPoints(value)) is no length and was left out"
    case .contradictoryFrame(let axis):
      "minimum, ideal and maximum \(axis == .horizontal ? "width" : "height") contradict each other"
    case .invalidProposal(let value): "a proposal of \(formatPoints(value)) was made"
    case .invalidSize(let value): "a length of \(formatPoints(value)) was answered and taken as 0"
    case .infiniteLength: "an infinite length was taken"
    case .invalidGuide(let name): "guide `\(name)` is no finite number and was left out"
    case .invalidPlace: "the place is no finite point and was left out"
    case .misplacedCall: "`place` was called outside of `placeSubviews` and was ignored"
    case .tooDeep: "the view is nested too deeply and was left out"
    case .tooManySizes: "views nested in each other ask for too many sizes, and this one was left out"
    case .changeDuringPass: "the tree was changed outside of the node that is being built"
    }
  }
}
