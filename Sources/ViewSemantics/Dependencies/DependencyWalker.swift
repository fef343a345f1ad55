import ViewSource
import ViewSyntax

/// Finds what is read while a body runs: in the body, in the helpers it calls and in the closures that are called at once,
/// not in the actions that run later.
final class DependencyWalker {
  let analyzer: Analyzer
  private var reads: [DeclID: [Subscription.Place]] = [:]
  private var order: [DeclID] = []
  /// The properties of observed objects that are read; who observes an object is told of all of them.
  private(set) var published: Set<DeclID> = []
  var children: [ChildInput] = []
  /// Whether something is given to a call that is not known: what is read there is not known either.
  var hasUnknownArguments = false
  /// The file of the code being walked over.
  private(set) var file = FileID.local
  /// What `self` is in the code being walked over.
  private(set) var itself: TypeID?
  /// What the values of local names come from: a closure's parameter from what the closure is given to, a function's from
  /// what that is called with.
  var sources: [Name: Source] = [:]
  /// What the parameters of closures come from that have not been entered yet.
  var given: [Place: Source] = [:]
  /// The closures and functions that an event runs, and those that run with the body though they give nothing.
  var runsLater: [Place: Bool] = [:]
  /// The views that are compared by their own `==`.
  var compared: Set<Place> = []
  /// Properties and functions that have been walked through, and how.
  private var seen: Set<Visit> = []
  private var visits: [DeclID: Int] = [:]
  /// Helpers that use one another under two conditions each would be walked through under exponentially many.
  private static let maximumVisits = 16
  /// Those that are being walked through: what one of them reads when it comes to itself again, it has read already.
  private var open: Set<DeclID> = []
  /// Helpers that are nested more deeply than anybody writes them are one another's in a circle of hundreds.
  private static let maximumDepth = 256
  /// What must hold for the code being walked over to run.
  var conditions: [String] = []
  /// The container or modifier whose content the code is, if that is made on its own.
  var content: String?
  /// The modifiers that what is being walked over is put under, outermost first.
  var modifiers: [Modification] = []

  /// A modifier where it is put on a view.
  struct Modification {
    let call: SyntaxNode
    let use: BodyRecord.Use
    let record: BodyRecord
    /// What the local names in its arguments come from.
    let sources: [Name: Source]
  }

  /// The properties that a value comes from, given on as values or as bindings.
  struct Source: Hashable {
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []

    var isEmpty: Bool { values.isEmpty && bindings.isEmpty }

    mutating func formUnion(_ other: Source) {
      values.formUnion(other.values)
      bindings.formUnion(other.bindings)
    }
  }

  /// An expression in one of the files that are walked over.
  struct Place: Hashable {
    let file: FileID
    let node: NodeID
  }

  private struct Visit: Hashable {
    var decl: DeclID
    var conditions: [String]
    var content: String?
    var sources: [Name: Source]
  }

  /// Whether only what is read counts, not where the values of names come from.
  let isInside: Bool

  /// - Parameter itself: the type whose `self` the code is about.
  init(_ analyzer: Analyzer, itself: TypeID?, isInside: Bool = false) {
    self.analyzer = analyzer
    self.itself = itself
    self.isInside = isInside
  }

  /// A property and the places where it is read.
  typealias Read = (property: DeclID, places: [Subscription.Place])

  /// What the body of a view reads, each property once, in the order of the source.
  func walk(_ body: DeclID) -> [Read] {
    enter(body, itself, [:])
    return order.map { ($0, reads[$0] ?? []) }
  }

  private func enter(_ decl: DeclID, _ itself: TypeID?, _ parameters: [Name: Source]) {
    let visit = Visit(decl: decl, conditions: conditions, content: content, sources: parameters)
    // What is walked through without a condition need not be walked through under one.
    guard open.count < DependencyWalker.maximumDepth, !open.contains(decl),
      !seen.contains(Visit(decl: decl, conditions: [], content: nil, sources: parameters)),
      visits[decl, default: 0] < DependencyWalker.maximumVisits, seen.insert(visit).inserted
    else { return }
    visits[decl, default: 0] += 1
    open.insert(decl)
    defer { open.remove(decl) }
    let outer = (file, sources, self.itself)
    file = decl.file
    sources = parameters
    self.itself = itself
    defer { (file, sources, self.itself) = outer }
    let record = analyzer.record(of: decl)
    let node = analyzer.node(of: decl)
    for child in node.children where child.kind == .codeBlock || child.kind == .accessorBlock { walk(child, record) }
  }

