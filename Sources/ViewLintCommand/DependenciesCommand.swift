import ViewCommandLine
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint dependencies`: what each body subscribes to, and what a change runs again.
struct DependenciesCommand {
  private let arguments: Arguments
  private let configuration: BuildConfiguration

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    configuration = try BuildOptions.configuration(arguments)
  }

  func run() -> ExitStatus {
    let view = arguments.value(Options.view)
    let property = arguments.value(Options.whatIf)
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    return ProgramRunner(arguments, configuration).run(isJSON: isJSON) { analyzer, file in
      let all = analyzer.dependencies(in: file, view: view)
      let source = analyzer.program.file(file).source
      return isJSON
        ? all.map { DependenciesCommand.json($0, property, analyzer, source) }.joined(separator: ",")
        : all.map { analyzer.text(of: $0, in: file, property: property) }.joined()
    }
  }

  private static func json(_ view: ViewDependencies, _ property: String?, _ analyzer: Analyzer, _ source: SourceFile)
    -> String
  {
    var writer = JSONWriter()
    let position = source.lineIndex.position(of: analyzer.nameRange(of: view.decl).start)
    writer.object { writer in
      writer.member("path", source.path)
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("view", view.view)
      writer.member("complete", view.isComplete)
      writer.member(
        "subscriptions",
        array: { writer in
          for subscription in view.subscriptions {
            writer.object { writer in
              writer.member("property", subscription.name)
              writer.member("how", subscription.how.rawValue)
              writer.member(
                "places",
                array: { writer in
                  for place in subscription.places {
                    let source = analyzer.program.file(place.file).source
                    writer.object { writer in
                      writer.member("path", source.path)
                      writer.member("line", source.lineIndex.position(of: place.range.start).line)
                      if let condition = place.condition { writer.member("when", condition) }
                      if let content = place.content { writer.member("content", content) }
                    }
                  }
                })
            }
          }
        })
      writer.member(
        "changes",
        array: { writer in
          for effect in view.effects(of: property) {
            writer.object { writer in
              writer.member("property", effect.property)
              writer.member("runsBody", effect.runsBody)
              writer.member("contents", array: { writer in for name in effect.contents { writer.value(name) } })
              writer.member("updated", array: { writer in for name in effect.updated { writer.value(name) } })
              writer.member("skipped", array: { writer in for name in effect.skipped { writer.value(name) } })
            }
          }
        })
    }
    return "\n" + writer.text
  }
}
