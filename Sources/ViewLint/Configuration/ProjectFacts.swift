import ViewSemantics
import ViewSource

/// The build settings of an Xcode target in its debug configuration.
struct ProjectFacts {
  private let conditions: Set<String>
  /// The platform; `nil` for a target of several platforms, or if there is no setting.
  private let platform: BuildConfiguration.Platform?
  private let isolatesToMainActor: Bool
  private let runsAsyncOnCaller: Bool
  /// The language mode; `nil` if there is no setting.
  private let languageMode: Int?
  /// The deployment target of each platform.
  private let versions: [BuildConfiguration.Platform: Int]

  init(of target: XcodeProject.Target, in project: XcodeProject) {
    func words(_ name: String) -> [String] { project.words(of: name, for: target) }
    var conditions = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    let flags = words("OTHER_SWIFT_FLAGS")
    for (number, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      // `-D NAME` and `-DNAME`
      let name = flag == "-D" ? flags.dropFirst(number + 1).first : String(flag.dropFirst(2))
      if let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { conditions.insert(name) }
    }
    self.conditions = conditions
    platform = project.platform(of: target)
    let isIsolatedByFlag = zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
    isolatesToMainActor = words("SWIFT_DEFAULT_ACTOR_ISOLATION").first == "MainActor" || isIsolatedByFlag
    runsAsyncOnCaller =
      words("SWIFT_APPROACHABLE_CONCURRENCY").first == "YES"
      || words("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT").first == "YES"
      || flags.contains("NonisolatedNonsendingByDefault")
    languageMode = words("SWIFT_VERSION").first.flatMap { leadingNumber(of: $0.utf8[...]) }
    var versions: [BuildConfiguration.Platform: Int] = [:]
    for platform in BuildConfiguration.Platform.allCases {
      let said = project.values(of: platform.deploymentSetting, for: target)
      versions[platform] = said.compactMap { leadingNumber(of: $0.utf8[...]) }.min()
    }
    self.versions = versions
  }

  /// The settings that all targets agree on.
  ///
  /// - Parameters:
  /// - upgrades: the Xcode versions of the projects' last upgrades.
  /// - hasPackages: whether some of the code belongs to packages, whose manifests declare their own platforms.
  static func agreement(of targets: [ProjectFacts], upgrades: [Int], hasPackages: Bool) -> BuildSettings {
    var settings = BuildSettings()
    // The project is built with that Xcode version or a newer one, and runs on its system. An older version implies
    // nothing, because many projects are never upgraded.
    if let upgrade = upgrades.max(), upgrade >= firstTelling,
      let sdk = BuildSettings.sdks.last(where: { upgrade >= $0 })
    {
      settings.sdk = max(sdk, BuildConfiguration().sdk)
    }
    guard let first = targets.first else { return settings }
    let common = targets.dropFirst().reduce(first.conditions) { $0.intersection($1.conditions) }
    if !common.isSubset(of: BuildConfiguration().conditions) {
      settings.conditions = common.union(BuildConfiguration().conditions).sorted()
    }
    if let platform = first.platform, platform != .ios, targets.allSatisfy({ $0.platform == platform }) {
      settings.platform = platform
    }
    if !hasPackages, targets.allSatisfy(\.isolatesToMainActor) { settings.isolatesToMainActor = true }
    if targets.contains(where: \.runsAsyncOnCaller) { settings.runsAsyncOnCaller = true }
    // Targets with different language modes imply no mode.
    if !hasPackages, targets.allSatisfy({ ($0.languageMode ?? 0) >= 6 }) { settings.languageMode = 6 }
    // The newest deployment target, if it is newer than the default. Diagnostics that only apply from this version on
    // are not reported for files of a target with an older one, and neither are deprecations since the default one.
    let built = settings.platform ?? .ios
    if let version = targets.compactMap({ $0.versions[built] }).max(),
      version > built.version(forIOS: BuildConfiguration().target)
    {
      settings.target = BuildSettings.Target("\(built.rawValue)\(version)")
    }
    return settings
  }

  /// The first Xcode version whose number equals that of its SDK. The App Store accepts no builds of older versions.
  private static let firstTelling = 26
}
