import Foundation

/// The closed-form motion of a damped spring towards its target.
struct SpringMotion: Hashable {
  /// The undamped angular frequency, in radians per second.
  let frequency: Double
  /// 1 is critical damping, the least without overshoot.
  let dampingRatio: Double

  /// Uses SwiftUI's parameters: `response` is the period of the undamped oscillation.
  init(response: Double, dampingRatio: Double) {
    // A spring with a response of 0 reaches its target immediately.
    frequency = 2 * .pi / max(response, 1e-6)
    self.dampingRatio = max(dampingRatio, 0)
  }

  init(mass: Double, stiffness: Double, damping: Double) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(damping / (2 * (stiffness * mass).squareRoot()), 0)
  }

  /// The period of the undamped oscillation, in seconds.
  var response: Double { 2 * .pi / frequency }

  /// The distance from the target after a release at rest at a distance of 1.
  func distance(at time: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    if abs(z - 1) < 1e-6 { return exp(-w * time) * (1 + w * time) }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      return exp(-z * w * time) * (cos(damped * time) + z * w / damped * sin(damped * time))
    }
    let root = (z * z - 1).squareRoot()
    let (a, b) = (w * (z - root), w * (z + root))
    return (b * exp(-a * time) - a * exp(-b * time)) / (b - a)
  }

  /// The displacement after a push at the target with a velocity of 1.
  func swing(at time: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    if abs(z - 1) < 1e-6 { return time * exp(-w * time) }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      return exp(-z * w * time) * sin(damped * time) / damped
    }
    let root = (z * z - 1).squareRoot()
    let (a, b) = (w * (z - root), w * (z + root))
    return (exp(-a * time) - exp(-b * time)) / (b - a)
  }

  /// The derivative of `distance`.
  func distanceVelocity(at time: Double) -> Double { -frequency * frequency * swing(at: time) }

  /// The derivative of `swing`.
  func swingVelocity(at time: Double) -> Double {
    distance(at: time) - 2 * dampingRatio * frequency * swing(at: time)
  }

  /// The time after which the spring stays within a thousandth of the distance. SwiftUI's own limit is not published.
  var settlingDuration: Double {
    guard dampingRatio > 1e-6 else { return .infinity }
    let limit = 1e-3
    var (low, high) = (0.0, response)
    while reach(at: high) > limit { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if reach(at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound of `distance` from a time on.
  private func reach(at time: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    if z > 1 { return abs(distance(at: time)) }
    let swings = z < 1 ? 1 / (1 - z * z).squareRoot() : .infinity
    return exp(-z * w * time) * min(swings, 1 + z * w * time)
  }
}

/// A cubic Bézier timing curve from (0, 0) to (1, 1) with two control points.
struct TimingCurve: Hashable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The value of the curve at a fraction of the time, from 0 to 1.
  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    // The x coordinate is monotonic in the parameter, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if TimingCurve.bezier(first, second, middle) < time { low = middle } else { high = middle }
    }
    return TimingCurve.bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
