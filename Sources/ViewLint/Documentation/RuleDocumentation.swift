import ViewSource

/// The documentation of a rule, for a terminal and for a web page.
public struct RuleDocumentation: Sendable {
  private let info: RuleInfo
  private static let width = 80

  /// Formats nothing until a text is requested.
  public init(_ info: RuleInfo) {
    self.info = info
  }

  /// The text that `viewlint explain` prints.
  public var text: String {
    var lines = [info.id.name + ": " + info.summary, facts, ""]
    lines += RuleText.wrap(info.explanation, width: RuleDocumentation.width)
    lines += ["", "When it is silent"] + RuleText.wrap(info.silence, width: RuleDocumentation.width)
    if let precision { lines += ["", "Precision"] + RuleText.wrap(precision, width: RuleDocumentation.width) }
    for example in info.examples {
      let build = example.build.map { " " + $0 } ?? ""
      lines += ["", (example.isBad ? "Reported (at ↓)" : "Not reported") + build + ":", ""]
      lines += RuleDocumentation.indented(example.code)
      guard let fixed = example.fixed else { continue }
      lines += ["", "After --fix:", ""] + RuleDocumentation.indented(fixed)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page that `viewlint explain --format markdown` prints, with a level 1 heading.
  public var markdown: String {
    var lines = ["# `\(info.id)`", "", info.summary, "", facts, "", info.explanation]
    lines += ["", "## When it is silent", "", info.silence]
    if let precision { lines += ["", "## Precision", "", precision] }
    for example in info.examples {
      let build = example.build.map { " " + $0 } ?? ""
      lines += ["", (example.isBad ? "## Reported" : "## Not reported") + build]
      lines += ["", "```swift"] + RuleDocumentation.lines(example.code) + ["```"]
      guard let fixed = example.fixed else { continue }
      lines += ["", "Fixed:", "", "```swift"] + RuleDocumentation.lines(fixed) + ["```"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var facts: String {
    var parts = ["group \(info.group.rawValue)", "level \(info.level.rawValue)"]
    parts.append(info.isFixable ? "has fixes" : "no fix")
    if info.profile != .default { parts.append("only in the profiles strict and learning") }
    return parts.joined(separator: ", ")
  }

  private var precision: String? {
    info.precision.map {
      $0.judged == 0
        ? "Nothing was found in \($0.apps) open apps: how often it is right outside of its examples is not known."
        : "\($0.right) of \($0.judged) findings that were read in \($0.apps) open apps were right."
    }
  }

  private static func indented(_ code: String) -> [String] {
    lines(code).map { $0.isEmpty ? "" : "    " + $0 }
  }

  private static func lines(_ code: String) -> [String] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
