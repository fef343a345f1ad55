/// An origin (the upper left corner) and a size, in points.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, also in a right-to-left layout.
  public var origin: Point
  /// In points; not negative in results of the engine.
  public var size: Size

  /// Any origin and size; they are neither checked nor rounded.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// All lengths are in points; they are neither checked nor rounded.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Empty, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The upper edge, in points.
  public var minY: Double { origin.y }
  /// The right edge, in points; not contained in the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in points; not contained in the rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal center, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// In points.
  public var width: Double { size.width }
  /// In points.
  public var height: Double { size.height }

  /// The coordinate where the rectangle starts along `axis`.
  public func start(along axis: Axis) -> Double { origin[axis] }

  /// The coordinate where the rectangle ends along `axis`.
  public func end(along axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Whether `point` is inside, or on the upper or left edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The common part of both rectangles, or `nil` if there is none.
  public func intersection(_ other: Rect) -> Rect? {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let width = min(maxX, other.maxX) - x
    let height = min(maxY, other.maxY) - y
    return width >= 0 && height >= 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }

  /// The rectangle with every edge moved inwards by `distance`; empty if it is too small.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: min(minX + distance, max(midX, minX)), y: min(minY + distance, max(midY, minY)),
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// The rectangle translated by `offset`.
  public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }
}

extension Rect: CustomStringConvertible {
  /// `(0, 40) 120 × 20`, in points.
  public var description: String { "\(origin) \(size)" }
}
