import ViewCommandLine
import ViewSource

/// The files a command line names, read.
struct Inputs {
  var files: [SourceFile] = []
  /// What could not be read.
  var problems: [FileError] = []
  /// Which of the files is standard input.
  var standardInput: Int?
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
        inputs.standardInput = 0
      } catch {
        inputs.problems.append(error)
      }
    }
    let read = Workers.map(found.files.count, jobs: arguments.number(Options.jobs) ?? Workers.coreCount) { index in
      Result { () throws(FileError) in
        SourceFile(path: found.files[index], buffer: try FileSystem.read(found.files[index]))
      }
    }
    for result in read {
      switch result {
      case .success(let file): inputs.files.append(file)
      case .failure(let problem): inputs.problems.append(problem)
      }
    }
    if inputs.files.isEmpty, inputs.problems.isEmpty { inputs.emptyPaths = operands }
    return inputs
  }

  /// Takes out the files that are no text at all: nothing in them is a mistake in somebody's Swift.
  mutating func setBinaryFilesAside() {
    let named = standardInput.map { files[$0] }
    let binary = files.filter { $0.buffer.isBinary }
    files.removeAll { $0.buffer.isBinary }
    problems += binary.map { FileError(path: $0.path, reason: "is a binary file, or text that is not UTF-8") }
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
