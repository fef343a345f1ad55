extension InterfaceText {
  /// Integers of 128 bits, stored as two of 64 bits.
  static let swiftWideIntegers = #"""
    public struct UInt128: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
      public typealias Magnitude = UInt128
      public typealias Stride = Int
      var _high: UInt64
      public var _low: UInt64
      init(_high: UInt64, _low: UInt64) {
        self._high = _high
        self._low = _low
      }
      public init() { self.init(_high: 0, _low: 0) }
      public init(integerLiteral value: UInt64) { self.init(_high: 0, _low: value) }
      public init(bitPattern x: Int128) { self = x._bits }
      public init<T: BinaryInteger>(_ source: T) {
        guard let value = UInt128(exactly: source) else {
          fatalError(
            source < 0
              ? "Negative value is not representable" : "Not enough bits to represent the passed value")
        }
        self = value
      }
      public init<T: BinaryFloatingPoint>(_ source: T) {
        let value = Double(source)
        guard value > -1, value < 340282366920938463463374607431768211456.0 else {
          fatalError("Double value cannot be converted to UInt128 because it is outside the representable range")
        }
        let high = (value / 18446744073709551616.0).rounded(.down)
        self.init(_high: UInt64(high), _low: UInt64((value - high * 18446744073709551616.0).rounded(.down)))
      }
      public init?<T: BinaryInteger>(exactly source: T) {
        if let wide = source as? UInt128 {
          self = wide
        } else if let wide = source as? Int128 {
          guard !wide._isNegative else { return nil }
          self = wide._bits
        } else {
          guard source >= 0 else { return nil }
          self.init(_high: 0, _low: UInt64(source))
        }
      }
      public init<T: BinaryInteger>(truncatingIfNeeded source: T) {
        if let wide = source as? UInt128 {
          self = wide
          return
        }
        if let wide = source as? Int128 {
          self = wide._bits
          return
        }
        self.init(_high: source < 0 ? UInt64.max : 0, _low: UInt64(truncatingIfNeeded: source))
      }
      public init<T: BinaryInteger>(clamping source: T) { self = UInt128(exactly: source) ?? .min }
      public init?(_ description: String) { self.init(description, radix: 10) }
      public init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
        var value: UInt128 = 0
        var digits = String(text)
        if digits.hasPrefix("+") { digits.removeFirst() }
        guard !digits.isEmpty else { return nil }
        for character in digits {
          guard let digit = Int(String(character), radix: radix) else { return nil }
          let larger = value.multipliedReportingOverflow(by: UInt128(_high: 0, _low: UInt64(radix)))
          let next = larger.partialValue.addingReportingOverflow(UInt128(_high: 0, _low: UInt64(digit)))
          if larger.overflow || next.overflow { return nil }
          value = next.partialValue
        }
        self = value
      }

      public static var bitWidth: Int { 128 }
      public static var max: UInt128 { UInt128(_high: UInt64.max, _low: UInt64.max) }
      public static var min: UInt128 { UInt128(_high: 0, _low: 0) }
      public var magnitude: UInt128 { self }
      public var words: [UInt] { [UInt(_low), UInt(_high)] }
      public var nonzeroBitCount: Int { _high.nonzeroBitCount + _low.nonzeroBitCount }
      public var leadingZeroBitCount: Int {
        _high == 0 ? 64 + _low.leadingZeroBitCount : _high.leadingZeroBitCount
      }
      public var trailingZeroBitCount: Int {
        _low == 0 ? 64 + _high.trailingZeroBitCount : _low.trailingZeroBitCount
      }
      public var byteSwapped: UInt128 { UInt128(_high: _low.byteSwapped, _low: _high.byteSwapped) }
      public var description: String { _text(radix: 10, uppercase: false) }
      func _text(radix: Int, uppercase: Bool) -> String {
        if _high == 0 { return String(_low, radix: radix, uppercase: uppercase) }
        var part = UInt64(radix)
        var count = 1
        while part <= UInt64.max / UInt64(radix) {
          part *= UInt64(radix)
          count += 1
        }
        let (rest, last) = UInt128._divide(self, UInt128(_high: 0, _low: part))
        let text = String(last._low, radix: radix, uppercase: uppercase)
        return rest._text(radix: radix, uppercase: uppercase) + String(repeating: "0", count: count - text.count) + text
      }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(_high)
        hasher.combine(_low)
      }

      public static func == (lhs: UInt128, rhs: UInt128) -> Bool { lhs._high == rhs._high && lhs._low == rhs._low }
      public static func < (lhs: UInt128, rhs: UInt128) -> Bool {
        lhs._high == rhs._high ? lhs._low < rhs._low : lhs._high < rhs._high
      }
      static func _whole(_ result: (partialValue: UInt128, overflow: Bool)) -> UInt128 {
        if result.overflow { fatalError("arithmetic overflow") }
        return result.partialValue
      }
      public static func + (lhs: UInt128, rhs: UInt128) -> UInt128 { _whole(lhs.addingReportingOverflow(rhs)) }
      public static func - (lhs: UInt128, rhs: UInt128) -> UInt128 { _whole(lhs.subtractingReportingOverflow(rhs)) }
      public static func * (lhs: UInt128, rhs: UInt128) -> UInt128 { _whole(lhs.multipliedReportingOverflow(by: rhs)) }
      public static func / (lhs: UInt128, rhs: UInt128) -> UInt128 {
        if rhs == UInt128.min { fatalError("Division by zero") }
        return _divide(lhs, rhs).quotient
      }
      public static func % (lhs: UInt128, rhs: UInt128) -> UInt128 {
        if rhs == UInt128.min { fatalError("Division by zero in remainder operation") }
        return _divide(lhs, rhs).remainder
      }
      public static func & (lhs: UInt128, rhs: UInt128) -> UInt128 {
        UInt128(_high: lhs._high & rhs._high, _low: lhs._low & rhs._low)
      }
      public static func | (lhs: UInt128, rhs: UInt128) -> UInt128 {
        UInt128(_high: lhs._high | rhs._high, _low: lhs._low | rhs._low)
      }
      public static func ^ (lhs: UInt128, rhs: UInt128) -> UInt128 {
        UInt128(_high: lhs._high ^ rhs._high, _low: lhs._low ^ rhs._low)
      }
      public static prefix func ~ (x: UInt128) -> UInt128 { UInt128(_high: ~x._high, _low: ~x._low) }
      func _shifted(leftBy count: Int) -> UInt128 {
        if count <= -128 || count >= 128 { return UInt128.min }
        if count >= 64 { return UInt128(_high: _low << (count - 64), _low: 0) }
        if count > 0 { return UInt128(_high: _high << count | _low >> (64 - count), _low: _low << count) }
        if count == 0 { return self }
        if count <= -64 { return UInt128(_high: 0, _low: _high >> (-count - 64)) }
        return UInt128(_high: _high >> -count, _low: _low >> -count | _high << (64 + count))
      }
      public static func << <RHS: BinaryInteger>(lhs: UInt128, rhs: RHS) -> UInt128 {
        lhs._shifted(leftBy: Int(clamping: rhs))
      }
      public static func >> <RHS: BinaryInteger>(lhs: UInt128, rhs: RHS) -> UInt128 {
        lhs._shifted(leftBy: -Int(clamping: rhs))
      }
      public static func &<< (lhs: UInt128, rhs: UInt128) -> UInt128 { lhs._shifted(leftBy: Int(rhs._low & 127)) }
      public static func &>> (lhs: UInt128, rhs: UInt128) -> UInt128 { lhs._shifted(leftBy: -Int(rhs._low & 127)) }

      public static func *= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs * rhs }
      public static func /= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs / rhs }
      public static func %= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs % rhs }
      public static func &= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs & rhs }
      public static func |= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs | rhs }
      public static func ^= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs ^ rhs }
      public static func &<<= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &<< rhs }
      public static func &>>= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &>> rhs }
      public static func &+= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &+ rhs }
      public static func &-= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &- rhs }
      public static func &*= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs &* rhs }
      public static func <<= <RHS: BinaryInteger>(lhs: inout UInt128, rhs: RHS) { lhs = lhs << rhs }
      public static func >>= <RHS: BinaryInteger>(lhs: inout UInt128, rhs: RHS) { lhs = lhs >> rhs }
      public static func &+ (lhs: UInt128, rhs: UInt128) -> UInt128 { lhs.addingReportingOverflow(rhs).partialValue }
      public static func &- (lhs: UInt128, rhs: UInt128) -> UInt128 { lhs.subtractingReportingOverflow(rhs).partialValue }
      public static func &* (lhs: UInt128, rhs: UInt128) -> UInt128 { lhs.multipliedReportingOverflow(by: rhs).partialValue }
      public var bitWidth: Int { 128 }

      public func addingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        let low = _low.addingReportingOverflow(rhs._low)
        let high = _high.addingReportingOverflow(rhs._high)
        let whole = high.partialValue.addingReportingOverflow(low.overflow ? 1 : 0)
        return (UInt128(_high: whole.partialValue, _low: low.partialValue), high.overflow || whole.overflow)
      }
      public func subtractingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        let low = _low.subtractingReportingOverflow(rhs._low)
        let high = _high.subtractingReportingOverflow(rhs._high)
        let whole = high.partialValue.subtractingReportingOverflow(low.overflow ? 1 : 0)
        return (UInt128(_high: whole.partialValue, _low: low.partialValue), high.overflow || whole.overflow)
      }
      public func multipliedReportingOverflow(by rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        let low = _low.multipliedFullWidth(by: rhs._low)
        let first = _high.multipliedReportingOverflow(by: rhs._low)
        let second = _low.multipliedReportingOverflow(by: rhs._high)
        let middle = first.partialValue.addingReportingOverflow(second.partialValue)
        let high = low.high.addingReportingOverflow(middle.partialValue)
        return (
          UInt128(_high: high.partialValue, _low: low.low),
          _high != 0 && rhs._high != 0 || first.overflow || second.overflow || middle.overflow || high.overflow
        )
      }
      public func dividedReportingOverflow(by rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        rhs == UInt128.min ? (self, true) : (UInt128._divide(self, rhs).quotient, false)
      }
      public func remainderReportingOverflow(dividingBy rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
        rhs == UInt128.min ? (self, true) : (UInt128._divide(self, rhs).remainder, false)
      }
      public func quotientAndRemainder(dividingBy rhs: UInt128) -> (quotient: UInt128, remainder: UInt128) {
        if rhs == UInt128.min { fatalError("Division by zero") }
        return UInt128._divide(self, rhs)
      }
      static func _divide(_ lhs: UInt128, _ rhs: UInt128) -> (quotient: UInt128, remainder: UInt128) {
        if lhs < rhs { return (UInt128.min, lhs) }
        if rhs._high == 0 {
          let high = lhs._high.quotientAndRemainder(dividingBy: rhs._low)
          let low = rhs._low.dividingFullWidth((high.remainder, lhs._low))
          return (
            UInt128(_high: high.quotient, _low: low.quotient), UInt128(_high: 0, _low: low.remainder)
          )
        }
        var shift = rhs.leadingZeroBitCount - lhs.leadingZeroBitCount
        var divisor = rhs._shifted(leftBy: shift)
        var rest = lhs
        var quotient: UInt64 = 0
        while shift >= 0 {
          quotient = quotient << 1
          if !(rest < divisor) {
            rest = rest.subtractingReportingOverflow(divisor).partialValue
            quotient = quotient | 1
          }
          divisor = divisor._shifted(leftBy: -1)
          shift -= 1
        }
        return (UInt128(_high: 0, _low: quotient), rest)
      }
      public func distance(to other: UInt128) -> Int {
        self < other ? Int((other - self)._low) : -Int((self - other)._low)
      }
      public func advanced(by n: Int) -> UInt128 {
        n < 0 ? self - UInt128(_high: 0, _low: UInt64(n.magnitude)) : self + UInt128(_high: 0, _low: UInt64(n))
      }
    }

    public struct Int128: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
      public typealias Magnitude = UInt128
      public typealias Stride = Int
      var _bits: UInt128
      init(_bits: UInt128) { self._bits = _bits }
      var _isNegative: Bool { _bits._high >> 63 == 1 }
      public var _low: UInt64 { _bits._low }
      public init() { self.init(_bits: UInt128.min) }
      public init(integerLiteral value: Int) { self.init(_bits: UInt128(truncatingIfNeeded: value)) }
      public init(bitPattern x: UInt128) { self.init(_bits: x) }
      public init<T: BinaryInteger>(_ source: T) {
        guard let value = Int128(exactly: source) else { fatalError("Not enough bits to represent the passed value") }
        self = value
      }
      public init<T: BinaryFloatingPoint>(_ source: T) {
        let value = Double(source)
        let bits = UInt128(value.magnitude)
        guard let whole = Int128._signed(bits, value < 0) else {
          fatalError("Double value cannot be converted to Int128 because it is outside the representable range")
        }
        self = whole
      }
      public init?<T: BinaryInteger>(exactly source: T) {
        if let wide = source as? Int128 {
          self = wide
        } else if let wide = source as? UInt128 {
          guard wide._high >> 63 == 0 else { return nil }
          self.init(_bits: wide)
        } else {
          self.init(_bits: UInt128(truncatingIfNeeded: source))
        }
      }
      public init<T: BinaryInteger>(truncatingIfNeeded source: T) {
        self.init(_bits: UInt128(truncatingIfNeeded: source))
      }
      public init<T: BinaryInteger>(clamping source: T) { self = Int128(exactly: source) ?? .max }
      public init?(_ description: String) { self.init(description, radix: 10) }
      public init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
        let isNegative = text.hasPrefix("-")
        let digits = String(isNegative ? text.dropFirst() : text[...])
        if isNegative, digits.hasPrefix("+") { return nil }
        guard let bits = UInt128(digits, radix: radix), let value = Int128._signed(bits, isNegative) else { return nil }
        self = value
      }
      /// A number from its magnitude and its sign; `nil` if it does not fit.
      static func _signed(_ magnitude: UInt128, _ isNegative: Bool) -> Int128? {
        if isNegative {
          if magnitude > Int128.min._bits { return nil }
          return Int128(_bits: UInt128.min.subtractingReportingOverflow(magnitude).partialValue)
        }
        return magnitude._high >> 63 == 0 ? Int128(_bits: magnitude) : nil
      }

      public static var bitWidth: Int { 128 }
      public static var max: Int128 { Int128(_bits: UInt128(_high: UInt64.max >> 1, _low: UInt64.max)) }
      public static var min: Int128 { Int128(_bits: UInt128(_high: 1 << 63, _low: 0)) }
      public var magnitude: UInt128 {
        _isNegative ? UInt128.min.subtractingReportingOverflow(_bits).partialValue : _bits
      }
      public var words: [UInt] { _bits.words }
      public var nonzeroBitCount: Int { _bits.nonzeroBitCount }
      public var leadingZeroBitCount: Int { _bits.leadingZeroBitCount }
      public var trailingZeroBitCount: Int { _bits.trailingZeroBitCount }
      public var byteSwapped: Int128 { Int128(_bits: _bits.byteSwapped) }
      public var description: String { _text(radix: 10, uppercase: false) }
      func _text(radix: Int, uppercase: Bool) -> String {
        (_isNegative ? "-" : "") + magnitude._text(radix: radix, uppercase: uppercase)
      }
      public func hash(into hasher: inout Hasher) { _bits.hash(into: &hasher) }

      public static func == (lhs: Int128, rhs: Int128) -> Bool { lhs._bits == rhs._bits }
      public static func < (lhs: Int128, rhs: Int128) -> Bool {
        lhs._isNegative == rhs._isNegative ? lhs._bits < rhs._bits : lhs._isNegative
      }
      static func _whole(_ result: (partialValue: Int128, overflow: Bool)) -> Int128 {
        if result.overflow { fatalError("arithmetic overflow") }
        return result.partialValue
      }
      public static func + (lhs: Int128, rhs: Int128) -> Int128 { _whole(lhs.addingReportingOverflow(rhs)) }
      public static func - (lhs: Int128, rhs: Int128) -> Int128 { _whole(lhs.subtractingReportingOverflow(rhs)) }
      public static func * (lhs: Int128, rhs: Int128) -> Int128 { _whole(lhs.multipliedReportingOverflow(by: rhs)) }
      public static func / (lhs: Int128, rhs: Int128) -> Int128 {
        if rhs._bits == UInt128.min { fatalError("Division by zero") }
        return _whole(lhs.dividedReportingOverflow(by: rhs))
      }
      public static func % (lhs: Int128, rhs: Int128) -> Int128 {
        if rhs._bits == UInt128.min { fatalError("Division by zero in remainder operation") }
        return _whole(lhs.remainderReportingOverflow(dividingBy: rhs))
      }
      public static prefix func - (operand: Int128) -> Int128 { Int128(_bits: UInt128.min) - operand }
      public static func & (lhs: Int128, rhs: Int128) -> Int128 { Int128(_bits: lhs._bits & rhs._bits) }
      public static func | (lhs: Int128, rhs: Int128) -> Int128 { Int128(_bits: lhs._bits | rhs._bits) }
      public static func ^ (lhs: Int128, rhs: Int128) -> Int128 { Int128(_bits: lhs._bits ^ rhs._bits) }
      public static prefix func ~ (x: Int128) -> Int128 { Int128(_bits: ~x._bits) }
      func _shifted(leftBy count: Int) -> Int128 {
        if count >= 0 || !_isNegative { return Int128(_bits: _bits._shifted(leftBy: count)) }
        if count <= -128 { return Int128(_bits: UInt128.max) }
        return Int128(_bits: _bits._shifted(leftBy: count) | UInt128.max._shifted(leftBy: 128 + count))
      }
      public static func << <RHS: BinaryInteger>(lhs: Int128, rhs: RHS) -> Int128 {
        lhs._shifted(leftBy: Int(clamping: rhs))
      }
      public static func >> <RHS: BinaryInteger>(lhs: Int128, rhs: RHS) -> Int128 {
        lhs._shifted(leftBy: -Int(clamping: rhs))
      }
      public static func &<< (lhs: Int128, rhs: Int128) -> Int128 { lhs._shifted(leftBy: Int(rhs._low & 127)) }
      public static func &>> (lhs: Int128, rhs: Int128) -> Int128 { lhs._shifted(leftBy: -Int(rhs._low & 127)) }

      public static func *= (lhs: inout Int128, rhs: Int128) { lhs = lhs * rhs }
      public static func /= (lhs: inout Int128, rhs: Int128) { lhs = lhs / rhs }
      public static func %= (lhs: inout Int128, rhs: Int128) { lhs = lhs % rhs }
      public static func &= (lhs: inout Int128, rhs: Int128) { lhs = lhs & rhs }
      public static func |= (lhs: inout Int128, rhs: Int128) { lhs = lhs | rhs }
      public static func ^= (lhs: inout Int128, rhs: Int128) { lhs = lhs ^ rhs }
      public static func &<<= (lhs: inout Int128, rhs: Int128) { lhs = lhs &<< rhs }
      public static func &>>= (lhs: inout Int128, rhs: Int128) { lhs = lhs &>> rhs }
      public static func &+= (lhs: inout Int128, rhs: Int128) { lhs = lhs &+ rhs }
      public static func &-= (lhs: inout Int128, rhs: Int128) { lhs = lhs &- rhs }
      public static func &*= (lhs: inout Int128, rhs: Int128) { lhs = lhs &* rhs }
      public static func <<= <RHS: BinaryInteger>(lhs: inout Int128, rhs: RHS) { lhs = lhs << rhs }
      public static func >>= <RHS: BinaryInteger>(lhs: inout Int128, rhs: RHS) { lhs = lhs >> rhs }
      public static func &+ (lhs: Int128, rhs: Int128) -> Int128 { lhs.addingReportingOverflow(rhs).partialValue }
      public static func &- (lhs: Int128, rhs: Int128) -> Int128 { lhs.subtractingReportingOverflow(rhs).partialValue }
      public static func &* (lhs: Int128, rhs: Int128) -> Int128 { lhs.multipliedReportingOverflow(by: rhs).partialValue }
      public var bitWidth: Int { 128 }

      public func addingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        let sum = Int128(_bits: _bits.addingReportingOverflow(rhs._bits).partialValue)
        return (sum, _isNegative == rhs._isNegative && sum._isNegative != _isNegative)
      }
      public func subtractingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        let difference = Int128(_bits: _bits.subtractingReportingOverflow(rhs._bits).partialValue)
        return (difference, _isNegative != rhs._isNegative && difference._isNegative != _isNegative)
      }
      public func multipliedReportingOverflow(by rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        let product = magnitude.multipliedReportingOverflow(by: rhs.magnitude)
        let isNegative = _isNegative != rhs._isNegative
        if !product.overflow, let value = Int128._signed(product.partialValue, isNegative) { return (value, false) }
        let bits = isNegative ? UInt128.min.subtractingReportingOverflow(product.partialValue).partialValue : product.partialValue
        return (Int128(_bits: bits), true)
      }
      public func dividedReportingOverflow(by rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        if rhs._bits == UInt128.min { return (self, true) }
        let quotient = UInt128._divide(magnitude, rhs.magnitude).quotient
        guard let value = Int128._signed(quotient, _isNegative != rhs._isNegative) else { return (self, true) }
        return (value, false)
      }
      public func remainderReportingOverflow(dividingBy rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
        if rhs._bits == UInt128.min { return (self, true) }
        let remainder = UInt128._divide(magnitude, rhs.magnitude).remainder
        return (Int128._signed(remainder, _isNegative) ?? self, false)
      }
      public func distance(to other: Int128) -> Int { Int(truncatingIfNeeded: (other - self)._low) }
      public func advanced(by n: Int) -> Int128 { self + Int128(_bits: UInt128(truncatingIfNeeded: n)) }
    }

    extension String {
      public init(_ value: UInt128, radix: Int, uppercase: Bool = false) {
        self = value._text(radix: radix, uppercase: uppercase)
      }
      public init(_ value: Int128, radix: Int, uppercase: Bool = false) {
        self = value._text(radix: radix, uppercase: uppercase)
      }
    }
    """#
}
