/// How far a use of a declaration is from what it was made for: of two ways to read an expression, the one with the
/// lower score is meant. The kinds are Swift's, in Swift's order.
struct Score: Comparable, Hashable, BitwiseCopyable {
  enum Kind: Int {
    /// Something in it is not known.
    case hole
    case unavailable
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
      high += UInt64(min(count, 15)) << UInt64((7 - place) * 8)
    } else {
      low += UInt64(min(count, 15)) << UInt64((15 - place) * 8)
    }
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
    sum.high &+= right.high
    sum.low &+= right.low
    return sum
  }

  static func < (left: Score, right: Score) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
