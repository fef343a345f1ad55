/// What is said about the build, on a command line or in a configuration; `nil` where nothing is said.
///
/// What is said in two places is put together before it is made a `BuildConfiguration`, in which nothing is left open.
public struct BuildSettings: Sendable, Hashable {
  /// The platform alone, with the version that goes with the default one of iOS.
  public var platform: BuildConfiguration.Platform?
  /// Where it is given, its platform counts, not `platform`.
  public var target: Target?
  /// One of `sdks`.
  public var sdk: Int?
  /// The SDK for programs that are no apps: the one that came with the compiler they are compared with.
  public static let scriptSDK = 26
  /// Instead of `DEBUG`.
  public var conditions: [String]?
  /// 5 or 6.
  public var languageMode: Int?
  /// Whether what is not told otherwise runs on the main actor.
  public var isolatesToMainActor: Bool?
  /// Conditions that are set besides, as by `-D`.
  public var added: [String] = []
  /// Conditions that are not set even where other settings set them, as by `-U`.
  public var removed: [String] = []

  /// A platform and its major version: `macos14`.
  public struct Target: Sendable, Hashable {
    /// The platform that the version is one of.
    public var platform: BuildConfiguration.Platform
    /// The major version of the deployment target, at least the one that SwiftUI came with, at most that of the newest
    /// SDK.
    public var version: Int

    /// What a text must be, for messages about one that is not.
    public static let expectation: String = {
      let first = BuildConfiguration.Platform.allCases.map { "\($0.rawValue)\($0.firstVersion)" }
      return "a platform and a version, as ios17 or macos14, from \(first.joined(separator: ", ")) to \(newest)"
    }()

    /// The newest version that the catalogue knows, the same on every platform.
    private static let newest = sdks[sdks.count - 1]

    /// `nil` if the text is no target. Minor versions are read and dropped: no fact depends on one.
    public init?(_ text: String) {
      // One look at each of the five platforms.
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

  /// The SDKs that the catalogue knows, by their versions of iOS, in order.
  public static let sdks = [17, 18, 26, 27]

  /// Settings that say nothing.
  public init() {}

  /// These settings where the others say nothing.
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
    result.added += other.added
    result.removed += other.removed
    return result
  }

  /// What code is built for by these settings and, where they say nothing, by default.
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
    configuration.conditions.formUnion(added)
    configuration.conditions.subtract(removed)
    return configuration
  }
}
