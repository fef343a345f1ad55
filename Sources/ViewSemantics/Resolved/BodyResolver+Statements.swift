import ViewSource
import ViewSyntax

/// Resolution of statements.
extension BodyResolver {
  func statements(_ items: [SyntaxNode]) -> [ResolvedStatement] {
    let items = active(items)
    declareFunctions(items)
    var result: [ResolvedStatement] = []
    var functions: [(node: SyntaxNode, count: Int)] = []
    var declared: [Range<Int>] = []
    for item in items {
      let count = names.count
      if item.kind == .functionDecl {
        functions.append((item, count))
      } else {
        result += statement(item, label: nil)
        if item.kind.isDecl { declared.append(count..<names.count) }
      }
    }
    // A local function can use the variables that its block declares after it.
    let all = names
    for (node, count) in functions {
      names = Array(all[..<count])
      for range in declared where range.lowerBound >= count { names += all[range] }
      localFunction(node)
    }
    names = all
    return result
  }

  /// Resolves the statements of a block in a new scope.
  func block(_ node: SyntaxNode?) -> [ResolvedStatement] {
    guard let node else { return [] }
    return scope { statements(Array(node.children)) }
  }

  /// Resolves the statements of a script file. Its global variables are initialized in order.
  func scriptStatements(_ root: SyntaxNode) -> [ResolvedStatement] {
    guard let file = analyzer.fileOfSource(body.decl) else { return [] }
    var globals: [NodeID: [DeclID]] = [:]
    let summary = analyzer.program.file(file).summary
    for index in summary.topLevel where summary.decls[index].kind == .variable {
      globals[summary.decls[index].header, default: []].append(DeclID(file, index))
    }
    var result: [ResolvedStatement] = []
    var concurrent: Set<Name> = []
    for item in active(Array(root.children)) {
      if BodyChecker.belongsToStatements(item, &concurrent) {
        result += variables(item)
        // Functions see the constants among them too.
        if isAsync(item) || item.ownToken(.letKeyword) == nil { continue }
        for binding in item.children where binding.child(.identifierPattern) != nil {
          for decl in globals[item.id] ?? [] where analyzer.decl(decl).node == binding.id {
            result.append(.storeGlobal(decl, reference(analyzer.decl(decl).name, at: binding)))
          }
        }
      } else if item.kind == .variableDecl {
        let named = globals[item.id] ?? []
        for binding in item.children where binding.kind == .patternBinding {
          let own = named.filter { analyzer.decl($0).node == binding.id }
          for decl in own where !analyzer.decl(decl).has(.isComputed) { result.append(.initializeGlobal(decl)) }
          // `let _ = value` declares no variable; its value is evaluated here.
          if own.isEmpty, let value = binding.initialValue {
            let annotation = item.type(ofBinding: binding).map { writtenType($0) }
            result.append(.expression(resolve(value, annotation)))
          }
        }
      } else if !item.kind.isDecl || item.kind == .macroExpansionDecl {
        result += statement(item, label: nil)
        guard item.kind == .guardStmt else { continue }
        for condition in item.conditions {
          for decl in globals[condition.id] ?? [] {
            result.append(.storeGlobal(decl, reference(analyzer.decl(decl).name, at: condition)))
          }
        }
      }
    }
    return result
  }

