import ViewSemantics
import ViewSource
import ViewSyntax

/// Storing values in places (lvalues): variables, properties, elements, and what their setters and observers see.
extension Lowering {
  /// Stores the value of a register in a place, and clears the register.
  func store(_ place: ResolvedPlace, _ source: Int) throws {
    if isInitializer, let (decl, storage) = ownWrapper(place), let selfType,
      let callee = try machine.code(
        decl, .storageOfValue, machine.surroundings(of: decl, in: selfType), selfType: selfType)
    {
      return try firstValue(storage, callee, source) { try storeThere(place, source) }
    }
    try storeThere(place, source)
  }

  private func storeThere(_ place: ResolvedPlace, _ source: Int) throws {
    switch place.kind {
    case .variable(let variable):
      if isObserved(variable) { return try storeObserved(variable, source) }
      write(variable, source)
      if source >= firstTemporary { clear(source, place.type) }
    case .global(let decl, let base):
      let index = machine.global(decl, base.map { concrete($0) })
      if let observed = machine.observers(of: decl), !writesDirectly(decl, ofSelf: false) {
        emit(.globalEnsure, index)
        try storeObserved(observed, decl, source, base: base.map { concrete($0) }) { target in
          self.emit(.globalGet, target, index)
        } set: { value in
          self.emit(.globalSet, index, value)
        }
        return
      }
      emit(.globalEnsure, index)
      if machine.ownership(of: decl) != .strong { emit(.makeWeak, source, source) }
      emit(.globalSet, index, source)
      clear(source, place.type)
    case .field(let base, let decl): try storeField(base, decl, source)
    case .objectField(let base, let decl): try storeObjectField(base, decl, source)
    case .accessor(let call): try callSetter(call, source)
    case .element(let base, let index):
      try modify(base) { register in self.emit(.elementSet, register, index, source) }
      clear(source, place.type)
    case .force(let base), .link(let base):
      if case .link = place.kind { try checkLinks(place, isPart: false) }
      emit(.wrap, source, source)
      try store(base, source)
    case .keyPath(let base, let path):
      try modify(base) { register in
        let window = self.temporaries(3)
        try self.lower(path, into: window)
        self.emit(.take, window + 1, register)
        self.emit(.take, window + 2, source)
        self.code.natives.append(self.machine.keyPathWriter)
        self.emit(.callNative, window + 2, self.code.natives.count - 1, window)
        self.emit(.take, register, window + 1)
      }
    case .tuple(let places):
      for (index, part) in places.enumerated() {
        try scratch {
          let register = temporary()
          emit(.elementGet, register, source, index)
          try store(part, register)
        }
      }
      emit(.clear, source)
    case .discard: emit(.clear, source)
    case .temporary(let value):
      try lowerEffect(value)
      emit(.clear, source)
    }
  }

  /// Clears a register with a value of a type that may be a reference.
  func clear(_ register: Int, _ type: TypeID) {
    if mayHoldReference(concrete(type)) { emit(.clear, register) }
  }

  private func storeField(_ base: ResolvedPlace, _ decl: DeclID, _ source: Int) throws {
    let type = concrete(base.type)
    if let index = machine.fieldIndex(decl, in: type) {
      if let observed = machine.observers(of: decl), !writesDirectly(decl, ofSelf: isSelf(base)) {
        try modify(base) { owner in
          try self.storeObserved(observed, decl, source, base: type, owner: owner) { target in
            self.emit(.fieldGet, target, owner, index)
          } set: { value in
            self.emit(.fieldSet, owner, index, value)
          }
        }
        return
      }
      if machine.ownership(of: decl) != .strong { emit(.makeWeak, source, source) }
      try modify(base) { owner in self.emit(.fieldSet, owner, index, source) }
      clear(source, machine.fieldType(decl, in: type))
      return
    }
    unsupported("a property without storage")
  }

  private func storeObjectField(_ base: ResolvedExpr, _ decl: DeclID, _ source: Int) throws {
    let type = self.type(of: base)
    var isSuper = false
    if case .superclass = base.kind { isSuper = true }
    if !isSuper, machine.isStorageOverridden(decl, in: type), !isOwnStorage(decl, of: base),
      !(isInitializer && isSelf(base) && writesDirectly(decl, ofSelf: true))
    {
      var call = ResolvedCall(form: .setter, decl: decl, base: base.type)
      call.receiver = .value(base)
      return try callSetter(call, source)
    }
    guard let index = machine.fieldIndex(decl, in: type) else {
      // An override with only observers uses the storage of the superclass.
      var call = ResolvedCall(form: .setter, decl: decl, base: base.type)
      call.receiver = .value(base)
      call.isSuper = isSuper
      return try callSetter(call, source)
    }
    let owner = try operand(base)
    if machine.isObserved(decl), !(isInitializer && isSelf(base)) {
      emit(.observeSet, owner, source, site(.field(index, machine.fieldType(decl, in: type))))
      if machine.isRelationship(decl) {
        relate(owner, index, type, source)
        return done(owner, type)
      }
    }
    if let observed = machine.observers(of: decl), !writesDirectly(decl, ofSelf: isSelf(base)) {
      try storeObserved(observed, decl, source, base: type, owner: owner) { target in
        self.emit(.objectGet, target, owner, index)
      } set: { value in
        self.emit(.objectSet, owner, index, value)
      }
    } else {
      if machine.ownership(of: decl) != .strong { emit(.makeWeak, source, source) }
      emit(.objectSet, owner, index, source)
      clear(source, machine.fieldType(decl, in: type))
    }
    done(owner, type)
  }

