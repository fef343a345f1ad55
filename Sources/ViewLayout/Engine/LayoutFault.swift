/// An input that SwiftUI answers with a run-time warning, or with nonsense. Layout goes on without it.
public struct LayoutFault: Hashable, Sendable {
  /// Whose input it is.
  public let node: LayoutNodeID
  /// What is wrong with it.
  public let reason: Reason

  /// What is wrong, and what was done about it.
  public enum Reason: Hashable, Sendable {
    /// A length that is negative, infinite or not a number where SwiftUI wants a length; it is left out.
    case invalidLength(String, Double)
    /// `min`, `ideal` and `max` of a frame contradict each other; the larger ones win, as in SwiftUI.
    case contradictoryFrame(Axis)
    /// A proposal that is not a number (taken as unspecified) or negative (taken as 0).
    case invalidProposal(Double)
    /// A view answered a size that is not a number or negative; the length is taken as 0.
    case invalidSize(Double)
    /// A view was placed with an infinite length.
    case infiniteLength
    /// A guide is infinite or not a number; the guide's default is used.
    case invalidGuide(String)
    /// A place that is infinite or not a number; the view is put at its container's start.
    case invalidPlace
    /// `place` was called outside of `placeSubviews`, or for a view of another layout; the call is ignored.
    case misplacedCall
    /// The tree is higher than the engine's `maximumDepth`; what lies below has no size.
    case tooDeep
    /// The pass has worked out the engine's `maximumSizes`; from this view on, containers have no size.
    case tooManySizes
    /// Content of a `GeometryReader` or lazy rows changed the tree outside of their own node during a pass.
    case changeDuringPass
  }
}

extension LayoutFault: CustomStringConvertible {
  /// One sentence: what is wrong and what was done.
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
