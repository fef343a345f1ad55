import ViewCommandLine
import ViewSource

/// The files a command line names, read.
struct Inputs {
  var files: [SourceFile] = []
  /// What could not be read.
  var problems: [FileError] = []
  /// Which of the files is standard input.
  var standardInput: Int?
  /// Whether each of the files is no text, in their order.
  private var areBinary: [Bool] = []
  /// The paths that were given, if there is no Swift file in any of them.
  private var emptyPaths: [String] = []

  /// - Parameter isExcluded: whether a file or folder that was not named itself is to be passed over.
  static func load(
    _ arguments: Arguments, isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> Inputs {
    var inputs = Inputs()
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let found = SourceFinder.find(operands.filter { $0 != "-" }, isExcluded: isExcluded)
    inputs.problems = found.problems
    if operands.contains("-") {
      do {
        let buffer = try FileSystem.readStandardInput()
        inputs.files.append(SourceFile(path: arguments.value(Options.stdinPath) ?? "<stdin>", buffer: buffer))
        inputs.areBinary.append(buffer.isBinary)
        inputs.standardInput = 0
      } catch {
        inputs.problems.append(error)
      }
    }
    let read = Workers.map(found.files.count, jobs: arguments.number(Options.jobs) ?? Workers.coreCount) { index in
      Result { () throws(FileError) in
        let buffer = try FileSystem.read(found.files[index])
        return (file: SourceFile(path: found.files[index], buffer: buffer), isBinary: buffer.isBinary)
      }
    }
    for result in read {
      switch result {
      case .success(let (file, isBinary)):
        inputs.files.append(file)
        inputs.areBinary.append(isBinary)
      case .failure(let problem): inputs.problems.append(problem)
      }
    }
    if inputs.files.isEmpty, inputs.problems.isEmpty { inputs.emptyPaths = operands }
    return inputs
  }

  /// Takes out the files that are no text at all: nothing in them is a mistake in somebody's Swift.
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
