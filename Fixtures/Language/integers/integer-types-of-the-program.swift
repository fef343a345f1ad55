// A type of the program that is an integer.
struct Money: BinaryInteger {
  var cents: [UInt]
  static var isSigned: Bool { false }
  typealias Words = [UInt]
  typealias Magnitude = Money
  var words: [UInt] { cents }
  var magnitude: Money { self }
  var bitWidth: Int { cents.count * 64 }
  var trailingZeroBitCount: Int { cents[0].trailingZeroBitCount }
  init(integerLiteral value: UInt) { cents = [value] }
  init(words: [UInt]) { cents = words }
  init<T: BinaryInteger>(_ source: T) { cents = [UInt](source.words) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { cents = [UInt](source.words) }
  init<T: BinaryInteger>(clamping source: T) { cents = [UInt](source.words) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(source) }
  init<T: BinaryFloatingPoint>(_ source: T) { cents = [UInt(source)] }
  init?<T: BinaryFloatingPoint>(exactly source: T) { cents = [UInt(source)] }
  static func == (a: Money, b: Money) -> Bool { a.cents == b.cents }
  static func < (a: Money, b: Money) -> Bool { a.cents.count == b.cents.count ? a.cents.last! < b.cents.last! : a.cents.count < b.cents.count }
  func hash(into hasher: inout Hasher) { hasher.combine(cents) }
  var description: String { "\(cents)c" }
  static func + (a: Money, b: Money) -> Money { Money(words: [a.cents[0] + b.cents[0]]) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func - (a: Money, b: Money) -> Money { Money(words: [a.cents[0] - b.cents[0]]) }
  static func -= (a: inout Money, b: Money) { a = a - b }
  static func * (a: Money, b: Money) -> Money { Money(words: [a.cents[0] * b.cents[0]]) }
  static func *= (a: inout Money, b: Money) { a = a * b }
  static func / (a: Money, b: Money) -> Money { Money(words: [a.cents[0] / b.cents[0]]) }
  static func /= (a: inout Money, b: Money) { a = a / b }
  static func % (a: Money, b: Money) -> Money { Money(words: [a.cents[0] % b.cents[0]]) }
  static func %= (a: inout Money, b: Money) { a = a % b }
  static func & (a: Money, b: Money) -> Money { Money(words: [a.cents[0] & b.cents[0]]) }
  static func &= (a: inout Money, b: Money) { a = a & b }
  static func | (a: Money, b: Money) -> Money { Money(words: [a.cents[0] | b.cents[0]]) }
  static func |= (a: inout Money, b: Money) { a = a | b }
  static func ^ (a: Money, b: Money) -> Money { Money(words: [a.cents[0] ^ b.cents[0]]) }
  static func ^= (a: inout Money, b: Money) { a = a ^ b }
  static prefix func ~ (a: Money) -> Money { Money(words: [~a.cents[0]]) }
  static func <<= <R: BinaryInteger>(a: inout Money, b: R) { a.cents[0] <<= b }
  static func >>= <R: BinaryInteger>(a: inout Money, b: R) { a.cents[0] >>= b }
}
let small: Money = 300, big = Money(words: [7, 1])
print(Int(small), Int(exactly: big) as Any, UInt8(truncatingIfNeeded: big), UInt8(clamping: small), UInt8(exactly: small) as Any)
print(Double(small), Float(small), small < 5, small > 250, 301 > small, big == big)
print(small + 1, Money(2) * 4, small.isMultiple(of: 7), small.quotientAndRemainder(dividingBy: 7))
