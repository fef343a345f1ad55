import ViewSemantics
import ViewSource

/// What a `.viewlint.json` says.
public struct LintConfiguration: Sendable {
  public var profile: RuleProfile?
  /// By the name of a rule or a group.
  public var levels: [String: RuleLevel] = [:]
  public var excluded: [PathPattern] = []
  public var failOn: RuleLevel?
  public var build = BuildSettings()
  /// The absolute path of the folder that the excluded paths are in.
  public var folder = ""

  public init() {}

  /// Whether a file or folder, by its absolute path, is not to be linted.
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

/// What is said about the build, on a command line or in a configuration; `nil` where nothing is said.
public struct BuildSettings: Sendable, Hashable {
  public var platform: BuildConfiguration.Platform?
  public var target: Target?
  public var sdk: Int?
  /// Instead of `DEBUG`.
  public var conditions: [String]?
  public var added: [String] = []
  public var removed: [String] = []

  /// A platform and its major version: `macos14`.
  public struct Target: Sendable, Hashable {
    public var platform: BuildConfiguration.Platform
    public var version: Int

    /// `nil` if the text is no target.
    public init?(_ text: String) {
      // One look at each of the five platforms.
      for platform in BuildConfiguration.Platform.allCases where text.hasPrefix(platform.rawValue) {
        let parts = text.dropFirst(platform.rawValue.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let version = parts.first.flatMap({ Int($0) }), version > 0 else { return nil }
        guard parts.dropFirst().allSatisfy({ Int($0) != nil }) else { return nil }
        self.platform = platform
        self.version = version
        return
      }
      return nil
    }
  }

  public static let sdks = [17, 18, 26]

  public init() {}

  /// These settings where the others say nothing.
  public func overridden(by other: BuildSettings) -> BuildSettings {
    var result = self
    if other.platform != nil || other.target != nil {
      result.platform = other.platform
      result.target = other.target
    }
    result.sdk = other.sdk ?? sdk
    result.conditions = other.conditions ?? conditions
    result.added += other.added
    result.removed += other.removed
    return result
  }

  public var configuration: BuildConfiguration {
    var configuration = BuildConfiguration()
    if let platform {
      configuration.platform = platform
      configuration.target = platform.version(forIOS: configuration.target)
    }
    if let target {
      configuration.platform = target.platform
      configuration.target = target.version
    }
    if let sdk { configuration.sdk = sdk }
    if let conditions { configuration.conditions = Set(conditions) }
    configuration.conditions.formUnion(added)
    configuration.conditions.subtract(removed)
    return configuration
  }
}
