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
        : all.map { DependenciesCommand.text($0, property, source) }.joined()
    }
  }

  private static func effects(_ view: ViewDependencies, _ property: String?) -> [ViewDependencies.Effect] {
    view.properties.filter { entry in
      property.map { entry.name == $0 || entry.name.hasSuffix(" \($0)") || entry.name.hasSuffix(".\($0)") } ?? true
    }.map { view.effect(of: $0.decl, name: $0.name) }
  }

  private static func text(_ view: ViewDependencies, _ property: String?, _ source: SourceFile) -> String {
    let effects = effects(view, property)
    if property != nil, effects.isEmpty { return "" }
    var text = "\(view.view).body\n"
    if property == nil {
      for subscription in view.subscriptions {
        let lines = Set(subscription.ranges.map { source.lineIndex.position(of: $0.start).line }).sorted()
        let place = subscription.how == .read && !lines.isEmpty ? " in line " + lines.map(String.init).joined(separator: ", ") : ""
        text += "  subscribes to \(subscription.name): \(subscription.how.rawValue)\(place)\n"
      }
      if view.subscriptions.isEmpty { text += "  subscribes to nothing\n" }
    }
    for effect in effects {
      text += "  \(effect.property) changes: \(effect.runsBody ? "the body runs again" : "the body does not run")"
      if !effect.updated.isEmpty { text += "; \(effect.updated.joined(separator: ", ")) with it" }
      if !effect.skipped.isEmpty { text += "; skipped, for equal inputs: \(effect.skipped.joined(separator: ", "))" }
      text += "\n"
    }
    return text
  }

  private static func json(_ view: ViewDependencies, _ property: String?, _ analyzer: Analyzer, _ source: SourceFile) -> String {
    var writer = JSONWriter()
    let position = source.lineIndex.position(of: analyzer.nameRange(of: view.decl).start)
    writer.object { writer in
      writer.member("path", source.path)
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("view", view.view)
      writer.member("subscriptions", array: { writer in
        for subscription in view.subscriptions {
          writer.object { writer in
            writer.member("property", subscription.name)
            writer.member("how", subscription.how.rawValue)
            writer.member("lines", array: { writer in
              for range in subscription.ranges { writer.value(source.lineIndex.position(of: range.start).line) }
            })
          }
        }
      })
      writer.member("changes", array: { writer in
        for effect in effects(view, property) {
          writer.object { writer in
            writer.member("property", effect.property)
            writer.member("runsBody", effect.runsBody)
            writer.member("updated", array: { writer in for name in effect.updated { writer.value(name) } })
            writer.member("skipped", array: { writer in for name in effect.skipped { writer.value(name) } })
          }
        }
      })
    }
    return "\n" + writer.text
  }
}
