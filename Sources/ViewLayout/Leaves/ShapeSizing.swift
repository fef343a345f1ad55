/// How a shape answers a proposal.
public enum ShapeSizing: Equatable {
  /// Takes what is proposed, 10 where nothing is: rectangles, capsules, ellipses, and shapes of the program.
  case flexible
  /// A square with the shorter proposed side, 10 where nothing is proposed.
  case circle
  /// A shape with a `sizeThatFits` of its own.
  case custom(LeafSizing)

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions()
    switch self {
    case .flexible: return size
    case .circle:
      let side = min(size.width, size.height)
      return Size(width: side, height: side)
    case .custom(let sizing): return sizing.sizeThatFits(proposal)
    }
  }
}

/// A leaf that answers proposals by itself: a control, a platform view, a shape of the program.
public final class LeafSizing: Equatable {
  let sizeThatFits: (ProposedViewSize) -> Size
  let baselines: ((Size) -> (first: Double, last: Double))?

  /// A leaf of the size that `sizeThatFits` answers, in points, whose text baselines in a given size are `baselines`,
  /// measured from its top.
  public init(
    baselines: ((Size) -> (first: Double, last: Double))? = nil,
    sizeThatFits: @escaping (ProposedViewSize) -> Size
  ) {
    self.sizeThatFits = sizeThatFits
    self.baselines = baselines
  }

  /// The same object: what the closures would answer cannot be compared.
  public static func == (left: LeafSizing, right: LeafSizing) -> Bool { left === right }
}
