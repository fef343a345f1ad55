import ViewSemantics
import ViewSource
import ViewSyntax

/// Standard library calls that map to instructions.
extension Lowering {
  func intrinsic(_ op: Op, _ operands: [ResolvedExpr], into target: Int) throws {
    if operands.count == 2, let number = small(operands[1]), let immediate = Lowering.immediate(op) {
      let left = try operand(operands[0])
      emit(immediate, target, left, op == .intSubtract ? -number : number)
      return
    }
    let left = try operand(operands[0])
    if operands.count == 1 {
      emit(op, target, left)
      return
    }
    let right = try operand(operands[1])
    emit(op, target, left, right)
  }

  /// The form of an operation with an immediate operand.
  private static func immediate(_ op: Op) -> Op? {
    switch op {
    case .intAdd, .intSubtract: .intAddConstant
    case .intMultiply: .intMultiplyConstant
    case .intDivide: .intDivideConstant
    case .intRemainder: .intRemainderConstant
    default: nil
    }
  }

  /// Lowers `a += b` and other compound assignments of `Int` and `Double`; returns `false` for other calls.
  func compoundAssignment(_ call: ResolvedCall) throws -> Bool {
    guard call.form == .function, call.arguments.count == 2, case .place(let place) = call.arguments[0],
      case .value(let value) = call.arguments[1], analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal, concrete(place.type) == base,
      type(of: value) == base
    else { return false }
    let name = analyzer.decl(call.decl).name
    let op: Op?
    if types.decl(base) == machine.known.int {
      op = Lowering.intAssignments[name]
    } else if types.decl(base) == machine.known.double || machine.isCGFloat(base) {
      op = Lowering.doubleAssignments[name]
    } else {
      op = nil
    }
    guard let op else { return false }
    try scratch {
      let place = try anchored(place, before: [value.node])
      if let number = small(value), let immediate = Lowering.immediate(op) {
        try modify(place) { self.emit(immediate, $0, $0, op == .intSubtract ? -number : number) }
      } else {
        let operand = try operand(value)
        try modify(place) { self.emit(op, $0, $0, operand) }
      }
    }
    return true
  }

  /// Lowers `array.removeLast()` and `array.popLast()`; returns `false` for other calls.
  func arrayRemoval(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard isOfArray(call), call.arguments.isEmpty, case .place(let place)? = call.receiver else { return false }
    let name = analyzer.decl(call.decl).name
    guard name == "removeLast" || name == "popLast" else { return false }
    try modify(place) { self.emit(name == "popLast" ? .arrayPopLast : .arrayRemoveLast, target, $0) }
    return true
  }

  /// Whether the callee is a native method of `Array`.
  private func isOfArray(_ call: ResolvedCall) -> Bool {
    guard call.form == .function, analyzer.decl(call.decl).has(.isPrimitive), analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal
    else { return false }
    return types.decl(base) == machine.known.array
  }

  /// Lowers `dictionary[key]` and `dictionary[key, default: value]`; returns `false` for other calls.
  func dictionaryAccess(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard call.form == .getter, let (key, value, standard) = dictionarySubscript(call), let receiver = call.receiver
    else { return false }
    let list = try operand(receiver)
    let place = try operand(key)
    emit(.dictionaryGet, target, list.register, place)
    emit(.keyType, 0, site(.type(type(of: key))))
    if let standard { try orDefault(standard, value, into: target) }
    if case .place = receiver { done(list.register, concrete(call.base ?? key.type)) }
    return true
  }

  /// The key, value type and default of a dictionary subscript with a key; `nil` for other calls.
  func dictionarySubscript(_ call: ResolvedCall) -> (key: ResolvedExpr, value: TypeID, standard: ResolvedArgument?)? {
    guard analyzer.decl(call.decl).kind == .subscriptDecl, analyzer.isFromCatalogue(call.decl), call.generics.isEmpty,
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.dictionary, case .value(let key)? = call.arguments.first,
      type(of: key) == types.argument(base, 0), call.arguments.count <= 2,
      analyzer.decl(call.decl).has(.isPrimitive)
    else { return nil }
    let first = analyzer.signature(of: call.decl).parameters[0].type
    // The other subscript takes a `Dictionary.Index`.
    guard types.kind(first) != .nominal || types.decl(first) == types.decl(base) || call.arguments.count == 2 else {
      return nil
    }
    return (key, types.argument(base, 1), call.arguments.count == 2 ? call.arguments[1] : nil)
  }

