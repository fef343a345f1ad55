import ViewSemantics
import ViewSource
import ViewSyntax

/// What the files of a program tell each other: where properties are used, written and given to views, and which views
/// make which.
///
/// Each file is read once, by whichever thread; the facts of all are put together before anything is concluded.
struct ProgramFacts: Sendable {
  /// A place in one of the program's files.
  struct Place: Hashable, Sendable {
    let file: FileID
    let range: SourceRange

    /// The one that is nearer to the beginning of the program.
    static func first(_ one: Place, _ other: Place) -> Place {
      (one.file.index, one.range.start) <= (other.file.index, other.range.start) ? one : other
    }
  }

  /// The parameter of a view's initialiser, or a name among its members; `$name` for a parameter that is given a binding.
  struct Input: Hashable, Sendable {
    let view: DeclID
    let label: Name
    /// Whether it is about no more than whether there is a value.
    var isPresence = false

    init(view: DeclID, label: Name, isPresence: Bool = false) {
      self.view = view
      self.label = label
      self.isPresence = isPresence
    }

    /// What a value of the environment is given, wherever it is provided.
    init(environmentValue value: DeclID) { self.init(view: value, label: .none) }
  }

  /// A value that a view is given at a place that stays, and the property of the caller that it comes from.
  struct Given: Sendable {
    let property: DeclID
    let place: Place
    /// Whether it is an object that the caller observes: what changes is in the object, and it is the same one.
    let isObject: Bool
    /// Whether it comes out of an optional, which may have its only value from the time that the view is there.
    let isUnwrapped: Bool
    /// Whether the view has a function by which it gives another value back: it edits a draft, and says when that is done.
    let isDraft: Bool
  }

  /// The properties with wrappers that are used at all, as values, bindings or storage.
  var used: Set<DeclID> = []
  /// Those of them that find an object in the environment, or are settings of an observed class, and are read whenever a
  /// body runs, or may be.
  var shown: Set<DeclID> = []
  /// Those of them that are, whatever the values are.
  var surelyShown: Set<DeclID> = []
  /// The names that the members of a type use and that are not resolved: perhaps properties of the type.
  var openNames: Set<Input> = []
  /// The same of extensions of which it is not known what they extend, by the name of that.
  var openExtensionNames: [Name: Set<Name>] = [:]
  /// The names of members of values whose type is not known.
  var openMembers: Set<Name> = []
  /// Of the properties that a rule has asked about, those whose names occur in code that is left out for this platform.
  var leftOut: Set<DeclID> = []
  /// The properties with wrappers that are used outside of their types or files.
  var usedOutside: Set<DeclID> = []
  /// What the memberwise initialisers of types are given.
  var passed: Set<Input> = []
  /// The labels of calls that are not resolved.
  var openLabels: Set<Name> = []
  /// The views and helpers that a navigation shows as screens.
  var pushed: Set<DeclID> = []
  /// Where a property is first written, or given on as a binding.
  var written: [DeclID: Place] = [:]
  /// Where a property is written while its value is shown: by a binding, in a view or an object that views observe, or in
  /// the property's own type. What loads or decodes a value sets it up.
  var edited: [DeclID: Place] = [:]
  /// Where a mutating function of a value writes one of its properties: that edits it if views call the function.
  var editedByValues: [DeclID: [DeclID: Place]] = [:]
  /// The mutating functions that views call, or objects that views observe.
  var mutatedByViews: Set<DeclID> = []
  /// The properties that tests write: so they cannot be constants, but what is shown does not change.
  var writtenByTests: Set<DeclID> = []
  /// The properties that an initialiser sets, or their storage.
  var initialized: Set<DeclID> = []
  /// The properties that are given another value as a whole anywhere, even by an initialiser, or whose storage is named.
  var replaced: Set<DeclID> = []
  /// The properties with wrappers on which something is called or set that is not known: perhaps they are written.
  var touched: Set<DeclID> = []
  /// The names of members that are set, bound to or changed of values whose type is not known.
  var openWrites: Set<Name> = []
  var given: [Input: [Given]] = [:]
  /// Where a property is written in an action that runs at each frame of a movement.
  var writtenOften: [DeclID: Place] = [:]
  /// The views that are made once for each of some data.
  var rows: Set<DeclID> = []
  /// The views that are made in containers that make their views on demand, and where they are first.
  var lazyRows: [DeclID: Place] = [:]
  /// The types of whose values rows are made.
  var elements: Set<DeclID> = []
  /// The types of whose values something is presented: `sheet(item:)`.
  var presented: Set<DeclID> = []
  /// Where a body first asks a helper of another type for something that the helper makes and that takes long to make.
  var costlyUses: [DeclID: Place] = [:]
  var movement = MovementFacts()
  /// Whether a type is marked as where the program begins: it is an app, of which no other code uses anything.
  var hasEntry = false
  var inputs = InputFacts()
  var modifiers = ModifierFacts()
  var paths = KeyPathFacts()
  var navigation = NavigationFacts()
  var stored = StoredFacts()
  var graph = ViewGraph()

