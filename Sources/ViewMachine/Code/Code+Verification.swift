/// The verification of lowered code, on which the run loop relies: it accesses registers and instructions without further
/// checks (`Registers`, `LinkedInstructions`).
extension Code {
  /// Replaces the instructions by an `unsupported` one if they are not well-formed, which is a bug of the machine.
  func verify() {
    guard let problem = firstProblem else { return }
    forgetInstructions(nil)
    references = []
    registerCount = max(registerCount, 1)
    constants = [.string("the code of `\(name)` is not well-formed: \(problem)")]
    instructions = [Instruction(.unsupported, 0)]
    nodes = [nil]
  }

  /// A description of the first instruction whose operands lie outside of the frame or the code; `nil` for well-formed
  /// code.
  var firstProblem: String? {
    guard let last = instructions.last, last.op.isEnd else { return "it has no end" }
    for (index, instruction) in instructions.enumerated() {
      let kinds = instruction.op.operands
      for (kind, value) in [(kinds.a, instruction.a), (kinds.b, instruction.b), (kinds.c, instruction.c)]
      where !isValid(kind, Int(value)) {
        return "operand \(value) of instruction \(index), \(instruction.op)"
      }
      if !isValidWindow(of: instruction) { return "the window of instruction \(index), \(instruction.op)" }
    }
    if let register = references.first(where: { !isRegister(Int($0)) }) { return "cleared register \(register)" }
    for handler in handlers
    where !instructions.indices.contains(Int(handler.target)) || !isRegister(Int(handler.register)) {
      return "the handler at \(handler.target)"
    }
    return nil
  }

  private func isRegister(_ number: Int) -> Bool { number >= 0 && number < registerCount }

  private func isValid(_ kind: Op.Operand, _ value: Int) -> Bool {
    switch kind {
    case .read, .write, .change: isRegister(value)
    // An empty window may begin behind the last register.
    case .window: value >= 0 && value <= registerCount
    case .label: instructions.indices.contains(value)
    // The tables check their indices when they are read.
    case .none, .number, .constant, .site, .callee, .native, .dispatch: true
    }
  }

  /// Whether the registers that an instruction accesses beside its operands lie within the frame.
  private func isValidWindow(of instruction: Instruction) -> Bool {
    switch instruction.op {
    case .nextElement, .loopOverElements: return isRegister(Int(instruction.b) + 1)
    case .makeStruct, .makeCase, .makeObjectOf:
      guard sites.indices.contains(Int(instruction.c)) else { return false }
      switch sites[Int(instruction.c)] {
      case .make(_, let count), .enumCase(_, _, let count): return Int(instruction.b) + count <= registerCount
      case .closure, .types, .type, .keyPath, .field: return false
      }
    case .makeTuple: return Int(instruction.b) + Int(instruction.c) <= registerCount
    // The receiver of the call.
    case .callDispatch: return isRegister(Int(instruction.c))
    default: return true
    }
  }
}
