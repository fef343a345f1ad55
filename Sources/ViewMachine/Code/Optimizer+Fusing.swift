/// Instruction fusion.
extension Optimizer {
  /// Moves a value into a field if it is dead afterwards, which saves a retain and a release.
  mutating func moveIntoFields() {
    for index in instructions.indices where !isGone[index] {
      let instruction = instructions[index]
      guard instruction.op == .fieldSet || instruction.op == .objectSet, instruction.a != instruction.c,
        Int(instruction.c) >= code.parameterCount, !handled.contains(Int(instruction.c)),
        !live[index].contains(Int(instruction.c))
      else { continue }
      instructions[index].op = instruction.op == .fieldSet ? .fieldPut : .objectPut
    }
  }

  mutating func fuse() {
    for index in instructions.indices.dropLast() where !isGone[index] && !isTarget[index + 1] && !isGone[index + 1] {
      let next = instructions[index + 1]
      switch instructions[index].op {
      case .fieldPut, .objectPut:
        // The register has been cleared already.
        if next.op == .clear, next.a == instructions[index].c { isGone[index + 1] = true }
      case .constant: decideBranch(index)
      default: branchOnComparison(index)
      }
    }
    for index in instructions.indices where !isGone[index] {
      switch instructions[index].op {
      case .jumpIfCharacter: joinCharacters(index)
      case .int: addConstant(index)
      case .fieldTake, .objectTake: addInPlace(index)
      case .loop: turnLoop(index)
      default: break
      }
    }
  }

  /// Rewrites `t = x < y; to z if t is false` to one jump, if `t` is dead afterwards.
  private mutating func branchOnComparison(_ index: Int) {
    let (comparison, branch) = (instructions[index], instructions[index + 1])
    guard branch.op == .jumpIfFalse || branch.op == .jumpIfTrue && !goesOnWithoutMissing, branch.a == comparison.a,
      let jump = comparison.op.jumpUnless(branch.op == .jumpIfFalse), Int(comparison.a) >= code.parameterCount,
      !handled.contains(Int(comparison.a)), !live[index + 1].contains(Int(comparison.a))
    else { return }
    let (left, right) = jump.isSwapped ? (comparison.c, comparison.b) : (comparison.b, comparison.c)
    // The operands may be of unexpected kinds. The comparison then reports the fault.
    instructions[index] = Instruction(jump.op, Int(left), Int(right), Int(branch.b))
    isGone[index + 1] = true
  }

  /// Removes or simplifies a branch on a constant: `while true`.
  private mutating func decideBranch(_ index: Int) {
    let (constant, branch) = (instructions[index], instructions[index + 1])
    guard branch.op == .jumpIfFalse || branch.op == .jumpIfTrue, branch.a == constant.a,
      case .bool(let isTrue) = code.constants[Int(constant.b)]
    else { return }
    if isTrue == (branch.op == .jumpIfTrue) {
      instructions[index + 1] = Instruction(.jump, Int(branch.b))
    } else {
      isGone[index + 1] = true
    }
    if Int(constant.a) >= code.parameterCount, !live[index + 1].contains(Int(constant.a)) { isGone[index] = true }
  }

  /// Rewrites `t = take x.f; t = t + y; x.f = t` to `x.f += y`, if `t` is dead afterwards.
  private mutating func addInPlace(_ index: Int) {
    let take = instructions[index]
    guard let sum = following(index), let put = following(sum) else { return }
    let (addition, end) = (instructions[sum], instructions[put])
    let isObject = take.op == .objectTake
    guard end.op == (isObject ? .objectPut : .fieldPut), end.a == take.b, end.b == take.c, end.c == take.a,
      addition.a == take.a, take.a != take.b, Int(take.a) >= code.parameterCount
    else { return }
    var result = Instruction(.clear, Int(take.b), Int(take.c), Int(addition.c))
    switch addition.op {
    case .intAddConstant where addition.b == take.a:
      result.op = isObject ? .objectAddConstant : .fieldAddConstant
    case .intAdd where addition.b == take.a && addition.c != take.a && addition.c != take.b:
      result.op = isObject ? .objectAdd : .fieldAdd
    case .intAdd where addition.c == take.a && addition.b != take.a && addition.b != take.b:
      result.op = isObject ? .objectAdd : .fieldAdd
      result.c = addition.b
    default: return
    }
    // The sum may overflow. The addition then reports the fault.
    instructions[sum] = result
    isGone[index] = true
    isGone[put] = true
  }

