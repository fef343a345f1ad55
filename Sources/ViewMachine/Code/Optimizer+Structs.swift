/// Structs and objects that are made of nothing and then given their fields.
extension Optimizer {
  /// `s = a struct of what is in a row; s.f = x; s.g = y` is a struct of a row with `x` and `y`; an object likewise, if all
  /// of its fields are given values.
  ///
  /// Only in straight code, in which nothing else has to do with the struct, object or row.
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
    // The row is behind all other registers, where only the frames of what is called are.
    let row = code.registerCount
    code.registerCount += count
    instructions[index] = Instruction(.makeObjectOf, Int(make.a), row, Int(make.b))
    if !fillRow(index) {
      code.registerCount -= count
      instructions[index] = make
    }
  }

  /// An instruction with the place of the one that it is made of.
  private typealias Planned = (instruction: Instruction, origin: Int)

  /// Whether there was anything to do.
  @discardableResult
  private mutating func fillRow(_ index: Int) -> Bool {
    let make = instructions[index]
    guard case .make(_, let count) = code.sites[Int(make.c)], count > 0 else { return false }
    let (made, row) = (Int(make.a), Int(make.b)..<Int(make.b) + count)
    guard !row.contains(made), !handled.contains(made), made >= code.parameterCount else { return false }
    var fields: Set<Int> = []
    var plan: [Planned] = []
    // What of the plan is done when the last field gets its value, and where that is.
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
      // The row has been emptied when the struct was made.
      if instruction.op == .clear, row.contains(Int(instruction.a)) { continue }
      if !row.contains(where: { uses(instruction, $0) }) {
        plan.append((instruction, place))
        continue
      }
      // What is worked out in the row to go to a field from there is worked out in the field's place.
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

  /// Whether an instruction reads one of some registers in a row, or has it among those that it takes.
  private func overlaps(_ instruction: Instruction, _ row: Range<Int>) -> Bool {
    row.contains { reads(instruction, $0) } || window(instruction)?.overlaps(row) ?? false
  }

  private func uses(_ instruction: Instruction, _ register: Int) -> Bool {
    reads(instruction, register) || touches(instruction, register)
  }

  /// The field of a struct that an instruction gives a value, if that is all that it does with the struct.
  private func field(of made: Int, filledBy place: Int, _ count: Int) -> Int? {
    let instruction = instructions[place]
    guard instruction.op.fillsField, Int(instruction.a) == made,
      Int(instruction.c) != made, Int(instruction.b) < count
    else { return nil }
    return Int(instruction.b)
  }

  /// What puts the value of a field into the row; `nil` if it is in the way of another one there.
  private func filling(_ row: Range<Int>, _ field: Int, by place: Int) -> [Planned]? {
    let (instruction, target) = (instructions[place], row.lowerBound + field)
    let source = Int(instruction.c)
    if source == target { return instruction.op.movesIntoField || !live[place].contains(source) ? [] : nil }
    if row.contains(source) { return nil }
    return [(Instruction(instruction.op.movesIntoField ? .take : .move, target, source), place)]
  }

  /// Puts instructions in the place of those of a range, which are as many or more.
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
