import ViewCommandLine
import ViewSource

/// Parses the command line and runs its command.
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
      if arguments.has(Options.stdinPath), !arguments.operands.contains("-") {
        throw UsageError("\(Options.stdinPath.name) names standard input, but `-` is not among the paths")
      }
      return try run(command, arguments)
    } catch {
      Terminal.write("viewlint: \(error)\n", to: .error)
      return .usage
    }
  }

  /// An error if the first word is neither a path nor a command, but similar to one.
  private static func misspelt(_ word: String) -> UsageError? {
    // A shorter word is similar to most names.
    guard word.count > 2, !word.hasPrefix("-"), FileSystem.status(word) == nil else { return nil }
    let names = Command.viewlint.subcommands.filter { !$0.isHidden }.map(\.name)
    let near = Spelling.hint(for: word, in: names)
    return near.isEmpty ? nil : UsageError("`\(word)` is neither a path nor a command\(near)")
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(UsageError) -> ExitStatus {
    switch command.name {
    case Command.identity.name: return try answer(IdentityCommand(arguments), arguments)
    case Command.diff.name:
      var diff = try DiffCommand(arguments)
      return diff.run()
    case Command.dependencies.name: return try answer(DependenciesCommand(arguments), arguments)
    case Command.types.name: return try answer(TypesCommand(arguments), arguments)
    case Command.ast.name: return try AstCommand(arguments).run()
    case Command.rules.name: return RulesCommand(arguments).run()
    case Command.explain.name: return try ExplainCommand(arguments).run()
    case Command.initialize.name: return try InitCommand(arguments).run()
    case Command.completions.name: return try CompletionsCommand(arguments).run()
    case Command.man.name:
      Terminal.write(ManPage.text(for: .viewlint, version: version))
      return .success
    default:
      var check = try CheckCommand(arguments)
      return try check.run()
    }
  }

  private static func answer(_ question: some ProgramQuestion, _ arguments: Arguments) throws(UsageError) -> ExitStatus
  {
    var runner = try ProgramRunner(arguments, question)
    return runner.run()
  }
}
