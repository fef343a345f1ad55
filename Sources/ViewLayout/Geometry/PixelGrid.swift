/// The pixels of a screen. Layout never rounds; a frame is rounded here when it is turned into pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels a point: 1, 2 or 3 on Apple's screens.
  public let scale: Double

  /// A grid of `scale` pixels a point; 1 if `scale` is no positive number.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The side of a pixel in points.
  public var pixelLength: Double { 1 / scale }

  /// The nearest multiple of a pixel, the upper one of two that are equally near.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The smallest multiple of a pixel that is not below `value`. A billionth of a pixel of error is forgiven, so that
  /// a sum of exact lengths does not grow by a pixel.
  public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-9).rounded(.up) / scale
  }

  /// `rect` with its four edges rounded one by one, so that neighbours keep touching.
  public func round(_ rect: Rect) -> Rect {
    let x = round(rect.minX)
    let y = round(rect.minY)
    return Rect(x: x, y: y, width: round(round(rect.maxX) - x), height: round(round(rect.maxY) - y))
  }
}
