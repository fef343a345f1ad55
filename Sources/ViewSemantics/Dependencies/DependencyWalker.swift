import ViewSource
import ViewSyntax

/// Finds what is read while a body runs: in the body, in the helpers it calls and in the closures that are called at once,
/// not in the actions that run later.
final class DependencyWalker {
  let analyzer: Analyzer
  private var reads: [DeclID: [Subscription.Place]] = [:]
  /// The file of the code being walked over.
  private var file = FileID.local
  private var order: [DeclID] = []
  private(set) var children: [ChildInput] = []
  /// Whether something is given to a call that is not known: what is read there is not known either.
  private(set) var hasUnknownArguments = false
  /// What the values of local names come from: a closure's parameter from what the closure is given to.
  private var sources: [Name: Set<DeclID>] = [:]
  /// What the parameters of closures come from that have not been entered yet.
  private var given: [NodeID: Set<DeclID>] = [:]
  /// Properties and functions that have been walked through, and where from.
  private var seen: Set<Visit> = []
  private var visits: [DeclID: Int] = [:]
  /// Helpers that use one another under two conditions each would be walked through under exponentially many.
  private static let maximumVisits = 16
  /// What must hold for the code being walked over to run.
  private var conditions: [String] = []
  /// The container or modifier whose content the code is, if that is made on its own.
  private var content: String?

  private struct Visit: Hashable {
    var decl: DeclID
    var conditions: [String]
    var content: String?
  }

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// What the body of a view reads, each property once, in the order of the source.
  func walk(_ body: DeclID) -> [(property: DeclID, places: [Subscription.Place])] {
    enter(body)
    return order.map { ($0, reads[$0] ?? []) }
  }

  private func enter(_ decl: DeclID) {
    // What is walked through without a condition need not be walked through under one.
    guard !seen.contains(Visit(decl: decl, conditions: [], content: nil)),
      visits[decl, default: 0] < DependencyWalker.maximumVisits,
      seen.insert(Visit(decl: decl, conditions: conditions, content: content)).inserted
    else { return }
    visits[decl, default: 0] += 1
    let outer = (file, sources)
    file = decl.file
    defer { (file, sources) = outer }
    let record = analyzer.record(of: decl)
    let node = analyzer.node(of: decl)
    for child in node.children where child.kind == .codeBlock || child.kind == .accessorBlock { walk(child, record) }
  }

