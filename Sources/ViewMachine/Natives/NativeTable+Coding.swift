import ViewSemantics
import ViewSource

/// Numbers, truth and strings as data has them.
extension NativeTable {
  mutating func addCoding() {
    add("_plain(_:)") { call in
      let (value, type) = call.machine.open(call[0], call.parameter(0))
      return call.machine.isPlain(type) ? .ref(ExistentialBox(type, value)) : .nothing
    }
    add("_isPlain(_:)") { call in .bool(call.machine.isPlain(try call[0].box(MetatypeBox.self).type)) }
    add("_isNumber(_:)") { call in
      let (value, type) = call.machine.open(call[0], call.parameter(0))
      if case .ref(let box) = value, let metatype = box as? MetatypeBox {
        return .bool(call.machine.numberKind(metatype.type) != .other)
      }
      return .bool(call.machine.numberKind(type) != .other)
    }
    add("_plain(_:as:)") { call in
      let machine = call.machine
      let (value, type) = machine.open(call[0], call.parameter(0))
      let wanted = try call[1].box(MetatypeBox.self).type
      let (source, target) = (machine.numberKind(type), machine.numberKind(wanted))
      guard target != .other else { return type == wanted ? value.wrapped : .nothing }
      switch value {
      case .int(let number) where source.isInteger:
        if target.isInteger { return .optional(source.convert(number, to: target).map { .int($0) }) }
        return .double(target.number(number, of: source))
      case .double(let number) where source.isFloating:
        if target.isInteger { return .optional(target.exactly(number).map { .int($0) }) }
        return .double(target.rounded(number))
      default: return .nothing
      }
    }
  }
}

extension Machine {
  /// Whether values of a type are written as they are.
  func isPlain(_ type: TypeID) -> Bool {
    if numberKind(type) != .other { return true }
    guard types.kind(type) == .nominal else { return false }
    let decl = types.decl(type)
    return decl == known.bool || decl == known.string
  }
}
