import ViewCommandLine
import ViewLint
import ViewSemantics
import ViewSource
import ViewSyntax

/// `viewlint dependencies`: what each body subscribes to, and what a change runs again.
struct DependenciesCommand {
  private let arguments: Arguments
  private let build: BuildSettings

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    build = try BuildOptions.settings(arguments)
  }

  func run() -> ExitStatus {
    let view = arguments.value(Options.view)
    let property = arguments.value(Options.whatIf)
    let isJSON = arguments.choice(Options.treeFormat, as: TreeFormat.self) == .json
    return ProgramRunner(arguments, build).run(
      isJSON: isJSON, question: property.map { DependenciesCommand.question(about: $0) }
    ) { analyzer, file in
      let all = analyzer.dependencies(in: file, view: view).filter {
        property == nil || !$0.effects(of: property).isEmpty
      }
      let source = analyzer.program.file(file).source
      return isJSON
        ? all.map { DependenciesCommand.json($0, property, analyzer, source) }.joined(separator: ",")
        : all.map { analyzer.text(of: $0, in: file, property: property) }.joined()
    }
  }

  /// A property that no view subscribes to is an answer, one that there is not a mistake.
  private static func question(about property: String) -> ProgramRunner.Question {
    ProgramRunner.Question(candidates: { $0.changingProperties(in: $1) }) { names in
      let meant = names.filter { $0 == property || $0.hasSuffix(".\(property)") }
      guard meant.isEmpty else {
        return .success(meant.map { "nobody reads `\($0)`: no body runs again\n" }.joined())
      }
      let bare = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      let near = Spelling.hint(for: property, in: bare)
      return .failure(UsageError("no property is named `\(property)`\(near)"))
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