  func walk(_ node: SyntaxNode, _ record: BodyRecord) {
    if runsLater[place(node)] == true { return }
    switch node.kind {
    case .closureExpr:
      if record.builders[node.id] == nil, isAction(node, record) { return }
      return closure(node, record)
    case .accessorDecl:
      // A setter runs when somebody writes.
      if node.ownToken(.getKeyword) == nil { return }
    case .functionDecl, .structDecl, .classDecl, .enumDecl: return
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { walk(element, record) }
      return
    case .ifExpr: return branches(node, record)
    case .switchExpr: return cases(node, record)
    case .ternaryExpr: return ternary(node, record)
    case .infixOperatorExpr where isShortCircuit(node): return shortCircuit(node, record)
    case .codeBlock: return block(node, record)
    default: break
    }
    if let use = record.uses[node.id] { note(use, node, record) }
    noteSources(node, record)
    if node.kind == .functionCallExpr { return call(node, record) }
    for child in node.children { walk(child, record) }
  }

  private func closure(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = sources
    if let source = given.removeValue(forKey: place(node)) { bind(parametersOf: node, to: source) }
    for child in node.children { walk(child, record) }
    sources = outer
  }

  /// A closure that an event runs: what it is given to says so, else that it gives nothing.
  private func isAction(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    runsLater[place(value)] ?? isWithoutResult(value, record)
  }

  func isWithoutResult(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[value.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1) == analyzer.void
  }

  func place(_ node: SyntaxNode) -> Place { Place(file: file, node: node.id) }

  // MARK: Names

  private func note(_ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    // `$text.wrappedValue`, `_text.wrappedValue` are reads; `$text` and `_text` alone are none.
    if use.part == .value, node.kind == .memberAccessExpr, analyzer.decl(use.decl).name == .wrappedValue,
      let base = node.children.first
    {
      if let storage = record.uses[base.id] {
        if storage.part != .value { return noteRead(storage.decl, base) }
      } else if let name = base.referencedName ?? base.firstToken, base.kind == .declReferenceExpr {
        // A helper reads the binding that it is given.
        noteReads(of: sources[base.name(of: name)]?.bindings ?? [], base)
      }
    }
    guard analyzer.isOwn(use.decl), use.part == .value else { return }
    let meant = meant(by: use, node)
    guard analyzer.isOwn(meant.decl) else { return }
    switch analyzer.decl(meant.decl).kind {
    case .variable:
      if analyzer.isTracked(meant.decl) {
        noteRead(meant.decl, node)
      } else if analyzer.decl(meant.decl).has(.isComputed) {
        enter(meant.decl, meant.itself, [:])
      } else if analyzer.isPublished(meant.decl) {
        published.insert(meant.decl)
      }
    case .function:
      // A function that is given on and gives nothing is an action.
      guard node.kind == .functionCallExpr || !isAction(node, record) else { return }
      enter(meant.decl, meant.itself, parameters(of: meant.decl, use, node, record))
    default: break
    }
  }

  /// Reads of what is behind bindings, in the order of the declarations.
  func noteReads(of bindings: Set<DeclID>, _ node: SyntaxNode) {
    for property in bindings.inOrder where analyzer.isTracked(property) { noteRead(property, node) }
  }

  private func noteRead(_ property: DeclID, _ node: SyntaxNode) {
    if reads[property] == nil { order.append(property) }
    // The state of the view itself is read by its body, wherever the reading stands.
    let isItsOwn = !analyzer.isObservableProperty(property)
    let place = Subscription.Place(
      file: file, range: node.range, condition: conditions.isEmpty ? nil : conditions.joined(separator: " and "),
      content: isItsOwn ? nil : content)
    // A helper that is called twice is read twice in one place.
    if reads[property]?.contains(place) != true { reads[property, default: []].append(place) }
  }

  /// What a name means where `self` is known: what meets a protocol's requirement, and `self` in it.
  private func meant(by use: BodyRecord.Use, _ node: SyntaxNode) -> (decl: DeclID, itself: TypeID?) {
    let member = node.kind == .functionCallExpr ? node.children.first ?? node : node
    let base = member.kind == .memberAccessExpr ? member.children.first { $0.kind.isExpr } : nil
    let isOnItself =
      base == nil || base?.kind == .declReferenceExpr && base?.firstToken?.kind == .selfKeyword
    let receiver = isOnItself ? itself ?? use.base : use.base
    guard let receiver, analyzer.owner(of: use.decl) != nil else { return (use.decl, use.base ?? itself) }
    return (analyzer.implementation(of: use.decl, in: receiver), receiver)
  }
}
