import ViewSource
import ViewSyntax

/// Finds the reads of a body evaluation: in the body, in the helpers it calls and in closures that run immediately, but
/// not in actions that run later.
final class DependencyWalker {
  let analyzer: Analyzer
  private var reads: [DeclID: [Subscription.Place]] = [:]
  private var order: [DeclID] = []
  /// The properties of observed objects that are read; an observer is invalidated by all of them.
  var published: Set<DeclID> = []
  /// The properties that a helper passes on as bindings.
  var bound: Set<DeclID> = []
  var children: [ChildInput] = []
  /// Whether an unknown call has arguments, whose uses are unknown.
  var hasUnknownArguments = false
  /// Whether the code has unresolved reads: through a protocol without conforming types in the program, a key path or a
  /// function of unknown origin.
  var hasUnknownReads = false
  /// The undeclared names in the code.
  var unknownNames: [String] = []
  /// Whether the code belongs to one of several possible types.
  var isPossible = false
  /// Whether the code is in a closure without a builder, which may never be called.
  var isInFunction = false
  /// The reads that count in the current code.
  var counting = Counting.all
  /// The stored functions that the body calls for views; their reads invalidate the body too.
  var contentsCalled: [DeclID] = []

  /// Which view a function's reads belong to, if one view makes the function and another calls it.
  enum Counting {
    case all
    /// The state of the view that made the function.
    case state
    /// The observed objects of the calling view.
    case objects
  }
  /// The file of the current code.
  var file = FileID.local
  /// The write positions.
  var writes = Writes()
  /// The type whose initializer contains the current code, so that assignments initialize its properties.
  var beginning: DeclID?
  /// The type of `self` in the current code.
  var itself: TypeID?
  /// The sources of local names: for a closure's parameter those of the receiving call, for a function's parameter
  /// those of the argument.
  var sources: [Name: Source] = [:]
  /// The sources of the parameters of closures that are not walked yet.
  var given: [Place: Source] = [:]
  /// Whether a function runs at an event (`true`), or with the body although it returns nothing (`false`).
  var runsLater: [Place: Bool] = [:]
  /// The closures that run during layout and drawing, where observable objects are not tracked.
  var runsInLayout: Set<Place> = []
  /// The names that the innermost block declares and assigns.
  var scope = Scope()
  /// The local closures and computed variables by name; they run where the name is used.
  var localFunctions: [Name: SyntaxNode] = [:]
  /// The arguments at calls of these.
  var givenToLocal: [Place: [Source]] = [:]
  /// The local functions whose captures are being collected.
  var collectedLocals: Set<DeclID> = []
  /// The views that are compared by their own `==`.
  var compared: Set<Place> = []
  /// The visited declarations with their contexts.
  private var seen: Set<Visit> = []
  private var visits: [DeclID: Int] = [:]
  /// The limit of visits. Helpers that use each other under two conditions would be visited exponentially often.
  private static let maximumVisits = 16
  /// The declarations being walked; a recursive call adds no new reads.
  var open: Set<DeclID> = []
  /// The nesting limit, deeper than in any real program, for call cycles of hundreds of helpers.
  static let maximumDepth = 256
  /// The conditions under which the current code runs.
  var conditions: [Condition] = []
  /// The variables of a preview that correspond to a view's properties.
  var previewVariables: [Name: DeclID] = [:]
  /// The container or modifier whose separately evaluated content this code is.
  var content: String?
  /// The modifier that presents the code's views, if they are made only then: `sheet`, `fullScreenCover`, `popover`.
  var presentation: String?
  /// The events that end the identity of the code's views.
  var endings = Endings()
  /// The body's requests to the window, which affect all of its views.
  var asked: [EnvironmentKey: Source] = [:]
  /// The values that the body publishes with the focus of its views.
  var focused: [EnvironmentKey: Source] = [:]
  /// The views and modifiers of the program that receive the current views.
  var surroundings: [Surrounding] = []
  /// The places where the body uses views that it received.
  var places = ContentPlaces()
  /// The function whose place for its receiver view is computed, and that place.
  var itselfIn: DeclID?
  var placeOfItself = ReceiverPlace()
  /// The computed places of other functions.
  var placesOfItself: [CallOnView: ReceiverPlace] = [:]
  /// The call site of the current helper in the body.
  var site: ChildInput.Site?
  /// The parameter name of a modifier's content.
  var contentName: Name?
  /// Whether the code receives the environment, so that its accesses are reads.
  var readsEnvironment = false
  /// The source of the screens of the enclosing container: `$path` of a stack.
  var screens = Source()
  /// Whether the code returns a type-erased value: a value of another type is another view.
  var isErasing = false
  /// The styled controls, with the inputs of these and of the program's views under modifiers.
  var controlsMade: Set<DeclID> = []
  var controls: [StyledControl] = []
  /// The call whose argument is being walked, and the enclosing calls of view helpers.
  var argumentCall: Place?
  var helperCalls: [Place] = []
  /// The source of the enclosing table's rows.
  var rows = Source()
  /// The modifiers around the current code, outermost first.
  var modifiers: [Modification] = []

