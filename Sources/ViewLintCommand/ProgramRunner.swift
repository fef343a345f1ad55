import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

extension UsageError {
  static func noView(named name: String, among types: [String]) -> UsageError {
    UsageError("no view is named `\(name)`\(Spelling.hint(for: name, in: types))")
  }
}

/// Runs the commands about a whole program: reads it, queries each file, and writes the answers in order.
struct ProgramRunner<Question: ProgramQuestion> {
  private let arguments: Arguments
  private let question: Question
  private var plan: BuildPlan
  private let format: TreeFormat
  private let jobs: Int

  init(_ arguments: Arguments, _ question: Question) throws(UsageError) {
    self.arguments = arguments
    self.question = question
    plan = try BuildPlan(arguments)
    format = arguments.choice(Options.treeFormat) ?? .text
    jobs = arguments.number(Options.jobs) ?? Workers.coreCount
  }

  private struct Output: Sendable {
    /// As text, a single element.
    var answers: [String]
    var errors: String
    var status: ExitStatus
    /// The types in the file, if the command names one.
    var typeNames: [String]
    /// The facts of the file for the case that there are no answers.
    var candidates: [Question.Candidate]
  }

  mutating func run() -> ExitStatus {
    MemoryAllocator.useLargePages()
    plan.prepareCatalogue()
    guard var inputs = Inputs.load(arguments, under: plan.store) else { return .usage }
    inputs.setBinaryFilesAside()
    plan.resources = inputs.resources
    let interfaceStatus = plan.readInterfaces()
    var status = max(inputs.reportProblems(), interfaceStatus)
    if arguments.has(Options.benchmark) {
      var benchmark = AnalysisBenchmark(inputs.files, arguments, plan)
      benchmark.run(question, format)
      return status
    }
    let outputs = outputs(of: inputs.files)
    let answers = outputs.flatMap(\.answers)
    switch format {
    case .text: Terminal.write(answers)
    case .json:
      var results = JSONResults()
      for answer in answers { results.append(answer) }
      Terminal.write(results.end())
    }
    for output in outputs {
      Terminal.write(output.errors, to: .error, as: .styled)
      status = max(status, output.status)
    }
    return answers.isEmpty ? max(status, reportNothing(outputs)) : status
  }

  /// Reports that there is no answer, which may be an error.
  private func reportNothing(_ outputs: [Output]) -> ExitStatus {
    let typeNames = outputs.flatMap(\.typeNames)
    let answer: Result<String, UsageError>
    if let view = arguments.value(Options.view), !typeNames.contains(view) {
      answer = .failure(UsageError.noView(named: view, among: typeNames))
    } else {
      answer = question.whenNothing(outputs.flatMap(\.candidates))
    }
    switch answer {
    case .success(let text):
      if format == .text { Terminal.write(text) }
      return .success
    case .failure(let mistake):
      Terminal.write("viewlint: \(mistake)\n", to: .error)
      return .usage
    }
  }

  /// The answers in the order of the files, each from the program of its file.
  private func outputs(of files: [SourceFile]) -> [Output] {
    let isNamed = arguments.has(Options.view)
    let printer = DiagnosticPrinter(
      usesColor: Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error))
    var byFile: [ObjectIdentifier: Output] = [:]
    let groups = plan.groups(of: files)
    for (number, group) in groups.enumerated() {
      let program = plan.program(group, jobs: jobs)
      let (question, format) = (self.question, self.format)
      // The memory of one program is freed before the next is analyzed.
      let isLast = number == groups.count - 1
      let outputs = Analysis.map(program, jobs: jobs, endsProcess: isLast) { analyzer, id in
        let file = program.file(id)
        let answers = question.answers(about: id, analyzer).map { answer in
          switch format {
          case .text: question.text(of: answer, in: id, analyzer)
          case .json: JSONResults.result { question.write(answer, in: id, analyzer, to: &$0) }
          }
        }
        return Output(
          answers: format == .text && answers.count > 1 ? [answers.joined()] : answers,
          errors: file.diagnostics.map { printer.text(of: $0.diagnostic(in: file.source)) }.joined(),
          status: file.diagnostics.contains { !$0.message.isWarning } ? .failure : .success,
          typeNames: isNamed ? analyzer.typeNames(in: id) : [],
          candidates: question.candidates(in: id, analyzer))
      }
      for (index, output) in zip(program.userFiles, outputs) {
        byFile[ObjectIdentifier(program.files[index].source)] = output
      }
    }
    return files.compactMap { byFile[ObjectIdentifier($0)] }
  }
}
