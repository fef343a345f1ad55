import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint init`: writes an initial configuration.
struct InitCommand {
  private let replaces: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    replaces = arguments.has(Options.force)
    if !replaces, FileSystem.status(ConfigurationStore.fileName) != nil {
      throw UsageError("\(ConfigurationStore.fileName) already exists; --force replaces it")
    }
  }

  func run() -> ExitStatus {
    do {
      try FileSystem.replace(ConfigurationStore.fileName, with: Array(ConfigurationTemplate.text.utf8))
    } catch {
      Terminal.write("viewlint: \(error)\n", to: .error)
      return .failure
    }
    Terminal.write("viewlint: wrote \(ConfigurationStore.fileName)\n", to: .error)
    return .success
  }
}
