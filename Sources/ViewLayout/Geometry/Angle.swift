/// An angle; positive ones turn clockwise on the screen, where y grows downwards.
public struct Angle: Hashable, Sendable {
  /// 2π is a full turn.
  public var radians: Double

  /// Any number: it is not brought into one turn.
  public init(radians: Double) { self.radians = radians }

  /// Any number, 360 being a full turn: it is not brought into one.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// 360 is a full turn.
  public var degrees: Double { radians * 180 / .pi }

  /// The sine, to about 1e-15: the standard library has none, and layout needs it for drawing and hit testing only.
  public var sine: Double { Angle.sine(radians) }

  /// The cosine.
  public var cosine: Double { Angle.sine(radians + .pi / 2) }

  /// The series of the sine, on an argument brought into -π/2…π/2, where twelve terms are exact.
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
