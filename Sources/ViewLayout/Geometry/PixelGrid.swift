/// The pixel grid of a screen. Layout itself never rounds; drawing rounds frames with this grid.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 on Apple's screens.
  public let scale: Double

  /// A grid of `scale` pixels per point; 1 if `scale` is not a positive number.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The side of a pixel in points.
  public var pixelLength: Double { 1 / scale }

  /// The nearest multiple of a pixel; ties round up.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The smallest multiple of a pixel that is not less than `value`. An error of a billionth of a pixel is tolerated,
  /// so that a sum of exact lengths does not grow by a pixel.
  public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-9).rounded(.up) / scale
  }

  /// `rect` with each of its four edges rounded, so that adjacent rectangles stay adjacent.
  public func round(_ rect: Rect) -> Rect {
    let x = round(rect.minX)
    let y = round(rect.minY)
    return Rect(x: x, y: y, width: round(round(rect.maxX) - x), height: round(round(rect.maxY) - y))
  }
}
