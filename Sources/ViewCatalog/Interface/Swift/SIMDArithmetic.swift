extension InterfaceText {
  /// SIMD vectors of numbers.
  static let swiftSIMDArithmetic = #"""
    extension SIMD where Scalar: FloatingPoint {
      public static var zero: Self { Self() }
      public static var one: Self { Self(repeating: 1) }
      public static func + (a: Self, b: Self) -> Self { a._merged(b) { $0 + $1 } }
      public static func + (a: Self, b: Scalar) -> Self { a + Self(repeating: b) }
      public static func + (a: Scalar, b: Self) -> Self { Self(repeating: a) + b }
      public static func += (a: inout Self, b: Self) { a = a + b }
      public static func += (a: inout Self, b: Scalar) { a = a + b }
      public static func - (a: Self, b: Self) -> Self { a._merged(b) { $0 - $1 } }
      public static func - (a: Self, b: Scalar) -> Self { a - Self(repeating: b) }
      public static func - (a: Scalar, b: Self) -> Self { Self(repeating: a) - b }
      public static func -= (a: inout Self, b: Self) { a = a - b }
      public static func -= (a: inout Self, b: Scalar) { a = a - b }
      public static func * (a: Self, b: Self) -> Self { a._merged(b) { $0 * $1 } }
      public static func * (a: Self, b: Scalar) -> Self { a * Self(repeating: b) }
      public static func * (a: Scalar, b: Self) -> Self { Self(repeating: a) * b }
      public static func *= (a: inout Self, b: Self) { a = a * b }
      public static func *= (a: inout Self, b: Scalar) { a = a * b }
      public static func / (a: Self, b: Self) -> Self { a._merged(b) { $0 / $1 } }
      public static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
      public static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
      public static func /= (a: inout Self, b: Self) { a = a / b }
      public static func /= (a: inout Self, b: Scalar) { a = a / b }
      public static prefix func - (a: Self) -> Self { a._changed { -$0 } }
      public func squareRoot() -> Self { _changed { $0.squareRoot() } }
      public mutating func formSquareRoot() { self = squareRoot() }
      public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
        _changed { $0.rounded(rule) }
      }
      public mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
      public func addingProduct(_ a: Self, _ b: Self) -> Self {
        var result = self
        for index in indices { result[index] = self[index].addingProduct(a[index], b[index]) }
        return result
      }
      public func addingProduct(_ a: Scalar, _ b: Self) -> Self { addingProduct(Self(repeating: a), b) }
      public func addingProduct(_ a: Self, _ b: Scalar) -> Self { addingProduct(a, Self(repeating: b)) }
      public mutating func addProduct(_ a: Self, _ b: Self) { self = addingProduct(a, b) }
      public mutating func addProduct(_ a: Scalar, _ b: Self) { self = addingProduct(a, b) }
      public mutating func addProduct(_ a: Self, _ b: Scalar) { self = addingProduct(a, b) }
      public func sum() -> Scalar {
        var parts = indices.map { self[$0] }
        while parts.count > 1 {
          let half = (parts.count + 1) / 2
          for index in half..<parts.count { parts[index - half] += parts[index] }
          parts.removeLast(parts.count - half)
        }
        return parts[0]
      }
    }

    extension SIMD where Scalar: BinaryFloatingPoint, Scalar.RawSignificand: FixedWidthInteger {
      public static func random(in range: Range<Scalar>) -> Self { Self()._changed { _ in Scalar.random(in: range) } }
      public static func random(in range: ClosedRange<Scalar>) -> Self {
        Self()._changed { _ in Scalar.random(in: range) }
      }
    }

    extension SIMD where Scalar: FixedWidthInteger {
      public static var zero: Self { Self() }
      public static var one: Self { Self(repeating: 1) }
      public static func &+ (a: Self, b: Self) -> Self { a._merged(b) { $0 &+ $1 } }
      public static func &+ (a: Self, b: Scalar) -> Self { a &+ Self(repeating: b) }
      public static func &+ (a: Scalar, b: Self) -> Self { Self(repeating: a) &+ b }
      public static func &+= (a: inout Self, b: Self) { a = a &+ b }
      public static func &+= (a: inout Self, b: Scalar) { a = a &+ b }
      public static func &- (a: Self, b: Self) -> Self { a._merged(b) { $0 &- $1 } }
      public static func &- (a: Self, b: Scalar) -> Self { a &- Self(repeating: b) }
      public static func &- (a: Scalar, b: Self) -> Self { Self(repeating: a) &- b }
      public static func &-= (a: inout Self, b: Self) { a = a &- b }
      public static func &-= (a: inout Self, b: Scalar) { a = a &- b }
      public static func &* (a: Self, b: Self) -> Self { a._merged(b) { $0 &* $1 } }
      public static func &* (a: Self, b: Scalar) -> Self { a &* Self(repeating: b) }
      public static func &* (a: Scalar, b: Self) -> Self { Self(repeating: a) &* b }
      public static func &*= (a: inout Self, b: Self) { a = a &* b }
      public static func &*= (a: inout Self, b: Scalar) { a = a &* b }
      public static func / (a: Self, b: Self) -> Self { a._merged(b) { $0 / $1 } }
      public static func / (a: Self, b: Scalar) -> Self { a / Self(repeating: b) }
      public static func / (a: Scalar, b: Self) -> Self { Self(repeating: a) / b }
      public static func /= (a: inout Self, b: Self) { a = a / b }
      public static func /= (a: inout Self, b: Scalar) { a = a / b }
      public static func % (a: Self, b: Self) -> Self { a._merged(b) { $0 % $1 } }
      public static func % (a: Self, b: Scalar) -> Self { a % Self(repeating: b) }
      public static func % (a: Scalar, b: Self) -> Self { Self(repeating: a) % b }
      public static func %= (a: inout Self, b: Self) { a = a % b }
      public static func %= (a: inout Self, b: Scalar) { a = a % b }
      public static func & (a: Self, b: Self) -> Self { a._merged(b) { $0 & $1 } }
      public static func & (a: Self, b: Scalar) -> Self { a & Self(repeating: b) }
      public static func & (a: Scalar, b: Self) -> Self { Self(repeating: a) & b }
      public static func &= (a: inout Self, b: Self) { a = a & b }
      public static func &= (a: inout Self, b: Scalar) { a = a & b }
      public static func | (a: Self, b: Self) -> Self { a._merged(b) { $0 | $1 } }
      public static func | (a: Self, b: Scalar) -> Self { a | Self(repeating: b) }
      public static func | (a: Scalar, b: Self) -> Self { Self(repeating: a) | b }
      public static func |= (a: inout Self, b: Self) { a = a | b }
      public static func |= (a: inout Self, b: Scalar) { a = a | b }
      public static func ^ (a: Self, b: Self) -> Self { a._merged(b) { $0 ^ $1 } }
      public static func ^ (a: Self, b: Scalar) -> Self { a ^ Self(repeating: b) }
      public static func ^ (a: Scalar, b: Self) -> Self { Self(repeating: a) ^ b }
      public static func ^= (a: inout Self, b: Self) { a = a ^ b }
      public static func ^= (a: inout Self, b: Scalar) { a = a ^ b }
      public static func &<< (a: Self, b: Self) -> Self { a._merged(b) { $0 &<< $1 } }
      public static func &<< (a: Self, b: Scalar) -> Self { a &<< Self(repeating: b) }
      public static func &<< (a: Scalar, b: Self) -> Self { Self(repeating: a) &<< b }
      public static func &<<= (a: inout Self, b: Self) { a = a &<< b }
      public static func &<<= (a: inout Self, b: Scalar) { a = a &<< b }
      public static func &>> (a: Self, b: Self) -> Self { a._merged(b) { $0 &>> $1 } }
      public static func &>> (a: Self, b: Scalar) -> Self { a &>> Self(repeating: b) }
      public static func &>> (a: Scalar, b: Self) -> Self { Self(repeating: a) &>> b }
      public static func &>>= (a: inout Self, b: Self) { a = a &>> b }
      public static func &>>= (a: inout Self, b: Scalar) { a = a &>> b }
      public static prefix func ~ (a: Self) -> Self { a._changed { ~$0 } }
      public var leadingZeroBitCount: Self { _changed { Scalar(truncatingIfNeeded: $0.leadingZeroBitCount) } }
      public var trailingZeroBitCount: Self { _changed { Scalar(truncatingIfNeeded: $0.trailingZeroBitCount) } }
      public var nonzeroBitCount: Self { _changed { Scalar(truncatingIfNeeded: $0.nonzeroBitCount) } }
      public func wrappedSum() -> Scalar {
        var sum: Scalar = 0
        for index in indices { sum = sum &+ self[index] }
        return sum
      }
      public static func random(in range: Range<Scalar>) -> Self { Self()._changed { _ in Scalar.random(in: range) } }
      public static func random(in range: ClosedRange<Scalar>) -> Self {
        Self()._changed { _ in Scalar.random(in: range) }
      }
    }

    public struct SIMDMask<Storage: SIMD>: SIMD {
      public typealias Scalar = Bool
      public typealias MaskStorage = Storage
      var all: [Bool]
      init(_all all: [Bool]) { self.all = all }
      public init() { all = Array(repeating: false, count: Storage.scalarCount) }
      public static var scalarCount: Int { Storage.scalarCount }
      public var scalarCount: Int { all.count }
      public subscript(index: Int) -> Bool {
        get { all[index] }
        set { all[index] = newValue }
      }
      public static prefix func .! (a: SIMDMask<Storage>) -> SIMDMask<Storage> { a._changed { !$0 } }
      public static func .& (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._merged(b) { $0 && $1 } }
      public static func .& (a: SIMDMask<Storage>, b: Bool) -> SIMDMask<Storage> { a .& SIMDMask(repeating: b) }
      public static func .& (a: Bool, b: SIMDMask<Storage>) -> SIMDMask<Storage> { SIMDMask(repeating: a) .& b }
      public static func .&= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .& b }
      public static func .| (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._merged(b) { $0 || $1 } }
      public static func .| (a: SIMDMask<Storage>, b: Bool) -> SIMDMask<Storage> { a .| SIMDMask(repeating: b) }
      public static func .| (a: Bool, b: SIMDMask<Storage>) -> SIMDMask<Storage> { SIMDMask(repeating: a) .| b }
      public static func .|= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .| b }
      public static func .^ (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> { a._merged(b) { $0 != $1 } }
      public static func .^ (a: SIMDMask<Storage>, b: Bool) -> SIMDMask<Storage> { a .^ SIMDMask(repeating: b) }
      public static func .^ (a: Bool, b: SIMDMask<Storage>) -> SIMDMask<Storage> { SIMDMask(repeating: a) .^ b }
      public static func .^= (a: inout SIMDMask<Storage>, b: SIMDMask<Storage>) { a = a .^ b }
    }

    public func any<Storage>(_ mask: SIMDMask<Storage>) -> Bool { mask.all.contains(true) }
    public func all<Storage>(_ mask: SIMDMask<Storage>) -> Bool { !mask.all.contains(false) }
    """#
}
