import ViewCommandLine
import ViewPreview
import ViewSemantics

/// The options of `viewrun`.
enum Options {
  static let help = Option("--help", short: "-h", help: "Show this help.")
  static let version = Option("--version", help: "Show the version.")
  static let color = Option("--color", .choice(ColorChoice.allCases.map(\.rawValue)), help: "When to colour the output.")
  static let view = Option("--view", .text(placeholder: "NAME"), help: "Show the view of this name.")
  static let preview = Option("--preview", .text(placeholder: "NAME"), help: "Show the preview of this name.")
  static let list = Option("--list", help: "Name everything that can be shown.")
  static let module = Option("--module", .text(placeholder: "DIR"), help: "The folder whose files see each other.")
  static let size = Option("--size", .text(placeholder: "WxH"), help: "The size to show it at, in points: 390x844.")
  static let fit = Option("--fit", help: "As high as the view wants to be at the width.")
  static let metrics = Option(
    "--metrics", .choice(Preview.Metrics.allCases.map(\.rawValue)),
    help: "How text is measured: in cells of 8 by 16 points, or as on iOS.")
  static let format = Option(
    "--format", .choice(OutputFormat.allCases.map(\.rawValue)),
    help: "A picture of characters with or without colours, or the tree of views for people or programs.")
  static let sizes = Option("--sizes", help: "Add the root's answers to the usual proposals to the JSON.")
  static let set = Option(
    "--set", .text(placeholder: "NAME=VALUE"), repeats: true,
    help: "A Swift literal for a property of the view that has no value, or for its state.")
  static let dark = Option("--dark", help: "Dark appearance.")
  static let platform = Option(
    "--platform", .choice(BuildConfiguration.Platform.allCases.map(\.rawValue)),
    help: "Which `#if os(…)` holds; ios if not given.")
  static let define = Option("-D", .text(placeholder: "NAME"), repeats: true, help: "Set a compilation condition. DEBUG is set.")
  static let undefine = Option("-U", .text(placeholder: "NAME"), repeats: true, help: "Unset a compilation condition.")

  static let all = [
    view, preview, list, module, size, fit, metrics, format, sizes, set, platform, define, undefine, color, help, version,
  ]
}

/// The words of `--format`.
enum OutputFormat: String, CaseIterable {
  case text, terminal, tree, json
}

extension Command {
  static let viewrun = Command(
    "viewrun",
    summary: "Runs SwiftUI views and shows them, without SwiftUI.",
    discussion: "Shows the view that `--view` or `--preview` names, else the first preview, the app's first scene, "
      + "`ContentView`, or the only view. Exits with 0, with 2 if the arguments are wrong, with 3 if an input could not "
      + "be read or has syntax errors, or if the program failed.",
    operands: "FILE…",
    options: Options.all)
}
