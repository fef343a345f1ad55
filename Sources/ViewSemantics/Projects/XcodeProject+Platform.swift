/// Platforms of the targets of an Xcode project.
extension XcodeProject {
  /// The only platform that a target is built for, or iOS if it is one of several; `nil` if none is set.
  public func platform(of target: Target) -> BuildConfiguration.Platform? {
    func platform(_ root: String) -> BuildConfiguration.Platform? {
      BuildConfiguration.Platform.allCases.first { root.hasPrefix($0.sdkRoot) }
    }
    if let root = words(of: "SDKROOT", for: target).first, let named = platform(root) { return named }
    // `auto`: one target for several platforms.
    let supported = Set(words(of: "SUPPORTED_PLATFORMS", for: target).compactMap(platform))
    return supported.contains(.ios) ? .ios : supported.count == 1 ? supported.first : nil
  }
}

extension BuildConfiguration.Platform {
  /// The prefix of Xcode's setting `SDKROOT`: `iphoneos`.
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
