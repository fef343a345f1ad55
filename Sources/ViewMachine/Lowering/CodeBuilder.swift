import ViewSemantics
import ViewSource
import ViewSyntax

/// Builds synthesized code, which has no source.
struct CodeBuilder {
  let machine: Machine
  let code: Code
  /// Emits into the same code.
  let lowering: Lowering

  init(_ machine: Machine, _ code: Code) {
    self.machine = machine
    self.code = code
    lowering = Lowering(machine, code)
  }

  func emit(_ op: Op, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) { lowering.emit(op, a, b, c) }

  /// The first register after the parameters.
  func register(after count: Int) -> Int {
    lowering.top = max(lowering.top, count)
    return lowering.temporary()
  }

  func registers(_ count: Int) -> Int { lowering.temporaries(count) }

  func site(_ site: Code.Site) -> Int { lowering.site(site) }

  func call(_ callee: Code, _ target: Int, _ window: Int) { lowering.emit(.call, target, callee: callee, window) }

  func call(_ found: CallTarget, _ target: Int, _ window: Int) {
    switch found {
    case .code(let callee): call(callee, target, window)
    case .native(let binding):
      code.natives.append(binding)
      emit(.callNative, target, code.natives.count - 1, window)
    }
  }

  /// Emits a call and afterwards, also if it throws, moves the arguments that it may change back to their registers.
  func taking(_ changed: [(register: Int, value: Int)], from call: () throws -> Void) rethrows {
    try lowering.taking(changed, converting: {}, from: call)
  }

  func fail(_ message: String) { lowering.unsupported(message) }

  func setDefaults(of type: TypeID, _ object: Int) throws {
    lowering.top = max(lowering.top, object + 1)
    try lowering.setDefaults(of: type, object: object)
  }

  func makeCase(_ decl: DeclID, _ type: TypeID, _ first: Int, _ count: Int, into target: Int) throws {
    if machine.isOptional(type) {
      if count == 0 { emit(.constant, target, lowering.constant(.nothing)) } else { emit(.wrap, target, first) }
      return
    }
    let tag = machine.tag(of: decl, in: type)
    if count == 0 {
      emit(.constant, target, lowering.constant(.ref(machine.plainCase(type, tag))))
    } else {
      emit(.makeCase, target, first, site(.enumCase(type, tag, count)))
    }
  }

  /// Stores an argument of a memberwise initializer. For a wrapped property this is the wrapper or the wrapped value.
  func storeGiven(_ source: Int, _ parameter: Parameter, _ field: DeclID, _ type: TypeID, into target: Int) throws {
    let substitution = machine.surroundings(of: field, in: type)
    let given = machine.concrete(parameter.type, substitution)
    if machine.analyzer.propertyWrappers(of: field).isEmpty {
      emit(.take, target, source)
      let own = machine.fieldType(field, in: type)
      if parameter.builder != nil, machine.types.kind(given) == .function, machine.types.kind(own) != .function {
        let window = registers(1)
        emit(.callValue, window, target, window)
        emit(.operands, 0)
        emit(.take, target, window)
      } else if machine.ownership(of: field) != .strong {
        emit(.makeWeak, target, target)
      }
      return
    }
    if given == machine.fieldType(field, in: type) {
      emit(.take, target, source)
      return
    }
    guard let callee = try machine.code(field, .storageOfValue, substitution, selfType: type) else {
      return fail("the wrapper of `\(machine.analyzer.name(of: field))`")
    }
    let window = registers(1)
    emit(.take, window, source)
    call(callee, target, window)
  }
}
