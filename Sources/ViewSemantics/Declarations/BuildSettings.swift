/// Partial build settings from a command line or a configuration file; `nil` where a setting is not given.
///
/// Settings from several sources are merged before they become a `BuildConfiguration`, which is complete.
public struct BuildSettings: Sendable, Hashable {
  /// The platform, with the deployment target that corresponds to the default iOS version.
  public var platform: BuildConfiguration.Platform?
  /// The deployment target. Its platform overrides `platform`.
  public var target: Target?
  /// The SDK: one of `sdks`.
  public var sdk: Int?
  /// The SDK for programs other than apps: the SDK of the compiler that this project compares them with.
  public static let scriptSDK = 26
  /// The compilation conditions that replace the default `DEBUG`.
  public var conditions: [String]?
  /// The language mode: 5 or 6.
  public var languageMode: Int?
  /// Whether declarations without an explicit isolation are isolated to the main actor.
  public var isolatesToMainActor: Bool?
  /// Whether `async` functions without an explicit isolation run on the actor of their caller.
  public var runsAsyncOnCaller: Bool?
  /// Additional conditions, as with `-D`.
  public var added: [String] = []
  /// Conditions to remove even if other settings set them, as with `-U`.
  public var removed: [String] = []

  /// A platform and its major version: `macos14`.
  public struct Target: Sendable, Hashable {
    /// The platform.
    public var platform: BuildConfiguration.Platform
    /// The major version of the deployment target, between the first version with SwiftUI and that of the newest SDK.
    public var version: Int

    /// A description of a valid target, for error messages.
    public static let expectation: String = {
      let first = BuildConfiguration.Platform.allCases.map { "\($0.rawValue)\($0.firstVersion)" }
      return "a platform and a version, such as ios17 or macos14, from \(first.joined(separator: ", ")) to \(newest)"
    }()

    /// The newest version in the catalogue, the same for every platform.
    private static let newest = sdks[sdks.count - 1]

    /// Parses a target such as `ios17.2`; `nil` if the text is not one. Drops minor versions, because no fact depends
    /// on one.
    public init?(_ text: String) {
      // A loop over the five platforms.
      for platform in BuildConfiguration.Platform.allCases where text.hasPrefix(platform.rawValue) {
        let parts = text.dropFirst(platform.rawValue.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let version = parts.first.flatMap({ Int($0) }), version >= platform.firstVersion,
          version <= Target.newest
        else { return nil }
        guard parts.dropFirst().allSatisfy({ Int($0) != nil }) else { return nil }
        self.platform = platform
        self.version = version
        return
      }
      return nil
    }
  }

  /// The SDKs in the catalogue by iOS version, in ascending order.
  public static let sdks = [17, 18, 26, 27]

  /// Empty settings.
  public init() {}

  /// Merges settings; those of `other` take precedence.
  public func overridden(by other: BuildSettings) -> BuildSettings {
    var result = self
    if let target = other.target {
      result.platform = other.platform
      result.target = target
    } else if let platform = other.platform, platform != target?.platform {
      result.platform = platform
      result.target = nil
    }
    result.sdk = other.sdk ?? sdk
    result.conditions = other.conditions ?? conditions
    result.languageMode = other.languageMode ?? languageMode
    result.isolatesToMainActor = other.isolatesToMainActor ?? isolatesToMainActor
    result.runsAsyncOnCaller = other.runsAsyncOnCaller ?? runsAsyncOnCaller
    result.added += other.added
    result.removed += other.removed
    return result
  }

  /// The complete configuration, with defaults for missing settings.
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
    if let languageMode { configuration.languageMode = languageMode }
    configuration.isolatesToMainActor = isolatesToMainActor ?? false
    configuration.runsAsyncOnCaller = runsAsyncOnCaller ?? false
    configuration.conditions.formUnion(added)
    configuration.conditions.subtract(removed)
    return configuration
  }
}
