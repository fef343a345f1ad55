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
}
