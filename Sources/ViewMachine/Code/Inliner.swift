import ViewSemantics
import ViewSyntax

/// Inlines short callees. The frame of a callee begins at a register of the caller, so inlining only shifts the
/// callee's registers by that number.
struct Inliner {
  let code: Code
  private var instructions: [Instruction] = []
  private var nodes: [NodeID?] = []
  private var origins: [UInt16] = []
  /// The new index of each old instruction.
  private var places: [Int32] = []
  /// The jumps of the caller itself, whose labels are still old indices.
  private var jumps: [Int] = []

  /// The maximum number of instructions of a callee, and of the caller.
  static let longest = 24
  static let longestWhole = 4000

  init(_ code: Code) { self.code = code }

  /// Inlines short functions at direct calls, then closures at calls of function values that this code creates. So an
  /// inlined `map` calls its closure directly.
  ///
  /// - Parameter body: Returns the code of a callee if it is lowered or can be lowered now.
  mutating func run(_ body: (Code) -> Code?) {
    let code = code
    func isFit(_ callee: Code) -> Bool { callee !== code && Inliner.isShort(callee) }
    replace { index, instruction in
      guard instruction.op == .call, let callee = body(code.callees[Int(instruction.b)]), isFit(callee) else {
        return nil
      }
      return Replacement(callee: callee, captures: 0, arguments: 0)
    }
    guard code.instructions.contains(where: { $0.op == .callValue }) else { return }
    let values = FunctionValues(in: code)
    replace { index, instruction in
      guard instruction.op == .callValue, let made = values.closure(calledAt: index), let callee = body(made.code),
        isFit(callee)
      else { return nil }
      let arguments = Int(code.instructions[index + 1].a)
      return Replacement(callee: callee, captures: made.captures, arguments: arguments)
    }
  }

  /// The callee to inline at a call.
  private struct Replacement {
    let callee: Code
    /// The number of captures of a closure; they follow its arguments.
    let captures: Int
    let arguments: Int
  }

  private mutating func replace(_ replacement: (Int, Instruction) -> Replacement?) {
    let old = code.instructions
    guard old.count < Inliner.longestWhole else { return }
    (instructions, nodes, origins, places, jumps) = ([], [], [], [], [])
    var isChanged = false
    var isOperands = false
    for (index, instruction) in old.enumerated() {
      places.append(Int32(instructions.count))
      if isOperands {
        isOperands = false
        continue
      }
      if instruction.op == .call || instruction.op == .callValue, instructions.count < Inliner.longestWhole,
        let replacement = replacement(index, instruction)
      {
        isChanged = true
        isOperands = instruction.op == .callValue
        for number in 0..<replacement.captures {
          let register = Int(instruction.c) + replacement.arguments + number
          append(Instruction(.captureGet, register, Int(instruction.b), number), code.nodes[index], origin(index))
        }
        put(replacement.callee, for: instruction, node: code.nodes[index], origin: origin(index))
        continue
      }
      if instruction.op.hasLabel { jumps.append(instructions.count) }
      append(instruction, code.nodes[index], origin(index))
    }
    guard isChanged else { return }
    places.append(Int32(instructions.count))
    for jump in jumps {
      instructions[jump] = instructions[jump].mapping { [places] in $0 == .label ? places[Int($1)] : $1 }
    }
    code.instructions = instructions
    code.nodes = nodes
    code.instructionOrigins = origins
    code.handlers = code.handlers.map { $0.moved(to: places) }
  }

  private func origin(_ index: Int) -> UInt16 {
    index < code.instructionOrigins.count ? code.instructionOrigins[index] : 0
  }

  private mutating func append(_ instruction: Instruction, _ node: NodeID?, _ origin: UInt16) {
    instructions.append(instruction)
    nodes.append(node)
    origins.append(origin)
  }

  static func isShort(_ callee: Code) -> Bool {
    callee.instructions.count <= longest && callee.handlers.isEmpty
      && !callee.instructions.contains {
        $0.op == .makeClosure || $0.op == .throwError || $0.op == .unsupported || $0.op.reportsLifetimes
      }
  }

