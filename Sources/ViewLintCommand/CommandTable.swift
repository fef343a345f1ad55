import ViewCommandLine

/// The options of `viewlint` and its subcommands.
enum Options {
  static let help = Option("--help", short: "-h", help: "Show this help.")
  static let version = Option("--version", help: "Show the version.")
  static let color = Option(
    "--color", .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to colour the output.")
  static let jobs = Option(
    "--jobs", short: "-j", .number(placeholder: "N", from: 1), help: "The number of threads; default: all cores.")
  static let stdinPath = Option(
    "--stdin-path", .text(placeholder: "PATH"), help: "The file name of standard input (`-`) in messages.")
  static let treeFormat = Option(
    "--format", .choice(TreeFormat.allCases.map(\.rawValue)), help: "The output format; default: text.")
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Only the type or extension with this name.")
  static let tokens = Option("--tokens", help: "Print the tokens, one per line: place, kind and text.")
  static let verify = Option(
    "--verify",
    help: "For each file: whether the tree reproduces it byte for byte, its bytes, its syntax diagnostics, its path.")
  static let outline = Option(
    "--outline", help: "Print facts about the structure, one per line, for a comparison with another parser.")
  static let whatIf = Option("--what-if", .text(placeholder: "NAME"), help: "Only what this property affects.")
  static let explain = Option("--explain", help: "Say why parts of a type are unknown.")
  static let benchmark = Option(
    "--benchmark", help: "Repeat the work and print the speed of each phase, on one core and on all.")
  static let runs = Option(
    "--runs", .number(placeholder: "N", from: 1), help: "The number of repetitions of a benchmark; default: 7.")

  static let explainFormat = Option(
    "--format", .choice(DocumentationFormat.allCases.map(\.rawValue)), help: "The output format; default: text.")
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
      "Lists every body, and every member or function of type `some …`, with the type that SwiftUI sees. An unknown "
      + "part prints as `_`.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.explain] + Options.program)

  static let diff = Command(
    "diff",
    summary: "The effects of an edit on identity: the views that end, and the state that is reset.",
    discussion: "Compares two files, two folders or two git revisions, or a file or folder with its version in a "
      + "revision. Exits with 1 if state is reset.",
    operands: "OLD NEW",
    options: [Options.treeFormat] + Options.program)

  static let dependencies = Command(
    "dependencies",
    summary: "The dependencies of each body, and the bodies that a change evaluates again.",
    discussion:
      "Says what a change does to the views of a body: they run again, are skipped because their inputs are equal, "
      + "are replaced because their identity changes, or are created or removed, as under a condition. If the content "
      + "of a `GeometryReader`, a row or a sheet reads the view's own state, a change of that state runs the body "
      + "again, although the content is evaluated later: any read of the state counts. If it reads an observable object, only "
      + "that content is evaluated again.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.whatIf] + Options.program)

  static let identity = Command(
    "identity",
    summary: "The structural identity of every view: its path, its state and its lifetime.",
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
    summary: "A rule's full documentation, with code that it reports and code that it accepts.",
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
      "Place it: for bash, into bash-completion's folder, as ~/.local/share/bash-completion/completions/viewlint; "
      + "for zsh, into a folder of $fpath, as _viewlint; for fish, into ~/.config/fish/completions/viewlint.fish.",
    operands: "SHELL",
    options: [Options.help, Options.version])

  static let man = Command(
    "man",
    summary: "The manual page: `viewlint man | man -l -` shows it.",
    options: [Options.help, Options.version])
}
