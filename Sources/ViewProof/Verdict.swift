/// The result of testing a finding's prediction.
public enum Verdict: Sendable, Hashable {
  /// The predicted event occurred; a description of the change and the observation.
  case confirmed(String)
  /// The predicted event could have occurred but did not; a description of the change and the observation.
  case refuted(String)
  /// The prediction could not be tested; the reason.
  case notRun(String)

  /// The first word of a report.
  public var word: String {
    switch self {
    case .confirmed: "confirmed"
    case .refuted: "refuted"
    case .notRun: "could not be run"
    }
  }

  /// A sentence without a full stop.
  public var detail: String {
    switch self {
    case .confirmed(let text), .refuted(let text), .notRun(let text): text
    }
  }
}
