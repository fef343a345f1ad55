import ViewSemantics
import ViewSource
import ViewSyntax

/// What the files of a program tell each other: where properties are used, written and given to views, and which views
/// make which.
///
/// Each file is read once, by whichever thread; the facts of all are put together before anything is concluded.
struct ProgramFacts: Sendable {
  /// A place in one of the program's files.
  struct Place: Sendable {
    let file: FileID
    let range: SourceRange
  }

  /// The parameter of a view's initialiser.
  struct Input: Hashable, Sendable {
    let view: DeclID
    let label: Name
  }

  /// A value that a view is given at a place that stays, and the property of the caller that it comes from.
  struct Given: Sendable {
    let property: DeclID
    let place: Place
  }

  /// The properties that are used at all, as values, bindings or storage.
  var used: Set<DeclID> = []
  /// The names of what is used and not resolved.
  var openNames: Set<Name> = []
  /// The views and helpers that a navigation shows as screens.
  var pushed: Set<DeclID> = []
  /// Where a property is first written, or given on as a binding.
  var written: [DeclID: Place] = [:]
  var given: [Input: [Given]] = [:]
  var graph = ViewGraph()

  mutating func merge(_ other: ProgramFacts) {
    used.formUnion(other.used)
    openNames.formUnion(other.openNames)
    pushed.formUnion(other.pushed)
    written.merge(other.written) { first, _ in first }
    given.merge(other.given) { $0 + $1 }
    graph.merge(other.graph)
  }
}

/// What must hold in the whole program for a finding to be one.
enum ProgramCondition: Sendable {
  /// Somebody writes the property; the note says so at the place.
  case written(DeclID, note: String)
  /// Nobody uses the property.
  case unused(DeclID)
  /// No navigation shows the view as a screen.
  case notPushed(DeclID)
  /// Somebody gives the parameter a value that changes while the view stays; the note says so at the place.
  case changing(ProgramFacts.Input, note: String)
}

/// A diagnostic that is reported if the program agrees.
struct Claim: Sendable {
  let diagnostic: Diagnostic
  let condition: ProgramCondition

  /// The diagnostic with what the program adds to it; `nil` if the condition does not hold.
  func settled(by facts: ProgramFacts, _ analyzer: Analyzer) -> Diagnostic? {
    var result = diagnostic
    func add(_ note: String, _ place: ProgramFacts.Place) {
      let file = analyzer.program.file(place.file).source
      result.notes.append(Diagnostic.Note(note, in: file, at: place.range))
    }
    switch condition {
    case .written(let property, let note):
      guard let place = facts.written[property] else { return nil }
      add(note, place)
    case .unused(let property):
      if facts.used.contains(property) || facts.openNames.contains(analyzer.decl(property).name) { return nil }
    case .notPushed(let view):
      if facts.pushed.contains(view) { return nil }
    case .changing(let input, let note):
      guard let given = facts.given[input]?.first(where: { facts.written[$0.property] != nil }) else { return nil }
      add(note, given.place)
    }
    return result
  }
}
