import ViewSemantics
import ViewSource
import ViewSyntax

/// Conditions: branches on Boolean expressions, and their values.
extension Lowering {
  /// Falls through if a condition holds; otherwise jumps.
  func branch(_ condition: ResolvedExpr, otherwise label: Label) throws {
    try scratch {
      let outer = node
      node = condition.node.id
      defer { node = outer }
      switch condition.kind {
      case .and(let left, let right):
        try branch(left, otherwise: label)
        try branch(right, otherwise: label)
        return
      case .or(let left, let right):
        let holds = Label()
        try branch(left, then: holds)
        try branch(right, otherwise: label)
        place(holds)
        return
      case .call(let call):
        if try branch(call, otherwise: label) { return }
      default: break
      }
      jump(.jumpIfFalse, try operand(condition), to: label)
    }
  }

  /// Jumps if a condition holds.
  func branch(_ condition: ResolvedExpr, then label: Label) throws {
    try scratch {
      let outer = node
      node = condition.node.id
      defer { node = outer }
      switch condition.kind {
      case .or(let left, let right):
        try branch(left, then: label)
        return try branch(right, then: label)
      case .and:
        let other = Label()
        try branch(condition, otherwise: other)
        jump(.jump, to: label)
        return place(other)
      case .call(let call): if try branch(call, then: label) { return }
      default: break
      }
      jump(.jumpIfTrue, try operand(condition), to: label)
    }
  }

  /// The same for a comparison that has a negated jump and for operands of `!`; returns `false` for other calls.
  func branch(_ call: ResolvedCall, then label: Label) throws -> Bool {
    guard let op = intrinsic(call), let operands = operands(of: call) else { return false }
    if op == .not {
      try branch(operands[0], otherwise: label)
      return true
    }
    guard operands.count == 2 else { return false }
    if op == .characterEqual, let code = code(of: operands[1]) {
      jump(.jumpIfCharacter, try operand(operands[0]), code, to: label)
      return true
    }
    if let number = small(operands[1]), let opposite = Lowering.comparison(op, isReversed: false)?.opposite {
      jump(opposite, try operand(operands[0]), number, to: label)
      return true
    }
    if let number = small(operands[0]), let opposite = Lowering.comparison(op, isReversed: true)?.opposite {
      jump(opposite, try operand(operands[1]), number, to: label)
      return true
    }
    return false
  }

  /// The ASCII code of a single-character literal.
  func code(of expr: ResolvedExpr) -> Int? {
    guard case .string(let text) = expr.kind, text.utf8.count == 1, let byte = text.utf8.first, byte < 128 else {
      return nil
    }
    return Int(byte)
  }

  /// The same for a comparison and for operands of `!`; returns `false` for other calls.
  func branch(_ call: ResolvedCall, otherwise label: Label) throws -> Bool {
    guard let op = intrinsic(call), let operands = operands(of: call) else { return false }
    if op == .not {
      jump(.jumpIfTrue, try operand(operands[0]), to: label)
      return true
    }
    guard operands.count == 2 else { return false }
    if op == .characterEqual, let code = code(of: operands[1]) {
      jump(.jumpUnlessCharacter, try operand(operands[0]), code, to: label)
      return true
    }
    if let number = small(operands[1]), let fused = Lowering.comparison(op, isReversed: false) {
      jump(fused, try operand(operands[0]), number, to: label)
      return true
    }
    if let number = small(operands[0]), let fused = Lowering.comparison(op, isReversed: true) {
      jump(fused, try operand(operands[1]), number, to: label)
      return true
    }
    let fused: Op
    switch op {
    case .intLess: fused = .jumpUnlessIntLess
    case .intLessEqual: fused = .jumpUnlessIntLessEqual
    case .intEqual: fused = .jumpUnlessIntEqual
    case .intNotEqual: fused = .jumpUnlessIntNotEqual
    case .doubleLess: fused = .jumpUnlessDoubleLess
    case .doubleLessEqual: fused = .jumpUnlessDoubleLessEqual
    default: return false
    }
    // `a > b` is lowered as `b < a`, but `a` is evaluated first.
    let isTurned = isReversed(call)
    let first = try operand(operands[isTurned ? 1 : 0])
    let second = try operand(operands[isTurned ? 0 : 1])
    jump(fused, isTurned ? second : first, isTurned ? first : second, to: label)
    return true
  }

  /// The value of an integer literal that fits into an instruction.
  func small(_ expr: ResolvedExpr) -> Int? {
    guard case .integer(let magnitude, let isNegative) = expr.kind, magnitude < UInt64(Int32.max),
      type(of: expr) == machine.standard(.int)
    else { return nil }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }

  /// The jump that compares with a constant, which is the left operand if `isReversed`.
  private static func comparison(_ op: Op, isReversed: Bool) -> Op? {
    switch op {
    case .intLess: isReversed ? .jumpUnlessGreaterConstant : .jumpUnlessLessConstant
    case .intLessEqual: isReversed ? .jumpUnlessGreaterEqualConstant : .jumpUnlessLessEqualConstant
    case .intEqual: .jumpUnlessEqualConstant
    case .intNotEqual: .jumpUnlessNotEqualConstant
    default: nil
    }
  }

  /// The operands of an operator call.
  func operands(of call: ResolvedCall) -> [ResolvedExpr]? {
    var result: [ResolvedExpr] = []
    for argument in call.arguments {
      guard case .value(let value) = argument else { return nil }
      result.append(value)
    }
    // `a > b` is lowered as `b < a`.
    if isReversed(call) { result.reverse() }
    return result
  }

  func shortCut(_ op: Op, _ left: ResolvedExpr, _ right: ResolvedExpr, into target: Int) throws {
    let end = Label()
    try lower(left, into: target)
    jump(op, target, to: end)
    try lower(right, into: target)
    place(end)
  }

  func coalesce(_ left: ResolvedExpr, _ right: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let other = Label()
    let end = Label()
    try lower(left, into: target)
    jump(.jumpIfNil, target, to: other)
    let inner = machine.wrapped(self.type(of: left)) ?? self.type(of: left)
    unwrap(target, inner)
    if inner != type { try convert(target, inner, type, into: target) }
    jump(.jump, to: end)
    place(other)
    try lower(right, into: target)
    place(end)
  }

  func chain(_ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let none = Label()
    let end = Label()
    chains.append(none)
    try lower(inner, into: target)
    chains.removeLast()
    let innerType = self.type(of: inner)
    if innerType != type { try convert(target, innerType, type, into: target) }
    jump(.jump, to: end)
    place(none)
    emitConstant(.nothing, target)
    place(end)
  }

  /// Unwraps a non-`nil` optional of a type in its register.
  func unwrap(_ register: Int, _ type: TypeID) {
    if !machine.isNever(nilFor: type) { emit(.unwrap, register, register) }
  }
}