  /// Stores a relationship of a model and updates the inverse relationship.
  func relate(_ owner: Int, _ index: Int, _ type: TypeID, _ source: Int) {
    let window = temporaries(2)
    emit(.objectGet, window + 1, owner, index)
    emit(.objectSet, owner, index, source)
    emit(.move, window, owner)
    code.natives.append(machine.relating(index, type))
    emit(.callNative, source, code.natives.count - 1, window)
    emit(.clear, source)
    emit(.clear, window)
    emit(.clear, window + 1)
    top = window
  }

  func isSelf(_ expr: ResolvedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { return variable == body.selfVariable }
    return false
  }

  /// Whether the observers of a property access it here as `self`'s, which is the storage and not an override.
  func isOwnStorage(_ decl: DeclID, of base: ResolvedExpr) -> Bool {
    body.decl == decl && isSelf(base) && body.functions[function.index].outer == nil
  }

  func isSelf(_ place: ResolvedPlace) -> Bool {
    if case .variable(let variable) = place.kind { return variable == body.selfVariable }
    return false
  }

  /// Whether a write bypasses the observers of a property: of `self` in an initializer of its type, and in the
  /// observers themselves.
  func writesDirectly(_ decl: DeclID, ofSelf isSelf: Bool) -> Bool {
    if body.decl == decl { return true }
    // This writes the wrapper of a wrapped property. The observers belong to the wrapped value.
    if !analyzer.propertyWrappers(of: decl).isEmpty { return true }
    // Writes in a `defer` of an initializer, and in its nested functions, run observers.
    guard isSelf, analyzer.decl(body.decl).kind == .initializer, body.part == .body, !isInDefer,
      body.functions[function.index].outer == nil,
      let owner = analyzer.owner(of: body.decl).flatMap({ analyzer.nominal(of: $0) }),
      let other = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    return owner == other
  }

  /// Whether observers of a local variable run when it is written here. The observers themselves write it directly.
  func isObserved(_ variable: VariableID) -> Bool {
    let info = body.variables[variable.index]
    return info.isObserved && info.willSetObserver != function && info.didSetObserver != function
  }

  private func storeObserved(_ variable: VariableID, _ source: Int) throws {
    let info = body.variables[variable.index]
    try scratch {
      let old = temporary()
      if info.didSetObserver != nil { read(variable, into: old) }
      if let observer = info.willSetObserver { try call(observer, source) }
      write(variable, source)
      emit(.clear, source)
      if let observer = info.didSetObserver {
        try call(observer, old)
        emit(.clear, old)
      }
    }
  }

  /// Calls a local function with one argument.
  func call(_ function: FunctionID, _ value: Int) throws {
    let callee = try machine.code(body, function, substitution, selfType: selfType)
    let captures = body.functions[function.index].captures
    scratch {
      let window = temporaries(1 + captures.count)
      emit(.move, window, value)
      for (index, capture) in captures.enumerated() { emit(.move, window + 1 + index, register(capture)) }
      emit(.call, window, callee: callee, window)
    }
  }

  /// Stores a value and calls the observers before and after.
  private func storeObserved(
    _ observers: PropertyObservers, _ decl: DeclID, _ source: Int, base: TypeID?, owner: Int? = nil,
    get: (Int) -> Void, set: (Int) -> Void
  ) throws {
    try scratch {
      let old = temporary()
      if observers.readsOld { get(old) }
      if observers.willSet { try observe(.willSet, decl, base, owner, source) }
      if machine.ownership(of: decl) != .strong { emit(.makeWeak, source, source) }
      set(source)
      emit(.clear, source)
      if observers.didSet {
        try observe(.didSet, decl, base, owner, old)
        emit(.clear, old)
      }
    }
  }

  func observe(_ part: BodyPart, _ decl: DeclID, _ base: TypeID?, _ owner: Int?, _ value: Int) throws {
    let substitution = base.map { machine.surroundings(of: decl, in: $0) } ?? Substitution()
    guard let callee = try machine.code(decl, part, substitution, selfType: owner == nil ? nil : base) else { return }
    // A struct is moved back changed; the reference to an object stays the same.
    let isObject = base.map { machine.isReference($0) } ?? false
    scratch {
      let window = temporaries(2)
      if let owner {
        emit(isObject ? .move : .take, window, owner)
        emit(.move, window + 1, value)
        emit(.call, window + 1, callee: callee, window)
        if !isObject { emit(.take, owner, window) }
      } else {
        emit(.move, window, value)
        emit(.call, window, callee: callee, window)
      }
    }
  }
}
