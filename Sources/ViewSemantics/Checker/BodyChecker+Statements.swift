import ViewSource
import ViewSyntax

/// Statements: their declarations and their `return` values.
extension BodyChecker {
  /// The result type of a body: the result of its builder, of its single expression or of its `return` statements.
  ///
  /// - Parameter opaque: the name of the declaration with the body if its result is opaque, so that all `return` values
  ///   must have one type.
  func bodyType(_ items: [SyntaxNode], builder: TypeID?, expected: TypeID?, opaque: Name? = nil) -> TypeID {
    let items = activeItems(items)
    if let builder, !items.contains(where: containsReturn) {
      return scope { decided(built(items, by: builder, expected: expected)) }
    }
    return scope {
      let statements = items.filter { $0.kind != .unexpected }
      if statements.count == 1, statements[0].kind.isExpr, !containsReturn(statements[0]) {
        let type = finished(statements[0], expected: expected)
        if isOfLiterals { givesLiteral = true }
        return type
      }
      let outer = (returnedTypes, returnExpectation)
      returnedTypes = []
      returnExpectation = expected
      walk(statements)
      let returned = opaque.map { oneType(returnedTypes, named: $0, in: items) } ?? returnedTypes.first?.type
      (returnedTypes, returnExpectation) = outer
      return returned ?? analyzer.void
    }
  }

  /// The common type of the `return` values; a hole if they differ. They may differ under `#available`.
  private func oneType(
    _ returned: [(type: TypeID, node: SyntaxNode)], named name: Name, in items: [SyntaxNode]
  ) -> TypeID? {
    guard let first = returned.first else { return nil }
    let known = returned.filter { types.flags($0.type).isDisjoint(with: [.hasHole, .hasVariable]) }
      .filter { !analyzer.isKnown($0.type, .never) }
    guard let one = known.first, let other = known.first(where: { $0.type != one.type }),
      !items.contains(where: { $0.subtree.contains { $0.ownToken(.poundAvailable) != nil } })
    else { return first.type }
    let hole = analyzer.hole(.differentReturns, name.text)
    note(type: hole, of: other.node.id)
    return hole
  }

  /// The statements with every `#if` replaced by its active clause.
  func activeItems(_ items: [SyntaxNode]) -> [SyntaxNode] {
    guard items.contains(where: { $0.kind == .ifConfigDecl }) else { return items }
    return items.flatMap { item in
      item.kind == .ifConfigDecl
        ? activeItems(Array(analyzer.program.configuration.activeElements(of: item))) : [item]
    }
  }

  /// Whether a statement contains a `return` of this body, not of a nested closure or function.
  func containsReturn(_ node: SyntaxNode) -> Bool { analyzer.program.configuration.containsReturn(node) }

  // MARK: Walking

  /// Declares the names in statements and collects the `return` values.
  func walk(_ items: [SyntaxNode]) {
    var functions: [(id: DeclID, count: Int)] = []
    var declared: [Range<Int>] = []
    let items = activeItems(items)
    declareEarlyUses(in: items)
    var early: [NodeID: DeclID?] = [:]
    for function in EarlyUse.functions(in: items) { early[function.id] = .some(declareLocal(function)) }
    for item in items {
      let count = locals.count
      if item.kind == .functionDecl {
        if let id = early[item.id] ?? declareLocal(item) { functions.append((id, locals.count)) }
      } else {
        walk(item)
        if item.kind.isDecl { declared.append(count..<locals.count) }
      }
    }
    // A local function can use the variables that its block declares after it.
    for (id, count) in functions {
      let later = declared.filter { $0.lowerBound >= count }
      withLocals(before: count, and: later) { checkLocalFunction(id) }
    }
  }

