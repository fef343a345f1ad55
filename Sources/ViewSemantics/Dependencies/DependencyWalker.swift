import ViewSource
import ViewSyntax

/// Finds what is read while a body runs: in the body, in the helpers it calls and in the closures that are called at once,
/// not in the actions that run later.
final class DependencyWalker {
  private let analyzer: Analyzer
  private var reads: [DeclID: [Subscription.Place]] = [:]
  /// The file of the code being walked over.
  private var file = FileID.local
  private var order: [DeclID] = []
  private(set) var children: [ChildInput] = []
  /// What the values of local names come from: a closure's parameter from what the closure is given to.
  private var sources: [Name: Set<DeclID>] = [:]
  /// Properties and functions that have been walked through.
  private var seen: Set<DeclID> = []

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// What the body of a view reads, each property once, in the order of the source.
  func walk(_ body: DeclID) -> [(property: DeclID, places: [Subscription.Place])] {
    enter(body)
    return order.map { ($0, reads[$0] ?? []) }
  }

  private func enter(_ decl: DeclID) {
    guard seen.insert(decl).inserted else { return }
    let outer = file
    file = decl.file
    defer { file = outer }
    let record = analyzer.record(of: decl)
    let node = analyzer.node(of: decl)
    for child in node.children where child.kind == .codeBlock || child.kind == .accessorBlock { walk(child, record) }
  }

  private func walk(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .closureExpr:
      if record.builders[node.id] == nil, isAction(node, record) { return }
    case .accessorDecl:
      // A setter runs when somebody writes.
      if node.ownToken(.getKeyword) == nil { return }
    case .functionDecl, .structDecl, .classDecl, .enumDecl: return
    case .ifConfigDecl:
      for element in analyzer.program.configuration.activeElements(of: node) { walk(element, record) }
      return
    default: break
    }
    if let use = record.uses[node.id] { note(use, node) }
    noteSources(node, record)
    if node.kind == .functionCallExpr { noteChild(node, record) }
    for child in node.children { walk(child, record) }
  }

  /// A closure that gives nothing is run later, by an event.
  private func isAction(_ closure: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[closure.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1) == analyzer.void
  }

  private func note(_ use: BodyRecord.Use, _ node: SyntaxNode) {
    guard isOwn(use.decl), use.part == .value else { return }
    switch analyzer.decl(use.decl).kind {
    case .variable:
      if analyzer.isTracked(use.decl) {
        if reads[use.decl] == nil { order.append(use.decl) }
        reads[use.decl, default: []].append(Subscription.Place(file: file, range: node.range))
      } else if analyzer.decl(use.decl).has(.isComputed) {
        enter(use.decl)
      }
    case .function: enter(use.decl)
    default: break
    }
  }

  /// What local names stand for: the parameters of a call's closures for its other arguments, a `let` for its value.
  private func noteSources(_ node: SyntaxNode, _ record: BodyRecord) {
    switch node.kind {
    case .functionCallExpr:
      let arguments = node.callArguments
      let closures = arguments.compactMap(\.closure)
      guard !closures.isEmpty else { return }
      var values: Set<DeclID> = []
      for argument in arguments where argument.closure == nil {
        if let given = argument.node { values.formUnion(all(in: given, record)) }
      }
      if let callee = node.children.first { values.formUnion(all(in: callee, record)) }
      guard !values.isEmpty else { return }
      for closure in closures { bind(parametersOf: closure, to: values) }
    case .patternBinding, .optionalBindingCondition:
      guard let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }),
        let token = node.children.first(where: { $0.kind == .identifierPattern })?.firstToken
      else { return }
      let values = all(in: value, record)
      sources[Name(token.range, in: node.bytes), default: []].formUnion(values)
    default: break
    }
  }

  /// The properties in an expression, given on as values or as bindings.
  private func all(in node: SyntaxNode, _ record: BodyRecord) -> Set<DeclID> {
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    collect(node, record, &values, &bindings)
    return values.union(bindings)
  }

  private func bind(parametersOf closure: SyntaxNode, to values: Set<DeclID>) {
    guard let signature = closure.child(.closureSignature) else {
      return sources[.firstParameter, default: []].formUnion(values)
    }
    var open = signature.children.filter { $0.kind == .closureParameter || $0.kind == .parameterClause }
    while let next = open.popLast() {
      for token in next.ownTokens where token.kind == .identifier || token.kind == .dollarIdentifier {
        let text = next.text(of: token)
        let name = text.hasPrefix("$") ? Name(String(text.dropFirst())) : Name(token.range, in: next.bytes)
        sources[name, default: []].formUnion(values)
      }
      open += next.children
    }
  }

  private func isOwn(_ id: DeclID) -> Bool {
    id.file != .local && Int(id.file.index) >= analyzer.program.catalogueFileCount
  }

  // MARK: Children

  /// A view that is made: which properties go into it.
  private func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, isOwn(analyzer.types.decl(made)), analyzer.isView(made)
    else { return }
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    for argument in call.callArguments {
      guard let node = argument.node else { continue }
      collect(node, record, &values, &bindings)
    }
    children.append(
      ChildInput(
        name: analyzer.name(of: analyzer.types.decl(made)), range: call.range, values: values, bindings: bindings))
  }

  private func collect(
    _ node: SyntaxNode, _ record: BodyRecord, _ values: inout Set<DeclID>, _ bindings: inout Set<DeclID>
  ) {
    if let use = record.uses[node.id], isOwn(use.decl), analyzer.decl(use.decl).kind == .variable {
      if use.part == .projection {
        bindings.insert(use.decl)
      } else {
        values.insert(use.decl)
        if !analyzer.isTracked(use.decl), analyzer.decl(use.decl).has(.isComputed) {
          let inner = DependencyWalker(analyzer)
          for read in inner.walk(use.decl) { values.insert(read.property) }
        }
      }
    }
    if node.kind == .declReferenceExpr, record.uses[node.id] == nil, let token = node.referencedName ?? node.firstToken,
      let source = sources[Name(token.range, in: node.bytes)]
    {
      values.formUnion(source)
    }
    for child in node.children { collect(child, record, &values, &bindings) }
  }
}
