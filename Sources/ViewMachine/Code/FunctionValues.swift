import ViewSyntax

/// Finds the closures that calls of function values invoke, where this is known statically: exactly one `makeClosure`
/// instruction writes the register.
struct FunctionValues {
  private let code: Code
  private let optimizer: Optimizer
  /// The jumps of the code, including those to handlers, as source range and target.
  private var jumps: [(from: Range<Int>, to: Int)] = []

  init(in code: Code) {
    self.code = code
    optimizer = Optimizer(code, goesOnWithoutMissing: true)
    for (index, instruction) in code.instructions.enumerated() where instruction.op.hasLabel {
      let kinds = instruction.op.operands
      for (kind, label) in [(kinds.a, instruction.a), (kinds.b, instruction.b), (kinds.c, instruction.c)]
      where kind == .label {
        jumps.append((index..<index + 1, Int(label)))
      }
    }
    for handler in code.handlers {
      jumps.append((Int(handler.range.lowerBound)..<Int(handler.range.upperBound), Int(handler.target)))
    }
  }

  /// The code of the closure that an instruction calls, and the number of its captures.
  func closure(calledAt call: Int) -> (code: Code, captures: Int)? {
    let register = Int(code.instructions[call].b)
    guard let maker = (0..<call).last(where: { optimizer.touches(code.instructions[$0], register) }),
      code.instructions[maker].a == register, let made = closure(madeBy: code.instructions[maker]),
      reaches(register, from: maker, to: call)
    else { return nil }
    return made
  }

  private func closure(madeBy instruction: Instruction) -> (code: Code, captures: Int)? {
    switch instruction.op {
    case .makeClosure:
      guard case .closure(let code, let captures) = code.sites[Int(instruction.b)] else { return nil }
      return (code, captures.count)
    case .constant:
      guard case .ref(let box as ClosureBox) = code.constants[Int(instruction.b)], case .code(let code) = box.body
      else {
        return nil
      }
      return (code, box.captures.count)
    default: return nil
    }
  }

  /// Whether the value that `maker` writes to a register reaches a call on every path.
  private func reaches(_ register: Int, from maker: Int, to call: Int) -> Bool {
    // A backward jump to a place between the two adds the instructions before the jump to the paths.
    var last = call
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for jump in jumps where jump.to > maker && jump.to <= last && jump.from.upperBound - 1 > last {
        last = jump.from.upperBound - 1
        isGrowing = true
      }
    }
    let isEntered = jumps.contains { $0.to > maker && $0.to <= last && $0.from.lowerBound < maker }
    return !isEntered && !(maker + 1...last).contains { optimizer.touches(code.instructions[$0], register) }
  }
}