  func walk(_ node: SyntaxNode) {
    switch node.kind {
    case .returnStmt:
      if let value = node.children.first(where: { $0.kind.isExpr }) {
        returnedTypes.append((finished(value, expected: returnExpectation), node))
        if isOfLiterals { givesLiteral = true }
      } else {
        returnedTypes.append((analyzer.void, node))
      }
    case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typealiasDecl:
      declareStatement(node)
    case .ifExpr: walkBranches(node)
    case .guardStmt:
      // The names of a `guard` stay in scope after it; its block exits the scope.
      for block in node.children where block.kind == .codeBlock { scope { walk(Array(block.children)) } }
      declareConditions(node.conditions)
    case .whileStmt:
      scope {
        declareConditions(node.conditions)
        for block in node.children where block.kind == .codeBlock { walk(Array(block.children)) }
      }
    case .forStmt:
      scope {
        declareLoopNames(node)
        if let block = node.child(.codeBlock) { walk(Array(block.children)) }
      }
    case .switchExpr: walkCases(node)
    case .doStmt:
      for child in node.children {
        if child.kind == .codeBlock {
          // `do throws(ParseError) { throw .end }`
          let outer = thrownType
          if let written = analyzer.thrownType(writtenIn: node, context) { thrownType = written }
          scope { walk(Array(child.children)) }
          thrownType = outer
        }
        if child.kind == .catchClause {
          scope {
            // Only a clause without a pattern binds `error`.
            let caught =
              recorder.map { recorder in
                caughtType(
                  of: node, use: { recorder.use(of: $0) }, type: { recorder.type(of: $0.id) ?? typeOfLocal($0) })
              } ?? analyzer.known(.error)
            if child.bindsError { declare("error", caught) }
            declareCaught(child, caught)
            if let block = child.child(.codeBlock) { walk(Array(block.children)) }
          }
        }
      }
    case .repeatStmt:
      if let block = node.child(.codeBlock) { scope { walk(Array(block.children)) } }
      recordAside(node.children.last { $0.kind.isExpr }, expected: analyzer.known(.bool))
    case .deferStmt: if let block = node.child(.codeBlock) { scope { walk(Array(block.children)) } }
    case .throwStmt: recordAside(node.children.first { $0.kind.isExpr }, expected: thrownType)
    case .yieldStmt: for value in node.children where value.kind.isExpr { recordAside(value) }
    case .labeledStmt: if let inner = node.children.last { walk(inner) }
    default:
      if recorder != nil || looksForLiterals, node.kind.isExpr { walkExpression(node) }
    }
  }

  /// Checks an expression whose value is not used. A call that gives any type then gives none:
  /// `try await withCheckedThrowingContinuation { … }`.
  private func walkExpression(_ node: SyntaxNode) {
    if unusedOfAnyType.contains(node.id) {
      _ = finished(node, expected: analyzer.void)
      return
    }
    let type = finished(node, expected: nil)
    guard types.kind(type) == .hole, types.reason(ofHole: type).kind == .notInferred else { return }
    unusedOfAnyType.insert(node.id)
    _ = finished(node, expected: analyzer.void)
  }

