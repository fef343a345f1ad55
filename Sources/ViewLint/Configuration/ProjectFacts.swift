import ViewSemantics
import ViewSource

/// What a target of an Xcode project says of how its code is built for debugging.
struct ProjectFacts {
  private let conditions: Set<String>
  /// `nil` for all of Apple's, or if nothing is said.
  private let platform: BuildConfiguration.Platform?
  private let isolatesToMainActor: Bool
  /// The language mode; `nil` if nothing is said.
  private let languageMode: Int?
  /// The oldest system that it runs on, of each platform.
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
    languageMode = words("SWIFT_VERSION").first.flatMap { leadingNumber(of: $0.utf8[...]) }
    var versions: [BuildConfiguration.Platform: Int] = [:]
    for platform in BuildConfiguration.Platform.allCases {
      let said = project.values(of: platform.deploymentSetting, for: target)
      versions[platform] = said.compactMap { leadingNumber(of: $0.utf8[...]) }.min()
    }
    self.versions = versions
  }

  /// What all targets say that compile the code.
  ///
  /// - Parameters:
  ///   - upgrades: the versions of Xcode that brought the projects up to date.
  ///   - hasPackages: whether some of the code is that of packages, which say themselves where it runs.
  static func agreement(of targets: [ProjectFacts], upgrades: [Int], hasPackages: Bool) -> BuildSettings {
    var settings = BuildSettings()
    // It is built with that version or a newer one, and seen on its system. An older version says nothing: many projects
    // are left as they are.
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
    // Of a project whose targets are in different modes nothing is said.
    if !hasPackages, targets.allSatisfy({ ($0.languageMode ?? 0) >= 6 }) { settings.languageMode = 6 }
    // The newest of them, if it is newer than the default: what is wrong only since then is not reported for files of a
    // target that runs on an older system, and so what the default target deprecates is not either.
    let built = settings.platform ?? .ios
    if let version = targets.compactMap({ $0.versions[built] }).max(),
      version > built.version(forIOS: BuildConfiguration().target)
    {
      settings.target = BuildSettings.Target("\(built.rawValue)\(version)")
    }
    return settings
  }

  /// The first version of Xcode that has the number of its SDK: the store takes what it builds, and nothing older.
  private static let firstTelling = 26
}
