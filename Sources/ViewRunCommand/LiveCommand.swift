import ViewCommandLine
import ViewDrawing
import ViewGraph
import ViewPreview
import ViewSemantics
import ViewSource

/// `viewrun FILE --interactive` and `--watch`: views for interactive use, or updated when their files change.
struct LiveCommand: Sendable {
  let command: RunCommand
  var options: RunOptions { command.options }

  init(_ options: RunOptions) { command = RunCommand(options) }

  func run() -> RunCommand.Output { options.isInteractive ? runSession() : watch() }

  // MARK: Session

  private func runSession() -> RunCommand.Output {
    var output = RunCommand.Output()
    guard Terminal.environment("TERM") != "dumb", let terminal = TerminalDevice() else {
      output.fail("viewrun: --interactive needs a terminal that can show a whole screen", .usage)
      return output
    }
    let files = command.readFiles(&output)
    guard output.status == .success else { return output }
    let size = terminal.size
    let session = Session(
      program(files), columns: size.columns, rows: size.rows, isColored: options.colors != .none)
    if let failure = session.failure, !options.watches {
      let isUsage = failure is UsageError || failure is SettingError
      output.fail(
        (isUsage ? "viewrun: " : "") + (session.failureText ?? ""), isUsage ? .usage : .failure)
      return output
    }
    if let problem = syntaxProblem(files) { session.show(problem: problem) }
    var loop = SessionLoop(session, terminal, options.colors, isASCII: options.isASCII)
    if options.watches {
      var watched = watchedFiles(files)
      loop.look = {
        guard watched.haveChanged() else { return }
        follow(session, &watched)
      }
    }
    loop.run()
    if let failure = session.failureText { output.fail(failure) }
    for fault in session.faults { output.fail("\(fault.place.map { "\($0): " } ?? "")error: \(fault.message)") }
    return output
  }

  /// Reloads the program after a change of its files.
  private func follow(_ session: Session, _ watched: inout WatchedFiles) {
    var reading = RunCommand.Output()
    let files = command.readFiles(&reading)
    if !files.all.isEmpty { watched = watchedFiles(files) }
    if reading.status != .success {
      session.show(problem: reading.errors.split(separator: "\n").first.map(String.init) ?? "cannot be read")
    } else if let problem = syntaxProblem(files) {
      session.show(problem: problem)
    } else {
      session.reload(program(files))
    }
  }

  private func watchedFiles(_ files: RunCommand.Files) -> WatchedFiles {
    let imported = files.imported.flatMap(\.files)
    return WatchedFiles((files.all + imported).map(\.path), paths: options.paths)
  }

  /// The first syntax error of the given files, in one line; `nil` if there is none.
  private func syntaxProblem(_ files: RunCommand.Files) -> String? {
    var output = RunCommand.Output()
    command.reportSyntax(files.given, &output)
    return output.errors.split(separator: "\n").first.map(String.init)
  }

  private func program(_ files: RunCommand.Files) -> SessionProgram {
    let command = command
    return SessionProgram(
      settings: options.settings, options: options.layout, stage: options.hasOwnSize ? .fixed : .window,
      steps: options.steps + (options.delay.map { [.wait($0)] } ?? [])
    ) {
      let graph = command.graph(of: files)
      let choice = command.choice(files, graph)
      let name = command.options.view ?? command.options.preview
      let first =
        try name.map { try choice.named($0, isPreview: command.options.view == nil) }
        ?? choice.standard(in: command.options.paths).view
      return SessionProgram.Opened(graph: graph, views: choice.found + choice.findModule(), first: first)
    }
  }

  // MARK: Watching

  /// Prints the image, and prints it again after each change of the files.
  private func watch() -> RunCommand.Output {
    var output = RunCommand.Output()
    var files = command.readFiles(&output)
    guard output.status == .success else { return output }
    var preview: Preview?
    show(files, &preview, &output)
    var watched = watchedFiles(files)
    while true {
      _ = CommandRunner.write(output, options)
      output = RunCommand.Output()
      repeat { WatchedFiles.pause() } while !watched.haveChanged()
      files = command.readFiles(&output)
      if !files.all.isEmpty { watched = watchedFiles(files) }
      if output.status == .success { show(files, &preview, &output) }
    }
  }

  /// Makes the views of a new version of the program. After a syntax error, the current views are kept.
  private func show(_ files: RunCommand.Files, _ preview: inout Preview?, _ output: inout RunCommand.Output) {
    command.reportSyntax(files.given, &output)
    if output.status != .success, preview != nil { return }
    let graph = command.graph(of: files)
    guard let chosen = command.chosen(command.choice(files, graph), &output),
      var new = command.preview(of: chosen, graph, &output)
    else { return }
    if let old = preview {
      let states = graph.carryOver(from: old.graph)
      output.errors += (["reloaded: \(ReloadReport(states).line)"] + ReloadReport(states).lines).map { $0 + "\n" }
        .joined()
      if Terminal.isInteractive(.output), options.format == .terminal, options.output == nil {
        output.text = "\u{1B}[H\u{1B}[2J"
      }
    } else {
      command.takeSteps(&new, &output)
    }
    preview = new
    let before = output.text
    command.present(new, &output)
    if output.isPicture { output.text = before + output.text }
  }
}
