import ViewSemantics
import ViewSource
import ViewSyntax

/// Statements.
extension Lowering {
  /// Lowers the statements of a scope and its end.
  ///
  /// - Parameter last: Emits code at the end of the scope, before its variables end.
  func lower(_ statements: [ResolvedStatement], last: () -> Void = {}) throws {
    let outer = deferred.count
    let outerLive = live.count
    defer { live.removeLast(live.count - outerLive) }
    for statement in statements {
      let before = live.count
      try lower(statement)
      live.removeLast(live.count - before)
      begin(variables(of: statement))
    }
    last()
    let stop = code.instructions.count
    try endScope(of: statements)
    if deferred.count > outer {
      try protect(downTo: outer, until: stop)
      deferred.removeLast(deferred.count - outer)
    }
  }

  /// Emits handlers that run the `defer`s of a scope when an error leaves it, each from where its `defer` statement is
  /// reached.
  private func protect(downTo count: Int, until stop: Int) throws {
    let end = Label()
    jump(.jump, to: end)
    // A `defer` passes the error to the next outer one in the same register.
    let error = temporary()
    while let last = deferStarts.last, last.count > count {
      deferStarts.removeLast()
      let handler = code.instructions.count
      let all = deferred
      deferred = Array(all[..<(last.count - 1)])
      try lowerDeferred(all[last.count - 1].statements)
      deferred = all
      emit(.throwError, error)
      code.handlers.append(
        Code.Handler(
          range: Int32(last.instruction)..<Int32(stop), target: Int32(handler), register: Int32(error)))
      if let next = deferStarts.last, next.count > count {
        code.handlers.append(
          Code.Handler(
            range: Int32(handler)..<Int32(code.instructions.count), target: Int32(code.instructions.count),
            register: Int32(error)))
      }
    }
    place(end)
  }

  /// Runs the `defer`s of a scope in reverse order. Between them it clears the variables whose end is observable,
  /// because an object may be deallocated with them.
  private func endScope(of statements: [ResolvedStatement]) throws {
    let all = deferred
    var last = all.count
    for statement in statements.reversed() {
      if case .deferred(let statements) = statement {
        // While a `defer` is lowered, only the `defer`s before it are open.
        last -= 1
        deferred = Array(all[..<last])
        try lowerDeferred(statements)
      } else {
        forget(variables(of: statement))
      }
    }
    deferred = all
  }

  /// The variables that a statement declares for the following statements.
  private func variables(of statement: ResolvedStatement) -> [VariableID] {
    switch statement {
    case .declare(let pattern, _, _): variables(in: pattern)
    case .declareEmpty(let variable): [variable]
    case .ensure(let conditions, _): variables(in: conditions)
    default: []
    }
  }

  /// Marks variables as live from here to the end of the scope.
  func begin(_ variables: [VariableID]) {
    guard machine.observesLifetimes else { return }
    live += variables
    declared += variables
  }

  /// The current depth of open scopes.
  var mark: ScopeMark { ScopeMark(deferred: deferred.count, live: live.count) }

  /// Clears variables that end here, in reverse order, if the program can observe it.
  func forget(_ variables: [VariableID]) {
    guard machine.observesLifetimes else { return }
    for variable in variables.reversed() { forget(variable) }
  }

  private func forget(_ variable: VariableID) {
    guard mayHoldReference(type(of: variable)), registers[variable.index] != nil else { return }
    emit(.clear, register(variable))
  }

  private func variables(in conditions: [ResolvedCondition]) -> [VariableID] {
    conditions.flatMap { condition -> [VariableID] in
      switch condition {
      case .binding(let pattern, _), .match(let pattern, _): variables(in: pattern)
      case .bool, .constant: []
      }
    }
  }

  func variables(in pattern: ResolvedPattern) -> [VariableID] {
    switch pattern {
    case .bind(let variable): [variable]
    case .tuple(let parts), .enumCase(_, _, let parts): parts.flatMap { variables(in: $0) }
    case .some(let inner, _), .cast(_, _, let inner): variables(in: inner)
    case .wildcard, .isNil, .test: []
    }
  }

  /// Runs the `defer`s of the scopes that a jump leaves, in reverse order, and clears their variables between them.
  private func leaveScopes(downTo mark: ScopeMark) throws {
    let all = deferred
    var end = live.count
    for index in stride(from: all.count - 1, through: mark.deferred, by: -1) {
      forget(Array(live[min(all[index].live, end)..<end]))
      end = min(all[index].live, end)
      // While a `defer` is lowered, only the `defer`s before it are open.
      deferred = Array(all[..<index])
      try lowerDeferred(all[index].statements)
    }
    deferred = all
    forget(Array(live[min(mark.live, end)..<end]))
  }

