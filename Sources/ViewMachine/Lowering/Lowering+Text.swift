import ViewSemantics
import ViewSource

/// Calls of `String` and `Int` members that map to instructions.
extension Lowering {
  /// Lowers `text += other`, `text.append(other)` and `text.append(contentsOf: other)` of two strings; returns `false`
  /// for other calls.
  func textGrowth(_ call: ResolvedCall) throws -> Bool {
    guard isOfString(call), call.form == .function else { return false }
    let place: ResolvedPlace
    let argument: ResolvedArgument
    switch analyzer.decl(call.decl).name {
    case "+=":
      guard call.arguments.count == 2, case .place(let own) = call.arguments[0] else { return false }
      (place, argument) = (own, call.arguments[1])
    case "append":
      guard call.arguments.count == 1, case .place(let own)? = call.receiver else { return false }
      (place, argument) = (own, call.arguments[0])
    default: return false
    }
    guard case .value(let added) = argument, isString(type(of: added)), isString(concrete(place.type)) else {
      return false
    }
    try scratch {
      let place = try anchored(place, before: [added.node])
      let text = try operand(added)
      try modify(place) { self.emit(.textAppend, $0, text) }
      done(text, type(of: added))
    }
    return true
  }

  /// Lowers `a + b` and `a + b + c` of strings; returns `false` for other calls.
  func textSum(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard let parts = summands(of: call) else { return false }
    try scratch {
      let first = temporaries(parts.count)
      for (index, part) in parts.enumerated() { try lower(part, into: first + index) }
      emit(.concatenate, target, first, parts.count)
    }
    return true
  }

  /// The operands of a string concatenation, from the left; `nil` for other calls.
  private func summands(of call: ResolvedCall) -> [ResolvedExpr]? {
    guard isOfString(call), call.form == .function, analyzer.decl(call.decl).name == "+", call.arguments.count == 2,
      case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1],
      isString(type(of: left)), isString(type(of: right))
    else { return nil }
    if case .call(let inner) = left.kind, let parts = summands(of: inner) { return parts + [right] }
    return [left, right]
  }

  /// Lowers `number.description` of an `Int`; returns `false` for other calls.
  func numberText(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard call.form == .getter, call.arguments.isEmpty, let receiver = call.receiver,
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal, types.decl(base) == machine.known.int,
      analyzer.isFromCatalogue(call.decl), analyzer.decl(call.decl).name == "description"
    else { return false }
    let number = try operand(receiver)
    emit(.describe, target, number.register, site(.type(base)))
    return true
  }

  /// Whether the callee is a native member of `String`.
  private func isOfString(_ call: ResolvedCall) -> Bool {
    analyzer.isFromCatalogue(call.decl) && analyzer.decl(call.decl).has(.isPrimitive)
      && call.base.map { isString(concrete($0)) } ?? false
  }

  private func isString(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && types.decl(type) == machine.known.string
  }
}
