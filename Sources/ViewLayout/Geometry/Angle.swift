/// An angle; positive angles are clockwise on the screen, where y grows downwards.
public struct Angle: Hashable, Sendable {
  /// In radians: 2π is a full turn.
  public var radians: Double

  /// Accepts any number; it is not reduced to one turn.
  public init(radians: Double) { self.radians = radians }

  /// Accepts any number, with 360 for a full turn; it is not reduced to one turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle 0.
  public static let zero = Angle(radians: 0)

  /// In degrees: 360 is a full turn.
  public var degrees: Double { radians * 180 / .pi }

  /// The sine, to about 1e-15. The standard library has no sine function, and only drawing and hit testing need it.
  public var sine: Double { Angle.sine(radians) }

  /// The cosine.
  public var cosine: Double { Angle.sine(radians + .pi / 2) }

  /// The Taylor series of the sine, for an argument reduced to -π/2…π/2, where twelve terms are exact.
  private static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return 0 }
    var x = angle.remainder(dividingBy: 2 * .pi)
    if x > .pi / 2 { x = .pi - x }
    if x < -.pi / 2 { x = -.pi - x }
    var term = x
    var sum = x
    for n in 1...12 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }
}