  /// Unwraps the optional in a register; a default value replaces `nil`.
  func orDefault(_ standard: ResolvedArgument, _ value: TypeID, into target: Int) throws {
    let (none, end) = (Label(), Label())
    jump(.jumpIfNil, target, to: none)
    unwrap(target, value)
    jump(.jump, to: end)
    place(none)
    try scratch {
      switch standard {
      case .late(let function):
        let closure = temporary()
        let window = temporary()
        try self.closure(function, into: closure)
        emit(.callValue, target, closure, window)
        emit(.operands, 0)
        emit(.clear, closure)
      case .value(let expr):
        let closure = temporary()
        let window = temporary()
        try lower(expr, into: closure)
        emit(.callValue, target, closure, window)
        emit(.operands, 0)
        emit(.clear, closure)
      default: unsupported("a default of another kind")
      }
    }
    place(end)
  }

  /// Lowers `array.append(value)` and `array.swapAt(i, j)`; returns `false` for other calls.
  func arrayChange(_ call: ResolvedCall) throws -> Bool {
    if isOfArray(call), call.arguments.count == 2, analyzer.decl(call.decl).name == "swapAt",
      case .place(let place)? = call.receiver, case .value(let first) = call.arguments[0],
      case .value(let second) = call.arguments[1]
    {
      try scratch {
        let place = try anchored(place, before: [first.node, second.node])
        let (left, right) = (try operand(first), try operand(second))
        try modify(place) { self.emit(.arraySwap, $0, left, right) }
      }
      return true
    }
    guard call.form == .function, call.arguments.count == 1, case .place(let place)? = call.receiver,
      case .value(let value) = call.arguments[0], analyzer.decl(call.decl).name == "append",
      analyzer.decl(call.decl).has(.isPrimitive) || isRequirement(call.decl), analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.array, analyzer.signature(of: call.decl).parameters.first?.label == Name.none,
      type(of: value) == types.argument(base, 0)
    else { return false }
    try scratch {
      let place = try anchored(place, before: [value.node])
      let element = try operand(value)
      try modify(place) { self.emit(.arrayAppend, $0, element) }
      done(element, type(of: value))
    }
    return true
  }

  /// Whether a member is a protocol requirement. Its witness in a type of the catalogue is the type's own member.
  private func isRequirement(_ member: DeclID) -> Bool {
    analyzer.owner(of: member).map { analyzer.decl($0).kind == .protocolType } ?? false
  }

  private static let intAssignments: [Name: Op] = [
    "+=": .intAdd, "-=": .intSubtract, "*=": .intMultiply, "/=": .intDivide, "%=": .intRemainder,
    "&+=": .intWrappingAdd, "&-=": .intWrappingSubtract, "&*=": .intWrappingMultiply,
  ]

  private static let doubleAssignments: [Name: Op] = [
    "+=": .doubleAdd, "-=": .doubleSubtract, "*=": .doubleMultiply, "/=": .doubleDivide,
  ]

  /// The instruction for an operator call; `nil` if there is none.
  func intrinsic(_ call: ResolvedCall) -> Op? {
    guard call.form == .function, call.receiver == nil || analyzer.decl(call.decl).has(.isStatic),
      analyzer.isFromCatalogue(call.decl)
    else {
      return nil
    }
    let name = analyzer.decl(call.decl).name
    guard let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal else { return nil }
    if call.arguments.count == 1 { return unaryIntrinsic(name, base, call) }
    guard call.arguments.count == 2 else { return nil }
    let decl = types.decl(base)
    if decl == machine.known.int {
      // The other operand may be an unsigned integer.
      return areOperands(of: call, base) ? Lowering.intOperations[name] : nil
    }
    if name == "==", areOperands(of: call, base) {
      if decl == machine.known.character { return .characterEqual }
      if decl == machine.known.string { return .stringEqual }
    }
    if decl == machine.known.double || machine.isCGFloat(base) {
      // The operands may have two types, as in `CGFloat * Double`; the machine represents both as `Double`.
      guard let op = Lowering.doubleOperations[name] else { return nil }
      return analyzer.signature(of: call.decl).generics.parameters.count
        > analyzer.signature(of: call.decl).generics.outerCount ? nil : op
    }
    return nil
  }

