import ViewSemantics
import ViewSource
import ViewSyntax

/// Calls of functions, methods, initializers and function values.
extension Lowering {
  /// Lowers a call of a declaration, with its result in a register.
  func lower(_ call: ResolvedCall, _ result: TypeID, into target: Int) throws {
    if let op = intrinsic(call), let operands = operands(of: call) {
      return try intrinsic(op, operands, into: target)
    }
    if try compoundAssignment(call) || arrayChange(call) || textGrowth(call) {
      emit(.clear, target)
      return
    }
    if try textSum(call, into: target) || numberText(call, into: target) { return }
    switch call.form {
    case .memberwise: return try memberwise(call, into: target)
    case .initializer: return try initializer(call, into: target)
    case .delegation: return try delegate(call, into: target)
    case .function, .getter, .setter: break
    }
    if try arrayAccess(call, into: target) { return }
    if try dictionaryAccess(call, into: target) { return }
    if try arrayRemoval(call, into: target) { return }
    let base = call.base.map { concrete($0) }
    try invoke(call, part(of: call), base, into: target)
  }

  /// The type arguments of the callee's own generic parameters, in order.
  func genericTypes(of call: ResolvedCall) -> [TypeID] {
    if call.generics.isEmpty { return [] }
    switch analyzer.decl(call.decl).kind {
    case .function, .initializer, .subscriptDecl: break
    default: return call.generics.map { concrete($0.type) }
    }
    let own = analyzer.signature(of: call.decl).generics
    return own.parameters.dropFirst(own.outerCount).map { parameter in
      call.generics.first { $0.parameter == parameter }.map { concrete($0.type) } ?? analyzer.unknownType
    }
  }

  func part(of call: ResolvedCall) -> BodyPart {
    switch call.form {
    case .getter: .getter
    case .setter: .setter
    default: .body
    }
  }

  /// Calls the implementation of a declaration in a type. `self` and then the arguments are evaluated in order.
  func invoke(_ call: ResolvedCall, _ part: BodyPart, _ base: TypeID?, into target: Int, setting value: Int? = nil)
    throws
  {
    let isStatic = analyzer.decl(call.decl).has(.isStatic) || analyzer.owner(of: call.decl) == nil
    let hasSelf = !isStatic && call.receiver != nil
    var base = base
    if hasSelf, case .value(let receiver)? = call.receiver, base == nil { base = type(of: receiver) }
    let generics = genericTypes(of: call)
    let count = call.arguments.count + (hasSelf ? 1 : 0) + (value == nil ? 0 : 1)

    // For a mutated `self` or argument, the place is opened before the arguments are evaluated.
    var places: [(place: ResolvedPlace, register: Int)] = []
    let window = temporaries(max(1, count))
    var next = window
    if hasSelf {
      switch call.receiver {
      case .value(let receiver)?:
        if machine.observesLifetimes, analyzer.isConsuming(call.decl) {
          try lowerConsumed(receiver, into: next)
        } else {
          try lower(receiver, into: next)
        }
        if let base, !machine.isOptional(base), let wrapped = machine.wrapped(type(of: receiver)), wrapped == base {
          emit(.force, next, next)
        }
      case .place(let place)?:
        // A nonmutating access receives a copy. A mutating method of a protocol extension may replace the object
        // reference.
        let isObject = base.map { machine.isReference($0) } ?? false
        let isLeft = isObject && !analyzer.decl(call.decl).has(.isMutating)
        if part == .getter && !machine.changesSelf(call.decl) || isLeft {
          try load(place, into: next)
        } else {
          places.append((try anchored(place, before: nodes(of: call.arguments)), next))
        }
      case nil: break
      }
      next += 1
    }
    let owner = call.decl
    let callee = memberMeant(by: call)
    let substitution = machine.calleeSubstitution(call.decl, base, generics)
    for index in inOrder(call.arguments) {
      if case .place(let place) = call.arguments[index] {
        let place = try anchored(place, before: nodes(of: call.arguments.dropFirst(index + 1)))
        places.append((place, next + index))
      } else {
        try lower(call.arguments[index], index, of: owner, substitution, into: next + index)
      }
    }
    if let value { emit(.take, window + count - 1, value) }
    let pointers = pointers(call, substitution, behind: next)
    try modifying(places[...]) {
      try self.lending(pointers) {
        try self.atTop(window, count, places) { window in
          try self.emitCall(
            callee, part, base, generics, isSuper: call.isSuper || self.isSuper(call.receiver), hasSelf: hasSelf,
            metatype: self.metatype(call), openings: self.openings(ofClasses: call, generics, hasSelf: hasSelf),
            window: window, count: count,
            into: target)
          // The argument of a setter is released as soon as it is stored.
          if value != nil, self.machine.observesLifetimes { self.emit(.clear, window + count - 1) }
        }
      }
    }
  }

