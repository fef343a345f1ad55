/// Arrays in fields: reads and changes in place, without a copy of the array.
extension Optimizer {
  mutating func reachIntoFields() {
    for index in instructions.indices where !isGone[index] {
      switch instructions[index].op {
      case .fieldGet, .objectGet: readInField(index)
      case .fieldTake, .objectTake: changeInField(index)
      default: break
      }
    }
  }

  /// Rewrites `t = x.f; a = t[i]` to `a = x.f[i]`, and likewise a count, if `t` is dead afterwards.
  private mutating func readInField(_ index: Int) {
    let get = instructions[index]
    let (list, owner) = (Int(get.a), Int(get.b))
    guard list >= code.parameterCount, list != owner, !handled.contains(list),
      let place = end(ofWorkBehind: index, list, owner)
    else { return }
    let instruction = instructions[place]
    guard instruction.op == .arrayGet && Int(instruction.c) != list || instruction.op == .arrayCount,
      Int(instruction.b) == list, let field = UInt16(exactly: get.c)
    else { return }
    let emptying = following(place).flatMap { instructions[$0].op == .clear && instructions[$0].a == get.a ? $0 : nil }
    guard Int(instruction.a) == list || emptying != nil || !live[place].contains(list) else { return }
    let isObject = get.op == .objectGet
    if instruction.op == .arrayCount {
      instructions[place] = Instruction(isObject ? .objectCount : .fieldCount, Int(instruction.a), owner, Int(field))
    } else {
      instructions[place] = Instruction(
        isObject ? .objectElement : .fieldElement, Int(instruction.a), owner, Int(instruction.c), field)
    }
    isGone[index] = true
    if let emptying, Int(instruction.a) != list { isGone[emptying] = true }
  }

  /// Rewrites `t = take x.f; t[i] = y; x.f = t` to `x.f[i] = y`, and likewise an append.
  private mutating func changeInField(_ index: Int) {
    let take = instructions[index]
    let (list, owner) = (Int(take.a), Int(take.b))
    guard list >= code.parameterCount, list != owner, !handled.contains(list),
      let place = end(ofWorkBehind: index, list, owner), let back = following(place)
    else { return }
    let (change, put) = (instructions[place], instructions[back])
    let isObject = take.op == .objectTake
    guard put.op == (isObject ? .objectPut : .fieldPut), put.a == take.b, put.b == take.c, put.c == take.a,
      Int(change.a) == list, Int(change.b) != list, let field = UInt16(exactly: take.c)
    else { return }
    switch change.op {
    case .arrayAppend where Int(change.b) != owner:
      instructions[place] = Instruction(isObject ? .objectAppend : .fieldAppend, owner, Int(field), Int(change.b))
    case .arraySet where Int(change.c) != list && Int(change.b) != owner && Int(change.c) != owner:
      instructions[place] = Instruction(
        isObject ? .objectElementSet : .fieldElementSet, owner, Int(change.b), Int(change.c), field)
    default: return
    }
    isGone[index] = true
    isGone[back] = true
  }

  /// The first later instruction in the basic block that uses a register; `nil` if an instruction before it does more
  /// than compute a value from unchanged operands.
  private func end(ofWorkBehind index: Int, _ register: Int, _ owner: Int) -> Int? {
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      if isGone[next] {
        next += 1
        continue
      }
      let instruction = instructions[next]
      if reads(instruction, register) || touches(instruction, register) { return next }
      guard instruction.op.onlyWorksOut, !touches(instruction, owner) else { return nil }
      next += 1
    }
    return nil
  }
}

extension Op {
  /// Whether an operation only writes its result register, without side effects and without running code of the
  /// program.
  fileprivate var onlyWorksOut: Bool {
    switch self {
    case .move, .constant, .int, .intAdd, .intSubtract, .intMultiply, .intDivide, .intRemainder, .intAnd, .intOr,
      .intXor,
      .intWrappingAdd, .intWrappingSubtract, .intWrappingMultiply, .intAddConstant, .intMultiplyConstant,
      .intDivideConstant, .intRemainderConstant, .intNegate, .intLess, .intLessEqual, .intEqual, .intNotEqual,
      .doubleAdd, .doubleSubtract, .doubleMultiply, .doubleDivide, .doubleNegate, .intToDouble, .not, .fieldGet,
      .objectGet, .elementGet, .payloadGet, .captureGet, .arrayGet, .arrayCount, .fieldElement, .objectElement,
      .fieldCount, .objectCount:
      true
    default: false
    }
  }
}
