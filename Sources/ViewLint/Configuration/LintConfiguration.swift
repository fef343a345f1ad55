import ViewSemantics
import ViewSource

/// The contents of a `.viewlint.json`.
public struct LintConfiguration: Sendable {
  /// The profile that selects the rules; `nil` if the file does not set it.
  public var profile: RuleProfile?
  /// The levels, by the name of a rule or a group.
  public var levels: [String: RuleLevel] = [:]
  /// The patterns of excluded paths, relative to `folder`.
  public var excluded: [PathPattern] = []
  /// The lowest level at which the command fails; `nil` if the file does not set it.
  public var failOn: RuleLevel?
  /// The treatment of generated files.
  public var generated = RoleTreatment.reduced
  /// The treatment of test files: in folders named `…Tests`, or with an import of `XCTest` or `Testing`.
  public var tests = RoleTreatment.reduced
  /// The settings of the build.
  public var build = BuildSettings()
  /// The absolute path of the folder that the excluded paths are relative to.
  public var folder = ""

  /// An empty configuration.
  public init() {}

  /// Whether a file or folder is excluded from linting, by its absolute path. The contents of an excluded folder do not
  /// match themselves: a walk over folders never reaches them.
  public func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty, let relative = FilePath.suffix(of: path, inFolder: folder) else { return false }
    return excluded.contains { $0.matches(relative) }
  }
}

/// The level of a rule in a configuration, or the lowest level at which a command fails.
public enum RuleLevel: String, Sendable, CaseIterable {
  case error, warning, note, off

  /// The level of diagnostics; `nil` for `off`.
  public var level: Diagnostic.Level? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
