/// A linear map and a translation: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var a: Double
  /// The coefficient of x in y'.
  public var b: Double
  /// The coefficient of y in x'.
  public var c: Double
  /// The coefficient of y in y'.
  public var d: Double
  /// The translation of x in points.
  public var tx: Double
  /// The translation of y in points.
  public var ty: Double

  /// The coefficients of the formulas above; a singular transform is allowed.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The translation by `offset`.
  public static func translation(_ offset: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// The scaling about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The rotation about the origin.
  public static func rotation(_ angle: Angle) -> AffineTransform {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that applies this one first and then `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// This transform about `anchor` instead of the origin.
  public func about(_ anchor: Point) -> AffineTransform {
    AffineTransform.translation(.zero - anchor).concatenating(self).concatenating(.translation(anchor))
  }

  /// The inverse, or `nil` for a singular transform (a scale of 0).
  public var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The image of `point`.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the image of `rect`.
  public func apply(to rect: Rect) -> Rect {
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) { box, corner in
      box.union(Rect(origin: corner, size: .zero))
    }
  }
}
