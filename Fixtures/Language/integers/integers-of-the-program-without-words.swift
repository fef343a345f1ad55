// An integer type of the program may have no words for zero.
struct Big: BinaryInteger {
  var digits: [UInt]
  init(digits: [UInt]) { self.digits = digits }
  init(integerLiteral value: UInt) { digits = value == 0 ? [] : [value] }
  init<T: BinaryInteger>(_ source: T) { self.init(integerLiteral: UInt(source)) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { self.init(integerLiteral: UInt(truncatingIfNeeded: source)) }
  init<T: BinaryInteger>(clamping source: T) { self.init(integerLiteral: UInt(clamping: source)) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(integerLiteral: UInt(source)) }
  init?<T: BinaryFloatingPoint>(exactly source: T) { self.init(integerLiteral: UInt(source)) }
  init<T: BinaryFloatingPoint>(_ source: T) { self.init(integerLiteral: UInt(source)) }
  static var isSigned: Bool { false }
  var words: [UInt] { digits }
  var magnitude: Big { self }
  var first: UInt { digits.first ?? 0 }
  var bitWidth: Int { digits.count * 64 }
  var trailingZeroBitCount: Int { first.trailingZeroBitCount }
  var hashValue: Int { first.hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(digits) }
  static func == (left: Big, right: Big) -> Bool { left.digits == right.digits }
  static func < (left: Big, right: Big) -> Bool { left.first < right.first }
  static func + (left: Big, right: Big) -> Big { Big(integerLiteral: left.first + right.first) }
  static func - (left: Big, right: Big) -> Big { Big(integerLiteral: left.first - right.first) }
  static func * (left: Big, right: Big) -> Big { Big(integerLiteral: left.first * right.first) }
  static func / (left: Big, right: Big) -> Big { Big(integerLiteral: left.first / right.first) }
  static func % (left: Big, right: Big) -> Big { Big(integerLiteral: left.first % right.first) }
  static func += (left: inout Big, right: Big) { left = left + right }
  static func -= (left: inout Big, right: Big) { left = left - right }
  static func *= (left: inout Big, right: Big) { left = left * right }
  static func /= (left: inout Big, right: Big) { left = left / right }
  static func %= (left: inout Big, right: Big) { left = left % right }
  static func &= (left: inout Big, right: Big) { left = Big(integerLiteral: left.first & right.first) }
  static func |= (left: inout Big, right: Big) { left = Big(integerLiteral: left.first | right.first) }
  static func ^= (left: inout Big, right: Big) { left = Big(integerLiteral: left.first ^ right.first) }
  static func <<= <R: BinaryInteger>(left: inout Big, right: R) { left = Big(integerLiteral: left.first << UInt(right)) }
  static func >>= <R: BinaryInteger>(left: inout Big, right: R) { left = Big(integerLiteral: left.first >> UInt(right)) }
  static prefix func ~ (value: Big) -> Big { Big(integerLiteral: ~value.first) }
  var description: String { "\(first)" }
}

func converted<T: FixedWidthInteger>(_ value: Big, to type: T.Type) -> T { T(value) }
let zero: Big = 0
let seven: Big = 7
print(zero.words.count, converted(zero, to: Int.self), converted(seven, to: UInt8.self))
print(UInt64(zero), Int8(exactly: zero) ?? 1, Int(truncatingIfNeeded: zero), UInt8(clamping: seven - seven))
