/// Copy propagation and coalescing.
extension Optimizer {
  /// Rewrites `t = x; … t …` to `… x …` while neither changes, if `t` is dead afterwards.
  mutating func propagateCopies(_ index: Int) {
    let (copy, source) = (Int(instructions[index].a), Int(instructions[index].b))
    guard copy >= code.parameterCount, copy != source, !handled.contains(copy) else { return }
    var uses: [Int] = []
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      let instruction = instructions[next]
      if isGone[next] {
        next += 1
        continue
      }
      // An instruction that takes a value out of a register changes the register.
      if touches(instruction, copy) {
        guard written(instruction) == copy, !(window(instruction)?.contains(copy) ?? false) else { return }
        if reads(instruction, copy) { uses.append(next) }
        return replace(uses, index, copy, source)
      }
      if reads(instruction, copy) { uses.append(next) }
      if touches(instruction, source) || instruction.op.isEnd || instruction.op.hasLabel {
        if live[next].contains(copy) { return }
        return replace(uses, index, copy, source)
      }
      next += 1
    }
    guard next > index + 1, !live[next - 1].contains(copy) else { return }
    replace(uses, index, copy, source)
  }

  private mutating func replace(_ uses: [Int], _ index: Int, _ copy: Int, _ source: Int) {
    for use in uses {
      instructions[use] = instructions[use].mapping { $0 == .read && Int($1) == copy ? Int32(source) : $1 }
    }
    isGone[index] = true
  }

  /// Rewrites `t = …; v = t` to `v = …`, if `t` is dead afterwards and `v` is not used in between.
  mutating func coalesceWrites(_ index: Int) {
    guard let made = written(instructions[index]), made >= code.parameterCount,
      instructions[index].op != .take, instructions[index].op != .clear
    else { return }
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      let instruction = instructions[next]
      if isGone[next] {
        next += 1
        continue
      }
      if instruction.op == .move || instruction.op == .take, Int(instruction.b) == made {
        let wanted = Int(instruction.a)
        guard !live[next].contains(made), wanted >= code.parameterCount, wanted != made, !live[index].contains(wanted),
          !handled.contains(wanted)
        else { return }
        for between in (index + 1)..<next where !isGone[between] {
          if touches(instructions[between], wanted) || reads(instructions[between], wanted) { return }
        }
        instructions[index].a = Int32(wanted)
        isGone[next] = true
        return
      }
      if touches(instruction, made) || reads(instruction, made) || instruction.op.isEnd || instruction.op.hasLabel {
        return
      }
      next += 1
    }
  }

  /// Replaces `t` by `x` everywhere if `t = x` is the only write of `t` and `x` changes only where `t` is dead. So
  /// parameters are read in place, and a loop variable is its counter.
  mutating func propagateSources() {
    let moves = instructions.indices.filter { instructions[$0].op == .move && !isGone[$0] }
    guard !moves.isEmpty else { return }
    let touching = touchingInstructions()
    for index in moves {
      let (copy, source) = (Int(instructions[index].a), Int(instructions[index].b))
      guard copy >= code.parameterCount, copy != source, touching[copy] == [index], !handled.contains(copy),
        !touching[source].contains(where: { live[$0].contains(copy) })
      else { continue }
      replace(Array(instructions.indices), index, copy, source)
      join(copy, into: source)
    }
  }

  /// Rewrites `t = take x; … change t …; x = take t` to a change of `x` in place, if `t` is dead afterwards.
  ///
  /// The instructions in between may branch, but have a single entry at the start and a single exit at the end.
  mutating func modifyInPlace(_ index: Int) {
    let (copy, source) = (Int(instructions[index].a), Int(instructions[index].b))
    guard copy >= code.parameterCount, copy != source, !handled.contains(copy), !handled.contains(source) else {
      return
    }
    var uses: [Int] = []
    var next = index + 1
    while next < instructions.count {
      let instruction = instructions[next]
      defer { next += 1 }
      if isGone[next] { continue }
      if instruction.op == .take, instruction.a == source, instruction.b == copy {
        guard !live[next].contains(copy), isClosed(from: index, to: next) else { return }
        for use in uses {
          instructions[use] = instructions[use].mapping {
            ($0 == .read || $0 == .change) && Int($1) == copy ? Int32(source) : $1
          }
        }
        isGone[index] = true
        isGone[next] = true
        return
      }
      let isLeft = instruction.op.isEnd && instruction.op != .jump && instruction.op != .loop
      if isLeft || touches(instruction, source) || reads(instruction, source) || written(instruction) == copy
        || window(instruction)?.contains(copy) ?? false || instruction.op == .makeClosure
      {
        return
      }
      if touches(instruction, copy) || reads(instruction, copy) { uses.append(next) }
    }
  }

  /// Whether no jump enters or leaves the range behind its first instruction.
  private func isClosed(from first: Int, to last: Int) -> Bool {
    let inside = (first + 1)...last
    if handlers.contains(where: { inside.contains(Int($0.target)) }) { return false }
    for (place, instruction) in instructions.enumerated() where !isGone[place] {
      let kinds = instruction.op.operands
      for (kind, label) in [(kinds.a, instruction.a), (kinds.b, instruction.b), (kinds.c, instruction.c)]
      where kind == .label && inside.contains(Int(label)) != (place > first && place < last) {
        return false
      }
    }
    return true
  }

  /// For each register the instructions that write it, change it, or take it in a register window. Writes of a handler
  /// count as before the first instruction.
  private func touchingInstructions() -> [[Int]] {
    var touching = [[Int]](repeating: [], count: code.registerCount + 1)
    for (index, instruction) in instructions.enumerated() where !isGone[index] {
      func add(_ register: Int) {
        if touching[register].last != index { touching[register].append(index) }
      }
      let kinds = instruction.op.operands
      for (kind, register) in [(kinds.a, instruction.a), (kinds.b, instruction.b), (kinds.c, instruction.c)]
      where kind == .write || kind == .change {
        add(Int(register))
      }
      for register in window(instruction) ?? 0..<0 { add(register) }
      if instruction.op.givesElement { add(Int(instruction.b) + 1) }
      if instruction.op == .makeClosure, case .closure(_, let registers) = code.sites[Int(instruction.b)] {
        for register in registers { add(Int(register)) }
      }
    }
    for handler in handlers where Int(handler.target) < instructions.count {
      touching[Int(handler.register)].append(Int(handler.target))
    }
    return touching
  }
}
