/// Calls a function value of two parameters repeatedly on one stack, for sorting.
struct RepeatedCall {
  private let machine: Machine
  private let closure: ClosureBox
  /// The number of the code; `nil` for a native function.
  private let start: Int?
  private var code: LinkedCode
  private var stack: [Value]
  private var frames: [Fiber.Frame]

  init(_ closure: ClosureBox, _ machine: Machine) throws {
    self.machine = machine
    self.closure = closure
    var size = 0
    if case .code(let body) = closure.body {
      if body.source != nil { try machine.lower(body) }
      start = body.start
      size = body.registerCount + closure.captures.count + 64
    } else {
      start = nil
    }
    code = machine.linked
    stack = [Value](repeating: .void, count: size)
    frames = [Fiber.Frame](repeating: Fiber.Frame(pc: 0, base: 0, target: 0), count: 8)
  }

  mutating func callAsFunction(_ first: Value, _ second: Value) throws -> Value {
    guard let start else { return try machine.call(closure, [first, second]) }
    machine.depth += 1
    defer { machine.depth -= 1 }
    if machine.depth > Machine.deepest { throw Machine.tooDeep() }
    stack[0] = first
    stack[1] = second
    var place = 2
    for capture in closure.captures {
      stack[place] = capture
      place += 1
    }
    var state = Machine.RunState(Fiber.Place(pc: start))
    do {
      return try machine.finish(&state, &stack, &frames, &code)
    } catch is Suspension {
      throw Machine.cannotWait()
    }
  }
}
