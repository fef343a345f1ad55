import ViewSemantics
import ViewSource
import ViewSyntax

/// Running code to completion, around the run loop.
extension Machine {
  /// Runs a target to completion. The arguments receive the values of `inout` parameters.
  func run(_ target: CallTarget, changing arguments: inout [Value]) throws -> Value {
    switch target {
    case .native(let binding):
      var call = NativeCall(
        self, binding.site, arguments.isEmpty ? .void : arguments[0], arguments.count > 1 ? arguments[1] : .void,
        arguments.count > 2 ? arguments[2] : .void, arguments.count > 3 ? Array(arguments[3...]) : [])
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

  /// Runs code to completion on a separate fiber.
  func run(_ code: Code, _ arguments: inout [Value], captures: [Value] = []) throws -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > Machine.deepest { throw Machine.tooDeep() }
    if code.source != nil { try lower(code) }
    let fiber = spareFibers.popLast() ?? Fiber(size: 256)
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
      result = try execute(fiber, Fiber.Place(pc: code.start))
    } catch is Suspension {
      throw Machine.cannotWait()
    }
    for index in arguments.indices {
      arguments[index] = fiber.stack[index]
      fiber.stack[index] = .void
    }
    if spareFibers.count < 32 { spareFibers.append(fiber) }
    return result
  }

  /// The maximum depth of nested runs, each of which uses the host's stack.
  static let deepest = 200

  static func tooDeep() -> Fault { Fault(.limit, "calls of native code are nested too deeply") }

  static func cannotWait() -> Fault { .unsupported("code that is called by native code cannot suspend") }

  /// Runs the code on a fiber from a suspension point.
  func execute(_ fiber: Fiber, _ start: Fiber.Place) throws -> Value {
    if depth <= 1 { absenceInRun = nil }
    var state = RunState(start)
    var stack: [Value] = []
    var frames: [Fiber.Frame] = []
    swap(&stack, &fiber.stack)
    swap(&frames, &fiber.frames)
    defer {
      swap(&stack, &fiber.stack)
      swap(&frames, &fiber.frames)
    }
    var code = linked
    do {
      return try finish(&state, &stack, &frames, &code)
    } catch let suspension as Suspension {
      fiber.place = Fiber.Place(pc: state.pc - 1, base: state.base, level: state.level)
      throw suspension
    }
  }

  /// Continues a run to its end.
  ///
  /// - Parameter code: A copy of the linked code; it is refreshed when it lacks code.
  func finish(
    _ state: inout RunState, _ stack: inout [Value], _ frames: inout [Fiber.Frame], _ code: inout LinkedCode
  ) throws -> Value {
    while true {
      do {
        switch try proceed(&state, &stack, &frames, &code) {
        case .finished: return state.result
        case .needsStack(let count):
          stack += Array(repeating: .void, count: max(stack.count, count - stack.count + 256))
          if stack.count > limits.stack {
            state.pc += 1
            throw Fault(.limit, "the stack of \(limits.stack) values is full")
          }
        case .needsFrames:
          if frames.count >= limits.depth {
            // A fault refers to the instruction before `pc`, and the call was undone.
            state.pc += 1
            throw Fault(.limit, "more than \(limits.depth) calls are nested")
          }
          let count = min(limits.depth - frames.count, max(64, frames.count))
          frames += Array(repeating: Fiber.Frame(pc: 0, base: 0, target: 0), count: count)
        case .needsCode(let number):
          // The callee may have been lowered after the copy was made. No copy is held while the linked code grows.
          code = LinkedCode()
          defer { code = linked }
          let callee = linked.codes[number]
          if callee.source != nil { try lower(callee) }
        }
      } catch let error as ThrownError {
        guard enterHandler(of: error.value, &state, &stack, frames, where: { $0.handler(at: $1, ofFaults: false) })
        else { throw error }
      } catch var fault as Fault {
        fault.stack += places(state, frames).prefix(max(0, Fault.keptCalls - fault.stack.count))
        fault = consequence(of: fault)
        if recover(from: fault, &state, &stack, frames) {
          if state.isOver { return state.result }
          continue
        }
        if fault.canBeKept, enterHandler(of: fault, &state, &stack, frames) { continue }
        for index in stack.indices { stack[index] = .void }
        throw fault
      }
    }
  }