  /// Runs all `defer`s of the function in reverse order. Its variables end with the frame.
  func runDeferred() throws {
    let all = deferred
    for index in all.indices.reversed() {
      deferred = Array(all[..<index])
      try lowerDeferred(all[index].statements)
    }
    deferred = all
  }

  private func lowerDeferred(_ statements: [ResolvedStatement]) throws {
    // The body of a `defer` is a separate scope, independent of the enclosing `defer`s that have not run yet.
    let outer = (isInDefer, deferStarts)
    (isInDefer, deferStarts) = (true, [])
    defer { (isInDefer, deferStarts) = outer }
    try lower(statements)
  }

  private func lower(_ statement: ResolvedStatement) throws {
    switch statement {
    case .expression(let expr): try lowerEffect(expr)
    case .declare(let pattern, let value, let node):
      self.node = node.id
      if let value { try declare(pattern, value) }
    case .declareEmpty(let variable):
      let register = register(variable)
      emit(.clear, register)
      if cells.contains(variable.index) { emit(.makeCell, register, register) }
    case .initializeGlobal(let decl): try initializeGlobal(decl)
    case .storeGlobal(let decl, let value):
      try scratch {
        let register = temporary()
        try lower(value, into: register)
        emit(.globalStore, machine.global(decl, nil), register)
      }
    case .returned(let value, let node):
      self.node = node.id
      try lowerReturn(value)
    case .thrown(let value):
      try scratch {
        let register = temporary()
        try lower(value, into: register)
        emit(.throwError, register)
      }
    case .choose(let conditions, let then, let other, let label):
      let otherwise = Label()
      let end = Label()
      if label != nil { loops.append(LoopLabels(label: label, end: end, next: nil, scope: mark)) }
      for condition in conditions { try lower(condition, otherwise: otherwise) }
      try lower(then)
      forget(variables(in: conditions))
      if !other.isEmpty { jump(.jump, to: end) }
      place(otherwise)
      try lower(other)
      place(end)
      if label != nil { loops.removeLast() }
    case .ensure(let conditions, let leaving):
      let otherwise = Label()
      let end = Label()
      for condition in conditions { try lower(condition, otherwise: otherwise) }
      jump(.jump, to: end)
      place(otherwise)
      try lower(leaving)
      place(end)
    case .whileLoop(let conditions, let body, let label):
      let next = Label()
      let end = Label()
      place(next)
      for condition in conditions { try lower(condition, otherwise: end) }
      try inLoop(LoopLabels(label: label, end: end, next: next, scope: mark)) { try lower(body) }
      forget(variables(in: conditions))
      if case .bool(let condition)? = conditions.first { node = condition.node.id }
      jump(.loop, to: next)
      place(end)
    case .repeatLoop(let body, let condition, let label):
      let start = Label()
      let next = Label()
      let end = Label()
      place(start)
      try inLoop(LoopLabels(label: label, end: end, next: next, scope: mark)) { try lower(body) }
      place(next)
      try branch(condition, otherwise: end)
      node = condition.node.id
      jump(.loop, to: start)
      place(end)
    case .forLoop(let loop): try lower(loop)
    case .match(let match): try lower(match)
    case .attempt(let body, let catches, let error, let label): try attempt(body, catches, error, label)
    case .leave(let label): try leave(label)
    case .proceed(let label): try proceed(label)
    case .fallThrough: if let next = caseEnds.last { jump(.jump, to: next) }
    case .deferred(let statements): try deferStatements(statements)
    case .yielded(let place): try yield(place)
    case .discardedSelf: discardSelf()
    case .scope(let statements, let label):
      let end = Label()
      if label != nil { loops.append(LoopLabels(label: label, end: end, next: nil, scope: mark)) }
      try lower(statements)
      if label != nil { loops.removeLast() }
      place(end)
    }
  }

  /// Initializes a global of a script in statement order, because the initializer may suspend.
  private func initializeGlobal(_ decl: DeclID) throws {
    let index = machine.global(decl, nil)
    let part: BodyPart = analyzer.propertyWrappers(of: decl).isEmpty ? .initialValue : .storage
    guard let callee = try machine.code(decl, part, Substitution(), selfType: nil) else {
      emit(.globalEnsure, index)
      return
    }
    let end = Label()
    jump(.globalBegin, index, to: end)
    scratch {
      let register = temporary()
      let window = temporary()
      emit(.call, register, callee: callee, window)
      emit(.globalStore, index, register)
    }
    place(end)
  }