  /// The facts of many files, put together on two threads.
  init(merging files: [FileFacts], jobs: Int) {
    // To put the graphs together takes about as long as all else.
    let halves = Workers.map(2, jobs: jobs) { number in
      var half = ProgramFacts()
      if number == 0 { half.graph.merge(files.map(\.facts.graph)) } else { half.mergeAllButGraphs(of: files) }
      return half
    }
    self = halves[1]
    graph = halves[0].graph
  }

  /// Nothing is known yet.
  init() {}

  mutating func merge(_ others: [FileFacts]) {
    mergeAllButGraphs(of: others)
    graph.merge(others.map { $0.facts.graph })
  }

  private mutating func mergeAllButGraphs(of others: [FileFacts]) {
    used.formUnion(ofAll: others.map { $0.facts.used })
    shown.formUnion(ofAll: others.map { $0.facts.shown })
    surelyShown.formUnion(ofAll: others.map { $0.facts.surelyShown })
    openNames.formUnion(ofAll: others.map { $0.facts.openNames })
    openExtensionNames.merge(all: others.map { $0.facts.openExtensionNames }) { $0.union($1) }
    openMembers.formUnion(ofAll: others.map { $0.facts.openMembers })
    leftOut.formUnion(ofAll: others.map { $0.facts.leftOut })
    usedOutside.formUnion(ofAll: others.map { $0.facts.usedOutside })
    passed.formUnion(ofAll: others.map { $0.facts.passed })
    openLabels.formUnion(ofAll: others.map { $0.facts.openLabels })
    pushed.formUnion(ofAll: others.map { $0.facts.pushed })
    written.merge(all: others.map { $0.facts.written }, uniquingKeysWith: Place.first)
    edited.merge(all: others.map { $0.facts.edited }, uniquingKeysWith: Place.first)
    editedByValues.merge(all: others.map { $0.facts.editedByValues }) { $0.merging($1, uniquingKeysWith: Place.first) }
    mutatedByViews.formUnion(ofAll: others.map { $0.facts.mutatedByViews })
    writtenByTests.formUnion(ofAll: others.map { $0.facts.writtenByTests })
    initialized.formUnion(ofAll: others.map { $0.facts.initialized })
    replaced.formUnion(ofAll: others.map { $0.facts.replaced })
    touched.formUnion(ofAll: others.map { $0.facts.touched })
    openWrites.formUnion(ofAll: others.map { $0.facts.openWrites })
    given.merge(all: others.map { $0.facts.given }) { $0 + $1 }
    writtenOften.merge(all: others.map { $0.facts.writtenOften }, uniquingKeysWith: Place.first)
    rows.formUnion(ofAll: others.map { $0.facts.rows })
    lazyRows.merge(all: others.map { $0.facts.lazyRows }, uniquingKeysWith: Place.first)
    elements.formUnion(ofAll: others.map { $0.facts.elements })
    presented.formUnion(ofAll: others.map { $0.facts.presented })
    costlyUses.merge(all: others.map { $0.facts.costlyUses }, uniquingKeysWith: Place.first)
    movement.merge(others.map { $0.facts.movement })
    hasEntry = hasEntry || others.contains { $0.facts.hasEntry }
    inputs.merge(others.map { $0.facts.inputs })
    modifiers.merge(others.map { $0.facts.modifiers })
    paths.merge(others.map { $0.facts.paths })
    navigation.merge(others.map { $0.facts.navigation })
    stored.merge(others.map { $0.facts.stored })
  }
}