  /// The member that a requirement resolves to when it is called on a statically known type. Among several candidates
  /// in protocol extensions this may be a more specialized one than the witness.
  private func memberMeant(by call: ResolvedCall) -> DeclID {
    guard machine.isRequirement(call.decl), let base = call.base, types.kind(base) == .nominal,
      !machine.isExistential(base), !machine.isReference(base), !analyzer.isFromCatalogue(call.decl)
    else { return call.decl }
    let found = analyzer.implementation(of: call.decl, in: concrete(base), isWitness: false)
    return found == machine.implementation(of: call.decl, in: concrete(base)) ? call.decl : found
  }

  /// Moves the arguments of a call behind all temporaries in use, because the frame of the callee begins there. The
  /// values of parameters that the callee may change are moved back afterwards, also if it throws.
  func atTop(
    _ window: Int, _ count: Int, _ places: [(place: ResolvedPlace, register: Int)], _ work: (Int) throws -> Void
  ) throws {
    if top <= window + max(1, count) { return try work(window) }
    try scratch {
      let moved = temporaries(max(1, count))
      for index in 0..<count { emit(.take, moved + index, window + index) }
      let start = code.instructions.count
      try work(moved)
      let stop = code.instructions.count
      for place in places { emit(.take, place.register, moved + place.register - window) }
      guard !places.isEmpty else { return }
      let end = Label()
      jump(.jump, to: end)
      let handler = code.instructions.count
      let error = temporary()
      for place in places { emit(.take, place.register, moved + place.register - window) }
      emit(.throwError, error)
      self.place(end)
      code.handlers.append(
        Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
    }
  }

  /// Emits a call and afterwards, also if it throws, moves the arguments that it may change back to their registers and
  /// converts them there.
  func taking(
    _ changed: [(register: Int, value: Int)], converting: () throws -> Void, from call: () throws -> Void
  ) rethrows {
    let start = code.instructions.count
    try call()
    let stop = code.instructions.count
    guard !changed.isEmpty else { return }
    for place in changed { emit(.take, place.register, place.value) }
    try converting()
    let end = Label()
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    for place in changed { emit(.take, place.register, place.value) }
    try converting()
    emit(.throwError, error)
    place(end)
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }

  private func isSuper(_ receiver: ResolvedReceiver?) -> Bool {
    if case .value(let value)? = receiver { value.node.kind == .superExpr } else { false }
  }

  /// The metatype through which a static member is called, if it is a runtime value.
  func metatype(_ call: ResolvedCall) -> ResolvedExpr? {
    guard analyzer.decl(call.decl).has(.isStatic), case .value(let value)? = call.receiver else { return nil }
    return value
  }

  /// Emits the call itself; all arguments are in their registers.
  func emitCall(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], isSuper: Bool, hasSelf: Bool,
    metatype: ResolvedExpr? = nil, openings ofClasses: [Opening] = [], window: Int, count: Int, into target: Int
  ) throws {
    if hasSelf, let base, !isSuper, machine.isDispatched(decl, in: base) {
      code.dispatches.append(
        DispatchSite(decl, part, generics, base: base, count: count, name: analyzer.fullName(of: decl)))
      emit(.callDispatch, target, code.dispatches.count - 1, window)
      return
    }
    if isSuper, analyzer.decl(decl).has(.isStatic), let selfType, machine.isReference(selfType),
      let callee = try machine.code(
        decl, part, machine.calleeSubstitution(decl, base, generics), selfType: selfType)
    {
      // `self` keeps its dynamic class.
      emit(.call, target, callee: callee, window)
      return
    }
    var base = base
    var metatype = metatype
    if case .classItself? = metatype?.kind {
      // The class is statically known, and the code is specialized for it.
      metatype = nil
      if let selfType { base = selfType }
    }
    if let metatype, base.map({ machine.isReference($0) || machine.isExistential($0) }) ?? true {
      // The metatype is only known at run time.
      let shifted = temporaries(count + 1)
      try lower(metatype, into: shifted)
      for index in 0..<count { emit(.take, shifted + 1 + index, window + index) }
      code.dispatches.append(
        DispatchSite(
          decl, part, generics, base: base ?? type(of: metatype), count: count + 1, name: analyzer.fullName(of: decl),
          isStatic: true))
      let changed = analyzer.signature(of: decl).parameters.enumerated().filter { index, parameter in
        parameter.flags.contains(.isInout) && index < count
      }
      taking(changed.map { (window + $0.offset, shifted + 1 + $0.offset) }, converting: {}) {
        emit(.callDispatch, target, code.dispatches.count - 1, shifted)
      }
      return
    }
    let openings = openings(decl, generics, hasSelf: hasSelf) + ofClasses
    if !openings.isEmpty {
      let site = DispatchSite(decl, part, generics, base: base, count: count, name: analyzer.fullName(of: decl))
      (site.openings, site.hasSelf) = (openings, hasSelf)
      code.dispatches.append(site)
      emit(.callDispatch, target, code.dispatches.count - 1, window)
      return
    }
    switch try machine.target(decl, part, base, generics, hasSelf: hasSelf) {
    case .code(let callee): emit(.call, target, callee: callee, window)
    case .native(let binding):
      if let node, let file = code.file { binding.site.origin = machine.addOrigin(file, node) }
      code.natives.append(binding)
      emit(.callNative, target, code.natives.count - 1, window)
    }
  }

