import ViewCommandLine
import ViewSource

/// Reads the command line and runs what it names.
enum CommandRunner {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitStatus {
    do {
      let arguments = try Arguments.parse(words[...], for: .viewrun)
      if arguments.has(Options.help) {
        Terminal.write(Help.text(for: .viewrun, path: "viewrun"))
        return .success
      }
      if arguments.has(Options.version) {
        Terminal.write("viewrun \(version)\n")
        return .success
      }
      let command = try RunCommand(arguments)
      let output = Workers.onDeepStack { command.run() }
      Terminal.write(output.text)
      Terminal.write(output.errors, to: .error)
      return output.status
    } catch {
      Terminal.write("viewrun: \(error)\n", to: .error)
      return .usage
    }
  }
}