  private func inLoop(_ labels: LoopLabels, _ work: () throws -> Void) throws {
    loops.append(labels)
    defer { loops.removeLast() }
    try work()
  }

  private func leave(_ label: Name?) throws {
    let target =
      label.map { label in loops.last { $0.label == label } }
      ?? loops.last { $0.label == nil || $0.next != nil || $0.isSwitch }
    guard let target else { return }
    try leaveScopes(downTo: target.scope)
    jump(.jump, to: target.end)
  }

  private func proceed(_ label: Name?) throws {
    let target = label.map { label in loops.last { $0.label == label } } ?? loops.last { $0.next != nil }
    guard let target, let next = target.next else { return }
    try leaveScopes(downTo: target.scope)
    jump(.jump, to: next)
  }

  private func declare(_ pattern: ResolvedPattern, _ value: ResolvedExpr) throws {
    try scratch {
      if case .bind(let variable) = pattern {
        variableTypes[variable.index] = variableTypes[variable.index] ?? declaredType(variable, value)
        if !cells.contains(variable.index), body.variables[variable.index].ownership == .strong {
          return try lowerConsumed(value, into: register(variable))
        }
        let register = temporary()
        try lower(value, into: register)
        write(variable, register, isNew: true)
        emit(.clear, register)
        return
      }
      let register = temporary()
      try lower(value, into: register)
      try bind(pattern, register, type(of: value))
      done(register, type(of: value))
    }
  }

  private func declaredType(_ variable: VariableID, _ value: ResolvedExpr) -> TypeID {
    let declared = concrete(body.variables[variable.index].type)
    return types.kind(declared) == .hole ? type(of: value) : declared
  }

