/// Whether an expression gives another value each time though nothing that it reads has changed.
public enum Freshness: Int, Comparable, Sendable {
  /// The same value, as far as it is made of the same.
  case same
  /// Another or the same: `Bool.random()`, of two branches one that makes an object.
  case unclear
  /// Another: a new object, a new function, `UUID()`.
  case fresh

  /// The smaller one is the more equal.
  public static func < (left: Freshness, right: Freshness) -> Bool { left.rawValue < right.rawValue }

  /// Of a value that is worked out from others: it may be the same though they are not.
  var blurred: Freshness { min(self, .unclear) }

  /// Of a value that is one of several.
  static func choice(_ values: [Freshness]) -> Freshness {
    guard let first = values.first else { return .same }
    return values.allSatisfy { $0 == first } ? first : .unclear
  }
}