  /// A modifier applied to a view.
  struct Modification {
    let call: SyntaxNode
    let use: BodyRecord.Use
    let record: BodyRecord
    let file: FileID
    /// The sources of the local names in its arguments.
    let sources: [Name: Source]
    /// The views and modifiers of the program in which it places the view.
    var surroundings: [Surrounding] = []
    /// Whether it is not a modifier but a view of the program that receives the view.
    var isContainer = false
  }

  /// The source of a value: the properties that it depends on, as values or as bindings.
  struct Source: Hashable {
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    /// The properties along a key path.
    var keyPaths: Set<DeclID> = []
    /// Whether the value differs at each evaluation, whatever its sources.
    var freshness = Freshness.same
    /// For a function, whether its result differs at each call.
    var result = Freshness.same
    /// The property that the value consists of, if it is a single one.
    var alone: DeclID?
    /// For an element, the parts that are constant during the lifetime of its views: `id`, `whole`.
    var keys: Set<String> = []
    /// For a tuple element, its labels.
    var parts: [String] = []

    /// The key for the element itself.
    static let whole = "self"

    var isEmpty: Bool {
      values.isEmpty && bindings.isEmpty && keyPaths.isEmpty && freshness == .same && result == .same
    }

    mutating func formUnion(_ other: Source) {
      alone = isEmpty || alone == other.alone ? other.alone : nil
      values.formUnion(other.values)
      bindings.formUnion(other.bindings)
      keyPaths.formUnion(other.keyPaths)
    }
  }

  /// An expression in a file.
  struct Place: Hashable {
    let file: FileID
    let node: NodeID
  }

  private struct Visit: Hashable {
    var decl: DeclID
    var conditions: [Condition]
    var content: String?
    var presentation: String?
    var sources: [Name: Source]
    var isPossible: Bool
    var counting: Counting
    var endings: Endings
    var surroundings: [Surrounding]

    /// The other members rarely differ and are slow to hash.
    func hash(into hasher: inout Hasher) {
      hasher.combine(decl)
      hasher.combine(conditions.count)
    }
  }

  /// Whether only reads matter, and not the sources of names.
  let isInside: Bool
  /// Whether the views that the body makes are collected, too.
  let findsChildren: Bool

  /// - Parameter itself: the type of `self` in the code.
  init(_ analyzer: Analyzer, itself: TypeID?, isInside: Bool = false, findsChildren: Bool = false) {
    self.analyzer = analyzer
    self.itself = itself
    self.isInside = isInside
    self.findsChildren = findsChildren
  }

  /// A property with the places where it is read.
  typealias Read = (property: DeclID, places: [Subscription.Place])

  /// The reads of a view's body, each property once, in source order.
  func walk(_ body: DeclID) -> [Read] {
    var given: [Name: Source] = [:]
    if findsChildren, analyzer.decl(body).kind == .function, analyzer.isContent(body),
      let parameter = analyzer.signature(of: body).parameters.first
    {
      contentName = parameter.name
      // A style's configuration depends on everything that its control receives; the style's own function represents
      // that.
      if !analyzer.isView(parameter.type) { given[parameter.name] = Source(values: [body]) }
    }
    readsEnvironment = analyzer.updating(at: body) != nil
    enter(body, itself, given)
    return readInOrder
  }

  /// All reads in source order.
  var readInOrder: [Read] { order.map { ($0, reads[$0] ?? []) } }

  /// The reads of a construction, whatever its arguments.
  func walk(making use: BodyRecord.Use) -> [Read] {
    enter(initializer: use, [:])
    return readInOrder
  }

  func enter(_ decl: DeclID, _ itself: TypeID?, _ parameters: [Name: Source]) {
    guard begin(decl, parameters) else { return }
    defer { open.remove(decl) }
    let outer = (file, sources, self.itself, localFunctions, isErasing, scope, beginning)
    file = decl.file
    sources = parameters
    scope = Scope()
    beginning = typeBegun(by: decl)
    self.itself = itself
    localFunctions = [:]
    isErasing = findsChildren && analyzer.isErased(analyzer.variableOrResultType(of: decl))
    defer { (file, sources, self.itself, localFunctions, isErasing, scope, beginning) = outer }
    let record = analyzer.record(of: decl)
    let node = analyzer.node(of: decl)
    for child in node.children where child.kind == .codeBlock || child.kind == .accessorBlock { walk(child, record) }
  }

