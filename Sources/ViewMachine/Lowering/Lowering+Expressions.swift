import ViewSemantics
import ViewSource
import ViewSyntax

/// Expressions, and reads and writes of variables and properties.
extension Lowering {
  /// The register that holds the value of an expression: the register of a variable, which must not be changed, or a
  /// temporary.
  func operand(_ expr: ResolvedExpr) throws -> Int {
    if case .variable(let variable) = expr.kind, isPlain(variable) { return register(variable) }
    let register = temporary()
    try lower(expr, into: register)
    return register
  }

  /// Whether the value of a variable is in its register, not in a cell or behind a weak reference.
  func isPlain(_ variable: VariableID) -> Bool {
    !cells.contains(variable.index) && body.variables[variable.index].ownership == .strong
  }

  /// Evaluates an expression for its side effects.
  func lowerEffect(_ expr: ResolvedExpr) throws {
    let outer = node
    node = expr.node.id
    defer { node = outer }
    switch expr.kind {
    case .assign(let place, let value): return try assign(place, value)
    case .call(let call): if try compoundAssignment(call) || arrayChange(call) || textGrowth(call) { return }
    default: break
    }
    try scratch {
      let register = temporary()
      try lower(expr, into: register)
      done(register, type(of: expr))
    }
  }

  /// Evaluates an expression into a register.
  func lower(_ expr: ResolvedExpr, into target: Int) throws {
    let outer = (node, top)
    node = expr.node.id
    defer {
      node = outer.0
      top = outer.1
    }
    switch expr.kind {
    case .integer(let magnitude, let isNegative): try integer(magnitude, isNegative, type(of: expr), into: target)
    case .number(let value, _): try number(value, type(of: expr), into: target)
    case .string(let text): try string(text, type(of: expr), into: target)
    case .bool(let value): try literal(.bool(value), "booleanLiteral", machine.known.bool, type(of: expr), into: target)
    case .nilValue: try nilValue(type(of: expr), into: target)
    case .regex(let text): try regex(text, type(of: expr), into: target)
    case .variable(let variable): read(variable, into: target)
    case .startTask(let function): try task(machine.taskStarter, into: target) { try closure(function, into: $0) }
    case .taskValue(let task): try self.task(machine.taskReader, into: target) { try lower(task, into: $0) }
    case .superclass(let variable): read(variable, into: target)
    case .packElement(let inner): try packElement(inner, into: target)
    case .global(let decl, let base): try readGlobal(decl, base, into: target)
    case .field(let base, let decl): try field(base, decl, into: target)
    case .call(let call): try lower(call, type(of: expr), into: target)
    case .apply(let function, let arguments): try apply(function, arguments, into: target)
    case .localCall(let function, let generics, let arguments):
      try localCall(function, generics, arguments, into: target)
    case .enumCase(let decl, let base, let arguments): try enumCase(decl, concrete(base), arguments, into: target)
    case .tuple(let elements): try tuple(elements, into: target)
    case .element(let base, let index):
      let register = try operand(base)
      emit(.elementGet, target, register, index)
      done(register, type(of: base))
    case .array(let elements): try array(elements, type(of: expr), into: target)
    case .dictionary(let pairs): try dictionary(pairs, type(of: expr), into: target)
    case .closure(let function): try closure(function, into: target)
    case .kept(let wrapper, let name): try kept(wrapper, name, into: target)
    case .localFunction(let function, let generics): try localFunction(function, generics, into: target)
    case .function(let call): try functionValue(call, type(of: expr), into: target)
    case .keyPath(let components, let root): try keyPath(components, root, type(of: expr), expr.node, into: target)
    case .convert(let inner): try convert(inner, type(of: expr), into: target)
    case .isType(let inner, let type): try cast(.isType, inner, type, into: target)
    case .conditionalCast(let inner, let type): try cast(.castOptional, inner, type, into: target)
    case .forcedCast(let inner, let type): try cast(.castForced, inner, type, into: target)
    case .force(let inner):
      let register = try operand(inner)
      emit(.force, target, register)
      done(register, type(of: inner))
    case .chain(let inner): try chain(inner, type(of: expr), into: target)
    case .link(let inner):
      guard let label = chains.last else { return unsupported("a `?` outside of a chain") }
      try lower(inner, into: target)
      jump(.jumpIfNil, target, to: label)
      unwrap(target, type(of: expr))
    case .and(let left, let right): try shortCut(.jumpIfFalse, left, right, into: target)
    case .or(let left, let right): try shortCut(.jumpIfTrue, left, right, into: target)
    case .coalesce(let left, let right): try coalesce(left, right, type(of: expr), into: target)
    case .ternary(let condition, let first, let second):
      // In a component of a view, an absent condition makes only this value absent.
      if componentDepth > 0 {
        try keepingFault(into: target, onlyMissing: true) { try ternary(condition, first, second, into: target) }
      } else {
        try ternary(condition, first, second, into: target)
      }
    case .block(let statements, let variable):
      // The result variable of the block ends with its scope.
      try lower(statements) { self.read(variable, into: target) }
      if mayHoldReference(type(of: variable)), !cells.contains(variable.index) { emit(.clear, register(variable)) }
    case .assign(let place, let value):
      try assign(place, value)
      emit(.clear, target)
    case .optionalTry(let inner): try optionalTry(inner, into: target)
    case .forcedTry(let inner): try forcedTry(inner, into: target)
    case .classItself:
      emit(.constant, target, constant(.ref(machine.metatype(selfType ?? type(of: expr)))))
    case .metatype(let type): emit(.constant, target, constant(.ref(machine.metatype(concrete(type)))))
    case .dynamicType(let inner):
      let register = try operand(inner)
      let type = type(of: inner)
      if types.kind(inner.type) == .parameter, types.kind(type) == .existential {
        // A generic parameter bound to `Any` has the type `Any`, whatever its dynamic type.
        emit(.constant, target, constant(.ref(machine.metatype(type))))
      } else {
        emit(.dynamicType, target, register, site(.type(type)))
      }
      done(register, type)
    case .interpolation(let parts): try interpolation(parts, into: target)
    case .await(let inner): try lower(inner, into: target)
    case .component(let inner, let builder): try component(inner, builder, into: target)
    case .pack(let elements): try pack(elements, into: target)
    case .packExpansion(let inner): try packExpansion(inner, into: target)
    case .unmodified(let base, let reason):
      absentValue(reason, into: target)
      if machine.containsFaults { try lower(base, into: target) }
    case .lost(let reason, let contents): try lost(reason, contents, into: target)
    case .unresolved(let reason): absentValue(reason, into: target)
    }
  }

