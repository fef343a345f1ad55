import ViewCommandLine
import ViewSource

/// Reads the command line and runs what it names.
enum CommandRunner {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitStatus {
    let named = words.first.flatMap { Command.viewlint.subcommand(named: $0) }
    let command = named ?? .viewlint
    let path = named.map { "viewlint \($0.name)" } ?? "viewlint"
    do {
      if named == nil, let first = words.first, let mistake = misspelt(first) { throw mistake }
      let arguments = try Arguments.parse(words.dropFirst(named == nil ? 0 : 1), for: command, path: path)
      if arguments.has(Options.help) {
        Terminal.write(Help.text(for: command, path: path))
        return .success
      }
      if arguments.has(Options.version) {
        Terminal.write("viewlint \(version)\n")
        return .success
      }
      return try run(command, arguments)
    } catch {
      Terminal.write("viewlint: \(error)\n", to: .error)
      return .usage
    }
  }

  /// A first word that names nothing that is there, and nearly a command.
  private static func misspelt(_ word: String) -> UsageError? {
    // A shorter word is near to most.
    guard word.count > 2, !word.hasPrefix("-"), FileSystem.status(word) == nil else { return nil }
    let names = Command.viewlint.subcommands.filter { !$0.isHidden }.map(\.name)
    let near = Spelling.hint(for: word, in: names)
    return near.isEmpty ? nil : UsageError("`\(word)` is neither a path nor a command\(near)")
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    switch command.name {
    case Command.identity.name: return try IdentityCommand(arguments).run()
    case Command.diff.name: return try DiffCommand(arguments).run()
    case Command.dependencies.name: return try DependenciesCommand(arguments).run()
    case Command.types.name: return try TypesCommand(arguments).run()
    case Command.ast.name: return try AstCommand(arguments).run()
    case Command.rules.name: return RulesCommand(arguments).run()
    case Command.explain.name: return try ExplainCommand(arguments).run()
    case Command.initialize.name: return try InitCommand(arguments).run()
    case Command.completions.name: return try CompletionsCommand(arguments).run()
    case Command.man.name:
      Terminal.write(ManPage.text(for: .viewlint, version: version))
      return .success
    default: return try CheckCommand(arguments).run()
    }
  }
}
