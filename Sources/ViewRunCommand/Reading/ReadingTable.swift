import ViewCommandLine
import ViewLayout
import ViewPreview
import ViewSource

/// The options of the commands that report on a finished run.
extension Options {
  static let width = Option(
    "--width", .text(placeholder: "A...B"), help: "The widths to try, in whole points: 200...600.")
  static let textOrJSON = Option("--format", .choice(["text", "json"]), help: "For people, or for programs.")
  static let coverage = Option(
    "--coverage",
    help: "Run everything that can be shown, and list what is drawn exactly, approximately or not at all.")
  static let agreement = Option(
    "--agreement",
    help: """
      Instead of findings: use every preview, app and view of the files, and list what is seen where `viewlint identity` \
      has no view, and bodies that run again otherwise than `viewlint dependencies` says.
      """)
  static let check = Option("--check", help: "Compare with the pictures that are kept, and write none.")
  static let kept = Option(
    "--kept", .text(placeholder: "FOLDER"), help: "Where the pictures are kept: `.viewrun` in DIR if not given.")
  static let report = Option(
    "--report", .text(placeholder: "FILE"), help: "Write a page that shows the pictures beside each other.")
}

extension Command {
  static let sweep = Command(
    "sweep",
    summary: "Finds the widths at which the layout of a view changes, and says what changes.",
    discussion:
      "Lays the view out at widths from A to B points. A line is where a text gets another number of lines or "
      + "is cut off, where a view appears or is gone, where `ViewThatFits` shows another view, or where a view moves to "
      + "another side of the one before it. Text is measured as on iOS, unless `--metrics cell` is given.",
    operands: "[PATH…]",
    options: [Options.width, Options.textOrJSON] + Options.shown + Options.common)
}

extension Command {
  static let snapshot = Command(
    "snapshot",
    summary: "Keeps a picture of every preview of a project in files, or compares them.",
    discussion:
      "Writes for each file with previews a text: the picture of each, and the frame and the colours of every "
      + "view; the same bytes on every machine. With `--check` it says which views have moved, were resized, recoloured "
      + "or reworded, appeared or are gone, and exits with 1 if there are any. A preview that fails is kept with its "
      + "error.",
    operands: "[DIR]",
    options: [
      Options.check, Options.kept, Options.report, Options.textOrJSON, Options.module, Options.device,
      Options.landscape, Options.size, Options.fit, Options.dark, Options.rightToLeft, Options.typeSize,
      Options.metrics,
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
