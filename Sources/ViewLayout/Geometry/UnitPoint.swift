/// A point in a view as fractions of its width and height: (0, 0) is the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// 0 is the leading edge, 1 the trailing edge; other values are allowed.
  public var x: Double
  /// 0 is the upper edge, 1 the lower edge; other values are allowed.
  public var y: Double

  /// Any fractions, including values outside 0…1.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0), equal to `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (½, ½)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (½, 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (1, 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, ½)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, ½)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0, 1)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (½, 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (1, 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The position of the point in a view of `size`, in points from its top leading corner.
  public func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