  private func walk(_ node: SyntaxNode, _ record: BodyRecord) {
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
    case .codeBlock:
      // Names that are declared in a block are gone behind it.
      let outer = sources
      for child in node.children { walk(child, record) }
      sources = outer
      return
    default: break
    }
    if let use = record.uses[node.id] { note(use, node, record) }
    noteSources(node, record)
    if node.kind == .functionCallExpr { return call(node, record) }
    for child in node.children { walk(child, record) }
  }

  private func closure(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = sources
    if let values = given.removeValue(forKey: node.id) { bind(parametersOf: node, to: values) }
    for child in node.children { walk(child, record) }
    sources = outer
  }

  /// A closure that gives nothing is run later, by an event.
  private func isAction(_ value: SyntaxNode, _ record: BodyRecord) -> Bool {
    guard let type = record.types[value.id], analyzer.types.kind(type) == .function else { return false }
    return analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1) == analyzer.void
  }

  private func note(_ use: BodyRecord.Use, _ node: SyntaxNode, _ record: BodyRecord) {
    guard isOwn(use.decl), use.part == .value else { return }
    switch analyzer.decl(use.decl).kind {
    case .variable:
      if analyzer.isTracked(use.decl) {
        if reads[use.decl] == nil { order.append(use.decl) }
        // The state of the view itself is read by its body, wherever the reading stands.
        let isItsOwn = !analyzer.isObservableProperty(use.decl)
        reads[use.decl, default: []].append(
          Subscription.Place(
            file: file, range: node.range, condition: conditions.isEmpty ? nil : conditions.joined(separator: " and "),
            content: isItsOwn ? nil : content))
      } else if analyzer.decl(use.decl).has(.isComputed) {
        enter(use.decl)
      }
    case .function:
      // A function that is given on and gives nothing is an action.
      if node.kind == .functionCallExpr || !isAction(node, record) { enter(use.decl) }
    default: break
    }
  }

  // MARK: Conditions

  private func walk(_ node: SyntaxNode, _ record: BodyRecord, when condition: String) {
    let text = "`\(condition)`"
    let outer = conditions
    if !conditions.contains(text) { conditions.append(text) }
    walk(node, record)
    conditions = outer
  }

  private func branches(_ node: SyntaxNode, _ record: BodyRecord) {
    let outer = sources
    defer { sources = outer }
    let texts = node.conditions.filter { $0.kind != .availabilityCondition }.map(\.spacedText)
    var isThen = true
    for child in node.children {
      switch child.kind {
      case .codeBlock where texts.isEmpty: walk(child, record)
      case .codeBlock, .ifExpr:
        let isElse = !isThen || child.kind == .ifExpr
        let text = texts.joined(separator: ", ")
        let negated = texts.count == 1 && text.allSatisfy { $0.isLetter || $0 == "." } ? "!\(text)" : "!(\(text))"
        walk(child, record, when: isElse ? negated : text)
        isThen = false
      default: walk(child, record)
      }
    }
  }

  private func cases(_ node: SyntaxNode, _ record: BodyRecord) {
    let subject = node.children.first { $0.kind.isExpr }?.spacedText ?? ""
    for child in node.children {
      guard child.kind == .switchCase else {
        walk(child, record)
        continue
      }
      let outer = sources
      let patterns = child.children.filter { $0.kind == .switchCaseItem }.map(\.spacedText)
      for part in child.children {
        if part.kind == .switchCaseItem {
          walk(part, record)
        } else {
          walk(
            part, record, when: "case \(patterns.isEmpty ? "default" : patterns.joined(separator: ", ")) = \(subject)")
        }
      }
      sources = outer
    }
  }

  // MARK: Calls

  private func call(_ node: SyntaxNode, _ record: BodyRecord) {
    noteChild(node, record)
    if record.uses[node.id] == nil, !node.callArguments.isEmpty { hasUnknownArguments = true }
    let outer = content
    let deferred = deferredContents(of: node, record)
    for child in node.children {
      // Of a chain only the closures given to this call are its content.
      if child.kind == .closureExpr || child.kind == .labeledTrailingClosure || child.kind == .labeledExpr,
        let closure = child.kind == .closureExpr ? child : child.children.last, deferred.closures.contains(closure.id)
      {
        content = deferred.name
        walk(child, record)
        content = outer
      } else {
        walk(child, record)
      }
    }
  }

  /// The closures given to a call that it keeps to make views of them later, on their own: rows, destinations, sheets.
  private func deferredContents(of call: SyntaxNode, _ record: BodyRecord) -> (name: String, closures: Set<NodeID>) {
    guard let use = record.uses[call.id] else { return ("", []) }
    var closures: Set<NodeID> = []
    for (position, argument) in call.callArguments.enumerated() {
      guard let closure = argument.closure, record.builders[closure.id] != nil, position < use.arguments.count,
        isKept(use, use.arguments[position])
      else { continue }
      closures.insert(closure.id)
    }
    let made = use.base.flatMap { analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil }
    let isMaker = use.isMemberwise || analyzer.isInitializer(use.decl)
    let name = isMaker ? made.map { analyzer.name(of: $0) } : analyzer.decl(use.decl).name.text
    return (name ?? "", closures)
  }

  /// Whether what is given to a parameter is kept as the function that it is: it is `@escaping`, optional or stored.
  func isKept(_ use: BodyRecord.Use, _ index: Int) -> Bool {
    if use.isMemberwise {
      guard let parameter = analyzer.memberwiseSignature(of: use.decl)?.parameters[index],
        let property = analyzer.children(of: use.decl).first(where: { analyzer.decl($0).name == parameter.name })
      else { return false }
      let type = analyzer.variableType(of: property)
      return analyzer.types.kind(analyzer.wrapped(type) ?? type) == .function
    }
    let parameters = analyzer.signature(of: use.decl).parameters
    return index < parameters.count && analyzer.keepsClosure(parameters[index], of: use.decl)
  }

  // MARK: Where local names come from

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
      // `items.map { … }`: the collection; not the view that a modifier is put on.
      if let callee = node.children.first, record.uses[node.id]?.base.map({ analyzer.isView($0) }) != true {
        values.formUnion(all(in: callee, record))
      }
      for closure in closures where !values.isEmpty { given[closure.id] = values }
    case .patternBinding, .optionalBindingCondition:
      guard let token = node.children.first(where: { $0.kind == .identifierPattern })?.firstToken else { return }
      let name = Name(token.range, in: node.bytes)
      if let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }) {
        sources[name] = all(in: value, record)
      } else if node.kind == .optionalBindingCondition {
        sources[name] = all(in: node, record)
      }
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
      return sources[.firstParameter] = values
    }
    var open = signature.children.filter { $0.kind == .closureParameter || $0.kind == .parameterClause }
    while let next = open.popLast() {
      for token in next.ownTokens where token.kind == .identifier || token.kind == .dollarIdentifier {
        let text = next.text(of: token)
        let name = text.hasPrefix("$") ? Name(String(text.dropFirst())) : Name(token.range, in: next.bytes)
        sources[name] = values
      }
      open += next.children
    }
  }

  private func isOwn(_ id: DeclID) -> Bool { id.file != .local && !analyzer.isFromCatalogue(id) }

  // MARK: Children

  /// A view that is made: which properties go into it.
  private func noteChild(_ call: SyntaxNode, _ record: BodyRecord) {
    guard let use = record.uses[call.id], let made = use.base, use.isMemberwise || analyzer.isInitializer(use.decl),
      analyzer.types.kind(made) == .nominal, isOwn(analyzer.types.decl(made)), analyzer.isView(made)
    else { return }
    var values: Set<DeclID> = []
    var bindings: Set<DeclID> = []
    var isNeverEqual = false
    for (position, argument) in call.callArguments.enumerated() {
      guard let node = argument.node else { continue }
      if position < use.arguments.count, isNewFunction(node, record), isKept(use, use.arguments[position]) {
        isNeverEqual = true
      } else {
        collect(node, record, &values, &bindings)
      }
    }
    children.append(
      ChildInput(
        name: analyzer.name(of: analyzer.types.decl(made)), range: call.range, values: values, bindings: bindings,
        isNeverEqual: isNeverEqual, content: content))
  }

  /// A closure or a method as a value is another one each time; a stored function is not.
  private func isNewFunction(_ node: SyntaxNode, _ record: BodyRecord) -> Bool {
    if node.kind == .closureExpr { return true }
    return record.uses[node.id].map { node.kind != .functionCallExpr && analyzer.decl($0.decl).kind == .function }
      ?? false
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
