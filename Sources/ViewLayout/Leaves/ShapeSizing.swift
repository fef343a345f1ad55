/// How a shape computes its size.
public enum ShapeSizing: Equatable {
  /// Takes the proposed size, 10 where unspecified: rectangles, capsules, ellipses, and shapes of the program.
  case flexible
  /// A square with the shorter proposed side, 10 where unspecified.
  case circle
  /// A shape with its own `sizeThatFits`.
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

/// A leaf that computes its own size: a control, a platform view, a shape of the program.
public final class LeafSizing: Equatable {
  let sizeThatFits: (ProposedViewSize) -> Size
  let baselines: ((Size) -> (first: Double, last: Double))?

  /// `sizeThatFits` returns the size of the leaf in points; `baselines` returns its text baselines for a size, from its
  /// top.
  public init(
    baselines: ((Size) -> (first: Double, last: Double))? = nil,
    sizeThatFits: @escaping (ProposedViewSize) -> Size
  ) {
    self.sizeThatFits = sizeThatFits
    self.baselines = baselines
  }

  /// Compares identity; closures cannot be compared.
  public static func == (left: LeafSizing, right: LeafSizing) -> Bool { left === right }
}
