import ViewCommandLine
import ViewGraph
import ViewLint
import ViewMachine
import ViewPreview
import ViewProof
import ViewSemantics
import ViewSource

extension Command {
  static let prove = Command(
    "prove",
    summary: "Tests the predictions of `viewlint` findings: runs the views and triggers the change.",
    discussion:
      "FINDING is a place as `viewlint` prints it, PATH:LINE or PATH:LINE:COLUMN, with or without the text after it; "
      + "a file or a folder for all findings in it; or `-` to read such lines from standard input. The verdict on a "
      + "finding is: confirmed, with the change and its effect; refuted, if the effect did not occur although it could "
      + "have; or could not be run, with the reason. In a file or folder, findings without a testable prediction are "
      + "left out. Exits with 1 if a finding is refuted, or, with `--agreement`, if anything disagrees.",
    operands: "FINDING…",
    options: [Options.agreement, Options.textOrJSON, Options.module, Options.device, Options.size] + Options.common)
}

/// `viewrun prove FINDING…`
struct ProveCommand: Sendable {
  let command: RunCommand
  let places: [FindingPlace]

  static func run(_ words: [String]) -> ExitStatus {
    CommandRunner.read(words, .prove) { arguments throws(UsageError) in
      guard !arguments.operands.isEmpty else {
        throw UsageError("expected a finding, a file or a folder; see `viewrun prove --help`")
      }
      var output = RunCommand.Output()
      var lines = arguments.operands.filter { $0 != "-" }
      if lines.count < arguments.operands.count {
        do {
          let input = SourceFile(path: "-", buffer: try FileSystem.readStandardInput())
          lines += input.text(SourceRange(0, input.buffer.count)).split { $0.isNewline }.map(String.init)
        } catch {
          output.fail("viewrun: \(error)")
        }
      }
      var options = try RunOptions(arguments, explains: false)
      let places = lines.map(FindingPlace.init)
      options.paths = places.map(\.path)
      if arguments.has(Options.agreement) {
        let command = AgreementCommand(command: RunCommand(options))
        let start = output
        return CommandRunner.write(Workers.onDeepStack { command.run(start) }, options)
      }
      let command = ProveCommand(command: RunCommand(options), places: places)
      let start = output
      return CommandRunner.write(Workers.onDeepStack { command.run(start) }, options)
    }
  }

  private func run(_ start: RunCommand.Output) -> RunCommand.Output {
    var output = start
    let paths = Set(places.map(\.path)).sorted()
    var proofs: [Proof] = []
    var met: Set<Int> = []
    for part in ProjectParts.parts(of: paths, module: command.options.module, &output) {
      command.reportSyntax(part.given, &output)
      let runnable = command.runnable(part)
      let findings = Linter.predictions(in: runnable.program)
      let prover = Prover(runnable, options: command.options.layout)
      for finding in findings {
        let indices = places.indices.filter { places[$0].covers(finding) }
        guard !indices.isEmpty else { continue }
        met.formUnion(indices)
        proofs.append(Proof(finding: finding, verdict: prover.prove(finding)))
      }
    }
    for index in places.indices where places[index].line != nil && !met.contains(index) {
      output.fail("viewrun: there is no testable finding at \(places[index].text)", .usage)
    }
    write(proofs, &output)
    return output
  }

  private struct Proof {
    let finding: Finding
    let verdict: Verdict
  }

  private func write(_ proofs: [Proof], _ output: inout RunCommand.Output) {
    var counts: [String: Int] = [:]
    var results = JSONResults()
    for proof in proofs {
      let diagnostic = proof.finding.diagnostic
      let position = diagnostic.file.lineIndex.position(of: diagnostic.range.start)
      counts[proof.verdict.word, default: 0] += 1
      if case .refuted = proof.verdict { output.status = max(output.status, .findings) }
      if command.options.format == .json {
        results.append { writer in
          writer.member("path", diagnostic.file.path)
          writer.member("line", position.line)
          writer.member("column", position.column)
          writer.member("rule", diagnostic.rule.name)
          writer.member("message", diagnostic.message)
          writer.member("verdict", proof.verdict.word)
          writer.member("detail", proof.verdict.detail)
        }
        continue
      }
      output.text += "\(diagnostic.file.path):\(position.line):\(position.column): "
      output.text += "\(diagnostic.message) [\(diagnostic.rule)]\n"
      output.text += "  \(proof.verdict.word): \(proof.verdict.detail)\n"
    }
    if command.options.format == .json {
      output.text = results.end()
      return
    }
    let words = ["confirmed", "refuted", "could not be run"]
    let totals = words.compactMap { word in counts[word].map { "\($0) \(word)" } }
    output.text += totals.isEmpty ? "nothing to try\n" : totals.joined(separator: ", ") + "\n"
  }
}

/// The place of a finding on the command line: `PlantRow.swift:11:7`, a line of a report, or a file or folder.
struct FindingPlace: Sendable {
  /// The argument, unchanged.
  let text: String
  let path: String
  let line: Int?
  let column: Int?

  init(_ text: String) {
    self.text = text
    // `path:11:7: warning: …`: the path precedes the first number between colons.
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let index = FileSystem.status(text) != nil ? nil : parts.indices.dropFirst().first { Int(parts[$0]) != nil }
    guard let index else {
      (path, line, column) = (text, nil, nil)
      return
    }
    path = parts[..<index].joined(separator: ":")
    line = Int(parts[index])
    column = index + 1 < parts.count ? Int(parts[index + 1]) : nil
  }

  /// Whether a finding is at the place, or in the file or folder.
  func covers(_ finding: Finding) -> Bool {
    let folder = FileSystem.currentFolder
    let own = FilePath.absolute(path, in: folder)
    let other = FilePath.absolute(finding.diagnostic.file.path, in: folder)
    guard own == other || line == nil && (own == "/" || other.hasPrefix(own + "/")) else { return false }
    guard let line else { return true }
    let position = finding.diagnostic.file.lineIndex.position(of: finding.diagnostic.range.start)
    return position.line == line && (column == nil || position.column == column)
  }
}