  /// Fuses `to x if c is "a"; to x if c is "e"` to one jump for the set of characters.
  private mutating func joinCharacters(_ index: Int) {
    let first = instructions[index]
    var others: [Int] = []
    while let next = following(others.last ?? index), instructions[next].op == .jumpIfCharacter,
      instructions[next].a == first.a, instructions[next].c == first.c
    {
      others.append(next)
    }
    guard !others.isEmpty else { return }
    var bits = [0, 0]
    for place in [index] + others {
      let code = Int(instructions[place].b)
      bits[code >> 6] |= 1 << (code & 63)
    }
    instructions[index] = Instruction(.jumpIfCharacterIn, Int(first.a), code.constants.count, Int(first.c))
    code.constants += bits.map { .int($0) }
    for place in others { isGone[place] = true }
  }

  /// The next instruction, if it is in the same basic block.
  func following(_ index: Int) -> Int? {
    let next = index + 1
    guard next < instructions.count, !isTarget[next], !isGone[next] else { return nil }
    return next
  }

  /// Loop inversion: repeats the condition at the start of a loop at its end, which saves one instruction per
  /// iteration.
  private mutating func turnLoop(_ index: Int) {
    let first = Int(instructions[index].a)
    guard first < index, !isGone[first] else { return }
    let condition = instructions[first]
    guard let turned = condition.op.turned else { return }
    let isBranch = condition.op.operands.b == .label
    // The exit of the loop must directly follow its end, so that the loop falls through to it.
    guard Int(isBranch ? condition.b : condition.c) == index + 1 else { return }
    // A fault of the condition must reach the same handler as before.
    guard !handlers.contains(where: { $0.range.contains(Int32(first)) != $0.range.contains(Int32(index)) }) else {
      return
    }
    instructions[index] = condition
    instructions[index].op = turned
    code.nodes[index] = code.nodes[first]
    if !code.instructionOrigins.isEmpty { code.instructionOrigins[index] = code.instructionOrigins[first] }
    if isBranch { instructions[index].b = Int32(first + 1) } else { instructions[index].c = Int32(first + 1) }
  }

  /// Rewrites `t = 1; a = t + b` to `a = b + 1`, if `t` is dead afterwards.
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
      if let jump = instruction.op.comparison(withConstant: instruction.a == constant),
        (instruction.a == constant) != (instruction.b == constant)
      {
        guard !live[next].contains(Int(constant)) else { return }
        let other = instruction.a == constant ? instruction.b : instruction.a
        instructions[next] = Instruction(jump, Int(other), Int(value), Int(instruction.c))
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

extension Op {
  /// The jump that is taken if a comparison is false (`holds`) or true, and whether it swaps the operands.
  fileprivate func jumpUnless(_ holds: Bool) -> (op: Op, isSwapped: Bool)? {
    switch self {
    case .intLess: holds ? (.jumpUnlessIntLess, false) : (.jumpUnlessIntLessEqual, true)
    case .intLessEqual: holds ? (.jumpUnlessIntLessEqual, false) : (.jumpUnlessIntLess, true)
    case .intEqual: (holds ? .jumpUnlessIntEqual : .jumpUnlessIntNotEqual, false)
    case .intNotEqual: (holds ? .jumpUnlessIntNotEqual : .jumpUnlessIntEqual, false)
    // With a NaN neither comparison holds, so only the direct form is correct.
    case .doubleLess where holds: (.jumpUnlessDoubleLess, false)
    case .doubleLessEqual where holds: (.jumpUnlessDoubleLessEqual, false)
    default: nil
    }
  }

  /// The jump that compares with a constant, which is the left or the right operand.
  fileprivate func comparison(withConstant isLeft: Bool) -> Op? {
    switch self {
    case .jumpUnlessIntLess: isLeft ? .jumpUnlessGreaterConstant : .jumpUnlessLessConstant
    case .jumpUnlessIntLessEqual: isLeft ? .jumpUnlessGreaterEqualConstant : .jumpUnlessLessEqualConstant
    case .jumpUnlessIntEqual: .jumpUnlessEqualConstant
    case .jumpUnlessIntNotEqual: .jumpUnlessNotEqualConstant
    default: nil
    }
  }

  /// The jump at the end of a loop that continues it, for the jump at its start that leaves it.
  fileprivate var turned: Op? {
    switch self {
    case .nextElement: .loopOverElements
    case .jumpUnlessIntLess: .loopWhileIntLess
    case .jumpUnlessIntLessEqual: .loopWhileIntLessEqual
    case .jumpUnlessIntNotEqual: .loopWhileIntNotEqual
    case .jumpUnlessLessConstant: .loopWhileLessConstant
    case .jumpUnlessLessEqualConstant: .loopWhileLessEqualConstant
    case .jumpUnlessGreaterConstant: .loopWhileGreaterConstant
    case .jumpUnlessGreaterEqualConstant: .loopWhileGreaterEqualConstant
    case .jumpUnlessNotEqualConstant: .loopWhileNotEqualConstant
    case .jumpIfFalse: .loopWhileTrue
    case .jumpIfNil: .loopWhileSome
    default: nil
    }
  }
}
