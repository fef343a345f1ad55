import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint diff`: what an edit does to identity.
struct DiffCommand {
  private let arguments: Arguments
  private let configuration: BuildConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    configuration = try BuildOptions.configuration(arguments)
    guard arguments.operands.count == 2 else {
      throw UsageError("diff takes two files, two folders or two git revisions: `viewlint diff OLD NEW`")
    }
  }

  func run() -> ExitStatus {
    var sides: [[IdentityDiff.Snapshot]] = []
    let interfaces = BuildOptions.interfaces(arguments)
    var status = interfaces.status
    for operand in arguments.operands {
      switch files(of: operand) {
      case .success(let files): sides.append(snapshots(files, interfaces.files, operand))
      case .failure(let problem):
        Terminal.write("viewlint: \(problem)\n", to: .error)
        status = .failure
      }
    }
    guard sides.count == 2 else { return status }
    let diffs = IdentityDiff.compare(sides[0], sides[1])
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    Terminal.write(isJSON ? json(diffs) : diffs.map(\.text).joined())
    return diffs.contains(where: \.losesState) ? max(status, .findings) : status
  }

  private func snapshots(
    _ files: [SourceFile], _ interfaces: [SourceFile], _ operand: String
  ) -> [IdentityDiff.Snapshot] {
    let modules = ModuleFinder.modules(of: files, paths: [operand])
    let program = Program(modules, interfaces: interfaces, configuration: configuration)
    return Analysis.map(program) { $0.identitySnapshots(in: $1) }.flatMap { $0 }.map { snapshot in
      var snapshot = snapshot
      if let inside = FilePath.suffix(of: snapshot.path, inFolder: operand) { snapshot.path = inside }
      return snapshot
    }
  }

  // MARK: Reading

  /// The Swift files that an operand names: a path, else a revision that git knows.
  private func files(of operand: String) -> Result<[SourceFile], FileError> {
    guard FileSystem.status(operand) == nil else {
      let found = SourceFinder.find([operand])
      if let problem = found.problems.first { return .failure(problem) }
      var files: [SourceFile] = []
      for path in found.files {
        do {
          files.append(SourceFile(path: path, buffer: try FileSystem.read(path)))
        } catch {
          return .failure(error)
        }
      }
      return .success(files)
    }
    return revision(operand)
  }

  private func revision(_ name: String) -> Result<[SourceFile], FileError> {
    let unknown = FileError(path: name, reason: "is neither a file or folder nor a revision that git knows here")
    guard !name.hasPrefix("-"), let list = Subprocess.run(["git", "ls-tree", "-r", "-z", "--name-only", name]),
      list.status == 0
    else {
      return .failure(unknown)
    }
    var files: [SourceFile] = []
    for path in list.output.split(separator: "\0") where path.hasSuffix(".swift") {
      guard let shown = Subprocess.run(["git", "show", "\(name):./\(path)"]), shown.status == 0 else {
        return .failure(FileError(path: "\(name):\(path)", reason: "git cannot show it"))
      }
      files.append(SourceFile(path: String(path), text: shown.output))
    }
    return .success(files)
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
