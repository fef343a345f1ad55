import ViewSemantics
import ViewSource
import ViewSyntax

/// The facts that the files of a program contribute to each other: where properties are used, written and passed to
/// views, and which views make which.
///
/// Each file is read once, on any thread. Conclusions are drawn only after the facts of all files are merged.
struct ProgramFacts: Sendable {
  /// A place in one of the program's files.
  struct Place: Hashable, Sendable {
    let file: FileID
    let range: SourceRange

    /// The place that comes first in the order of the program's files.
    static func first(_ one: Place, _ other: Place) -> Place {
      (one.file.index, one.range.start) <= (other.file.index, other.range.start) ? one : other
    }
  }

  /// A parameter of a view's initializer, or a member name of a view; `$name` for a parameter that receives a binding.
  struct Input: Hashable, Sendable {
    let view: DeclID
    let label: Name
    /// Whether the input stands only for the presence of a value.
    var isPresence = false

    init(view: DeclID, label: Name, isPresence: Bool = false) {
      self.view = view
      self.label = label
      self.isPresence = isPresence
    }

    /// The values that an environment value is set to, wherever that happens.
    init(environmentValue value: DeclID) { self.init(view: value, label: .none) }
  }

  /// An argument of a view that stays in place, with the caller's property that it derives from.
  struct Given: Sendable {
    let property: DeclID
    let place: Place
    /// Whether it is an object that the caller observes: the object changes, and its reference stays.
    let isObject: Bool
    /// Whether it is the unwrapped value of an optional, which may have only one value during the view's lifetime.
    let isUnwrapped: Bool
    /// Whether the view also receives a closure that writes the value back: the view edits a draft.
    let isDraft: Bool
    /// Whether the property only chooses the value, as an index or a key does.
    let isSelector: Bool
    /// Whether the property is a query, whose result may be replaced at any time.
    let isQuery: Bool
  }

  /// The properties with wrappers that are used as values, bindings or storage.
  var used: Set<DeclID> = []
  /// The used properties that find an object in the environment or are settings of an observed class, and that body
  /// evaluation reads or may read.
  var shown: Set<DeclID> = []
  /// The properties among `shown` that body evaluation reads on every path.
  var surelyShown: Set<DeclID> = []
  /// The unresolved names in the members of a type, which may refer to properties of the type.
  var openNames: Set<Input> = []
  /// The unresolved names in extensions of unresolved types, by the written name of the type.
  var openExtensionNames: [Name: Set<Name>] = [:]
  /// The member names that are used on values of unresolved types.
  var openMembers: Set<Name> = []
  /// The properties a rule has asked about whose names occur in code that is inactive on this platform.
  var leftOut: Set<DeclID> = []
  /// The properties with wrappers that are used outside of their type or file.
  var usedOutside: Set<DeclID> = []
  /// The arguments of memberwise initializers.
  var passed: Set<Input> = []
  /// The argument labels of unresolved calls.
  var openLabels: Set<Name> = []
  /// The views and helpers that navigation pushes.
  var pushed: Set<DeclID> = []
  /// The first place where a property is written or passed as a binding.
  var written: [DeclID: Place] = [:]
  /// The first place where a property is written while its value is shown: through a binding, in a view or an observed
  /// object, or in the property's own type. Loading and decoding only set a value up.
  var edited: [DeclID: Place] = [:]
  /// The writes to a property in mutating functions of its value type. They count as edits if views call the function.
  var editedByValues: [DeclID: [DeclID: Place]] = [:]
  /// The mutating functions that views or observed objects call.
  var mutatedByViews: Set<DeclID> = []
  /// The properties that tests write: they cannot be constants, but the shown value does not change.
  var writtenByTests: Set<DeclID> = []
  /// The properties that an initializer sets, directly or through their storage.
  var initialized: Set<DeclID> = []
  /// The properties that are assigned as a whole anywhere, even in an initializer, or whose storage is named.
  var replaced: Set<DeclID> = []
  /// The properties with wrappers that an unresolved member is called or set on, which may write them.
  var touched: Set<DeclID> = []
  /// The member names that are set, bound or mutated on values of unresolved types.
  var openWrites: Set<Name> = []
  var given: [Input: [Given]] = [:]
  /// The first place where a property is written in an action that runs at each frame of a movement.
  var writtenOften: [DeclID: Place] = [:]
  /// The views that are made for each element of a collection.
  var rows: Set<DeclID> = []
  /// The views that lazy containers make, with the first place.
  var lazyRows: [DeclID: Place] = [:]
  /// The element types that rows are made for.
  var elements: Set<DeclID> = []
  /// The item types that something is presented for: `sheet(item:)`.
  var presented: Set<DeclID> = []
  /// The first place where a body uses a helper of another type that makes a costly value.
  var costlyUses: [DeclID: Place] = [:]
  var movement = MovementFacts()
  /// Whether a type is marked as the entry point. The program is then an app, of which no other code uses anything.
  var hasEntry = false
  var inputs = InputFacts()
  var modifiers = ModifierFacts()
  var paths = KeyPathFacts()
  var navigation = NavigationFacts()
  var stored = StoredFacts()
  var graph = ViewGraph()

