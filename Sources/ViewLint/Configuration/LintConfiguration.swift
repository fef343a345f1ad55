import ViewSemantics
import ViewSource

/// What a `.viewlint.json` says.
public struct LintConfiguration: Sendable {
  /// The rules that are on; `nil` if nothing is said.
  public var profile: RuleProfile?
  /// By the name of a rule or a group.
  public var levels: [String: RuleLevel] = [:]
  /// Paths below `folder` that are passed over.
  public var excluded: [PathPattern] = []
  /// The lowest level that fails; `nil` if nothing is said.
  public var failOn: RuleLevel?
  /// How files that a program wrote are linted, and those of tests.
  public var generated = RoleTreatment.reduced
  /// The same for files of tests: in folders named `…Tests`, or that import `XCTest` or `Testing`.
  public var tests = RoleTreatment.reduced
  /// What is said of the build.
  public var build = BuildSettings()
  /// The absolute path of the folder that the excluded paths are in.
  public var folder = ""

  /// A configuration that says nothing.
  public init() {}

  /// Whether a file or folder, by its absolute path, is not to be linted. What is in an excluded folder is not excluded
  /// itself: who walks over folders never comes to it.
  public func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty, let relative = FilePath.suffix(of: path, inFolder: folder) else { return false }
    return excluded.contains { $0.matches(relative) }
  }
}

/// The level of a rule in a configuration, or the level from which on a command fails.
public enum RuleLevel: String, Sendable, CaseIterable {
  case error, warning, note, off

  /// `nil` for `off`.
  public var level: Diagnostic.Level? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