/// The facts of one file, of which no copy is made until they are put together with others.
final class FileFacts: Sendable {
  let facts: ProgramFacts

  init(_ facts: ProgramFacts) {
    self.facts = facts
  }
}

/// What must hold in the whole program for a finding to be one.
enum ProgramCondition: Sendable {
  /// The program writes the property; the note says so at the place.
  case written(DeclID, note: String)
  /// The same, or the program may do so where names are not resolved.
  case mayBeWritten(DeclID, note: String)
  /// The program writes one of the properties while its value is shown; the note says so at the place.
  case edited([DeclID], note: String)
  /// No code writes the property, binds to it or may do so; perhaps not even an initialiser.
  case unwritten(DeclID, evenInitially: Bool)
  /// No code uses the property.
  case unused(DeclID)
  /// No code gives the property of the type another value than its first one, or names its storage: another wrapper may keep
  /// it.
  case kept(DeclID, of: DeclID)
  /// No code outside of the type uses the property or gives it a value: it may become private.
  case unseen(DeclID, of: DeclID)
  /// No other code uses the members of the type: they run, or are read, only as parts of what the type itself does.
  case ownMembers([DeclID], of: DeclID)
  /// The program writes what a condition reads, gives its view what changes while that is there, or makes another value of
  /// one that is held; it is not known that of views that the program does not make.
  case varied(ChangeSources)
  /// A body reads the property, or may do so.
  case displayed(DeclID)
  /// Not only previews show what the declaration makes.
  case shown(DeclID)
  /// Not only widgets, pictures and previews show what the declaration makes: it is there for longer than a picture takes.
  case live(DeclID)
  /// Nothing but widgets, pictures and previews shows what the declaration makes.
  case still(DeclID)
  /// The program uses the modifier on a view that may have something to lose, or may do so outside of the program.
  case takesSomething(DeclID)
  /// The place is the first of the program where a body asks the helper.
  case firstCostlyUse(DeclID, ProgramFacts.Place)
  /// The program makes rows of values of the type, or of one that conforms to it.
  case makesRows(DeclID)
  /// The same, or the program presents something for a value of the type.
  case identifiesViews(DeclID)
  /// The program writes one of the properties after the initialiser, or may do so.
  case changesLater([DeclID])
  /// All of these hold.
  case all([ProgramCondition])
  /// One of these holds; the notes are those of the first that does.
  case any([ProgramCondition])
  /// The program makes a value without saying what the parameter is, whose default stands for it.
  case leftOut(ProgramFacts.Input)
  /// The program nowhere gives the parameter a value.
  case neverGiven(ProgramFacts.Input)
  /// No modifier gives the program's own value of the environment.
  case notProvided(DeclID)
  /// Elements of the collection neither come, go nor move.
  case unmoved(DeclID)
  /// No navigation shows the view as a screen.
  case notPushed(DeclID)
  /// The view is a part of what a scene of an app begins with, and nothing presents or pushes it, or what it is in.
  case neverPresented(DeclID)
  /// The program gives the parameter a value that changes while the view stays; the note says so at the place.
  /// - unwrapped: whether the values of an optional count, of which there may be only one.
  /// - drafts: whether those count that the view gives back.
  case changing(ProgramFacts.Input, unwrapped: Bool, drafts: Bool, note: String)
  /// A caller gives the parameter a value that changes while the view stays, and does not give one of the others what comes
  /// from the same property; the note says so at the place.
  case changingAlone(ProgramFacts.Input, beside: [ProgramFacts.Input], note: String)
  /// The program gives the parameter what the one who gives it observes, to a view that stays, and the program writes one of the
  /// properties while its value is shown; the note says so at the place.
  case givenAndEdited(ProgramFacts.Input, [DeclID], note: String)
  /// The program writes the property at each frame of a movement; the note says so at the place.
  case writtenOften(DeclID, note: String)
  /// Elements of one of the collections come, go or move, or the program writes one of the properties that select elements;
  /// the note says so at the place.
  case moved([DeclID], selectedBy: [DeclID], note: String)
  /// Elements of the collection come or go; the note says so at the place.
  case resized(DeclID, note: String)
  /// Only a scene, a sheet or a preview shows the view, or code outside of the program. Where files of the module are
  /// not given, it is not known.
  case outermost(DeclID)
  /// The program makes the view for each of some data.
  case isRow(DeclID)
  /// A container makes the view on demand; the note says so at the place.
  case isLazyRow(DeclID, note: String)
  /// A body that makes the view runs again while it is there; the note says so at the place.
  case remade(DeclID, RemadeViews.Reach = .shown, note: String)
  /// Some view makes the view, or it is not known who does: it is not only given to objects of UIKit.
  /// - isKnown: whether it counts only if a body is known, or known not, to run again that makes the view; `nil` for both.
  case remadeByViews(DeclID, isKnown: Bool? = nil)
  /// The body of the view runs again while it is there, because the program writes what it subscribes to; the note says so at
  /// the place.
  case updated(DeclID, note: String)
  /// The same, because code writes what an object keeps that the body reads: that happens also while the view is covered.
  case updatedByObject(DeclID, note: String)
  /// An earlier property that is kept under the same key begins with another value; the note says so at the place.
  case beginsOtherwise(StoredFacts.Default, note: String)
  /// A setting is of another kind somewhere: a text here, and a number there.
  case storedOtherwise(StoredFacts.Default, note: String)
}

