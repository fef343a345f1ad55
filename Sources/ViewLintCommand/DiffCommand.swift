import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint diff`: what an edit does to identity.
struct DiffCommand {
  private let arguments: Arguments
  private let build: BuildSettings
  private let store = ConfigurationStore(.nearest)

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    build = try BuildOptions.settings(arguments)
    guard arguments.operands.count == 2 else {
      throw UsageError("diff takes two files, two folders or two git revisions: `viewlint diff OLD NEW`")
    }
  }

  func run() -> ExitStatus {
    var sides: [[IdentityDiff.Snapshot]] = []
    let interfaces = BuildOptions.interfaces(arguments)
    var status = interfaces.status
    for operand in arguments.operands {
      guard var inputs = inputs(of: operand) else { return .usage }
      inputs.setBinaryFilesAside()
      status = max(status, inputs.reportProblems())
      // What could not be read would seem to have been removed.
      guard inputs.problems.isEmpty else { continue }
      let side = snapshots(inputs.files, interfaces.files, operand)
      Terminal.write(side.errors, to: .error)
      if side.isBroken { status = .failure }
      sides.append(side.snapshots)
    }
    guard sides.count == 2 else { return status }
    let diffs = IdentityDiff.compare(sides[0], sides[1])
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    Terminal.write(isJSON ? json(diffs) : DiagnosticPrinter.printableLines(diffs.map(\.text).joined()))
    return diffs.contains(where: \.losesState) ? max(status, .findings) : status
  }

  /// One side of the comparison.
  private struct Side {
    var snapshots: [IdentityDiff.Snapshot] = []
    /// What is wrong with its syntax.
    var errors = ""
    var isBroken = false
  }

  private func snapshots(_ files: [SourceFile], _ interfaces: [SourceFile], _ operand: String) -> Side {
    let printer = DiagnosticPrinter(
      usesColor: Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error))
    var side = Side()
    for group in BuildGroup.groups(of: files, paths: [operand], store, options: build) {
      let program = Program(group.modules, interfaces: interfaces, configuration: group.configuration)
      side.snapshots += Analysis.map(program) { $0.identitySnapshots(in: $1) }.flatMap { $0 }.map { snapshot in
        var snapshot = snapshot
        if let inside = FilePath.suffix(of: snapshot.path, inFolder: operand) { snapshot.path = inside }
        return snapshot
      }
      for index in program.userFiles {
        let file = program.files[index]
        side.errors += file.diagnostics.map { printer.text(of: $0.diagnostic(in: file.source)) }.joined()
        side.isBroken = side.isBroken || file.diagnostics.contains { !$0.message.isWarning }
      }
    }
    return side
  }

  // MARK: Reading

  /// The Swift files that an operand names: a path, else a revision that git knows; `nil` if a configuration is wrong.
  private func inputs(of operand: String) -> Inputs? {
    guard operand != "-", FileSystem.status(operand) == nil else {
      return Inputs.load(arguments, operands: [operand], under: store)
    }
    return revision(operand)
  }

  private func revision(_ name: String) -> Inputs {
    var inputs = Inputs()
    guard !name.hasPrefix("-"), let list = Subprocess.run(["git", "ls-tree", "-r", "-z", "--name-only", name]),
      list.status == 0
    else {
      inputs.problems.append(
        FileError(path: name, reason: "is neither a file or folder nor a revision that git knows here"))
      return inputs
    }
    for path in list.output.split(separator: "\0").map(String.init) where isWanted(path) {
      guard let shown = Subprocess.run(["git", "show", "\(name):./\(path)"]), shown.status == 0 else {
        inputs.problems.append(FileError(path: "\(name):\(path)", reason: "git cannot show it"))
        continue
      }
      inputs.add(SourceFile(path: path, text: shown.output))
    }
    return inputs
  }

  /// Whether a file of a revision would be found in a folder too.
  private func isWanted(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return path.hasSuffix(".swift") && !folders.contains { SourceFinder.excludedFolders.contains(String($0)) }
      && !store.excludes(path)
  }

  // MARK: Writing

  private func json(_ diffs: [IdentityDiff]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member(
        "results",
        array: { writer in
          for diff in diffs {
            writer.lineBreak()
            writer.object { writer in
              writer.member("name", diff.name)
              writer.member("ended", array: { writer in for change in diff.ended { write(change, to: &writer) } })
              writer.member("begun", array: { writer in for change in diff.begun { write(change, to: &writer) } })
              writer.member("unclear", array: { writer in for change in diff.unclear { write(change, to: &writer) } })
              writer.member("added", array: { writer in for state in diff.added { writer.value(state) } })
              writer.member("removed", array: { writer in for state in diff.removed { writer.value(state) } })
              if let types = diff.types {
                writer.member("typeBefore", types.before)
                writer.member("typeAfter", types.after)
              }
            }
          }
        })
    }
    return writer.text + "\n"
  }

  private func write(_ change: IdentityDiff.Change, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("identity", change.path)
      writer.member("view", change.view)
      writer.member("resets", array: { writer in for state in change.owned { writer.value(state) } })
    }
  }
}
