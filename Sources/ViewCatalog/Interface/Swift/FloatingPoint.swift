extension InterfaceText {
  /// The floating-point types.
  static let swiftFloatingPoint = #"""
    public struct Double: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral {
      public typealias Magnitude = Double
      public typealias Stride = Double

      @primitive public init(_ v: Int)
      @primitive public init(_ other: Float)
      @primitive public init(_ other: Float16)
      public init(_ other: Double) { self = other }
      @primitive public init?<S: StringProtocol>(_ text: S)
      public init?(_ text: Substring) { self.init(String(text)) }
      @primitive public init?(exactly other: Float)
      @primitive public init?(exactly other: Float16)
      @primitive public init(bitPattern: UInt64)
      @primitive public var bitPattern: UInt64 { get }
      @primitive public var significandBitPattern: UInt64 { get }
      @primitive public var exponentBitPattern: UInt { get }
      public typealias RawSignificand = UInt64
      public static var exponentBitCount: Int { 11 }
      public typealias RawExponent = UInt
      public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        let exponent = UInt64(truncatingIfNeeded: exponentBitPattern) & 2047
        let signBit: UInt64 = sign == .minus ? 1 : 0
        self.init(bitPattern: signBit << 63 | exponent << 52 | significandBitPattern & 4503599627370495)
      }

      @primitive public static func == (lhs: Double, rhs: Double) -> Bool
      @primitive public static func != (lhs: Double, rhs: Double) -> Bool
      @primitive public static func < (lhs: Double, rhs: Double) -> Bool
      @primitive public static func <= (lhs: Double, rhs: Double) -> Bool
      @primitive public static func > (lhs: Double, rhs: Double) -> Bool
      @primitive public static func >= (lhs: Double, rhs: Double) -> Bool
      @primitive public static func + (lhs: Double, rhs: Double) -> Double
      @primitive public static func - (lhs: Double, rhs: Double) -> Double
      @primitive public static func * (lhs: Double, rhs: Double) -> Double
      @primitive public static func / (lhs: Double, rhs: Double) -> Double
      public static func += (lhs: inout Double, rhs: Double) { lhs = lhs + rhs }
      public static func -= (lhs: inout Double, rhs: Double) { lhs = lhs - rhs }
      public static func *= (lhs: inout Double, rhs: Double) { lhs = lhs * rhs }
      public static func /= (lhs: inout Double, rhs: Double) { lhs = lhs / rhs }
      @primitive public static prefix func - (x: Double) -> Double
    }

    extension Double: LosslessStringConvertible, TextOutputStreamable, Codable, CVarArg, Sendable,
      CustomDebugStringConvertible
    {
      public var debugDescription: String { description }
      @primitive public init?(_ description: String)
      @primitive public var description: String { get }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
    }

    public struct Float: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral {
      public typealias Magnitude = Float
      public typealias Stride = Float

      @primitive public init(_ v: Int)
      @primitive public init(_ other: Double)
      @primitive public init(_ other: Float16)
      public init(_ other: Float) { self = other }
      @primitive public init?<S: StringProtocol>(_ text: S)
      public init?(_ text: Substring) { self.init(String(text)) }
      @primitive public init?(exactly other: Double)
      @primitive public init?(exactly other: Float16)
      @primitive public init(bitPattern: UInt32)
      @primitive public var bitPattern: UInt32 { get }
      @primitive public var significandBitPattern: UInt32 { get }
      @primitive public var exponentBitPattern: UInt { get }
      public typealias RawSignificand = UInt32
      public static var exponentBitCount: Int { 8 }
      public typealias RawExponent = UInt
      public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
        let exponent = UInt32(truncatingIfNeeded: exponentBitPattern) & 255
        let signBit: UInt32 = sign == .minus ? 1 : 0
        self.init(bitPattern: signBit << 31 | exponent << 23 | significandBitPattern & 8388607)
      }

      @primitive public static func == (lhs: Float, rhs: Float) -> Bool
      @primitive public static func != (lhs: Float, rhs: Float) -> Bool
      @primitive public static func < (lhs: Float, rhs: Float) -> Bool
      @primitive public static func <= (lhs: Float, rhs: Float) -> Bool
      @primitive public static func > (lhs: Float, rhs: Float) -> Bool
      @primitive public static func >= (lhs: Float, rhs: Float) -> Bool
      @primitive public static func + (lhs: Float, rhs: Float) -> Float
      @primitive public static func - (lhs: Float, rhs: Float) -> Float
      @primitive public static func * (lhs: Float, rhs: Float) -> Float
      @primitive public static func / (lhs: Float, rhs: Float) -> Float
      public static func += (lhs: inout Float, rhs: Float) { lhs = lhs + rhs }
      public static func -= (lhs: inout Float, rhs: Float) { lhs = lhs - rhs }
      public static func *= (lhs: inout Float, rhs: Float) { lhs = lhs * rhs }
      public static func /= (lhs: inout Float, rhs: Float) { lhs = lhs / rhs }
      @primitive public static prefix func - (x: Float) -> Float
    }

    extension Float: LosslessStringConvertible, TextOutputStreamable, Codable, CVarArg, Sendable,
      CustomDebugStringConvertible
    {
      public var debugDescription: String { description }
      @primitive public init?(_ description: String)
      @primitive public var description: String { get }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
    }

    public struct Float16: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral {
      public typealias Magnitude = Float16
      public typealias Stride = Float16

      @primitive public init(_ v: Int)
      @primitive public init(_ other: Double)
      @primitive public init(_ other: Float)
      public init(_ other: Float16) { self = other }
      @primitive public init?<S: StringProtocol>(_ text: S)
      public init?(_ text: Substring) { self.init(String(text)) }
      @primitive public init?(exactly other: Double)
      @primitive public init?(exactly other: Float)
      @primitive public init(bitPattern: UInt16)
      @primitive public var bitPattern: UInt16 { get }
      @primitive public var significandBitPattern: UInt16 { get }
      @primitive public var exponentBitPattern: UInt { get }
      public typealias RawSignificand = UInt16
      public static var exponentBitCount: Int { 5 }
      public typealias RawExponent = UInt
      public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt16) {
        let exponent = UInt16(truncatingIfNeeded: exponentBitPattern) & 31
        let signBit: UInt16 = sign == .minus ? 1 : 0
        self.init(bitPattern: signBit << 15 | exponent << 10 | significandBitPattern & 1023)
      }

      @primitive public static func == (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func != (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func < (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func <= (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func > (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func >= (lhs: Float16, rhs: Float16) -> Bool
      @primitive public static func + (lhs: Float16, rhs: Float16) -> Float16
      @primitive public static func - (lhs: Float16, rhs: Float16) -> Float16
      @primitive public static func * (lhs: Float16, rhs: Float16) -> Float16
      @primitive public static func / (lhs: Float16, rhs: Float16) -> Float16
      public static func += (lhs: inout Float16, rhs: Float16) { lhs = lhs + rhs }
      public static func -= (lhs: inout Float16, rhs: Float16) { lhs = lhs - rhs }
      public static func *= (lhs: inout Float16, rhs: Float16) { lhs = lhs * rhs }
      public static func /= (lhs: inout Float16, rhs: Float16) { lhs = lhs / rhs }
      @primitive public static prefix func - (x: Float16) -> Float16
    }

    extension Float16: LosslessStringConvertible, TextOutputStreamable, Codable, CVarArg, Sendable,
      CustomDebugStringConvertible
    {
      public var debugDescription: String { description }
      @primitive public init?(_ description: String)
      @primitive public var description: String { get }
      public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
    }

    public typealias Float32 = Float
    public typealias Float64 = Double
    """#
}
