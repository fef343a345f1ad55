import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint init`: the configuration to begin with.
struct InitCommand {
  private let replaces: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    replaces = arguments.has(Options.force)
    if !replaces, FileSystem.status(ConfigurationStore.fileName) != nil {
      throw UsageError("\(ConfigurationStore.fileName) is there already; --force replaces it")
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

/// `viewlint completions`: a script for a shell.
struct CompletionsCommand {
  private let shell: Completions.Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let known = Completions.Shell.allCases.map(\.rawValue)
    let expected = "completions takes one of \(known.joined(separator: ", "))"
    guard let name = arguments.operands.first, arguments.operands.count == 1 else { throw UsageError(expected) }
    guard let shell = Completions.Shell(rawValue: name) else {
      throw UsageError("\(expected), not `\(name)`\(Spelling.hint(for: name, in: known))")
    }
    self.shell = shell
  }

  func run() -> ExitStatus {
    let rules = Linter.allRuleInfo.map { $0.id.name }
    let groups = RuleInfo.Group.allCases.map(\.rawValue)
    let words = ["RULE": rules, "RULES": rules + groups, "SHELL": Completions.Shell.allCases.map(\.rawValue)]
    Terminal.write(Completions(of: .viewlint, words: words).script(for: shell))
    return .success
  }
}
