import ViewSemantics
import ViewSource
import ViewSyntax

/// Statements.
extension Interpreter {
  /// Statements with every `#if` replaced by its active clause.
  func active(_ items: [SyntaxNode]) -> [SyntaxNode] {
    guard items.contains(where: { $0.kind == .ifConfigDecl || $0.kind == .unexpected || $0.kind == .missingToken })
    else {
      return items
    }
    return items.flatMap { item -> [SyntaxNode] in
      switch item.kind {
      case .ifConfigDecl: active(Array(analyzer.program.configuration.activeElements(of: item)))
      case .unexpected, .missingToken: []
      default: [item]
      }
    }
  }

  func execute(_ items: [SyntaxNode], _ frame: Frame) throws -> Completion {
    let outer = frame.locals
    defer { frame.locals = outer }
    var deferred: [SyntaxNode] = []
    func runDeferred() throws {
      for block in deferred.reversed() { _ = try execute(frame.record.statements(of: block, self), frame) }
    }
    do {
      for item in items {
        if item.kind == .deferStmt, let block = item.child(.codeBlock) {
          deferred.append(block)
          continue
        }
        let completion = try execute(item, frame)
        if case .normal = completion { continue }
        try runDeferred()
        return completion
      }
    } catch {
      try runDeferred()
      throw error
    }
    try runDeferred()
    return .normal
  }

  private func execute(block: SyntaxNode?, _ frame: Frame) throws -> Completion {
    guard let block else { return .normal }
    return try execute(frame.record.statements(of: block, self), frame)
  }

  func execute(_ node: SyntaxNode, _ frame: Frame, label: Name? = nil) throws -> Completion {
    try step()
    switch node.kind {
    case .returnStmt:
      guard let value = node.children.first(where: { $0.kind.isExpr }) else { return .returned(.void) }
      return .returned(try convert(try evaluate(value, frame, expected: frame.resultType), to: frame.resultType))
    case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typealiasDecl:
      try declare(node, frame)
      return .normal
    case .ifExpr: return try executeIf(node, frame)
    case .guardStmt:
      if try conditionsHold(node.conditions, frame) { return .normal }
      return try execute(block: node.children.last { $0.kind == .codeBlock }, frame)
    case .whileStmt:
      while true {
        let outer = frame.locals
        defer { frame.locals = outer }
        guard try conditionsHold(node.conditions, frame) else { return .normal }
        if let ended = try loopEnds(try execute(block: node.child(.codeBlock), frame), label) { return ended }
        try step()
      }
    case .repeatStmt:
      repeat {
        if let ended = try loopEnds(try execute(block: node.child(.codeBlock), frame), label) { return ended }
        try step()
      } while try isTrue(try lastExpr(node), frame)
      return .normal
    case .forStmt: return try executeFor(node, frame, label: label)
    case .switchExpr: return try executeSwitch(node, frame, label: label)
    case .doStmt: return try executeDo(node, frame, label: label)
    case .throwStmt:
      thrownError = try evaluate(try firstExpr(node), frame)
      throw Interruption.thrown
    case .breakStmt: return .broken(labelName(node))
    case .continueStmt: return .continued(labelName(node))
    case .fallthroughStmt: return .fellThrough
    case .labeledStmt:
      guard let inner = node.children.last, let token = node.firstToken else { return .normal }
      let label = node.name(of: token)
      let completion = try execute(inner, frame, label: label)
      if case .broken(let target?) = completion, target == label { return .normal }
      return completion
    case .deferStmt, .sourceLocationDirective, .macroExpansionDecl, .importDecl: return .normal
    default:
      guard node.kind.isExpr else { throw Interruption.unsupported("this statement") }
      _ = try evaluate(node, frame)
      return .normal
    }
  }

  private func labelName(_ node: SyntaxNode) -> Name? {
    node.ownTokens.first { $0.kind == .identifier }.map { node.name(of: $0) }
  }

  /// What a loop ends with after a turn; `nil` if it goes on.
  private func loopEnds(_ completion: Completion, _ label: Name?) throws -> Completion? {
    switch completion {
    case .normal, .fellThrough: return nil
    case .returned: return completion
    case .broken(let target): return target == nil || target == label ? .some(.normal) : completion
    case .continued(let target): return target == nil || target == label ? nil : completion
    }
  }

