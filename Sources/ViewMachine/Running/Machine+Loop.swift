import ViewSemantics

/// The run loop. It executes the frequent operations itself; `perform` executes the rest.
///
/// The loop counts fuel in a local variable. Nested runs in native functions count separately; both are subtracted at
/// the end.
extension Machine {
  func loop(
    _ state: inout RunState, _ r: inout MutableSpan<Value>, _ frames: inout MutableSpan<Fiber.Frame>,
    _ instructions: borrowing Span<Instruction>, _ constants: borrowing Span<Value>,
    _ functions: borrowing Span<LinkedCode.Function>, _ references: borrowing Span<Int32>,
    _ shapes: borrowing Span<LinkedCode.Shape>, _ natives: borrowing Span<NativeBinding>,
    _ dispatches: borrowing Span<DispatchSite>
  ) throws -> Pause {
    var pc = state.pc
    var base = state.base
    var level = state.level
    let given = fuel
    var fuel = given
    var room = self.room
    defer {
      state.pc = pc
      state.base = base
      state.level = level
      self.fuel -= given - fuel
      self.room = room
    }
    while true {
      let i = instructions[pc]
      pc &+= 1
      switch i.op {
      case .move: r[base &+ Int(i.a)] = r[base &+ Int(i.b)]
      case .take: r[base &+ Int(i.a)] = Machine.taken(&r, base &+ Int(i.b))
      case .constant: r[base &+ Int(i.a)] = constants[Int(i.b)]
      case .int: r[base &+ Int(i.a)] = .int(Int(i.b))
      case .clear: r[base &+ Int(i.a)] = .void

      case .jump: pc = Int(i.a)
      case .loop:
        fuel &-= 1
        if fuel < 0 { throw outOfFuel() }
        pc = Int(i.a)
      case .jumpIfFalse:
        switch r[base &+ Int(i.a)] {
        case .bool(false): pc = Int(i.b)
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Bool", r[base &+ Int(i.a)])
        default: break
        }
      case .jumpIfTrue:
        switch r[base &+ Int(i.a)] {
        case .bool(true): pc = Int(i.b)
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Bool", r[base &+ Int(i.a)])
        default: break
        }
      case .jumpIfNil:
        switch r[base &+ Int(i.a)] {
        case .none(0): pc = Int(i.b)
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", r[base &+ Int(i.a)])
        default: break
        }
      case .jumpIfSome:
        switch r[base &+ Int(i.a)] {
        case .none(0): break
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", r[base &+ Int(i.a)])
        default: pc = Int(i.b)
        }
      case .jumpUnlessTag:
        if case .ref(let box) = r[base &+ Int(i.a)], let found = box as? EnumBox {
          if found.tag != Int(i.b) { pc = Int(i.c) }
        } else if try tag(of: r[base &+ Int(i.a)]) != Int(i.b) {
          pc = Int(i.c)
        }
      case .jumpUnlessIntLess:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if x >= y { pc = Int(i.c) }
      case .jumpUnlessIntLessEqual:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if x > y { pc = Int(i.c) }
      case .jumpUnlessIntEqual:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if x != y { pc = Int(i.c) }
      case .jumpUnlessIntNotEqual:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if x == y { pc = Int(i.c) }
      case .jumpUnlessLessConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x >= Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessLessEqualConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x > Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessGreaterConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x <= Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessGreaterEqualConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x < Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessEqualConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x != Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessNotEqualConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        if x == Int(i.b) { pc = Int(i.c) }
      case .jumpUnlessCharacter:
        if case .ascii(let code) = r[base &+ Int(i.a)] {
          if Int32(code) != i.b { pc = Int(i.c) }
        } else {
          try Machine.checkCharacter(r[base &+ Int(i.a)])
          pc = Int(i.c)
        }
      case .jumpIfCharacter:
        if case .ascii(let code) = r[base &+ Int(i.a)] {
          if Int32(code) == i.b { pc = Int(i.c) }
        } else {
          try Machine.checkCharacter(r[base &+ Int(i.a)])
        }
      case .jumpIfCharacterIn:
        if case .ascii(let code) = r[base &+ Int(i.a)] {
          if case .int(let bits) = constants[Int(i.b) &+ Int(code >> 6)], bits &>> Int(code & 63) & 1 == 1 {
            pc = Int(i.c)
          }
        } else {
          try Machine.checkCharacter(r[base &+ Int(i.a)])
        }
      case .jumpUnlessDoubleLess:
        guard case .double(let x) = r[base &+ Int(i.a)], case .double(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noDouble(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if !(x < y) { pc = Int(i.c) }
      case .jumpUnlessDoubleLessEqual:
        guard case .double(let x) = r[base &+ Int(i.a)], case .double(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noDouble(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if !(x <= y) { pc = Int(i.c) }
      case .countUp:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        let next = x &+ 1
        if next < y {
          r[base &+ Int(i.a)] = .int(next)
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.c)
        }
      case .countUpClosed:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        if x < y {
          r[base &+ Int(i.a)] = .int(x &+ 1)
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.c)
        }
      case .nextElement:
        if let (element, next) = Machine.nextElement(ofArray: r[base &+ Int(i.a)], at: r[base &+ Int(i.b)]) {
          r[base &+ Int(i.b) &+ 1] = element
          r[base &+ Int(i.b)] = .int(next)
        } else if try !nextElement(i, &r, base) {
          pc = Int(i.c)
        }
      case .loopOverElements:
        if let (element, next) = Machine.nextElement(ofArray: r[base &+ Int(i.a)], at: r[base &+ Int(i.b)]) {
          r[base &+ Int(i.b) &+ 1] = element
          r[base &+ Int(i.b)] = .int(next)
        } else {
          guard try nextElement(i, &r, base) else { break }
        }
        fuel &-= 1
        if fuel < 0 { throw outOfFuel() }
        pc = Int(i.c)
      case .loopWhileIntLess, .loopWhileIntLessEqual, .loopWhileIntNotEqual:
        guard case .int(let x) = r[base &+ Int(i.a)], case .int(let y) = r[base &+ Int(i.b)] else {
          throw Machine.noInt(r[base &+ Int(i.a)], r[base &+ Int(i.b)])
        }
        let goesOn =
          switch i.op {
          case .loopWhileIntLess: x < y
          case .loopWhileIntLessEqual: x <= y
          default: x != y
          }
        if goesOn {
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.c)
        }
      case .loopWhileLessConstant, .loopWhileLessEqualConstant, .loopWhileGreaterConstant,
        .loopWhileGreaterEqualConstant, .loopWhileNotEqualConstant:
        guard case .int(let x) = r[base &+ Int(i.a)] else { throw Machine.noInt(r[base &+ Int(i.a)]) }
        let goesOn =
          switch i.op {
          case .loopWhileLessConstant: x < Int(i.b)
          case .loopWhileLessEqualConstant: x <= Int(i.b)
          case .loopWhileGreaterConstant: x > Int(i.b)
          case .loopWhileGreaterEqualConstant: x >= Int(i.b)
          default: x != Int(i.b)
          }
        if goesOn {
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.c)
        }
      case .loopWhileTrue:
        guard case .bool(let goesOn) = r[base &+ Int(i.a)] else { throw Fault.mismatch("Bool", r[base &+ Int(i.a)]) }
        if goesOn {
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.b)
        }
      case .loopWhileSome:
        switch r[base &+ Int(i.a)] {
        case .none(0): break
        case .ref(let box) where box is AbsentValueBox: throw Fault.mismatch("Optional", r[base &+ Int(i.a)])
        default:
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          pc = Int(i.b)
        }

      case .intAdd:
        guard case .int(let x) = r[base &+ Int(i.b)], case .int(let y) = r[base &+ Int(i.c)] else {
          throw Machine.noInt(r[base &+ Int(i.b)], r[base &+ Int(i.c)])
        }
        let (value, isOver) = x.addingReportingOverflow(y)
        if isOver { throw Machine.overflow() }
        r[base &+ Int(i.a)] = .int(value)
      case .intSubtract:
        guard case .int(let x) = r[base &+ Int(i.b)], case .int(let y) = r[base &+ Int(i.c)] else {
          throw Machine.noInt(r[base &+ Int(i.b)], r[base &+ Int(i.c)])
        }
        let (value, isOver) = x.subtractingReportingOverflow(y)
        if isOver { throw Machine.overflow() }
        r[base &+ Int(i.a)] = .int(value)
      case .intMultiply:
        guard case .int(let x) = r[base &+ Int(i.b)], case .int(let y) = r[base &+ Int(i.c)] else {
          throw Machine.noInt(r[base &+ Int(i.b)], r[base &+ Int(i.c)])
        }
        let (value, isOver) = x.multipliedReportingOverflow(by: y)
        if isOver { throw Machine.overflow() }
        r[base &+ Int(i.a)] = .int(value)
      case .intDivide:
        guard case .int(let x) = r[base &+ Int(i.b)], case .int(let y) = r[base &+ Int(i.c)] else {
          throw Machine.noInt(r[base &+ Int(i.b)], r[base &+ Int(i.c)])
        }
        r[base &+ Int(i.a)] = .int(try Machine.quotient(x, y))
      case .intRemainder:
        guard case .int(let x) = r[base &+ Int(i.b)], case .int(let y) = r[base &+ Int(i.c)] else {
          throw Machine.noInt(r[base &+ Int(i.b)], r[base &+ Int(i.c)])
        }
        r[base &+ Int(i.a)] = .int(try Machine.remainder(x, y))
      case .intAddConstant:
        guard case .int(let x) = r[base &+ Int(i.b)] else { throw Machine.noInt(r[base &+ Int(i.b)]) }
        let (value, isOver) = x.addingReportingOverflow(Int(i.c))
        if isOver { throw Machine.overflow() }
        r[base &+ Int(i.a)] = .int(value)
      case .intMultiplyConstant:
        guard case .int(let x) = r[base &+ Int(i.b)] else { throw Machine.noInt(r[base &+ Int(i.b)]) }
        let (value, isOver) = x.multipliedReportingOverflow(by: Int(i.c))
        if isOver { throw Machine.overflow() }
        r[base &+ Int(i.a)] = .int(value)
      case .intDivideConstant:
        guard case .int(let x) = r[base &+ Int(i.b)] else { throw Machine.noInt(r[base &+ Int(i.b)]) }
        r[base &+ Int(i.a)] = .int(try Machine.quotient(x, Int(i.c)))
      case .intRemainderConstant:
        guard case .int(let x) = r[base &+ Int(i.b)] else { throw Machine.noInt(r[base &+ Int(i.b)]) }
        r[base &+ Int(i.a)] = .int(try Machine.remainder(x, Int(i.c)))
      case .intAnd: r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number & r[base &+ Int(i.c)].number)
      case .intOr: r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number | r[base &+ Int(i.c)].number)
      case .intXor: r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number ^ r[base &+ Int(i.c)].number)
      case .intWrappingAdd: r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number &+ r[base &+ Int(i.c)].number)
      case .intWrappingSubtract:
        r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number &- r[base &+ Int(i.c)].number)
      case .intWrappingMultiply:
        r[base &+ Int(i.a)] = .int(try r[base &+ Int(i.b)].number &* r[base &+ Int(i.c)].number)
      case .intLess: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].number < r[base &+ Int(i.c)].number)
      case .intLessEqual: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].number <= r[base &+ Int(i.c)].number)
      case .intEqual: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].number == r[base &+ Int(i.c)].number)
      case .intNotEqual: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].number != r[base &+ Int(i.c)].number)

      case .doubleAdd:
        r[base &+ Int(i.a)] = .double(try r[base &+ Int(i.b)].floating + r[base &+ Int(i.c)].floating)
      case .doubleSubtract:
        r[base &+ Int(i.a)] = .double(try r[base &+ Int(i.b)].floating - r[base &+ Int(i.c)].floating)
      case .doubleMultiply:
        r[base &+ Int(i.a)] = .double(try r[base &+ Int(i.b)].floating * r[base &+ Int(i.c)].floating)
      case .doubleDivide:
        r[base &+ Int(i.a)] = .double(try r[base &+ Int(i.b)].floating / r[base &+ Int(i.c)].floating)
      case .doubleNegate: r[base &+ Int(i.a)] = .double(-(try r[base &+ Int(i.b)].floating))
      case .doubleLess: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].floating < r[base &+ Int(i.c)].floating)
      case .doubleLessEqual:
        r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].floating <= r[base &+ Int(i.c)].floating)
      case .doubleEqual: r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].floating == r[base &+ Int(i.c)].floating)
      case .intToDouble: r[base &+ Int(i.a)] = .double(Double(try r[base &+ Int(i.b)].number))

      case .cellGet:
        r[base &+ Int(i.a)] = try Machine.cell(in: r[base &+ Int(i.b)]).value
      case .cellSet:
        // The old value is released after the write, because its `deinit` may read the same variable.
        var value = r[base &+ Int(i.b)]
        swap(&(try Machine.cell(in: r[base &+ Int(i.a)])).value, &value)

      case .globalGet: r[base &+ Int(i.a)] = globals[Int(i.b)]
      case .globalSet:
        // The old value is released after the write.
        var value = r[base &+ Int(i.b)]
        swap(&globals[Int(i.a)], &value)
      case .globalTake:
        var value = Value.void
        swap(&globals[Int(i.b)], &value)
        r[base &+ Int(i.a)] = value
      case .globalEnsure:
        if case .ready = globalStates[Int(i.a)] {} else { try initializeGlobal(Int(i.a)) }

      case .fieldGet:
        r[base &+ Int(i.a)] = try Machine.structure(in: r[base &+ Int(i.b)]).fields.value(at: Int(i.c))
      case .fieldSet:
        let place = base &+ Int(i.a)
        var value = r[base &+ Int(i.c)]
        try Machine.changeStruct(&r[place]) { try $0.fields.exchange(Int(i.b), &value) }
      case .fieldPut:
        var value = Machine.taken(&r, base &+ Int(i.c))
        try Machine.changeStruct(&r[base &+ Int(i.a)]) { try $0.fields.exchange(Int(i.b), &value) }
      case .objectPut:
        var value = Machine.taken(&r, base &+ Int(i.c))
        try Machine.object(in: r[base &+ Int(i.a)]).fields.exchange(Int(i.b), &value)
      case .fieldAdd:
        let more = try r[base &+ Int(i.c)].number
        try Machine.changeStruct(&r[base &+ Int(i.a)]) { try $0.fields.add(more, at: Int(i.b)) }
      case .fieldAddConstant:
        try Machine.changeStruct(&r[base &+ Int(i.a)]) { try $0.fields.add(Int(i.c), at: Int(i.b)) }
      case .objectAdd:
        let more = try r[base &+ Int(i.c)].number
        try Machine.object(in: r[base &+ Int(i.a)]).fields.add(more, at: Int(i.b))
      case .objectAddConstant: try Machine.object(in: r[base &+ Int(i.a)]).fields.add(Int(i.c), at: Int(i.b))
      case .fieldTake:
        let value = try Machine.takeField(&r, base &+ Int(i.b), Int(i.c))
        r[base &+ Int(i.a)] = value
      case .objectGet:
        r[base &+ Int(i.a)] = try Machine.object(in: r[base &+ Int(i.b)]).fields.value(at: Int(i.c))
      case .objectSet:
        var value = r[base &+ Int(i.c)]
        try Machine.object(in: r[base &+ Int(i.a)]).fields.exchange(Int(i.b), &value)
      case .fieldCount:
        r[base &+ Int(i.a)] = .int(
          try Machine.structure(in: r[base &+ Int(i.b)]).fields.countOfArray(at: Int(i.c)))
      case .objectCount:
        r[base &+ Int(i.a)] = .int(try Machine.object(in: r[base &+ Int(i.b)]).fields.countOfArray(at: Int(i.c)))
      case .fieldElement:
        let index = try r[base &+ Int(i.c)].number
        r[base &+ Int(i.a)] = try Machine.structure(in: r[base &+ Int(i.b)]).fields.element(index, ofArrayAt: Int(i.d))
      case .objectElement:
        let index = try r[base &+ Int(i.c)].number
        r[base &+ Int(i.a)] = try Machine.object(in: r[base &+ Int(i.b)]).fields.element(index, ofArrayAt: Int(i.d))
      case .fieldElementSet, .objectElementSet: try Machine.setElement(i, &r, base)
      case .fieldAppend, .objectAppend:
        try Machine.append(i, &r, base)
        room &-= MemoryCount.value
        if room < 0 { room = try countMemory(r) }
      case .elementGet:
        r[base &+ Int(i.a)] = try Machine.tuple(in: r[base &+ Int(i.b)]).elements.value(at: Int(i.c))
      case .captureGet:
        r[base &+ Int(i.a)] = try Machine.closure(in: r[base &+ Int(i.b)]).captures.value(at: Int(i.c))
      case .payloadGet:
        r[base &+ Int(i.a)] = try Machine.enumCase(in: r[base &+ Int(i.b)]).payload.value(at: Int(i.c))
      case .makeStruct:
        let shape = shapes[Int(i.c)]
        r[base &+ Int(i.a)] = Machine.makeStruct(shape, &r, base &+ Int(i.b))
        room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if room < 0 { room = try countMemory(r) }
      case .makeCase:
        let shape = shapes[Int(i.c)]
        r[base &+ Int(i.a)] = Machine.makeCase(shape, &r, base &+ Int(i.b))
        room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if room < 0 { room = try countMemory(r) }
      case .makeObjectOf:
        let shape = shapes[Int(i.c)]
        r[base &+ Int(i.a)] = makeObject(shape, &r, base &+ Int(i.b))
        room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if room < 0 { room = try countMemory(r) }
      case .makeObject:
        let shape = shapes[Int(i.b)]
        r[base &+ Int(i.a)] = makeObject(shape)
        room &-= MemoryCount.box &+ shape.count &* MemoryCount.value
        if room < 0 { room = try countMemory(r) }

      case .wrap: r[base &+ Int(i.a)] = r[base &+ Int(i.b)].wrapped
      case .unwrap:
        if case .none(let depth) = r[base &+ Int(i.b)] {
          r[base &+ Int(i.a)] = .none(depth &- 1)
        } else if i.a != i.b {
          r[base &+ Int(i.a)] = r[base &+ Int(i.b)]
        }
      case .force:
        if case .none(let depth) = r[base &+ Int(i.b)] {
          if depth == 0 { throw Fault.trap("Unexpectedly found nil while unwrapping an Optional value") }
          r[base &+ Int(i.a)] = .none(depth &- 1)
        } else if i.a != i.b {
          r[base &+ Int(i.a)] = r[base &+ Int(i.b)]
        }

      case .characterEqual:
        if case .ascii(let left) = r[base &+ Int(i.b)], case .ascii(let right) = r[base &+ Int(i.c)] {
          r[base &+ Int(i.a)] = .bool(left == right)
        } else {
          r[base &+ Int(i.a)] = .bool(try r[base &+ Int(i.b)].asCharacter == r[base &+ Int(i.c)].asCharacter)
        }
      case .arrayAppend:
        let value = r[base &+ Int(i.b)]
        try Machine.changeArray(&r[base &+ Int(i.a)]) { $0.elements.append(value) }
        room &-= MemoryCount.value
        if room < 0 { room = try countMemory(r) }
      case .arrayGet:
        r[base &+ Int(i.a)] = try Machine.element(ofArray: r[base &+ Int(i.b)], at: r[base &+ Int(i.c)])
      case .arraySet:
        let value = r[base &+ Int(i.c)]
        guard case .int(let index) = r[base &+ Int(i.b)] else { throw Machine.noInt(r[base &+ Int(i.b)]) }
        try Machine.changeArray(&r[base &+ Int(i.a)]) { try $0.put(value, at: index) }
      case .arrayRemoveLast, .arrayPopLast:
        let last = try Machine.removeLast(&r[base &+ Int(i.b)])
        if let last {
          r[base &+ Int(i.a)] = i.op == .arrayPopLast ? last.wrapped : last
        } else if i.op == .arrayPopLast {
          r[base &+ Int(i.a)] = .none(0)
        } else {
          throw Fault.trap("Can't remove last element from an empty collection")
        }
      case .arraySwap:
        try Machine.swapElements(&r[base &+ Int(i.a)], try r[base &+ Int(i.b)].number, try r[base &+ Int(i.c)].number)
      case .dictionaryGet:
        r[base &+ Int(i.a)] = try found(r, base &+ Int(i.b), base &+ Int(i.c), instructions[pc])
        pc &+= 1
      case .dictionaryTake:
        r[base &+ Int(i.a)] = try taken(&r, base &+ Int(i.b), base &+ Int(i.c), instructions[pc])
        pc &+= 1
      case .dictionarySet:
        try set(&r, base &+ Int(i.a), base &+ Int(i.b), r[base &+ Int(i.c)], instructions[pc])
        pc &+= 1
        room &-= MemoryCount.value * 2
        if room < 0 { room = try countMemory(r) }
      case .arrayCount:
        r[base &+ Int(i.a)] = .int(try Machine.array(in: r[base &+ Int(i.b)]).elements.count)

      case .call:
        let first = base &+ Int(i.c)
        let number = Int(i.b)
        guard number < functions.count, functions[number].start >= 0 else {
          pc &-= 1
          return .needsCode(number)
        }
        let callee = functions[number]
        if first &+ Int(callee.registerCount) >= r.count {
          pc &-= 1
          return .needsStack(first &+ Int(callee.registerCount))
        }
        if level >= frames.count {
          pc &-= 1
          return .needsFrames
        }
        fuel &-= 1
        if fuel < 0 { throw outOfFuel() }
        frames[level] = Fiber.Frame(
          pc: Int32(truncatingIfNeeded: pc), base: Int32(truncatingIfNeeded: base),
          target: Int32(truncatingIfNeeded: base &+ Int(i.a)))
        level &+= 1
        base = first
        pc = Int(callee.start)
      case .callValue, .callDispatch:
        let found =
          i.op == .callValue ? knownFunction(i, instructions[pc].a, r, base) : knownMember(i, dispatches, r, base)
        let target: Callee
        if let found {
          target = found
        } else {
          target =
            i.op == .callValue
            ? try function(of: i, instructions[pc].a, &r, base) : try member(of: i, dispatches[Int(i.b)], &r, base)
        }
        switch target {
        case .done: if i.op == .callValue { pc &+= 1 }
        case .code(let number, let first, let count):
          guard number < functions.count, functions[number].start >= 0 else {
            pc &-= 1
            return .needsCode(number)
          }
          let callee = functions[number]
          let needed = first &+ max(count, Int(callee.registerCount))
          if needed >= r.count {
            pc &-= 1
            return .needsStack(needed)
          }
          if level >= frames.count {
            pc &-= 1
            return .needsFrames
          }
          fuel &-= 1
          if fuel < 0 { throw outOfFuel() }
          if i.op == .callValue {
            pc &+= 1
            Machine.putCaptures(ofClosureAt: base &+ Int(i.b), &r, first &+ count)
          } else {
            Machine.unbox(for: dispatches[Int(i.b)], &r, base &+ Int(i.c))
          }
          frames[level] = Fiber.Frame(
            pc: Int32(truncatingIfNeeded: pc), base: Int32(truncatingIfNeeded: base),
            target: Int32(truncatingIfNeeded: base &+ Int(i.a)))
          level &+= 1
          base = first
          pc = Int(callee.start)
        }
      case .callNative:
        let result = try callNative(natives[Int(i.b)], &r, base &+ Int(i.c), &room)
        r[base &+ Int(i.a)] = result
        if room < 0 { room = try countMemory(r) }

      case .returnValue, .returnTaken, .returnVoid:
        let result: Value
        switch i.op {
        case .returnValue: result = r[base &+ Int(i.a)]
        case .returnTaken: result = Machine.taken(&r, base &+ Int(i.a))
        default: result = .void
        }
        if i.c > 0 {
          for index in Int(i.b)..<Int(i.b) &+ Int(i.c) { r[base &+ Int(references[index])] = .void }
        }
        if level == 0 {
          state.result = result
          return .finished
        }
        level &-= 1
        let frame = frames[level]
        r[Int(frame.target)] = result
        pc = Int(frame.pc)
        base = Int(frame.base)

      case .globalBegin: if beginGlobal(Int(i.a)) { pc = Int(i.b) }
      case .jumpIfSet: if case .void = r[base &+ Int(i.a)] {} else { pc = Int(i.c) }
      default:
        try perform(i, &r, base)
        room &-= MemoryCount.box
        switch i.op {
        case .concatenate, .describe: room &-= Machine.weight(r[base &+ Int(i.a)])
        case .textAppend: room &-= Machine.weight(r[base &+ Int(i.b)])
        default: break
        }
        if room < 0 { room = try countMemory(r) }
      }
    }
  }
}
