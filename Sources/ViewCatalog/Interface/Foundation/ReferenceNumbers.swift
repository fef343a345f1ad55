extension InterfaceText {
  /// Foundation's numbers that are classes.
  static let foundationReferenceNumbers = #"""
    open class NSValue: NSObject, @unchecked Sendable {
      // The keyboard has no size.
      public var cgPointValue: CGPoint { .zero }
      public var cgSizeValue: CGSize { .zero }
      public var cgRectValue: CGRect { .zero }
    }

    open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
      @unchecked Sendable
    {
      public let doubleValue: Double
      /// The value of an integer or a Boolean; the bits of an unsigned integer.
      let _integer: Int
      /// The type of its source: 0 an integer, 1 a `Double`, 2 a `Float`, 3 a Boolean, 4 an unsigned integer, 5 a decimal.
      let _kind: Int
      /// The value of an `NSDecimalNumber`.
      let _decimal: Decimal?
      init(_ double: Double, _ integer: Int, _ kind: Int, _ decimal: Decimal? = nil) {
        doubleValue = double
        _integer = integer
        _kind = kind
        _decimal = decimal
      }
      public convenience init(value: Int) { self.init(Double(value), value, 0) }
      public convenience init(value: Int8) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: Int16) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: Int32) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: Int64) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: UInt) { self.init(Double(value), Int(bitPattern: value), 4) }
      public convenience init(value: UInt8) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: UInt16) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: UInt32) { self.init(Double(value), Int(value), 0) }
      public convenience init(value: UInt64) { self.init(Double(value), Int(truncatingIfNeeded: value), 4) }
      public convenience init(value: Double) { self.init(value, 0, 1) }
      public convenience init(value: Float) { self.init(Double(value), 0, 2) }
      public convenience init(value: Bool) { self.init(value ? 1 : 0, value ? 1 : 0, 3) }
      public required convenience init(integerLiteral value: Int) { self.init(Double(value), value, 0) }
      public required convenience init(floatLiteral value: Double) { self.init(value, 0, 1) }
      public required convenience init(booleanLiteral value: Bool) { self.init(value ? 1 : 0, value ? 1 : 0, 3) }
      var _isWhole: Bool { _kind == 0 || _kind == 3 || _kind == 4 }
      open override func isEqual(_ object: Any?) -> Bool { (object as? NSNumber).map { isEqual(to: $0) } ?? false }
      open override var hash: Int { doubleValue.hashValue }
      public var intValue: Int { _isWhole ? _integer : Int(doubleValue) }
      public var floatValue: Float { Float(doubleValue) }
      public var boolValue: Bool { doubleValue != 0 }
      public var int64Value: Int64 { Int64(intValue) }
      public var decimalValue: Decimal { _decimal ?? (_isWhole ? Decimal(_integer) : Decimal(doubleValue)) }
      open override var description: String { stringValue }
      public var uintValue: UInt { _isWhole ? UInt(bitPattern: _integer) : UInt(doubleValue) }
      public var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
      public var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
      public var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
      public var uint64Value: UInt64 { UInt64(uintValue) }
      public var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
      public var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
      public var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
      public func isEqual(to number: NSNumber) -> Bool {
        if _decimal != nil || number._decimal != nil { return decimalValue == number.decimalValue }
        return _isWhole && number._isWhole ? _integer == number._integer : doubleValue == number.doubleValue
      }
      public func compare(_ otherNumber: NSNumber) -> ComparisonResult {
        if _decimal != nil || otherNumber._decimal != nil {
          let (left, right) = (decimalValue, otherNumber.decimalValue)
          return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }
        return _compare(otherNumber)
      }
      private func _compare(_ otherNumber: NSNumber) -> ComparisonResult {
        doubleValue < otherNumber.doubleValue
          ? .orderedAscending : doubleValue == otherNumber.doubleValue ? .orderedSame : .orderedDescending
      }
      @primitive public var stringValue: String { get }
      public var objCType: UnsafePointer<CChar> {
        ["q", "d", "f", "c", "Q", "d"][_kind].withCString { $0 }
      }
    }

    open class NSDecimalNumber: NSNumber, @unchecked Sendable {
      public enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
      public init(decimal dcm: Decimal) { super.init(dcm._doubleValue, 0, 5, dcm) }
      @primitive public init(string numberValue: String?)
      public convenience init(value: Int) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Int8) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Int16) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Int32) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Int64) { self.init(decimal: Decimal(value)) }
      public convenience init(value: UInt) { self.init(decimal: Decimal(value)) }
      public convenience init(value: UInt8) { self.init(decimal: Decimal(value)) }
      public convenience init(value: UInt16) { self.init(decimal: Decimal(value)) }
      public convenience init(value: UInt32) { self.init(decimal: Decimal(value)) }
      public convenience init(value: UInt64) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Double) { self.init(decimal: Decimal(value)) }
      public convenience init(value: Float) { self.init(decimal: Decimal(Double(value))) }
      public convenience init(value: Bool) { self.init(decimal: value ? 1 : 0) }
      public convenience init(string numberValue: String?, locale: Any?) { self.init(string: numberValue) }
      public convenience init(mantissa: UInt64, exponent: Int16, isNegative flag: Bool) {
        let sign = flag ? FloatingPointSign.minus : .plus
        self.init(decimal: Decimal(sign: sign, exponent: Int(exponent), significand: Decimal(mantissa)))
      }
      public func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue + other.decimalValue)
      }
      public func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue - other.decimalValue)
      }
      public func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue * other.decimalValue)
      }
      public func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
        NSDecimalNumber(decimal: decimalValue / other.decimalValue)
      }
      public func adding(_ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        adding(other).rounding(accordingToBehavior: behavior)
      }
      public func subtracting(_ other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        subtracting(other).rounding(accordingToBehavior: behavior)
      }
      public func multiplying(by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        multiplying(by: other).rounding(accordingToBehavior: behavior)
      }
      public func dividing(by other: NSDecimalNumber, withBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        dividing(by: other).rounding(accordingToBehavior: behavior)
      }
      public func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
      public func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
        guard let behavior, behavior._scale < 32767 else { return self }
        let mode = Int(behavior._roundingMode.rawValue)
        return NSDecimalNumber(decimal: decimalValue._rounded(Int(behavior._scale), mode))
      }
      public class var zero: NSDecimalNumber { NSDecimalNumber(integerLiteral: 0) }
      public class var one: NSDecimalNumber { NSDecimalNumber(integerLiteral: 1) }
      public required init(integerLiteral value: Int) { super.init(Double(value), 0, 5, Decimal(value)) }
      public required init(floatLiteral value: Double) { super.init(value, 0, 5, Decimal(value)) }
      public required init(booleanLiteral value: Bool) { super.init(value ? 1 : 0, 0, 5, value ? 1 : 0) }
    }

    open class NSDecimalNumberHandler: NSObject {
      let _roundingMode: NSDecimalNumber.RoundingMode
      let _scale: Int16
      public init(
        roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
        raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool
      ) {
        _roundingMode = roundingMode
        _scale = scale
      }
      public class var `default`: NSDecimalNumberHandler {
        NSDecimalNumberHandler(
          roundingMode: .plain, scale: 32767, raiseOnExactness: false, raiseOnOverflow: true, raiseOnUnderflow: true,
          raiseOnDivideByZero: true)
      }
    }
    """#
}
