/// Shell completion scripts that are generated from the table of a command.
public struct Completions {
  /// The supported shells; the raw values are their names on the command line.
  public enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish
  }

  private let command: Command
  /// The words for each placeholder, such as `RULE`. Other placeholders are paths or have no completions.
  private let words: [String: [String]]

  /// - Parameter words: the words for each placeholder, by its name in the options.
  public init(of command: Command, words: [String: [String]] = [:]) {
    self.command = command
    self.words = words
  }

  /// The whole script for a shell.
  public func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var subcommands: [Command] { command.subcommands.filter { !$0.isHidden } }

  /// The possible values of an option.
  private enum Values {
    case none, any, files, folders
    case words([String])
    case list([String])
  }

  private func values(of option: Option) -> Values {
    switch option.value {
    case .none: .none
    case .number, .identifier: .any
    case .choice(let words): .words(words)
    case .list(let placeholder): words[placeholder].map { .list($0) } ?? .any
    case .text(let placeholder): values(of: placeholder)
    }
  }

  private func values(of placeholder: String) -> Values {
    if let words = words[placeholder] { return .words(words) }
    switch placeholder.prefix(while: { $0 != "…" }) {
    case "FILE", "PATH": return .files
    case "DIR": return .folders
    default: return placeholder.isEmpty ? .none : .any
    }
  }

  private func names(of option: Option) -> [String] { (option.shortName.map { [$0] } ?? []) + [option.name] }

  // MARK: bash

  private var bash: String {
    let function = "_\(command.name)"
    var lines = [
      "# Completion of \(command.name) for bash.",
      "\(function)() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" command='' list=''",
      "  COMPREPLY=()",
      "  # bash takes `=` for a word of its own.",
      "  if [[ $word == '=' ]]; then word=''; elif [[ $previous == '=' ]]; then previous=\"${COMP_WORDS[COMP_CWORD-2]}\"; fi",
      "  if (( COMP_CWORD > 1 )); then",
      "    case \"${COMP_WORDS[1]}\" in",
      "      \(subcommands.map(\.name).joined(separator: "|"))) command=\"${COMP_WORDS[1]}\" ;;",
      "    esac",
      "  fi",
      "  case \"$command:$previous\" in",
    ]
    for (prefix, table) in [("", command)] + subcommands.map({ ($0.name, $0) }) {
      for option in table.options {
        let pattern = names(of: option).map { "\(prefix):\($0)" }.joined(separator: "|")
        if let reply = bashReply(values(of: option)) { lines.append("    \(pattern)) \(reply); return ;;") }
      }
    }
    lines += ["  esac", "  if [[ $word == -* ]]; then", "    case \"$command\" in"]
    for (prefix, table) in [("''", command)] + subcommands.map({ ($0.name, $0) }) {
      let options = table.options.flatMap { names(of: $0) }.joined(separator: " ")
      lines.append("      \(prefix)) list='\(options)' ;;")
    }
    lines += [
      "    esac", "    COMPREPLY=($(compgen -W \"$list\" -- \"$word\"))", "    return", "  fi",
      "  case \"$command\" in",
    ]
    for table in subcommands {
      let reply = bashReply(values(of: table.operands)) ?? ":"
      lines.append("    \(table.name)) \(reply) ;;")
    }
    lines += [
      "    *)",
      "      compopt -o filenames 2>/dev/null",
      "      COMPREPLY=($(compgen -f -- \"$word\"))",
      "      if (( COMP_CWORD == 1 )); then",
      "        COMPREPLY+=($(compgen -W '\(subcommands.map(\.name).joined(separator: " "))' -- \"$word\"))",
      "      fi ;;",
      "  esac",
      "}",
      "complete -F \(function) \(command.name)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashReply(_ values: Values) -> String? {
    switch values {
    case .none: nil
    case .any: ":"
    case .files: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$word\"))"
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .list(let words):
      // The text before the last comma is kept.
      "local head=''; [[ $word == *,* ]] && head=\"${word%,*},\"; "
        + "COMPREPLY=($(compgen -P \"$head\" -W '\(words.joined(separator: " "))' -- \"${word##*,}\"))"
    }
  }

  // MARK: zsh

  private var zsh: String {
    var lines = ["#compdef \(command.name)", "# Completion of \(command.name) for zsh.", ""]
    for table in subcommands {
      lines += ["_\(command.name)_\(table.name)() {"] + zshArguments(table, indent: "  ") + ["}", ""]
    }
    lines += ["_\(command.name)_commands() {", "  local -a commands", "  commands=("]
    lines += subcommands.map { "    '\($0.name):\(zshText($0.summary))'" }
    lines += ["  )", "  _describe command commands", "}", ""]
    lines += ["_\(command.name)() {", "  if (( CURRENT > 2 )); then", "    case \"$words[2]\" in"]
    for table in subcommands {
      lines.append("      \(table.name)) shift words; (( CURRENT-- )); _\(command.name)_\(table.name); return ;;")
    }
    lines += ["    esac", "  elif [[ $words[CURRENT] != -* ]]; then", "    _\(command.name)_commands", "  fi"]
    lines += zshArguments(command, indent: "  ") + ["}", "", "_\(command.name) \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshArguments(_ table: Command, indent: String) -> [String] {
    var parts = table.options.flatMap { option in
      names(of: option).map { name -> String in
        let values = values(of: option)
        var mark = ""
        if case .none = values {} else { mark = name.hasPrefix("--") ? "=" : "+" }
        let star = option.repeats ? "*" : ""
        return "'\(star)\(name)\(mark)[\(zshText(option.help))]\(zshAction(values, option.name))'"
      }
    }
    let operands = values(of: table.operands)
    if case .none = operands {} else { parts.append("'*\(zshAction(operands, table.operands))'") }
    return ["\(indent)_arguments -s \\"]
      + parts.enumerated().map { index, part in
        "\(indent)  \(part)" + (index + 1 < parts.count ? " \\" : "")
      }
  }

  private func zshAction(_ values: Values, _ name: String) -> String {
    let message = name.filter { $0 != "-" && $0 != "…" }.lowercased()
    switch values {
    case .none: return ""
    case .any: return ":\(message): "
    case .files: return ":\(message):_files"
    case .folders: return ":\(message):_files -/"
    case .words(let words): return ":\(message):(\(words.joined(separator: " ")))"
    case .list(let words): return ":\(message):_values -s , \(message) \(words.joined(separator: " "))"
    }
  }

  /// Text inside of `'…[…]'`
  private func zshText(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  // MARK: fish

  private var fish: String {
    let all = subcommands.map(\.name).joined(separator: " ")
    var lines = ["# Completion of \(command.name) for fish."]
    let isFirst = "not __fish_seen_subcommand_from \(all)"
    for table in subcommands {
      lines.append("complete -c \(command.name) -n '\(isFirst)' -a \(table.name) -d \(fishText(table.summary))")
    }
    for (table, condition) in [(command, isFirst)] + subcommands.map({ ($0, "__fish_seen_subcommand_from \($0.name)") })
    {
      for option in table.options {
        var line = "complete -c \(command.name) -n '\(condition)'"
        for name in names(of: option) {
          if name.hasPrefix("--") { line += " -l \(name.dropFirst(2))" } else { line += " -s \(name.dropFirst(1))" }
        }
        line += fishValues(values(of: option)) + " -d \(fishText(option.help))"
        lines.append(line)
      }
      switch values(of: table.operands) {
      case .words(let words):
        lines.append("complete -c \(command.name) -n '\(condition)' -f -a '\(words.joined(separator: " "))'")
      case .none: lines.append("complete -c \(command.name) -n '\(condition)' -f")
      case .any, .files, .folders, .list: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishValues(_ values: Values) -> String {
    switch values {
    case .none: ""
    case .any: " -x"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words), .list(let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }

  private func fishText(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
