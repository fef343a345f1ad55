extension InterfaceText {
  /// The parts of a decimal number in memory: an exponent and 16-bit words of the significand, the lowest first.
  static let foundationDecimalParts = #"""
    extension Decimal {
      public var _exponent: Int32 { Int32(exponent) }
      public var _isNegative: UInt32 { self < 0 ? 1 : 0 }
      public var _isCompact: UInt32 { 1 }
      public var _reserved: UInt32 { 0 }
      public var _length: UInt32 { isNaN ? 0 : UInt32((128 - _digits.leadingZeroBitCount + 15) / 16) }
      public var _mantissa: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16) {
        let digits = isNaN ? 0 : _digits
        func word(_ place: Int) -> UInt16 { UInt16(truncatingIfNeeded: digits >> (16 * place)) }
        return (word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7))
      }
      var _digits: UInt128 { UInt128(significand.magnitude.description) ?? 0 }
      public init(
        _exponent: Int32, _length: UInt32, _isNegative: UInt32, _isCompact: UInt32, _reserved: UInt32,
        _mantissa: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)
      ) {
        let words = [
          _mantissa.0, _mantissa.1, _mantissa.2, _mantissa.3, _mantissa.4, _mantissa.5, _mantissa.6, _mantissa.7,
        ]
        var digits: UInt128 = 0
        for word in words.prefix(Int(_length)).reversed() { digits = digits << 16 | UInt128(word) }
        self = Decimal(string: digits.description)!._scaled(Int(_exponent))
        if _isNegative != 0 { negate() }
      }
    }
    """#
}
