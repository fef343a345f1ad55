import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint explain`: the documentation of a rule.
struct ExplainCommand {
  private let documentation: RuleDocumentation
  private let format: DocumentationFormat

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.choice(Options.explainFormat) ?? .text
    guard let name = arguments.operands.first else {
      throw UsageError("explain needs the id of a rule; `viewlint rules` lists them")
    }
    if let second = arguments.operands.dropFirst().first {
      throw UsageError("explain takes one rule, but `\(second)` was given too")
    }
    guard let info = Linter.allRuleInfo.first(where: { $0.id.name == name }) else {
      let near = Spelling.hint(for: name, in: Linter.allRuleInfo.map { $0.id.name })
      throw UsageError("there is no rule `\(name)`\(near)")
    }
    documentation = RuleDocumentation(info)
  }

  func run() -> ExitStatus {
    switch format {
    case .text: Terminal.write(documentation.text)
    case .markdown: Terminal.write(documentation.markdown)
    }
    return .success
  }
}