  /// - Parameter code: It is not changed; as a borrowed parameter, its arrays would be retained for each run.
  private func proceed(
    _ state: inout RunState, _ stack: inout [Value], _ frames: inout [Fiber.Frame], _ code: inout LinkedCode
  ) throws -> Pause {
    var registers = stack.mutableSpan
    var calls = frames.mutableSpan
    return try loop(
      &state, &registers, &calls, code.instructions.span, code.constants.span, code.functions.span,
      code.references.span, code.shapes.span, code.natives.span, code.dispatches.span)
  }

  /// The state of a run.
  struct RunState {
    /// The index of the next instruction.
    var pc: Int
    var base: Int
    /// The number of frames in use.
    var level: Int
    /// The number of jumps back and calls that are left, and of bytes until the next count of memory.
    var fuel = 0
    var room = 0
    var result = Value.void
    /// Whether the run ended outside of the loop.
    var isOver = false

    init(_ place: Fiber.Place) { (pc, base, level) = (place.pc, place.base, place.level) }
  }

  /// The reason for leaving the loop.
  enum Pause {
    case finished
    /// A call needs a larger stack, more frames, or lowered code. The call is repeated.
    case needsStack(Int), needsFrames, needsCode(Int)
  }

  /// Continues at the innermost active fault handler; returns `false` if there is none.
  private func enterHandler(
    of fault: Fault, _ state: inout RunState, _ stack: inout [Value], _ frames: [Fiber.Frame]
  ) -> Bool {
    let isMissing = fault.isUnsupported
    if isMissing { hasAbsence = true }
    return enterHandler(of: .ref(AbsentValueBox(fault)), &state, &stack, frames) {
      $0.handler(at: $1, ofFaults: true, isMissing: isMissing)
    }
  }

  /// Continues at the innermost active handler with a value; returns `false` if there is none.
  private func enterHandler(
    of value: Value, _ state: inout RunState, _ stack: inout [Value], _ frames: [Fiber.Frame],
    where handler: (Code, Int) -> Code.Handler?
  ) -> Bool {
    while true {
      guard let code = linked.code(at: state.pc - 1) else { return false }
      if let handler = handler(code, state.pc - 1 - code.start) {
        stack[state.base + Int(handler.register)] = value
        state.pc = code.start + Int(handler.target)
        return true
      }
      for register in code.references { stack[state.base + Int(register)] = .void }
      // Temporaries are cleared too, because unwinding may end the lifetimes of their values.
      if code.parameterCount < code.registerCount {
        for register in code.parameterCount..<code.registerCount { stack[state.base + register] = .void }
      }
      guard state.level > 0 else { return false }
      state.level -= 1
      state.pc = Int(frames[state.level].pc)
      state.base = Int(frames[state.level].base)
    }
  }

  // MARK: Stack traces

  private func places(_ state: RunState, _ frames: [Fiber.Frame]) -> [Fault.Frame] {
    var result = places(at: state.pc - 1)
    for frame in frames[..<state.level].reversed().prefix(Fault.keptCalls) { result += places(at: Int(frame.pc) - 1) }
    return result
  }

  /// The function of an instruction and its inlined callees, innermost first.
  private func places(at pc: Int) -> [Fault.Frame] {
    guard let code = linked.code(at: pc) else { return [] }
    let index = pc - code.start
    var node = index < code.nodes.count ? code.nodes[index] : nil
    var number = index < code.instructionOrigins.count ? Int(code.instructionOrigins[index]) : 0
    var result: [Fault.Frame] = []
    while number > 0 {
      let origin = code.origins[number - 1]
      result.append(Fault.Frame(function: origin.code, place: place(node, in: origin.file)))
      node = origin.node
      number = origin.outer
    }
    result.append(Fault.Frame(function: code.name, place: place(node, in: code.file)))
    return result
  }

  func place(_ node: NodeID?, in file: FileID?) -> SourcePlace? {
    guard let file, let node, analyzer.program.userFiles.contains(Int(file.bits)) else { return nil }
    let found = analyzer.program.file(file)
    let position = found.source.lineIndex.position(of: found.tree.node(node).range.start)
    return SourcePlace(path: found.source.path, line: position.line, column: position.column)
  }
}
