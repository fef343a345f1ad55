/// The exit status of a command.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing to report.
  case success = 0
  /// Findings at or above the failing level.
  case findings = 1
  /// Wrong arguments or configuration.
  case usage = 2
  /// An input could not be read or has syntax errors, or the previewed program failed. Wins over findings.
  case failure = 3

  /// Orders statuses by precedence: of two, the greater one wins.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