/// A diagnostic that is reported, or a fix that is offered, if the program agrees.
struct Claim: Sendable {
  let diagnostic: Diagnostic
  /// What must hold for it to be reported; `nil` if nothing.
  let condition: ProgramCondition?
  /// What must hold for its fixes; `nil` if nothing.
  let fixCondition: ProgramCondition?
  /// Notes that take long to find, looked for if it is reported.
  var lateNotes: (@Sendable (Analyzer) -> [Diagnostic.Note])?

  /// The properties about which more facts may decide otherwise than those that are known.
  func openProperties(_ judge: ClaimJudge, _ analyzer: Analyzer) -> [DeclID] {
    [condition, fixCondition].compactMap { $0 }.flatMap { $0.openProperties(judge, analyzer) }
  }

  /// The diagnostic with what the program adds to it; `nil` if the condition does not hold.
  func settled(by judge: ClaimJudge, _ analyzer: Analyzer) -> Diagnostic? {
    var result = diagnostic
    if let condition {
      guard let notes = condition.notes(judge, analyzer) else { return nil }
      result.notes += (lateNotes?(analyzer) ?? []) + notes
    }
    if let fixCondition, fixCondition.notes(judge, analyzer) == nil { result.fixIts = [] }
    return result
  }
}

extension ProgramCondition {
  fileprivate func openProperties(_ judge: ClaimJudge, _ analyzer: Analyzer) -> [DeclID] {
    func holds() -> Bool { notes(judge, analyzer) != nil }
    return switch self {
    case .written(let property, _), .mayBeWritten(let property, _), .displayed(let property): holds() ? [] : [property]
    case .changesLater(let properties): holds() ? [] : properties
    case .edited(let properties, _):
      holds() ? [] : properties + properties.flatMap { judge.facts.editedByValues[$0, default: [:]].keys }
    case .unwritten(let property, _), .unused(let property), .kept(let property, _),
      .unseen(let property, _):
      holds() ? [property] : []
    case .ownMembers(let members, _): holds() ? members : []
    case .changing(let input, _, _, _), .changingAlone(let input, _, _):
      holds() ? [] : (judge.facts.given[input] ?? []).map(\.property)
    case .moved(let collections, let selectors, _): holds() ? [] : collections + selectors
    case .resized(let collection, _): holds() ? [] : [collection]
    // What is given to views is known from their code.
    case .givenAndEdited(let input, let properties, _): judge.facts.given[input] == nil || holds() ? [] : properties
    case .remade(let view, let reach, _): holds() ? [] : judge.remade.properties(of: view, reach)
    case .updated(let view, _), .updatedByObject(let view, _): holds() ? [] : judge.remade.subscriptions(of: view)
    // Where values are made may show that one takes the place of another, or that none does.
    case .varied(let sources):
      Array(sources.holders) + (holds() ? [] : judge.facts.properties(decidingOn: sources, analyzer))
    case .all(let conditions): conditions.flatMap { $0.openProperties(judge, analyzer) }
    case .any(let conditions): holds() ? [] : conditions.flatMap { $0.openProperties(judge, analyzer) }
    case .unmoved(let collection): holds() ? [collection] : []
    case .takesSomething(let modifier): holds() ? [] : [modifier]
    // These are about what views make and do: of them the judge knows nothing yet.
    case .shown, .live, .still, .makesRows, .firstCostlyUse, .identifiesViews, .leftOut, .neverGiven, .notProvided,
      .notPushed,
      .neverPresented, .writtenOften, .outermost, .isRow, .isLazyRow, .remadeByViews, .beginsOtherwise,
      .storedOtherwise:
      []
    }
  }

