import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint types`: the static type of every body.
struct TypesCommand {
  private let arguments: Arguments
  private let build: BuildSettings

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    build = try BuildOptions.settings(arguments)
  }

  func run() -> ExitStatus {
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    if arguments.has(Options.benchmark) {
      let inputs = Inputs.load(arguments)
      var benchmark = AnalysisBenchmark(inputs.files, arguments, build.configuration)
      benchmark.runTypes(isJSON ? .json : .text)
      return inputs.reportProblems()
    }
    let view = arguments.value(Options.view)
    let explains = arguments.has(Options.explain)
    return ProgramRunner(arguments, build).run(isJSON: isJSON) { analyzer, id in
      let declarations = analyzer.typedDeclarations(in: id, view: view)
      let file = analyzer.program.file(id).source
      let explained = declarations.map { declaration in
        (declaration, explains ? TypesCommand.explanations(of: declaration, file, analyzer) : [])
      }
      return isJSON
        ? TypesCommand.json(explained, file, explains: explains) : TypesCommand.text(explained, explains: explains)
    }
  }

  /// Why a part of a type is not known, and where the code leaves it open.
  private struct Explanation {
    let text: String
    let position: LineIndex.Position?
  }

  private static func explanations(
    of declaration: TypedDeclaration, _ file: SourceFile, _ analyzer: Analyzer
  ) -> [Explanation] {
    zip(declaration.reasons, analyzer.places(ofReasonsFor: declaration)).map { reason, place in
      Explanation(text: reason.description, position: place.map { file.lineIndex.position(of: $0.start) })
    }
  }

  private static func text(_ declarations: [(TypedDeclaration, [Explanation])], explains: Bool) -> String {
    declarations.map { declaration, explanations in
      var lines = "\(declaration.name): \(declaration.type)\n"
      for explanation in explanations {
        let place = explanation.position.map { " at \($0.line):\($0.column)" } ?? ""
        lines += "  `_`\(place): \(explanation.text)\n"
      }
      if explains, !declaration.isCertain { lines += "  SwiftUI's own name for a part of it is not established\n" }
      return lines
    }.joined()
  }

  private static func json(
    _ declarations: [(TypedDeclaration, [Explanation])], _ file: SourceFile, explains: Bool
  ) -> String {
    declarations.map { declaration, explanations in
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
          for explanation in explanations {
            writer.object { writer in
              if let position = explanation.position {
                writer.member("line", position.line)
                writer.member("column", position.column)
              }
              writer.member("message", explanation.text)
            }
          }
        }
      }
      return "\n" + writer.text
    }.joined(separator: ",")
  }
}
