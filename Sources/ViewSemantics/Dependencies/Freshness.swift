/// Whether an expression has a different value at each evaluation although nothing that it reads changes.
public enum Freshness: Int, Comparable, Sendable {
  /// An equal value, as long as its inputs are equal.
  case same
  /// Possibly a different value: `Bool.random()`, or a choice in which one branch makes an object.
  case unclear
  /// A different value: a new object, a new function, `UUID()`.
  case fresh

  /// Orders by certainty of a difference.
  public static func < (left: Freshness, right: Freshness) -> Bool { left.rawValue < right.rawValue }

  /// The freshness of a value computed from this one, which may be equal for different inputs.
  var blurred: Freshness { min(self, .unclear) }

  /// The freshness of a choice between values.
  static func choice(_ values: [Freshness]) -> Freshness {
    guard let first = values.first else { return .same }
    return values.allSatisfy { $0 == first } ? first : .unclear
  }
}
