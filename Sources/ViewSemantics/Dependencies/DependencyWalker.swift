import ViewSource
import ViewSyntax

/// Finds what is read while a body runs: in the body, in the helpers it calls and in the closures that are called at once,
/// not in the actions that run later.
final class DependencyWalker {
  let analyzer: Analyzer
  private var reads: [DeclID: [Subscription.Place]] = [:]
  private var order: [DeclID] = []
  /// The properties of observed objects that are read; who observes an object is told of all of them.
  var published: Set<DeclID> = []
  /// The properties that code inside of a helper gives on as bindings.
  var bound: Set<DeclID> = []
  var children: [ChildInput] = []
  /// Whether something is given to a call that is not known: what is read there is not known either.
  var hasUnknownArguments = false
  /// Whether something is asked for of which it is not known what it is: what is behind a protocol that nothing of the
  /// program conforms to, a key path or a function from elsewhere.
  var hasUnknownReads = false
  /// The names in the code that are declared nowhere that can be seen.
  var unknownNames: [String] = []
  /// Whether the code being walked over is that of one of several types that may be meant.
  var isPerhaps = false
  /// Whether the code being walked over is in a closure without a builder, which may be called for no element at all.
  var isInFunction = false
  /// What of the code being walked over counts.
  var counting = Counting.all
  /// The functions that the view keeps and calls to make views of what they give: what these read runs the body again
  /// too.
  var contentsCalled: [DeclID] = []

  /// Of a function that one view makes and another calls each has its share.
  enum Counting {
    case all
    /// The state of the view that made it.
    case state
    /// What is observed where it is called.
    case objects
  }
  /// The file of the code being walked over.
  var file = FileID.local
  /// Where the code writes.
  var writes = Writes()
  /// The type whose properties the code being walked over gives their first values: that of its initialiser.
  var beginning: DeclID?
  /// What `self` is in the code being walked over.
  var itself: TypeID?
  /// What the values of local names come from: a closure's parameter from what the closure is given to, a function's from
  /// what that is called with.
  var sources: [Name: Source] = [:]
  /// What the parameters of closures come from that have not been entered yet.
  var given: [Place: Source] = [:]
  /// The closures and functions that an event runs, and those that run with the body though they give nothing.
  var runsLater: [Place: Bool] = [:]
  /// The closures that run as views are laid out and drawn, when what is read of observable objects is not watched.
  var runsInLayout: Set<Place> = []
  /// Which local names the innermost block declares and assigns.
  var scope = Scope()
  /// The closures that names declared in the code stand for, and the code of computed variables: they run where the names
  /// are used.
  var localFunctions: [Name: SyntaxNode] = [:]
  /// What these are given where their names are called.
  var givenToLocal: [Place: [Source]] = [:]
  /// The functions declared in the code whose values are being collected.
  var collectedLocals: Set<DeclID> = []
  /// The views that are compared by their own `==`.
  var compared: Set<Place> = []
  /// Properties and functions that have been walked through, and how.
  private var seen: Set<Visit> = []
  private var visits: [DeclID: Int] = [:]
  /// Helpers that use one another under two conditions each would be walked through under exponentially many.
  private static let maximumVisits = 16
  /// Those that are being walked through: what one of them reads when it comes to itself again, it has read already.
  var open: Set<DeclID> = []
  /// Helpers nested more deeply than in any real program call one another in a circle of hundreds.
  static let maximumDepth = 256
  /// What must hold for the code being walked over to run.
  var conditions: [Condition] = []
  /// The variables of a preview that are kept as those of a view are.
  var previewVariables: [Name: DeclID] = [:]
  /// The container or modifier whose content the code is, if that is made on its own.
  var content: String?
  /// The modifier that shows what the code makes, if that is made only then: `sheet`, `fullScreenCover`, `popover`.
  var presentation: String?
  /// What ends the identity of the views that the code makes.
  var endings = Endings()
  /// What the body asks the window for, which goes down to all of its views.
  var asked: [EnvironmentKey: Source] = [:]
  /// What the body says where its views have the focus.
  var focused: [EnvironmentKey: Source] = [:]
  /// The views and modifiers of the program that the views being made are given to.
  var surroundings: [Surrounding] = []
  /// Where the body puts what the view was given.
  var places = ContentPlaces()
  /// The function that is asked where it puts the view that it is called on, and that place.
  var itselfIn: DeclID?
  var placeOfItself = PlaceOfItself()
  /// What is known of others.
  var placesOfItself: [CallOnView: PlaceOfItself] = [:]
  /// Where the body calls the helper whose code is walked over.
  var site: ChildInput.Site?
  /// What a modifier calls the view that it is put on.
  var contentName: Name?
  /// Whether the code is given the environment: what it asks that for it reads.
  var readsEnvironment = false
  /// What says which screens the container around shows: `$path` of a stack.
  var screens = Source()
  /// Whether the code being walked over gives a value whose type is hidden: another type is another view.
  var isErasing = false
  /// The controls that have styles, and what they and the views of the program under modifiers are given.
  var controlsMade: Set<DeclID> = []
  var controls: [StyledControl] = []
  /// The call whose argument is walked over, and the calls of the helpers of views around that.
  var argumentCall: Place?
  var helperCalls: [Place] = []
  /// What the rows of the table around come from.
  var rows = Source()
  /// The modifiers that what is being walked over is put under, outermost first.
  var modifiers: [Modification] = []

