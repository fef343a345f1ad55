import ViewCommandLine
import ViewSemantics
import ViewSource

/// `viewlint dependencies`: the subscriptions of each body, and the effects of a change.
struct DependenciesCommand: ProgramQuestion {
  private let view: String?
  /// The property in `--what-if`.
  private let property: String?

  init(_ arguments: Arguments) {
    view = arguments.value(Options.view)
    // `$name` is a binding to the value that changes.
    property = arguments.value(Options.whatIf).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  func answers(about file: FileID, _ analyzer: Analyzer) -> [ViewDependencies] {
    (analyzer.dependencies(in: file, view: view) + (view == nil ? analyzer.previewDependencies(in: file) : []))
      .filter { property == nil || !analyzer.effects(in: $0, of: property).isEmpty }
  }

  func text(of view: ViewDependencies, in file: FileID, _ analyzer: Analyzer) -> String {
    analyzer.text(of: view, in: file, property: property)
  }

  // MARK: A property without results

  /// Further facts about the program, for the answer if no body has one.
  enum Candidate: Sendable {
    /// A property that exists in the program.
    case property(PropertyChange)
    /// A body whose reads are not fully known.
    case body(String)
    /// Code that passes the input to a view.
    case giver(InputGiver)
    /// A body that reads the property without observing its changes.
    case reader(String)
    /// Code that reads or writes the property as an environment value.
    case environment(EnvironmentUse)
  }

  func candidates(in file: FileID, _ analyzer: Analyzer) -> [Candidate] {
    guard let property else { return [] }
    let unknown = analyzer.dependencies(in: file).filter { !$0.isComplete }
    return analyzer.propertyChanges(in: file, asked: property).map { .property($0) } + unknown.map { .body($0.name) }
      + analyzer.givers(ofInputsNamed: property, in: file).map { .giver($0) }
      + analyzer.untoldReaders(ofPropertyNamed: property, in: file).map { .reader($0) }
      + analyzer.environmentUses(ofValueNamed: property, in: file).map { .environment($0) }
  }

  /// A property without subscribers is an answer; a name without a property is an error.
  func whenNothing(_ candidates: [Candidate]) -> Result<String, UsageError> {
    guard let property else {
      return view.map { .failure(UsageError("`\($0)` is not a view: it has no body")) } ?? .success("")
    }
    var properties: [PropertyChange] = []
    var bodies: [String] = []
    var givers: [InputGiver] = []
    var readers: [String] = []
    var uses: [EnvironmentUse] = []
    for candidate in candidates {
      switch candidate {
      case .property(let property): properties.append(property)
      case .body(let name): bodies.append(name)
      case .giver(let giver): givers.append(giver)
      case .reader(let body): readers.append(body)
      case .environment(let use): uses.append(use)
      }
    }
    if let first = uses.first { return .success(DependenciesCommand.sentence(about: first.value, uses) + "\n") }
    let meant = properties.filter { $0.isNamed(property) }
    guard meant.isEmpty else {
      return .success(
        meant.map { DependenciesCommand.sentence(about: $0, unknown: bodies, readers, givers) + "\n" }.joined())
    }
    let near = Spelling.hint(for: property, in: properties.map(\.lastName))
    return .failure(UsageError("no property is named `\(property)`\(near)"))
  }

  /// - Parameter bodies: the bodies whose reads are not fully known.
  private static func sentence(
    about property: PropertyChange, unknown bodies: [String], _ readers: [String], _ givers: [InputGiver]
  ) -> String {
    if [.subscribers, .unwatched].contains(property.news), !readers.isEmpty {
      return "\(listed(readers)) \(readers.count == 1 ? "reads" : "read") `\(property.name)` and "
        + "\(readers.count == 1 ? "is" : "are") not told of its changes: no body runs again"
    }
    return switch property.news {
    case .subscribers where !bodies.isEmpty:
      "no body is known to read `\(property.name)`; a part of \(listed(bodies)) is not known"
    case .subscribers: "no body reads `\(property.name)`: no body runs again when it changes"
    case .input:
      "`\(property.name)` is an input: the body of its view runs again when it is given another value"
        + given(givers.filter { $0.input == property.name })
    case .part: "`\(property.name)` is a part of a value: it changes with the property that holds the value"
    case .unwatched: "SwiftUI is not told when `\(property.name)` changes: no body runs again"
    case .computed where property.reads.isEmpty:
      "`\(property.name)` is computed: it changes with the properties that it reads"
    case .computed:
      "`\(property.name)` is computed: it changes with " + property.reads.map { "`\($0)`" }.joined(separator: ", ")
    case .constant: "`\(property.name)` is a constant: it never changes"
    }
  }

  /// `` `lvl` is a value of the environment: when it changes `C.body` runs again; `A.body` writes it when `@State n` changes ``
  private static func sentence(about value: String, _ uses: [EnvironmentUse]) -> String {
    let readers = uses.filter { $0.properties == nil }.map { "`\($0.body)`" }
    let runs =
      readers.isEmpty
      ? "no body reads it"
      : "when it changes \(readers.joined(separator: ", ")) \(readers.count == 1 ? "runs" : "run") again"
    let writers = uses.compactMap { use in
      use.properties.map { names in
        "`\(use.body)` writes it"
          + (names.isEmpty ? "" : " when \(names.map { "`\($0)`" }.joined(separator: ", ")) changes")
      }
    }
    return (["`\(value)` is a value of the environment: \(runs)"] + writers).joined(separator: "; ")
  }

  /// `, by `A.body` when `@State n` changes`
  private static func given(_ givers: [InputGiver]) -> String {
    var texts: [String] = []
    for giver in givers {
      let properties = giver.properties.map { "`\($0)`" }.joined(separator: ", ")
      let text = "by `\(giver.body)`" + (properties.isEmpty ? "" : " when \(properties) changes")
      if !texts.contains(text) { texts.append(text) }
    }
    if texts.isEmpty { return "" }
    let more = texts.count > 3 ? " and by \(texts.count - 3) more" : ""
    return ", " + texts.prefix(3).joined(separator: ", ") + more
  }

  private static func listed(_ bodies: [String]) -> String {
    let names = bodies.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    return bodies.count > 3 ? "\(names) and \(bodies.count - 3) more bodies" : names
  }

  // MARK: JSON

  func write(_ view: ViewDependencies, in file: FileID, _ analyzer: Analyzer, to result: inout JSONWriter) {
    result.members(of: analyzer.nameRange(of: view.decl).start, in: analyzer.program.file(file).source)
    result.member("view", view.view)
    result.member("complete", view.isComplete)
    result.member("unknown", array: { writer in for name in view.unknownNames { writer.value(name) } })
    result.member(
      "subscriptions",
      array: { writer in
        for subscription in view.subscriptions { write(subscription, analyzer, to: &writer) }
      })
    result.member("calls", array: { writer in for name in view.contentsCalled { writer.value(name) } })
    result.member(
      "changes",
      array: { writer in
        for effect in analyzer.effects(in: view, of: property) {
          writer.object { writer in
            writer.member("property", effect.property)
            writer.member("runsBody", effect.runsBody)
            writer.member(
              "onceShown", array: { writer in for name in effect.presentations { writer.value(name) } })
            writer.member("contents", array: { writer in for name in effect.contents { writer.value(name) } })
            writer.member("updated", array: { writer in for name in effect.updated { writer.value(name) } })
            writer.member("below", array: { writer in for name in effect.below { writer.value(name) } })
            writer.member("passedOn", array: { writer in for name in effect.passedOn { writer.value(name) } })
            writer.member("skipped", array: { writer in for name in effect.skipped { writer.value(name) } })
            writer.member("unclear", array: { writer in for name in effect.names(.unclear) { writer.value(name) } })
            writer.member("remade", array: { writer in for name in effect.remade { writer.value(name) } })
            writer.member(
              "madeOrRemoved",
              array: { writer in for name in effect.names(.madeOrRemoved) { writer.value(name) } })
            writer.member(
              "children", array: { writer in for child in effect.children { write(child, analyzer, to: &writer) } })
          }
        }
      })
  }

  /// Writes the effect of a change on a child view, with its place.
  private func write(_ child: ViewDependencies.Child, _ analyzer: Analyzer, to writer: inout JSONWriter) {
    let source = analyzer.program.file(child.file).source
    writer.object { writer in
      writer.member("view", child.name)
      writer.member("fate", child.fate.rawValue)
      writer.member("path", source.path)
      let position = source.lineIndex.position(of: child.range.start)
      writer.member("line", position.line)
      writer.member("column", position.column)
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
              if let presentation = place.presentation { writer.member("presentation", presentation) }
              if place.isPossible { writer.member("perhaps", true) }
            }
          }
        })
    }
  }
}
