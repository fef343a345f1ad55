import ViewSource

/// Generates the help of a command from its table.
public enum Help {
  /// The help text, at most 80 columns wide.
  public static func text(for command: Command, path: String) -> String {
    var lines = [command.summary, "", "Usage: " + usage(of: command, path: path)]
    if !command.discussion.isEmpty { lines += [""] + wrap(command.discussion, indent: 0) }
    if !command.subcommands.isEmpty {
      lines += ["", "Commands:"]
      lines += command.subcommands.filter { !$0.isHidden }.flatMap { entry($0.name, $0.summary) }
    }
    if !command.options.isEmpty {
      lines += ["", "Options:"]
      lines += command.options.flatMap { entry($0.usage, $0.help) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The words of a command line with `help` and `help check` replaced by `--help` and `check --help`, unless there is
  /// a file of that name.
  public static func asOption(_ words: [String]) -> [String] {
    guard words.first == "help", FileSystem.status("help") == nil else { return words }
    return Array(words.dropFirst().prefix(while: { !$0.hasPrefix("-") })) + ["--help"]
  }

  private static func usage(of command: Command, path: String) -> String {
    var parts = [path]
    if !command.subcommands.isEmpty { parts.append("[COMMAND]") }
    if !command.options.isEmpty { parts.append("[OPTION…]") }
    if !command.operands.isEmpty { parts.append(command.operands) }
    return parts.joined(separator: " ")
  }

  private static let width = 80
  private static let column = 26

  private static func entry(_ name: String, _ help: String) -> [String] {
    let head = "  " + name
    var lines = wrap(help, indent: column)
    if head.count < column - 1, let first = lines.first {
      lines[0] = head.leftAligned(in: column) + first.dropFirst(column)
      return lines
    }
    return [head] + lines
  }

  private static func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width - indent {
          lines.append(margin + line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line.isEmpty ? "" : margin + line)
    }
    return lines
  }
}
