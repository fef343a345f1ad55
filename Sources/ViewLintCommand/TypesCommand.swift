import ViewCommandLine
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint types`: the static type of every body.
struct TypesCommand {
  private let arguments: Arguments
  private let configuration: BuildConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    configuration = try BuildOptions.configuration(arguments)
  }

  private struct Output: Sendable {
    var text: String
    var errors: String
    var status: ExitStatus
  }

  func run() -> ExitStatus {
    let inputs = Inputs.load(arguments)
    let interfaces = BuildOptions.interfaces(arguments)
    var status = max(inputs.reportProblems(), interfaces.status)
    let jobs = arguments.number(Options.jobs) ?? Workers.coreCount
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    if arguments.has(Options.benchmark) {
      var benchmark = AnalysisBenchmark(inputs.files, arguments, configuration)
      benchmark.runTypes(isJSON ? .json : .text)
      return status
    }
    let view = arguments.value(Options.view)
    let explains = arguments.has(Options.explain)
    let modules = ModuleFinder.modules(of: inputs.files, paths: arguments.operands)
    let program = Program(modules, interfaces: interfaces.files, configuration: configuration, jobs: jobs)
    let color = Terminal.usesColor(arguments.choice(Options.color) ?? .auto, for: .error)
    let outputs = Analysis.map(program, jobs: jobs) { analyzer, id in
      let file = program.file(id)
      let declarations = analyzer.typedDeclarations(in: id, view: view)
      let text =
        isJSON
        ? TypesCommand.json(declarations, file.source) : TypesCommand.text(declarations, explains: explains)
      let syntax = file.diagnostics
      let printer = DiagnosticPrinter(usesColor: color)
      return Output(
        text: text, errors: syntax.map { printer.text(of: $0.diagnostic(in: file.source)) }.joined(),
        status: syntax.contains { !$0.message.isWarning } ? .failure : .success)
    }
    let texts = outputs.map(\.text).filter { !$0.isEmpty }
    Terminal.write(isJSON ? "{\"version\":1,\"results\":[" + texts.joined(separator: ",") + "\n]}\n" : texts.joined())
    for output in outputs {
      Terminal.write(output.errors, to: .error)
      status = max(status, output.status)
    }
    return status
  }

  private static func text(_ declarations: [TypedDeclaration], explains: Bool) -> String {
    declarations.map { declaration in
      var line = "\(declaration.name): \(declaration.type)\n"
      if explains {
        for reason in declaration.reasons { line += "  `_`: \(reason.description)\n" }
        if !declaration.isCertain { line += "  SwiftUI's own name for a part of it is not established\n" }
      }
      return line
    }.joined()
  }

  private static func json(_ declarations: [TypedDeclaration], _ file: SourceFile) -> String {
    declarations.map { declaration in
      var writer = JSONWriter()
      let position = file.lineIndex.position(of: declaration.range.start)
      writer.object { writer in
        writer.member("path", file.path)
        writer.member("line", position.line)
        writer.member("column", position.column)
        writer.member("name", declaration.name)
        writer.member("type", declaration.type)
        writer.member("complete", declaration.isComplete)
        writer.member("certain", declaration.isCertain)
      }
      return "\n" + writer.text
    }.joined(separator: ",")
  }
}
