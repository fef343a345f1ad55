import ViewCommandLine

/// The options of `viewlint` and its subcommands.
enum Options {
  static let help = Option("--help", short: "-h", help: "Show this help.")
  static let version = Option("--version", help: "Show the version.")
  static let color = Option(
    "--color", .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to colour the output.")
  static let jobs = Option(
    "--jobs", short: "-j", .number(placeholder: "N", from: 1),
    help: "The number of threads; by default one for each core.")
  static let stdinPath = Option(
    "--stdin-path", .text(placeholder: "PATH"), help: "The name of standard input, if `-` is among the paths.")
  static let treeFormat = Option(
    "--format", .choice(TreeFormat.allCases.map(\.rawValue)), help: "For people (text, the default) or for programs.")
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Only the type or extension with this name.")
  static let tokens = Option("--tokens", help: "The tokens, one on each line: place, kind and text.")
  static let verify = Option(
    "--verify",
    help: "For each file: whether the tree reproduces it byte for byte, its size, its syntax diagnostics, its path.")
  static let outline = Option(
    "--outline", help: "Facts about the structure, one on each line, to compare with another parser.")
  static let whatIf = Option(
    "--what-if", .text(placeholder: "NAME"), help: "Only the effects of a change of this property.")
  static let explain = Option("--explain", help: "Explain why parts of a type are not known.")
  static let benchmark = Option(
    "--benchmark", help: "Repeat the work and print the speed of each phase, on one core and on all.")
  static let runs = Option(
    "--runs", .number(placeholder: "N", from: 1), help: "The number of repetitions of a benchmark; by default 7.")

  static let explainFormat = Option(
    "--format", .choice(DocumentationFormat.allCases.map(\.rawValue)), help: "text (the default) or markdown.")
  static let force = Option("--force", help: "Replace an existing file.")

  static let common = [color, jobs, stdinPath, help, version]
  /// The options of all commands for programs.
  static let program = [benchmark, runs] + ConfigurationOptions.all + BuildOptions.all + common
}

/// The values of `--format` for the commands that print trees and types.
enum TreeFormat: String, CaseIterable {
  case text, json
}

/// The values of `--format` for `viewlint explain`.
enum DocumentationFormat: String, CaseIterable {
  case text, markdown
}

extension Command {
  static let viewlint = Command(
    "viewlint",
    summary: "Finds where SwiftUI code loses state, animation or views.",
    discussion:
      "Reads Swift source as text: needs neither SwiftUI nor Xcode. Exits with 0 if there is nothing to report, "
      + "1 if there are findings, 2 if the arguments are wrong, 3 if an input could not be read or has syntax errors.",
    operands: "PATH…",
    options: CheckOptions.all + ConfigurationOptions.all + BuildOptions.all + Options.common,
    subcommands: [check, types, identity, dependencies, diff, ast, rules, explain, initialize, completions, man])

  static let check = Command(
    "check",
    summary: "What the rules find; the default if the first word is a path.",
    operands: "PATH…",
    options: CheckOptions.all + ConfigurationOptions.all + BuildOptions.all + Options.common)

  static let types = Command(
    "types",
    summary: "The static type of every body.",
    discussion:
      "Prints the type that SwiftUI sees for every body, and for every member or function of a type `some …`. A part "
      + "that is not known is printed as `_`.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.explain] + Options.program)

  static let diff = Command(
    "diff",
    summary: "What an edit does to identity: which views it removes, and which states it resets.",
    discussion: "Compares two files, two folders or two git revisions, or a file or folder with its version in a "
      + "revision. Exits with 1 if a state is reset.",
    operands: "OLD NEW",
    options: [Options.treeFormat] + Options.program)

  static let dependencies = Command(
    "dependencies",
    summary: "What each body subscribes to, and which bodies a change runs again.",
    discussion:
      "Shows what a change does to the views that a body makes: their bodies run again too, they are skipped "
      + "because their inputs are equal, they are replaced because their identity changes, or they are inserted "
      + "or removed, for example under a condition. If the content of a `GeometryReader`, a row or a sheet reads "
      + "state of the view, a change of the state runs the view's body again, although the content is made later: "
      + "a state counts as read wherever it is read. A change of an observable object's property runs only the "
      + "content that reads it.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.whatIf] + Options.program)

  static let identity = Command(
    "identity",
    summary: "The structural identity of every view: its position, its state and its lifetime.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view] + Options.program)

  static let ast = Command(
    "ast",
    summary: "The syntax tree.",
    operands: "PATH…",
    options: [
      Options.treeFormat, Options.tokens, Options.verify, Options.outline, Options.view, Options.benchmark,
      Options.runs,
    ] + ConfigurationOptions.all + Options.common)

  static let rules = Command(
    "rules",
    summary: "Every rule: id, group, default level, whether it has fixes, and a summary.",
    options: [Options.treeFormat, Options.help, Options.version])

  static let explain = Command(
    "explain",
    summary: "A rule's full documentation, with code that it reports and code that it does not report.",
    operands: "RULE",
    options: [Options.explainFormat, Options.help, Options.version])

  static let initialize = Command(
    "init",
    summary: "Writes a commented .viewlint.json into the current folder.",
    options: [Options.force, Options.help, Options.version])

  static let completions = Command(
    "completions",
    summary: "A script that completes commands, options and values: bash, zsh or fish.",
    discussion:
      "For bash, save it where bash-completion looks, for example as "
      + "~/.local/share/bash-completion/completions/viewlint; for zsh, in a folder of $fpath as _viewlint; for "
      + "fish, as ~/.config/fish/completions/viewlint.fish.",
    operands: "SHELL",
    options: [Options.help, Options.version])

  static let man = Command(
    "man",
    summary: "The manual page: `viewlint man | man -l -` shows it.",
    options: [Options.help, Options.version])
}
