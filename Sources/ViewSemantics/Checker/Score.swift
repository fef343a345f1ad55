/// How far a use of a declaration is from what it was made for: of two ways to read an expression, the one with the
/// lower score is meant. The kinds are Swift's, in Swift's order.
struct Score: Comparable, Hashable, BitwiseCopyable {
  enum Kind: Int {
    /// Something in it is not known.
    case hole
    case unavailable
    /// A trailing closure that goes to the first parameter that takes one, where another takes it too.
    case forwardTrailingClosure
    case disfavored
    /// A member found in what an optional wraps.
    case memberViaOptional
    /// A `Double` where a `CGFloat` is wanted, or the other way round.
    case valueConversion
    case functionConversion
    case nonDefaultLiteral
    case collectionUpcast
    case valueToOptional
    /// A conversion to `Any`.
    case emptyExistential
    case keyPathSubscript
    case functionToAutoclosure
    /// A parameter that takes its default.
    case defaultArgument
  }

  /// One byte a kind, the weightiest in the highest byte of the first word.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  mutating func add(_ kind: Kind, _ count: Int = 1) {
    let place = kind.rawValue
    if place < 8 {
      high = Score.sum(high, UInt64(min(count, 15)) << UInt64((7 - place) * 8))
    } else {
      low = Score.sum(low, UInt64(min(count, 15)) << UInt64((15 - place) * 8))
    }
  }

  /// Adds byte by byte. No byte gets higher than 127, so that none ever counts for its neighbour.
  private static func sum(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let sum = left &+ right
    let over = sum & 0x8080_8080_8080_8080
    return (sum & 0x7F7F_7F7F_7F7F_7F7F) | (over &- (over >> 7))
  }

  mutating func remove(_ kind: Kind) {
    let place = kind.rawValue
    if place < 8 {
      high &= ~(255 << UInt64((7 - place) * 8))
    } else {
      low &= ~(255 << UInt64((15 - place) * 8))
    }
  }

  static func + (left: Score, right: Score) -> Score {
    var sum = left
    sum.high = Score.sum(left.high, right.high)
    sum.low = Score.sum(left.low, right.low)
    return sum
  }

  static func < (left: Score, right: Score) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
