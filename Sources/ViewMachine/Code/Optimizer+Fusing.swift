/// Two instructions that are one.
extension Optimizer {
  mutating func fuse() {
    for index in instructions.indices.dropLast() where !isGone[index] && !isTarget[index + 1] && !isGone[index + 1] {
      let next = instructions[index + 1]
      switch instructions[index].op {
      // What is put into a field, and is not needed any more, moves there: it is not counted up and down.
      case .fieldSet where next.op == .clear && next.a == instructions[index].c && next.a != instructions[index].a:
        instructions[index].op = .fieldPut
        isGone[index + 1] = true
      case .objectSet where next.op == .clear && next.a == instructions[index].c && next.a != instructions[index].a:
        instructions[index].op = .objectPut
        isGone[index + 1] = true
      default: break
      }
    }
    for index in instructions.indices where instructions[index].op == .int && !isGone[index] { addConstant(index) }
  }

  /// `t = 1; a = t + b` is `a = b + 1`, if `t` is not used any more then.
  private mutating func addConstant(_ index: Int) {
    let (constant, value) = (instructions[index].a, instructions[index].b)
    guard constant >= code.parameterCount, !handled.contains(Int(constant)) else { return }
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      let instruction = instructions[next]
      defer { next += 1 }
      if isGone[next] { continue }
      if instruction.op == .intAdd || instruction.op == .intMultiply,
        instruction.b == constant || instruction.c == constant
      {
        let other = instruction.b == constant ? instruction.c : instruction.b
        guard other != constant, instruction.a == constant || !live[next].contains(Int(constant)) else { return }
        instructions[next] = Instruction(
          instruction.op == .intAdd ? .intAddConstant : .intMultiplyConstant, Int(instruction.a), Int(other), Int(value)
        )
        isGone[index] = true
        return
      }
      if reads(instruction, Int(constant)) || touches(instruction, Int(constant)) || instruction.op.isEnd
        || instruction.op.hasLabel
      {
        return
      }
    }
  }
}
