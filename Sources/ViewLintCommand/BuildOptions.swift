import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// The options for the build configuration.
enum BuildOptions {
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "The platform for which `#if os(…)` is true; by default ios.")
  static let define = Option(
    "-D", .identifier(placeholder: "NAME"), repeats: true,
    help: "Set a compilation condition. DEBUG is set by default.")
  static let undefine = Option(
    "-U", .identifier(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")
  static let target = Option(
    "--target", .text(placeholder: "TARGET"),
    help: "The deployment target, such as ios17 or macos14; by default ios18.")
  static let sdk = Option(
    "--sdk", .choice(BuildSettings.sdks.map { String($0) }),
    help: "The SDK, by its iOS version; by default 27, with types named as on the target's system.")

  static let interface = Option(
    "--interface", .text(placeholder: "FILE"), repeats: true,
    help: "Swift declarations of a library, such as a .swiftinterface; the file name is the name of the module.")

  static let all = [platform, target, sdk, define, undefine, interface]

  /// Reads the declarations of libraries, and reports unreadable files and syntax errors on standard error.
  static func interfaces(_ arguments: Arguments) -> (files: [SourceFile], status: ExitStatus) {
    var files: [SourceFile] = []
    var status = ExitStatus.success
    for path in arguments.values(interface) {
      do {
        let file = SourceFile(path: path, buffer: try FileSystem.read(path))
        for diagnostic in Parser.parse(file.buffer).diagnostics where !diagnostic.message.isWarning {
          Terminal.write(DiagnosticPrinter(usesColor: false).text(of: diagnostic.diagnostic(in: file)), to: .error)
          status = .failure
        }
        files.append(file)
      } catch {
        Terminal.write("viewlint: \(error)\n", to: .error)
        status = .failure
      }
    }
    return (files, status)
  }

  /// The build settings of the command line.
  static func settings(_ arguments: Arguments) throws(UsageError) -> BuildSettings {
    var settings = BuildSettings()
    settings.platform = arguments.choice(platform)
    settings.sdk = arguments.number(sdk)
    if let text = arguments.value(target) {
      guard let target = BuildSettings.Target(text) else {
        throw UsageError("--target takes \(BuildSettings.Target.expectation), not `\(text)`")
      }
      if let platform = settings.platform, platform != target.platform {
        throw UsageError("--target takes a version of \(platform.rawValue), as --platform says, not `\(text)`")
      }
      settings.target = target
    }
    settings.added = arguments.values(define)
    settings.removed = arguments.values(undefine)
    return settings
  }
}
