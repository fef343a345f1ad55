/// The functions of mathematics that drawing needs beyond arithmetic and roots, with equal results on every machine.
enum DrawingMath {
  /// The angle of a direction, in radians from -π to π; 0 points to the right, π/2 down. Accurate to about 1e-12.
  static func angle(x: Double, y: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    guard ax > 0 || ay > 0 else { return 0 }
    var angle = ax >= ay ? arctangent(ay / ax) : .pi / 2 - arctangent(ax / ay)
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The arctangent of a number from 0 to 1.
  private static func arctangent(_ value: Double) -> Double {
    // Two halvings reduce the angle to at most π/16, where the series converges fast.
    func halved(_ t: Double) -> Double { t / (1 + (1 + t * t).squareRoot()) }
    let t = halved(halved(value))
    let square = t * t
    var term = t
    var sum = 0.0
    for n in stride(from: 1.0, to: 21, by: 2) {
      sum += term / n
      term *= -square
    }
    return 4 * sum
  }

  /// The normal distribution's bell curve with a maximum of 1: e to the power of -x²/2.
  static func bell(_ x: Double) -> Double {
    let exponent = x * x / 2
    guard exponent < 700 else { return 0 }
    // The series for a small fraction of the exponent, squared as often as the exponent was halved.
    var part = exponent
    var halvings = 0
    while part > 0.125 {
      part /= 2
      halvings += 1
    }
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= -part / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// A power of a number from 0 to 1, to about four digits.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, exponent > 0 else { return exponent > 0 ? 0 : 1 }
    let whole = min(exponent.rounded(.down), 1_000)
    var result = 1.0
    for _ in 0..<Int(whole) { result *= base }
    // The binary digits of the fraction select repeated square roots.
    var (root, rest) = (base, exponent - whole)
    for _ in 0..<16 where rest > 0 && rest < 1 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }

  /// The nearest integer, clamped far outside of any image.
  static func integer(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9).rounded())
  }
}
