/// Structs and objects that are created first and assigned field by field.
extension Optimizer {
  /// Rewrites `s = a struct of a register window; s.f = x; s.g = y` to a struct of a window that holds `x` and `y`. An
  /// object is rewritten likewise if all of its fields are assigned.
  ///
  /// Only within a basic block in which no other instruction uses the struct, object or window.
  mutating func fillRows() {
    for index in instructions.indices where !isGone[index] {
      switch instructions[index].op {
      case .makeStruct: fillRow(index)
      case .makeObject: fillRowOfObject(index)
      default: break
      }
    }
  }

  private mutating func fillRowOfObject(_ index: Int) {
    let make = instructions[index]
    guard case .make(_, let count) = code.sites[Int(make.b)], count > 0,
      code.registerCount + count <= Optimizer.mostRegisters
    else { return }
    // The window lies behind all other registers, where only callee frames are.
    let row = code.registerCount
    code.registerCount += count
    instructions[index] = Instruction(.makeObjectOf, Int(make.a), row, Int(make.b))
    if !fillRow(index) {
      code.registerCount -= count
      instructions[index] = make
    }
  }

  /// An instruction and the index of the instruction that it derives from.
  private typealias Planned = (instruction: Instruction, origin: Int)

  /// Returns whether the instruction was rewritten.
  @discardableResult
  private mutating func fillRow(_ index: Int) -> Bool {
    let make = instructions[index]
    guard case .make(_, let count) = code.sites[Int(make.c)], count > 0 else { return false }
    let (made, row) = (Int(make.a), Int(make.b)..<Int(make.b) + count)
    guard !row.contains(made), !handled.contains(made), made >= code.parameterCount else { return false }
    var fields: Set<Int> = []
    var plan: [Planned] = []
    // The part of the plan up to the last field assignment so far, and the index of that assignment.
    var (filled, end) = ([Planned](), index)
    var next = index + 1
    while next < instructions.count, !isTarget[next] {
      let place = next
      next += 1
      if isGone[place] { continue }
      let instruction = instructions[place]
      if let field = field(of: made, filledBy: place, count) {
        guard let step = filling(row, field, by: place) else { break }
        plan += step
        (filled, end) = (plan, place)
        fields.insert(field)
        continue
      }
      if instruction.op.isEnd || instruction.op.hasLabel || uses(instruction, made) { break }
      // Creating the struct has cleared the window already.
      if instruction.op == .clear, row.contains(Int(instruction.a)) { continue }
      if !row.contains(where: { uses(instruction, $0) }) {
        plan.append((instruction, place))
        continue
      }
      // A value computed in the window for a field is computed directly in the register of the field.
      guard let written = written(instruction), row.contains(written), !overlaps(instruction, row),
        next < instructions.count,
        !isTarget[next], !isGone[next], let field = field(of: made, filledBy: next, count),
        Int(instructions[next].c) == written, !live[next].contains(written) || instructions[next].op.movesIntoField
      else { break }
      var changed = instruction
      changed.a = Int32(row.lowerBound + field)
      plan.append((changed, place))
      (filled, end) = (plan, next)
      fields.insert(field)
      next += 1
    }
    guard end > index, make.op == .makeStruct || fields.count == count,
      !handlers.contains(where: { splits($0, index, end) })
    else { return false }
    put(filled + [(make, index)], index, end)
    return true
  }

  private func splits(_ handler: Code.Handler, _ first: Int, _ last: Int) -> Bool {
    let inside = (first + 1)...last
    return inside.contains(Int(handler.range.lowerBound)) || inside.contains(Int(handler.range.upperBound))
  }

  /// Whether an instruction reads one of the registers of a window, or takes it in its own window.
  private func overlaps(_ instruction: Instruction, _ row: Range<Int>) -> Bool {
    row.contains { reads(instruction, $0) } || window(instruction)?.overlaps(row) ?? false
  }

  private func uses(_ instruction: Instruction, _ register: Int) -> Bool {
    reads(instruction, register) || touches(instruction, register)
  }

  /// The field that an instruction assigns, if the assignment is its only use of the struct.
  private func field(of made: Int, filledBy place: Int, _ count: Int) -> Int? {
    let instruction = instructions[place]
    guard instruction.op.fillsField, Int(instruction.a) == made,
      Int(instruction.c) != made, Int(instruction.b) < count
    else { return nil }
    return Int(instruction.b)
  }

  /// The instructions that move the value of a field into the window; `nil` on a conflict with another value there.
  private func filling(_ row: Range<Int>, _ field: Int, by place: Int) -> [Planned]? {
    let (instruction, target) = (instructions[place], row.lowerBound + field)
    let source = Int(instruction.c)
    if source == target { return instruction.op.movesIntoField || !live[place].contains(source) ? [] : nil }
    if row.contains(source) { return nil }
    return [(Instruction(instruction.op.movesIntoField ? .take : .move, target, source), place)]
  }

  /// Replaces the instructions of a range by at most as many instructions.
  private mutating func put(_ planned: [Planned], _ first: Int, _ last: Int) {
    let nodes = code.nodes
    let origins = code.instructionOrigins
    for place in first...last { isGone[place] = true }
    for (offset, step) in planned.enumerated() {
      let place = last - planned.count + 1 + offset
      instructions[place] = step.instruction
      isGone[place] = false
      code.nodes[place] = nodes[step.origin]
      if !origins.isEmpty { code.instructionOrigins[place] = origins[step.origin] }
    }
  }
}

extension Op {
  fileprivate var movesIntoField: Bool { self == .fieldPut || self == .objectPut }
  fileprivate var fillsField: Bool { movesIntoField || self == .fieldSet || self == .objectSet }
}