  /// A modifier where it is put on a view.
  struct Modification {
    let call: SyntaxNode
    let use: BodyRecord.Use
    let record: BodyRecord
    let file: FileID
    /// What the local names in its arguments come from.
    let sources: [Name: Source]
    /// The views and modifiers of the program that it puts the view into.
    var surroundings: [Surrounding] = []
    /// Whether it is no modifier, but a view of the program that is given the view.
    var isContainer = false
  }

  /// The properties that a value comes from, given on as values or as bindings.
  struct Source: Hashable {
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    /// The properties that a key path goes along.
    var keyPaths: Set<DeclID> = []
    /// Whether it is another each time whatever it comes from.
    var freshness = Freshness.same
    /// Of a function whether what its calls give is another each time.
    var result = Freshness.same
    /// The property that it is, if it is one and no more.
    var alone: DeclID?
    /// Of an element of some data what of it is the same for as long as its views are there: `id`, `whole`.
    var keys: Set<String> = []
    /// Of an element that is a tuple what its parts are called.
    var parts: [String] = []

    /// Of keys, the element itself.
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

  /// An expression in one of the files that are walked over.
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
    var isPerhaps: Bool
    var counting: Counting
    var endings: Endings
    var surroundings: [Surrounding]

    /// The rest differs in a few visits of one declaration, and takes long to hash.
    func hash(into hasher: inout Hasher) {
      hasher.combine(decl)
      hasher.combine(conditions.count)
    }
  }

  /// Whether only what is read counts, not where the values of names come from.
  let isInside: Bool
  /// Whether the views that are made are wanted too, not only what is read.
  let findsChildren: Bool

  /// - Parameter itself: the type whose `self` the code is about.
  init(_ analyzer: Analyzer, itself: TypeID?, isInside: Bool = false, findsChildren: Bool = false) {
    self.analyzer = analyzer
    self.itself = itself
    self.isInside = isInside
    self.findsChildren = findsChildren
  }

  /// A property and the places where it is read.
  typealias Read = (property: DeclID, places: [Subscription.Place])

  /// What the body of a view reads, each property once, in the order of the source.
  func walk(_ body: DeclID) -> [Read] {
    var given: [Name: Source] = [:]
    if findsChildren, analyzer.decl(body).kind == .function, analyzer.isContent(body),
      let parameter = analyzer.signature(of: body).parameters.first
    {
      contentName = parameter.name
      // What a style is told stands for whatever its control is given; its own function stands for that.
      if !analyzer.isView(parameter.type) { given[parameter.name] = Source(values: [body]) }
    }
    readsEnvironment = analyzer.updating(at: body) != nil
    enter(body, itself, given)
    return readInOrder
  }

  /// All that was read, in the order of the code.
  var readInOrder: [Read] { order.map { ($0, reads[$0] ?? []) } }

  /// What is read where something of the program is made, whatever it is given.
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

