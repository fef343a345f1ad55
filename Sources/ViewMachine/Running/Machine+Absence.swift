import ViewSource

/// Continues a program after a missing declaration: an undeclared name, a missing package, or system code without an
/// implementation.
///
/// If the host enables this (`containsFaults`), the missing result is an absent value. A value computed from an absent
/// value is absent too, and an operation on it has no effect. In models and actions a condition on an absent value is
/// false, and an optional absent value is `nil`. In a component of a result builder both are faults of that component.
/// So only the views that need the value are missing from the picture.
extension Machine {
  /// The fuel, in steps, that continuing after an absent value costs, which is about its running time. It lets a loop
  /// whose end condition is absent reach the step limit soon.
  static let stepsForAbsence = 500

  /// Continues after the instruction that failed; returns `false` if that is not possible.
  func recover(from fault: Fault, _ state: inout RunState, _ stack: inout [Value], _ frames: [Fiber.Frame]) -> Bool {
    guard containsFaults, fault.isUnsupported, state.pc > 0 else { return false }
    fuel -= Machine.stepsForAbsence
    if absenceInRun == nil { absenceInRun = fault.message }
    var index = state.pc - 1
    if [.operands, .keyType].contains(linked.instructions[index].op) { index -= 1 }
    let i = linked.instructions[index]
    // A view that depends on an absent condition is marked in its place.
    if i.op.isCondition, let code = linked.code(at: index), code.handler(at: index - code.start, ofFaults: true) != nil
    {
      return false
    }
    func give(_ value: Value) { stack[state.base + Int(i.a)] = value }
    if fault.isConsequence {
      // The component of the view is marked in its place.
      if let code = linked.code(at: index), code.handler(at: index - code.start, ofFaults: true) != nil { return false }
      switch i.op {
      case .trap, .call, .callValue, .callNative, .callDispatch:
        leave(with: absence(fault), &state, &stack, frames)
        return true
      default: break
      }
    }
    switch i.op {
    case .jumpIfFalse, .jumpIfNil: state.pc = Int(i.b)
    case .jumpIfTrue, .jumpIfSome, .jumpUnlessTag, .jumpIfCharacter, .jumpIfCharacterIn, .loopOverElements,
      .loopWhileTrue, .loopWhileSome,
      .loopWhileIntLess, .loopWhileIntLessEqual, .loopWhileIntNotEqual, .loopWhileLessConstant,
      .loopWhileLessEqualConstant, .loopWhileGreaterConstant, .loopWhileGreaterEqualConstant,
      .loopWhileNotEqualConstant:
      break
    case .jumpUnlessIntLess, .jumpUnlessIntLessEqual, .jumpUnlessIntEqual, .jumpUnlessIntNotEqual,
      .jumpUnlessLessConstant, .jumpUnlessLessEqualConstant, .jumpUnlessGreaterConstant,
      .jumpUnlessGreaterEqualConstant, .jumpUnlessEqualConstant, .jumpUnlessNotEqualConstant, .jumpUnlessCharacter,
      .jumpUnlessDoubleLess, .jumpUnlessDoubleLessEqual, .nextElement:
      state.pc = Int(i.c)
    case .fieldSet, .objectSet, .fieldPut, .objectPut, .fieldAdd, .objectAdd, .fieldAddConstant, .objectAddConstant,
      .elementSet, .fieldElementSet, .objectElementSet, .fieldAppend, .objectAppend, .arrayAppend, .textAppend,
      .arraySet, .arraySwap,
      .dictionarySet,
      .cellSet, .globalSet,
      .globalStore, .completeObject, .observe, .observeSet, .countUp, .countUpClosed:
      note(fault)
    case .globalEnsure:
      globals[Int(i.a)] = absence(fault)
      globalStates[Int(i.a)] = .ready
    case .unsupported: leave(with: absence(fault), &state, &stack, frames)
    case .isType: give(.bool(false))
    case .castOptional, .dictionaryGet, .dictionaryTake, .arrayPopLast: give(.nothing)
    case .arrayCount, .fieldCount, .objectCount: give(.int(0))
    case .describe: give(.string("…"))
    case .intAdd, .intSubtract, .intMultiply, .intDivide, .intRemainder, .intAnd, .intOr, .intXor, .intWrappingAdd,
      .intWrappingSubtract, .intWrappingMultiply, .intAddConstant, .intMultiplyConstant, .intDivideConstant,
      .intRemainderConstant, .intNegate, .intLess, .intLessEqual, .intEqual, .intNotEqual, .doubleAdd,
      .doubleSubtract, .doubleMultiply, .doubleDivide, .doubleNegate, .doubleLess, .doubleLessEqual, .doubleEqual,
      .doubleNotEqual, .intToDouble, .not, .characterEqual, .stringEqual, .cellGet, .cellTake, .fieldGet, .fieldTake,
      .objectGet, .objectTake, .elementGet, .elementTake, .payloadGet, .captureGet, .weakGet, .unownedGet, .unwrap,
      .force, .box,
      .unbox, .convert, .castForced, .dynamicType, .fieldElement, .objectElement, .arrayGet, .arrayTake,
      .arrayRemoveLast, .concatenate, .call,
      .callValue, .callNative, .callDispatch, .makeKeyPath:
      give(absence(fault))
    default: return false
    }
    if !state.isOver, [.operands, .keyType].contains(linked.instructions[state.pc].op) { state.pc += 1 }
    return true
  }

