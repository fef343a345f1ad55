import ViewCommandLine
import ViewSource

/// The files a command line names, read.
struct Inputs {
  var files: [SourceFile] = []
  /// What could not be read.
  var problems: [FileError] = []
  /// Which of the files is standard input.
  var standardInput: Int?

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
    for path in found.files {
      do {
        inputs.files.append(SourceFile(path: path, buffer: try FileSystem.read(path)))
      } catch {
        inputs.problems.append(error)
      }
    }
    return inputs
  }

  /// Tells what could not be read; the status that follows from it.
  func reportProblems() -> ExitStatus {
    for problem in problems { Terminal.write("viewlint: \(problem)\n", to: .error) }
    return problems.isEmpty ? .success : .failure
  }
}