  private func statement(_ node: SyntaxNode, label: Name?) -> [ResolvedStatement] {
    switch node.kind {
    case .returnStmt:
      guard let value = node.children.first(where: { $0.kind.isExpr }) else { return [.returned(nil, node)] }
      return [.returned(resolve(value, resultType), node)]
    case .variableDecl: return variables(node)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
      if let token = node.nameToken { names.append((node.name(of: token), .type)) }
      return []
    case .ifExpr: return choose(node, label: label)
    case .guardStmt:
      let conditions = node.conditions
      let other = node.children.last { $0.kind == .codeBlock }
      // The `else` block does not see the names.
      let leaving = block(other)
      return [.ensure(self.conditions(conditions), leaving)]
    case .whileStmt:
      return scope {
        let conditions = self.conditions(node.conditions)
        return [.whileLoop(conditions, block(node.child(.codeBlock)), label: label)]
      }
    case .repeatStmt:
      let body = block(node.child(.codeBlock))
      guard let condition = node.children.last(where: { $0.kind.isExpr }) else { return [] }
      return [.repeatLoop(body, resolve(condition, analyzer.known(.bool)), label: label)]
    case .forStmt: return loop(node, label: label) { block($0) }.map { [.forLoop($0)] } ?? []
    case .switchExpr:
      return [
        .match(
          switchStatement(node, label: label) { items in scope { statements(items) } })
      ]
    case .doStmt: return attempt(node, label: label)
    case .throwStmt:
      guard let value = node.children.first(where: { $0.kind.isExpr }) else { return [] }
      return [.thrown(convert(resolve(value, nil), to: analyzer.known(.error)))]
    case .breakStmt: return [.leave(labelName(node))]
    case .continueStmt: return [.proceed(labelName(node))]
    case .fallthroughStmt: return [.fallThrough]
    case .labeledStmt:
      guard let inner = node.children.last, let token = node.firstToken else { return [] }
      let label = node.name(of: token)
      if inner.kind == .doStmt || inner.kind == .ifExpr {
        return [.scope(statement(inner, label: nil), label: label)]
      }
      return statement(inner, label: label)
    case .deferStmt: return [.deferred(block(node.child(.codeBlock)))]
    case .sourceLocationDirective, .macroExpansionDecl, .importDecl, .operatorDecl, .precedenceGroupDecl: return []
    case .yieldStmt: return [yielded(node)]
    case .discardStmt: return [.discardedSelf]
    default:
      guard node.kind.isExpr else { return [] }
      if node.kind == .macroExpansionExpr, node.isDiagnostic { return [] }
      return unread(node) ?? [.expression(resolve(node, nil))]
    }
  }

  private func labelName(_ node: SyntaxNode) -> Name? {
    node.ownTokens.first { $0.kind == .identifier }.map { node.name(of: $0) }
  }

  // MARK: Variables

  private func variables(_ node: SyntaxNode) -> [ResolvedStatement] {
    let isMutable = node.ownToken(.varKeyword) != nil
    let wrappers =
      node.child(.modifierList).map { analyzer.propertyWrappers(in: $0, context, isCatalogue: false) } ?? []
    let ownership = ownership(node)
    var result: [ResolvedStatement] = []
    for binding in node.children where binding.kind == .patternBinding {
      guard let pattern = binding.children.first(where: { $0.kind.isPattern }) else { continue }
      let annotation = node.type(ofBinding: binding)
      if let getter = binding.getterBlock, binding.initialValue == nil {
        computed(pattern, getter, annotation, of: node)
        continue
      }
      if !wrappers.isEmpty {
        result += wrapped(binding, pattern, wrappers, annotation)
        continue
      }
      var type = annotation.flatMap { $0.kind == .someType ? nil : writtenType($0) }
      if node.child(.modifierList)?.ownToken(.lazyKeyword) != nil, let value = binding.initialValue {
        result += lazily(binding, pattern, value, type)
        continue
      }
      if isAsync(node), let value = binding.initialValue, let token = pattern.firstToken,
        pattern.kind == .identifierPattern
      {
        let given = type ?? recordedType(value) ?? analyzer.unknownType
        let task = addVariable(pattern.name(of: token), analyzer.known(.int))
        let start = ResolvedExpr(.startTask(autoclosureFunction(value, given)), analyzer.known(.int), value)
        names.append((pattern.name(of: token), .task(task, given)))
        result.append(.declare(.bind(task), start, binding))
        continue
      }
      if ownership != .strong, let known = type, !isOptional(known), ownership == .weak {
        type = analyzer.optional(known)
      }
      if let known = type, types.flags(known).contains(.hasHole) {
        type = binding.initialValue.flatMap { recordedType($0) }
      }
      if let value = binding.initialValue {
        var initial = resolve(value, type)
        if type == nil, ownership == .weak { initial = convert(initial, to: analyzer.optionalOnce(initial.type)) }
        let resolved = bindingPattern(pattern, type ?? initial.type, isMutable: isMutable)
        if ownership != .strong, case .bind(let variable) = resolved {
          body.variables[variable.index].ownership = ownership
        }
        result.append(.declare(resolved, initial, binding))
        if case .bind(let variable) = resolved { observers(of: variable, binding) }
      } else {
        let known = type ?? analyzer.unknownType
        let resolved = bindingPattern(pattern, known, isMutable: true)
        if case .bind(let variable) = resolved, ownership != .strong {
          body.variables[variable.index].ownership = ownership
        }
        if let cause = unknownWrapper(of: node) {
          result.append(.declare(resolved, unresolved(cause, binding), binding))
        } else if isMutable, isOptional(known) {
          result.append(.declare(resolved, ResolvedExpr(.nilValue, known, binding), binding))
        } else {
          for variable in variables(in: resolved) { result.append(.declareEmpty(variable)) }
        }
        if case .bind(let variable) = resolved { observers(of: variable, binding) }
      }
    }
    return result
  }