  func emit(_ op: Op, _ target: Int, callee: Code, _ window: Int) {
    code.callees.append(callee)
    emit(op, target, code.callees.count - 1, window)
  }

  // MARK: Function values

  func apply(_ function: ResolvedExpr, _ arguments: [ResolvedArgument], into target: Int) throws {
    let value = try operand(function)
    // `function(repeat each value)` passes one argument for each element of the pack.
    let count = arguments.reduce(0) { $0 + (expansion($1).map { packLength(of: $0) } ?? 1) }
    let window = temporaries(max(1, count))
    var places: [(place: ResolvedPlace, register: Int)] = []
    var lent: [LentPlace] = []
    let wanted = types.arguments(type(of: function)).dropLast()
    var next = window
    for (index, argument) in arguments.enumerated() {
      if let pattern = expansion(argument) {
        for element in 0..<packLength(of: pattern) {
          try inPack(element) { try lower(pattern, into: next) }
          next += 1
        }
        continue
      }
      if case .place(let place) = argument {
        places.append((place, next))
        if index < wanted.count, let pointer = pointer(to: place, as: wanted[index], in: next) { lent.append(pointer) }
      } else {
        try lower(argument, index, of: body.decl, Substitution(), into: next)
      }
      next += 1
    }
    try modifying(places[...]) {
      try self.lending(lent) {
        try self.atTop(window, count, places) { window in
          self.emit(.callValue, target, value, window)
          self.emit(.operands, count)
        }
      }
    }
    done(value, type(of: function))
  }

  /// The pattern of a pack expansion: `each value` in `repeat each value`.
  private func expansion(_ argument: ResolvedArgument) -> ResolvedExpr? {
    if case .value(let value) = argument, case .packExpansion(let pattern) = value.kind { return pattern }
    return nil
  }

  func closure(_ function: FunctionID, into target: Int) throws {
    let callee = try machine.code(body, function, substitution, selfType: selfType)
    try makeClosure(callee, function, into: target)
  }

  func makeClosure(_ callee: Code, _ function: FunctionID, into target: Int) throws {
    let info = body.functions[function.index]
    var captures = info.captures.map { Int32(register($0)) }
    let first = temporaries(info.captured.count)
    for (index, captured) in info.captured.enumerated() {
      try lower(captured.value, into: first + index)
      if body.variables[captured.variable.index].ownership != .strong { emit(.makeWeak, first + index, first + index) }
      captures.append(Int32(first + index))
    }
    if captures.isEmpty {
      // A closure without captures is a constant.
      emit(.constant, target, constant(.ref(ClosureBox(callee, []))))
    } else {
      emit(.makeClosure, target, site(.closure(callee, captures)))
    }
    for index in info.captured.indices { emit(.clear, first + index) }
  }

  func localFunction(
    _ function: FunctionID, _ generics: [(parameter: DeclID, type: TypeID)], into target: Int
  ) throws {
    let callee = try machine.code(body, function, substitution(with: generics), selfType: selfType)
    try makeClosure(callee, function, into: target)
  }

  func substitution(with generics: [(parameter: DeclID, type: TypeID)]) -> Substitution {
    var result = substitution
    for generic in generics { result.bind(generic.parameter, to: concrete(generic.type)) }
    return result
  }

  /// A call of a local function: its captures follow its arguments.
  func localCall(
    _ function: FunctionID, _ generics: [(parameter: DeclID, type: TypeID)], _ arguments: [ResolvedArgument],
    into target: Int
  ) throws {
    let substitution = substitution(with: generics)
    let info = body.functions[function.index]
    let count = arguments.count + info.captures.count
    let opened = openedCall(function, generics, count)
    let callee = opened == nil ? try machine.code(body, function, substitution, selfType: selfType) : nil
    let window = temporaries(max(1, count))
    var places: [(place: ResolvedPlace, register: Int)] = []
    for (index, argument) in arguments.enumerated() {
      if case .place(let place) = argument {
        places.append((place, window + index))
      } else if case .standard = argument, let decl = info.decl {
        try lower(argument, index, of: decl, substitution, into: window + index)
      } else {
        try lower(argument, index, of: info.decl ?? body.decl, substitution, into: window + index)
      }
    }
    for (index, capture) in info.captures.enumerated() {
      emit(.move, window + arguments.count + index, register(capture))
    }
    try modifying(places[...]) {
      try self.atTop(window, count, places) { window in
        if let opened {
          self.code.dispatches.append(opened)
          self.emit(.callDispatch, target, self.code.dispatches.count - 1, window)
        } else if let callee {
          self.emit(.call, target, callee: callee, window)
        }
      }
    }
  }

