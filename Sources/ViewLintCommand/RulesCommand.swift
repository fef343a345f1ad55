import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint rules`: every rule in a line.
struct RulesCommand {
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
  }

  func run() -> ExitStatus {
    Terminal.write(isJSON ? json : text)
    return .success
  }

  private var text: String {
    var rows = [["id", "group", "level", "fixable", "summary"]]
    for info in Linter.allRuleInfo {
      let level = info.profile == .default ? info.level.rawValue : "off"
      rows.append([info.id.name, info.group.rawValue, level, info.isFixable ? "yes" : "no", info.summary])
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = (0..<4).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
      return (cells + [row[4]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member(
        "results",
        array: { writer in
          for info in Linter.allRuleInfo {
            writer.lineBreak()
            writer.object { writer in
              writer.member("id", info.id.name)
              writer.member("group", info.group.rawValue)
              writer.member("level", info.level.rawValue)
              writer.member("default", info.profile == .default)
              writer.member("fixable", info.isFixable)
              writer.member("summary", info.summary)
            }
          }
        })
    }
    return writer.text + "\n"
  }
}

/// `viewlint explain`: all there is to read about a rule.
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
