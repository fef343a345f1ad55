import ViewSemantics
import ViewSource
import ViewSyntax

/// Accessors of storage.
extension Machine {
  /// A getter or setter of a property that has storage: of a requirement that a stored property meets, of an overridden
  /// one, of a `lazy` one.
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
}
