/// Generates the manual page of a command from its table, in the format of `man`.
public enum ManPage {
  /// The page in the format of `man`, with all subcommands.
  public static func text(for command: Command, version: String) -> String {
    let subcommands = command.subcommands.filter { !$0.isHidden }
    var lines = [
      ".TH \(command.name.uppercased()) 1 \"\" \"\(escaped("\(command.name) \(version)"))\" \"\"",
      ".SH NAME", "\(escaped(command.name)) \\- \(escaped(sentence(command.summary)))",
      ".SH SYNOPSIS", ".B \(escaped(command.name))", "[\\fICOMMAND\\fR] [\\fIOPTION\\fR]... \(operands(command))",
      ".SH DESCRIPTION",
    ]
    lines += command.discussion.split(separator: "\n").flatMap { [".PP", escaped(String($0))] }
    lines += [".SH OPTIONS"] + command.options.flatMap { entry($0) }
    if !subcommands.isEmpty { lines.append(".SH COMMANDS") }
    for subcommand in subcommands {
      lines += [
        ".SS \"\(escaped("\(command.name) \(subcommand.name)")) \(operands(subcommand))\"", escaped(subcommand.summary),
      ]
      if !subcommand.discussion.isEmpty { lines += [".PP", escaped(subcommand.discussion)] }
      // The options that the main command shares are listed above.
      let own = subcommand.options.filter { !command.options.contains($0) }
      lines += own.flatMap { entry($0) }
    }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in statuses { lines += [".TP", ".B \(status)", escaped(meaning)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let statuses = [
    (0, "Nothing to report."),
    (1, "Findings at or above the failing level."),
    (2, "Wrong arguments or configuration."),
    (3, "An input could not be read or has syntax errors. This wins over 1."),
  ]

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func operands(_ command: Command) -> String {
    command.operands.isEmpty ? "" : "\\fI\(escaped(command.operands))\\fR"
  }

  private static func entry(_ option: Option) -> [String] {
    [".TP", ".B \(escaped(option.usage))", escaped(option.help)]
  }

  /// Escapes text for `man`: a hyphen stays a hyphen, and no line starts with a request.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
