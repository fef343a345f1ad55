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

  func run() -> ExitStatus {
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    if arguments.has(Options.benchmark) {
      let inputs = Inputs.load(arguments)
      var benchmark = AnalysisBenchmark(inputs.files, arguments, configuration)
      benchmark.runTypes(isJSON ? .json : .text)
      return inputs.reportProblems()
    }
    let view = arguments.value(Options.view)
    let explains = arguments.has(Options.explain)
    return ProgramRunner(arguments, configuration).run(isJSON: isJSON) { analyzer, id in
      let declarations = analyzer.typedDeclarations(in: id, view: view)
      return isJSON
        ? TypesCommand.json(declarations, analyzer.program.file(id).source, explains: explains)
        : TypesCommand.text(declarations, explains: explains)
    }
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

  private static func json(_ declarations: [TypedDeclaration], _ file: SourceFile, explains: Bool) -> String {
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
        guard explains else { return }
        writer.key("reasons")
        writer.array { writer in
          for reason in declaration.reasons { writer.value(reason.description) }
        }
      }
      return "\n" + writer.text
    }.joined(separator: ",")
  }
}
