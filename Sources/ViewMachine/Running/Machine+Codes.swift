import ViewSemantics
import ViewSource
import ViewSyntax

/// The code of declarations, made when it is first asked for.
extension Machine {
  /// What a piece of code is known by: a body, one function in it, and what its generic parameters stand for.
  struct CodeKey: Hashable {
    var decl: DeclID
    var part: BodyPart
    var function: Int
    var types: [TypeID]
    var form = 0
  }

  private func key(
    _ decl: DeclID, _ part: BodyPart, _ function: Int, _ substitution: Substitution, _ selfType: TypeID?, form: Int = 0
  ) -> CodeKey {
    var all = substitution.bindings.map(\.type)
    if let selfType { all.append(selfType) }
    return CodeKey(decl: decl, part: part, function: function, types: all, form: form)
  }

  /// The resolved form of a part of a declaration.
  func resolved(_ decl: DeclID, _ part: BodyPart) -> ResolvedBody? {
    let key = ResolvedKey(decl: decl, part: part)
    if let known = resolvedBodies[key] { return known }
    let found = analyzer.resolvedBody(of: decl, part)
    resolvedBodies[key] = .some(found)
    return found
  }

  struct ResolvedKey: Hashable {
    var decl: DeclID
    var part: BodyPart
  }

  /// The code of a part of a declaration; `nil` if it has no such part.
  func code(_ decl: DeclID, _ part: BodyPart, _ substitution: Substitution, selfType: TypeID?) throws -> Code? {
    let key = key(decl, part, 0, substitution, selfType)
    if let known = codes[key] { return known }
    try checkCount(of: decl)
    guard let body = resolved(decl, part) else { return nil }
    let made = Code(
      name: analyzer.node(of: decl).kind == .sourceFile ? "main" : analyzer.fullName(of: decl),
      .resolved(body, FunctionID(index: 0), substitution, selfType: selfType))
    made.parameterCount = (body.functions.first?.parameters.count ?? 0) + (body.selfVariable == nil ? 0 : 1)
    made.typeArguments = substitution.bindings.map(\.type)
    codes[key] = made
    return made
  }

  /// A generic function that calls itself with ever larger types has no end of instances.
  private func checkCount(of decl: DeclID) throws {
    instances[decl, default: 0] += 1
    if instances[decl, default: 0] > 1000 {
      throw Fault(.limit, "`\(analyzer.fullName(of: decl))` is used with more than 1,000 sets of types")
    }
  }

  /// The code of a function in a body.
  func code(_ body: ResolvedBody, _ function: FunctionID, _ substitution: Substitution, selfType: TypeID?) throws
    -> Code
  {
    let key = key(body.decl, body.part, function.index, substitution, selfType)
    if let known = codes[key] { return known }
    let info = body.functions[function.index]
    let made = Code(name: info.name, .resolved(body, function, substitution, selfType: selfType))
    made.parameterCount = info.parameters.count
    codes[key] = made
    return made
  }

  /// Lowers code that has not been run yet.
  func lower(_ code: Code) throws {
    guard let source = code.source else { return }
    code.source = nil
    do {
      switch source {
      case .resolved(let body, let function, let substitution, let selfType):
        try Lowering(self, code, body, function, substitution, selfType: selfType).run()
      case .synthesized(let make): try make(self, code)
      }
    } catch {
      code.forgetInstructions(source)
      throw error
    }
    inlineCalls(in: code)
    linked.append(code)
    showCode?(listing(of: code))
  }

  /// Puts short code in the place of calls of it. Where the program can tell when objects end, only code that holds none.
  private func inlineCalls(in code: Code) {
    var inliner = Inliner(code)
    inliner.run { callee in
      if callee.source != nil {
        guard inlining < 4, isLikelyShort(callee) else { return nil }
        inlining += 1
        defer { inlining -= 1 }
        // What cannot be lowered fails when it is called.
        do { try lower(callee) } catch { return nil }
      }
      guard let number = callee.number, linked.functions[number].start >= 0,
        !showsLifetimes || callee.references.isEmpty
      else { return nil }
      return callee
    }
  }

  /// Whether it is worth the work to lower code before it is called.
  private func isLikelyShort(_ code: Code) -> Bool {
    switch code.source {
    case .resolved(let body, let function, _, _): body.functions[function.index].statements.count <= 4
    case .synthesized: true
    case nil: false
    }
  }

