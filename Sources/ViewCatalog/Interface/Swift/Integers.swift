extension InterfaceText {
  /// The integer types. `Int` has its own operators, the others those of `FixedWidthInteger`.
  static let swiftIntegers = #"""
    public struct Int: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg, Sendable
    {
      public typealias Magnitude = UInt
      public typealias Stride = Int

      @primitive public init(_ source: Double)
      @primitive public init(_ source: Float)
      @primitive public init(_ source: Float16)
      @primitive public init?(exactly source: Double)
      @primitive public init?(exactly source: Float)
      @primitive public init?(exactly source: Float16)
      @primitive public init(bitPattern x: UInt)

      @primitive public static func == (lhs: Int, rhs: Int) -> Bool
      @primitive public static func != (lhs: Int, rhs: Int) -> Bool
      @primitive public static func < (lhs: Int, rhs: Int) -> Bool
      @primitive public static func <= (lhs: Int, rhs: Int) -> Bool
      @primitive public static func > (lhs: Int, rhs: Int) -> Bool
      @primitive public static func >= (lhs: Int, rhs: Int) -> Bool
      @primitive public static func + (lhs: Int, rhs: Int) -> Int
      @primitive public static func - (lhs: Int, rhs: Int) -> Int
      @primitive public static func * (lhs: Int, rhs: Int) -> Int
      @primitive public static func / (lhs: Int, rhs: Int) -> Int
      @primitive public static func % (lhs: Int, rhs: Int) -> Int
      @primitive public static func & (lhs: Int, rhs: Int) -> Int
      @primitive public static func | (lhs: Int, rhs: Int) -> Int
      @primitive public static func ^ (lhs: Int, rhs: Int) -> Int
      public static func += (lhs: inout Int, rhs: Int) { lhs = lhs + rhs }
      public static func -= (lhs: inout Int, rhs: Int) { lhs = lhs - rhs }
      public static func *= (lhs: inout Int, rhs: Int) { lhs = lhs * rhs }
      public static func /= (lhs: inout Int, rhs: Int) { lhs = lhs / rhs }
      public static func %= (lhs: inout Int, rhs: Int) { lhs = lhs % rhs }
      public static func &= (lhs: inout Int, rhs: Int) { lhs = lhs & rhs }
      public static func |= (lhs: inout Int, rhs: Int) { lhs = lhs | rhs }
      public static func ^= (lhs: inout Int, rhs: Int) { lhs = lhs ^ rhs }
      @primitive public static prefix func - (operand: Int) -> Int
      @primitive public static prefix func ~ (x: Int) -> Int
      public func distance(to other: Int) -> Int { other - self }
      public func advanced(by n: Int) -> Int { self + n }
    }

    public struct Int8: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt8
      public typealias Stride = Int
      @primitive public init(bitPattern x: UInt8)
    }

    public struct Int16: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt16
      public typealias Stride = Int
      @primitive public init(bitPattern x: UInt16)
    }

    public struct Int32: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt32
      public typealias Stride = Int
      @primitive public init(bitPattern x: UInt32)
    }

    public struct Int64: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt64
      public typealias Stride = Int
      @primitive public init(bitPattern x: UInt64)
    }

    public struct UInt: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt
      public typealias Stride = Int
      @primitive public init(bitPattern x: Int)
    }

    public struct UInt8: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt8
      public typealias Stride = Int
      @primitive public init(bitPattern x: Int8)
      @primitive public init(ascii v: Unicode.Scalar)
    }

    public struct UInt16: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt16
      public typealias Stride = Int
      @primitive public init(bitPattern x: Int16)
    }

    public struct UInt32: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt32
      public typealias Stride = Int
      @primitive public init(bitPattern x: Int32)
    }

    public struct UInt64: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Codable, CVarArg,
      Sendable
    {
      public typealias Magnitude = UInt64
      public typealias Stride = Int
      @primitive public init(bitPattern x: Int64)
    }

    // The names of C's number types.
    public typealias CBool = Bool
    public typealias CChar = Int8
    public typealias CSignedChar = Int8
    public typealias CUnsignedChar = UInt8
    public typealias CShort = Int16
    public typealias CUnsignedShort = UInt16
    public typealias CInt = Int32
    public typealias CUnsignedInt = UInt32
    public typealias CLong = Int
    public typealias CUnsignedLong = UInt
    public typealias CLongLong = Int64
    public typealias CUnsignedLongLong = UInt64
    public typealias CFloat = Float
    public typealias CDouble = Double
    """#
}