  private func executeIf(_ node: SyntaxNode, _ frame: Frame) throws -> Completion {
    var next: SyntaxNode? = node
    while let current = next {
      next = nil
      let outer = frame.locals
      defer { frame.locals = outer }
      let blocks = current.children.filter { $0.kind == .codeBlock }
      if try conditionsHold(
        current.conditions.filter { $0.kind != .ifExpr || $0.id != current.children.last?.id }, frame)
      {
        return try execute(block: blocks.first, frame)
      }
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { return .normal }
      frame.locals = outer
      if last.kind == .ifExpr { next = last } else if blocks.count > 1 { return try execute(block: last, frame) }
    }
    return .normal
  }

  private func executeFor(_ node: SyntaxNode, _ frame: Frame, label: Name?) throws -> Completion {
    guard let pattern = node.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }),
      let sequence = node.children.last(where: { $0.kind.isExpr })
    else { throw Interruption.unsupported("an incomplete loop") }
    let isCase = node.ownToken(.caseKeyword) != nil
    let guardNode = node.child(.whereGuard)?.children.first
    let block = node.child(.codeBlock)
    let items = block.map { active(Array($0.children)) } ?? []
    let value = try evaluate(sequence, frame)
    var ended: Completion?
    try forEach(value, expected: type(of: sequence, frame)) { element in
      try step()
      let outer = frame.locals
      defer { frame.locals = outer }
      guard try match(pattern, element, frame, binds: !isCase) else { return true }
      if let guardNode, try !isTrue(guardNode, frame) { return true }
      ended = try loopEnds(try execute(items, frame), label)
      return ended == nil
    }
    return ended ?? .normal
  }

  private func executeDo(_ node: SyntaxNode, _ frame: Frame, label: Name?) throws -> Completion {
    let locals = frame.locals
    do {
      let completion = try execute(block: node.child(.codeBlock), frame)
      if case .broken(nil) = completion { return completion }
      return completion
    } catch Interruption.thrown {
      let error = thrownError
      frame.locals = locals
      for clause in node.children where clause.kind == .catchClause {
        let outer = frame.locals
        defer { frame.locals = outer }
        frame.declare("error", error)
        let items = clause.children.filter { $0.kind == .switchCaseItem }
        let isMatched = try items.isEmpty || items.contains { try matches($0, error, frame) }
        if isMatched {
          return try execute(block: clause.child(.codeBlock), frame)
        }
      }
      thrownError = error
      throw Interruption.thrown
    }
  }

  // MARK: Switch

  func cases(of node: SyntaxNode) -> [SyntaxNode] {
    active(Array(node.children)).filter { $0.kind == .switchCase }
  }

  func statements(ofCase node: SyntaxNode) -> [SyntaxNode] {
    active(node.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute && $0.kind != .missingToken })
  }

  /// The number of the case that a value goes to; its names are declared then.
  func chosenCase(_ cases: [SyntaxNode], _ subject: Value, _ frame: Frame) throws -> Int? {
    for (index, switchCase) in cases.enumerated() {
      let items = switchCase.children.filter { $0.kind == .switchCaseItem }
      if items.isEmpty { return index }
      for item in items {
        let outer = frame.locals
        if try matches(item, subject, frame) { return index }
        frame.locals = outer
      }
    }
    return nil
  }

  private func executeSwitch(_ node: SyntaxNode, _ frame: Frame, label: Name?) throws -> Completion {
    let subject = try evaluate(try firstExpr(node), frame)
    let cases = cases(of: node)
    let outer = frame.locals
    defer { frame.locals = outer }
    guard var index = try chosenCase(cases, subject, frame) else { return .normal }
    while index < cases.count {
      switch try execute(statements(ofCase: cases[index]), frame) {
      case .fellThrough: index += 1
      case .broken(nil): return .normal
      case .broken(let target?): return target == label ? .normal : .broken(target)
      case let completion: return completion
      }
    }
    return .normal
  }

  // MARK: As expressions

  /// `if`, `switch` and `do` as expressions: the value of the last statement of the branch taken.
  func branchValue(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let outer = frame.locals
    defer { frame.locals = outer }
    let wanted = expected ?? type(of: node, frame)
    func value(_ items: [SyntaxNode]) throws -> Value {
      guard let last = items.last else { return .void }
      guard last.kind.isExpr else {
        switch try execute(items, frame) {
        case .returned(let value): return value
        default: return .void
        }
      }
      for item in items.dropLast() { _ = try execute(item, frame) }
      return try convert(try evaluate(last, frame, expected: wanted), to: wanted)
    }
    switch node.kind {
    case .switchExpr:
      let subject = try evaluate(try firstExpr(node), frame)
      let cases = cases(of: node)
      guard let index = try chosenCase(cases, subject, frame) else { return .void }
      return try value(statements(ofCase: cases[index]))
    case .doStmt: return try value(active(Array(node.child(.codeBlock).map { Array($0.children) } ?? [])))
    default:
      var next: SyntaxNode? = node
      while let current = next {
        next = nil
        let blocks = current.children.filter { $0.kind == .codeBlock }
        if try conditionsHold(
          current.conditions.filter { $0.kind != .ifExpr || $0.id != current.children.last?.id }, frame)
        {
          return try value(active(blocks.first.map { Array($0.children) } ?? []))
        }
        frame.locals = outer
        guard let last = current.children.last, current.ownToken(.elseKeyword) != nil else { return .void }
        if last.kind == .ifExpr { next = last } else { return try value(active(Array(last.children))) }
      }
      return .void
    }
  }

  // MARK: Declarations

  func declare(_ node: SyntaxNode, _ frame: Frame) throws {
    switch node.kind {
    case .variableDecl:
      let wrapper = try localWrapper(node, frame)
      for binding in node.children where binding.kind == .patternBinding {
        if let wrapper {
          try declareWrapped(binding, wrapper, frame)
        } else {
          try declareBinding(binding, frame)
        }
      }
    case .functionDecl:
      guard let token = node.nameToken else { return }
      let name = node.name(of: token)
      let box = Box(.uninitialized)
      frame.declare(name, box)
      box.value = .function(FunctionValue(.local(node, Frame(inside: frame))))
    case .structDecl, .classDecl, .enumDecl, .actorDecl:
      guard let token = node.nameToken else { return }
      let name = node.name(of: token)
      guard let decl = analyzer.localDecl(at: node, in: frame.decl) else { return }
      frame.declare(name, .uninitialized)
      frame.locals?.type = analyzer.nominalType(decl, [])
    default: return
    }
  }

  private func declareBinding(_ binding: SyntaxNode, _ frame: Frame) throws {
    guard let pattern = binding.children.first(where: { $0.kind.isPattern }) else { return }
    let annotation = binding.child(.typeAnnotation)?.children.first { $0.kind.isType }.map { writtenType($0, frame) }
    if let value = binding.initialValue {
      let wanted = annotation ?? type(of: value, frame)
      let value = try convert(try evaluate(value, frame, expected: wanted), to: wanted)
      _ = try match(pattern, value, frame, binds: true)
    } else if let block = binding.child(.codeBlock) ?? accessor(.getKeyword, of: binding) {
      // A computed local is worked out where it stands.
      let inner = Frame(inside: frame)
      inner.resultType = annotation
      _ = try match(pattern, try run(block, inner), frame, binds: true)
    } else {
      let isOptional = annotation.map { self.isOptional($0) } ?? false
      if let token = pattern.firstToken {
        frame.declare(pattern.name(of: token), isOptional ? .nilValue : .uninitialized)
      }
    }
  }

  /// The property wrapper of a local variable: `@Bindable var model = model`, `@Previewable @State var isOn = true`.
  private func localWrapper(_ node: SyntaxNode, _ frame: Frame) throws -> DeclID? {
    for list in node.children where list.kind == .modifierList {
      for attribute in list.children where attribute.kind == .attribute {
        guard let type = attribute.children.first(where: { $0.kind.isType }) else { continue }
        if let decl = nominal(writtenType(type, frame)), analyzer.decl(decl).has(.isPropertyWrapper) {
          return decl
        }
      }
    }
    return nil
  }

  /// Declares the value and, with a `$`, what the wrapper projects. State lives as long as the body runs.
  private func declareWrapped(_ binding: SyntaxNode, _ wrapper: DeclID, _ frame: Frame) throws {
    guard let pattern = binding.children.first(where: { $0.kind.isPattern }), let token = pattern.firstToken,
      let initial = binding.initialValue
    else { return try declareBinding(binding, frame) }
    let annotation = binding.child(.typeAnnotation)?.children.first { $0.kind.isType }.map { writtenType($0, frame) }
    let wanted = annotation ?? type(of: initial, frame)
    let value = try convert(try evaluate(initial, frame, expected: wanted), to: wanted)
    let name = pattern.name(of: token)
    var storage = try dynamicConstruct(
      analyzer.nominalType(wrapper, [wanted ?? type(of: value)]), [("wrappedValue", value)])
    if case .structure(var structure) = storage, ViewTable.stateWrappers.contains(analyzer.decl(wrapper).name.text) {
      structure.fields.append(.native(StateLocation(value)))
      storage = .structure(structure)
    }
    frame.declare(name, try wrappedValue(of: storage))
    if let projected = try? projection(of: storage) { frame.declare(name.projection, projected) }
  }
}
