import ViewSource
import ViewSyntax

/// Finds whether an expression has a different value at each evaluation: `Model()`, `UUID()`, `Button("") { … }`,
/// `Binding(get: { … }, set: { … })`, and values that contain one of these.
///
/// Objects are compared by identity and functions are never equal; other values are compared part by part.
struct FreshnessFinder {
  let walker: DependencyWalker
  /// The names with fresh values: locals and parameters.
  var locals: [Name: Local] = [:]
  /// The helpers and initializers being analyzed; a recursive call adds nothing.
  var open: Set<DeclID> = []
  /// The functions whose default arguments are being analyzed; a default may call its own function.
  var openDefaults: Set<DeclID> = []
  /// The amount of code analyzed for one value.
  var steps = 0

  /// The limit of steps. Helpers that use each other twice would be analyzed exponentially often; beyond the limit a
  /// value is unclear.
  static let maximumSteps = 512

  /// The value of a local name.
  struct Local {
    var value = Freshness.same
    /// For a function, the freshness of its results.
    var result = Freshness.same
  }

  init(_ walker: DependencyWalker) {
    self.walker = walker
    for (name, source) in walker.sources where source.freshness != .same || source.result != .same {
      locals[name] = Local(value: source.freshness, result: source.result)
    }
  }

  var analyzer: Analyzer { walker.analyzer }

  mutating func freshness(of node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    switch node.kind {
    case .functionCallExpr: return call(node, record)
    case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr: return name(node, record)
    case .closureExpr: return record.builders[node.id] == nil ? .fresh : contents(of: node, record)
    case .keyPathExpr: return .same
    case .infixOperatorExpr where isOwnCode(node, record), .prefixOperatorExpr where isOwnCode(node, record),
      .postfixOperatorExpr where isOwnCode(node, record), .subscriptCallExpr where isOwnCode(node, record):
      return operation(node, record)
    case .isExpr, .subscriptCallExpr: return parts(Array(node.children), record).blurred
    case .ternaryExpr:
      let parts = node.children.filter(\.kind.isExpr)
      let chosen = Freshness.choice(parts.suffix(2).map { freshness(of: $0, record) })
      return max(chosen, parts.first.map { freshness(of: $0, record).blurred } ?? .same)
    case .infixOperatorExpr where walker.isShortCircuit(node, record):
      return .choice(node.children.filter(\.kind.isExpr).map { freshness(of: $0, record) })
    case .infixOperatorExpr, .prefixOperatorExpr:
      let found = parts(Array(node.children), record)
      return record.types[node.id] == analyzer.known(.bool) ? found.blurred : found
    case .ifExpr, .switchExpr: return branches(node, record)
    case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .assignmentExpr: return .same
    default: return parts(Array(node.children), record)
    }
  }

  /// The freshness of a value that contains all of these.
  mutating func parts(_ nodes: [SyntaxNode], _ record: BodyRecord) -> Freshness {
    var found = Freshness.same
    for node in nodes where found != .fresh { found = max(found, freshness(of: node, record)) }
    return found
  }

  // MARK: Names

  private mutating func name(_ node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    // A function reference that is not called is a new function.
    if walker.isNewFunction(node, record) { return .fresh }
    let base = node.kind == .memberAccessExpr ? node.children.first { $0.kind.isExpr } : nil
    guard let use = record.uses[node.id] else {
      if let base { return freshness(of: base, record).blurred }
      return localName(node).flatMap { locals[$0]?.value } ?? .same
    }
    return member(use, base, record)
  }

  func localName(_ node: SyntaxNode) -> Name? {
    guard node.kind == .declReferenceExpr else { return nil }
    return (node.referencedName ?? node.firstToken).map { node.name(of: $0) }
  }

  /// The freshness of a property, function or enum case, with its base in `base.member`.
  private mutating func member(_ use: BodyRecord.Use, _ base: SyntaxNode?, _ record: BodyRecord) -> Freshness {
    guard use.part == .value else { return .same }
    let decl = analyzer.decl(use.decl)
    if decl.has(.isFresh) { return .fresh }
    let isPure = analyzer.isOwn(use.decl) && (decl.has(.isComputed) || decl.kind == .function)
    let own = isPure ? result(of: use.decl) : .same
    guard let base else { return own }
    let whole = freshness(of: base, record)
    guard whole != .same else { return own }
    // A member of an object is not the object, but its initial value may be fresh.
    if let type = record.types[base.id], isObject(type) { return max(own, firstValue(of: use.decl)) }
    return max(own, decl.kind == .variable && !isPure ? whole : whole.blurred)
  }

  func isObject(_ type: TypeID) -> Bool {
    guard analyzer.types.kind(type) == .nominal else { return false }
    return [.classType, .actor].contains(analyzer.decl(analyzer.types.decl(type)).kind)
  }