  /// The reason why a variable with an undeclared wrapper has no value: `@Dependency(\.clock) var clock`.
  private func unknownWrapper(of node: SyntaxNode) -> String? {
    guard let list = node.child(.modifierList) else { return nil }
    return analyzer.program.configuration.attributes(in: list).firstNonNil { attribute in
      guard let type = attribute.children.first(where: { $0.kind.isType }), let name = type.referencedName,
        case .other = AttributeWord(type.bytes, name.range, isCatalogue: false)
      else { return nil }
      return cause(of: writtenType(type))
    }
  }

  /// Adds the `willSet` and `didSet` observers of a local variable as local functions.
  private func observers(of variable: VariableID, _ binding: SyntaxNode) {
    guard let accessors = binding.child(.accessorBlock) else { return }
    let type = body.variables[variable.index].type
    for accessor in accessors.children where accessor.kind == .accessorDecl && !accessor.isGetter {
      guard let block = accessor.child(.codeBlock) else { continue }
      let isAfter = accessor.ownToken(.didSetKeyword) != nil
      let function = addFunction(isAfter ? "didset" : "willset", analyzer.void, block)
      scope {
        let token =
          accessor.child(.parameterClause)?.children.first?.nameToken
          ?? accessor.ownTokens.first { $0.kind == .identifier }
        let outer = self.function
        self.function = function.index
        let value = declare(token.map { accessor.name(of: $0) } ?? (isAfter ? .oldValue : .newValue), type)
        self.function = outer
        body.functions[function.index].parameters.append(value)
        resolve(block, into: function, result: analyzer.void, builder: nil)
      }
      if isAfter {
        body.variables[variable.index].didSetObserver = function
      } else {
        body.variables[variable.index].willSetObserver = function
      }
    }
  }

  private func isAsync(_ node: SyntaxNode) -> Bool {
    node.child(.modifierList)?.ownToken(.asyncKeyword) != nil
  }

  private func ownership(_ node: SyntaxNode) -> ResolvedVariable.Ownership {
    guard let list = node.child(.modifierList) else { return .strong }
    let words = list.ownTokens.map { list.text(of: $0) }
    return words.contains("weak") ? .weak : words.contains { $0.hasPrefix("unowned") } ? .unowned : .strong
  }

  private func variables(in pattern: ResolvedPattern) -> [VariableID] {
    switch pattern {
    case .bind(let variable): [variable]
    case .tuple(let parts): parts.flatMap { variables(in: $0) }
    default: []
    }
  }

