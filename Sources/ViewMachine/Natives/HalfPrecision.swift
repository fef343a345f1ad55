/// Arithmetic of `Float16`, with values stored as `Double`, because not every platform has the type.
enum HalfPrecision {
  /// The number of fraction bits of the significand.
  static let digits = 10
  static let leastExponent = -14
  static let greatest = 65504.0
  static let leastNormal = 0x1p-14
  static let leastNonzero = 0x1p-24
  /// Rounded towards zero, like the standard library's `pi` constants.
  static let pi = 3.140625

  /// The nearest representable number; ties round to even.
  static func rounded(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    let step = ulp(value)
    let result = (value / step).rounded(.toNearestOrEven) * step
    return result.magnitude > greatest ? (value < 0 ? -.infinity : .infinity) : result
  }

  /// The distance to the next representable number.
  static func ulp(_ value: Double) -> Double {
    guard value.isFinite else { return .nan }
    let exponent = value == 0 ? leastExponent : max(Int(value.exponent), leastExponent)
    return Double(sign: .plus, exponent: exponent - digits, significand: 1)
  }

  static func nextUp(_ value: Double) -> Double {
    if value.isNaN || value == .infinity { return value }
    if value == -.infinity { return -greatest }
    if value == 0 { return leastNonzero }
    // The spacing is halved below a power of two.
    let isAtPower = value < 0 && value.significand == 1 && value.magnitude > leastNormal
    return rounded(value + (isAtPower ? ulp(value) / 2 : ulp(value)))
  }

  static func bits(_ value: Double) -> Int {
    let sign = value.sign == .minus ? 0x8000 : 0
    if value.isNaN { return sign | 0x7E00 }
    if value.isInfinite { return sign | 0x7C00 }
    if value.magnitude < leastNormal { return sign | Int(value.magnitude / leastNonzero) }
    let exponent = Int(value.exponent) - leastExponent + 1
    return sign | exponent << digits | Int((value.magnitude.significand - 1) * 1024)
  }

  static func number(ofBits bits: Int) -> Double {
    let fraction = Double(bits & 0x3FF)
    let exponent = bits >> digits & 0x1F
    let magnitude: Double =
      switch exponent {
      case 0: fraction * leastNonzero
      case 0x1F: fraction == 0 ? .infinity : .nan
      default: Double(sign: .plus, exponent: exponent + leastExponent - 1, significand: 1 + fraction / 1024)
      }
    return bits & 0x8000 == 0 ? magnitude : -magnitude
  }

  /// The shortest decimal number that rounds to this value.
  static func description(_ value: Double) -> String {
    guard value.isFinite, value != value.rounded(.towardZero) else { return value.description }
    // Five digits are enough to distinguish all values.
    for count in 1..<5 {
      let decimal = shortened(value, to: count)
      if rounded(decimal) == value { return decimal.description }
    }
    return shortened(value, to: 5).description
  }

  /// The number rounded to `count` decimal digits.
  private static func shortened(_ value: Double, to count: Int) -> Double {
    var exponent = 0
    var power = value.magnitude
    while power >= 10 {
      power /= 10
      exponent += 1
    }
    while power < 1 {
      power *= 10
      exponent -= 1
    }
    var scale = 1.0
    for _ in 1..<count { scale *= 10 }
    let digits = Int((power * scale).rounded(.toNearestOrEven))
    let text = "\(value < 0 ? "-" : "")\(digits)e\(exponent - count + 1)"
    return Double(text) ?? value
  }
}
