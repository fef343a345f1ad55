import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint diff`: what an edit does to identity.
struct DiffCommand {
  private let arguments: Arguments
  private var plan: BuildPlan
  private let format: TreeFormat
  private let jobs: Int

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    plan = try BuildPlan(arguments)
    format = arguments.choice(Options.treeFormat) ?? .text
    jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    guard arguments.operands.count == 2 else {
      throw UsageError("diff takes two files, two folders or two git revisions: `viewlint diff OLD NEW`")
    }
  }

  mutating func run() -> ExitStatus {
    plan.prepareCatalogue()
    var status = plan.readInterfaces()
    var sides: [Side] = []
    for operand in arguments.operands {
      guard let inputs = inputs(of: operand) else { return .usage }
      status = max(status, inputs.reportProblems())
      // What could not be read would seem to have been removed.
      guard inputs.problems.isEmpty else { continue }
      sides.append(Side(operand: operand, programs: programs(of: inputs, operand, jobs)))
    }
    for (index, side) in sides.enumerated() {
      status = max(status, reportSyntax(of: side, unlessIn: sides.count == 2 ? sides[1 - index] : nil))
    }
    guard sides.count == 2 else { return status }
    if arguments.has(Options.benchmark) {
      runBenchmark(sides)
      return status
    }
    let diffs = compare(sides, jobs)
    switch format {
    case .text: Terminal.write(DiagnosticPrinter.printableLines(diffs.map(\.text).joined()))
    case .json: Terminal.write(json(diffs))
    }
    return diffs.contains(where: \.losesState) ? max(status, .findings) : status
  }

  /// What one of the operands names.
  private struct Side: Sendable {
    let operand: String
    let programs: [Program]

    var files: [ProgramFile] { programs.flatMap { $0.files[$0.userFiles] } }

    /// The path of a file of it, by which both sides know the file.
    func path(of file: String) -> String { FilePath.suffix(of: file, inFolder: operand) ?? file }
  }

  private func programs(of inputs: Inputs, _ operand: String, _ jobs: Int) -> [Program] {
    plan.programs(of: inputs.files, paths: [operand], jobs: jobs)
  }

  /// Reports the errors of the files that the edit has to do with: a file that is the same on the other side is as
  /// broken there.
  private func reportSyntax(of side: Side, unlessIn other: Side?) -> ExitStatus {
    var before: [String: ProgramFile] = [:]
    for file in other?.files ?? [] where !file.diagnostics.isEmpty {
      before[other?.path(of: file.source.path) ?? ""] = file
    }
    let printer = DiagnosticPrinter(
      usesColor: Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error))
    var status = ExitStatus.success
    for file in side.files where !file.diagnostics.isEmpty {
      if let same = before[side.path(of: file.source.path)], same.hasBytes(of: file) { continue }
      for diagnostic in file.diagnostics {
        Terminal.write(printer.text(of: diagnostic.diagnostic(in: file.source)), to: .error)
        if !diagnostic.message.isWarning { status = .failure }
      }
    }
    return status
  }

  private func compare(_ sides: [Side], _ jobs: Int) -> [IdentityDiff] {
    let views = sides.map { side in side.programs.flatMap { snapshots(of: $0, in: side, jobs) } }
    return IdentityDiff.compare(views[0], views[1])
  }

  private func snapshots(of program: Program, in side: Side, _ jobs: Int) -> [IdentityDiff.Snapshot] {
    Analysis.map(program, jobs: jobs) { $0.identitySnapshots(in: $1) }.flatMap { $0 }.map { snapshot in
      var snapshot = snapshot
      snapshot.path = side.path(of: snapshot.path)
      return snapshot
    }
  }

  private func runBenchmark(_ sides: [Side]) {
    let files = sides.flatMap(\.programs).flatMap { $0.files[$0.userFiles].map(\.source) }
    var benchmark = AnalysisBenchmark(files, arguments, plan)
    benchmark.runDiff(
      format,
      read: { _ in arguments.operands.map { ($0, inputs(of: $0) ?? Inputs()) } },
      compare: { read, jobs in
        _ = compare(read.map { Side(operand: $0, programs: programs(of: $1, $0, jobs)) }, jobs)
      })
  }

  // MARK: Reading

  /// The Swift files that an operand names: a path, else a revision that git knows; `nil` if a configuration is wrong.
  private func inputs(of operand: String) -> Inputs? {
    guard operand != "-", FileSystem.status(operand) == nil else {
      guard var inputs = Inputs.load(arguments, operands: [operand], under: plan.store) else { return nil }
      inputs.setBinaryFilesAside()
      return inputs
    }
    return revision(operand)
  }

  private func revision(_ name: String) -> Inputs {
    var inputs = Inputs()
    guard let revision = try? GitRevision(name, where: isWanted) else {
      inputs.problems.append(
        FileError(path: name, reason: "no such file, folder or git revision"))
      return inputs
    }
    do {
      for file in try revision.files() { inputs.add(file, isBinary: file.buffer.isBinary) }
    } catch {
      inputs.problems.append(FileError(path: name, reason: "\(error)"))
    }
    inputs.setBinaryFilesAside()
    return inputs
  }

  /// Whether a file of a revision would be found in a folder too.
  private func isWanted(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return path.hasSuffix(".swift") && !folders.contains { SourceFinder.excludedFolders.contains(String($0)) }
      && !plan.store.passesOver(path)
  }

  // MARK: Writing

  private func json(_ diffs: [IdentityDiff]) -> String {
    var results = JSONResults()
    for diff in diffs {
      results.append { result in
        result.member("name", diff.name)
        result.member("ended", array: { writer in for change in diff.ended { write(change, to: &writer) } })
        result.member("begun", array: { writer in for change in diff.begun { write(change, to: &writer) } })
        result.member("unclear", array: { writer in for change in diff.unclear { write(change, to: &writer) } })
        result.member("added", array: { writer in for state in diff.added { writer.value(state) } })
        result.member("removed", array: { writer in for state in diff.removed { writer.value(state) } })
        if let types = diff.types {
          result.member("typeBefore", types.before)
          result.member("typeAfter", types.after)
        }
      }
    }
    return results.end()
  }

  private func write(_ change: IdentityDiff.Change, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("identity", change.path)
      writer.member("view", change.view)
      writer.member("resets", array: { writer in for state in change.owned { writer.value(state) } })
    }
  }
}

extension ProgramFile {
  fileprivate func hasBytes(of other: ProgramFile) -> Bool {
    source.buffer.count == other.source.buffer.count
      && source.buffer.bytes.array(SourceRange(0, source.buffer.count))
        == other.source.buffer.bytes.array(SourceRange(0, other.source.buffer.count))
  }
}
