extension InterfaceText {
  /// The numeric protocols, and the common members of all integers and all floating-point types.
  static let swiftNumbers = #"""
    public protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
    }

    extension AdditiveArithmetic {
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static prefix func + (x: Self) -> Self { x }
    }

    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      public static var zero: Self { 0 }
    }

    public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }

    public protocol SignedNumeric: Numeric {
      static prefix func - (operand: Self) -> Self
      mutating func negate()
    }

    extension SignedNumeric {
      public static prefix func - (operand: Self) -> Self {
        var result = operand
        result.negate()
        return result
      }
      public mutating func negate() { self = 0 - self }
    }

    public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }

    public protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric, Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }

    public protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
    where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
      static var isSigned: Bool { get }
      associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int
      var words: Words { get }
      /// The words of the number, with one more for its sign.
      func _words() -> [UInt]
      init?<T: BinaryFloatingPoint>(exactly source: T)
      init<T: BinaryFloatingPoint>(_ source: T)
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      init<T: BinaryInteger>(clamping source: T)
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
      static func & (lhs: Self, rhs: Self) -> Self
      static func &= (lhs: inout Self, rhs: Self)
      static func | (lhs: Self, rhs: Self) -> Self
      static func |= (lhs: inout Self, rhs: Self)
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func ^= (lhs: inout Self, rhs: Self)
      static prefix func ~ (x: Self) -> Self
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      func isMultiple(of other: Self) -> Bool
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func signum() -> Self
    }

    extension BinaryInteger {
      public init() { self = 0 }
      public func _words() -> [UInt] { Array(words) + [self < (0 as Self) ? UInt.max : 0] }
      public static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        !(lhs < rhs) && !(rhs < lhs)
      }
      public static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
      public static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
        let isNegative = lhs < (0 as Self)
        if isNegative != (rhs < (0 as Other)) { return isNegative }
        // One of the types can represent the other one's value.
        let own = Self(truncatingIfNeeded: rhs)
        let isExact = Other(truncatingIfNeeded: own) == rhs && (own < (0 as Self)) == isNegative
        return isExact ? lhs < own : Other(truncatingIfNeeded: lhs) < rhs
      }
      public static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(rhs < lhs) }
      public static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs < rhs) }
      public static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { rhs < lhs }
      public func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
      public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
        (self / rhs, self % rhs)
      }
      public func signum() -> Self { (self > (0 as Self) ? 1 : 0) - (self < (0 as Self) ? 1 : 0) }
      public func distance(to other: Self) -> Int { Int(other) - Int(self) }
      public func advanced(by n: Int) -> Self { Self(Int(self) + n) }
    }

    public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
    where Magnitude: FixedWidthInteger & UnsignedInteger {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var byteSwapped: Self { get }
    }

    /// The members of all integer types; one native function serves them all.
    extension FixedWidthInteger {
      @primitive public static func < <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool
      public static func <= <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool { !(rhs < lhs) }
      public static func >= <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs < rhs) }
      public static func > <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool { rhs < lhs }
      public static func == <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool {
        !(lhs < rhs) && !(rhs < lhs)
      }
      public static func != <Other: FixedWidthInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
      @primitive public static var bitWidth: Int { get }
      @primitive public static var max: Self { get }
      @primitive public static var min: Self { get }
      public var bitWidth: Int { Self.bitWidth }
      @primitive public var magnitude: Magnitude { get }
      @primitive public var nonzeroBitCount: Int { get }
      @primitive public var leadingZeroBitCount: Int { get }
      @primitive public var trailingZeroBitCount: Int { get }
      @primitive public var byteSwapped: Self { get }
      public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
      public var littleEndian: Self { self }
      public var bigEndian: Self { byteSwapped }

      @primitive public init<T: BinaryInteger>(_ source: T)
      @primitive public init<T: BinaryFloatingPoint>(_ source: T)
      @primitive public init?<T: BinaryInteger>(exactly source: T)
      @primitive public init?<T: BinaryFloatingPoint>(exactly source: T)
      @primitive public init<T: BinaryInteger>(truncatingIfNeeded source: T)
      @primitive public init<T: BinaryInteger>(clamping source: T)
      public init?(_ description: String) { self.init(description, radix: 10) }
      @primitive public init?<S: StringProtocol>(_ text: S, radix: Int = 10)
      @primitive public var description: String { get }
      @primitive public func hash(into hasher: inout Hasher)

      @primitive public static func == (lhs: Self, rhs: Self) -> Bool
      @primitive public static func < (lhs: Self, rhs: Self) -> Bool
      @primitive public static func + (lhs: Self, rhs: Self) -> Self
      @primitive public static func - (lhs: Self, rhs: Self) -> Self
      @primitive public static func * (lhs: Self, rhs: Self) -> Self
      @primitive public static func / (lhs: Self, rhs: Self) -> Self
      @primitive public static func % (lhs: Self, rhs: Self) -> Self
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
      public static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
      @primitive public static func & (lhs: Self, rhs: Self) -> Self
      @primitive public static func | (lhs: Self, rhs: Self) -> Self
      @primitive public static func ^ (lhs: Self, rhs: Self) -> Self
      public static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
      public static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
      public static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
      @primitive public static prefix func ~ (x: Self) -> Self
      @primitive public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      @primitive public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      public static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
      public static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
      @primitive public static func &<< (lhs: Self, rhs: Self) -> Self
      @primitive public static func &>> (lhs: Self, rhs: Self) -> Self
      public static func &+ (lhs: Self, rhs: Self) -> Self { lhs.addingReportingOverflow(rhs).partialValue }
      public static func &- (lhs: Self, rhs: Self) -> Self { lhs.subtractingReportingOverflow(rhs).partialValue }
      public static func &* (lhs: Self, rhs: Self) -> Self { lhs.multipliedReportingOverflow(by: rhs).partialValue }
      public static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
      public static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
      public static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
      @primitive public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      @primitive public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      @primitive public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      @primitive public func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      @primitive public func remainderReportingOverflow(
        dividingBy rhs: Self
      ) -> (partialValue: Self, overflow: Bool)
      @primitive public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      @primitive public func dividingFullWidth(
        _ dividend: (high: Self, low: Magnitude)
      ) -> (quotient: Self, remainder: Self)
      public init(littleEndian value: Self) { self = value }
      public init(bigEndian value: Self) { self = value.byteSwapped }
      public static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
      public static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
      @_disfavoredOverload public static func &<< <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self {
        lhs &<< Self(truncatingIfNeeded: rhs)
      }
      @_disfavoredOverload public static func &>> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self {
        lhs &>> Self(truncatingIfNeeded: rhs)
      }
      @_disfavoredOverload public static func &<<= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &<< rhs }
      @_disfavoredOverload public static func &>>= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &>> rhs }

      @fresh @random("value")

      @primitive public static func random(in range: Range<Self>) -> Self
      @fresh @random("value")
      @primitive public static func random(in range: ClosedRange<Self>) -> Self
      @fresh @random("value")
      public static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
        guard range.lowerBound < range.upperBound else { fatalError("Cannot get random value with an empty range") }
        let delta = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        return Self(
          truncatingIfNeeded: Magnitude(truncatingIfNeeded: range.lowerBound) &+ generator.next(upperBound: delta))
      }
      @fresh @random("value")
      public static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
      {
        let delta = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        if delta == Magnitude.max {
          let all: Magnitude = generator.next()
          return Self(truncatingIfNeeded: all)
        }
        return Self(
          truncatingIfNeeded: Magnitude(truncatingIfNeeded: range.lowerBound) &+ generator.next(upperBound: delta + 1))
      }
    }

    extension FixedWidthInteger where Self: Codable {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Self.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }

    public protocol SignedInteger: BinaryInteger, SignedNumeric {}

    extension SignedInteger {
      public static var isSigned: Bool { true }
    }

    public protocol UnsignedInteger: BinaryInteger {}

    extension UnsignedInteger {
      public static var isSigned: Bool { false }
    }

    public enum FloatingPointSign: Int, Sendable { case plus, minus }

    public enum FloatingPointClassification: Sendable {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
      case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
    }

    public enum FloatingPointRoundingRule: Sendable {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }

    public protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
      init(_ value: Int)
      init<Source: BinaryInteger>(_ value: Source)
      static var nan: Self { get }
      static var signalingNaN: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var pi: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      var ulp: Self { get }
      var sign: FloatingPointSign { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      func remainder(dividingBy other: Self) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func squareRoot() -> Self
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      var nextUp: Self { get }
      var isFinite: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      var isZero: Bool { get }
    }

    extension FloatingPoint {
      public static var ulpOfOne: Self { (1 as Self).ulp }
      public func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
      public mutating func round() { self = rounded(.toNearestOrAwayFromZero) }
      public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
      public mutating func formTruncatingRemainder(dividingBy other: Self) {
        self = truncatingRemainder(dividingBy: other)
      }
      public mutating func formSquareRoot() { self = squareRoot() }
      public mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
      public func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
      public static func minimum(_ x: Self, _ y: Self) -> Self { x <= y || y.isNaN ? x : y }
      public static func maximum(_ x: Self, _ y: Self) -> Self { x > y || y.isNaN ? x : y }
      public static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
        x.magnitude <= y.magnitude || y.isNaN ? x : y
      }
      public static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
        x.magnitude > y.magnitude || y.isNaN ? x : y
      }
      public mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
      public var isCanonical: Bool { true }
      public var isInfinite: Bool { !isFinite && !isNaN }
      public var isZero: Bool { self == 0 }
      public func distance(to other: Self) -> Self { other - self }
      public func advanced(by amount: Self) -> Self { self + amount }
    }

    public protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      init(_ value: Float)
      init(_ value: Double)
      init<Source: BinaryFloatingPoint>(_ value: Source)
      init?<Source: BinaryFloatingPoint>(exactly value: Source)
      associatedtype RawSignificand: UnsignedInteger
      associatedtype RawExponent: UnsignedInteger
      init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
      static var exponentBitCount: Int { get }
      static var significandBitCount: Int { get }
      var exponentBitPattern: RawExponent { get }
      var significandBitPattern: RawSignificand { get }
      var significandWidth: Int { get }
    }

    /// The members of all floating-point types; one native function serves them all.
    extension BinaryFloatingPoint {
      public init() { self = 0 }
      @primitive public init<Source: BinaryInteger>(_ value: Source)
      @primitive public init<Source: BinaryFloatingPoint>(_ value: Source)
      @primitive public init?<Source: BinaryInteger>(exactly value: Source)
      @primitive public init?<Source: BinaryFloatingPoint>(exactly value: Source)
      @primitive public static var nan: Self { get }
      @primitive public static var signalingNaN: Self { get }
      @primitive public static var infinity: Self { get }
      @primitive public static var greatestFiniteMagnitude: Self { get }
      @primitive public static var pi: Self { get }
      @primitive public static var leastNormalMagnitude: Self { get }
      @primitive public static var leastNonzeroMagnitude: Self { get }
      @primitive public static var significandBitCount: Int { get }
      public static var radix: Int { 2 }
      public var significandWidth: Int {
        guard isFinite else { return -1 }
        let pattern = significandBitPattern
        if isNormal { return pattern == 0 ? 0 : Self.significandBitCount - pattern.trailingZeroBitCount }
        if self == 0 { return -1 }
        return pattern.bitWidth - _leadingZeros(pattern) - 1 - pattern.trailingZeroBitCount
      }
      func _leadingZeros<T: BinaryInteger>(_ pattern: T) -> Int {
        var rest = pattern
        var count = pattern.bitWidth
        while rest != 0 {
          rest >>= 1
          count -= 1
        }
        return count
      }
      @primitive public init(sign: FloatingPointSign, exponent: Int, significand: Self)
      @primitive public var exponent: Int { get }
      @primitive public var significand: Self { get }
      @primitive public var isNormal: Bool { get }
      @primitive public var isSubnormal: Bool { get }
      @primitive public var isSignalingNaN: Bool { get }
      public var floatingPointClass: FloatingPointClassification {
        if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
        let isNegative = sign == .minus
        if !isFinite { return isNegative ? .negativeInfinity : .positiveInfinity }
        if self == 0 { return isNegative ? .negativeZero : .positiveZero }
        if isSubnormal { return isNegative ? .negativeSubnormal : .positiveSubnormal }
        return isNegative ? .negativeNormal : .positiveNormal
      }
      public var binade: Self {
        isFinite && self != 0 ? Self(sign: sign, exponent: exponent, significand: 1) : self
      }
      public init(signOf: Self, magnitudeOf: Self) {
        self = signOf.sign == magnitudeOf.sign ? magnitudeOf : -magnitudeOf
      }
      public func isEqual(to other: Self) -> Bool { self == other }
      public func isLess(than other: Self) -> Bool { self < other }
      public func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
      public func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
        if self < other { return true }
        if self > other { return false }
        let isNegative = sign == .minus
        if sign != other.sign { return isNegative }
        // Both are equal, or one is not a number: the bits decide.
        let first = isNegative ? other : self
        let second = isNegative ? self : other
        if first.exponentBitPattern != second.exponentBitPattern {
          return first.exponentBitPattern < second.exponentBitPattern
        }
        return first.significandBitPattern <= second.significandBitPattern
      }
      @primitive public var ulp: Self { get }
      @primitive public var nextUp: Self { get }
      public var nextDown: Self { -(-self).nextUp }
      @primitive public var sign: FloatingPointSign { get }
      public var magnitude: Self { self < 0 ? -self : self }
      @primitive public var isFinite: Bool { get }
      @primitive public var isNaN: Bool { get }
      @primitive public func remainder(dividingBy other: Self) -> Self
      @primitive public func truncatingRemainder(dividingBy other: Self) -> Self
      @primitive public func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      @primitive public func squareRoot() -> Self
      @primitive public func rounded(_ rule: FloatingPointRoundingRule) -> Self
      @primitive public func hash(into hasher: inout Hasher)

      @fresh @random("value")

      @primitive public static func random(in range: Range<Self>) -> Self
      @fresh @random("value")
      @primitive public static func random(in range: ClosedRange<Self>) -> Self
      @fresh @random("value")
      public static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
        guard range.lowerBound < range.upperBound else { fatalError("Cannot get random value with an empty range") }
        let delta = range.upperBound - range.lowerBound
        guard delta.isFinite else { fatalError("There is no uniform distribution on an infinite range") }
        while true {
          let random: UInt64 = generator.next()
          let bits = random & ((1 << UInt64(significandBitCount + 1)) - 1)
          let result = delta * (Self(bits) * (ulpOfOne / 2)) + range.lowerBound
          if result != range.upperBound { return result }
        }
      }
      @fresh @random("value")
      public static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
      {
        let delta = range.upperBound - range.lowerBound
        guard delta.isFinite else { fatalError("There is no uniform distribution on an infinite range") }
        let count: UInt64 = 1 << UInt64(significandBitCount + 1)
        // For `Float`, 32 bits of the generator are used.
        let bits: UInt64 =
          significandBitCount < 32
          ? UInt64(generator.next(upperBound: UInt32(count + 1))) : generator.next(upperBound: count + 1)
        if bits == count { return range.upperBound }
        return delta * (Self(bits) * (ulpOfOne / 2)) + range.lowerBound
      }
    }

    extension BinaryFloatingPoint where Self: Codable {
      public init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Self.self)
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }
    """#
}
