import ViewSemantics
import ViewSource
import ViewSyntax

/// Handlers of thrown errors and faults.
extension Lowering {
  func optionalTry(_ inner: ResolvedExpr, into target: Int) throws {
    let end = Label()
    let start = code.instructions.count
    let outerTop = top
    try lower(inner, into: target)
    let stop = code.instructions.count
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    emit(.clear, error)
    // `try? self.init(name)` in a failable initializer: the initializer fails.
    if isDelegation(inner) { failInitializer() } else { emitConstant(.nothing, target) }
    place(end)
    top = outerTop
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }

  private func isDelegation(_ expr: ResolvedExpr) -> Bool {
    switch expr.kind {
    case .call(let call): call.form == .delegation && analyzer.signature(of: body.decl).isFailable
    case .convert(let inner): isDelegation(inner)
    default: false
    }
  }

  /// A component of a result builder. If the host keeps faults, a fault in the component becomes its value.
  func component(_ inner: ResolvedExpr, _ builder: TypeID, into target: Int) throws {
    guard machine.containsFaults(of: concrete(builder)) else { return try lower(inner, into: target) }
    componentDepth += 1
    defer { componentDepth -= 1 }
    try keepingFault(into: target) { try lower(inner, into: target) }
  }

  func ternary(
    _ condition: ResolvedExpr, _ first: ResolvedExpr, _ second: ResolvedExpr, into target: Int
  ) throws {
    let other = Label()
    let end = Label()
    try branch(condition, otherwise: other)
    try lower(first, into: target)
    jump(.jump, to: end)
    place(other)
    try lower(second, into: target)
    place(end)
  }

  /// Emits code whose fault becomes the value of the target register.
  func keepingFault(into target: Int, onlyMissing: Bool = false, _ work: () throws -> Void) throws {
    let end = Label()
    let start = code.instructions.count
    try work()
    let stop = code.instructions.count
    jump(.jump, to: end)
    code.handlers.append(
      Code.Handler(
        range: Int32(start)..<Int32(stop), target: Int32(code.instructions.count), register: Int32(target),
        takesFaults: true, takesOnlyMissing: onlyMissing))
    place(end)
  }

  func forcedTry(_ inner: ResolvedExpr, into target: Int) throws {
    let end = Label()
    let start = code.instructions.count
    try lower(inner, into: target)
    let stop = code.instructions.count
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    emit(.describe, error, error, site(.type(machine.standard(.error))))
    emit(.forcedTryFailed, error)
    place(end)
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }
}
