extension Int {
  /// The integer part of a number from a program, clamped to the range of `Int`; 0 for NaN. `Int(_:)` would trap.
  public init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= 0x1p63 {
      self = .max
    } else if number < -0x1p63 {
      self = .min
    } else {
      self = Int(number)
    }
  }
}