  private func computed(_ pattern: SyntaxNode, _ getter: SyntaxNode, _ annotation: SyntaxNode?, of node: SyntaxNode) {
    guard let token = pattern.firstToken else { return }
    let type = annotation.map { writtenType($0) } ?? analyzer.unknownType
    let function = functionOfEarlyUse(getter) ?? addFunction(pattern.text, type, getter)
    let list = node.child(.modifierList)
    let attributes = list.map { analyzer.program.configuration.attributes(in: $0) } ?? []
    let builder = attributes.firstNonNil { analyzer.resultBuilder($0, in: context) }
    names.append((pattern.name(of: token), .computed(function)))
    resolve(getter, into: function, result: type, builder: builder)
  }

  private func functionOfEarlyUse(_ getter: SyntaxNode) -> FunctionID? {
    for case (_, .computed(let function)) in names where body.functions[function.index].node?.id == getter.id {
      return function
    }
    return nil
  }

  private func wrapped(
    _ binding: SyntaxNode, _ pattern: SyntaxNode, _ wrappers: [WrapperUse], _ annotation: SyntaxNode?
  ) -> [ResolvedStatement] {
    guard let token = pattern.firstToken else { return [] }
    let declared = annotation.map { writtenType($0) }
    let name = pattern.name(of: token)
    var outer = openType(wrappers[0])
    if wrappers.count == 1, binding.initialValue == nil, let declared,
      types.flags(declared).isDisjoint(with: [.hasHole, .hasOpaque]),
      let value = analyzer.memberVariableType(.wrappedValue, of: outer), analyzer.unify(value, declared)
    {
      // The declared type chooses among the initializers of a wrapper: `@FocusState var field: Field?`.
      outer = analyzer.resolved(outer)
    }
    let isEmpty = binding.initialValue == nil && declared.map { isOptional($0) } ?? false
    let value =
      isEmpty && analyzer.takesWrappedValue(outer) ? declared.map { ResolvedExpr(.nilValue, $0, binding) } : nil
    guard var made = wrapped(wrappers, outer, value, binding.initialValue, binding) else {
      let variable = declare(name, declared ?? analyzer.unknownType, isMutable: true)
      return [.declare(.bind(variable), unresolved("the wrapper with these arguments", binding), binding)]
    }
    if function == 0, analyzer.node(of: body.decl).kind == .closureExpr {
      // A preview's variable belongs to the view of the preview, not to one evaluation of the closure.
      made = ResolvedExpr(.kept(made, name), made.type, binding)
    }
    let storage = addVariable(name, made.type, isMutable: true)
    names.append((name, .wrapped(storage, depth: wrappers.count)))
    return [.declare(.bind(storage), made, binding)]
  }

  /// A local `lazy var`: a function evaluates and stores the value.
  private func lazily(
    _ binding: SyntaxNode, _ pattern: SyntaxNode, _ value: SyntaxNode, _ declared: TypeID?
  ) -> [ResolvedStatement] {
    guard let token = pattern.firstToken else { return [] }
    let name = pattern.name(of: token)
    let type = declared ?? recordedType(value) ?? analyzer.unknownType
    let optional = analyzer.optional(type)
    let storage = addVariable(.none, optional, isMutable: true)
    let getter = addFunction(name.text, type, binding)
    inside(getter, result: type) {
      let kept = addVariable(.none, type)
      let stored = expr(of: storage, at: binding)
      let initial = convert(resolve(value, type), to: optional)
      let place = ResolvedPlace(.variable(storage), optional, binding)
      body.functions[getter.index].statements = [
        .choose(
          [.binding(.bind(kept), stored)], [.returned(ResolvedExpr(.variable(kept), type, binding), binding)], [],
          label: nil),
        .expression(ResolvedExpr(.assign(place, initial), analyzer.void, binding)),
        .returned(ResolvedExpr(.force(stored), type, binding), binding),
      ]
    }
    names.append((name, .lazily(getter, storage)))
    return [.declare(.bind(storage), ResolvedExpr(.nilValue, optional, binding), binding)]
  }

