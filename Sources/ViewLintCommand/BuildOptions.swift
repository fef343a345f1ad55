import ViewCommandLine
import ViewLint
import ViewSemantics

/// The options that say what the code is built for.
enum BuildOptions {
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "Which `#if os(…)` holds; ios if not given.")
  static let define = Option(
    "-D", .text(placeholder: "NAME"), repeats: true, help: "Set a compilation condition. DEBUG is set.")
  static let undefine = Option("-U", .text(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")
  static let target = Option(
    "--target", .text(placeholder: "TARGET"), help: "The deployment target, as ios17 or macos14; ios18 if not given.")
  static let sdk = Option(
    "--sdk", .choice(BuildSettings.sdks.map { String($0) }), help: "The SDK, by its version of iOS; 18 if not given.")

  static let all = [platform, target, sdk, define, undefine]

  /// What the command line says of the build.
  static func settings(_ arguments: Arguments) throws(UsageError) -> BuildSettings {
    var settings = BuildSettings()
    settings.platform = arguments.choice(platform)
    settings.sdk = arguments.value(sdk).flatMap { Int($0) }
    if let text = arguments.value(target) {
      guard let target = BuildSettings.Target(text) else {
        throw UsageError("--target takes a platform and a version, as ios17 or macos14, not `\(text)`")
      }
      settings.target = target
    }
    settings.added = arguments.values(define)
    settings.removed = arguments.values(undefine)
    return settings
  }

  static func configuration(_ arguments: Arguments) throws(UsageError) -> BuildConfiguration {
    try settings(arguments).configuration
  }
}
