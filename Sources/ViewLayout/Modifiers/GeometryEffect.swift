/// `scaleEffect`, `rotationEffect` and effects of the program. They affect drawing and hit testing, not layout.
public enum GeometryEffect: Equatable, Sendable {
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  /// A rotation in space, in parallel projection.
  case turn(AffineTransform, anchor: UnitPoint)
  /// A transform that the program computes.
  case affine(AffineTransform)

  /// The transform from the content's coordinates to those in which it is drawn, for content of `size`.
  public func transform(of size: Size) -> AffineTransform {
    switch self {
    case .scale(let x, let y, let anchor): AffineTransform.scale(x: x, y: y).about(anchor.point(in: size))
    case .rotation(let angle, let anchor): AffineTransform.rotation(angle).about(anchor.point(in: size))
    case .turn(let transform, let anchor): transform.about(anchor.point(in: size))
    case .affine(let transform): transform
    }
  }
}