  private func areOperands(of call: ResolvedCall, _ type: TypeID) -> Bool {
    operands(of: call)?.allSatisfy { self.type(of: $0) == type } ?? false
  }

  private func unaryIntrinsic(_ name: Name, _ base: TypeID, _ call: ResolvedCall) -> Op? {
    guard analyzer.decl(call.decl).has(.isUnaryOperator) else { return nil }
    if types.decl(base) == machine.known.bool, name == "!" { return .not }
    if name == "-" {
      if types.decl(base) == machine.known.int { return .intNegate }
      if types.decl(base) == machine.known.double || machine.isCGFloat(base) { return .doubleNegate }
    }
    return nil
  }

  func isReversed(_ call: ResolvedCall) -> Bool {
    let name = analyzer.decl(call.decl).name
    return name == ">" || name == ">="
  }

  private static let intOperations: [Name: Op] = [
    "+": .intAdd, "-": .intSubtract, "*": .intMultiply, "/": .intDivide, "%": .intRemainder, "&": .intAnd, "|": .intOr,
    "^": .intXor, "&+": .intWrappingAdd, "&-": .intWrappingSubtract, "&*": .intWrappingMultiply, "<": .intLess,
    "<=": .intLessEqual, ">": .intLess, ">=": .intLessEqual, "==": .intEqual, "!=": .intNotEqual,
  ]

  private static let doubleOperations: [Name: Op] = [
    "+": .doubleAdd, "-": .doubleSubtract, "*": .doubleMultiply, "/": .doubleDivide, "<": .doubleLess,
    "<=": .doubleLessEqual, ">": .doubleLess, ">=": .doubleLessEqual, "==": .doubleEqual, "!=": .doubleNotEqual,
  ]

  /// Lowers `array[index]`, `array.count` and `array.isEmpty`; returns `false` for other calls.
  func arrayAccess(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard call.form == .getter, let receiver = call.receiver, let base = call.base.map({ concrete($0) }),
      types.kind(base) == .nominal, types.decl(base) == machine.known.array, analyzer.isFromCatalogue(call.decl)
    else { return false }
    let name = analyzer.decl(call.decl).name
    if name == "count" || name == "isEmpty", call.arguments.isEmpty {
      let list = try operand(receiver)
      emit(.arrayCount, target, list.register)
      done(list.register, base)
      if name == "isEmpty" {
        let zero = temporary()
        emit(.int, zero, 0)
        emit(.intEqual, target, target, zero)
      }
      return true
    }
    guard isElement(call), case .value(let index)? = call.arguments.first else { return false }
    let list = try operand(receiver)
    let place = try operand(index)
    emit(.arrayGet, target, list.register, place)
    done(list.register, base)
    return true
  }

  func operand(_ receiver: ResolvedReceiver) throws -> (register: Int, Void) {
    switch receiver {
    case .value(let value): return (try operand(value), ())
    case .place(let place):
      let register = temporary()
      try load(place, into: register)
      return (register, ())
    }
  }

  /// Whether a call is the element subscript of an array.
  func isElement(_ call: ResolvedCall) -> Bool {
    guard analyzer.decl(call.decl).kind == .subscriptDecl, call.arguments.count == 1, call.generics.isEmpty,
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.array
    else { return false }
    let parameters = analyzer.signature(of: call.decl).parameters
    guard parameters.count == 1, parameters[0].label == .none else { return false }
    return types.kind(parameters[0].type) == .nominal && types.decl(parameters[0].type) == machine.known.int
  }
}