  /// Whether code must be walked; marks it as open.
  func begin(_ decl: DeclID, _ parameters: [Name: Source]) -> Bool {
    // If only reads matter, the conditions and content around the code are irrelevant.
    let visit =
      isInside
      ? unconditional(decl, parameters)
      : Visit(
        decl: decl, conditions: conditions, content: content, presentation: presentation, sources: parameters,
        isPossible: isPossible, counting: counting, endings: endings, surroundings: surroundings)
    // A walk without conditions covers a walk under conditions.
    guard open.count < DependencyWalker.maximumDepth, !open.contains(decl),
      !seen.contains(unconditional(decl, parameters)),
      visits[decl, default: 0] < (isPossible ? 1 : DependencyWalker.maximumVisits), seen.insert(visit).inserted
    else { return false }
    visits[decl, default: 0] += 1
    open.insert(decl)
    return true
  }

  private func unconditional(_ decl: DeclID, _ parameters: [Name: Source]) -> Visit {
    Visit(
      decl: decl, conditions: [], content: nil, sources: parameters, isPossible: false, counting: counting,
      endings: endings, surroundings: surroundings)
  }

  func walk(_ node: SyntaxNode, _ record: BodyRecord) {
    if runsLater[place(node)] == true { return captures(of: node, record) }
    switch node.kind {
    case .closureExpr:
      if record.builders[node.id] == nil, isAction(node, record) { return captures(of: node, record) }
      return closure(node, record)
    case .accessorDecl:
      // A setter runs at a write.
      if !node.isGetter { return }
    case .keyPathExpr: return keyPathCalled(node, record)
    case .subscriptCallExpr where node.callArguments.first?.label == .keyPathLabel: keyPathApplied(node, record)
    case .functionDecl, .structDecl, .classDecl, .enumDecl: return
    case .patternBinding where keepsLocalFunction(node, record): return
    case .declReferenceExpr:
      notePlace(named: node, record)
      if node.firstToken?.kind == .selfKeyword { noteItself() }
      noteVariable(named: node, record)
      localFunction(named: node, record)
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { walk(element, record) }
      return
    case .ifExpr: return branches(node, record)
    case .guardStmt: return guarding(node, record)
    case .switchExpr: return cases(node, record)
    case .ternaryExpr: return ternary(node, record)
    case .infixOperatorExpr where isShortCircuit(node, record): return shortCircuit(node, record)
    case .codeBlock: return block(node, record)
    case .forStmt, .whileStmt, .repeatStmt: return loop(node, record)
    case .doStmt where node.child(.catchClause) != nil:
      // A `throw` ends the preceding code of the `do`.
      return inScope(decidedBy: [node], record) { for child in node.children { walk(child, record) } }
    default: break
    }
    noteWrites(node, record)
    if findsChildren, node.kind != .functionCallExpr, isNamedFunction(node, record) { noteChild(node, record) }
    if let use = record.uses[node.id] { note(use, node, record) } else { noteUnknown(node, record) }
    noteSources(node, record)
    if findsChildren, !sources.isEmpty { noteAssignments(node, record) }
    if node.kind == .functionCallExpr { return call(node, record) }
    for child in node.children { walk(child, record) }
  }

  private func closure(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = isInFunction
    if record.builders[node.id] == nil { isInFunction = true }
    defer { isInFunction = outer }
    inScope(decidedBy: [node], record) {
      // `$0` is the parameter of this closure, not of an outer one.
      declare(.firstParameter, Source())
      let source = given.removeValue(forKey: place(node))
      if let source { bind(parametersOf: node, to: source) }
      keepComputedVariables(of: node, record)
      for child in node.children { walk(child, record) }
      if let source { addToAssigned(source) }
    }
  }

  /// Whether a function runs at an event, by the parameter that it is passed to; otherwise because it returns nothing
  /// or is async.
  private func isAction(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    runsLater[place(value)] ?? (isWithoutResult(value, record) || isAsync(value, record))
  }

