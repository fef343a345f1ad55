import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint dependencies`: what each body subscribes to, and what a change runs again.
struct DependenciesCommand: ProgramQuestion {
  private let view: String?
  /// The property of `--what-if`.
  private let property: String?

  init(_ arguments: Arguments) {
    view = arguments.value(Options.view)
    property = arguments.value(Options.whatIf)
  }

  func answers(about file: FileID, _ analyzer: Analyzer) -> [ViewDependencies] {
    analyzer.dependencies(in: file, view: view).filter { property == nil || !$0.effects(of: property).isEmpty }
  }

  func text(of view: ViewDependencies, in file: FileID, _ analyzer: Analyzer) -> String {
    analyzer.text(of: view, in: file, property: property)
  }

  // MARK: A property that nothing is found about

  /// Something about the program that an answer needs which no body gives.
  enum Candidate: Sendable {
    /// A property that could have been asked about.
    case property(PropertyChange)
    /// A body that may read more than is known.
    case body(String)
  }

  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate] {
    if property == nil { return [] }
    let unknown = analyzer.dependencies(in: file).filter { !$0.isComplete }
    return analyzer.propertyChanges(in: file).map { .property($0) } + unknown.map { .body($0.name) }
  }

  /// A property that no view subscribes to is an answer, one that there is not a mistake.
  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError> {
    guard let property else { return .success("") }
    var properties: [PropertyChange] = []
    var bodies: [String] = []
    for candidate in candidates {
      switch candidate {
      case .property(let property): properties.append(property)
      case .body(let name): bodies.append(name)
      }
    }
    let meant = properties.filter { $0.isNamed(property) }
    guard meant.isEmpty else {
      return .success(meant.map { DependenciesCommand.sentence(about: $0, unknown: bodies) + "\n" }.joined())
    }
    let near = Spelling.hint(for: property, in: properties.map(\.lastName))
    return .failure(UsageError("no property is named `\(property)`\(near)"))
  }

  /// - Parameter bodies: those that may read more than is known.
  private static func sentence(about property: PropertyChange, unknown bodies: [String]) -> String {
    switch property.news {
    case .subscribers where !bodies.isEmpty:
      "nobody is known to read `\(property.name)`; a part of \(listed(bodies)) is not known"
    case .subscribers: "nobody reads `\(property.name)`: no body runs again"
    case .nobody: "nobody is told of a change of `\(property.name)`: no body runs again"
    case .computed: "`\(property.name)` is computed: it changes with the properties that it reads"
    case .constant: "`\(property.name)` is a constant: it never changes"
    }
  }

  private static func listed(_ bodies: [String]) -> String {
    let names = bodies.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return bodies.count > 3 ? "\(names) and of \(bodies.count - 3) more bodies" : names
  }

  // MARK: JSON

  func write(_ view: ViewDependencies, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter) {
    result.members(of: analyzer.nameRange(of: view.decl).start, in: analyzer.program.file(file).source)
    result.member("view", view.view)
    result.member("complete", view.isComplete)
    result.member(
      "subscriptions",
      array: { writer in
        for subscription in view.subscriptions { write(subscription, analyzer, to: &writer) }
      })
    result.member("calls", array: { writer in for name in view.contentsCalled { writer.value(name) } })
    result.member(
      "changes",
      array: { writer in
        for effect in view.effects(of: property) {
          writer.object { writer in
            writer.member("property", effect.property)
            writer.member("runsBody", effect.runsBody)
            writer.member("contents", array: { writer in for name in effect.contents { writer.value(name) } })
            writer.member("updated", array: { writer in for name in effect.updated { writer.value(name) } })
            writer.member("below", array: { writer in for name in effect.below { writer.value(name) } })
            writer.member("skipped", array: { writer in for name in effect.skipped { writer.value(name) } })
            writer.member("unclear", array: { writer in for name in effect.names(.unclear) { writer.value(name) } })
            writer.member(
              "children", array: { writer in for child in effect.children { write(child, analyzer, to: &writer) } })
          }
        }
      })
  }

  /// What of a view's uses fares how, where it is made several times.
  private func write(_ child: ViewDependencies.Child, _ analyzer: Analyzer, to writer: inout JSONWriter) {
    let source = analyzer.program.file(child.file).source
    writer.object { writer in
      writer.member("view", child.name)
      writer.member("fate", child.fate.rawValue)
      writer.member("path", source.path)
      writer.member("line", source.lineIndex.position(of: child.range.start).line)
    }
  }

  private func write(_ subscription: Subscription, _ analyzer: Analyzer, to writer: inout JSONWriter) {
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
              if place.isPerhaps { writer.member("perhaps", true) }
            }
          }
        })
    }
  }
}