  /// Whether code is to be walked through, which then is open.
  func begin(_ decl: DeclID, _ parameters: [Name: Source]) -> Bool {
    // Where only what is read counts, it does not matter under which condition and in whose content the code runs.
    let visit =
      isInside
      ? unconditional(decl, parameters)
      : Visit(
        decl: decl, conditions: conditions, content: content, presentation: presentation, sources: parameters,
        isPerhaps: isPerhaps, counting: counting, endings: endings, surroundings: surroundings)
    // What is walked through without a condition need not be walked through under one.
    guard open.count < DependencyWalker.maximumDepth, !open.contains(decl),
      !seen.contains(unconditional(decl, parameters)),
      visits[decl, default: 0] < (isPerhaps ? 1 : DependencyWalker.maximumVisits), seen.insert(visit).inserted
    else { return false }
    visits[decl, default: 0] += 1
    open.insert(decl)
    return true
  }

  private func unconditional(_ decl: DeclID, _ parameters: [Name: Source]) -> Visit {
    Visit(
      decl: decl, conditions: [], content: nil, sources: parameters, isPerhaps: false, counting: counting,
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
      // What throws ends what stands before the `catch`.
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
      // `$0` is the parameter of this closure, not of one around it.
      declare(.firstParameter, Source())
      let source = given.removeValue(forKey: place(node))
      if let source { bind(parametersOf: node, to: source) }
      keepComputedVariables(of: node, record)
      for child in node.children { walk(child, record) }
      if let source { addToAssigned(source) }
    }
  }

  /// A closure that an event runs: what it is given to says so, else that it gives nothing, or that it waits.
  private func isAction(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    runsLater[place(value)] ?? (isWithoutResult(value, record) || isAsync(value, record))
  }

  /// Whether a value is a function that waits: a body cannot wait, and at most starts what does.
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
    // `$text.wrappedValue`, `_text.wrappedValue` are reads; `$text` and `_text` alone are none.
    if use.part == .value, node.kind == .memberAccessExpr, analyzer.decl(use.decl).name == .wrappedValue,
      let base = node.children.first
    {
      if let storage = record.uses[base.id], storage.part == .storage { return noteRead(storage.decl, base) }
      // `$text.animation().wrappedValue`; a helper reads the binding that it is given.
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
    let outer = isPerhaps
    if meant.count > 1 { isPerhaps = true }
    for (decl, itself) in meant where analyzer.isOwn(decl) { note(decl, itself, use, node, record) }
    isPerhaps = outer
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

  /// `$count`, `_count.projectedValue`, `$model.name`, the name of a stored binding.
  private func noteBound(_ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    if analyzer.isOwn(use.decl), use.part != .value || analyzer.howItIsBound(use.decl) != nil {
      bound.insert(use.decl)
    } else if !analyzer.isOwn(use.decl) {
      bound.formUnion(boundProperties(node, record))
    }
  }

  /// - Parameter given: what names in the code of a computed one come from.
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

  /// A function that is given on and gives nothing is an action.
  private func isActionName(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    node.kind != .functionCallExpr && isAction(node, record)
  }

  /// Reads of what is behind bindings, in the order of the declarations.
  func noteReads(of bindings: Set<DeclID>, _ node: SyntaxNode) {
    for property in bindings.inOrder where analyzer.isTracked(property) || analyzer.howItIsBound(property) != nil {
      noteRead(property, node)
    }
  }

  func noteRead(_ property: DeclID, _ node: SyntaxNode) {
    // The state of the view itself is read by its body, wherever the reading stands.
    let isItsOwn = !analyzer.isObservableProperty(property)
    if counting == (isItsOwn ? .objects : .state) { return }
    if reads[property] == nil { order.append(property) }
    let place = Subscription.Place(
      file: file, range: node.range, condition: conditions.isEmpty ? nil : joined(conditions[...]),
      opposite: opposite, outerCondition: conditions.count < 2 ? nil : joined(conditions.dropLast()),
      content: isItsOwn ? nil : content, presentation: presentation, isPerhaps: isPerhaps,
      isInFunction: isInFunction)
    // A helper that is called twice is read twice in one place.
    if reads[property]?.contains(place) != true { reads[property, default: []].append(place) }
  }
}
