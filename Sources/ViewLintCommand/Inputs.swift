import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource

/// The contents of the files on a command line.
struct Inputs {
  var files: [SourceFile] = []
  /// The resources beside the files.
  var resources = ProjectResources()
  /// The files that could not be read.
  var problems: [FileError] = []
  /// The index of the file that is standard input.
  var standardInput: Int?
  /// Whether each file is binary, parallel to `files`.
  private var areBinary: [Bool] = []
  /// The paths of the command line, if none of them contains a Swift file.
  private var emptyPaths: [String] = []

  /// Reads the named files that no configuration excludes; `nil` if a configuration has errors, which are reported on
  /// standard error.
  ///
  /// - Parameter operands: replaces the operands of the command line.
  static func load(_ arguments: Arguments, operands: [String]? = nil, under store: ConfigurationStore) -> Inputs? {
    let inputs = load(arguments, operands: operands, isExcluded: { store.excludes($0) })
    // Loads the configurations of directly named files, whose errors count as well.
    for file in inputs.files { _ = store.configuration(of: file.path) }
    let errors = store.errors
    for error in errors { Terminal.write("viewlint: \(error)\n", to: .error) }
    return errors.isEmpty ? inputs : nil
  }

  /// - Parameter isExcluded: whether a file or folder that is not directly named is excluded.
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
    // Reading the resources takes as long as many files, so it starts first.
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

  /// The result of one unit of reading.
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

  /// Moves binary files to the problems, because syntax errors in them would be meaningless.
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

  /// Reports the problems on standard error, and returns the exit status.
  func reportProblems() -> ExitStatus {
    for problem in problems { Terminal.write("viewlint: \(problem)\n", to: .error) }
    if !emptyPaths.isEmpty {
      // This is not an error, but most likely unintended.
      let paths = emptyPaths.map { "`\($0)`" }.joined(separator: ", ")
      Terminal.write("viewlint: there is no Swift file in \(paths), or all are excluded\n", to: .error)
    }
    return problems.isEmpty ? .success : .failure
  }
}
