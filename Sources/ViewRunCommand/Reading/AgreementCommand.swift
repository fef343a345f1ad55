import ViewCommandLine
import ViewGraph
import ViewPreview
import ViewProof
import ViewSemantics
import ViewSource

/// `viewrun prove --agreement PATH…`: compares the identities and body evaluations of runs with the predictions of the
/// analyzer.
struct AgreementCommand: Sendable {
  let command: RunCommand

  func run(_ start: RunCommand.Output) -> RunCommand.Output {
    var output = start
    var results = JSONResults()
    var counts = Agreement.Counts()
    var found = 0
    for part in ProjectParts.parts(of: command.options.paths, module: command.options.module, &output) {
      command.reportSyntax(part.given, &output)
      let runnable = command.runnable(part)
      let program = runnable.program
      let given = Set(part.given.map(\.path))
      var agreement = Agreement(runnable, options: command.options.layout)
      agreement.use(program.userFileIDs.filter { given.contains(program.file($0).source.path) })
      counts += agreement.counts
      for (text, view) in agreement.contradictions {
        found += 1
        if command.options.format == .json {
          results.append { writer in
            writer.member("path", view.place?.path ?? "")
            writer.member("line", view.place?.line ?? 0)
            writer.member("column", view.place?.column ?? 0)
            writer.member("shown", view.name)
            writer.member("message", text)
          }
        } else {
          output.text += "\(view.place.map { "\($0): " } ?? "")\(view.name): \(text)\n"
        }
      }
    }
    if found > 0 { output.status = max(output.status, .findings) }
    if command.options.format == .json {
      output.text = results.end()
    } else {
      output.text +=
        "\(counts.shown) shown, \(counts.failed) failed, \(counts.steps) steps; compared: \(counts.identities) places, "
        + "\(counts.reruns) bodies that ran again, \(counts.writes) writes; \(found) disagree\n"
    }
    return output
  }
}
