/// Jump simplification and unreachable code.
extension Optimizer {
  /// Removes the error handlers of ranges in which no instruction throws.
  mutating func dropIdleHandlers() {
    handlers.removeAll { handler in
      !handler.takesFaults
        && !instructions[Int(handler.range.lowerBound)..<Int(handler.range.upperBound)].contains { $0.op.mayThrow }
    }
  }

  mutating func simplifyJumps() {
    followJumps()
    invertBranches()
    dropUnreached()
    for index in instructions.indices where instructions[index].op == .jump && !isGone[index] {
      let target = Int(instructions[index].a)
      if target > index, !isGone[(index + 1)..<target].contains(false) { isGone[index] = true }
    }
  }

  /// Rewrites `to x if a is nil; to y; x:` to `to y if a is not nil`.
  ///
  /// This requires that a jump and its opposite are exact complements. Comparisons of `Double` are not, because of NaN.
  /// Comparisons of `Int` are not in code that continues after an absent value.
  private mutating func invertBranches() {
    for index in instructions.indices.dropLast(2) where instructions[index + 1].op == .jump {
      if !goesOnWithoutMissing, let opposite = instructions[index].op.oppositeComparison,
        Int(instructions[index].c) == index + 2,
        !isTargetOfJump(index + 1)
      {
        let (left, right) = (instructions[index].a, instructions[index].b)
        instructions[index] = Instruction(opposite, Int(right), Int(left), Int(instructions[index + 1].a))
        isGone[index + 1] = true
        continue
      }
      guard let opposite = instructions[index].op.oppositeBranch, Int(instructions[index].b) == index + 2,
        !isTargetOfJump(index + 1)
      else { continue }
      // The handlers still cover the same instructions, because the second one can neither throw nor fail.
      instructions[index].op = opposite
      instructions[index].b = instructions[index + 1].a
      isGone[index + 1] = true
    }
  }

  private func isTargetOfJump(_ place: Int) -> Bool {
    handlers.contains { Int($0.target) == place }
      || instructions.contains { instruction in
        let kinds = instruction.op.operands
        return kinds.a == .label && instruction.a == place || kinds.b == .label && instruction.b == place
          || kinds.c == .label && instruction.c == place
      }
  }

  /// Retargets a jump to a jump to the final target. The limit of 8 steps ends cycles of jumps.
  private mutating func followJumps() {
    for index in instructions.indices where instructions[index].op.hasLabel {
      instructions[index] = instructions[index].mapping { [instructions] operand, value in
        guard operand == .label else { return value }
        var target = value
        for _ in 0..<8 {
          guard Int(target) < instructions.count, instructions[Int(target)].op == .jump else { break }
          target = instructions[Int(target)].a
        }
        return target
      }
    }
  }

  private mutating func dropUnreached() {
    guard !instructions.isEmpty else { return }
    var isReached = [Bool](repeating: false, count: instructions.count)
    var open = [0]
    func reach(_ place: Int) {
      if place < isReached.count, !isReached[place] {
        isReached[place] = true
        open.append(place)
      }
    }
    isReached[0] = true
    while let place = open.popLast() {
      let instruction = instructions[place]
      if isGone[place] || !instruction.op.isEnd { reach(place + 1) }
      if isGone[place] { continue }
      let kinds = instruction.op.operands
      if kinds.a == .label { reach(Int(instruction.a)) }
      if kinds.b == .label { reach(Int(instruction.b)) }
      if kinds.c == .label { reach(Int(instruction.c)) }
      for handler in handlers where handler.range.contains(Int32(place)) { reach(Int(handler.target)) }
    }
    for place in instructions.indices where !isReached[place] { isGone[place] = true }
    handlers.removeAll { Int($0.target) >= isReached.count || !isReached[Int($0.target)] }
  }
}

extension Op {
  /// Whether an operation may throw a Swift error.
  fileprivate var mayThrow: Bool {
    switch self {
    case .call, .callValue, .callNative, .callDispatch, .throwError, .convert, .castForced, .castOptional, .describe,
      .globalEnsure, .makeKeyPath, .observe, .observeSet:
      true
    default: false
    }
  }

  /// The negated comparison of two `Int`s, with the operands swapped.
  fileprivate var oppositeComparison: Op? {
    switch self {
    case .jumpUnlessIntLess: .jumpUnlessIntLessEqual
    case .jumpUnlessIntLessEqual: .jumpUnlessIntLess
    case .jumpUnlessIntEqual: .jumpUnlessIntNotEqual
    case .jumpUnlessIntNotEqual: .jumpUnlessIntEqual
    default: nil
    }
  }

  /// The negated branch.
  fileprivate var oppositeBranch: Op? {
    switch self {
    case .jumpIfFalse: .jumpIfTrue
    case .jumpIfTrue: .jumpIfFalse
    case .jumpIfNil: .jumpIfSome
    case .jumpIfSome: .jumpIfNil
    default: nil
    }
  }
}