  /// Whether a value is an async function, which a body cannot await.
  func isAsync(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[value.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.effects(ofFunction: type).contains(.isAsync)
  }

  func isWithoutResult(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[value.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1) == analyzer.void
  }

  func place(_ node: SyntaxNode) -> Place { Place(file: file, node: node.id) }

  // MARK: Names

  private func note(_ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    if isInside { noteBound(use, node, record) }
    noteReads(byProjecting: use, node, record)
    // `$text.wrappedValue` and `_text.wrappedValue` are reads; `$text` and `_text` alone are not.
    if use.part == .value, node.kind == .memberAccessExpr, analyzer.decl(use.decl).name == .wrappedValue,
      let base = node.children.first
    {
      if let storage = record.uses[base.id], storage.part == .storage { return noteRead(storage.decl, base) }
      // `$text.animation().wrappedValue`; a helper reads the binding that it receives.
      noteReads(of: all(in: base, record).bindings, base)
    }
    noteReadOfItself(use, node)
    if readsEnvironment, use.part == .value, analyzer.isValueOfEnvironment(use.decl) { return noteRead(use.decl, node) }
    if analyzer.isFromCatalogue(use.decl) { noteReads(by: use, node, record) }
    if use.isMemberwise || analyzer.decl(use.decl).kind == .initializer {
      let isCall = node.kind == .functionCallExpr && !use.isMemberwise
      return enter(initializer: use, isCall ? parameters(of: use.decl, use, node, record) : [:])
    }
    if use.decl.file == .local, analyzer.decl(use.decl).kind == .function, !isActionName(node, record) {
      return enter(local: use.decl, parameters(of: use.decl, use, node, record), record)
    }
    guard analyzer.isOwn(use.decl) else { return }
    if use.part == .projection { return enter(wrapped: use.decl, .projection) }
    guard use.part == .value else { return }
    let (meant, isKnown) = meanings(of: use, node)
    if !isKnown { hasUnknownReads = true }
    let outer = isPossible
    if meant.count > 1 { isPossible = true }
    for (decl, itself) in meant where analyzer.isOwn(decl) { note(decl, itself, use, node, record) }
    isPossible = outer
  }

  private func note(_ decl: DeclID, _ itself: TypeID?, _ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord)
  {
    let outer = site
    if site == nil { site = ChildInput.Site(file: file, range: node.range) }
    defer { site = outer }
    switch analyzer.decl(decl).kind {
    case .variable: note(variable: decl, itself, node, itselfGiven(to: decl, by: node, record))
    case .function where !isActionName(node, record), .subscriptDecl:
      let place = place(node)
      helperCalls.append(place)
      if writes.all.contains(place) { enter(written: decl, itself) }
      if !writes.whole.contains(place) {
        let given = itselfGiven(to: decl, by: node, record)
        enter(helper: decl, itself, parameters(of: decl, use, node, record).merging(given) { $1 })
      }
      helperCalls.removeLast()
    default: break
    }
  }

  /// Records a binding: `$count`, `_count.projectedValue`, `$model.name`, the name of a stored binding.
  private func noteBound(_ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    if analyzer.isOwn(use.decl), use.part != .value || analyzer.howItIsBound(use.decl) != nil {
      bound.insert(use.decl)
    } else if !analyzer.isOwn(use.decl) {
      bound.formUnion(boundProperties(node, record))
    }
  }

  /// - Parameter given: the sources of names in the code of a computed variable.
  func note(variable: DeclID, _ itself: TypeID?, _ node: SyntaxNode, _ given: [Name: Source] = [:]) {
    let place = place(node)
    if writes.all.contains(place), !isBegun(variable, node) { enter(written: variable, itself) }
    if analyzer.decl(variable).has(.hasCustomAttributes), !writes.whole.contains(place) {
      enter(wrapped: variable, .value)
    }
    if analyzer.isTracked(variable) {
      if !writes.whole.contains(place) { noteRead(variable, node) }
    } else if analyzer.decl(variable).has(.isComputed) {
      if !writes.whole.contains(place) { enter(helper: variable, itself, given) }
    } else if analyzer.isPublished(variable) {
      published.insert(variable)
    } else {
      notePlace(of: variable)
      noteStoredView(variable)
    }
  }

  /// A function without a result that is passed on is an action.
  private func isActionName(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    node.kind != .functionCallExpr && isAction(node, record)
  }

  /// Records reads through bindings, in declaration order.
  func noteReads(of bindings: Set<DeclID>, _ node: SyntaxNode) {
    for property in bindings.inOrder where analyzer.isTracked(property) || analyzer.howItIsBound(property) != nil {
      noteRead(property, node)
    }
  }

  func noteRead(_ property: DeclID, _ node: SyntaxNode) {
    // The view's own state is read by its body, wherever the read is.
    let isItsOwn = !analyzer.isObservableProperty(property)
    if counting == (isItsOwn ? .objects : .state) { return }
    if reads[property] == nil { order.append(property) }
    let place = Subscription.Place(
      file: file, range: node.range, condition: conditions.isEmpty ? nil : joined(conditions[...]),
      opposite: opposite, outerCondition: conditions.count < 2 ? nil : joined(conditions.dropLast()),
      content: isItsOwn ? nil : content, presentation: presentation, isPossible: isPossible,
      isInFunction: isInFunction)
    // A helper called twice reads at the same place.
    if reads[property]?.contains(place) != true { reads[property, default: []].append(place) }
  }
}
