import ViewSemantics
import ViewSource
import ViewSyntax

/// Functions, methods, initializers and enum cases as function values.
extension Machine {
  /// How a method reference receives its `self`.
  enum ReceiverForm: Int {
    case none, bound, unapplied
  }

  /// Code that calls a declaration with the arguments of a function value.
  func functionCode(
    _ call: ResolvedCall, _ base: TypeID?, _ generics: [TypeID], _ type: TypeID, receiver: ReceiverForm
  ) throws -> Code {
    let decl = call.decl
    let info = analyzer.decl(decl)
    var parameters =
      call.form == .memberwise
      ? base.flatMap { analyzer.memberwiseSignature(of: types.decl($0)) }?.parameters ?? []
      : analyzer.signature(of: decl).parameters
    // If all properties have initial values, there is also an initializer without parameters.
    let given = parameters.map { _ in types.kind(type) != .function || types.argumentCount(type) > 1 }
    if call.form == .memberwise, !given.contains(true) { parameters = [] }
    let count = parameters.count
    let made = Code(name: analyzer.fullName(of: decl))
    if receiver == .unapplied {
      // Called with `self`, it returns the bound method.
      let bound = try functionCode(call, base, generics, type, receiver: .bound)
      made.source = .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        code.registerCount = 2
        builder.emit(.makeClosure, 1, builder.site(.closure(bound, [0])))
        builder.emit(.returnValue, 1)
      }
      made.parameterCount = 1
      return made
    }
    made.source = .synthesized { machine, code in
      let builder = CodeBuilder(machine, code)
      let hasSelf = receiver == .bound
      let isStatic = info.has(.isStatic)
      let window = builder.register(after: count + (hasSelf ? 1 : 0))
      _ = builder.registers(count + 1)
      // The captures follow the arguments.
      if hasSelf { builder.emit(.move, window, count) }
      let first = window + (hasSelf ? 1 : 0)
      let substitution = machine.calleeSubstitution(decl, base, generics)
      let outside = machine.types.kind(type) == .function ? machine.types.arguments(type) : []
      for index in 0..<count {
        builder.emit(.take, first + index, index)
        let wanted = machine.concrete(parameters[index].type, substitution)
        if index < outside.count - 1, machine.types.kind(outside[index]) != .inoutType {
          try builder.lowering.convert(first + index, outside[index], wanted, into: first + index)
        }
      }
      let changed = parameters.indices.filter { parameters[$0].flags.contains(.isInout) }.map { ($0, first + $0) }
      if info.kind == .enumCase, let base {
        try builder.makeCase(decl, base, first, count, into: window)
      } else if call.form == .memberwise, let base {
        builder.call(try machine.memberwiseCode(base, given: given), window, first)
      } else if hasSelf, let base, !call.isSuper,
        // The receiver of a static method is a metatype, which is only known at run time.
        isStatic ? machine.isReference(base) || machine.isExistential(base) : machine.isDispatched(decl, in: base)
      {
        code.dispatches.append(
          DispatchSite(
            decl, .body, generics, base: base, count: count + 1, name: machine.analyzer.fullName(of: decl),
            isStatic: isStatic))
        builder.taking(changed) {
          builder.emit(.callDispatch, window + count + 1, code.dispatches.count - 1, window)
        }
        builder.emit(.returnValue, window + count + 1)
        return
      } else {
        let result = window + count + 1
        let target = try machine.target(decl, .body, base, generics, hasSelf: hasSelf)
        builder.taking(changed) { builder.call(target, result, window) }
        builder.emit(.returnValue, result)
        return
      }
      builder.emit(.returnValue, window)
    }
    made.parameterCount = count
    return made
  }

  func caseCode(_ decl: DeclID, _ type: TypeID, count: Int) -> Code {
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        code.registerCount = count + 1
        try builder.makeCase(decl, type, 0, count, into: count)
        builder.emit(.returnValue, count)
      })
    made.parameterCount = count
    return made
  }
}
