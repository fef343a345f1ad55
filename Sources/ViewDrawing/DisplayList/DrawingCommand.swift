import ViewLayout

/// A drawing command.
public enum DrawingCommand: Equatable, Sendable {
  /// The inside of a path.
  case fill(DrawnPath, Paint, rule: FillRule = .nonZero)
  /// A line along a path.
  case stroke(DrawnPath, Paint, StrokeStyle)
  /// Lines of text.
  case text(DrawnText)
  /// An image or a symbol.
  case image(DrawnImage)
}

/// The rule that decides which points are inside a path that intersects itself.
public enum FillRule: Sendable {
  /// Points with a nonzero winding number.
  case nonZero
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// The style of a line along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of a line that is not closed, and of dashes.
  public enum Cap: Sendable, CaseIterable {
    /// Ends at the last point.
    case butt
    /// Extended by a semicircle.
    case round
    /// Extended by half the width.
    case square
  }

  /// The corners of a line.
  public enum Join: Sendable, CaseIterable {
    /// Pointed, up to the miter limit; beyond it like `bevel`.
    case miter
    case round
    /// Cut off.
    case bevel
  }

  /// In points, half of it on each side of the path.
  public var width: Double
  /// The caps of open lines and of dashes.
  public var cap: Cap
  /// The joins of corners.
  public var join: Join
  /// The maximum length of a miter join, as a multiple of the width.
  public var miterLimit: Double
  /// In points: the lengths of dashes and gaps in alternation; empty for a solid line.
  public var dash: [Double]
  /// In points: the offset into the dash pattern at which the line begins.
  public var dashPhase: Double

  /// The defaults are those of SwiftUI's `StrokeStyle`.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
