import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource

/// The files a command line names, read.
struct Inputs {
  var files: [SourceFile] = []
  /// What lies beside them that code is made of.
  var resources = ProjectResources()
  /// What could not be read.
  var problems: [FileError] = []
  /// Which of the files is standard input.
  var standardInput: Int?
  /// Whether each of the files is no text, in their order.
  private var areBinary: [Bool] = []
  /// The paths that were given, if there is no Swift file in any of them.
  private var emptyPaths: [String] = []

  /// Reads what is named and not excluded by a configuration; `nil` if one is wrong, which is told on standard error.
  ///
  /// - Parameter operands: instead of those of the command line.
  static func load(_ arguments: Arguments, operands: [String]? = nil, under store: ConfigurationStore) -> Inputs? {
    let inputs = load(arguments, operands: operands, isExcluded: { store.excludes($0) })
    // The configurations of files that were named themselves are looked at now.
    for file in inputs.files { _ = store.configuration(of: file.path) }
    let errors = store.errors
    for error in errors { Terminal.write("viewlint: \(error)\n", to: .error) }
    return errors.isEmpty ? inputs : nil
  }

  /// - Parameter isExcluded: whether a file or folder that was not named itself is to be passed over.
  private static func load(
    _ arguments: Arguments, operands: [String]?, isExcluded: @escaping @Sendable (String) -> Bool
  ) -> Inputs {
    var inputs = Inputs()
    let named = operands ?? arguments.operands
    let operands = named.isEmpty ? ["."] : named
    let found = SourceFinder.find(
      operands.filter { $0 != "-" }, resourceSuffixes: ProjectResources.suffixes,
      projectSuffix: ModuleFinder.projectSuffix, isExcluded: isExcluded)
    inputs.problems = found.problems
    if operands.contains("-") {
      do {
        let buffer = try FileSystem.readStandardInput()
        inputs.add(
          SourceFile(path: arguments.value(Options.stdinPath) ?? "<stdin>", buffer: buffer), isBinary: buffer.isBinary)
        inputs.standardInput = 0
      } catch {
        inputs.problems.append(error)
      }
    }
    // The resources take as long as many files: they are begun first.
    let jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    let read = Workers.map(1 + found.files.count, jobs: jobs) { number -> Piece in
      number == 0
        ? .resources(ProjectResources(folders: found.resources, projects: found.projects))
        : Piece(readingFile: found.files[number - 1])
    }
    for piece in read {
      switch piece {
      case .resources(let resources): inputs.resources = resources
      case .file(let file, let isBinary): inputs.add(file, isBinary: isBinary)
      case .problem(let problem): inputs.problems.append(problem)
      }
    }
    if inputs.files.isEmpty, inputs.problems.isEmpty { inputs.emptyPaths = operands }
    return inputs
  }

  /// What one piece of the reading comes to.
  private enum Piece: Sendable {
    case resources(ProjectResources)
    case file(SourceFile, isBinary: Bool)
    case problem(FileError)

    init(readingFile path: String) {
      do {
        let buffer = try FileSystem.read(path)
        self = .file(SourceFile(path: path, buffer: buffer), isBinary: buffer.isBinary)
      } catch {
        self = .problem(error)
      }
    }
  }

  mutating func add(_ file: SourceFile, isBinary: Bool = false) {
    files.append(file)
    areBinary.append(isBinary)
  }

  /// Takes out the files that are no text at all: nothing in them is a mistake in a person's Swift.
  mutating func setBinaryFilesAside() {
    let named = standardInput.map { files[$0] }
    guard areBinary.contains(true) else { return }
    let all = zip(files, areBinary)
    problems += all.filter(\.1).map { file, _ in
      FileError(path: file.path, reason: "is a binary file, or text that is not UTF-8")
    }
    files = all.filter { !$0.1 }.map(\.0)
    areBinary = files.map { _ in false }
    standardInput = named.flatMap { files.firstIndex(of: $0) }
  }

  /// Tells what could not be read; the status that follows from it.
  func reportProblems() -> ExitStatus {
    for problem in problems { Terminal.write("viewlint: \(problem)\n", to: .error) }
    if !emptyPaths.isEmpty {
      // No mistake, but most likely not what was meant.
      let paths = emptyPaths.map { "`\($0)`" }.joined(separator: ", ")
      Terminal.write("viewlint: there is no Swift file in \(paths), or all are excluded\n", to: .error)
    }
    return problems.isEmpty ? .success : .failure
  }
}
