import ViewCatalog
import ViewSource
import ViewSyntax

/// Freshness of the results of helpers, closures and branches.
extension FreshnessFinder {
  /// The freshness of the result of the program's property or function; `nil` if it has no code.
  ///
  /// - Parameter arguments: the arguments that differ at each call.
  mutating func result(of helper: DeclID, _ arguments: [Argument]) -> Freshness? {
    if analyzer.decl(helper).kind == .function, analyzer.node(of: helper).child(.codeBlock) == nil { return nil }
    let parameters = analyzer.signature(of: helper).parameters
    var given: [Name: Local] = [:]
    for (index, value) in arguments where index < parameters.count {
      if value.value != .same || value.result != .same { given[parameters[index].name] = value }
    }
    noteDefaults(of: helper, parameters, besides: arguments, in: &given)
    return given.isEmpty ? result(of: helper) : code(of: helper, given)
  }

  /// The freshness of the result of the program's property or function for equal arguments.
  mutating func result(of helper: DeclID) -> Freshness {
    if let known = analyzer.freshResults[helper] { return known }
    let found = code(of: helper, [:])
    // A result shortened by recursion is not cached.
    if open.isEmpty, openDefaults.isEmpty, steps < FreshnessFinder.maximumSteps {
      analyzer.freshResults[helper] = found
    }
    return found
  }

  private mutating func code(of helper: DeclID, _ given: [Name: Local]) -> Freshness {
    guard let block = analyzer.node(of: helper).getterBlock else { return .same }
    guard steps < FreshnessFinder.maximumSteps else { return .unclear }
    guard open.count < FreshnessFinder.maximumDepth, open.insert(helper).inserted else { return .same }
    steps += 1
    let outer = locals
    locals = given
    defer {
      locals = outer
      open.remove(helper)
    }
    let record = analyzer.record(of: helper)
    let found = statements(block, record, isBuilt: record.builders[block.id] != nil)
    // Code that changes longer-lived state may return it: `next += 1`.
    return analyzer.changesWhatLasts(block, record) ? max(found, .unclear) : found
  }

  /// The limit of nested helpers, deeper than in any real program.
  static let maximumDepth = 64

  /// Adds the default arguments of omitted parameters: `func row(_ id: UUID = UUID())`.
  mutating func noteDefaults(
    of function: DeclID, _ parameters: [Parameter], besides arguments: [Argument], in given: inout [Name: Local]
  ) {
    guard parameters.contains(where: \.hasDefault) else { return }
    guard openDefaults.count < FreshnessFinder.maximumDepth, openDefaults.insert(function).inserted else { return }
    defer { openDefaults.remove(function) }
    let named = Set(arguments.map(\.parameter))
    for (index, parameter) in parameters.enumerated() where parameter.hasDefault && !named.contains(index) {
      guard let id = parameter.node, let value = analyzer.node(id, of: function).initialValue else { continue }
      let record = analyzer.record(of: function)
      var found = Local()
      if value.kind == .closureExpr {
        found.result = contents(of: value, record)
        found.value = analyzer.keepsClosure(parameter, of: function) ? .fresh : found.result
      } else {
        found.value = freshness(of: value, record)
        found.result = found.value.blurred
      }
      if found.value != .same { given[parameter.name] = found }
    }
  }

  /// The freshness of a closure's result.
  mutating func contents(of closure: SyntaxNode, _ record: BodyRecord) -> Freshness {
    statements(closure, record, isBuilt: record.builders[closure.id] != nil)
  }

  /// The freshness of a block: of all its components with a builder, else of its result.
  private mutating func statements(_ block: SyntaxNode, _ record: BodyRecord, isBuilt: Bool) -> Freshness {
    let outer = locals
    defer { locals = outer }
    noteLocals(block, record)
    let items = block.children.filter { $0.kind != .closureSignature }
    if isBuilt { return parts(items, record) }
    var returned: [Freshness] = []
    for item in items { noteReturned(in: item, record, &returned) }
    if returned.isEmpty, items.count == 1, let only = items.first, only.kind.isExpr {
      return freshness(of: only, record)
    }
    return .choice(returned)
  }

  mutating func noteLocals(_ block: SyntaxNode, _ record: BodyRecord) {
    for item in block.children where item.kind == .variableDecl {
      for binding in item.children where binding.kind == .patternBinding {
        guard let token = binding.child(.identifierPattern)?.firstToken, let value = binding.initialValue else {
          continue
        }
        locals[binding.name(of: token)] = local(value, record)
      }
    }
    noteAssigned(block, record)
  }

  /// Records later assignments to locals, which may be conditional.
  private mutating func noteAssigned(_ block: SyntaxNode, _ record: BodyRecord) {
    guard block.children.contains(where: { $0.kind == .variableDecl }) else { return }
    for part in block.subtree where part.kind == .assignmentExpr {
      guard let target = part.children.first, record.uses[target.id] == nil, let name = localName(target),
        let value = part.children.last
      else { continue }
      let found = freshness(of: value, record).blurred
      if found != .same { locals[name] = Local(value: max(locals[name]?.value ?? .same, found), result: found) }
    }
  }

  /// The freshness of the selected branch of an `if` or a `switch`.
  mutating func branches(_ node: SyntaxNode, _ record: BodyRecord) -> Freshness {
    var found: [Freshness] = []
    var chosen = Freshness.same
    let then = node.child(.codeBlock)?.id
    for child in node.children {
      switch child.kind {
      case .codeBlock:
        let outer = locals
        if child.id == then { noteBound(by: node, record) }
        found.append(statements(child, record, isBuilt: true))
        locals = outer
      case .ifExpr: found.append(branches(child, record))
      case .switchCase:
        let outer = locals
        noteBound(by: child, record)
        noteLocals(child, record)
        found.append(parts(child.children.filter { $0.kind != .switchCaseItem }, record))
        locals = outer
      default: chosen = max(chosen, freshness(of: child, record).blurred)
      }
    }
    if node.kind == .ifExpr, node.ownToken(.elseKeyword) == nil { found.append(.same) }
    return max(.choice(found), chosen)
  }
}

extension Analyzer {
  /// Whether a catalogue call reads from outside of the program, for example from a file, so that its result may
  /// change.
  func asksTheSystem(_ function: DeclID) -> Bool {
    guard isFromCatalogue(function), let work = catalogueText(.slow, of: function) else { return false }
    return Analyzer.worksOutside.contains { work.contains($0) }
  }

  private static let worksOutside = ["file", "disk", "network", "folder", "request", "store"]

  /// Whether code writes a global or static variable, or a property of an object in one.
  func changesWhatLasts(_ block: SyntaxNode, _ record: BodyRecord) -> Bool {
    block.subtree.contains { node in
      guard node.kind == .assignmentExpr || node.kind == .infixOperatorExpr && node.isAssigningOperation,
        let target = node.children.first, let use = record.uses[target.id], isOwn(use.decl),
        use.decl.file != .local, decl(use.decl).kind == .variable
      else { return false }
      return decl(use.decl).has(.isStatic) || owner(of: use.decl) == nil
    }
  }
}