  /// Merges the facts of many files on two threads.
  init(merging files: [FileFacts], jobs: Int) {
    // Merging the graphs takes about as long as merging the other facts.
    let halves = Workers.map(2, jobs: jobs) { number in
      var half = ProgramFacts()
      if number == 0 { half.graph.merge(files.map(\.facts.graph)) } else { half.mergeAllButGraphs(of: files) }
      return half
    }
    self = halves[1]
    graph = halves[0].graph
  }

  /// No facts.
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

/// The facts of one file, in a class so that they are not copied before the merge.
final class FileFacts: Sendable {
  let facts: ProgramFacts

  init(_ facts: ProgramFacts) {
    self.facts = facts
  }
}

/// A condition on the whole program that a finding depends on.
enum ProgramCondition: Sendable {
  /// The program writes the property; the note is attached to the place.
  case written(DeclID, note: String)
  /// The same, or an unresolved name may write it.
  case mayBeWritten(DeclID, note: String)
  /// The program writes one of the properties while its value is shown; the note is attached to the place.
  case edited([DeclID], note: String)
  /// No code writes or binds the property, or may do so; with `evenInitially` no initializer sets it either.
  case unwritten(DeclID, evenInitially: Bool)
  /// No code uses the property.
  case unused(DeclID)
  /// No code assigns the property of the type after its initial value or names its storage, so another wrapper can
  /// store it.
  case kept(DeclID, of: DeclID)
  /// No code outside of the type uses or sets the property, so it can be private.
  case unseen(DeclID, of: DeclID)
  /// No other code uses the members of the type: they only run, or are read, as parts of the type's own members.
  case ownMembers([DeclID], of: DeclID)
  /// The program writes a source of the condition, passes a changing value to its view, or replaces a held value by
  /// another one. Unknown for views that the program does not make.
  case varied(ChangeSources)
  /// A body reads the property, or may read it.
  case displayed(DeclID)
  /// A declaration's views are shown elsewhere than in previews.
  case shown(DeclID)
  /// A declaration's views are shown elsewhere than in widgets, pictures and previews, so they live longer than one
  /// rendering.
  case live(DeclID)
  /// A declaration's views are shown only in widgets, pictures and previews, so they are rendered once.
  case still(DeclID)
  /// The program, or perhaps code outside of it, uses the modifier on a view that may own state.
  case isUsedOnStatefulView(DeclID)
  /// The place is the first in the program where a body uses the helper.
  case firstCostlyUse(DeclID, ProgramFacts.Place)
  /// The program makes rows for values of the type, or of a type that conforms to it.
  case makesRows(DeclID)
  /// The same, or the program presents something for a value of the type.
  case identifiesViews(DeclID)
  /// The program writes one of the properties after initialization, or may write it.
  case changesLater([DeclID])
  /// No place in the program's code that names one of these names passes the test. Unlike other conditions it covers all
  /// code, also code that the rules do not visit.
  case nowhere([Name], where: @Sendable (NamedPlace, Analyzer) -> Bool)
  /// Some place in the program's code that names one of these names passes the test.
  case somewhere([Name], where: @Sendable (NamedPlace, Analyzer) -> Bool)
  /// A test passes that takes long, so that it is made only if the conditions before it hold.
  case passes(@Sendable (Analyzer) -> Bool)
  /// All of these conditions hold.
  case all([ProgramCondition])
  /// At least one of these conditions holds; the notes come from the first that does.
  case any([ProgramCondition])
  /// Some call omits the argument for the parameter and uses its default.
  case leftOut(ProgramFacts.Input)
  /// No call of the program passes the parameter.
  case neverGiven(ProgramFacts.Input)
  /// No modifier sets the environment value that the program declares.
  case notProvided(DeclID)
  /// The elements of the collection are never inserted, removed or reordered.
  case unmoved(DeclID)
  /// No navigation pushes the view.
  case notPushed(DeclID)
  /// A scene of an app begins with the view or with a view around it, and nothing presents or pushes either.
  case neverPresented(DeclID)
  /// Navigation, a presentation, a branch or unknown code shows one of the views, so that it may appear and disappear
  /// often.
  case presentedLater(Set<DeclID>)
  /// The program passes the parameter a value that changes during the view's lifetime; the note is attached to the
  /// place.
  /// - unwrapped: whether unwrapped values of an optional count, which may have only one value.
  /// - drafts: whether values count that the view writes back.
  case changing(ProgramFacts.Input, unwrapped: Bool, drafts: Bool, note: String)
  /// A caller chooses the parameter's value by another value that changes during the view's lifetime, such as an index or
  /// a key, or takes it from a query; the note is attached to the place.
  case chosen(ProgramFacts.Input, note: String)
  /// A caller passes the parameter a value that changes during the view's lifetime, and derives none of the other
  /// parameters from the same property; the note is attached to the place.
  case changingAlone(ProgramFacts.Input, beside: [ProgramFacts.Input], note: String)
  /// A caller passes the parameter an object that the caller observes, to a view that stays in place, and the program
  /// writes one of the properties while its value is shown; the note is attached to the place.
  case givenAndEdited(ProgramFacts.Input, [DeclID], note: String)
  /// The program writes the property at each frame of a movement; the note is attached to the place.
  case writtenOften(DeclID, note: String)
  /// Elements of one of the collections are inserted, removed or reordered, or the program writes one of the properties
  /// that select elements; the note is attached to the place.
  case moved([DeclID], selectedBy: [DeclID], note: String)
  /// Elements of the collection are inserted or removed; the note is attached to the place.
  case resized(DeclID, note: String)
  /// Only a scene, a sheet, a preview or code outside of the program shows the view. Unknown if the program lacks files
  /// of the module.
  case outermost(DeclID)
  /// The program makes the view for each element of a collection.
  case isRow(DeclID)
  /// A lazy container makes the view; the note is attached to the place.
  case isLazyRow(DeclID, note: String)
  /// A body that makes the view is evaluated again during the view's lifetime; the note is attached to the place.
  case remade(DeclID, ReevaluatedViews.Reach = .shown, note: String)
  /// Some view makes the view, or the makers are unknown: it is not only passed to UIKit objects.
  /// - isKnown: whether a body that makes the view must be known (`true`) or must not be known (`false`) to be
  ///   evaluated again; `nil` accepts both.
  case remadeByViews(DeclID, isKnown: Bool? = nil)
  /// The body of the view is evaluated again during its lifetime, because the program writes a source that the view
  /// subscribes to; the note is attached to the place.
  case updated(DeclID, note: String)
  /// The same, because code writes a property of an object that the body reads. This happens even while the view is
  /// covered.
  case updatedByObject(DeclID, note: String)
  /// An earlier property with the same storage key has another default value; the note is attached to the place.
  case beginsOtherwise(StoredFacts.Default, note: String)
  /// A property with the same storage key has another type, such as `String` instead of `Int`; the note is attached to
  /// the place.
  case storedOtherwise(StoredFacts.Default, note: String)
}

/// A diagnostic that is reported, or a fix that is offered, if a condition on the program holds.
struct Claim: Sendable {
  let diagnostic: Diagnostic
  /// The condition for reporting the diagnostic; `nil` if there is none.
  let condition: ProgramCondition?
  /// The condition for offering the fixes; `nil` if there is none.
  let fixCondition: ProgramCondition?
  /// Computes notes that are expensive to find, only if the diagnostic is reported.
  var lateNotes: (@Sendable (Analyzer) -> [Diagnostic.Note])?
  /// What the diagnostic is about, if only the first claim about it in a body is reported.
  var subject: Subject?

