extension InterfaceText {
  /// The limits of the number types of the C library.
  static let foundationNumberLimits = #"""
    public let CHAR_BIT: Int32 = 8
    public let SCHAR_MAX: Int32 = 127
    public let SHRT_MAX: Int32 = 32767
    public let INT_MAX: Int32 = 2147483647
    public let LONG_MAX = 9223372036854775807
    public let LLONG_MAX: Int64 = 9223372036854775807
    public let INT8_MAX: Int32 = 127
    public let UINT8_MAX: Int32 = 255
    public let INT16_MAX: Int32 = 32767
    public let UINT16_MAX: Int32 = 65535
    public let INT32_MAX: Int32 = 2147483647
    public let UINT32_MAX: UInt32 = 4294967295
    public let DBL_MAX = Double.greatestFiniteMagnitude
    public let DBL_MIN = Double.leastNormalMagnitude
    public let DBL_EPSILON = Double.ulpOfOne
    public let DBL_DIG: Int32 = 15
    public let FLT_MAX = Float.greatestFiniteMagnitude
    public let FLT_MIN = Float.leastNormalMagnitude
    public let FLT_EPSILON = Float.ulpOfOne
    public let FLT_DIG: Int32 = 6
    """#
}
