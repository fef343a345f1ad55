import ViewSemantics
import ViewSource

/// What a target of an Xcode project says of how its code is built for debugging.
struct ProjectFacts {
  private let conditions: Set<String>
  /// `nil` for all of Apple's, or if nothing is said.
  private let platform: BuildConfiguration.Platform?
  private let isolatesToMainActor: Bool

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
    platform = words("SDKROOT").first.flatMap { root in
      BuildConfiguration.Platform.allCases.first { root.hasPrefix($0.sdkRoot) }
    }
    let isIsolatedByFlag = zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
    isolatesToMainActor = words("SWIFT_DEFAULT_ACTOR_ISOLATION").first == "MainActor" || isIsolatedByFlag
  }

  /// What all targets say that compile the code.
  ///
  /// - Parameters:
  ///   - upgrades: the versions of Xcode that brought the projects up to date.
  ///   - hasPackages: whether some of the code is that of packages, which say themselves where it runs.
  static func agreement(of targets: [ProjectFacts], upgrades: [Int], hasPackages: Bool) -> BuildSettings {
    var settings = BuildSettings()
    // An older version says nothing: the project may be built with a newer one all the same.
    if let upgrade = upgrades.max(), let sdk = BuildSettings.sdks.last(where: { sdk(ofXcode: upgrade) >= $0 }),
      sdk > BuildConfiguration().sdk
    {
      settings.sdk = sdk
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
    return settings
  }

  /// The version of iOS that a version of Xcode came out with: the numbers are equal since 26.
  private static func sdk(ofXcode version: Int) -> Int { version < 26 ? version + 2 : version }
}

extension BuildConfiguration.Platform {
  /// How Xcode's setting `SDKROOT` begins: `iphoneos`
  fileprivate var sdkRoot: String {
    switch self {
    case .ios: "iphoneos"
    case .macos: "macosx"
    case .watchos: "watchos"
    case .tvos: "appletvos"
    case .visionos: "xros"
    }
  }
}