  /// The places that make it hold; `nil` if it does not.
  fileprivate func notes(_ judge: ClaimJudge, _ analyzer: Analyzer) -> [Diagnostic.Note]? {
    let facts = judge.facts
    func note(_ text: String, _ place: ProgramFacts.Place) -> Diagnostic.Note {
      Diagnostic.Note(text, in: analyzer.program.file(place.file).source, at: place.range)
    }
    switch self {
    case .written(let property, let text):
      return facts.nearestWrite(of: property).map { [note(text, $0)] }
    case .mayBeWritten(let property, let text):
      if let place = facts.nearestWrite(of: property) { return [note(text, place)] }
      return facts.mayBeWrittenUnseen(property, analyzer) ? [] : nil
    case .edited(let properties, let text):
      return properties.firstNonNil { facts.edit(of: $0) }.map { [note(text, $0)] }
    case .unwritten(let property, let evenInitially):
      let isWritten =
        facts.written[property] != nil || facts.writtenByTests.contains(property)
        || evenInitially && facts.initialized.contains(property)
        || facts.mayBeWrittenUnseen(property, analyzer)
      return isWritten ? nil : []
    case .unused(let property):
      let isUsed = facts.used.contains(property) || facts.isOpen(property, analyzer)
      return isUsed ? nil : []
    case .kept(let property, let type):
      let name = analyzer.decl(property).name
      let isReplaced =
        facts.replaced.contains(property) || facts.openWrites.contains(name) || facts.isOpen(property, analyzer)
        || facts.passed.contains(ProgramFacts.Input(view: type, label: name))
      return isReplaced ? nil : []
    case .unseen(let property, let type):
      let name = analyzer.decl(property).name
      let isSeen =
        facts.usedOutside.contains(property) || facts.openLabels.contains(name)
        || facts.isUsedUnseen(property, analyzer)
        || facts.passed.contains(ProgramFacts.Input(view: type, label: name))
      return isSeen ? nil : []
    case .ownMembers(let members, let type):
      let areForeign = members.contains { member in
        facts.usedOutside.contains(member) || facts.isUsedUnseen(member, analyzer)
          || facts.openMembers.contains(analyzer.decl(member).name)
            && analyzer.decl(member).access > .fileprivateAccess
          || judge.users.of(member).contains { user in
            analyzer.owner(of: user).flatMap { analyzer.nominal(of: $0) } != type
          }
      }
      return areForeign ? nil : []
    case .varied(let sources):
      return facts.change(of: sources, analyzer).map { change in
        change.place.map { [note("this changes the condition", $0)] } ?? []
      }
    case .displayed(let property):
      return facts.shown.contains(property) ? [] : nil
    case .shown(let decl):
      return judge.views.areOnlyForPreviews(decl) ? nil : []
    case .live(let decl):
      return judge.views.areStill(decl) ? nil : []
    case .still(let decl):
      return judge.views.areStill(decl) ? [] : nil
    case .takesSomething(let modifier):
      let mayTake =
        facts.leftOut.contains(modifier)
        || facts.modifiers.takeSomething(
          modifier, hasApp: facts.hasApp, openNames: facts.inputs.openNames, analyzer)
      return mayTake ? [] : nil
    case .firstCostlyUse(let helper, let place):
      return facts.costlyUses[helper] == place ? [] : nil
    case .makesRows(let type):
      return isAmong(facts.elements, type, analyzer) ? [] : nil
    case .identifiesViews(let type):
      return isAmong(facts.elements, type, analyzer) || isAmong(facts.presented, type, analyzer) ? [] : nil
    case .changesLater(let properties):
      let mayChange = properties.contains { facts.written[$0] != nil || facts.mayChangeUnseen($0, analyzer) }
      return mayChange ? [] : nil
    case .all(let conditions):
      var notes: [Diagnostic.Note] = []
      for condition in conditions {
        guard let more = condition.notes(judge, analyzer) else { return nil }
        notes += more
      }
      return notes
    case .any(let conditions):
      return conditions.firstNonNil { $0.notes(judge, analyzer) }
    case .notProvided(let value):
      return facts.inputs.isMade(value, analyzer) ? nil : []
    case .leftOut(let input):
      return facts.inputs.isLeftOut(input) ? [] : nil
    case .neverGiven(let input):
      return facts.passed.contains(input) ? nil : []
    case .unmoved(let collection):
      return judge.movement(of: collection, analyzer) == nil ? [] : nil
    case .notPushed(let view):
      return judge.views.isPushed(view) ? nil : []
    case .neverPresented(let view):
      return judge.views.isOfFirstScreen(view) && analyzer.program.isWholeModule(around: view.file) ? [] : nil
    case .changing(let input, let countsUnwrapped, let countsDrafts, let text):
      let given = facts.given[input]?.first {
        !$0.isObject && facts.written[$0.property] != nil && (countsUnwrapped || !$0.isUnwrapped)
          && (countsDrafts || !$0.isDraft)
      }
      return given.map { [note(text, $0.place)] }
    case .changingAlone(let input, let others, let text):
      let together = Set(others.flatMap { facts.given[$0] ?? [] }.map(\.property))
      let given = facts.given[input]?.first {
        !$0.isObject && facts.written[$0.property] != nil && !together.contains($0.property)
      }
      return given.map { [note(text, $0.place)] }
    case .givenAndEdited(let input, let properties, let text):
      guard facts.given[input] != nil else { return nil }
      return properties.firstNonNil { facts.edit(of: $0) }.map { [note(text, $0)] }
    case .writtenOften(let property, let text):
      return facts.writtenOften[property].map { [note(text, $0)] }
    case .moved(let collections, let selectors, let text):
      let place =
        collections.firstNonNil { judge.movement(of: $0, analyzer) }
        ?? selectors.firstNonNil { facts.written[$0] }
      return place.map { [note(text, $0)] }
    case .resized(let collection, let text):
      return judge.resizing(of: collection, analyzer).map { [note(text, $0)] }
    case .outermost(let view):
      return judge.views.isOutermost(view) && analyzer.program.isWholeModule(around: view.file) ? [] : nil
    case .isRow(let view):
      return facts.rows.contains(view) ? [] : nil
    case .isLazyRow(let view, let text):
      return facts.lazyRows[view].map { [note(text, $0)] }
    case .remade(let view, let reach, let text):
      return judge.remake(of: view, reach).map { [note(text, $0)] }
    case .remadeByViews(let view, let isKnown):
      if judge.views.areMadeOnce(view, analyzer) { return nil }
      let place = judge.remake(of: view)
      if let isKnown, isKnown != (place != nil) { return nil }
      return place.map { [note("the view is made here, by one that is updated", $0)] } ?? []
    case .updated(let view, let text):
      return judge.remade.subscriptions(of: view).firstNonNil(facts.nearestWrite).map { [note(text, $0)] }
    case .updatedByObject(let view, let text):
      let kept = judge.remade.subscriptions(of: view).filter { property in
        analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) } != view
      }
      return kept.firstNonNil(facts.nearestWrite).map { [note(text, $0)] }
    case .storedOtherwise(let value, let text):
      return facts.stored.first(ofOtherKindThan: value).map { [note(text + " `\($0.value)`", $0.place)] }
    case .beginsOtherwise(let value, let text):
      return facts.stored.first(unlike: value).map { [note(text + " `\($0.value)`", $0.place)] }
    }
  }

  /// Whether a type, or one that conforms to it, is among others.
  private func isAmong(_ types: Set<DeclID>, _ type: DeclID, _ analyzer: Analyzer) -> Bool {
    types.contains(type) || types.contains { analyzer.ancestors(of: $0).contains(type) }
  }
}