  private mutating func put(_ callee: Code, for call: Instruction, node: NodeID?, origin outer: UInt16) {
    let shift = call.c
    code.registerCount = max(code.registerCount, Int(shift) + callee.registerCount)
    let firstOrigin = code.origins.count
    code.origins.append(Code.Origin(code: callee.name, file: callee.file, node: node, outer: Int(outer)))
    for origin in callee.origins {
      code.origins.append(
        Code.Origin(
          code: origin.code, file: origin.file, node: origin.node,
          outer: origin.outer == 0 ? firstOrigin + 1 : origin.outer + firstOrigin + 1))
    }
    guard code.origins.count < Int(UInt16.max) else { return append(call, node, outer) }
    let bases = (
      constants: Int32(code.constants.count), callees: Int32(code.callees.count), natives: Int32(code.natives.count),
      dispatches: Int32(code.dispatches.count), sites: Int32(code.sites.count)
    )
    code.constants += callee.constants
    code.callees += callee.callees
    code.natives += callee.natives
    code.dispatches += callee.dispatches
    code.sites += callee.sites
    var inside: [Int32] = []
    var labels: [Int] = []
    var ends: [Int] = []
    let body = callee.instructions.reachable
    for (index, instruction) in body.enumerated() {
      inside.append(Int32(instructions.count))
      let inner = index < callee.instructionOrigins.count ? Int(callee.instructionOrigins[index]) : 0
      let place = (callee.nodes[index], UInt16(inner == 0 ? firstOrigin + 1 : firstOrigin + 1 + inner))
      switch instruction.op {
      case .returnValue, .returnVoid:
        let result = instruction.op == .returnValue ? instruction.a : -1
        for register in callee.references where register != result {
          append(Instruction(.clear, Int(register + shift)), place.0, place.1)
        }
        if result < 0 {
          append(Instruction(.clear, Int(call.a)), place.0, place.1)
        } else if result + shift != call.a {
          // A value left in a temporary would live until another call reuses the register.
          let isOver = Int(result) >= callee.parameterCount || callee.references.contains(result)
          append(
            Instruction(isOver ? .take : .move, Int(call.a), Int(result + shift)), place.0, place.1)
        }
        if index < body.count - 1 {
          ends.append(instructions.count)
          append(Instruction(.jump), place.0, place.1)
        }
      default:
        if instruction.op.hasLabel { labels.append(instructions.count) }
        let moved = instruction.mapping { operand, value in
          switch operand {
          case .read, .write, .change, .window: value + shift
          case .constant: value + bases.constants
          case .callee: value + bases.callees
          case .native: value + bases.natives
          case .dispatch: value + bases.dispatches
          case .site: value + bases.sites
          case .none, .number, .label: value
          }
        }
        append(moved, place.0, place.1)
      }
    }
    inside.append(Int32(instructions.count))
    for label in labels {
      instructions[label] = instructions[label].mapping { $0 == .label ? inside[min(Int($1), inside.count - 1)] : $1 }
    }
    for end in ends { instructions[end].a = Int32(instructions.count) }
  }
}

extension Op {
  var hasLabel: Bool {
    let kinds = operands
    return kinds.a == .label || kinds.b == .label || kinds.c == .label
  }
}

extension [Instruction] {
  /// The code without an unreachable return at its end.
  var reachable: ArraySlice<Instruction> {
    guard count > 1, self[count - 1].op == .returnVoid, self[count - 2].op == .returnValue else { return self[...] }
    let last = Int32(count - 1)
    let isJumpedTo = contains { instruction in
      let kinds = instruction.op.operands
      return kinds.a == .label && instruction.a >= last || kinds.b == .label && instruction.b >= last
        || kinds.c == .label && instruction.c >= last
    }
    return isJumpedTo ? self[...] : self[..<(count - 1)]
  }
}