  /// Emits code for an expression that cannot be evaluated: it ends the run, or yields an absent value that fails on
  /// use.
  func absentValue(_ reason: String, into target: Int) {
    guard machine.containsFaults else { return unsupported(reason) }
    let site = machine.languageSite
    if let node, let file = code.file { site.origin = machine.addOrigin(file, node) }
    code.natives.append(
      NativeBinding(
        code: { call in try call.machine.absentValue(reason, call.site) }, site: site, count: 0, changed: []))
    emit(.callNative, target, code.natives.count - 1, target)
  }

  /// A view that cannot be evaluated, together with its content views.
  private func lost(_ reason: String, _ contents: [ResolvedExpr], into target: Int) throws {
    guard machine.containsFaults else { return unsupported(reason) }
    try scratch {
      let window = temporaries(contents.count)
      for (index, content) in contents.enumerated() {
        try keepingFault(into: window + index) { try lower(content, into: window + index) }
      }
      let types = contents.map { type(of: $0) }
      let site = machine.languageSite
      if let node, let file = code.file { site.origin = machine.addOrigin(file, node) }
      code.natives.append(
        NativeBinding(
          code: { call in
            let views = types.enumerated().map { (value: call[$0.offset], type: $0.element) }
            return try call.machine.absentValue(reason, call.site, views: views)
          }, site: site, count: contents.count, changed: []))
      emit(.callNative, target, code.natives.count - 1, window)
      for index in contents.indices { emit(.clear, window + index) }
    }
  }

  private func task(_ native: NativeBinding, into target: Int, _ work: (Int) throws -> Void) throws {
    let window = temporary()
    try work(window)
    code.natives.append(native)
    emit(.callNative, target, code.natives.count - 1, window)
  }

