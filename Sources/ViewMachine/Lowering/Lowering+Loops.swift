import ViewSemantics
import ViewSource
import ViewSyntax

/// `for` loops and patterns.
extension Lowering {
  func lower(_ loop: ResolvedLoop) throws {
    let outer = top
    defer { top = outer }
    if case .packExpansion(let pattern) = loop.sequence.kind { return try overPack(loop, pattern) }
    let type = type(of: loop.sequence)
    if !loop.isAsync, let bounds = countedRange(loop.sequence) { return try counted(loop, bounds) }
    if !loop.isAsync, types.kind(type) == .nominal {
      let decl = types.decl(type)
      if decl == machine.known.array { return try overArray(loop, element: types.argument(type, 0)) }
      if decl == machine.known.string || decl == machine.known.dictionary || decl == machine.known.set {
        return try overArray(loop, element: concrete(loop.element))
      }
      if analyzer.isKnown(type, .range), types.argument(type, 0) == machine.standard(.int) {
        return try overRange(loop)
      }
    }
    try overSequence(loop, type)
  }

  /// `for value in repeat each values`: lowers the body for each element, because each has its own type.
  private func overPack(_ loop: ResolvedLoop, _ pattern: ResolvedExpr) throws {
    let end = Label()
    for index in 0..<packLength(of: pattern) {
      try inPack(index) {
        let next = Label()
        let value = temporary()
        try lower(pattern, into: value)
        try body(of: loop, value, concrete(loop.element), next: next, end: end)
        place(next)
        forget(variables(in: loop.pattern))
        emit(.clear, value)
      }
    }
    place(end)
  }

  /// A loop over a `Range<Int>` value.
  private func overRange(_ loop: ResolvedLoop) throws {
    let counter = temporary()
    let limit = temporary()
    try scratch {
      let range = temporary()
      try lower(loop.sequence, into: range)
      emit(.fieldGet, counter, range, 0)
      emit(.fieldGet, limit, range, 1)
      emit(.clear, range)
    }
    let (start, next, end) = (Label(), Label(), Label())
    jump(.jumpUnlessIntLess, counter, limit, to: end)
    place(start)
    try body(of: loop, counter, machine.standard(.int), next: next, end: end)
    place(next)
    forget(variables(in: loop.pattern))
    node = loop.sequence.node.id
    jump(.countUp, counter, limit, to: start)
    place(end)
  }

  /// `a..<b` and `a...b` of `Int`, written in the loop header.
  private func countedRange(_ sequence: ResolvedExpr) -> (lower: ResolvedExpr, upper: ResolvedExpr, isClosed: Bool)? {
    guard case .call(let call) = sequence.kind, call.form == .function, analyzer.isFromCatalogue(call.decl),
      call.arguments.count == 2, case .value(let lower) = call.arguments[0], case .value(let upper) = call.arguments[1],
      type(of: lower) == machine.standard(.int), type(of: upper) == machine.standard(.int)
    else { return nil }
    let name = analyzer.decl(call.decl).name
    guard name == "..<" || name == "..." else { return nil }
    return (lower, upper, name == "...")
  }

  private func counted(
    _ loop: ResolvedLoop, _ bounds: (lower: ResolvedExpr, upper: ResolvedExpr, isClosed: Bool)
  ) throws {
    let counter = temporary()
    let limit = temporary()
    try lower(bounds.lower, into: counter)
    try lower(bounds.upper, into: limit)
    let start = Label()
    let next = Label()
    let end = Label()
    let isInvalid = Label()
    // Creating a range with `lower > upper` traps.
    jump(.jumpUnlessIntLessEqual, counter, limit, to: isInvalid)
    if !bounds.isClosed { jump(.jumpUnlessIntLess, counter, limit, to: end) }
    place(start)
    try body(of: loop, counter, machine.standard(.int), next: next, end: end)
    place(next)
    forget(variables(in: loop.pattern))
    node = loop.sequence.node.id
    jump(bounds.isClosed ? .countUpClosed : .countUp, counter, limit, to: start)
    jump(.jump, to: end)
    place(isInvalid)
    emit(.trap, constant(.string("Range requires lowerBound <= upperBound")))
    place(end)
  }

  private func overArray(_ loop: ResolvedLoop, element: TypeID) throws {
    let list = temporary()
    try lower(loop.sequence, into: list)
    try overElements(of: list, loop, element: element)
  }

  private func overElements(of list: Int, _ loop: ResolvedLoop, element: TypeID) throws {
    let index = temporary()
    // `nextElement` expects the register after the index.
    let value = temporary()
    emit(.int, index, 0)
    let start = Label()
    let next = Label()
    let end = Label()
    place(start)
    jump(.nextElement, list, index, to: end)
    try body(of: loop, value, element, next: next, end: end)
    place(next)
    forget(variables(in: loop.pattern))
    node = loop.sequence.node.id
    jump(.loop, to: start)
    place(end)
    emit(.clear, value)
    emit(.clear, list)
  }

