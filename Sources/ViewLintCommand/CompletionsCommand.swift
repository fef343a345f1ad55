import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint completions`: a completion script for a shell.
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
