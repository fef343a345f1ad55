import ViewCommandLine
import ViewSource

/// The files a command line names, read.
struct Inputs {
  var files: [SourceFile] = []
  /// What could not be read.
  var problems: [FileError] = []

  static func load(_ arguments: Arguments) -> Inputs {
    var inputs = Inputs()
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let found = SourceFinder.find(operands.filter { $0 != "-" })
    inputs.problems = found.problems
    for operand in operands where operand == "-" {
      do {
        let buffer = try FileSystem.readStandardInput()
        inputs.files.append(SourceFile(path: arguments.value(Options.stdinPath) ?? "<stdin>", buffer: buffer))
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
