/// What a command tells the shell.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing to report.
  case success = 0
  /// Findings at or above the failing level.
  case findings = 1
  /// Wrong arguments or configuration.
  case usage = 2
  /// An input could not be read or has syntax errors, or the previewed program failed. Wins over findings.
  case failure = 3

  /// Of two that apply the greater one wins.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
