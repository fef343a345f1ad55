import ViewSemantics
import ViewSource
import ViewSyntax

/// `do` with `catch`: the handlers of errors.
extension Lowering {
  func attempt(
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
}
