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
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Show the view with this name.")
  static let preview = Option("--preview", .text(placeholder: "NAME"), help: "Show the preview with this name.")
  static let list = Option("--list", help: "List all previews, apps and views.")
  static let module = Option("--module", .text(placeholder: "DIR"), help: "The folder of the module.")
  static let stdinPath = Option(
    "--stdin-path", .text(placeholder: "PATH"), help: "The file name of standard input (`-`) in messages.")
  static let device = Option(
    "--device", .text(placeholder: "NAME"),
    help: "The device to show it on; default: \(Device.standard.name), or the platform's own window or watch.")
  static let devices = Option("--devices", help: "List the devices: size and safe area in points, pixels per point.")
  static let landscape = Option("--landscape", help: "Landscape orientation.")
  static let size = Option(
    "--size", .text(placeholder: "WxH"), help: "A size in points instead of a device, without a safe area: 390x844.")
  static let fit = Option("--fit", help: "Use the view's ideal height at the given width, without a safe area.")
  static let dark = Option("--dark", help: "Dark appearance.")
  static let rightToLeft = Option("--rtl", help: "Right-to-left layout.")
  static let typeSize = Option(
    "--dynamic-type", .choice(DynamicTypeSize.allCases.map(\.name)),
    help: "The Dynamic Type size; default: large. In cells all text has one size.")
  static let locale = Option(
    "--locale", .text(placeholder: "ID"),
    help: "Language and region, as de_DE: for number and date formats, and the project's localized strings.")
  static let metrics = Option(
    "--metrics", .choice(Preview.Metrics.allCases.map(\.rawValue)),
    help: "Text measurement: in cells of 8 by 16 points, or as on iOS.")
  static let format = Option(
    "--format", .choice(OutputFormat.allCases.map(\.rawValue)),
    help:
      "Characters (text), characters with colours (terminal), the tree of views, JSON, SVG, an HTML page, or PNG."
  )
  static let ascii = Option("--ascii", help: "Use only ASCII characters in pictures of characters.")
  static let sizes = Option("--sizes", help: "Add to the JSON the root's sizes for the usual proposals.")
  static let trace = Option(
    "--trace", .text(placeholder: "VIEWPATH"), help: "Show the proposals to a view and its sizes, in order.")
  static let output = Option("--output", short: "-o", .text(placeholder: "FILE"), help: "Write to a file.")
  static let set = Option(
    "--set", .text(placeholder: "NAME=VALUE"), repeats: true,
    help: "A Swift literal for a property of the view without a value, or for its state.")
  static let steps = Option(
    "--do", .text(placeholder: "STEP"), repeats: true,
    help: "An interaction before the picture, in the order given: 'tap \"Add\"', 'type \"Name\" \"Ada\"', 'wait 2s'.")
  static let at = Option(
    "--at", .text(placeholder: "TIME"),
    help: "Show animations and transitions at this time after the last step, as 0.5s.")
  static let events = Option(
    "--events", help: "List the events of the run instead of a picture: body evaluations, state changes.")
  static let interactive = Option(
    "--interactive", help: "Use the views on the whole screen of the terminal, with keys and the mouse.")
  static let watch = Option(
    "--watch",
    help: "Update the views when their files change; views whose identity still exists keep their state.")
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "The platform for `#if os(…)`; default: the device's.")
  static let define = Option(
    "-D", .identifier(placeholder: "NAME"), repeats: true, help: "Set a compilation condition. DEBUG is set.")
  static let undefine = Option(
    "-U", .identifier(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")
  static let target = Option(
    "--target", .text(placeholder: "TARGET"),
    help: "The deployment target, such as ios17 or macos14; the platform's of ios18 if not given.")
  static let sdk = Option(
    "--sdk", .choice(BuildSettings.sdks.map { String($0) }),
    help: "The SDK, by its iOS version; default: 27, with types named as on the target's system.")
  static let benchmark = Option(
    "--benchmark",
    help: """
      Repeat the work, discard the picture and print the time of each phase. Without a file: lay out generated trees, \
      such as one of 100,000 nodes and one of 200 levels, and run the programs in `Fixtures/Benchmarks`, if the \
      current folder contains it.
      """)
  static let programBenchmark = Option(
    "--benchmark",
    help: "Run each file several times as a separate program, with its versions in Python and Lua, and print the times."
  )
  static let runs = Option(
    "--runs", .number(placeholder: "N", from: 1), help: "The number of repetitions of a benchmark; default: 7.")

  static let fuel = Option(
    "--fuel", .number(placeholder: "N", from: 1), help: "The maximum number of calls and loop iterations.")
  static let memory = Option(
    "--memory", .number(placeholder: "MB", from: 1),
    help: "The maximum memory of the program's values; default: 1,024.")
  static let statistics = Option(
    "--statistics",
    help: "Write the run's steps and memory to standard error, and the places of code that is not understood.")
  static let networkStubs = Option(
    "--network-stubs", .text(placeholder: "DIR"),
    help: "Answer requests from files: `https://host/path` from `DIR/host/path`. Without it there is no network.")
  static let code = Option("--code", help: "Write the machine's instructions to standard error.")
  static let depth = Option(
    "--depth", .number(placeholder: "N", from: 1), help: "The maximum depth of nested calls; default: 20,000.")

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
    discussion: "Without a path, the current folder is searched. Shows the view that `--view` or `--preview` names, "
      + "else the first preview or app of the files, a preview or app of their module that shows one of their views, "
      + "`ContentView`, the only view that no other view shows, or, for a single file, the view with the file's name, "
      + "else its first view. Imported modules are read from the surrounding packages and projects, and from the "
      + "packages that a build has fetched: `.build/checkouts`, `SourcePackages/checkouts`, `DerivedData` beside them "
      + "and Xcode's own. Exits with 0; with 2 if the arguments are wrong; with 3 if an input could not be read or has "
      + "syntax errors, or if the program failed.",
    operands: "[PATH…]",
    options: Options.all,
    subcommands: [why, sweep, snapshot, prove, script])

  static let script = Command(
    "script",
    summary: "Runs a command-line program in Swift, without a compiler.",
    discussion: "Runs the top-level statements of the files, or `main()` of the type marked `@main`. Exits with the "
      + "program's own status, or with 3 if it ended with an error, which is reported with its place. The program reads "
      + "files in the current folder and in the folders of its own files; what it writes stays in memory.",
    operands: "FILE…",
    options: [
      Options.fuel, Options.depth, Options.memory, Options.networkStubs, Options.statistics, Options.code,
      Options.programBenchmark, Options.runs, Options.platform, Options.define, Options.undefine, Options.help,
    ])

  static let why = Command(
    "why",
    summary: "Explains in sentences why a view has its size and its position.",
    discussion: "VIEWPATH is a path as in `--format json`, or the end of one; else an accessibility identifier, the "
      + "string of a `Text` or the name of a type, which stands for the first view that has it.",
    operands: "[PATH…] VIEWPATH",
    options: Options.shown + Options.common)
}
