import ViewSemantics
import ViewSource

/// Conversions between function types.
extension Machine {
  /// Code that calls its captured function with converted arguments and converts the result. It is code of the machine,
  /// because an `async` function suspends in it.
  func functionAdapter(_ from: TypeID, _ to: TypeID) -> Code {
    let key = TypePair(from: from, to: to)
    if let known = functionAdapters[key] { return known }
    let inside = types.arguments(from)
    let outside = types.arguments(to)
    let count = outside.count - 1
    let made = Code(
      name: "function conversion",
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        // The captured function follows the arguments.
        let window = builder.register(after: count + 1)
        _ = builder.registers(count)
        for index in 0..<count {
          builder.emit(.take, window + index, index)
          let (given, wanted) = (machine.plain(outside[index]), machine.plain(inside[index]))
          if given != wanted { try builder.lowering.convert(window + index, given, wanted, into: window + index) }
        }
        let result = builder.registers(1)
        builder.emit(.callValue, result, count, window)
        builder.emit(.operands, count)
        let (made, wanted) = (inside[count], outside[count])
        if made != wanted { try builder.lowering.convert(result, made, wanted, into: result) }
        builder.emit(.returnValue, result)
      })
    made.parameterCount = count
    functionAdapters[key] = made
    return made
  }

  /// The type of the value that an `inout` parameter takes; other types are unchanged.
  func plain(_ type: TypeID) -> TypeID { types.kind(type) == .inoutType ? types.argument(type, 0) : type }
}
