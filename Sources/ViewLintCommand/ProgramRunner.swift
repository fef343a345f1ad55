import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// What the commands that analyse a whole program share: reading it, asking about each file, writing the answers in order.
struct ProgramRunner {
  private let arguments: Arguments
  /// What the command line says of the build; each file's configuration may say more.
  private let build: BuildSettings

  init(_ arguments: Arguments, _ build: BuildSettings) {
    self.arguments = arguments
    self.build = build
  }

  private struct Output: Sendable {
    var text: String
    var errors: String
    var status: ExitStatus
    /// The types that the file declares, if one was asked for by its name.
    var typeNames: [String]
    /// What of the file could have been asked about, if only some of it was.
    var candidates: [String]
  }

  /// What a command has been asked about besides a view: that there is nothing to say of it must be said.
  struct Question {
    /// What of a file can be asked about.
    let candidates: @Sendable (Analyzer, FileID) -> [String]
    /// What to print if nothing is found, given all that could have been asked about: an answer or a mistake.
    let whenNothing: ([String]) -> Result<String, UsageError>
  }

  /// - Parameter answer: what to print for a file; with JSON the results without what is around them.
  /// - Parameter question: what to say if no file has an answer.
  func run(
    isJSON: Bool, question: Question? = nil, _ answer: @escaping @Sendable (Analyzer, FileID) -> String
  ) -> ExitStatus {
    let store = ConfigurationStore(.nearest)
    guard var inputs = Inputs.load(arguments, under: store) else { return .usage }
    inputs.setBinaryFilesAside()
    let interfaces = BuildOptions.interfaces(arguments)
    var status = max(inputs.reportProblems(), interfaces.status)
    let outputs = outputs(of: inputs.files, store, interfaces.files, question?.candidates) { analyzer, id in
      let text = answer(analyzer, id)
      return isJSON ? text : DiagnosticPrinter.printableLines(text)
    }
    let texts = outputs.map(\.text).filter { !$0.isEmpty }
    if isJSON {
      Terminal.write("{\"version\":1,\"results\":[" + texts.joined(separator: ",") + "\n]}\n")
    } else {
      Terminal.write(texts.joined())
    }
    for output in outputs {
      Terminal.write(output.errors, to: .error)
      status = max(status, output.status)
    }
    let view = arguments.value(Options.view)
    let typeNames = outputs.flatMap(\.typeNames)
    if let view, texts.isEmpty, !typeNames.contains(view) {
      let near = Spelling.hint(for: view, in: typeNames)
      Terminal.write("viewlint: no view is named `\(view)`\(near)\n", to: .error)
      status = max(status, .usage)
    } else if let question, texts.isEmpty {
      switch question.whenNothing(outputs.flatMap(\.candidates)) {
      case .success(let text): if !isJSON { Terminal.write(text) }
      case .failure(let mistake):
        Terminal.write("viewlint: \(mistake)\n", to: .error)
        status = max(status, .usage)
      }
    }
    return status
  }

  /// The answers in the order of the files, each from the program that its file is built with.
  private func outputs(
    of files: [SourceFile], _ store: ConfigurationStore, _ interfaces: [SourceFile],
    _ candidates: (@Sendable (Analyzer, FileID) -> [String])?,
    _ answer: @escaping @Sendable (Analyzer, FileID) -> String
  ) -> [Output] {
    let jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    let isNamed = arguments.has(Options.view)
    let printer = DiagnosticPrinter(
      usesColor: Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error))
    var byFile: [ObjectIdentifier: Output] = [:]
    for group in BuildGroup.groups(of: files, paths: arguments.operands, store, options: build) {
      let program = Program(group.modules, interfaces: interfaces, configuration: group.configuration, jobs: jobs)
      let outputs = Analysis.map(program, jobs: jobs) { analyzer, id in
        let file = program.file(id)
        return Output(
          text: answer(analyzer, id),
          errors: file.diagnostics.map { printer.text(of: $0.diagnostic(in: file.source)) }.joined(),
          status: file.diagnostics.contains { !$0.message.isWarning } ? .failure : .success,
          typeNames: isNamed ? file.summary.decls.filter { $0.kind.isNominal }.map(\.name.text) : [],
          candidates: candidates?(analyzer, id) ?? [])
      }
      for (index, output) in zip(program.userFiles, outputs) {
        byFile[ObjectIdentifier(program.files[index].source)] = output
      }
    }
    return files.compactMap { byFile[ObjectIdentifier($0)] }
  }
}
