/// A point, in points. `x` grows to the right and `y` downwards.
public struct Point: Hashable, Sendable {
  /// In points to the right.
  public var x: Double
  /// In points downwards.
  public var y: Double

  /// Any coordinates, in points; they are neither checked nor rounded.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point with `major` along `axis` and `minor` along the other axis.
  public init(_ major: Double, along axis: Axis, across minor: Double) {
    self = axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
  }

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// The left point translated by the right one.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The vector from the right point to the left one.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The point, with 0 for coordinates that are infinite or NaN.
  var finite: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension Point: CustomStringConvertible {
  /// `(12, 8.5)`, in points.
  public var description: String { "(\(formatPoints(x)), \(formatPoints(y)))" }
}
