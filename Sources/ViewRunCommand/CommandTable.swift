import ViewCommandLine
import ViewLayout
import ViewPreview
import ViewSemantics

/// The options of `viewrun`.
enum Options {
  static let help = Option("--help", short: "-h", help: "Show this help.")
  static let version = Option("--version", help: "Show the version.")
  static let color = Option(
    "--color", .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to colour the output.")
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Show the view of this name.")
  static let preview = Option("--preview", .text(placeholder: "NAME"), help: "Show the preview of this name.")
  static let list = Option("--list", help: "Name everything that can be shown.")
  static let module = Option("--module", .text(placeholder: "DIR"), help: "The folder whose files see each other.")
  static let stdinPath = Option(
    "--stdin-path", .text(placeholder: "PATH"), help: "What to call standard input, when `-` is among the files.")
  static let device = Option(
    "--device", .text(placeholder: "NAME"),
    help: "The screen to show it on: \(Device.standard.name), or the window or watch of the platform, if not given.")
  static let devices = Option("--devices", help: "List the devices: size and safe area in points, pixels a point.")
  static let landscape = Option("--landscape", help: "The device is held sideways.")
  static let size = Option(
    "--size", .text(placeholder: "WxH"), help: "A size in points, without a safe area, instead of a device: 390x844.")
  static let fit = Option("--fit", help: "As high as the view wants to be at the width, without a safe area.")
  static let dark = Option("--dark", help: "Dark appearance.")
  static let rightToLeft = Option("--rtl", help: "Right to left.")
  static let typeSize = Option(
    "--dynamic-type", .choice(DynamicTypeSize.allCases.map(\.name)),
    help: "The size of type, large if not given. On cells all text has one size.")
  static let locale = Option(
    "--locale", .text(placeholder: "ID"),
    help: "Language and region, as de_DE: how numbers and dates are written, and which texts of the project are read.")
  static let metrics = Option(
    "--metrics", .choice(Preview.Metrics.allCases.map(\.rawValue)),
    help: "How text is measured: in cells of 8 by 16 points, or as on iOS.")
  static let format = Option(
    "--format", .choice(OutputFormat.allCases.map(\.rawValue)),
    help:
      "A picture of characters with or without colours, of lines or of pixels, a page to look into, or the tree of views."
  )
  static let ascii = Option("--ascii", help: "Pictures of characters have those of ASCII only.")
  static let sizes = Option("--sizes", help: "Add the root's answers to the usual proposals to the JSON.")
  static let trace = Option(
    "--trace", .text(placeholder: "VIEWPATH"), help: "Show what a view was proposed and what it answered, in order.")
  static let output = Option("--output", short: "-o", .text(placeholder: "FILE"), help: "Write to a file.")
  static let set = Option(
    "--set", .text(placeholder: "NAME=VALUE"), repeats: true,
    help: "A Swift literal for a property of the view that has no value, or for its state.")
  static let steps = Option(
    "--do", .text(placeholder: "STEP"), repeats: true,
    help: "What a person does before the picture, in order: 'tap \"Add\"', 'type \"Name\" \"Ada\"', 'wait 2s'.")
  static let at = Option(
    "--at", .text(placeholder: "TIME"),
    help: "Show the views so long after the last step, as 0.5s: animations and transitions at that moment.")
  static let events = Option("--events", help: "List what happened to the views instead of a picture.")
  static let interactive = Option(
    "--interactive", help: "Use the views on the whole screen of the terminal, with keys and the mouse.")
  static let watch = Option(
    "--watch",
    help: "Show the views again when their files change; those whose identity is still there keep their states.")
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "Which `#if os(…)` holds; the device's if not given.")
  static let define = Option(
    "-D", .identifier(placeholder: "NAME"), repeats: true, help: "Set a compilation condition. DEBUG is set.")
  static let undefine = Option(
    "-U", .identifier(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")
  static let target = Option(
    "--target", .text(placeholder: "TARGET"),
    help: "The deployment target, such as ios17 or macos14; the platform's of ios18 if not given.")
  static let sdk = Option(
    "--sdk", .choice(BuildSettings.sdks.map { String($0) }),
    help: "The SDK, by its version of iOS; if not given 27, with types named as on the target's system.")
  static let benchmark = Option(
    "--benchmark",
    help: """
      Repeat the work, discard the picture and print the time that each phase takes. Without a file: lay out trees of \
      known shapes, of 100,000 nodes, of 200 levels and others, and run the programs of `Fixtures/Benchmarks`, if that \
      is in the current folder.
      """)
  static let programBenchmark = Option(
    "--benchmark",
    help: "Run each file several times as a program of its own, beside the same one in Python and Lua, and print times."
  )
  static let runs = Option(
    "--runs", .number(placeholder: "N", from: 1), help: "How often a benchmark repeats; 7 if not given.")

  static let fuel = Option(
    "--fuel", .number(placeholder: "N", from: 1), help: "How many calls and rounds of loops a program may make.")
  static let memory = Option(
    "--memory", .number(placeholder: "MB", from: 1),
    help: "How much memory a program's values may take; 1,024 if not given.")
  static let statistics = Option(
    "--statistics",
    help: "Write to standard error what the run took, and what in the program is not understood, with its places.")
  static let networkStubs = Option(
    "--network-stubs", .text(placeholder: "DIR"),
    help: "Answer requests from files: `https://host/path` from `DIR/host/path`. Without it there is no network.")
  static let code = Option("--code", help: "Write the machine's instructions to standard error.")
  static let depth = Option(
    "--depth", .number(placeholder: "N", from: 1), help: "How many calls may be in each other; 20,000 if not given.")

  /// The options for the view and its layout.
  static let shown = [
    view, preview, module, stdinPath, device, landscape, size, fit, dark, rightToLeft, typeSize, locale, metrics, set,
    steps, at, networkStubs,
  ]
  static let common = [platform, target, sdk, define, undefine, output, color, help, version]
  static let all =
    [list, devices] + shown + [interactive, watch, format, ascii, sizes, trace, events, coverage, benchmark, runs]
    + common
}

/// The values of `--format`.
enum OutputFormat: String, CaseIterable {
  case text, terminal, tree, json, svg, html, png
}

extension Command {
  static let viewrun = Command(
    "viewrun",
    summary: "Runs SwiftUI views and shows them, without SwiftUI.",
    discussion: "Without a path the current folder is searched. Shows the view that `--view` or `--preview` names, "
      + "else the first preview or app of the files, a preview or app of their module that shows one of their views, "
      + "`ContentView`, the only view that none of the others shows, or of one file the view that it is named after, "
      + "else its first. Modules that are imported are read from the packages and projects around, and from what a "
      + "build has fetched: `.build/checkouts`, "
      + "`SourcePackages/checkouts`, `DerivedData` beside them and Xcode's own. Exits with 0, with 2 if the "
      + "arguments are wrong, with 3 if an input could not be read or has syntax errors, or if the program failed.",
    operands: "[PATH…]",
    options: Options.all,
    subcommands: [why, sweep, snapshot, prove, script])

  static let script = Command(
    "script",
    summary: "Runs a Swift program that prints, without a compiler.",
    discussion: "Runs the statements at the top of the files, or `main()` of the type marked `@main`. Exits with the "
      + "program's own status, or with 3 if it ended by a fault, which is reported with its place.",
    operands: "FILE…",
    options: [
      Options.fuel, Options.depth, Options.memory, Options.networkStubs, Options.statistics, Options.code,
      Options.programBenchmark, Options.runs, Options.platform, Options.define, Options.undefine, Options.help,
    ])

  static let why = Command(
    "why",
    summary: "Says in sentences why a view has its size and its place.",
    discussion: "VIEWPATH is a path as in `--format json`, or the end of one; else an accessibility identifier, the "
      + "text of a text or the name of a type, and the first view that has it is meant.",
    operands: "[PATH…] VIEWPATH",
    options: Options.shown + Options.common)
}
