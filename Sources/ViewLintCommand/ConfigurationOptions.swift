import ViewCommandLine
import ViewLint

/// The options that select the configuration, for each command that reads Swift files.
enum ConfigurationOptions {
  static let config = Option(
    "--config", .text(placeholder: "FILE"),
    help: "Use this configuration; by default the nearest .viewlint.json above each file.")
  static let noConfig = Option("--no-config", help: "Use no configuration.")

  static let all = [config, noConfig]

  static func store(_ arguments: Arguments) throws(UsageError) -> ConfigurationStore {
    guard let path = arguments.value(config) else {
      return ConfigurationStore(arguments.has(noConfig) ? .none : .nearest)
    }
    if arguments.has(noConfig) { throw UsageError("--config and --no-config exclude each other") }
    return ConfigurationStore(.file(path))
  }
}