  /// Declares the names that the patterns of a `catch` bind.
  private func declareCaught(_ clause: SyntaxNode, _ type: TypeID) {
    for item in clause.children where item.kind == .switchCaseItem {
      if let pattern = item.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }) {
        bind(pattern, to: type, isBinding: false)
      }
      recordAside(item.child(.whereGuard)?.children.first, expected: analyzer.known(.bool))
    }
  }

  /// Walks a chain of `if` and `else if` iteratively.
  private func walkBranches(_ node: SyntaxNode) {
    var next: SyntaxNode? = node
    while let current = next {
      next = nil
      for child in current.children {
        switch child.kind {
        case .codeBlock:
          let isThen = child.id == current.children.first { $0.kind == .codeBlock }?.id
          scope {
            if isThen { declareConditions(current.conditions) }
            walk(Array(child.children))
          }
        case .ifExpr where child.id == current.children.last?.id: next = child
        default: break
        }
      }
    }
  }

  private func walkCases(_ node: SyntaxNode) {
    guard let subject = node.children.first(where: { $0.kind.isExpr }) else { return }
    for switchCase in cases(of: node) {
      scope {
        declareCase(switchCase, subject: subject)
        walk(statements(ofCase: switchCase))
      }
    }
  }

  /// The cases of a `switch`, including those in active `#if` clauses.
  func cases(of node: SyntaxNode) -> [SyntaxNode] {
    activeItems(Array(node.children)).filter { $0.kind == .switchCase }
  }

  func statements(ofCase node: SyntaxNode) -> [SyntaxNode] {
    node.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute && $0.kind != .missingToken }
  }

  // MARK: Declaring

  /// Declares the names of a declaration statement.
  func declareStatement(_ node: SyntaxNode) {
    switch node.kind {
    case .variableDecl:
      let wrappers =
        node.child(.modifierList).map {
          analyzer.propertyWrappers(in: $0, context, isCatalogue: false)
        } ?? []
      for binding in node.children where binding.kind == .patternBinding { declareBinding(binding, of: node, wrappers) }
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typealiasDecl, .protocolDecl:
      if let function = declareLocal(node) { checkLocalFunction(function) }
    default: break
    }
  }

  private func declareBinding(_ binding: SyntaxNode, of statement: SyntaxNode, _ wrappers: [WrapperUse]) {
    guard let pattern = binding.children.first(where: { $0.kind.isPattern }) else { return }
    let value = binding.initialValue
    let annotation = statement.type(ofBinding: binding)
    let getter = binding.getterBlock
    let type = annotation.map {
      opaqueLocalType($0, value, getter, of: statement) ?? completed(writtenType($0), by: value)
    }
    if let getter, let type, recorder != nil, annotation?.kind != .someType {
      _ = localGetter(getter, of: statement, expected: type)
    }
    if !wrappers.isEmpty, pattern.kind == .identifierPattern, let token = pattern.firstToken {
      return declareWrapped(pattern.name(of: token), wrappers, declared: type, initial: value)
    }
    let limit = visibleLocals ?? locals.count
    if let type { recordAside(value, expected: type) }
    let first = locals.count
    declareNames(
      in: pattern, type: type, value: type == nil ? value : nil, kind: statement.isWeak ? .weak : .variable,
      limit: limit, root: pattern)
    if annotation?.kind == .implicitlyUnwrappedOptionalType, locals.count == first + 1 {
      noteImplicitlyUnwrapped(first)
    }
    if recorder != nil || looksForLiterals { for index in first..<locals.count { _ = self.type(ofLocal: index) } }
    if let type {
      recordWriters(of: binding, type)
    } else if recorder != nil, locals.count == first + 1, binding.child(.accessorBlock) != nil {
      recordWriters(of: binding, self.type(ofLocal: first))
    }
    // `let _ = print("x")` binds no name whose query would check the value.
    if type == nil, locals.count == first { recordAside(value) }
  }

  /// The type of a local with an opaque annotation: that of its value, with the constraints as the contextual type.
  /// `let card: some View = Text("a")`, `var card: some View { Text("a") }`
  func opaqueLocalType(
    _ annotation: SyntaxNode, _ value: SyntaxNode?, _ getter: SyntaxNode?, of statement: SyntaxNode
  ) -> TypeID? {
    guard annotation.kind == .someType, let constraint = annotation.children.first, value != nil || getter != nil else {
      return nil
    }
    let wanted = analyzer.newVariable()
    for constraint in analyzer.constraints(constraint, in: context) where types.kind(constraint) == .nominal {
      analyzer.constrain(wanted, to: constraint)
    }
    if let value { return finished(value, expected: wanted) }
    return getter.map { localGetter($0, of: statement, expected: wanted) }
  }

  /// The result type of a computed local property.
  private func localGetter(_ block: SyntaxNode, of statement: SyntaxNode, expected: TypeID) -> TypeID {
    let list = statement.child(.modifierList)
    let attributes = list.map { analyzer.program.configuration.attributes(in: $0) } ?? []
    let builder = attributes.firstNonNil { analyzer.resultBuilder($0, in: context) }
    return scope { bodyType(Array(block.children), builder: builder, expected: expected) }
  }

  /// Declares every name in a pattern of `let`, `for` and `if let`.
  func declareNames(
    in pattern: SyntaxNode, type: TypeID?, value: SyntaxNode?, kind: Local.Kind, limit: Int, root: SyntaxNode
  ) {
    switch pattern.kind {
    case .identifierPattern:
      guard let token = pattern.firstToken else { return }
      let name = pattern.name(of: token)
      var own = type
      if let type, root.kind != .identifierPattern { own = analyzer.element(of: type, named: name, in: root) }
      declare(
        Local(name: name, type: own, value: value, pattern: root, kind: kind, limit: limit, decl: nil))
    case .tuplePattern, .valueBindingPattern, .tuplePatternElement:
      for child in pattern.children {
        declareNames(in: child, type: type, value: value, kind: kind, limit: limit, root: root)
      }
    default: break
    }
  }

  /// Declares a local function or type.
  /// Declares a local function or type; returns a function whose body is not checked yet.
  private func declareLocal(_ node: SyntaxNode) -> DeclID? {
    guard let tree = analyzer.tree(of: context) else { return nil }
    let summary = DeclarationCollector.collect(local: node, analyzer.program.configuration)
    let base = analyzer.localDecls.count
    for var decl in summary.decls {
      if decl.parent != Decl.none { decl.parent += UInt32(base) }
      if decl.firstChild != Decl.none { decl.firstChild += UInt32(base) }
      if decl.nextSibling != Decl.none { decl.nextSibling += UInt32(base) }
      analyzer.add(Analyzer.LocalDecl(decl: decl, tree: tree, context: context))
    }
    guard let first = summary.topLevel.first else { return nil }
    let id = DeclID(.local, base + first)
    declare(
      Local(
        name: summary.decls[first].name, type: nil, value: nil, pattern: nil, kind: .declaration, limit: locals.count,
        decl: id))
    guard node.kind == .functionDecl else { return nil }
    if types.flags(analyzer.signature(of: id).result).contains(.hasOpaque) {
      let type = localFunctionBody(id, builder: analyzer.resultBuilder(of: id), expected: nil)
      analyzer.setUnderlyingTypes(of: id, type)
      return nil
    }
    return recorder != nil ? id : nil
  }

  private func checkLocalFunction(_ id: DeclID) {
    _ = localFunctionBody(id, builder: analyzer.resultBuilder(of: id), expected: analyzer.signature(of: id).result)
  }

  /// The result type of a local function's body. It uses names from outside, so it is checked with the enclosing body.
  private func localFunctionBody(_ id: DeclID, builder: TypeID?, expected: TypeID?) -> TypeID {
    let outer = (analyzer.environment, context)
    analyzer.environment = analyzer.genericContext(of: id)
    // Its own generic parameters are types inside it.
    context = analyzer.context(inside: id)
    defer { (analyzer.environment, context) = outer }
    return scope {
      for parameter in analyzer.signature(of: id).parameters {
        declare(parameter.name, parameter.flags.contains(.isVariadic) ? analyzer.array(parameter.type) : parameter.type)
      }
      guard let block = analyzer.node(of: id).child(.codeBlock) else { return analyzer.void }
      return bodyType(Array(block.children), builder: builder, expected: expected)
    }
  }

  /// Declares the names of `for x in xs`.
  func declareLoopNames(_ node: SyntaxNode) {
    if declareMatchedElements(node) { return }
    guard let pattern = node.children.first(where: { $0.kind.isPattern }),
      let sequence = node.children.first(where: { $0.kind.isExpr })
    else { return }
    let annotation = node.child(.typeAnnotation)?.children.first { $0.kind.isType }
    let type = annotation.map { writtenType($0) }
    let first = locals.count
    declareNames(
      in: pattern, type: type, value: sequence, kind: .element, limit: visibleLocals ?? locals.count, root: pattern)
    if recorder != nil { for index in first..<locals.count { _ = self.type(ofLocal: index) } }
    // `for _ in items` binds no name whose query would check the sequence.
    if type != nil || locals.count == first {
      recordAside(sequence, expected: type.flatMap { analyzer.sequenceType(wantedOf: sequence, elements: $0) })
    }
    recordAside(node.child(.whereGuard)?.children.first, expected: analyzer.known(.bool))
  }

  /// Declares the names in a loop pattern after `case`: `for case .some(let item) in items`.
  ///
  /// - Returns: Whether the loop has such a pattern.
  private func declareMatchedElements(_ node: SyntaxNode) -> Bool {
    let parts = node.children.filter { $0.kind.isPattern || $0.kind.isExpr }
    guard parts.count == 2, parts[0].kind.isExpr || node.ownToken(.caseKeyword) != nil else { return false }
    let first = locals.count
    recordAside(parts[1])
    let chain = (chainExpectation, sawOptionalChain)
    let type = finished(parts[1], expected: nil)
    (chainExpectation, sawOptionalChain) = chain
    bind(parts[0], to: elementType(of: type), isBinding: false)
    if recorder != nil { for index in first..<locals.count { _ = self.type(ofLocal: index) } }
    recordAside(node.child(.whereGuard)?.children.first, expected: analyzer.known(.bool))
    return true
  }
}
