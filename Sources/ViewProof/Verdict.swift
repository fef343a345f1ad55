/// What came of trying what a finding predicts.
public enum Verdict: Sendable, Hashable {
  /// It happened; what was done and seen, in words.
  case confirmed(String)
  /// It did not happen, though it could have: what was done and seen.
  case refuted(String)
  /// It could not be tried; why.
  case notRun(String)

  /// The word that reports begin with.
  public var word: String {
    switch self {
    case .confirmed: "confirmed"
    case .refuted: "refuted"
    case .notRun: "could not be run"
    }
  }

  /// In words, without a full stop.
  public var detail: String {
    switch self {
    case .confirmed(let text), .refuted(let text), .notRun(let text): text
    }
  }
}
