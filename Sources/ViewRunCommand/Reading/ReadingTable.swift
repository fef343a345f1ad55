import ViewCommandLine
import ViewLayout
import ViewPreview
import ViewSource

/// The options of the commands that report on a finished run.
extension Options {
  static let width = Option(
    "--width", .text(placeholder: "A...B"), help: "The range of widths, in whole points: 200...600.")
  static let textOrJSON = Option("--format", .choice(["text", "json"]), help: "The output format; default: text.")
  static let coverage = Option(
    "--coverage",
    help: "Run all previews, apps and views, and list what is drawn exactly, approximately or not at all.")
  static let agreement = Option(
    "--agreement",
    help: """
      Instead of findings: run and use every preview, app and view of the files, and list the views that `viewlint \
      identity` does not list, and the body evaluations that `viewlint dependencies` does not predict.
      """)
  static let check = Option("--check", help: "Compare with the stored pictures, and write none.")
  static let kept = Option(
    "--kept", .text(placeholder: "FOLDER"), help: "The folder of the stored pictures; default: `.viewrun` in DIR.")
  static let report = Option(
    "--report", .text(placeholder: "FILE"), help: "Write a page with the stored and the new pictures side by side.")
}

extension Command {
  static let sweep = Command(
    "sweep",
    summary: "Finds the widths at which the layout of a view changes, and lists the changes.",
    discussion:
      "Lays the view out at widths from A to B points, and prints a line where a text gets another number of lines or "
      + "is truncated, a view appears or disappears, `ViewThatFits` selects another view, or a view moves to another "
      + "side of its predecessor. Text is measured as on iOS, unless `--metrics cell` is given.",
    operands: "[PATH…]",
    options: [Options.width, Options.textOrJSON] + Options.shown + Options.common)
}

extension Command {
  static let snapshot = Command(
    "snapshot",
    summary: "Stores a picture of every preview of a project in files, or compares them.",
    discussion:
      "Writes a text file for each file with previews: a picture of each preview, and the frame and the colours of "
      + "every view, with the same bytes on every machine. With `--check` it lists the views that moved, were resized, "
      + "recoloured or reworded, appeared or disappeared, and exits with 1 if there are any. For a preview that fails, "
      + "the error is stored.",
    operands: "[DIR]",
    options: [
      Options.check, Options.kept, Options.report, Options.textOrJSON, Options.module, Options.device,
      Options.landscape, Options.size, Options.fit, Options.dark, Options.rightToLeft, Options.typeSize,
      Options.locale, Options.metrics, Options.at,
      Options.networkStubs,
    ] + Options.common)
}

extension CommandRunner {
  /// The commands by the first word of the command line.
  static let readers: [String: @Sendable ([String]) -> ExitStatus] = [
    Command.sweep.name: sweep,
    Command.snapshot.name: { SnapshotCommand.run($0) },
    Command.prove.name: { ProveCommand.run($0) },
  ]

  /// Parses the arguments of a command and runs it.
  static func read(
    _ words: [String], _ command: Command, _ run: (Arguments) throws(UsageError) -> ExitStatus
  ) -> ExitStatus {
    let path = "viewrun \(command.name)"
    do throws(UsageError) {
      let arguments = try Arguments.parse(words, for: command, path: path)
      if arguments.has(Options.help) {
        Terminal.write(Help.text(for: command, path: path))
        return .success
      }
      if arguments.has(Options.version) {
        Terminal.write("viewrun \(version)\n")
        return .success
      }
      return try run(arguments)
    } catch {
      Terminal.write("viewrun: \(error)\n", to: .error)
      return .usage
    }
  }

  /// Adds the default text metrics to arguments that do not specify them.
  static func measuring(_ metrics: Preview.Metrics, _ words: [String]) -> [String] {
    let says = words.contains { $0 == Options.metrics.name || $0.hasPrefix(Options.metrics.name + "=") }
    return says ? words : ["\(Options.metrics.name)=\(metrics.rawValue)"] + words
  }

  @Sendable private static func sweep(_ words: [String]) -> ExitStatus {
    read(measuring(.ios, words), .sweep) { arguments throws(UsageError) in
      let options = try RunOptions(arguments, explains: false)
      let command = SweepCommand(
        command: RunCommand(options), widths: try SweepCommand.widths(arguments.value(Options.width)))
      return write(Workers.onDeepStack { command.run() }, options)
    }
  }
}