  /// Binds the variables of an irrefutable pattern.
  func bind(_ pattern: ResolvedPattern, _ source: Int, _ type: TypeID) throws {
    switch pattern {
    case .bind(let variable):
      scratch {
        let register = temporary()
        emit(.move, register, source)
        write(variable, register, isNew: true)
        emit(.clear, register)
      }
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .wildcard = part { continue }
        try scratch {
          let register = temporary()
          emit(.elementGet, register, source, index)
          let element =
            types.kind(type) == .tuple && index < types.argumentCount(type) ? types.argument(type, index) : type
          try bind(part, register, element)
          done(register, element)
        }
      }
    default: break
    }
  }

  // MARK: Returning

  private func lowerReturn(_ value: ResolvedExpr?) throws {
    if isInitializer {
      if let value, case .nilValue = value.kind {
        try runDeferred()
        return failInitializer()
      }
      if let value { try lowerEffect(value) }
      try runDeferred()
      return try returnFromInitializer()
    }
    try scratch {
      guard let value else {
        try runDeferred()
        writeBackInouts()
        emit(.returnVoid)
        return
      }
      var register: Int
      if deferred.isEmpty, inouts.isEmpty {
        register = try operand(value)
      } else {
        register = temporary()
        try lower(value, into: register)
      }
      try runDeferred()
      writeBackInouts()
      emit(.returnValue, register)
      register = 0
    }
  }

  // MARK: defer

  private func deferStatements(_ statements: [ResolvedStatement]) throws {
    deferred.append((statements, live.count))
    deferStarts.append((deferred.count, code.instructions.count))
    // An error that leaves the scope runs them too: see `protect`.
  }

  // MARK: Errors

  private func attempt(
    _ body: [ResolvedStatement], _ catches: [ResolvedCatch], _ error: VariableID, _ label: Name?
  ) throws {
    let end = Label()
    let start = code.instructions.count
    let firstDeclared = declared.count
    let firstTemporary = top
    if label != nil { loops.append(LoopLabels(label: label, end: end, next: nil, scope: mark)) }
    try lower(body)
    let stop = code.instructions.count
    jump(.jump, to: end)
    let handler = code.instructions.count
    let register = temporary()
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(register)))
    // Values left behind by the error end before the `catch`.
    forget(Array(declared[firstDeclared...]))
    if machine.observesLifetimes, firstTemporary < code.registerCount {
      for left in firstTemporary..<code.registerCount where left != register { emit(.clear, left) }
    }
    // A thrown error is an existential.
    let type = type(of: error)
    if !machine.isExistential(type) { emit(.unbox, register, register) }
    write(error, register, isNew: true)
    for clause in catches {
      let next = Label()
      if clause.items.isEmpty {
        try lower(clause.body)
        forget([error])
        jump(.jump, to: end)
        place(next)
        continue
      }
      let matched = Label()
      for (index, item) in clause.items.enumerated() {
        let other = index == clause.items.count - 1 ? next : Label()
        try scratch {
          let subject = temporary()
          read(error, into: subject)
          try match(item.pattern, subject, type, otherwise: other)
        }
        if let condition = item.condition { try branch(condition, otherwise: other) }
        if index < clause.items.count - 1 {
          jump(.jump, to: matched)
          place(other)
        }
      }
      place(matched)
      try lower(clause.body)
      forget(clause.items.flatMap { variables(in: $0.pattern) } + [error])
      jump(.jump, to: end)
      place(next)
    }
    let isWhole = catches.last?.items.isEmpty ?? false
    if !isWhole {
      scratch {
        let subject = temporary()
        read(error, into: subject)
        if !machine.isExistential(type) { emit(.box, subject, subject, site(.type(type))) }
        emit(.throwError, subject)
      }
    }
    place(end)
    if label != nil { loops.removeLast() }
  }

  // MARK: Conditions

  func lower(_ condition: ResolvedCondition, otherwise label: Label) throws {
    switch condition {
    case .bool(let expr): try branch(expr, otherwise: label)
    case .constant(let holds): if !holds { jump(.jump, to: label) }
    case .binding(let pattern, let value):
      defer { begin(variables(in: pattern)) }
      try scratch {
        let inner = machine.wrapped(type(of: value)) ?? type(of: value)
        if case .bind(let variable) = pattern, isPlain(variable), !mentions(variable, value) {
          if types.kind(concrete(body.variables[variable.index].type)) == .hole {
            variableTypes[variable.index] = inner
          }
          let target = self.register(variable)
          try lowerConsumed(value, into: target)
          jump(.jumpIfNil, target, to: label)
          unwrap(target, inner)
          return
        }
        let register = temporary()
        try lowerConsumed(value, into: register)
        jump(.jumpIfNil, register, to: label)
        unwrap(register, inner)
        if case .bind(let variable) = pattern, types.kind(concrete(body.variables[variable.index].type)) == .hole {
          variableTypes[variable.index] = inner
        }
        try bind(pattern, register, inner)
        done(register, inner)
      }
    case .match(let pattern, let value):
      defer { begin(variables(in: pattern)) }
      try scratch {
        let register = temporary()
        try lower(value, into: register)
        try match(pattern, register, type(of: value), otherwise: label)
      }
    }
  }

  /// Whether a value is the variable itself, as in the second iteration of a loop.
  private func mentions(_ variable: VariableID, _ value: ResolvedExpr) -> Bool {
    if case .variable(let other) = value.kind { return other == variable }
    return false
  }

  // MARK: Switch

  private func lower(_ match: ResolvedSwitch) throws {
    let end = Label()
    let type = type(of: match.subject)
    variableTypes[match.variable.index] = type
    var subject = register(match.variable)
    var isOwn = true
    if case .variable(let variable) = match.subject.kind, isPlain(variable), !cells.contains(match.variable.index),
      self.type(of: variable) == type
    {
      // Patterns are matched before the variable can change.
      subject = register(variable)
      registers[match.variable.index] = subject
      isOwn = false
    } else {
      try lower(match.subject, into: subject)
    }
    let starts = match.cases.map { _ in Label() }
    loops.append(LoopLabels(label: match.label, end: end, next: nil, scope: mark, isSwitch: true))
    for (index, choice) in match.cases.enumerated() {
      let next = Label()
      if choice.items.isEmpty {
        // The `default` case may stand anywhere. It is taken if no other case matches.
        continue
      }
      for (position, item) in choice.items.enumerated() {
        let other = position == choice.items.count - 1 ? next : Label()
        try self.match(item.pattern, subject, type, otherwise: other)
        if let condition = item.condition { try branch(condition, otherwise: other) }
        if position < choice.items.count - 1 {
          jump(.jump, to: starts[index])
          place(other)
        }
      }
      place(starts[index])
      caseEnds.append(index + 1 < starts.count ? starts[index + 1] : end)
      let outer = live.count
      begin(choice.items.flatMap { variables(in: $0.pattern) })
      try lower(choice.body)
      live.removeLast(live.count - outer)
      forget(choice.items.flatMap { variables(in: $0.pattern) })
      caseEnds.removeLast()
      jump(.jump, to: end)
      place(next)
    }
    if let index = match.cases.firstIndex(where: \.items.isEmpty) {
      place(starts[index])
      caseEnds.append(index + 1 < starts.count ? starts[index + 1] : end)
      try lower(match.cases[index].body)
      caseEnds.removeLast()
    } else {
      emit(.trap, constant(.string("no case of the `switch` matches the value")))
    }
    place(end)
    loops.removeLast()
    if isOwn, mayHoldReference(type) { emit(.clear, subject) }
  }
}
