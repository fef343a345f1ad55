import ViewCommandLine
import ViewSemantics

/// The options that say what the code is built for.
enum BuildOptions {
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "Which `#if os(…)` holds; ios if not given.")
  static let define = Option("-D", .text(placeholder: "NAME"), repeats: true, help: "Set a compilation condition. DEBUG is set.")
  static let undefine = Option("-U", .text(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")
  static let target = Option(
    "--target", .text(placeholder: "TARGET"), help: "The deployment target, as ios17 or macos14; ios18 if not given.")
  static let sdk = Option(
    "--sdk", .choice(["17", "18", "26"]), help: "The SDK, by its version of iOS; 18 if not given.")

  static let all = [platform, target, sdk, define, undefine]

  static func configuration(_ arguments: Arguments) throws(UsageError) -> BuildConfiguration {
    var configuration = BuildConfiguration()
    if let platform = arguments.value(platform).flatMap(BuildConfiguration.Platform.init(rawValue:)) {
      configuration.platform = platform
      configuration.target = platform.version(forIOS: configuration.target)
    }
    if let sdk = arguments.value(sdk).flatMap({ Int($0) }) { configuration.sdk = sdk }
    if let text = arguments.value(target) {
      guard let (platform, version) = parse(target: text) else {
        throw UsageError("--target takes a platform and a version, as ios17 or macos14, not `\(text)`")
      }
      configuration.platform = platform
      configuration.target = version
    }
    for name in arguments.values(define) { configuration.conditions.insert(name) }
    for name in arguments.values(undefine) { configuration.conditions.remove(name) }
    return configuration
  }

  private static func parse(target: String) -> (BuildConfiguration.Platform, Int)? {
    for platform in BuildConfiguration.Platform.allCases where target.hasPrefix(platform.rawValue) {
      let rest = target.dropFirst(platform.rawValue.count)
      guard let version = Int(rest.prefix { $0 != "." }), version > 0 else { return nil }
      return (platform, version)
    }
    return nil
  }
}
