import ViewSemantics
import ViewSource
import ViewSyntax

/// Synthesized accessors of stored properties.
extension Machine {
  /// The getter or setter of a stored property, which is needed if the property is a witness, overridden or `lazy`.
  func accessorOfStorage(_ decl: DeclID, _ part: BodyPart, _ base: TypeID?, hasSelf: Bool) throws -> Code? {
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
    if hasSelf, let base, fieldIndex(decl, in: base) == nil, let inherited = overriddenProperty(decl) {
      return try makeObserving(decl, part, base, inherited, builder)
    }
    guard hasSelf, let base, let index = fieldIndex(decl, in: base) else {
      let number = global(decl, base)
      code.registerCount = 2
      builder.emit(.globalEnsure, number)
      if part == .getter {
        builder.emit(.globalGet, 0, number)
        if let reading = reading(ownership(of: decl)) { builder.emit(reading, 0, 0) }
        builder.emit(.returnValue, 0)
      } else {
        if ownership(of: decl) != .strong { builder.emit(.makeWeak, 0, 0) }
        builder.emit(.globalSet, number, 0)
        builder.emit(.returnVoid)
      }
      return
    }
    let lowering = builder.lowering
    code.registerCount = 4
    lowering.top = 2
    // The caller retains the object.
    if isReference { code.references = [0, 1] }
    if !analyzer.propertyWrappers(of: decl).isEmpty, let storage = analyzer.storageType(of: decl) {
      if part == .setter, let observers = observers(of: decl) {
        return try observedWrapper(decl, base, observers, builder)
      }
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
    let isObserved = self.isObserved(decl)
    if part == .getter {
      if isObserved { builder.emit(.observe, 0, index) }
      builder.emit(isReference ? .objectGet : .fieldGet, 1, 0, index)
      if let reading = reading(ownership(of: decl)) { builder.emit(reading, 1, 1) }
      builder.emit(.returnValue, 1)
      return
    }
    if isObserved { builder.emit(.observeSet, 0, 1, builder.site(.field(index, fieldType(decl, in: base)))) }
    if isObserved, isReference, isRelationship(decl) {
      lowering.relate(0, index, base, 1)
      builder.emit(.returnVoid)
      return
    }
    try observedSetter(decl, base, index, builder)
  }

  /// The superclass property that an override with only observers overrides.
  private func overriddenProperty(_ decl: DeclID) -> (decl: DeclID, type: TypeID)? {
    guard analyzer.decl(decl).has(.isOverride),
      let nominal = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }),
      let parent = analyzer.superclass(of: nominal),
      let member = analyzer.members(analyzer.decl(decl).name, of: parent).first
    else { return nil }
    return (member, parent)
  }

  /// Builds the accessors of an override that adds observers.
  private func makeObserving(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID, _ inherited: (decl: DeclID, type: TypeID), _ builder: CodeBuilder
  ) throws {
    guard let parent = analyzer.superType(base, types.decl(inherited.type)) else {
      return builder.fail("a property without storage")
    }
    let value = builder.register(after: part == .setter ? 2 : 1)
    let window = builder.registers(2)
    func read() throws {
      builder.emit(.move, window, 0)
      builder.call(try target(inherited.decl, .getter, parent, [], hasSelf: true), value, window)
    }
    if part == .getter {
      try read()
      builder.emit(.returnValue, value)
      return
    }
    let substitution = surroundings(of: decl, in: base)
    func observe(_ part: BodyPart, _ given: Int) throws {
      guard let callee = try code(decl, part, substitution, selfType: base) else { return }
      builder.emit(.move, window, 0)
      builder.emit(.move, window + 1, given)
      builder.call(callee, window + 1, window)
    }
    let observers = self.observers(of: decl)
    if observers?.readsOld == true { try read() }
    if observers?.willSet == true { try observe(.willSet, 1) }
    builder.emit(.move, window, 0)
    builder.emit(.move, window + 1, 1)
    builder.call(try target(inherited.decl, .setter, parent, [], hasSelf: true), window + 1, window)
    if observers?.didSet == true { try observe(.didSet, value) }
    builder.emit(.returnVoid)
  }

  private func observedSetter(_ decl: DeclID, _ base: TypeID, _ index: Int, _ builder: CodeBuilder) throws {
    let isReference = self.isReference(base)
    let observers = self.observers(of: decl)
    let substitution = surroundings(of: decl, in: base)
    let old = builder.registers(1)
    let window = builder.registers(2)
    func observe(_ part: BodyPart, _ value: Int) throws {
      guard let callee = try code(decl, part, substitution, selfType: base) else { return }
      builder.emit(isReference ? .move : .take, window, 0)
      builder.emit(.move, window + 1, value)
      builder.call(callee, window + 1, window)
      if !isReference { builder.emit(.take, 0, window) }
    }
    if observers?.readsOld == true { builder.emit(isReference ? .objectGet : .fieldGet, old, 0, index) }
    if observers?.willSet == true { try observe(.willSet, 1) }
    if ownership(of: decl) != .strong { builder.emit(.makeWeak, 1, 1) }
    builder.emit(isReference ? .objectSet : .fieldSet, 0, index, 1)
    if observers?.didSet == true { try observe(.didSet, old) }
    builder.emit(.returnVoid)
  }

  /// Reads or writes the wrapped value of a property wrapper, without the property's observers.
  private func wrappedAccessor(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID, _ storage: TypeID, _ index: Int, _ builder: CodeBuilder
  ) throws {
    let isReference = self.isReference(base)
    if isReference, let member = analyzer.enclosingInstanceSubscript(of: storage) {
      return try enclosedAccessor(decl, part, base, storage, index, member, builder)
    }
    let (get, set): (Op, Op) = isReference ? (.objectGet, .objectSet) : (.fieldGet, .fieldSet)
    let depth = analyzer.propertyWrappers(of: decl).count
    let wrapper = builder.registers(2)
    builder.emit(get, wrapper, 0, index)
    if part == .getter {
      try readWrapped(storage, depth, wrapper, into: wrapper + 1, builder)
      // The getter may have mutated the wrapper.
      builder.emit(set, 0, index, wrapper)
      builder.emit(.returnValue, wrapper + 1)
      return
    }
    try writeWrapped(storage, depth, wrapper, 1, builder)
    builder.emit(set, 0, index, wrapper)
    builder.emit(.returnVoid)
  }

  /// Reads the wrapped value through `depth` nested wrappers.
  private func readWrapped(
    _ storage: TypeID, _ depth: Int, _ wrapper: Int, into target: Int, _ builder: CodeBuilder
  ) throws {
    guard let member = analyzer.members("wrappedValue", of: storage).first else {
      return builder.fail("a wrapper without `wrappedValue`")
    }
    let inner = depth > 1 ? builder.registers(1) : target
    let window = builder.registers(1)
    builder.emit(.move, window, wrapper)
    builder.call(try self.target(member, .getter, storage, [], hasSelf: true), inner, window)
    if !isReference(storage), changesSelf(member) { builder.emit(.take, wrapper, window) }
    guard depth > 1 else { return }
    try readWrapped(wrappedType(storage, member), depth - 1, inner, into: target, builder)
  }

  private func writeWrapped(
    _ storage: TypeID, _ depth: Int, _ wrapper: Int, _ value: Int, _ builder: CodeBuilder
  ) throws {
    guard let member = analyzer.members("wrappedValue", of: storage).first else {
      return builder.fail("a wrapper without `wrappedValue`")
    }
    var value = value
    if depth > 1 {
      let inner = builder.registers(1)
      try readWrapped(storage, 1, wrapper, into: inner, builder)
      try writeWrapped(wrappedType(storage, member), depth - 1, inner, value, builder)
      value = inner
    }
    let window = builder.registers(2)
    builder.emit(.move, window, wrapper)
    builder.emit(.move, window + 1, value)
    builder.call(try self.target(member, .setter, storage, [], hasSelf: true), window + 1, window)
    if !isReference(storage), !leavesSelf(member) { builder.emit(.take, wrapper, window) }
  }

  private func wrappedType(_ storage: TypeID, _ member: DeclID) -> TypeID {
    concrete(analyzer.variableType(of: member), surroundings(of: member, in: storage))
  }

  /// The setter of a wrapped property, without its observers.
  private func unobservedSetter(_ decl: DeclID, _ base: TypeID) throws -> Code? {
    guard let index = fieldIndex(decl, in: base), let storage = analyzer.storageType(of: decl) else { return nil }
    let key = CodeKey(decl: decl, part: .setter, function: 0, types: [base], form: 7)
    if let known = codes[key] { return known }
    let made = Code(
      name: analyzer.fullName(of: decl),
      .synthesized { machine, code in
        let builder = CodeBuilder(machine, code)
        code.registerCount = 4
        builder.lowering.top = 2
        let type = machine.concrete(storage, machine.surroundings(of: decl, in: base))
        try machine.wrappedAccessor(decl, .setter, base, type, index, builder)
      })
    made.parameterCount = 2
    codes[key] = made
    return made
  }

  /// The setter of a wrapped property with `willSet` or `didSet`.
  private func observedWrapper(
    _ decl: DeclID, _ base: TypeID, _ observers: PropertyObservers, _ builder: CodeBuilder
  ) throws {
    let isReference = self.isReference(base)
    let old = builder.registers(1)
    let window = builder.registers(2)
    func call(_ callee: Code?, _ value: Int) {
      guard let callee else { return }
      builder.emit(isReference ? .move : .take, window, 0)
      builder.emit(.move, window + 1, value)
      builder.call(callee, window + 1, window)
      if !isReference { builder.emit(.take, 0, window) }
    }
    let substitution = surroundings(of: decl, in: base)
    if observers.readsOld {
      builder.emit(.move, window, 0)
      builder.call(try target(decl, .getter, base, [], hasSelf: true), old, window)
    }
    if observers.willSet { call(try code(decl, .willSet, substitution, selfType: base), 1) }
    call(try unobservedSetter(decl, base), 1)
    if observers.didSet { call(try code(decl, .didSet, substitution, selfType: base), old) }
    builder.emit(.returnVoid)
  }

  /// Calls the wrapper's `_enclosingInstance` subscript with the object and the key paths of the property and its
  /// storage.
  private func enclosedAccessor(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID, _ storage: TypeID, _ index: Int, _ member: DeclID,
    _ builder: CodeBuilder
  ) throws {
    let parameters = analyzer.signature(of: member).parameters.map {
      concrete($0.type, calleeSubstitution(member, storage, [base]))
    }
    let property = KeyPathTemplate.Component.accessor(
      getter: try accessorCode(decl, .getter, base, [], count: 1),
      setter: hasSetter(decl) ? try accessorCode(decl, .setter, base, [], count: 2) : nil, arguments: 0,
      isReference: true)
    let name = analyzer.name(of: decl)
    let start = "\\" + self.name(of: base, isQualified: false) + "."
    let paths = [(property, start + name), (.objectField(index), start + "_" + name)]
    let window = builder.registers(5)
    builder.emit(.move, window, 0)
    for (place, path) in paths.enumerated() {
      let box = KeyPathBox([(part: path.0, arguments: [])], parameters[1 + place], root: base, text: path.1)
      builder.emit(.constant, window + 1 + place, builder.lowering.constant(.ref(box)))
    }
    if part == .setter { builder.emit(.move, window + 3, 1) }
    let found = try target(member, part, storage, [base], hasSelf: false)
    builder.call(found, window + 4, window)
    if part == .setter { builder.emit(.returnVoid) } else { builder.emit(.returnValue, window + 4) }
  }

  /// The getter or setter of a member as code for key paths, with `self` as first argument.
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
}