  /// What the diagnostics of a rule in a body are about, such as an object.
  struct Subject: Hashable, Sendable {
    let rule: RuleID
    let body: DeclID?
    let decl: DeclID
  }

  /// The properties about which further facts may change the decision.
  func openProperties(_ judge: ClaimResolver, _ analyzer: Analyzer) -> [DeclID] {
    [condition, fixCondition].compactMap { $0 }.flatMap { $0.openProperties(judge, analyzer) }
  }

  /// The diagnostic with the notes of the condition; `nil` if the condition does not hold.
  func settled(by judge: ClaimResolver, _ analyzer: Analyzer) -> Diagnostic? {
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
  fileprivate func openProperties(_ judge: ClaimResolver, _ analyzer: Analyzer) -> [DeclID] {
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
    case .changing(let input, _, _, _), .changingAlone(let input, _, _), .chosen(let input, _):
      holds() ? [] : (judge.facts.given[input] ?? []).map(\.property)
    case .moved(let collections, let selectors, _): holds() ? [] : collections + selectors
    case .resized(let collection, _): holds() ? [] : [collection]
    // The arguments of views are known from the code of the views.
    case .givenAndEdited(let input, let properties, _): judge.facts.given[input] == nil || holds() ? [] : properties
    case .remade(let view, let reach, _): holds() ? [] : judge.remade.properties(of: view, reach)
    case .updated(let view, _), .updatedByObject(let view, _): holds() ? [] : judge.remade.subscriptions(of: view)
    // Further initializer calls may show that one value replaces another, or that none does.
    case .varied(let sources):
      Array(sources.holders) + (holds() ? [] : judge.facts.properties(decidingOn: sources, analyzer))
    case .all(let conditions): conditions.flatMap { $0.openProperties(judge, analyzer) }
    case .any(let conditions): holds() ? [] : conditions.flatMap { $0.openProperties(judge, analyzer) }
    case .unmoved(let collection): holds() ? [collection] : []
    case .isUsedOnStatefulView(let modifier): holds() ? [] : [modifier]
    // These conditions are about the views that the program makes, which are not yet complete.
    case .shown, .live, .still, .makesRows, .firstCostlyUse, .identifiesViews, .leftOut, .neverGiven, .notProvided,
      .notPushed, .nowhere, .somewhere, .passes, .neverPresented, .presentedLater, .writtenOften, .outermost, .isRow,
      .isLazyRow,
      .remadeByViews, .beginsOtherwise,
      .storedOtherwise:
      []
    }
  }

