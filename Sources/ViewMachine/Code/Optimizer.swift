import ViewSyntax

/// Removes needless copies: a value is computed in its destination and read in its source.
///
/// Lowering gives each value its own register, and inlined code has registers for its parameters. The optimizer
/// computes liveness for each instruction; nearly all rewrites stay within a basic block. It does not rewrite
/// parameters, because the caller may read their registers after the call.
struct Optimizer {
  let code: Code
  var instructions: [Instruction]
  var handlers: [Code.Handler]
  /// Marks the removed instructions.
  var isGone: [Bool]
  /// Marks the instructions that are targets of a jump or handler.
  private(set) var isTarget: [Bool] = []
  /// The live registers after each instruction.
  private(set) var live: [RegisterSet] = []
  /// The registers that are live at the start of a handler.
  private(set) var handled = RegisterSet()

  private static let mostInstructions = 2000
  static let mostRegisters = 128

  /// Whether a condition on an absent value is false. A jump then cannot be replaced by its opposite.
  let goesOnWithoutMissing: Bool

  /// - Parameter goesOnWithoutMissing: Whether the code continues after an absent value: see `Machine.containsFaults`.
  init(_ code: Code, goesOnWithoutMissing: Bool) {
    self.code = code
    self.goesOnWithoutMissing = goesOnWithoutMissing
    instructions = code.instructions
    handlers = code.handlers
    isGone = [Bool](repeating: false, count: instructions.count)
  }

  mutating func run() {
    guard instructions.count <= Optimizer.mostInstructions, code.registerCount <= Optimizer.mostRegisters,
      !instructions.contains(where: { $0.op.reportsLifetimes })
    else { return }
    dropIdleHandlers()
    simplifyJumps()
    close()
    findTargets()
    findLive()
    propagateSources()
    for index in instructions.indices where instructions[index].op == .move && !isGone[index] { propagateCopies(index) }
    findLive()
    for index in instructions.indices where !isGone[index] { coalesceWrites(index) }
    for index in instructions.indices where instructions[index].op == .take && !isGone[index] { modifyInPlace(index) }
    findLive()
    fillRows()
    findLive()
    for index in instructions.indices where !isGone[index] { coalesceWrites(index) }
    findLive()
    moveIntoFields()
    eliminateDeadCode()
    closeAndLook()
    fuse()
    closeAndLook()
    reachIntoFields()
    close()
    code.instructions = instructions
    code.handlers = handlers
  }

  /// Removes the marked instructions and recomputes jump targets and liveness.
  private mutating func closeAndLook() {
    close()
    findTargets()
    findLive()
  }

  // MARK: Liveness

  private mutating func findTargets() {
    isTarget = [Bool](repeating: false, count: instructions.count + 1)
    for (index, instruction) in instructions.enumerated() where !isGone[index] {
      let kinds = instruction.op.operands
      for (kind, value) in [(kinds.a, instruction.a), (kinds.b, instruction.b), (kinds.c, instruction.c)]
      where kind == .label {
        isTarget[Int(value)] = true
      }
    }
    for handler in handlers { isTarget[Int(handler.target)] = true }
  }

  /// Backward data flow until a fixpoint.
  private mutating func findLive() {
    let count = instructions.count
    live = [RegisterSet](repeating: RegisterSet(), count: count)
    var before = [RegisterSet](repeating: RegisterSet(), count: count + 1)
    var entries = [RegisterSet](repeating: RegisterSet(), count: 0)
    var isChanging = true
    while isChanging {
      isChanging = false
      entries = handlers.map { before[Int($0.target)].without(Int($0.register)) }
      for index in stride(from: count - 1, through: 0, by: -1) {
        let instruction = instructions[index]
        var after = RegisterSet()
        var given: Int?
        if isGone[index] || !instruction.op.isEnd { after = before[index + 1] }
        if !isGone[index] {
          let kinds = instruction.op.operands
          if kinds.a == .label { after.formUnion(before[Int(instruction.a)]) }
          if kinds.b == .label { after.formUnion(before[Int(instruction.b)]) }
          if kinds.c == .label { after.formUnion(before[Int(instruction.c)]) }
          if instruction.op.givesElement {
            // If there is no element, the register keeps its value.
            let register = Int(instruction.b) + 1
            let without = instruction.op == .nextElement ? before[Int(instruction.c)] : before[index + 1]
            if !without.contains(register) { given = register }
          }
          for (number, handler) in handlers.enumerated() where handler.range.contains(Int32(index)) {
            after.formUnion(entries[number])
          }
        }
        live[index] = after
        if !isGone[index] {
          if let written = written(instruction) ?? given { after.remove(written) }
          forEachRead(instruction) { after.insert($0) }
          let row = rowRead(index)
          after.insertAll(from: row.lowerBound, to: row.upperBound)
        }
        if after != before[index] {
          before[index] = after
          isChanging = true
        }
      }
    }
    handled = entries.reduce(into: RegisterSet()) { $0.formUnion($1) }
  }

  /// Renames a register to another one in the liveness sets.
  mutating func join(_ register: Int, into other: Int) {
    for index in live.indices where live[index].contains(register) {
      live[index].remove(register)
      live[index].insert(other)
    }
  }

  /// The register that an instruction overwrites.
  func written(_ instruction: Instruction) -> Int? {
    instruction.op.operands.a == .write ? Int(instruction.a) : nil
  }