  // MARK: Branches and loops

  private func choose(_ node: SyntaxNode, label: Name?) -> [ResolvedStatement] {
    let blocks = node.children.filter { $0.kind == .codeBlock }
    let own = node.conditions.filter { $0.kind != .ifExpr || $0.id != node.children.last?.id }
    let (conditions, then) = scope { () -> ([ResolvedCondition], [ResolvedStatement]) in
      let conditions = self.conditions(own)
      return (conditions, block(blocks.first))
    }
    var other: [ResolvedStatement] = []
    if node.ownToken(.elseKeyword) != nil, let last = node.children.last {
      if last.kind == .ifExpr {
        other = choose(last, label: nil)
      } else if blocks.count > 1 {
        other = block(last)
      }
    }
    return [.choose(conditions, then, other, label: label)]
  }

  func loop(_ node: SyntaxNode, label: Name?, _ work: (SyntaxNode?) -> [ResolvedStatement]) -> ResolvedLoop? {
    guard let pattern = node.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }),
      let sequenceNode = node.children.last(where: { $0.kind.isExpr })
    else { return nil }
    let isCase = node.ownToken(.caseKeyword) != nil
    let isAsync = node.ownToken(.awaitKeyword) != nil
    let declared = node.child(.typeAnnotation)?.children.first { $0.kind.isType }.map { writtenType($0) }
    var sequence = resolve(
      sequenceNode, declared.flatMap { analyzer.sequenceType(wantedOf: sequenceNode, elements: $0) })
    if !isAsync, let inner = analyzer.loopedSequence(sequence.type) {
      sequence = ResolvedExpr(.force(sequence), inner, sequenceNode)
    }
    let element = elementType(of: sequence.type, isAsync: isAsync) ?? declared ?? analyzer.unknownType
    return scope {
      let resolved =
        isCase
        ? self.pattern(pattern, element, binds: false) : bindingPattern(pattern, declared ?? element, isMutable: false)
      let condition = node.child(.whereGuard)?.children.first.map { resolve($0, analyzer.known(.bool)) }
      let body = work(node.child(.codeBlock))
      return ResolvedLoop(
        pattern: resolved, element: element, sequence: sequence, condition: condition, body: body, label: label,
        isAsync: isAsync, node: node)
    }
  }

  private func elementType(of type: TypeID, isAsync: Bool) -> TypeID? {
    guard isAsync else { return analyzer.elementType(ofSequence: type) }
    guard let sequence = analyzer.knownDecl(Name("AsyncSequence")),
      let element = analyzer.children(of: sequence).first(where: { analyzer.decl($0).name == .element })
    else { return nil }
    return analyzer.memberType(of: type, element)
  }

  func switchStatement(
    _ node: SyntaxNode, label: Name?, _ work: ([SyntaxNode]) -> [ResolvedStatement]
  ) -> ResolvedSwitch {
    let subject = node.children.first { $0.kind.isExpr }.map { resolve($0, nil) } ?? unresolved("nothing", node)
    let variable = addVariable(.none, subject.type)
    var cases: [ResolvedSwitch.Case] = []
    for switchCase in checker.cases(of: node) {
      cases.append(
        scope {
          let items = items(of: switchCase, subject.type)
          return ResolvedSwitch.Case(items: items, body: work(checker.statements(ofCase: switchCase)))
        })
    }
    return ResolvedSwitch(subject: subject, variable: variable, cases: cases, label: label)
  }

  /// The patterns of a case; several patterns share the variables of equal names.
  private func items(of node: SyntaxNode, _ type: TypeID) -> [(pattern: ResolvedPattern, condition: ResolvedExpr?)] {
    let first = names.count
    let items = node.children.filter { $0.kind == .switchCaseItem }
    var result: [(pattern: ResolvedPattern, condition: ResolvedExpr?)] = []
    for item in items {
      guard let pattern = item.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }) else { continue }
      sharedNames = items.count > 1 ? first : nil
      let resolved = self.pattern(pattern, type, binds: false)
      sharedNames = nil
      let condition = item.child(.whereGuard)?.children.first.map { resolve($0, analyzer.known(.bool)) }
      result.append((resolved, condition))
    }
    return result
  }

  private func attempt(_ node: SyntaxNode, label: Name?) -> [ResolvedStatement] {
    let body = block(node.child(.codeBlock))
    let clauses = node.children.filter { $0.kind == .catchClause }
    if clauses.isEmpty { return [.scope(body, label: label)] }
    let errorType = checker.caughtType(
      of: node, use: { record.uses[$0] },
      type: { record.types[$0.id] ?? ($0.kind == .declReferenceExpr ? resolve($0, nil).type : nil) })
    let error = addVariable("error", errorType)
    // If the error type is known, the variable already has it.
    let typed = errorType == analyzer.known(.error) ? node.child(.codeBlock).flatMap { thrownType(in: $0) } : nil
    var catches: [ResolvedCatch] = []
    for clause in clauses {
      catches.append(
        scope {
          guard clause.bindsError else {
            var items = items(of: clause, typed ?? errorType)
            if let typed {
              for index in items.indices {
                items[index].pattern = .cast(from: errorType, to: typed, items[index].pattern)
              }
            }
            return ResolvedCatch(items: items, body: block(clause.child(.codeBlock)))
          }
          names.append(("error", .variable(error)))
          if let guarded = clause.child(.switchCaseItem)?.child(.whereGuard)?.children.first {
            let condition = resolve(guarded, analyzer.known(.bool))
            return ResolvedCatch(items: [(.wildcard, condition)], body: block(clause.child(.codeBlock)))
          }
          guard let typed else { return ResolvedCatch(items: [], body: block(clause.child(.codeBlock))) }
          let known = addVariable("error", typed)
          let value = ResolvedExpr(.forcedCast(expr(of: error, at: clause), typed), typed, clause)
          names.append(("error", .variable(known)))
          return ResolvedCatch(
            items: [], body: [.declare(.bind(known), value, clause)] + block(clause.child(.codeBlock)))
        })
    }
    return [.attempt(body, catches, error: error, label: label)]
  }

  /// The error type of a `do` body, if everything that it calls is declared to throw that type: `throws(E)`.
  private func thrownType(in block: SyntaxNode) -> TypeID? {
    var found: TypeID?
    /// Returns `false` if an error of any type may be thrown.
    func look(_ node: SyntaxNode, isTried: Bool) -> Bool {
      switch node.kind {
      case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: return true
      case .doStmt, .throwStmt: return false
      case .tryExpr:
        if node.ownToken(.postfixQuestion) != nil || node.ownToken(.exclamation) != nil { return true }
        return node.children.allSatisfy { look($0, isTried: true) }
      case .functionCallExpr where isTried:
        guard let use = record.uses[node.id] else { return false }
        if [.function, .initializer].contains(analyzer.decl(use.decl).kind),
          analyzer.signature(of: use.decl).effects.contains(.isThrowing)
        {
          guard let thrown = analyzer.functionAttributes(of: use.decl).thrown, types.kind(thrown) == .nominal,
            !hasHole(thrown), !types.flags(thrown).contains(.hasParameter), found == nil || found == thrown
          else { return false }
          found = thrown
        }
      default: break
      }
      return node.children.allSatisfy { look($0, isTried: isTried) }
    }
    return look(block, isTried: false) ? found : nil
  }

  // MARK: Conditions

  func conditions(_ nodes: [SyntaxNode]) -> [ResolvedCondition] {
    nodes.compactMap { condition($0) }
  }

  private func condition(_ node: SyntaxNode) -> ResolvedCondition? {
    switch node.kind {
    case .optionalBindingCondition:
      guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { return nil }
      let isMutable = node.ownToken(.varKeyword) != nil
      let declared = node.child(.typeAnnotation)?.children.first { $0.kind.isType }.map { writtenType($0) }
      let value: ResolvedExpr
      if let initial = node.initialValue {
        value = resolve(initial, declared.map { analyzer.optional($0) })
      } else if let token = pattern.firstToken {
        value = token.kind == .selfKeyword ? selfExpr(at: pattern) : reference(pattern.name(of: token), at: pattern)
      } else {
        return nil
      }
      let inner = declared ?? analyzer.wrapped(value.type) ?? value.type
      if let token = pattern.firstToken, token.kind == .selfKeyword {
        let variable = declare(.selfName, inner)
        return .binding(.bind(variable), value)
      }
      return .binding(bindingPattern(pattern, inner, isMutable: isMutable), value)
    case .matchingPatternCondition:
      guard let initial = node.initialValue,
        let pattern = node.children.first(where: { $0.kind.isPattern || $0.kind.isExpr })
      else { return nil }
      let value = resolve(initial, nil)
      return .match(self.pattern(pattern, value.type, binds: false), value)
    case .availabilityCondition: return .constant(node.ownToken(.poundUnavailable) == nil)
    default: return node.kind.isExpr ? .bool(resolve(node, analyzer.known(.bool))) : nil
    }
  }

  // MARK: Statements as expressions

  /// `if`, `switch` and `do` expressions.
  func branches(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    let type = wanted(recordedType(node), target) ?? analyzer.unknownType
    let result = addVariable(.none, type, isMutable: true)
    func value(_ items: [SyntaxNode]) -> [ResolvedStatement] {
      let items = active(items)
      guard let last = items.last, last.kind.isExpr else { return self.statements(items) }
      var lines = self.statements(Array(items.dropLast()))
      let value = resolve(last, type)
      if types.kind(value.type) == .nominal, analyzer.isKnown(value.type, .never) {
        return lines + [.expression(value)]
      }
      lines.append(.expression(assign(result, value, last)))
      return lines
    }
    let made: [ResolvedStatement]
    switch node.kind {
    case .switchExpr:
      made = [.match(switchStatement(node, label: nil) { items in scope { value(items) } })]
    case .doStmt:
      made = scope { node.child(.codeBlock).map { value(Array($0.children)) } ?? [] }
    default: made = branch(node, value)
    }
    return ResolvedExpr(.block(made, result), type, node)
  }

  private func branch(_ node: SyntaxNode, _ value: ([SyntaxNode]) -> [ResolvedStatement]) -> [ResolvedStatement] {
    let blocks = node.children.filter { $0.kind == .codeBlock }
    let own = node.conditions.filter { $0.kind != .ifExpr || $0.id != node.children.last?.id }
    let (conditions, then) = scope { () -> ([ResolvedCondition], [ResolvedStatement]) in
      let conditions = self.conditions(own)
      return (conditions, scope { value(blocks.first.map { Array($0.children) } ?? []) })
    }
    var other: [ResolvedStatement] = []
    if node.ownToken(.elseKeyword) != nil, let last = node.children.last {
      other = last.kind == .ifExpr ? branch(last, value) : scope { value(Array(last.children)) }
    }
    return [.choose(conditions, then, other, label: nil)]
  }

  func assign(_ variable: VariableID, _ value: ResolvedExpr, _ node: SyntaxNode) -> ResolvedExpr {
    let place = ResolvedPlace(.variable(variable), body.variables[variable.index].type, node)
    return ResolvedExpr(.assign(place, convert(value, to: place.type)), analyzer.void, node)
  }
}
