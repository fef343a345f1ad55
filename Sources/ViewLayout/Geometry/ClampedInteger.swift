extension Int {
  /// The integer part of a number that a program chose: the last integer where there is none so far out, 0 for what is
  /// no number. `Int(_:)` would stop the process there.
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
