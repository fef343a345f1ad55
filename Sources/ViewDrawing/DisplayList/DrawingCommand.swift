import ViewLayout

/// Something that is drawn.
public enum DrawingCommand: Equatable, Sendable {
  /// The inside of a path.
  case fill(DrawnPath, Paint, rule: FillRule = .nonZero)
  /// A line along a path.
  case stroke(DrawnPath, Paint, StrokeStyle)
  /// Lines of text.
  case text(DrawnText)
  /// A picture or a symbol.
  case image(DrawnImage)
}

/// What counts as the inside of a path that crosses or encloses itself.
public enum FillRule: Sendable {
  /// Where the path goes round a point, all turns counted, other than zero times.
  case nonZero
  /// Where a way out of the picture crosses the path an odd number of times.
  case evenOdd
}

/// How a line along a path looks.
public struct StrokeStyle: Equatable, Sendable {
  /// The ends of a line that is not closed, and of dashes.
  public enum Cap: Sendable, CaseIterable {
    /// Ends at the last point.
    case butt
    /// Half a circle more.
    case round
    /// Half the width more.
    case square
  }

  /// The corners of a line.
  public enum Join: Sendable, CaseIterable {
    /// Pointed, up to the miter limit; beyond it as `bevel`.
    case miter
    case round
    /// Cut off.
    case bevel
  }

  /// In points, half of it on each side of the path.
  public var width: Double
  /// Of a line that is not closed, and of dashes.
  public var cap: Cap
  /// Of corners.
  public var join: Join
  /// The longest point of a corner, as a multiple of the width.
  public var miterLimit: Double
  /// In points: how long a dash is, the gap behind it, the next dash and so on; empty for a whole line.
  public var dash: [Double]
  /// In points: how far into the pattern of dashes the line begins.
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
