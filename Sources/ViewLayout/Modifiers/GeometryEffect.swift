/// `scaleEffect`, `rotationEffect` and effects of the program: how the content is drawn and hit. Layout knows nothing of them.
public enum GeometryEffect: Equatable, Sendable {
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  /// A turn in space, as it is seen from far away.
  case turn(AffineTransform, anchor: UnitPoint)
  /// As the program says.
  case affine(AffineTransform)

  /// The map from the content's coordinates to those in which it is drawn, for content of `size`.
  public func transform(of size: Size) -> AffineTransform {
    switch self {
    case .scale(let x, let y, let anchor): AffineTransform.scale(x: x, y: y).about(anchor.point(in: size))
    case .rotation(let angle, let anchor): AffineTransform.rotation(angle).about(anchor.point(in: size))
    case .turn(let transform, let anchor): transform.about(anchor.point(in: size))
    case .affine(let transform): transform
    }
  }
}
