import ViewCommandLine

/// The options of `viewlint` and its subcommands.
enum Options {
  static let help = Option("--help", short: "-h", help: "Show this help.")
  static let version = Option("--version", help: "Show the version.")
  static let color = Option(
    "--color", .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to colour the output.")
  static let jobs = Option(
    "--jobs", short: "-j", .number(placeholder: "N", from: 1), help: "How many threads to use; all cores if not given.")
  static let stdinPath = Option(
    "--stdin-path", .text(placeholder: "PATH"), help: "What to call standard input, when `-` is among the paths.")
  static let treeFormat = Option(
    "--format", .choice(TreeFormat.allCases.map(\.rawValue)), help: "For people (text, if not given) or for programs.")
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Only the type or extension of this name.")
  static let tokens = Option("--tokens", help: "The tokens, a line each: place, kind and text.")
  static let verify = Option(
    "--verify",
    help: "For each file: whether the tree rebuilds it byte for byte, its bytes, its syntax diagnostics, its path.")
  static let outline = Option(
    "--outline", help: "Facts about the structure, a line each, for comparing with another parser.")
  static let whatIf = Option("--what-if", .text(placeholder: "NAME"), help: "Only what a change of this property does.")
  static let explain = Option("--explain", help: "Say why parts of a type are not known.")
  static let benchmark = Option(
    "--benchmark", help: "Repeat the work and print its speed a phase, on one core and on all.")
  static let runs = Option(
    "--runs", .number(placeholder: "N", from: 1), help: "How often a benchmark repeats; 7 if not given.")

  static let explainFormat = Option(
    "--format", .choice(DocumentationFormat.allCases.map(\.rawValue)), help: "text, if not given, or markdown.")
  static let force = Option("--force", help: "Replace the file that is there.")

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
      "Names every body, and every member or function typed `some …`, with the type that SwiftUI sees. A part "
      + "that is not known prints as `_`.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.explain] + Options.program)

  static let diff = Command(
    "diff",
    summary: "What an edit does to identity: which views end, and which states it resets.",
    discussion: "Compares two files, two folders or two git revisions, or a file or folder with what a revision has of "
      + "it. Exits with 1 if a state is reset.",
    operands: "OLD NEW",
    options: [Options.treeFormat] + Options.program)

  static let dependencies = Command(
    "dependencies",
    summary: "What each body subscribes to, and what a change runs again.",
    discussion:
      "Of the views that a body makes it says what a change does to them: they run again with it, are skipped because "
      + "what they are given is equal, are made anew because their identity is another, or are made or removed where "
      + "the change begins or ends their identity, as under a condition. What the content of a `GeometryReader`, a row "
      + "or a sheet reads of the view's own state runs the body again, although the content is made later: the state is "
      + "marked as read wherever it is read. What it reads of an observable object makes only that content again.",
    operands: "PATH…",
    options: [Options.treeFormat, Options.view, Options.whatIf] + Options.program)

  static let identity = Command(
    "identity",
    summary: "The structural identity of every view: its place, what it owns and how long it lives.",
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
    summary: "Every rule: id, group, default level, whether it has fixes, and what it is about.",
    options: [Options.treeFormat, Options.help, Options.version])

  static let explain = Command(
    "explain",
    summary: "A rule's full documentation, with code that it reports and code that it leaves alone.",
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
      "For bash put it where bash-completion looks, as ~/.local/share/bash-completion/completions/viewlint; for "
      + "zsh into a folder of $fpath as _viewlint; for fish into ~/.config/fish/completions/viewlint.fish.",
    operands: "SHELL",
    options: [Options.help, Options.version])

  static let man = Command(
    "man",
    summary: "The manual page: `viewlint man | man -l -` shows it.",
    options: [Options.help, Options.version])
}
