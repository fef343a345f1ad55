import ViewCommandLine
import ViewLint
import ViewSource

/// `viewlint rules`: all rules, one on each line.
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
      let cells = (0..<4).map { row[$0].leftAligned(in: widths[$0]) }
      return (cells + [row[4]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private var json: String {
    var results = JSONResults()
    for info in Linter.allRuleInfo {
      results.append { result in
        result.member("id", info.id.name)
        result.member("group", info.group.rawValue)
        result.member("level", info.level.rawValue)
        result.member("default", info.profile == .default)
        result.member("fixable", info.isFixable)
        result.member("summary", info.summary)
      }
    }
    return results.end()
  }
}
