/// The cost of a solution; of two solutions for an expression, the one with the lower score is chosen. The kinds and
/// their order are Swift's.
struct Score: Comparable, Hashable, BitwiseCopyable {
  enum Kind: Int {
    /// An unknown part.
    case hole
    case unavailable
    /// A trailing closure that forward matching assigns, where another parameter also accepts it.
    case forwardTrailingClosure
    case disfavored
    /// A member of an optional's wrapped type.
    case memberViaOptional
    /// A conversion between `Double` and `CGFloat`.
    case valueConversion
    case functionConversion
    case nonDefaultLiteral
    case collectionUpcast
    case valueToOptional
    /// A conversion to `Any`.
    case emptyExistential
    case keyPathSubscript
    case functionToAutoclosure
    /// A default argument.
    case defaultArgument
  }

  /// One byte for each kind; the most significant kind is in the highest byte of the first word.
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

  /// Adds bytewise with saturation at 127, so that no byte carries into its neighbor.
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

  /// Whether the solution has no costs other than literals without their default types and conversions to an optional or
  /// an existential.
  var isTrivial: Bool {
    var rest = self
    for kind in [Kind.nonDefaultLiteral, .valueToOptional, .emptyExistential] { rest.remove(kind) }
    return rest == Score()
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