  /// The freshness of a stored property's value in a new object.
  private mutating func firstValue(of property: DeclID) -> Freshness {
    guard analyzer.isOwn(property), analyzer.decl(property).kind == .variable, !analyzer.decl(property).has(.isComputed)
    else { return .same }
    return initialValue(of: property).blurred
  }

  // MARK: Calls

  /// Whether an operator or subscript is the program's own.
  private func isOwnCode(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    record.uses[node.id].map { analyzer.isOwn($0.decl) } == true
  }

  /// The freshness of the result of the program's operator or subscript.
  private mutating func operation(_ node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    guard let use = record.uses[node.id] else { return .same }
    let operands = Array(node.children.filter(\.kind.isExpr))
    if node.kind == .subscriptCallExpr {
      let whole = operands.first.map { freshness(of: $0, record) } ?? .same
      return max(result(of: use.decl, arguments(of: node, use, record)) ?? .same, whole.blurred)
    }
    var given: [Argument] = []
    for (index, operand) in operands.enumerated() { given.append((index, local(operand, record))) }
    return result(of: use.decl, given) ?? .same
  }

  private mutating func call(_ node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    let callee = node.children.first
    guard let use = record.uses[node.id] else {
      if let name = callee.flatMap({ localName($0) }), let local = locals[name] { return local.result }
      // An undeclared function may return anything.
      if walker.callsUnknown(node, record) { return .unclear }
      return parts(node.callArguments.compactMap(\.node).filter { $0.kind != .closureExpr }, record).blurred
    }
    if use.isMemberwise || analyzer.isInitializer(use.decl) {
      if !use.isMemberwise, analyzer.decl(use.decl).has(.isFresh) { return .fresh }
      return made(by: node, use, record)
    }
    let base = callee?.kind == .memberAccessExpr ? callee?.children.first { $0.kind.isExpr } : nil
    let arguments = arguments(of: node, use, record)
    let given = arguments.map(\.value.value).max() ?? .same
    if analyzer.decl(use.decl).kind == .enumCase { return given }
    if analyzer.decl(use.decl).has(.isFresh) { return .fresh }
    // A helper returns its arguments or new values; catalogue functions that return objects make them.
    if analyzer.isOwn(use.decl) || givesObject(use.decl), let result = result(of: use.decl, arguments) {
      guard let base else { return result }
      let whole = freshness(of: base, record)
      return max(result, record.types[base.id].map { isObject($0) } == true ? .same : whole.blurred)
    }
    // A view with a modifier contains the inputs of both.
    if let type = use.base, analyzer.isView(type) {
      return max(base.map { freshness(of: $0, record) } ?? .same, given)
    }
    // Function arguments are called: the value of `map { … }` contains the closure's results.
    let values = zip(arguments, node.callArguments.suffix(use.arguments.count)).map { argument, written in
      written.closure == nil ? argument.value.value : argument.value.result
    }
    if analyzer.asksTheSystem(use.decl) { return .unclear }
    let isOnObject = base.flatMap { record.types[$0.id] }.map { isObject($0) } ?? true
    let whole = isOnObject ? .same : base.map { freshness(of: $0, record) } ?? .same
    return max(whole, values.max() ?? .same).blurred
  }

  /// The value that a name for this expression has.
  mutating func local(_ node: SyntaxNode, _ record: BodyRecord) -> Local {
    if walker.isNewFunction(node, record) {
      return Local(value: .fresh, result: resultOfFunction(node, record).blurred)
    }
    let value = freshness(of: node, record)
    let isName = record.uses[node.id] == nil
    return Local(value: value, result: (isName ? localName(node).flatMap { locals[$0]?.result } : nil) ?? value.blurred)
  }

  private mutating func resultOfFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    node.kind == .closureExpr ? contents(of: node, record) : .unclear
  }

  private func givesObject(_ function: DeclID) -> Bool {
    guard analyzer.decl(function).kind == .function else { return false }
    let result = analyzer.signature(of: function).result
    return isObject(result) || result == analyzer.dynamicSelf(ofMember: function)
  }

  /// The arguments of a call with their parameter indices.
  typealias Argument = (parameter: Int, value: Local)

  mutating func arguments(of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> [Argument] {
    var found: [Argument] = []
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node else { continue }
      found.append((index, given(node, to: index, of: use, record)))
    }
    return found
  }

  /// The value of an argument: a stored function is fresh; a function that is called immediately has the freshness of
  /// its result.
  private mutating func given(_ node: SyntaxNode, to index: Int, of use: BodyRecord.Use, _ record: BodyRecord) -> Local
  {
    guard walker.isNewFunction(node, for: index, of: use, record) else { return local(node, record) }
    let result =
      analyzer.isAutoclosure(index, of: use) ? freshness(of: node, record) : resultOfFunction(node, record)
    return walker.isKept(use, index)
      ? Local(value: .fresh, result: result.blurred)
      : Local(value: analyzer.isInitializer(use.decl) || use.isMemberwise ? result : .same, result: result)
  }
}
