import ViewCommandLine
import ViewPreview
import ViewSemantics
import ViewSnapshots
import ViewSource

/// `viewrun snapshot DIR [--check]`
struct SnapshotCommand: Sendable {
  let command: RunCommand
  let checks: Bool
  /// The folder of the snapshots; `nil` for `.viewrun` in the project's folder.
  let kept: String?
  /// The path of the page to write.
  let report: String?

  static func run(_ words: [String]) -> ExitStatus {
    CommandRunner.read(CommandRunner.measuring(.cell, words), .snapshot) { arguments throws(UsageError) in
      let options = try RunOptions(arguments, explains: false)
      guard options.paths.count == 1, let folder = options.paths.first, folder != "-" else {
        throw UsageError("expected one folder; see `viewrun snapshot --help`")
      }
      if let kind = FileSystem.status(folder)?.kind, kind != .folder {
        throw UsageError("expected a folder, but `\(folder)` is a file")
      }
      let checks = arguments.has(Options.check)
      if arguments.has(Options.report), !checks {
        throw UsageError("\(Options.report.name) shows what `\(Options.check.name)` finds: give both")
      }
      let command = SnapshotCommand(
        command: RunCommand(options), checks: checks, kept: arguments.value(Options.kept),
        report: arguments.value(Options.report))
      let output = Workers.onDeepStack { command.run() }
      return CommandRunner.write(output, options)
    }
  }

  private func run() -> RunCommand.Output {
    var output = RunCommand.Output()
    let options = command.options
    let folder = options.paths[0]
    let parts = ProjectParts.parts(of: [folder], module: options.module, &output)
    guard output.status == .success else { return output }
    for part in parts { command.reportSyntax(part.given, &output) }
    guard output.status == .success else { return output }
    let modules = parts.map { part in
      SnapshotModule(
        name: part.moduleName, files: part.all, shown: part.given.map(\.path), imported: part.imported,
        resources: part.resources, folder: part.top
      ).relative(to: folder)
    }
    var network: (@Sendable (String) -> [UInt8]?)?
    if let stubs = options.network { network = { stubs.answer(to: $0) } }
    let snapshots = SnapshotFolder(
      kept ?? (folder.hasSuffix("/") ? "\(folder).viewrun" : "\(folder)/.viewrun"), options: options.layout,
      configuration: options.configuration, locale: options.locale, network: network, delay: options.delay)
    if checks {
      check(snapshots, modules, &output)
    } else {
      do {
        let count = try snapshots.record(modules)
        output.text = "\(count) preview\(count == 1 ? "" : "s") kept in \(snapshots.path)\n"
        if count == 0 { output.errors += "viewrun: note: there is no preview in \(folder)\n" }
      } catch {
        output.fail("viewrun: \(error)")
      }
    }
    return output
  }

  private func check(
    _ snapshots: SnapshotFolder, _ modules: [SnapshotModule], _ output: inout RunCommand.Output
  ) {
    let result = snapshots.check(modules)
    let report = SnapshotReport(result.changes, count: result.count)
    output.text = command.options.format == .json ? report.json : report.text
    if !result.changes.isEmpty { output.status = .findings }
    for path in result.broken {
      output.fail("viewrun: \(path) is not a snapshot file; `viewrun snapshot` writes it again")
    }
    guard let path = self.report else { return }
    do {
      try FileSystem.replace(path, with: Array(report.html.utf8))
    } catch {
      output.fail("viewrun: \(error)")
    }
  }
}