  func forEachRead(_ instruction: Instruction, _ body: (Int) -> Void) {
    let kinds = instruction.op.operands
    if kinds.a == .read || kinds.a == .change { body(Int(instruction.a)) }
    if kinds.b == .read || kinds.b == .change { body(Int(instruction.b)) }
    if kinds.c == .read || kinds.c == .change { body(Int(instruction.c)) }
    if instruction.op == .makeClosure, case .closure(_, let registers) = code.sites[Int(instruction.b)] {
      for register in registers { body(Int(register)) }
    }
  }

  /// The register window that an instruction takes. For a call it extends to the end of the frame, where the callee's
  /// frame lies.
  func window(_ instruction: Instruction) -> Range<Int>? {
    switch instruction.op {
    case .makeStruct, .makeCase, .makeObjectOf:
      let first = Int(instruction.b)
      switch code.sites[Int(instruction.c)] {
      case .make(_, let count), .enumCase(_, _, let count): return first..<first + count
      case .closure, .types, .type, .keyPath, .field: return first..<code.registerCount
      }
    case .makeTuple, .makeArray, .concatenate:
      return Int(instruction.b)..<Int(instruction.b) + Int(instruction.c)
    case .call, .callValue, .callNative, .callDispatch, .makeKeyPath:
      return Int(instruction.c)..<max(Int(instruction.c), code.registerCount)
    default: return nil
    }
  }

  /// The registers of its window that an instruction reads. For a call these are the arguments; the rest belongs to the
  /// callee's frame.
  func rowRead(_ index: Int) -> Range<Int> {
    let instruction = instructions[index]
    guard let window = window(instruction) else { return 0..<0 }
    let count: Int
    switch instruction.op {
    case .call:
      let callee = code.callees[Int(instruction.b)]
      count = callee.parameterCount + callee.captureCount
    case .callNative: count = code.natives[Int(instruction.b)].count
    case .callDispatch: count = code.dispatches[Int(instruction.b)].count
    case .callValue where index + 1 < instructions.count && instructions[index + 1].op == .operands:
      count = Int(instructions[index + 1].a)
    default: return window
    }
    return window.prefix(count)
  }

  /// Whether an instruction does more with a register than read it: it writes it, changes it, or takes it in a window.
  func touches(_ instruction: Instruction, _ register: Int) -> Bool {
    let kinds = instruction.op.operands
    if kinds.a == .write || kinds.a == .change, instruction.a == register { return true }
    if kinds.b == .change, instruction.b == register { return true }
    if kinds.c == .change, instruction.c == register { return true }
    if instruction.op.givesElement, Int(instruction.b) + 1 == register { return true }
    if instruction.op == .makeClosure, case .closure(_, let registers) = code.sites[Int(instruction.b)],
      registers.contains(Int32(register))
    {
      return true
    }
    return window(instruction)?.contains(register) ?? false
  }

  func reads(_ instruction: Instruction, _ register: Int) -> Bool {
    let kinds = instruction.op.operands
    return kinds.a == .read && instruction.a == register || kinds.b == .read && instruction.b == register
      || kinds.c == .read && instruction.c == register
  }

  // MARK: Removal

  /// Removes the marked instructions and renumbers the labels.
  mutating func close() {
    guard isGone.contains(true) else { return }
    var places: [Int32] = []
    var kept: [Int] = []
    for index in instructions.indices {
      places.append(Int32(kept.count))
      if !isGone[index] { kept.append(index) }
    }
    places.append(Int32(kept.count))
    instructions = kept.map { index in
      instructions[index].mapping { $0 == .label ? places[Int($1)] : $1 }
    }
    code.nodes = kept.map { code.nodes[$0] }
    if !code.instructionOrigins.isEmpty { code.instructionOrigins = kept.map { code.instructionOrigins[$0] } }
    handlers = handlers.map { $0.moved(to: places) }
    isGone = [Bool](repeating: false, count: instructions.count)
  }
}

/// A bit set of 128 registers.
struct RegisterSet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ register: Int) -> Bool {
    register < 64 ? low >> UInt64(register) & 1 == 1 : high >> UInt64(register - 64) & 1 == 1
  }

  mutating func insert(_ register: Int) {
    if register < 64 { low |= 1 << UInt64(register) } else { high |= 1 << UInt64(register - 64) }
  }

  mutating func insertAll(from first: Int, to end: Int) {
    for register in first..<min(end, 128) { insert(register) }
  }

  mutating func remove(_ register: Int) {
    if register < 64 { low &= ~(1 << UInt64(register)) } else { high &= ~(1 << UInt64(register - 64)) }
  }

  func without(_ register: Int) -> RegisterSet {
    var result = self
    result.remove(register)
    return result
  }

  mutating func formUnion(_ other: RegisterSet) {
    low |= other.low
    high |= other.high
  }
}

extension Op {
  /// Whether an operation makes the lifetime of an object or a change observable. Copies are then not redundant.
  var reportsLifetimes: Bool {
    switch self {
    case .makeWeak, .weakGet, .unownedGet, .completeObject, .observe, .observeSet: true
    default: false
    }
  }

  /// Whether the operation writes an element to register b + 1.
  var givesElement: Bool { self == .nextElement || self == .loopOverElements }

  /// Whether execution never falls through to the next instruction.
  var isEnd: Bool {
    switch self {
    case .jump, .loop, .returnValue, .returnTaken, .returnVoid, .throwError, .trap, .unsupported, .forcedTryFailed: true
    default: false
    }
  }
}