  private func overSequence(_ loop: ResolvedLoop, _ type: TypeID) throws {
    if !loop.isAsync, machine.isExistential(type) {
      // The dynamic type is only known at run time, so the elements are collected in an array first.
      let window = temporary()
      try lower(loop.sequence, into: window)
      code.natives.append(machine.collector(of: type))
      let list = temporary()
      emit(.callNative, list, code.natives.count - 1, window)
      return try overElements(of: list, loop, element: concrete(loop.element))
    }
    guard let making = machine.iteration(over: type, isAsync: loop.isAsync) else {
      // A type without a known iterator yields no elements.
      let sequence = temporary()
      try lower(loop.sequence, into: sequence)
      emit(.clear, sequence)
      return absentValue("a loop over `\(analyzer.text(of: type))`", into: sequence)
    }
    let iterator = temporary()
    let value = temporary()
    let window = temporaries(1)
    try lower(loop.sequence, into: window)
    try emitCall(
      making.make, .body, type, [], isSuper: false, hasSelf: true, window: window, count: 1, into: iterator)
    let start = Label()
    let next = Label()
    let end = Label()
    place(start)
    emit(.take, window, iterator)
    try emitCall(
      making.next, .body, making.iterator, [], isSuper: false, hasSelf: true, window: window, count: 1, into: value)
    emit(.take, iterator, window)
    jump(.jumpIfNil, value, to: end)
    emit(.unwrap, value, value)
    try body(of: loop, value, concrete(loop.element), next: next, end: end)
    place(next)
    if machine.observesLifetimes { done(value, concrete(loop.element)) }
    forget(variables(in: loop.pattern))
    node = loop.sequence.node.id
    jump(.loop, to: start)
    place(end)
    emit(.clear, iterator)
    emit(.clear, value)
  }

  private func body(of loop: ResolvedLoop, _ value: Int, _ element: TypeID, next: Label, end: Label) throws {
    if case .bind(let variable) = loop.pattern { variableTypes[variable.index] = element }
    if case .bind(let variable) = loop.pattern, isPlain(variable) {
      emit(.move, register(variable), value)
    } else if case .wildcard = loop.pattern {
    } else {
      try scratch {
        let subject = temporary()
        emit(.move, subject, value)
        try match(loop.pattern, subject, element, otherwise: next)
        done(subject, element)
      }
    }
    if let condition = loop.condition { try branch(condition, otherwise: next) }
    loops.append(LoopLabels(label: loop.label, end: end, next: next, scope: mark))
    defer { loops.removeLast() }
    let outer = live.count
    defer { live.removeLast(live.count - outer) }
    begin(variables(in: loop.pattern))
    try lower(loop.body)
  }

  // MARK: Patterns

  /// Falls through if a value matches a pattern, and binds its variables; otherwise jumps.
  func match(_ pattern: ResolvedPattern, _ subject: Int, _ type: TypeID, otherwise label: Label) throws {
    switch pattern {
    case .wildcard: break
    case .bind: try bind(pattern, subject, type)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .wildcard = part { continue }
        let element =
          types.kind(type) == .tuple && index < types.argumentCount(type) ? types.argument(type, index) : type
        if case .bind(let variable) = part, isPlain(variable) {
          emit(.elementGet, register(variable), subject, index)
          continue
        }
        try scratch {
          let register = temporary()
          emit(.elementGet, register, subject, index)
          try match(part, register, element, otherwise: label)
          done(register, element)
        }
      }
    case .enumCase(let decl, let written, let parts):
      let enumeration =
        types.kind(type) == .nominal && types.decl(type) == types.decl(concrete(written)) ? type : concrete(written)
      let tag = machine.tag(of: decl, in: enumeration)
      jump(.jumpUnlessTag, subject, tag, to: label)
      let payload = machine.payloadTypes(of: decl, in: enumeration)
      for (index, part) in parts.enumerated() {
        if case .wildcard = part { continue }
        try scratch {
          let register = temporary()
          if parts.count == 1, payload.count > 1 {
            let values = temporaries(payload.count)
            for place in payload.indices { emit(.payloadGet, values + place, subject, place) }
            emit(.makeTuple, register, values, payload.count)
            try match(part, register, type, otherwise: label)
            return
          }
          let element = index < payload.count ? payload[index] : type
          if case .bind(let variable) = part, types.kind(concrete(body.variables[variable.index].type)) == .hole {
            variableTypes[variable.index] = element
          }
          if case .bind(let variable) = part, isPlain(variable) {
            emit(.payloadGet, self.register(variable), subject, index)
            return
          }
          emit(.payloadGet, register, subject, index)
          try match(part, register, element, otherwise: label)
          done(register, element)
        }
      }
    case .some(let inner, let wrapped):
      jump(.jumpIfNil, subject, to: label)
      try scratch {
        let register = temporary()
        emit(.unwrap, register, subject)
        try match(inner, register, concrete(wrapped), otherwise: label)
        done(register, concrete(wrapped))
      }
    case .isNil: jump(.jumpIfSome, subject, to: label)
    case .cast(let from, let to, let inner):
      try scratch {
        let register = temporary()
        let site = site(.types(concrete(from), concrete(to)))
        if case .wildcard = inner {
          emit(.isType, register, subject, site)
          jump(.jumpIfFalse, register, to: label)
          return
        }
        emit(.castOptional, register, subject, site)
        jump(.jumpIfNil, register, to: label)
        emit(.unwrap, register, register)
        try match(inner, register, concrete(to), otherwise: label)
        done(register, concrete(to))
      }
    case .test(let variable, let expr):
      if registers[variable.index] == nil { registers[variable.index] = temporary() }
      variableTypes[variable.index] = type
      emit(.move, register(variable), subject)
      try branch(expr, otherwise: label)
    }
  }
}