extension ProgramFacts {
  /// Where a property is written while its value is shown; `nil` if no such place is known.
  func edit(of property: DeclID) -> Place? {
    edited[property] ?? edit(of: property) { mutatedByViews.contains($0) }
  }

  /// Where a property is written, to be pointed at: rather where that happens while its value is shown than where a value is
  /// loaded, set up or migrated.
  func nearestWrite(of property: DeclID) -> Place? { written[property].map { edited[property] ?? $0 } }

  /// The same as an edit, whichever code calls the functions of the value.
  func possibleEdit(of property: DeclID) -> Place? { edited[property] ?? edit(of: property) { _ in true } }

  private func edit(of property: DeclID, by isEditor: (DeclID) -> Bool) -> Place? {
    let places = editedByValues[property, default: [:]].filter { isEditor($0.key) }.values
    return places.reduce(nil) { first, place in first.map { Place.first($0, place) } ?? place }
  }

  /// Whether the program may write a property where it is not known what is written.
  fileprivate func mayBeWrittenUnseen(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    mayChangeUnseen(property, analyzer) || isOpen(property, analyzer)
  }

  /// The same after its initialiser. A name in the type that is not resolved is a parameter's as a rule:
  /// `init(amount: Int) { self.amount = amount }`.
  func mayChangeUnseen(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    touched.contains(property) || openWrites.contains(analyzer.decl(property).name) || isUsedUnseen(property, analyzer)
  }

  /// Whether the program may use a member where its name does not tell: by a key path, or on another platform.
  fileprivate func isUsedUnseen(_ member: DeclID, _ analyzer: Analyzer) -> Bool {
    leftOut.contains(member) || paths.mayLead(to: member, analyzer)
  }

  /// Whether a name in the property's type that is not resolved may be the property's, or the program uses it unseen.
  fileprivate func isOpen(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    if isUsedUnseen(property, analyzer) { return true }
    let owner = analyzer.owner(of: property).flatMap { analyzer.nominal(of: $0) }
    let name = analyzer.decl(property).name
    return owner.map {
      openExtensionNames[analyzer.decl($0).name]?.contains(name) == true
        || openNames.contains(ProgramFacts.Input(view: $0, label: name))
    } ?? true
  }
}