  // MARK: Targets

  /// What a call of a declaration ends up at, the types being concrete.
  func target(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], hasSelf: Bool
  ) throws -> CallTarget {
    let found = try findTarget(decl, part, base, generics, hasSelf: hasSelf)
    guard hasSelf, part == .body, analyzer.decl(decl).has(.isMutating), let base, types.kind(base) == .nominal,
      !isExistential(base)
    else { return found }
    let implementation = self.implementation(of: decl, in: base)
    guard implementation != decl, !analyzer.decl(implementation).has(.isMutating) else { return found }
    return .code(keepingSelf(found, implementation, base, generics))
  }

  /// What a member means in a type. A class that inherits a conformance meets a requirement as the class does that
  /// declares it, by an overriding method of its own if there is one.
  func implementation(of decl: DeclID, in type: TypeID) -> DeclID {
    guard isRequirement(decl), isReference(type), let proto = analyzer.parent(of: decl) else {
      let found = analyzer.implementation(of: decl, in: type)
      return found == decl && isRequirement(decl) ? operatorOutside(decl, type) ?? found : found
    }
    var declaring = type
    while let parent = superclass(of: declaring), conforms(parent, to: proto) { declaring = parent }
    let witness = analyzer.implementation(of: decl, in: declaring)
    guard declaring != type, witness != decl else {
      return witness == decl ? analyzer.implementation(of: decl, in: type) : witness
    }
    return isRequirement(witness) ? witness : analyzer.implementation(of: witness, in: type)
  }

  /// An operator at the top of a file that meets a requirement: `func < (a: Message, b: Message) -> Bool`.
  private func operatorOutside(_ requirement: DeclID, _ type: TypeID) -> DeclID? {
    guard analyzer.decl(requirement).isOperator, types.kind(type) == .nominal, analyzer.isOwn(types.decl(type)) else {
      return nil
    }
    let substitution = analyzer.surroundings(of: requirement, in: type)
    let wanted = analyzer.signature(of: requirement).parameters.map { analyzer.substitute($0.type, substitution) }
    return analyzer.topLevel(analyzer.decl(requirement).name, from: types.decl(type)).first { found in
      guard analyzer.decl(found).kind == .function, analyzer.isOwn(found) else { return false }
      let parameters = analyzer.signature(of: found).parameters.map(\.type)
      return parameters.count == wanted.count
        && zip(parameters, wanted).allSatisfy {
          types.kind($0) == .nominal && types.kind($1) == .nominal && types.decl($0) == types.decl($1)
        }
    }
  }

  /// Calls what does not change its `self` where something that may change it is meant: `self` is left as it is.
  private func keepingSelf(_ target: CallTarget, _ decl: DeclID, _ base: TypeID, _ generics: [TypeID]) -> Code {
    let key = CodeKey(decl: decl, part: .body, function: 0, types: [base] + generics, form: 6)
    if let known = codes[key] { return known }
    let count = analyzer.signature(of: decl).parameters.count + 1
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: count)
        _ = builder.registers(count)
        builder.emit(.move, window, 0)
        for index in 1..<count { builder.emit(.take, window + index, index) }
        builder.call(target, window + count, window)
        builder.emit(.returnValue, window + count)
      })
    made.parameterCount = count
    codes[key] = made
    return made
  }

  private func findTarget(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], hasSelf: Bool
  ) throws -> CallTarget {
    var implementation = decl
    if let base, types.kind(base) == .nominal, !isExistential(base) {
      implementation = self.implementation(of: decl, in: base)
    } else if let base, types.kind(base) == .tuple || types.kind(base) == .function {
      implementation = decl
    }
    let info = analyzer.decl(implementation)
    let substitution = calleeSubstitution(implementation, base, generics)
    if info.kind == .enumCase, let base {
      return .code(
        caseCode(
          implementation, base,
          count: info.has(.hasParameters) ? analyzer.signature(of: implementation).parameters.count : 0))
    }
    if info.has(.isPrimitive) {
      return .native(try native(implementation, part, base, substitution, hasSelf: hasSelf))
    }
    if info.kind == .initializer { return try initializerTarget(implementation, base, generics, substitution, hasSelf) }
    if isRequirement(implementation) {
      return try synthesized(implementation, part, base, substitution, hasSelf: hasSelf)
    }
    let selfType = base.flatMap { analyzer.owner(of: implementation) == nil ? nil : $0 }
    if info.kind == .variable {
      if let accessor = try accessorOfStorage(implementation, part, base, hasSelf: hasSelf) { return .code(accessor) }
    }
    if let found = try code(implementation, part, substitution, selfType: selfType) { return .code(found) }
    if part == .setter, info.kind != .function {
      return .code(failing("`\(analyzer.fullName(of: implementation))` cannot be set"))
    }
    return .code(failing("`\(analyzer.fullName(of: implementation))` cannot be run: it has no body"))
  }

  func isRequirement(_ id: DeclID) -> Bool {
    analyzer.parent(of: id).map { analyzer.decl($0).kind == .protocolType } ?? false
  }

  private func initializerTarget(
    _ decl: DeclID, _ base: TypeID?, _ generics: [TypeID], _ substitution: Substitution, _ hasSelf: Bool
  ) throws -> CallTarget {
    guard let base else { return .code(failing("an initialiser of no type")) }
    if isRequirement(decl) {
      if let implicit = try implicitWitness(decl, base) { return .code(implicit) }
      return try synthesized(decl, .body, base, substitution, hasSelf: hasSelf)
    }
    // A class's initialiser works on an object of the class or of one below it.
    let owner = analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
    let declaring =
      owner.flatMap { analyzer.decl($0).kind == .protocolType ? nil : analyzer.superType(base, $0) } ?? base
    guard let body = try code(decl, .body, calleeSubstitution(decl, declaring, generics), selfType: declaring) else {
      return .code(failing("`\(analyzer.fullName(of: decl))` cannot be run: it has no body"))
    }
    if !isReference(base) || hasSelf { return .code(body) }
    return .code(allocating(body, decl, base, declaring))
  }

  /// The initialiser that a type has without declaring it, where it meets a protocol's requirement.
  private func implicitWitness(_ requirement: DeclID, _ type: TypeID) throws -> Code? {
    guard types.kind(type) == .nominal else { return nil }
    let labels = analyzer.signature(of: requirement).parameters.map(\.label)
    if isReference(type) { return labels.isEmpty ? try memberwiseCode(type, given: []) : nil }
    guard let parameters = analyzer.memberwiseSignature(of: types.decl(type))?.parameters else { return nil }
    var given: [Bool] = []
    var next = 0
    for parameter in parameters {
      if next < labels.count, parameter.label == labels[next] {
        given.append(true)
        next += 1
      } else if parameter.hasDefault {
        given.append(false)
      } else {
        return nil
      }
    }
    guard next == labels.count else { return nil }
    let memberwise = try memberwiseCode(type, given: given)
    let made = Code(
      name: memberwise.name,
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: labels.count)
        _ = builder.registers(given.count)
        var source = 0
        for (index, isGiven) in given.enumerated() where isGiven {
          builder.emit(.take, window + index, source)
          source += 1
        }
        builder.call(memberwise, window, window)
        builder.emit(.returnValue, window)
      })
    made.parameterCount = labels.count
    return made
  }

  /// Makes an object, gives it what the classes below the initialiser's declare, and runs the initialiser.
  private func allocating(_ body: Code, _ decl: DeclID, _ type: TypeID, _ declaring: TypeID) -> Code {
    let key = CodeKey(decl: decl, part: .body, function: ObjectIdentifier(body).hashValue, types: [type], form: 1)
    if let known = codes[key] { return known }
    let count = analyzer.signature(of: decl).parameters.count
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let object = builder.register(after: count)
        builder.emit(.makeObject, object, builder.site(.make(type, machine.storedFields(of: type).count)))
        var current: TypeID? = type
        while let inner = current, inner != declaring {
          try builder.setDefaults(of: inner, object)
          current = machine.superclass(of: inner)
        }
        let window = builder.registers(count + 1)
        builder.emit(.move, window, object)
        for index in 0..<count { builder.emit(.take, window + 1 + index, index) }
        builder.call(body, window, window)
        builder.emit(.returnValue, window)
      })
    made.parameterCount = count
    codes[key] = made
    return made
  }

  /// What an initialiser without declaration does for an object of a class: default values, then the superclass's.
  func implicitInitializer(of type: TypeID) throws -> Code? {
    guard types.kind(type) == .nominal else { return nil }
    let nominal = types.decl(type)
    if let declared = analyzer.directMembers(of: nominal, named: "init").first(where: {
      analyzer.decl($0).kind == .initializer && analyzer.signature(of: $0).parameters.allSatisfy(\.hasDefault)
    }), !analyzer.decl(declared).has(.isPrimitive), analyzer.signature(of: declared).parameters.isEmpty {
      return try code(declared, .body, calleeSubstitution(declared, type, []), selfType: type)
    }
    let key = CodeKey(decl: nominal, part: .body, function: 0, types: [type], form: 2)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.name(of: nominal) + ".init()",
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        code.registerCount = max(code.registerCount, 1)
        try builder.setDefaults(of: type, 0)
        if let parent = machine.superclass(of: type), let callee = try machine.implicitInitializer(of: parent) {
          let window = builder.registers(1)
          builder.emit(.move, window, 0)
          builder.call(callee, window, window)
        }
        builder.emit(.returnValue, 0)
      })
    made.parameterCount = 1
    codes[key] = made
    return made
  }

  /// The initialiser that a type has by its properties, for the parameters that are given.
  func memberwiseCode(_ type: TypeID, given: [Bool]) throws -> Code {
    let nominal = types.decl(type)
    let key = CodeKey(
      decl: nominal, part: .body, function: given.reduce(1) { $0 << 1 | ($1 ? 1 : 0) }, types: [type], form: 3)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.name(of: nominal) + ".init",
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        if machine.isReference(type) {
          let object = builder.register(after: given.count)
          builder.emit(.makeObject, object, builder.site(.make(type, machine.storedFields(of: type).count)))
          if let callee: Code = try machine.implicitInitializer(of: type) {
            let window = builder.registers(1)
            builder.emit(.move, window, object)
            builder.call(callee, window, window)
          }
          builder.emit(.returnValue, object)
          return
        }
        let parameters = machine.analyzer.memberwiseSignature(of: nominal)?.parameters ?? []
        let fields = machine.storedFields(of: type)
        let first = builder.register(after: given.count)
        _ = builder.registers(max(0, fields.count - 1))
        for (index, field) in fields.enumerated() {
          let name = machine.analyzer.decl(field).name
          if let place = parameters.firstIndex(where: { $0.name == name }), place < given.count, given[place] {
            try builder.storeGiven(place, parameters[place], field, type, into: first + index)
          } else {
            try machine.lowerDefault(of: field, type, into: first + index, builder.lowering)
          }
        }
        builder.emit(.makeStruct, first, first, builder.site(.make(type, fields.count)))
        builder.emit(.returnValue, first)
      })
    made.parameterCount = given.count
    codes[key] = made
    return made
  }

  /// What is in a stored property before an initialiser's statements run, into a register.
  func lowerDefault(of field: DeclID, _ type: TypeID, into target: Int, _ lowering: Lowering) throws {
    let substitution = surroundings(of: field, in: type)
    let info = analyzer.decl(field)
    if !analyzer.propertyWrappers(of: field).isEmpty {
      if let callee = try code(field, .storage, substitution, selfType: type) {
        lowering.emit(.call, target, callee: callee, lowering.temporary())
      } else {
        lowering.emit(.clear, target)
      }
      return
    }
    if info.has(.isLazy) {
      lowering.emit(.clear, target)
      return
    }
    if analyzer.node(of: field).child(.initializerClause) != nil,
      let callee = try code(field, .initialValue, substitution, selfType: type)
    {
      lowering.emit(.call, target, callee: callee, lowering.temporary())
      return
    }
    if !info.has(.isConstant), isOptional(fieldType(field, in: type)) {
      lowering.emit(.constant, target, lowering.constant(.nothing))
    } else {
      lowering.emit(.clear, target)
    }
  }

  // MARK: Accessors of storage

  /// A getter or setter of a property that has storage: of a requirement that a stored property meets, of an overridden
  /// one, of a `lazy` one.
  private func accessorOfStorage(_ decl: DeclID, _ part: BodyPart, _ base: TypeID?, hasSelf: Bool) throws -> Code? {
    let info = analyzer.decl(decl)
    guard part == .getter || part == .setter, !info.has(.isComputed), !info.has(.isPrimitive) else { return nil }
    let key = CodeKey(decl: decl, part: part, function: hasSelf ? 1 : 0, types: base.map { [$0] } ?? [], form: 4)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        try machine.makeAccessor(decl, part, base, hasSelf: hasSelf, code)
      })
    made.parameterCount = (hasSelf ? 1 : 0) + (part == .setter ? 1 : 0)
    codes[key] = made
    return made
  }

  private func makeAccessor(_ decl: DeclID, _ part: BodyPart, _ base: TypeID?, hasSelf: Bool, _ code: Code) throws {
    let builder = CodeBuilder(self, code)
    let isReference = base.map { self.isReference($0) } ?? false
    guard hasSelf, let base, let index = fieldIndex(decl, in: base) else {
      let number = global(decl, base)
      code.registerCount = 2
      builder.emit(.globalEnsure, number)
      if part == .getter {
        builder.emit(.globalGet, 0, number)
        builder.emit(.returnValue, 0)
      } else {
        builder.emit(.globalSet, number, 0)
        builder.emit(.returnVoid)
      }
      return
    }
    let lowering = builder.lowering
    code.registerCount = 4
    lowering.top = 2
    if !analyzer.propertyWrappers(of: decl).isEmpty, let storage = analyzer.storageType(of: decl) {
      try wrappedAccessor(decl, part, base, concrete(storage, surroundings(of: decl, in: base)), index, builder)
      return
    }
    if analyzer.decl(decl).has(.isLazy), part == .getter {
      let value = builder.registers(1)
      builder.emit(isReference ? .objectGet : .fieldGet, value, 0, index)
      let isThere = Lowering.Label()
      lowering.jump(.jumpIfSet, value, 0, to: isThere)
      if let callee = try self.code(decl, .initialValue, surroundings(of: decl, in: base), selfType: base) {
        let window = builder.registers(1)
        builder.emit(.move, window, 0)
        builder.call(callee, value, window)
        builder.emit(isReference ? .objectSet : .fieldSet, 0, index, value)
      }
      lowering.place(isThere)
      builder.emit(.returnValue, value)
      return
    }
    if part == .getter {
      builder.emit(isReference ? .objectGet : .fieldGet, 1, 0, index)
      if isWeak(decl) { builder.emit(.weakGet, 1, 1) }
      builder.emit(.returnValue, 1)
      return
    }
    try observedSetter(decl, base, index, builder)
  }

  private func observedSetter(_ decl: DeclID, _ base: TypeID, _ index: Int, _ builder: CodeBuilder) throws {
    let isReference = self.isReference(base)
    let observers = self.observers(of: decl)
    let substitution = surroundings(of: decl, in: base)
    let old = builder.registers(1)
    let window = builder.registers(2)
    func observe(_ part: BodyPart, _ value: Int) throws {
      guard let callee = try code(decl, part, substitution, selfType: base) else { return }
      builder.emit(.take, window, 0)
      builder.emit(.move, window + 1, value)
      builder.call(callee, window + 1, window)
      builder.emit(.take, 0, window)
    }
    if observers?.didSet == true { builder.emit(isReference ? .objectGet : .fieldGet, old, 0, index) }
    if observers?.willSet == true { try observe(.willSet, 1) }
    if isWeak(decl) { builder.emit(.makeWeak, 1, 1) }
    builder.emit(isReference ? .objectSet : .fieldSet, 0, index, 1)
    if observers?.didSet == true { try observe(.didSet, old) }
    builder.emit(.returnVoid)
  }

  private func wrappedAccessor(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID, _ storage: TypeID, _ index: Int, _ builder: CodeBuilder
  ) throws {
    guard let member = analyzer.members("wrappedValue", of: storage).first else {
      return builder.fail("a wrapper without `wrappedValue`")
    }
    let isReference = self.isReference(base)
    let window = builder.registers(2)
    builder.emit(isReference ? .objectGet : .fieldGet, window, 0, index)
    if part == .setter { builder.emit(.move, window + 1, 1) }
    let found = try target(member, part, storage, [], hasSelf: true)
    builder.call(found, window + 1, window)
    if part == .setter {
      builder.emit(isReference ? .objectSet : .fieldSet, 0, index, window)
      builder.emit(.returnVoid)
    } else {
      builder.emit(.returnValue, window + 1)
    }
  }

  /// The getter or setter of a member as code, `self` first, for key paths.
  func accessorCode(_ decl: DeclID, _ part: BodyPart, _ base: TypeID, _ generics: [TypeID], count: Int) throws -> Code {
    let key = CodeKey(decl: decl, part: part, function: 0, types: [base] + generics, form: 5)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        let window = builder.register(after: count)
        _ = builder.registers(count)
        for index in 0..<count { builder.emit(.take, window + index, index) }
        if machine.isDispatched(decl, in: base) {
          code.dispatches.append(
            DispatchSite(decl, part, generics, base: base, count: count, name: machine.analyzer.fullName(of: decl)))
          builder.emit(.callDispatch, window + count, code.dispatches.count - 1, window)
        } else {
          builder.call(try machine.target(decl, part, base, generics, hasSelf: true), window + count, window)
        }
        builder.emit(.take, 0, window)
        builder.emit(.returnValue, window + count)
      })
    made.parameterCount = count
    codes[key] = made
    return made
  }

  // MARK: Function values

  /// How a method that is used as a value gets its `self`.
  enum ReceiverForm: Int {
    case none, bound, unapplied
  }

  /// Code that calls a declaration with the values that a function value is called with.
  func functionCode(
    _ call: ResolvedCall, _ base: TypeID?, _ generics: [TypeID], _ type: TypeID, receiver: ReceiverForm
  ) throws -> Code {
    let decl = call.decl
    let info = analyzer.decl(decl)
    let parameters =
      call.form == .memberwise
      ? base.flatMap { analyzer.memberwiseSignature(of: types.decl($0)) }?.parameters ?? []
      : analyzer.signature(of: decl).parameters
    let count = parameters.count
    let made = Code(name: analyzer.fullName(of: decl))
    if receiver == .unapplied {
      // Given `self`, it gives the method.
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
      let window = builder.register(after: count + (hasSelf ? 1 : 0))
      _ = builder.registers(count + 1)
      // What is captured stands behind the arguments.
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
      if info.kind == .enumCase, let base {
        try builder.makeCase(decl, base, first, count, into: window)
      } else if call.form == .memberwise, let base {
        builder.call(try machine.memberwiseCode(base, given: parameters.map { _ in true }), window, first)
      } else if hasSelf, let base, !call.isSuper, machine.isDispatched(decl, in: base) {
        code.dispatches.append(
          DispatchSite(decl, .body, generics, base: base, count: count + 1, name: machine.analyzer.fullName(of: decl)))
        builder.emit(.callDispatch, window + count + 1, code.dispatches.count - 1, window)
        builder.emit(.returnValue, window + count + 1)
        return
      } else {
        let result = window + count + 1
        builder.call(
          try machine.target(decl, .body, base, generics, hasSelf: hasSelf), result, window + (hasSelf ? 0 : 0))
        for (index, parameter) in parameters.enumerated() where parameter.flags.contains(.isInout) {
          builder.emit(.take, index, first + index)
        }
        builder.emit(.returnValue, result)
        return
      }
      builder.emit(.returnValue, window)
    }
    made.parameterCount = count
    return made
  }

  private func caseCode(_ decl: DeclID, _ type: TypeID, count: Int) -> Code {
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

  /// Code that ends the run where it is called.
  func failing(_ message: String) -> Code {
    Code(
      name: "?",
      .synthesized { machine, code in
        code.registerCount = 1
        CodeBuilder(machine, code).fail(message)
      })
  }

  // MARK: Native code

  func native(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ substitution: Substitution, hasSelf: Bool
  ) throws -> NativeBinding {
    let name = analyzer.fullName(of: decl)
    let key = part == .setter ? name + "=" : name
    let info = analyzer.decl(decl)
    let isVariable = info.kind == .variable
    let signature = isVariable ? nil : analyzer.signature(of: decl)
    let parameters = signature?.parameters.map { concrete($0.type, substitution) } ?? []
    let result = concrete(
      isVariable ? analyzer.variableType(of: decl) : signature?.result ?? analyzer.void, substitution)
    let site = NativeSite(
      decl: decl, name: analyzer.decl(decl).name.text, selfType: base, substitution: substitution,
      parameters: parameters, result: result)
    var changed: [Int] = []
    if hasSelf, info.has(.isMutating) || part == .setter { changed.append(0) }
    for (index, parameter) in (signature?.parameters ?? []).enumerated() where parameter.flags.contains(.isInout) {
      changed.append(index + (hasSelf ? 1 : 0))
    }
    let count = parameters.count + (hasSelf ? 1 : 0) + (part == .setter ? 1 : 0)
    let code = natives.code[key] ?? { _ in throw Fault.unsupported("`\(name)` cannot be run yet") }
    return NativeBinding(code: code, site: site, count: count, changed: changed)
  }
}