  /// A function, method, initializer or enum case as a function value.
  func functionValue(_ call: ResolvedCall, _ type: TypeID, into target: Int) throws {
    let decl = analyzer.decl(call.decl)
    let base = call.base.map { concrete($0) }
    let generics = genericTypes(of: call)
    let hasReceiver = call.receiver != nil
    let isInstance = analyzer.owner(of: call.decl) != nil && !decl.has(.isStatic) && decl.kind == .function
    let callee = try machine.functionCode(
      call, base, generics, type, receiver: hasReceiver ? .bound : isInstance ? .unapplied : .none)
    guard hasReceiver, case .value(let receiver)? = call.receiver else {
      emit(.makeClosure, target, site(.closure(callee, [])))
      return
    }
    let register = temporary()
    try lower(receiver, into: register)
    emit(.makeClosure, target, site(.closure(callee, [Int32(register)])))
    emit(.clear, register)
  }

  // MARK: Initializers

  func callInitializer(_ decl: DeclID, _ type: TypeID, arguments: Int, count: Int, into target: Int) throws {
    switch try machine.target(decl, .body, type, [], hasSelf: false) {
    case .code(let callee): emit(.call, target, callee: callee, arguments)
    case .native(let binding):
      code.natives.append(binding)
      emit(.callNative, target, code.natives.count - 1, arguments)
    }
  }

  func initializer(_ call: ResolvedCall, into target: Int) throws {
    guard let base = call.base.map({ concrete($0) }) else { return unsupported("an initializer of no type") }
    if call.arguments.count == 1, case .value(let value) = call.arguments[0], base == machine.standard(.double),
      type(of: value) == machine.standard(.int), analyzer.isFromCatalogue(call.decl),
      analyzer.decl(call.decl).has(.isPrimitive), analyzer.signature(of: call.decl).parameters[0].label == Name.none
    {
      return _ = emit(.intToDouble, target, try operand(value))
    }
    let generics = genericTypes(of: call)
    let window = temporaries(max(1, call.arguments.count))
    let substitution = machine.calleeSubstitution(call.decl, base, generics)
    var places: [(place: ResolvedPlace, register: Int)] = []
    for index in inOrder(call.arguments) {
      if case .place(let place) = call.arguments[index] {
        places.append((place, window + index))
      } else {
        try lower(call.arguments[index], index, of: call.decl, substitution, into: window + index)
      }
    }
    let pointers = pointers(call, substitution, behind: window)
    try modifying(places[...]) {
      try self.lending(pointers) {
        try self.atTop(window, call.arguments.count, places) { window in
          if case .value(let metatype)? = call.receiver, case .classItself = metatype.kind, let selfType = self.selfType
          {
            return try self.emitCall(
              call.decl, .body, selfType, generics, isSuper: false, hasSelf: false, window: window,
              count: call.arguments.count, into: target)
          }
          if case .value(let metatype)? = call.receiver {
            let shifted = self.temporaries(call.arguments.count + 1)
            try self.lower(metatype, into: shifted)
            for index in call.arguments.indices { self.emit(.take, shifted + 1 + index, window + index) }
            self.code.dispatches.append(
              DispatchSite(
                call.decl, .body, generics, base: base, count: call.arguments.count + 1,
                name: self.analyzer.fullName(of: call.decl),
                isStatic: true))
            self.emit(.callDispatch, target, self.code.dispatches.count - 1, shifted)
            return
          }
          try self.emitCall(
            call.decl, .body, base, generics, isSuper: false, hasSelf: false, window: window,
            count: call.arguments.count,
            into: target)
        }
      }
    }
  }

  /// The memberwise initializer of a struct, or the inherited one of a class.
  func memberwise(_ call: ResolvedCall, into target: Int) throws {
    guard let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal else {
      return unsupported("an initializer of no type")
    }
    let window = temporaries(max(1, call.arguments.count))
    let given = call.arguments.map { if case .standard = $0 { false } else { true } }
    for (index, argument) in call.arguments.enumerated() where given[index] {
      try lower(argument, index, of: call.decl, substitution, into: window + index)
    }
    let callee = try machine.memberwiseCode(base, given: given)
    emit(.call, target, callee: callee, window)
  }
}
