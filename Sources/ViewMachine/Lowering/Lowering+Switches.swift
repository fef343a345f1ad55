import ViewSemantics
import ViewSource
import ViewSyntax

/// `switch`, and the conditions of statements.
extension Lowering {
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

  func lower(_ match: ResolvedSwitch) throws {
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
