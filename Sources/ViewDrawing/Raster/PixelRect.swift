import ViewLayout

/// A rectangle of pixels.
struct PixelRect: Equatable {
  /// The first column.
  var left: Int
  /// The first row.
  var top: Int
  /// One past the last column.
  var right: Int
  /// One past the last row.
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a rectangle in pixel coordinates touches.
  init(around rect: Rect) {
    // Clamped far outside of any image, and far from the limits of `Int`.
    let limit = 1e9
    func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded(rule))
    }
    self.init(
      left: pixel(rect.minX, .down), top: pixel(rect.minY, .down), right: pixel(rect.maxX, .up),
      bottom: pixel(rect.maxY, .up))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return rect.isEmpty ? .empty : rect
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func grown(by count: Int) -> PixelRect {
    isEmpty ? self : PixelRect(left: left - count, top: top - count, right: right + count, bottom: bottom + count)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
