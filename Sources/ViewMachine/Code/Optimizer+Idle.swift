/// Instructions whose result is not needed.
extension Optimizer {
  /// Takes out what is worked out for nothing, as far as it can neither fail nor do anything else, and what empties a
  /// register that gets another value next.
  mutating func dropIdle() {
    for index in instructions.indices.reversed() where !isGone[index] {
      let instruction = instructions[index]
      guard let target = written(instruction), target >= code.parameterCount, !handled.contains(target) else {
        continue
      }
      if instruction.op.isIdleWithoutResult, !live[index].contains(target) {
        // What was in the register before would live longer.
        instructions[index] = Instruction(.clear, target)
      } else if case .makeStruct = instruction.op, !live[index].contains(target),
        case .make(_, 0) = code.sites[Int(instruction.c)]
      {
        instructions[index] = Instruction(.clear, target)
      }
      if instructions[index].op == .clear, isWrittenNext(target, after: index) { isGone[index] = true }
    }
  }

  /// Whether the next that has to do with a register, in straight code, gives it another value.
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
  /// Whether all that an operation does is to write its result register: it cannot fail and has no side effects.
  fileprivate var isIdleWithoutResult: Bool {
    switch self {
    case .move, .constant, .int, .wrap: true
    default: false
    }
  }
}
