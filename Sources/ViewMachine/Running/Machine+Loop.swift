import ViewSemantics

/// The run loop. It executes the frequent operations itself; `perform` executes the rest.
///
/// The loop counts fuel in the state of its run. Nested runs in native functions count separately; both are subtracted
/// at the end.
extension Machine {
  func loop(
    _ state: inout RunState, _ r: inout MutableSpan<Value>, _ frames: inout MutableSpan<Fiber.Frame>,
    _ instructions: borrowing Span<Instruction>, _ constants: borrowing Span<Value>,
    _ functions: borrowing Span<LinkedCode.Function>, _ references: borrowing Span<Int32>,
    _ shapes: borrowing Span<LinkedCode.Shape>, _ natives: borrowing Span<NativeBinding>,
    _ dispatches: borrowing Span<DispatchSite>
  ) throws -> Pause {
    let code = LinkedInstructions(instructions)
    var i = code[state.pc]
    var base = state.base
    var level = state.level
    let given = fuel
    state.fuel = given
    state.room = self.room
    defer {
      state.pc = code.index(of: i)
      state.base = base
      state.level = level
      self.fuel -= given - state.fuel
      self.room = state.room
    }
    var f = Registers(&r, base: base)
    while true {
      var step = Step.next
      // The number of a callee, the base of its frame, and the number of arguments of a function value.
      var (number, first, count) = (0, 0, 0)
      switch i.begin() {
      case .move: f[i.a].assign(copyOf: f[i.b])
      case .take: f[i.a].assign(taking: &f[i.b])
      case .constant: f[i.a].assign(copyOf: constants[Int(i.b)])
      case .int: f[i.a].assign(int: Int(i.b))
      case .clear: f[i.a].clear()

      case .jump: i = code[i.a]
      case .loop:
        state.fuel &-= 1
        if state.fuel < 0 { throw outOfFuel() }
        i = code[i.a]
      case .jumpIfFalse:
        switch f[i.a] {
        case .bool(false): i = code[i.b]
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Bool", f[i.a])
        default: break
        }
      case .jumpIfTrue:
        switch f[i.a] {
        case .bool(true): i = code[i.b]
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Bool", f[i.a])
        default: break
        }
      case .jumpIfNil:
        switch f[i.a] {
        case .none(0): i = code[i.b]
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", f[i.a])
        default: break
        }
      case .jumpIfSome:
        switch f[i.a] {
        case .none(0): break
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", f[i.a])
        default: i = code[i.b]
        }
      case .jumpUnlessTag:
        if case .ref(let box) = f[i.a], let found = box as? EnumBox {
          if found.tag != Int(i.b) { i = code[i.c] }
        } else if try tag(of: f[i.a]) != Int(i.b) {
          i = code[i.c]
        }
      case .jumpUnlessIntLess:
        let (x, y) = try f.integers(i.a, i.b)
        if x >= y { i = code[i.c] }
      case .jumpUnlessIntLessEqual:
        let (x, y) = try f.integers(i.a, i.b)
        if x > y { i = code[i.c] }
      case .jumpUnlessIntEqual:
        let (x, y) = try f.integers(i.a, i.b)
        if x != y { i = code[i.c] }
      case .jumpUnlessIntNotEqual:
        let (x, y) = try f.integers(i.a, i.b)
        if x == y { i = code[i.c] }
      case .jumpUnlessLessConstant:
        let x = try f[i.a].number
        if x >= Int(i.b) { i = code[i.c] }
      case .jumpUnlessLessEqualConstant:
        let x = try f[i.a].number
        if x > Int(i.b) { i = code[i.c] }
      case .jumpUnlessGreaterConstant:
        let x = try f[i.a].number
        if x <= Int(i.b) { i = code[i.c] }
      case .jumpUnlessGreaterEqualConstant:
        let x = try f[i.a].number
        if x < Int(i.b) { i = code[i.c] }
      case .jumpUnlessEqualConstant:
        let x = try f[i.a].number
        if x != Int(i.b) { i = code[i.c] }
      case .jumpUnlessNotEqualConstant:
        let x = try f[i.a].number
        if x == Int(i.b) { i = code[i.c] }
      case .jumpUnlessCharacter:
        if case .ascii(let character) = f[i.a] {
          if Int32(character) != i.b { i = code[i.c] }
        } else {
          try Machine.checkCharacter(f[i.a])
          i = code[i.c]
        }
      case .jumpIfCharacter:
        if case .ascii(let character) = f[i.a] {
          if Int32(character) == i.b { i = code[i.c] }
        } else {
          try Machine.checkCharacter(f[i.a])
        }
      case .jumpIfCharacterIn:
        if case .ascii(let character) = f[i.a] {
          if case .int(let bits) = constants[Int(i.b) &+ Int(character >> 6)], bits &>> Int(character & 63) & 1 == 1 {
            i = code[i.c]
          }
        } else {
          try Machine.checkCharacter(f[i.a])
        }
      case .jumpUnlessDoubleLess:
        let (x, y) = try f.doubles(i.a, i.b)
        if !(x < y) { i = code[i.c] }
      case .jumpUnlessDoubleLessEqual:
        let (x, y) = try f.doubles(i.a, i.b)
        if !(x <= y) { i = code[i.c] }
      case .countUp:
        let (x, y) = try f.integers(i.a, i.b)
        if x &+ 1 < y {
          f[i.a].assign(int: x &+ 1)
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .countUpClosed:
        let (x, y) = try f.integers(i.a, i.b)
        if x < y {
          f[i.a].assign(int: x &+ 1)
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .nextElement:
        if !Machine.copyNextElement(ofArray: f[i.a], at: &f[i.b], to: &f[i.b &+ 1]), try !nextElement(i.whole, &r, base)
        {
          i = code[i.c]
        }
      case .loopOverElements:
        if !Machine.copyNextElement(ofArray: f[i.a], at: &f[i.b], to: &f[i.b &+ 1]) {
          guard try nextElement(i.whole, &r, base) else { break }
        }
        state.fuel &-= 1
        if state.fuel < 0 { throw outOfFuel() }
        i = code[i.c]
      case .loopWhileIntLess:
        let (x, y) = try f.integers(i.a, i.b)
        if x < y {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileIntLessEqual:
        let (x, y) = try f.integers(i.a, i.b)
        if x <= y {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileIntNotEqual:
        let (x, y) = try f.integers(i.a, i.b)
        if x != y {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileLessConstant:
        if try f[i.a].number < Int(i.b) {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileLessEqualConstant:
        if try f[i.a].number <= Int(i.b) {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileGreaterConstant:
        if try f[i.a].number > Int(i.b) {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileGreaterEqualConstant:
        if try f[i.a].number >= Int(i.b) {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileNotEqualConstant:
        if try f[i.a].number != Int(i.b) {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.c]
        }
      case .loopWhileTrue:
        guard case .bool(let goesOn) = f[i.a] else { throw Fault.mismatch("Bool", f[i.a]) }
        if goesOn {
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.b]
        }
      case .loopWhileSome:
        switch f[i.a] {
        case .none(0): break
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", f[i.a])
        default:
          state.fuel &-= 1
          if state.fuel < 0 { throw outOfFuel() }
          i = code[i.b]
        }

      case .intAdd:
        let (x, y) = try f.integers(i.b, i.c)
        let (value, isOver) = x.addingReportingOverflow(y)
        if isOver { throw Machine.overflow() }
        f[i.a].assign(int: value)
      case .intSubtract:
        let (x, y) = try f.integers(i.b, i.c)
        let (value, isOver) = x.subtractingReportingOverflow(y)
        if isOver { throw Machine.overflow() }
        f[i.a].assign(int: value)
      case .intMultiply:
        let (x, y) = try f.integers(i.b, i.c)
        let (value, isOver) = x.multipliedReportingOverflow(by: y)
        if isOver { throw Machine.overflow() }
        f[i.a].assign(int: value)
      case .intDivide:
        let (x, y) = try f.integers(i.b, i.c)
        f[i.a].assign(int: try Machine.quotient(x, y))
      case .intRemainder:
        let (x, y) = try f.integers(i.b, i.c)
        f[i.a].assign(int: try Machine.remainder(x, y))
      case .intAddConstant:
        let x = try f[i.b].number
        let (value, isOver) = x.addingReportingOverflow(Int(i.c))
        if isOver { throw Machine.overflow() }
        f[i.a].assign(int: value)
      case .intMultiplyConstant:
        let x = try f[i.b].number
        let (value, isOver) = x.multipliedReportingOverflow(by: Int(i.c))
        if isOver { throw Machine.overflow() }
        f[i.a].assign(int: value)
      case .intDivideConstant:
        let x = try f[i.b].number
        f[i.a].assign(int: try Machine.quotient(x, Int(i.c)))
      case .intRemainderConstant:
        let x = try f[i.b].number
        f[i.a].assign(int: try Machine.remainder(x, Int(i.c)))
      case .intAnd: f[i.a].assign(int: try f[i.b].number & f[i.c].number)
      case .intOr: f[i.a].assign(int: try f[i.b].number | f[i.c].number)
      case .intXor: f[i.a].assign(int: try f[i.b].number ^ f[i.c].number)
      case .intWrappingAdd: f[i.a].assign(int: try f[i.b].number &+ f[i.c].number)
      case .intWrappingSubtract: f[i.a].assign(int: try f[i.b].number &- f[i.c].number)
      case .intWrappingMultiply: f[i.a].assign(int: try f[i.b].number &* f[i.c].number)
      case .intLess: f[i.a].assign(bool: try f[i.b].number < f[i.c].number)
      case .intLessEqual: f[i.a].assign(bool: try f[i.b].number <= f[i.c].number)
      case .intEqual: f[i.a].assign(bool: try f[i.b].number == f[i.c].number)
      case .intNotEqual: f[i.a].assign(bool: try f[i.b].number != f[i.c].number)

      case .doubleAdd: f[i.a].assign(double: try f[i.b].floating + f[i.c].floating)
      case .doubleSubtract: f[i.a].assign(double: try f[i.b].floating - f[i.c].floating)
      case .doubleMultiply: f[i.a].assign(double: try f[i.b].floating * f[i.c].floating)
      case .doubleDivide: f[i.a].assign(double: try f[i.b].floating / f[i.c].floating)
      case .doubleNegate: f[i.a].assign(double: -(try f[i.b].floating))
      case .doubleLess: f[i.a].assign(bool: try f[i.b].floating < f[i.c].floating)
      case .doubleLessEqual: f[i.a].assign(bool: try f[i.b].floating <= f[i.c].floating)
      case .doubleEqual: f[i.a].assign(bool: try f[i.b].floating == f[i.c].floating)
      case .intToDouble: f[i.a].assign(double: Double(try f[i.b].number))

      case .cellGet: f[i.a].assign(copyOf: try Machine.cell(in: f[i.b]).value)
      case .cellSet: try Machine.setCell(i.whole, f)
      case .globalGet: f[i.a].assign(copyOf: globals[Int(i.b)])
      case .globalSet: setGlobal(i.whole, f)
      case .globalTake: takeGlobal(i.whole, f)
      case .globalEnsure:
        if case .ready = globalStates[Int(i.a)] {} else { try initializeGlobal(Int(i.a)) }

      case .fieldGet: try Machine.structure(in: f[i.b]).fields.copy(Int(i.c), to: &f[i.a])
      case .fieldSet: try Machine.setField(i.whole, f)
      case .fieldPut: try Machine.putField(i.whole, f)
      case .fieldTake: try Machine.takeField(i.whole, f)
      case .fieldAdd: try Machine.addToField(i.whole, f, try f[i.c].number)
      case .fieldAddConstant: try Machine.addToField(i.whole, f, Int(i.c))
      case .objectGet: try Machine.object(in: f[i.b]).fields.copy(Int(i.c), to: &f[i.a])
      case .objectSet: try Machine.setObjectField(i.whole, f)
      case .objectPut: try Machine.putObjectField(i.whole, f)
      case .objectAdd: try Machine.addToObjectField(i.whole, f, try f[i.c].number)
      case .objectAddConstant: try Machine.addToObjectField(i.whole, f, Int(i.c))
      case .fieldCount, .objectCount: try Machine.countField(i.whole, f)
      case .fieldElement, .objectElement: try Machine.copyFieldElement(i.whole, f)
      case .fieldElementSet, .objectElementSet: try Machine.setFieldElement(i.whole, f)
      case .fieldAppend, .objectAppend:
        try Machine.appendToField(i.whole, f)
        state.room &-= MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }
      case .elementGet: try Machine.tuple(in: f[i.b]).elements.copy(Int(i.c), to: &f[i.a])
      case .captureGet: try Machine.closure(in: f[i.b]).captures.copy(Int(i.c), to: &f[i.a])
      case .payloadGet: try Machine.enumCase(in: f[i.b]).payload.copy(Int(i.c), to: &f[i.a])
      case .makeStruct:
        let shape = shapes[Int(i.c)]
        Machine.makeStruct(shape, i.whole, f)
        state.room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }
      case .makeCase:
        let shape = shapes[Int(i.c)]
        Machine.makeCase(shape, i.whole, f)
        state.room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }
      case .makeObjectOf:
        let shape = shapes[Int(i.c)]
        makeObject(shape, i.whole, f)
        state.room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }
      case .makeObject:
        let shape = shapes[Int(i.b)]
        f[i.a] = makeObject(shape)
        state.room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }

      case .wrap:
        if case .none(let depth) = f[i.b] {
          f[i.a] = .none(depth &+ 1)
        } else if i.a != i.b {
          f[i.a].assign(copyOf: f[i.b])
        }
      case .unwrap:
        if case .none(let depth) = f[i.b] {
          f[i.a] = .none(depth &- 1)
        } else if i.a != i.b {
          f[i.a].assign(copyOf: f[i.b])
        }
      case .force:
        if case .none(let depth) = f[i.b] {
          if depth == 0 { throw Machine.unexpectedNil() }
          f[i.a] = .none(depth &- 1)
        } else if i.a != i.b {
          f[i.a].assign(copyOf: f[i.b])
        }

      case .characterEqual:
        if case .ascii(let left) = f[i.b], case .ascii(let right) = f[i.c] {
          f[i.a].assign(bool: left == right)
        } else {
          f[i.a].assign(bool: try Machine.areEqualCharacters(f[i.b], f[i.c]))
        }
      case .arrayAppend:
        try Machine.append(f[i.b], to: &f[i.a])
        state.room &-= MemoryCount.value
        if state.room < 0 { state.room = try countMemory(r) }
      case .arrayGet: try Machine.copyElement(ofArray: f[i.b], at: f[i.c], to: &f[i.a])
      case .arraySet: try Machine.setElement(try f[i.b].number, ofArray: &f[i.a], to: f[i.c])
      case .arrayRemoveLast, .arrayPopLast: try Machine.removeLast(i.whole, f)
      case .arraySwap: try Machine.swapElements(&f[i.a], try f[i.b].number, try f[i.c].number)
      case .dictionaryGet:
        if !Machine.copyFound(i.whole, f) { f[i.a] = try found(r, base &+ Int(i.b), base &+ Int(i.c), i.following) }
        i.skip()
      case .dictionaryTake:
        f[i.a] = try taken(&r, base &+ Int(i.b), base &+ Int(i.c), i.following)
        i.skip()
      case .dictionarySet:
        try set(&r, base &+ Int(i.a), base &+ Int(i.b), f[i.c], i.following)
        i.skip()
        state.room &-= MemoryCount.value * 2
        if state.room < 0 { state.room = try countMemory(r) }
      case .arrayCount: f[i.a].assign(int: try Machine.array(in: f[i.b]).elements.count)

      case .call:
        (number, first) = (Int(i.b), base &+ Int(i.c))
        step = .call
      case .callValue:
        if let known = knownFunction(f[i.b]) {
          (number, first, count) = (known, base &+ Int(i.c), Int(i.following.a))
          step = .call
        } else if case .code(let code, let start, let arguments) = try function(of: i.whole, i.following.a, &r, base) {
          (number, first, count) = (code, start, arguments)
          step = .call
        } else {
          i.skip()
        }
      case .callDispatch:
        if let known = knownMember(dispatches[Int(i.b)], f[i.c]) {
          (number, first) = (known, base &+ Int(i.c))
          step = .call
        } else if case .code(let code, let start, _) = try member(of: i.whole, dispatches[Int(i.b)], &r, base) {
          (number, first) = (code, start)
          step = .call
        }
      case .callNative:
        try callNative(natives[Int(i.b)], i.whole, &r, base, &state.room)
        if state.room < 0 { state.room = try countMemory(r) }

      case .returnValue:
        state.result.assign(copyOf: f[i.a])
        step = .return
      case .returnTaken:
        state.result.assign(taking: &f[i.a])
        step = .return
      case .returnVoid: step = .return

      case .globalBegin:
        if beginGlobal(Int(i.a)) { i = code[i.b] }
      case .jumpIfSet:
        if case .void = f[i.a] {} else { i = code[i.c] }
      default:
        try perform(i.whole, &r, base)
        state.room &-= MemoryCount.box
        switch i.op {
        case .concatenate, .describe: state.room &-= Machine.weight(f[i.a])
        case .textAppend: state.room &-= Machine.weight(f[i.b])
        default: break
        }
        if state.room < 0 { state.room = try countMemory(r) }
      }

      switch step {
      case .next: continue
      case .call:
        // The call is repeated if it has to wait for the code or the stack.
        guard number < functions.count, functions[number].start >= 0 else {
          i.retreat()
          return .needsCode(number)
        }
        let callee = functions[number]
        let needed = first &+ max(count, Int(callee.registerCount))
        if needed >= r.count {
          i.retreat()
          return .needsStack(needed)
        }
        if level >= frames.count {
          i.retreat()
          return .needsFrames
        }
        state.fuel &-= 1
        if state.fuel < 0 { throw outOfFuel() }
        let target = i.a
        if i.op == .callValue {
          try Machine.putCaptures(ofClosure: f[i.b], &r, first &+ count)
          i.skip()
        } else if i.op == .callDispatch {
          Machine.unbox(for: dispatches[Int(i.b)], &r, base &+ Int(i.c))
        }
        frames[level] = Fiber.Frame(
          pc: Int32(truncatingIfNeeded: code.index(of: i)), base: Int32(truncatingIfNeeded: base), target: target)
        level &+= 1
        base = first
        f = Registers(&r, base: base)
        i = code[callee.start]
      case .return:
        if i.c > 0 {
          for index in Int(i.b)..<Int(i.b) &+ Int(i.c) { f[references[index]].clear() }
        }
        if level == 0 { return .finished }
        level &-= 1
        let frame = frames[level]
        i = code[frame.pc]
        base = Int(frame.base)
        f = Registers(&r, base: base)
        f[frame.target].assign(taking: &state.result)
      }
    }
  }

  /// What follows an instruction.
  private enum Step {
    case next, call, `return`
  }
}