  /// Notes at the places that make the condition hold; `nil` if it does not hold.
  fileprivate func notes(_ judge: ClaimResolver, _ analyzer: Analyzer) -> [Diagnostic.Note]? {
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
      return judge.views.areRenderedOnly(decl) ? nil : []
    case .still(let decl):
      return judge.views.areRenderedOnly(decl) ? [] : nil
    case .isUsedOnStatefulView(let modifier):
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
    case .nowhere(let names, let isMeant):
      return judge.named.contains(names, analyzer, where: isMeant) ? nil : []
    case .somewhere(let names, let isMeant):
      return judge.named.contains(names, analyzer, where: isMeant) ? [] : nil
    case .passes(let test):
      return test(analyzer) ? [] : nil
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
      return judge.views.isOfFirstScreen(view) && analyzer.isWholeModule(around: view.file) ? [] : nil
    case .presentedLater(let views):
      return views.allSatisfy { judge.views.lasts($0) } ? nil : []
    case .changing(let input, let countsUnwrapped, let countsDrafts, let text):
      let given = facts.given[input]?.first {
        !$0.isObject && facts.written[$0.property] != nil && (countsUnwrapped || !$0.isUnwrapped)
          && (countsDrafts || !$0.isDraft)
      }
      return given.map { [note(text, $0.place)] }
    case .chosen(let input, let text):
      let given = facts.given[input]?.first {
        $0.isQuery || $0.isSelector && !$0.isObject && facts.written[$0.property] != nil
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
      return judge.views.isOutermost(view) && analyzer.isWholeModule(around: view.file) ? [] : nil
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
      return place.map { [note("the view is created here, by one that is updated", $0)] } ?? []
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

  /// Whether a type, or a type that conforms to it, is in a set.
  private func isAmong(_ types: Set<DeclID>, _ type: DeclID, _ analyzer: Analyzer) -> Bool {
    types.contains(type) || types.contains { analyzer.ancestors(of: $0).contains(type) }
  }
}

extension ProgramFacts {
  /// A place where a property is written while its value is shown; `nil` if none is known.
  func edit(of property: DeclID) -> Place? {
    edited[property] ?? edit(of: property) { mutatedByViews.contains($0) }
  }

  /// A place where a property is written, for a note. Prefers an edit to a place where the value is loaded or set up.
  func nearestWrite(of property: DeclID) -> Place? { written[property].map { edited[property] ?? $0 } }

  /// An edit of a property, whichever code calls the mutating functions of the value.
  func possibleEdit(of property: DeclID) -> Place? { edited[property] ?? edit(of: property) { _ in true } }

  private func edit(of property: DeclID, by isEditor: (DeclID) -> Bool) -> Place? {
    let places = editedByValues[property, default: [:]].filter { isEditor($0.key) }.values
    return places.reduce(nil) { first, place in first.map { Place.first($0, place) } ?? place }
  }

  /// Whether code with unresolved names may write a property.
  fileprivate func mayBeWrittenUnseen(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    mayChangeUnseen(property, analyzer) || isOpen(property, analyzer)
  }

  /// Whether code with unresolved names may write a property after initialization. An unresolved name in the type
  /// itself is usually a parameter: `init(amount: Int) { self.amount = amount }`.
  func mayChangeUnseen(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    touched.contains(property) || openWrites.contains(analyzer.decl(property).name) || isUsedUnseen(property, analyzer)
  }

  /// Whether the program may use a member without naming it in active code: through a key path, or on another platform.
  fileprivate func isUsedUnseen(_ member: DeclID, _ analyzer: Analyzer) -> Bool {
    leftOut.contains(member) || paths.mayLead(to: member, analyzer)
  }

  /// Whether an unresolved name in the property's type may refer to the property, or the program may use it unseen.
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