  /// The fault to report after an absent value was used. A trap, such as a forced unwrap of an absent optional, is then
  /// reported as a consequence of the absence.
  func consequence(of fault: Fault) -> Fault {
    guard containsFaults, !fault.isIndependentOfAbsence, let cause = absenceInRun else { return fault }
    if fault.isOfWrongValue, !cause.contains(fault.message) {
      var result = fault
      result.message = "\(cause); after that: \(fault.message)"
      result.isOfWrongValue = false
      return result
    }
    if case .limit = fault.kind {
      // A loop that waits for an absent value does not terminate.
      var result = fault
      result.message = "\(cause); after that: \(fault.message)"
      result.isConsequence = true
      return result
    }
    guard case .trap = fault.kind else { return fault }
    var result = Fault(.unsupported, cause.contains(fault.message) ? cause : "\(cause); after that: \(fault.message)")
    result.stack = fault.stack
    result.isConsequence = true
    return result
  }

  /// Returns from the current function.
  private func leave(
    with value: Value, _ state: inout RunState, _ stack: inout [Value], _ frames: [Fiber.Frame]
  ) {
    for register in linked.code(at: state.pc - 1)?.references ?? [] { stack[state.base + Int(register)] = .void }
    guard state.level > 0 else {
      (state.result, state.isOver) = (value, true)
      return
    }
    state.level -= 1
    let frame = frames[state.level]
    stack[Int(frame.base) + Int(frame.target)] = value
    state.pc = Int(frame.pc)
    state.base = Int(frame.base)
  }

  /// An absent value for a fault. The host is notified once.
  private func absence(_ fault: Fault) -> Value {
    note(fault)
    var kept = fault
    kept.isReportedAbsence = true
    kept.isConsequence = false
    hasAbsence = true
    return .ref(AbsentValueBox(kept))
  }

  private func note(_ fault: Fault) {
    guard !fault.isReportedAbsence else { return }
    reportAbsence?(fault.message, fault.stack.lazy.compactMap(\.place).first)
  }
}

extension Op {
  /// Whether the operation is a conditional jump.
  fileprivate var isCondition: Bool {
    switch self {
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNil, .jumpIfSome, .jumpUnlessTag, .jumpUnlessIntLess,
      .jumpUnlessIntLessEqual, .jumpUnlessIntEqual, .jumpUnlessIntNotEqual, .jumpUnlessLessConstant,
      .jumpUnlessLessEqualConstant, .jumpUnlessGreaterConstant, .jumpUnlessGreaterEqualConstant,
      .jumpUnlessEqualConstant, .jumpUnlessNotEqualConstant, .jumpUnlessCharacter, .jumpIfCharacter, .jumpIfCharacterIn,
      .jumpUnlessDoubleLess, .jumpUnlessDoubleLessEqual, .loopWhileTrue, .loopWhileSome, .loopWhileIntLess,
      .loopWhileIntLessEqual, .loopWhileIntNotEqual, .loopWhileLessConstant, .loopWhileLessEqualConstant,
      .loopWhileGreaterConstant, .loopWhileGreaterEqualConstant, .loopWhileNotEqualConstant:
      true
    default: false
    }
  }
}
