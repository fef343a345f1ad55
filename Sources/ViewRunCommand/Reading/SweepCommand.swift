import ViewCommandLine
import ViewLayout
import ViewPreview

/// `viewrun sweep FILE --width A...B`
struct SweepCommand: Sendable {
  let command: RunCommand
  let widths: ClosedRange<Int>

  /// The maximum width in points.
  private static let maximumWidth = 100_000

  static func widths(_ text: String?) throws(UsageError) -> ClosedRange<Int> {
    guard let text else { throw UsageError("expected the widths to try: --width 200...600") }
    let parts = text.replacing("…", with: "...").split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0, first <= last,
      last <= maximumWidth
    else { throw UsageError("--width takes two whole numbers of points, as 200...600, not `\(text)`") }
    return first...last
  }

  func run() -> RunCommand.Output {
    var output = RunCommand.Output()
    command.withPreview(&output) { preview, output in
      let sweep = LayoutSweep(preview, widths: widths)
      let report = SweepReport(sweep)
      output.text = command.options.format == .json ? report.json : report.text
      if !sweep.isComplete {
        output.errors += "viewrun: note: not every width was tried: some changes may be missing\n"
      }
    }
    return output
  }
}

extension RunCommand {
  /// Calls `body` with the chosen view's preview after the requested steps, and reports failures.
  func withPreview(_ output: inout Output, _ body: (Preview, inout Output) -> Void) {
    let files = readFiles(&output)
    guard output.status == .success else { return }
    reportSyntax(files.given, &output)
    let graph = graph(of: files)
    guard let chosen = chosen(choice(files, graph), &output), var preview = preview(of: chosen, graph, &output) else {
      return
    }
    takeSteps(&preview, &output)
    body(preview, &output)
    report(preview, &output)
  }
}
