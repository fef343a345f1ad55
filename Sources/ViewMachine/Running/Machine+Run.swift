import ViewSemantics
import ViewSource
import ViewSyntax

/// The run loop.
extension Machine {
  /// Runs a target to its end with the values of a call, and gives back what it leaves in them.
  func run(_ target: CallTarget, changing arguments: inout [Value]) throws -> Value {
    switch target {
    case .native(let binding):
      var call = NativeCall(
        self, binding.site, arguments.isEmpty ? .void : arguments[0], arguments.count > 1 ? arguments[1] : .void,
        arguments.count > 2 ? arguments[2] : .void, Array(arguments.dropFirst(3)))
      for index in arguments.indices { arguments[index] = .void }
      let result = try binding.code(&call)
      for index in binding.changed where index < arguments.count { arguments[index] = call[index] }
      return result
    case .code(let code): return try run(code, &arguments)
    }
  }

  func run(_ target: CallTarget, _ arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try run(target, changing: &arguments)
  }

  /// Runs code to its end on a stack of its own.
  func run(_ code: Code, _ arguments: inout [Value], captures: [Value] = []) throws -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > 200 { throw Fault(.limit, "too many calls of native code are in each other") }
    try lower(code)
    let fiber = spareFibers.popLast() ?? Fiber(size: 1024)
    let count = arguments.count
    let needed = max(code.registerCount, count + captures.count) + 8
    if fiber.stack.count < needed { fiber.stack += Array(repeating: .void, count: needed) }
    for index in arguments.indices {
      fiber.stack[index] = arguments[index]
      arguments[index] = .void
    }
    for (index, capture) in captures.enumerated() { fiber.stack[count + index] = capture }
    let result: Value
    do {
      result = try execute(fiber, code)
    } catch is Suspension {
      throw Fault.unsupported("code that native code calls cannot wait")
    }
    for index in arguments.indices {
      arguments[index] = fiber.stack[index]
      fiber.stack[index] = .void
    }
    if spareFibers.count < 32 { spareFibers.append(fiber) }
    return result
  }

  /// Runs code whose values are at the start of a fiber's stack, or goes on where the fiber was left.
  func execute(_ fiber: Fiber, _ entry: Code, at start: Int = 0, base: Int = 0) throws -> Value {
    var state = LoopState(code: entry, pc: start, base: base, frames: fiber.frames, needed: 0)
    var stack: [Value] = []
    swap(&stack, &fiber.stack)
    fiber.frames = []
    defer { swap(&stack, &fiber.stack) }
    do {
      while true {
        var registers = stack.mutableSpan
        if let result = try loop(&state, &registers) { return result }
        // The stack was too small for a call, which is made again.
        stack += Array(repeating: .void, count: max(stack.count, state.needed - stack.count + 256))
        if stack.count > limits.stack { throw Fault(.limit, "the stack of \(limits.stack) values is full") }
      }
    } catch let suspension as Suspension {
      fiber.place = (state.code, state.pc, state.base)
      fiber.frames = state.frames
      throw suspension
    } catch let fault as Fault {
      for index in stack.indices { stack[index] = .void }
      throw fault
    }
  }

  /// Where a run stands.
  private struct LoopState {
    var code: Code
    var pc: Int
    var base: Int
    var frames: [Fiber.Frame]
    /// How large the stack has to be for the call that is to be made again.
    var needed: Int
  }

  /// The loop. Gives `nil` if the stack is too small.
  private func loop(_ state: inout LoopState, _ r: inout MutableSpan<Value>) throws -> Value? {
    var code = state.code
    var pc = state.pc
    var base = state.base
    var frames: [Fiber.Frame] = []
    swap(&frames, &state.frames)
    var fuel = self.fuel
    defer { self.fuel = fuel }
    let depthLimit = limits.depth
    while true {
      do {
        var instructions = code.instructions
        running: while true {
          let i = instructions[pc]
          pc += 1
          switch i.op {
          case .move: r[base + Int(i.a)] = r[base + Int(i.b)]
          case .take:
            let value = r[base + Int(i.b)]
            r[base + Int(i.b)] = .void
            r[base + Int(i.a)] = value
          case .constant: r[base + Int(i.a)] = code.constants[Int(i.b)]
          case .int: r[base + Int(i.a)] = .int(Int(i.b))
          case .clear: r[base + Int(i.a)] = .void

          case .jump: pc = Int(i.a)
          case .loop:
            fuel -= 1
            if fuel < 0 { throw Fault(.limit, "the program has run for longer than its limit of \(limits.fuel) steps") }
            pc = Int(i.a)
          case .jumpIfFalse:
            switch r[base + Int(i.a)] {
            case .bool(false): pc = Int(i.b)
            case .ref(let box) where box is FaultBox: throw Fault.mismatch("Bool", r[base + Int(i.a)])
            default: break
            }
          case .jumpIfTrue:
            switch r[base + Int(i.a)] {
            case .bool(true): pc = Int(i.b)
            case .ref(let box) where box is FaultBox: throw Fault.mismatch("Bool", r[base + Int(i.a)])
            default: break
            }
          case .jumpIfNil: if case .none(0) = r[base + Int(i.a)] { pc = Int(i.b) }
          case .jumpIfSome:
            if case .none(0) = r[base + Int(i.a)] {} else { pc = Int(i.b) }
          case .jumpUnlessTag:
            if try tag(of: r[base + Int(i.a)]) != Int(i.b) { pc = Int(i.c) }
          case .jumpUnlessIntLess:
            guard case .int(let x) = r[base + Int(i.a)], case .int(let y) = r[base + Int(i.b)] else {
              throw Fault.mismatch("Int", r[base + Int(i.a)])
            }
            if x >= y { pc = Int(i.c) }
          case .jumpUnlessIntLessEqual:
            guard case .int(let x) = r[base + Int(i.a)], case .int(let y) = r[base + Int(i.b)] else {
              throw Fault.mismatch("Int", r[base + Int(i.a)])
            }
            if x > y { pc = Int(i.c) }
          case .jumpUnlessIntEqual:
            guard case .int(let x) = r[base + Int(i.a)], case .int(let y) = r[base + Int(i.b)] else {
              throw Fault.mismatch("Int", r[base + Int(i.a)])
            }
            if x != y { pc = Int(i.c) }
          case .jumpUnlessIntNotEqual:
            guard case .int(let x) = r[base + Int(i.a)], case .int(let y) = r[base + Int(i.b)] else {
              throw Fault.mismatch("Int", r[base + Int(i.a)])
            }
            if x == y { pc = Int(i.c) }
          case .jumpIfSet: if case .void = r[base + Int(i.a)] {} else { pc = Int(i.c) }

          case .intAdd:
            guard case .int(let x) = r[base + Int(i.b)], case .int(let y) = r[base + Int(i.c)] else {
              throw Fault.mismatch("Int", r[base + Int(i.b)])
            }
            let (value, isOver) = x.addingReportingOverflow(y)
            if isOver { throw Fault.trap("arithmetic overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intSubtract:
            guard case .int(let x) = r[base + Int(i.b)], case .int(let y) = r[base + Int(i.c)] else {
              throw Fault.mismatch("Int", r[base + Int(i.b)])
            }
            let (value, isOver) = x.subtractingReportingOverflow(y)
            if isOver { throw Fault.trap("arithmetic overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intMultiply:
            guard case .int(let x) = r[base + Int(i.b)], case .int(let y) = r[base + Int(i.c)] else {
              throw Fault.mismatch("Int", r[base + Int(i.b)])
            }
            let (value, isOver) = x.multipliedReportingOverflow(by: y)
            if isOver { throw Fault.trap("arithmetic overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intDivide:
            let (x, y) = (try r[base + Int(i.b)].asInt, try r[base + Int(i.c)].asInt)
            if y == 0 { throw Fault.trap("Division by zero") }
            let (value, isOver) = x.dividedReportingOverflow(by: y)
            if isOver { throw Fault.trap("Division results in overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intRemainder:
            let (x, y) = (try r[base + Int(i.b)].asInt, try r[base + Int(i.c)].asInt)
            if y == 0 { throw Fault.trap("Division by zero in remainder operation") }
            let (value, isOver) = x.remainderReportingOverflow(dividingBy: y)
            if isOver { throw Fault.trap("Division results in overflow in remainder operation") }
            r[base + Int(i.a)] = .int(value)
          case .intAnd: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt & r[base + Int(i.c)].asInt)
          case .intOr: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt | r[base + Int(i.c)].asInt)
          case .intXor: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt ^ r[base + Int(i.c)].asInt)
          case .intWrappingAdd: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt &+ r[base + Int(i.c)].asInt)
          case .intWrappingSubtract: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt &- r[base + Int(i.c)].asInt)
          case .intWrappingMultiply: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].asInt &* r[base + Int(i.c)].asInt)
          case .intAddConstant:
            guard case .int(let x) = r[base + Int(i.b)] else { throw Fault.mismatch("Int", r[base + Int(i.b)]) }
            let (value, isOver) = x.addingReportingOverflow(Int(i.c))
            if isOver { throw Fault.trap("arithmetic overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intNegate:
            let (value, isOver) = (0).subtractingReportingOverflow(try r[base + Int(i.b)].asInt)
            if isOver { throw Fault.trap("arithmetic overflow") }
            r[base + Int(i.a)] = .int(value)
          case .intLess: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asInt < r[base + Int(i.c)].asInt)
          case .intLessEqual: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asInt <= r[base + Int(i.c)].asInt)
          case .intEqual: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asInt == r[base + Int(i.c)].asInt)
          case .intNotEqual: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asInt != r[base + Int(i.c)].asInt)

          case .doubleAdd: r[base + Int(i.a)] = .double(try r[base + Int(i.b)].asDouble + r[base + Int(i.c)].asDouble)
          case .doubleSubtract:
            r[base + Int(i.a)] = .double(try r[base + Int(i.b)].asDouble - r[base + Int(i.c)].asDouble)
          case .doubleMultiply:
            r[base + Int(i.a)] = .double(try r[base + Int(i.b)].asDouble * r[base + Int(i.c)].asDouble)
          case .doubleDivide:
            r[base + Int(i.a)] = .double(try r[base + Int(i.b)].asDouble / r[base + Int(i.c)].asDouble)
          case .doubleNegate: r[base + Int(i.a)] = .double(try -r[base + Int(i.b)].asDouble)
          case .doubleLess: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asDouble < r[base + Int(i.c)].asDouble)
          case .doubleLessEqual:
            r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asDouble <= r[base + Int(i.c)].asDouble)
          case .doubleEqual: r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asDouble == r[base + Int(i.c)].asDouble)
          case .doubleNotEqual:
            r[base + Int(i.a)] = .bool(try r[base + Int(i.b)].asDouble != r[base + Int(i.c)].asDouble)
          case .intToDouble: r[base + Int(i.a)] = .double(Double(try r[base + Int(i.b)].asInt))
          case .not: r[base + Int(i.a)] = .bool(!(try r[base + Int(i.b)].asBool))

          case .makeCell: r[base + Int(i.a)] = .ref(CellBox(r[base + Int(i.b)]))
          case .cellGet: r[base + Int(i.a)] = try r[base + Int(i.b)].box(CellBox.self).value
          case .cellSet:
            let cell = try r[base + Int(i.a)].box(CellBox.self)
            var value = r[base + Int(i.b)]
            swap(&cell.value, &value)
          case .cellTake:
            let cell = try r[base + Int(i.b)].box(CellBox.self)
            let value = cell.value
            cell.value = .void
            r[base + Int(i.a)] = value
          case .globalGet: r[base + Int(i.a)] = globals[Int(i.b)]
          case .globalSet:
            // What was there ends after the write: its `deinit` may read the same place.
            var value = r[base + Int(i.b)]
            swap(&globals[Int(i.a)], &value)
          case .globalTake:
            let value = globals[Int(i.b)]
            globals[Int(i.b)] = .void
            r[base + Int(i.a)] = value
          case .globalEnsure:
            if case .ready = globalStates[Int(i.a)] {
            } else {
              self.fuel = fuel
              try initializeGlobal(Int(i.a))
              fuel = self.fuel
            }

          case .globalBegin:
            if case .new = globalStates[Int(i.a)] { globalStates[Int(i.a)] = .running } else { pc = Int(i.b) }
          case .globalStore:
            let value = r[base + Int(i.b)]
            r[base + Int(i.b)] = .void
            try storeGlobal(Int(i.a), value)

          case .makeStruct:
            guard case .make(let type, let count) = code.sites[Int(i.c)] else { break }
            let first = base + Int(i.b)
            let box = StructBox(type, values(r, first, count))
            for index in first..<first + count { r[index] = .void }
            r[base + Int(i.a)] = .ref(box)
          case .makeObject:
            guard case .make(let type, let count) = code.sites[Int(i.b)] else { break }
            let object = ObjectBox(type, [Value](repeating: .void, count: count))
            if showsLifetimes, hasDeinitializer(type) { object.finalizer = self }
            r[base + Int(i.a)] = .ref(object)
          case .completeObject: try self.object(in: r[base + Int(i.a)]).isComplete = true
          case .fieldGet: r[base + Int(i.a)] = try r[base + Int(i.b)].box(StructBox.self).fields[Int(i.c)]
          case .fieldSet:
            let place = base + Int(i.a)
            let value = r[base + Int(i.c)]
            try changeStruct(&r[place]) { $0.fields[Int(i.b)] = value }
          case .fieldTake:
            let place = base + Int(i.b)
            let field = Int(i.c)
            var value = Value.void
            try changeStruct(&r[place]) { box in
              value = box.fields[field]
              box.fields[field] = .void
            }
            r[base + Int(i.a)] = value
          case .objectGet: r[base + Int(i.a)] = try self.object(in: r[base + Int(i.b)]).fields[Int(i.c)]
          case .objectSet:
            let owner = try self.object(in: r[base + Int(i.a)])
            var value = r[base + Int(i.c)]
            swap(&owner.fields[Int(i.b)], &value)
          case .objectTake:
            let owner = try self.object(in: r[base + Int(i.b)])
            let value = owner.fields[Int(i.c)]
            owner.fields[Int(i.c)] = .void
            r[base + Int(i.a)] = value
          case .makeTuple:
            let first = base + Int(i.b)
            let box = TupleBox(values(r, first, Int(i.c)))
            for index in first..<first + Int(i.c) { r[index] = .void }
            r[base + Int(i.a)] = .ref(box)
          case .elementGet: r[base + Int(i.a)] = try r[base + Int(i.b)].box(TupleBox.self).elements[Int(i.c)]
          case .elementSet:
            let value = r[base + Int(i.c)]
            try changeTuple(&r[base + Int(i.a)]) { $0.elements[Int(i.b)] = value }
          case .elementTake:
            var value = Value.void
            try changeTuple(&r[base + Int(i.b)]) { box in
              value = box.elements[Int(i.c)]
              box.elements[Int(i.c)] = .void
            }
            r[base + Int(i.a)] = value
          case .makeCase:
            guard case .enumCase(let type, let tag, let count) = code.sites[Int(i.c)] else { break }
            let first = base + Int(i.b)
            let box = EnumBox(type, tag, values(r, first, count))
            for index in first..<first + count { r[index] = .void }
            r[base + Int(i.a)] = .ref(box)
          case .payloadGet: r[base + Int(i.a)] = try r[base + Int(i.b)].box(EnumBox.self).payload[Int(i.c)]
          case .makeWeak:
            r[base + Int(i.a)] = .ref(WeakBox(to: r[base + Int(i.b)]))
          case .weakGet:
            if case .ref(let box) = r[base + Int(i.b)], let weak = box as? WeakBox {
              r[base + Int(i.a)] = weak.value
            } else if case .void = r[base + Int(i.b)] {
              r[base + Int(i.a)] = .nothing
            } else if i.a != i.b {
              r[base + Int(i.a)] = r[base + Int(i.b)]
            }
          case .unownedGet:
            if case .ref(let box) = r[base + Int(i.b)], let weak = box as? WeakBox {
              r[base + Int(i.a)] = weak.value
              if case .none = r[base + Int(i.a)], !weak.isOfNothing {
                throw Fault.trap("Attempted to read an unowned reference but the object was already deallocated")
              }
            } else if i.a != i.b {
              r[base + Int(i.a)] = r[base + Int(i.b)]
            }

          case .wrap: r[base + Int(i.a)] = r[base + Int(i.b)].wrapped
          case .unwrap:
            if case .none(let depth) = r[base + Int(i.b)] {
              r[base + Int(i.a)] = .none(depth - 1)
            } else if i.a != i.b {
              r[base + Int(i.a)] = r[base + Int(i.b)]
            }
          case .force:
            if case .none(let depth) = r[base + Int(i.b)] {
              if depth == 0 { throw Fault.trap("Unexpectedly found nil while unwrapping an Optional value") }
              r[base + Int(i.a)] = .none(depth - 1)
            } else if i.a != i.b {
              r[base + Int(i.a)] = r[base + Int(i.b)]
            }
          case .box:
            guard case .type(let type) = code.sites[Int(i.c)] else { break }
            r[base + Int(i.a)] = .ref(ExistentialBox(type, r[base + Int(i.b)]))
          case .unbox: r[base + Int(i.a)] = unboxed(r[base + Int(i.b)])
          case .convert:
            guard case .types(let from, let to) = code.sites[Int(i.c)] else { break }
            r[base + Int(i.a)] = try convert(r[base + Int(i.b)], from, to)
          case .isType:
            guard case .types(let from, let to) = code.sites[Int(i.c)] else { break }
            r[base + Int(i.a)] = .bool(try isInstance(r[base + Int(i.b)], from, of: to))
          case .castOptional:
            guard case .types(let from, let to) = code.sites[Int(i.c)] else { break }
            r[base + Int(i.a)] = try cast(r[base + Int(i.b)], from, to)?.wrapped ?? .nothing
          case .castForced:
            guard case .types(let from, let to) = code.sites[Int(i.c)] else { break }
            guard let value = try cast(r[base + Int(i.b)], from, to) else {
              let found = dynamicType(of: r[base + Int(i.b)], as: from)
              throw Fault.trap(
                "Could not cast value of type '\(analyzer.text(of: found))' to '\(analyzer.text(of: to))'")
            }
            r[base + Int(i.a)] = value
          case .dynamicType:
            guard case .type(let type) = code.sites[Int(i.c)] else { break }
            r[base + Int(i.a)] = .ref(metatype(dynamicType(of: r[base + Int(i.b)], as: type)))

          case .makeArray:
            let first = base + Int(i.b)
            let box = ArrayBox(values(r, first, Int(i.c)))
            for index in first..<first + Int(i.c) { r[index] = .void }
            r[base + Int(i.a)] = .ref(box)
          case .arrayAppend:
            let value = r[base + Int(i.b)]
            try changeArray(&r[base + Int(i.a)]) { $0.elements.append(value) }
          case .arrayGet:
            let box = try r[base + Int(i.b)].box(ArrayBox.self)
            guard case .int(let index) = r[base + Int(i.c)] else { throw Fault.mismatch("Int", r[base + Int(i.c)]) }
            guard index >= 0, index < box.elements.count else { throw outOfRange(index) }
            r[base + Int(i.a)] = box.elements[index]
          case .arraySet:
            let value = r[base + Int(i.c)]
            guard case .int(let index) = r[base + Int(i.b)] else { throw Fault.mismatch("Int", r[base + Int(i.b)]) }
            try changeArray(&r[base + Int(i.a)]) { box in
              guard index >= 0, index < box.elements.count else { throw outOfRange(index) }
              box.elements[index] = value
            }
          case .arrayTake:
            guard case .int(let index) = r[base + Int(i.c)] else { throw Fault.mismatch("Int", r[base + Int(i.c)]) }
            var value = Value.void
            try changeArray(&r[base + Int(i.b)]) { box in
              guard index >= 0, index < box.elements.count else { throw outOfRange(index) }
              value = box.elements[index]
              box.elements[index] = .void
            }
            r[base + Int(i.a)] = value
          case .arrayCount: r[base + Int(i.a)] = .int(try r[base + Int(i.b)].box(ArrayBox.self).elements.count)
          case .describe:
            guard case .type(let type) = code.sites[Int(i.c)] else { break }
            self.fuel = fuel
            let text = try description(of: r[base + Int(i.b)], as: type)
            fuel = self.fuel
            r[base + Int(i.a)] = .string(text)
          case .concatenate:
            var text = ""
            for index in base + Int(i.b)..<base + Int(i.b) + Int(i.c) {
              text += try r[index].asString
              r[index] = .void
            }
            try checkRoom(text.utf8.count)
            r[base + Int(i.a)] = .string(text)

          case .call:
            let callee = code.callees[Int(i.b)]
            if callee.source != nil {
              self.fuel = fuel
              try lower(callee)
              fuel = self.fuel
            }
            fuel -= 1
            if fuel < 0 { throw Fault(.limit, "the program has run for longer than its limit of \(limits.fuel) steps") }
            if frames.count >= depthLimit { throw Fault(.limit, "more than \(depthLimit) calls are in each other") }
            if base + Int(i.c) + callee.registerCount >= r.count {
              state = LoopState(
                code: code, pc: pc - 1, base: base, frames: frames, needed: base + Int(i.c) + callee.registerCount)
              return nil
            }
            frames.append(Fiber.Frame(code: code, pc: pc, base: base, target: base + Int(i.a)))
            base += Int(i.c)
            code = callee
            instructions = callee.instructions
            pc = 0
          case .callValue:
            let function = try r[base + Int(i.b)].box(ClosureBox.self)
            let count = Int(instructions[pc].a)
            pc += 1
            let first = base + Int(i.c)
            switch function.body {
            case .code(let callee):
              if callee.source != nil {
                self.fuel = fuel
                try lower(callee)
                fuel = self.fuel
              }
              fuel -= 1
              if fuel < 0 {
                throw Fault(.limit, "the program has run for longer than its limit of \(limits.fuel) steps")
              }
              if frames.count >= depthLimit { throw Fault(.limit, "more than \(depthLimit) calls are in each other") }
              let needed = first + max(callee.registerCount, count + function.captures.count)
              if needed >= r.count {
                state = LoopState(code: code, pc: pc - 2, base: base, frames: frames, needed: needed)
                return nil
              }
              var place = first + count
              for capture in function.captures {
                r[place] = capture
                place += 1
              }
              frames.append(Fiber.Frame(code: code, pc: pc, base: base, target: base + Int(i.a)))
              base = first
              code = callee
              instructions = callee.instructions
              pc = 0
            case .native(let body):
              self.fuel = fuel
              let arguments = values(r, first, count)
              for index in first..<first + count { r[index] = .void }
              let result = try body(arguments)
              fuel = self.fuel
              r[base + Int(i.a)] = result
            }
          case .callNative:
            let binding = code.natives[Int(i.b)]
            self.fuel = fuel
            let result = try callNative(binding, &r, base + Int(i.c))
            fuel = self.fuel
            r[base + Int(i.a)] = result
          case .callDispatch:
            let site = code.dispatches[Int(i.b)]
            let first = base + Int(i.c)
            self.fuel = fuel
            let target = try dispatch(site, &r, first)
            fuel = self.fuel
            switch target {
            case .code(let callee):
              if callee.source != nil { try lower(callee) }
              fuel -= 1
              if fuel < 0 {
                throw Fault(.limit, "the program has run for longer than its limit of \(limits.fuel) steps")
              }
              if frames.count >= depthLimit { throw Fault(.limit, "more than \(depthLimit) calls are in each other") }
              var start = first
              if site.isStatic {
                // The metatype is none of the values of the call.
                start += 1
              }
              if start + callee.registerCount >= r.count {
                state = LoopState(
                  code: code, pc: pc - 1, base: base, frames: frames, needed: start + callee.registerCount)
                return nil
              }
              frames.append(Fiber.Frame(code: code, pc: pc, base: base, target: base + Int(i.a)))
              base = start
              code = callee
              instructions = callee.instructions
              pc = 0
            case .native(let binding):
              let result = try callNative(binding, &r, site.isStatic ? first + 1 : first)
              fuel = self.fuel
              r[base + Int(i.a)] = result
            }
          case .makeClosure:
            guard case .closure(let callee, let registers) = code.sites[Int(i.b)] else { break }
            r[base + Int(i.a)] = .ref(ClosureBox(callee, registers.map { r[base + Int($0)] }))
          case .makeKeyPath:
            guard case .keyPath(let template) = code.sites[Int(i.b)] else { break }
            var next = base + Int(i.c)
            let components = template.components.map { part -> (part: KeyPathTemplate.Component, arguments: [Value]) in
              guard case .accessor(_, _, let count, _) = part else { return (part, []) }
              defer { next += count }
              return (part, values(r, next, count))
            }
            r[base + Int(i.a)] = .ref(
              KeyPathBox(components, template.type, root: template.root, text: template.text))

          case .observe:
            let object = try self.object(in: r[base + Int(i.a)])
            if !observation.readers.isEmpty { noteRead(object, .field(Int(i.b))) }
            if i.c == 1, object.observers != nil {
              self.fuel = fuel
              try noteChange(object, .field(Int(i.b)))
              fuel = self.fuel
            }
          case .observeSet:
            guard case .field(let index, let type) = code.sites[Int(i.c)] else { break }
            let object = try self.object(in: r[base + Int(i.a)])
            if object.observers != nil {
              self.fuel = fuel
              try noteSetting(object, index, r[base + Int(i.b)], type)
              fuel = self.fuel
            }

          case .returnValue, .returnVoid:
            var result = Value.void
            if i.op == .returnValue {
              result = r[base + Int(i.a)]
              // What is left in a temporary would live until another call needs the place.
              if Int(i.a) >= code.parameterCount { r[base + Int(i.a)] = .void }
            }
            for register in code.references { r[base + Int(register)] = .void }
            guard let frame = frames.popLast() else { return result }
            code = frame.code
            instructions = code.instructions
            pc = frame.pc
            base = frame.base
            r[frame.target] = result
          case .throwError: throw ThrownError(value: r[base + Int(i.a)])
          case .trap:
            if i.b == 1 {
              throw Fault.trap("'try!' expression unexpectedly raised an error: \(try r[base + Int(i.a)].asString)")
            }
            throw Fault.trap(try code.constants[Int(i.a)].asString)
          case .unsupported: throw Fault.unsupported(try code.constants[Int(i.a)].asString)
          case .operands: break
          }
        }
      } catch let error as ThrownError {
        guard let handler = unwind(&code, &pc, &base, &frames, &r, ofFaults: false) else { throw error }
        r[base + Int(handler.register)] = error.value
        pc = Int(handler.target)
      } catch let suspension as Suspension {
        state = LoopState(code: code, pc: pc - 1, base: base, frames: frames, needed: 0)
        throw suspension
      } catch var fault as Fault {
        if fault.stack.count < 40 {
          fault.stack.append(place(code, pc - 1))
          for frame in frames.reversed().prefix(40) { fault.stack.append(place(frame.code, frame.pc - 1)) }
        }
        guard fault.canBeKept, let handler = unwind(&code, &pc, &base, &frames, &r, ofFaults: true) else { throw fault }
        r[base + Int(handler.register)] = .ref(FaultBox(fault))
        pc = Int(handler.target)
      }
    }
  }

  // MARK: Parts of the loop

  /// Leaves calls up to the innermost handler that covers one that is under way.
  private func unwind(
    _ code: inout Code, _ pc: inout Int, _ base: inout Int, _ frames: inout [Fiber.Frame],
    _ r: inout MutableSpan<Value>, ofFaults: Bool
  ) -> Code.Handler? {
    while true {
      if let handler = code.handler(at: pc - 1, ofFaults: ofFaults) { return handler }
      for register in code.references { r[base + Int(register)] = .void }
      // Temporaries too: what an error passes by may end with them.
      if code.parameterCount < code.registerCount {
        for register in code.parameterCount..<code.registerCount { r[base + register] = .void }
      }
      guard let frame = frames.popLast() else { return nil }
      code = frame.code
      pc = frame.pc
      base = frame.base
    }
  }

  @inline(__always)
  private func object(in value: Value) throws(Fault) -> ObjectBox {
    guard case .ref(let box) = value else { throw .mismatch("object", value) }
    if let object = box as? ObjectBox { return object }
    throw .mismatch("object", value)
  }

  @inline(__always)
  private func changeStruct(_ value: inout Value, _ change: (StructBox) -> Void) throws {
    guard var found = taken(&value) as? StructBox else { throw Fault.mismatch("struct", value) }
    if !isKnownUniquelyReferenced(&found) { found = found.copy() }
    change(found)
    value = .ref(found)
  }

  @inline(__always)
  private func changeArray(_ value: inout Value, _ change: (ArrayBox) throws -> Void) throws {
    guard var found = taken(&value) as? ArrayBox else { throw Fault.mismatch("Array", value) }
    if !isKnownUniquelyReferenced(&found) { found = ArrayBox(found.elements) }
    defer { value = .ref(found) }
    try change(found)
  }

  @inline(__always)
  private func changeTuple(_ value: inout Value, _ change: (TupleBox) -> Void) throws {
    guard var found = taken(&value) as? TupleBox else { throw Fault.mismatch("tuple", value) }
    if !isKnownUniquelyReferenced(&found) { found = TupleBox(found.elements) }
    change(found)
    value = .ref(found)
  }

  /// The box of a value, which has nothing afterwards: so the box has one owner less.
  @inline(__always)
  private func taken(_ value: inout Value) -> Box? {
    guard case .ref(let box) = value else { return nil }
    value = .void
    return box
  }

  private func outOfRange(_ index: Int) -> Fault {
    .trap(index < 0 ? "Index out of range" : "Index out of range")
  }

  func tag(of value: Value) throws -> Int {
    guard case .ref(let box) = value else { throw Fault.mismatch("enum", value) }
    if let found = box as? EnumBox { return found.tag }
    if let existential = box as? ExistentialBox { return try tag(of: existential.value) }
    throw Fault.mismatch("enum", value)
  }

  /// The values of some registers in a row.
  private func values(_ r: borrowing MutableSpan<Value>, _ first: Int, _ count: Int) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    for index in first..<first + count { result.append(r[index]) }
    return result
  }

  private func callNative(_ binding: NativeBinding, _ r: inout MutableSpan<Value>, _ first: Int) throws -> Value {
    let count = binding.count
    var call = NativeCall(
      self, binding.site, count > 0 ? r[first] : .void, count > 1 ? r[first + 1] : .void,
      count > 2 ? r[first + 2] : .void, count > 3 ? values(r, first + 3, count - 3) : [])
    for index in first..<first + count { r[index] = .void }
    do {
      let result = try binding.code(&call)
      for index in binding.changed { r[first + index] = call[index] }
      return result
    } catch let suspension as Suspension {
      // The call is made again when the task goes on.
      for index in 0..<count { r[first + index] = call[index] }
      throw suspension
    } catch {
      for index in binding.changed { r[first + index] = call[index] }
      throw error
    }
  }

  /// What a call ends up at for the type that its `self` has now; `self` is then a value of that type.
  private func dispatch(_ site: DispatchSite, _ r: inout MutableSpan<Value>, _ first: Int) throws -> CallTarget {
    if !site.openings.isEmpty { return .code(opened(site, &r, first)) }
    let type: TypeID
    if site.isStatic {
      guard case .ref(let box) = r[first], let metatype = box as? MetatypeBox else {
        throw Fault.mismatch("metatype", r[first])
      }
      type = metatype.type
    } else if case .ref(let box) = r[first], let existential = box as? ExistentialBox {
      type = existential.type
      r[first] = existential.value
    } else {
      type = dynamicType(of: r[first], as: site.base ?? analyzer.anyType)
    }
    if type == site.lastType, let target = site.lastTarget { return target }
    let target: CallTarget
    if let known = site.targets[type] {
      target = known
    } else {
      if let kept = r[first].keptFault { throw kept }
      target = try find(site, type)
      site.targets[type] = target
    }
    site.lastType = type
    site.lastTarget = target
    return target
  }

  private func find(_ site: DispatchSite, _ type: TypeID) throws -> CallTarget {
    if isExistential(type) {
      throw Fault.unsupported("`\(site.name)` of a value of which the type is not known")
    }
    let found = try target(site.decl, site.part, type, site.generics, hasSelf: !site.isStatic)
    guard let base = site.base, isExistential(base) || types.kind(base) == .metatype, site.part != .setter else {
      return found
    }
    return boxing(found, site, base, type)
  }

  /// What a member of an existential gives is known there by what the protocol says of it only: a value of `Self` or of
  /// an associated type takes its own type along.
  private func boxing(_ target: CallTarget, _ site: DispatchSite, _ base: TypeID, _ type: TypeID) -> CallTarget {
    let isVariable = analyzer.decl(site.decl).kind == .variable
    let declared = isVariable ? analyzer.variableType(of: site.decl) : analyzer.signature(of: site.decl).result
    let from = concrete(declared, calleeSubstitution(site.decl, type, site.generics))
    let to = concrete(declared, calleeSubstitution(site.decl, base, site.generics))
    let isOpen = openParameters(site, base, type)
    guard from != to && !conversion(from, to).isEmpty || isOpen.contains(true) else { return target }
    let count = site.isStatic ? site.count - 1 : site.count
    let made = Code(
      name: site.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: count)
        _ = builder.registers(count)
        for index in 0..<count { builder.emit(.take, window + index, index) }
        for (index, isOpened) in isOpen.enumerated() where isOpened {
          let place = window + count - isOpen.count + index
          builder.emit(.unbox, place, place)
        }
        builder.call(target, window + count, window)
        for index in 0..<count { builder.emit(.take, index, window + index) }
        try builder.lowering.convert(window + count, from, to, into: window + count)
        builder.emit(.returnValue, window + count)
      })
    made.parameterCount = count
    return .code(made)
  }

  /// Which parameters take a value out of an existential: those of `Self` and of associated types.
  private func openParameters(_ site: DispatchSite, _ base: TypeID, _ type: TypeID) -> [Bool] {
    guard analyzer.decl(site.decl).kind == .function else { return [] }
    let inside = calleeSubstitution(site.decl, type, site.generics)
    let outside = calleeSubstitution(site.decl, base, site.generics)
    return analyzer.signature(of: site.decl).parameters.map {
      isExistential(concrete($0.type, outside)) && !isExistential(concrete($0.type, inside))
    }
  }

  func hasDeinitializer(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    while let inner = current {
      if deinitializer(of: inner) != nil { return true }
      current = superclass(of: inner)
    }
    return false
  }

  private func deinitializer(of type: TypeID) -> Code? {
    if let known = deinitializers[type] { return known }
    let nominal = types.decl(type)
    var found: Code?
    let block = analyzer.node(of: nominal).child(.memberBlock)
    if let node = block?.children.first(where: { $0.kind == .deinitializerDecl }) {
      let decl = analyzer.addDeinitializer(node, of: nominal)
      found = try? code(decl, .body, surroundings(of: decl, in: type), selfType: type)
    }
    deinitializers[type] = .some(found)
    return found
  }

  /// Runs the `deinit`s of a class and those above it on what an object had.
  func runDeinitializers(_ type: TypeID, _ fields: [Value]) {
    let object = ObjectBox(type, fields)
    var current: TypeID? = type
    while let inner = current {
      if let code = deinitializer(of: inner) {
        var arguments = [Value.ref(object)]
        _ = try? run(code, &arguments)
      }
      current = superclass(of: inner)
    }
    // Properties end in the order of their declaration.
    for index in object.fields.indices { object.fields[index] = .void }
  }

  // MARK: Globals

  func initializeGlobal(_ index: Int) throws {
    guard case .new(let decl, let type) = globalStates[index] else { return }
    globalStates[index] = .running
    let substitution = type.map { surroundings(of: decl, in: $0) } ?? Substitution()
    let part: BodyPart = analyzer.propertyWrappers(of: decl).isEmpty ? .initialValue : .storage
    if let code = try code(decl, part, substitution, selfType: type) {
      var none: [Value] = []
      try storeGlobal(index, try run(code, &none))
    } else if isOptional(analyzer.variableType(of: decl)) {
      globals[index] = .nothing
    }
    globalStates[index] = .ready
  }

  /// Gives a global its first value.
  private func storeGlobal(_ index: Int, _ value: Value) throws {
    let (decl, type) = globalDecls[index]
    let pattern = analyzer.node(of: decl).children.first { $0.kind.isPattern }
    globalStates[index] = .ready
    if let pattern, pattern.kind == .tuplePattern {
      try destructure(pattern, value, decl, type)
    } else {
      globals[index] = ownership(of: decl) == .strong ? value : .ref(WeakBox(to: value))
    }
  }

  // MARK: Faults

  private func place(_ code: Code, _ pc: Int) -> Fault.Frame {
    guard let file = code.file, pc >= 0, pc < code.nodes.count, let node = code.nodes[pc],
      analyzer.program.userFiles.contains(Int(file.bits))
    else { return Fault.Frame(function: code.name, place: nil) }
    let found = analyzer.program.file(file)
    let position = found.source.lineIndex.position(of: found.tree.node(node).range.start)
    return Fault.Frame(
      function: code.name, place: SourcePlace(path: found.source.path, line: position.line, column: position.column))
  }
}
