/// Dead code elimination.
extension Optimizer {
  /// Removes computations whose result is dead and that have no side effects, and clears of registers that are written
  /// next.
  mutating func eliminateDeadCode() {
    for index in instructions.indices.reversed() where !isGone[index] {
      let instruction = instructions[index]
      guard let target = written(instruction), target >= code.parameterCount, !handled.contains(target) else {
        continue
      }
      if instruction.op.isIdleWithoutResult, !live[index].contains(target) {
        // Without the clear, the previous value of the register would live longer.
        instructions[index] = Instruction(.clear, target)
      } else if case .makeStruct = instruction.op, !live[index].contains(target),
        case .make(_, 0) = code.sites[Int(instruction.c)]
      {
        instructions[index] = Instruction(.clear, target)
      }
      if instructions[index].op == .clear, isWrittenNext(target, after: index) { isGone[index] = true }
    }
  }

  /// Whether the next use of a register in the basic block overwrites it.
  private func isWrittenNext(_ register: Int, after index: Int) -> Bool {
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      let instruction = instructions[next]
      defer { next += 1 }
      if isGone[next] { continue }
      if reads(instruction, register) || window(instruction)?.contains(register) ?? false { return false }
      if written(instruction) == register { return true }
      if touches(instruction, register) || instruction.op.isEnd || instruction.op.hasLabel { return false }
    }
    return false
  }
}

extension Op {
  /// Whether an operation only writes its result register: it cannot fail and has no side effects.
  fileprivate var isIdleWithoutResult: Bool {
    switch self {
    case .move, .constant, .int, .wrap: true
    default: false
    }
  }
}