  /// A property wrapper in a local variable that the host keeps between evaluations.
  func kept(_ wrapper: ResolvedExpr, _ name: Name, into target: Int) throws {
    let type = type(of: wrapper)
    let keep = NativeBinding(
      code: { call in try call.machine.keepVariable?(name.text, call[0], type) ?? call[0] },
      site: machine.languageSite, count: 1, changed: [])
    try task(keep, into: target) { try lower(wrapper, into: $0) }
  }

  // MARK: Variables and properties

  func read(_ variable: VariableID, into target: Int) {
    let source = register(variable)
    let ownership = body.variables[variable.index].ownership
    if cells.contains(variable.index) {
      emit(.cellGet, target, source)
      if let reading = machine.reading(ownership) { emit(reading, target, target) }
      return
    }
    if let reading = machine.reading(ownership) {
      emit(reading, target, source)
    } else if target != source {
      emit(.move, target, source)
    }
  }

  /// Stores the value in a register into a variable.
  func write(_ variable: VariableID, _ source: Int, isNew: Bool = false) {
    let target = register(variable)
    var source = source
    if body.variables[variable.index].ownership != .strong {
      emit(.makeWeak, source, source)
    }
    if cells.contains(variable.index) {
      if isNew { emit(.makeCell, target, source) } else { emit(.cellSet, target, source) }
    } else if target != source {
      emit(.move, target, source)
    }
    source = target
  }

  func readGlobal(_ decl: DeclID, _ base: TypeID?, into target: Int) throws {
    let index = machine.global(decl, base.map { concrete($0) })
    emit(.globalEnsure, index)
    emit(.globalGet, target, index)
    if let reading = machine.reading(machine.ownership(of: decl)) { emit(reading, target, target) }
  }

  func field(_ base: ResolvedExpr, _ decl: DeclID, into target: Int) throws {
    let baseType = type(of: base)
    var isSuper = false
    if case .superclass = base.kind { isSuper = true }
    if !isSuper, machine.isStorageOverridden(decl, in: baseType), !isOwnStorage(decl, of: base) {
      var call = ResolvedCall(form: .getter, decl: decl, base: base.type)
      call.receiver = .value(base)
      return try lower(call, concrete(base.type), into: target)
    }
    guard let index = machine.fieldIndex(decl, in: baseType) else {
      // An override with only observers: the property is stored in the superclass.
      var call = ResolvedCall(form: .getter, decl: decl, base: base.type)
      call.receiver = .value(base)
      call.isSuper = isSuper
      return try lower(call, concrete(base.type), into: target)
    }
    let register = try operand(base)
    if machine.isObserved(decl) { emit(.observe, register, index) }
    emit(machine.isReference(baseType) ? .objectGet : .fieldGet, target, register, index)
    done(register, baseType)
    if let reading = machine.reading(machine.ownership(of: decl)) { emit(reading, target, target) }
  }

  // MARK: Casts and conversions

  func cast(_ op: Op, _ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let register = try operand(inner)
    emit(op, target, register, site(.types(self.type(of: inner), concrete(type))))
    done(register, self.type(of: inner))
  }

  func convert(_ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let from = self.type(of: inner)
    if types.kind(type) == .function, case .keyPath = inner.kind {
      try lower(inner, into: target)
      emit(.convert, target, target, site(.types(from, type)))
      return
    }
    try lower(inner, into: target)
    if from != type { try convert(target, from, type, into: target) }
  }

  /// Converts the value in a register to another type.
  func convert(_ source: Int, _ from: TypeID, _ to: TypeID, into target: Int) throws {
    for step in machine.conversion(from, to) {
      switch step {
      case .wrap:
        if machine.isNever(nilFor: from) {
          if source != target { emit(.move, target, source) }
        } else {
          emit(.wrap, target, source)
        }
      case .box(let type): emit(.box, target, source, site(.type(type)))
      case .general: emit(.convert, target, source, site(.types(from, machine.generalTarget(from, to))))
      }
    }
    if source != target, machine.conversion(from, to).isEmpty { emit(.move, target, source) }
  }
}
