import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint diff`: the effects of an edit on identity.
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
    let kinds = arguments.operands.map { Kind($0) }
    guard !(kinds.contains(.file) && kinds.contains(.folder)) else {
      throw UsageError(
        "diff compares like with like: of `\(arguments.operands[0])` and `\(arguments.operands[1])` one is a file, the "
          + "other a folder")
    }
    if kinds.contains(.input), kinds.contains(.revision), arguments.value(Options.stdinPath) == nil {
      throw UsageError("diff of standard input and a git revision needs the file's name: `--stdin-path PATH`")
    }
  }

  /// The kind of an operand.
  private enum Kind {
    case file
    case folder
    case input
    case revision

    init(_ operand: String) {
      if operand == "-" {
        self = .input
      } else if let status = FileSystem.status(operand) {
        self = status.kind == .folder ? .folder : .file
      } else {
        self = .revision
      }
    }
  }

  /// The file or folder in which an operand is compared. For a revision, the other operand relative to the current
  /// folder.
  private func scope(of operand: String) -> String {
    guard Kind(operand) == .revision, let other = arguments.operands.first(where: { Kind($0) != .revision }) else {
      return operand
    }
    let folder = FileSystem.currentFolder
    let named = other == "-" ? arguments.value(Options.stdinPath) ?? other : other
    return FilePath.relative(FilePath.absolute(named, in: folder), to: folder)
  }

  mutating func run() -> ExitStatus {
    plan.prepareCatalogue()
    var status = plan.readInterfaces()
    var sides: [Side] = []
    for operand in arguments.operands {
      guard let inputs = inputs(of: operand) else { return .usage }
      status = max(status, inputs.reportProblems())
      // Unreadable files would appear as removed.
      guard inputs.problems.isEmpty else { continue }
      let scope = scope(of: operand)
      sides.append(Side(scope: scope, programs: programs(of: inputs, scope, jobs)))
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
    case .text: Terminal.write(diffs.map(\.text).joined())
    case .json: Terminal.write(json(diffs))
    }
    return diffs.contains(where: \.losesState) ? max(status, .findings) : status
  }

  /// The programs of one operand.
  private struct Side: Sendable {
    let scope: String
    let programs: [Program]

    var files: [ProgramFile] { programs.flatMap { $0.files[$0.userFiles] } }

    /// The path of a file relative to the operand, which identifies it on both sides.
    func path(of file: String) -> String { FilePath.suffix(of: file, inFolder: scope) ?? file }
  }

  private func programs(of inputs: Inputs, _ scope: String, _ jobs: Int) -> [Program] {
    var plan = plan
    plan.resources = inputs.resources
    return plan.programs(of: inputs.files, path: scope, jobs: jobs)
  }

  /// Reports the syntax errors of the files that differ. A file that is equal on the other side has the same errors
  /// there.
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
        Terminal.write(printer.text(of: diagnostic.diagnostic(in: file.source)), to: .error, as: .styled)
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
        _ = compare(read.map { Side(scope: scope(of: $0), programs: programs(of: $1, scope(of: $0), jobs)) }, jobs)
      })
  }

  // MARK: Reading

  /// Reads the Swift files of an operand: a path, or else a git revision; `nil` if a configuration has errors.
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
    let scope = scope(of: name)
    let path = scope == name ? nil : scope
    let revision: GitRevision
    do {
      revision = try GitRevision(name, in: path, where: isWanted)
    } catch {
      inputs.problems.append(FileError(path: name, reason: "no such file or folder; \(error)"))
      return inputs
    }
    do {
      for file in try revision.files() { inputs.add(file, isBinary: file.buffer.isBinary) }
      inputs.resources = ProjectResources(files: try GitRevision(name, in: path, where: isOfResources).files())
    } catch {
      inputs.problems.append(FileError(path: name, reason: "\(error)"))
    }
    inputs.setBinaryFilesAside()
    return inputs
  }

  /// Whether a search of folders would find the file of a revision.
  private func isWanted(_ path: String) -> Bool { path.hasSuffix(SourceFinder.suffix) && isLookedAt(path) }

  /// Whether a file of a revision contributes declarations that Xcode generates for resources.
  private func isOfResources(_ path: String) -> Bool { ProjectResources.reads(path) && isLookedAt(path) }

  private func isLookedAt(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return !folders.contains { SourceFinder.passesOver(folder: String($0)) } && !plan.store.passesOver(path)
  }

  // MARK: Writing

  private func json(_ diffs: [IdentityDiff]) -> String {
    var results = JSONResults()
    for diff in diffs {
      results.append { result in
        result.member("name", diff.name)
        result.member("ended", array: { writer in for change in diff.ended { write(change, to: &writer) } })
        result.member(
          "begun", array: { writer in for change in diff.begun { write(change, begins: true, to: &writer) } })
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

  /// - Parameter begins: whether the view is new, so that it keeps its state and resets nothing.
  private func write(_ change: IdentityDiff.Change, begins: Bool = false, to writer: inout JSONWriter) {
    let write = { (states: [String], writer: inout JSONWriter) in for state in states { writer.value(state) } }
    writer.object { writer in
      writer.member("identity", change.path)
      writer.member("view", change.view)
      writer.member("resets", array: { write(begins ? [] : change.owned, &$0) })
      if begins { writer.member("keeps", array: { write(change.owned, &$0) }) }
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
