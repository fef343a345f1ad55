/// The operand kinds of each operation, for linking, inlining, optimizing and printing code.
extension Op {
  /// The kind of an operand.
  enum Operand {
    case none
    /// A register that is read, written, or changed.
    case read, write, change
    /// The first register of a contiguous range.
    case window
    /// An immediate number.
    case number
    /// An instruction index.
    case label
    /// Indices into the tables of the code.
    case constant, site, callee, native, dispatch
  }

  var operands: (a: Operand, b: Operand, c: Operand) {
    switch self {
    case .move, .makeCell, .cellGet, .cellTake, .makeWeak, .weakGet, .unownedGet, .wrap, .unwrap, .force, .unbox,
      .intNegate, .doubleNegate, .intToDouble, .not, .arrayCount:
      (.write, .read, .none)
    case .take: (.write, .change, .none)
    case .constant: (.write, .constant, .none)
    case .int, .globalGet, .globalTake: (.write, .number, .none)
    case .clear: (.write, .none, .none)
    case .jump, .loop: (.label, .none, .none)
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNil, .jumpIfSome, .loopWhileTrue, .loopWhileSome: (.read, .label, .none)
    case .jumpUnlessTag, .jumpUnlessCharacter, .jumpIfCharacter, .jumpUnlessLessConstant, .jumpUnlessLessEqualConstant,
      .jumpUnlessGreaterConstant,
      .jumpUnlessGreaterEqualConstant, .jumpUnlessEqualConstant, .jumpUnlessNotEqualConstant,
      .loopWhileLessConstant, .loopWhileLessEqualConstant, .loopWhileGreaterConstant, .loopWhileGreaterEqualConstant,
      .loopWhileNotEqualConstant:
      (.read, .number, .label)
    case .jumpUnlessIntLess, .jumpUnlessIntLessEqual, .jumpUnlessIntEqual, .jumpUnlessIntNotEqual,
      .jumpUnlessDoubleLess, .jumpUnlessDoubleLessEqual, .loopWhileIntLess, .loopWhileIntLessEqual,
      .loopWhileIntNotEqual:
      (.read, .read, .label)
    case .countUp, .countUpClosed: (.change, .read, .label)
    case .nextElement, .loopOverElements: (.read, .change, .label)
    case .jumpIfSet: (.read, .none, .label)
    case .jumpIfCharacterIn: (.read, .constant, .label)
    case .intAdd, .intSubtract, .intMultiply, .intDivide, .intRemainder, .intAnd, .intOr, .intXor, .intWrappingAdd,
      .intWrappingSubtract, .intWrappingMultiply, .intLess, .intLessEqual, .intEqual, .intNotEqual, .doubleAdd,
      .doubleSubtract, .doubleMultiply, .doubleDivide, .doubleLess, .doubleLessEqual, .doubleEqual, .doubleNotEqual,
      .arrayGet, .characterEqual, .stringEqual, .fieldElement, .objectElement:
      (.write, .read, .read)
    case .intAddConstant, .intMultiplyConstant, .intDivideConstant, .intRemainderConstant, .fieldGet, .objectGet,
      .objectTake, .elementGet, .payloadGet, .captureGet, .fieldCount, .objectCount:
      (.write, .read, .number)
    case .fieldTake, .elementTake: (.write, .change, .number)
    case .cellSet: (.read, .read, .none)
    case .completeObject: (.read, .none, .none)
    case .observe: (.read, .number, .number)
    case .observeSet: (.read, .read, .site)
    case .globalSet: (.number, .read, .none)
    case .globalEnsure: (.number, .none, .none)
    case .globalBegin: (.number, .label, .none)
    case .globalStore: (.number, .change, .none)
    case .makeStruct, .makeCase, .makeObjectOf: (.write, .window, .site)
    case .makeObject, .makeClosure: (.write, .site, .none)
    case .fieldSet, .elementSet, .fieldAppend: (.change, .number, .read)
    case .objectSet, .objectAppend: (.read, .number, .read)
    case .objectElementSet: (.read, .read, .read)
    case .fieldPut: (.change, .number, .change)
    case .objectPut: (.read, .number, .change)
    case .fieldAdd: (.change, .number, .read)
    case .objectAdd: (.read, .number, .read)
    case .fieldAddConstant: (.change, .number, .number)
    case .objectAddConstant: (.read, .number, .number)
    case .makeTuple, .makeArray, .concatenate: (.write, .window, .number)
    case .box, .convert, .isType, .castOptional, .castForced, .dynamicType, .describe: (.write, .read, .site)
    case .arrayAppend, .textAppend: (.change, .read, .none)
    case .arraySet, .arraySwap, .dictionarySet, .fieldElementSet: (.change, .read, .read)
    case .arrayRemoveLast, .arrayPopLast: (.write, .change, .none)
    case .dictionaryGet: (.write, .read, .read)
    case .dictionaryTake: (.write, .change, .read)
    case .arrayTake: (.write, .change, .read)
    case .call: (.write, .callee, .window)
    case .callValue: (.write, .read, .window)
    case .callNative: (.write, .native, .window)
    case .callDispatch: (.write, .dispatch, .window)
    case .makeKeyPath: (.write, .site, .window)
    case .returnValue, .returnTaken: (.read, .number, .number)
    case .returnVoid: (.none, .number, .number)
    case .throwError: (.read, .none, .none)
    case .forcedTryFailed: (.read, .none, .none)
    case .trap, .unsupported: (.constant, .none, .none)
    case .operands: (.number, .none, .none)
    case .keyType: (.none, .site, .none)
    }
  }

  /// The negated jump of a comparison with a constant.
  var opposite: Op? {
    switch self {
    case .jumpUnlessLessConstant: .jumpUnlessGreaterEqualConstant
    case .jumpUnlessLessEqualConstant: .jumpUnlessGreaterConstant
    case .jumpUnlessGreaterConstant: .jumpUnlessLessEqualConstant
    case .jumpUnlessGreaterEqualConstant: .jumpUnlessLessConstant
    case .jumpUnlessEqualConstant: .jumpUnlessNotEqualConstant
    case .jumpUnlessNotEqualConstant: .jumpUnlessEqualConstant
    default: nil
    }
  }
}

extension Instruction {
  /// The instruction with each operand replaced by the result of `change`.
  func mapping(_ change: (Op.Operand, Int32) -> Int32) -> Instruction {
    let kinds = op.operands
    var result = self
    result.a = change(kinds.a, a)
    result.b = change(kinds.b, b)
    result.c = change(kinds.c, c)
    return result
  }
}
