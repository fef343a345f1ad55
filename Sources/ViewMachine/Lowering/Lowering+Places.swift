import ViewSemantics
import ViewSource
import ViewSyntax

/// Reading, assigning and modifying places (lvalues).
///
/// To modify a value in place, the code moves it out of its place into a register, so that the reference is unique, and
/// moves it back afterwards. The same applies to each enclosing place.
extension Lowering {
  // MARK: Reading

  func load(_ place: ResolvedPlace, into target: Int) throws {
    switch place.kind {
    case .variable(let variable): read(variable, into: target)
    case .global(let decl, let base): try readGlobal(decl, base, into: target)
    case .field(let base, let decl):
      let type = concrete(base.type)
      guard let index = machine.fieldIndex(decl, in: type) else { return unsupported("a property without storage") }
      try scratch {
        let register = temporary()
        try load(base, into: register)
        emit(.fieldGet, target, register, index)
        emit(.clear, register)
      }
      if let reading = machine.reading(machine.ownership(of: decl)) { emit(reading, target, target) }
    case .objectField(let base, let decl):
      try lower(ResolvedExpr(.field(base, decl), place.type, place.node), into: target)
    case .accessor(let call): try lower(call, concrete(place.type), into: target)
    case .element(let base, let index):
      try scratch {
        let register = temporary()
        try load(base, into: register)
        emit(.elementGet, target, register, index)
        emit(.clear, register)
      }
    case .force(let base):
      try load(base, into: target)
      emit(.force, target, target)
    case .link(let base):
      guard let label = chains.last else { return unsupported("a `?` outside of a chain") }
      try load(base, into: target)
      jump(.jumpIfNil, target, to: label)
      emit(.unwrap, target, target)
    case .keyPath(let base, let path):
      try scratch {
        let root = temporaries(2)
        try load(base, into: root + 1)
        try lower(path, into: root)
        let native = machine.keyPathReader
        code.natives.append(native)
        emit(.callNative, target, code.natives.count - 1, root)
      }
    case .temporary(let value): try lower(value, into: target)
    case .tuple(let places):
      let first = temporaries(places.count)
      for (index, part) in places.enumerated() { try load(part, into: first + index) }
      emit(.makeTuple, target, first, places.count)
    case .discard: emit(.clear, target)
    }
  }

  // MARK: Assigning

  func assign(_ place: ResolvedPlace, _ value: ResolvedExpr) throws {
    try scratch {
      if case .variable(let variable) = place.kind, !cells.contains(variable.index),
        body.variables[variable.index].ownership == .strong, !isObserved(variable)
      {
        return try lowerConsumed(value, into: register(variable))
      }
      // If an optional chain is `nil`, nothing is assigned and the value is not evaluated.
      let place = try anchored(opened: opened(place), before: [value.node])
      let register = temporary()
      try lowerConsumed(value, into: register)
      try store(place, register)
    }
  }

  /// A place whose optional links are resolved, which may exit the chain. If the place is modified, not assigned, and a
  /// link is `nil`, an observed base is written back unchanged first.
  func opened(_ place: ResolvedPlace, toChange: Bool = false) throws -> ResolvedPlace {
    switch place.kind {
    case .objectField(let base, let decl) where hasLink(base):
      return ResolvedPlace(.objectField(try kept(base), decl), place.type, place.node)
    case .accessor(var call):
      switch call.receiver {
      case .value(let base)? where hasLink(base): call.receiver = .value(try kept(base))
      case .place(let base)?: call.receiver = .place(try opened(base, toChange: toChange))
      default: return place
      }
      return ResolvedPlace(.accessor(call), place.type, place.node)
    case .link(let base) where toChange && showsWriting(base):
      try storeNothing(base)
      return place
    default:
      if case .link = root(of: place) {
        let isPart = if case .link = place.kind { false } else { true }
        try checkLinks(place, isPart: isPart)
      }
      return place
    }
  }

  /// The value of an expression in a new register.
  func kept(_ expr: ResolvedExpr) throws -> ResolvedExpr {
    let register = temporary()
    try lower(expr, into: register)
    return ResolvedExpr(.variable(fixed(register, expr.type)), expr.type, expr.node)
  }

  private func hasLink(_ expr: ResolvedExpr) -> Bool {
    switch expr.kind {
    case .link: true
    case .field(let base, _), .element(let base, _), .force(let base), .convert(let base): hasLink(base)
    case .call(let call):
      if case .value(let base)? = call.receiver { hasLink(base) } else { false }
    default: false
    }
  }

  func root(of place: ResolvedPlace) -> ResolvedPlace.Kind {
    switch place.kind {
    case .field(let base, _), .element(let base, _), .force(let base): root(of: base)
    default: place.kind
    }
  }

  /// Exits the chain if a link is `nil`. An observed property that the place is a part of is written back unchanged.
  private func checkLinks(_ place: ResolvedPlace, isPart: Bool) throws {
    switch place.kind {
    case .link(let base):
      if isPart, showsWriting(base) { return try storeNothing(base) }
      guard let label = chains.last else { return }
      try scratch {
        let register = temporary()
        try load(base, into: register)
        jump(.jumpIfNil, register, to: label)
        done(register, concrete(base.type))
      }
    case .field(let base, _), .element(let base, _), .force(let base): try checkLinks(base, isPart: isPart)
    default: break
    }
  }

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
      if let observed = machine.observers(of: decl), !writesDirectly(decl) {
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
      if let observed = machine.observers(of: decl), !writesDirectly(decl) {
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
    if !isSuper, machine.isStorageOverridden(decl, in: type), !(isInitializer && isSelf(base) && writesDirectly(decl)) {
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
    if let observed = machine.observers(of: decl), !writesDirectly(decl) {
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

  /// Whether a write bypasses the observers of a property: in an initializer of its type, and in the observers
  /// themselves.
  private func writesDirectly(_ decl: DeclID) -> Bool {
    if body.decl == decl { return true }
    // This writes the wrapper of a wrapped property. The observers belong to the wrapped value.
    if !analyzer.propertyWrappers(of: decl).isEmpty { return true }
    // Writes in a `defer` of an initializer, and in its nested functions, run observers.
    guard analyzer.decl(body.decl).kind == .initializer, body.part == .body, !isInDefer,
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

  // MARK: Modifying in place

  /// Opens several places, with their values in the given registers, runs `work` and closes the places.
  func modifying(_ places: ArraySlice<(place: ResolvedPlace, register: Int)>, _ work: () throws -> Void) throws {
    guard let first = places.first else { return try work() }
    try modify(first.place, in: first.register) { _ in
      try self.modifying(places.dropFirst(), work)
    }
  }

  func modify(_ place: ResolvedPlace, _ work: (Int) throws -> Void) throws {
    try scratch {
      // A variable in a register is modified in place.
      if case .variable(let variable) = place.kind, !cells.contains(variable.index),
        body.variables[variable.index].ownership == .strong, !isObserved(variable)
      {
        return try work(register(variable))
      }
      try modify(place, in: temporary(), work)
    }
  }

  /// Moves the value of a place into a register, runs `work`, and moves the register's value back.
  func modify(_ place: ResolvedPlace, in target: Int, _ work: (Int) throws -> Void) throws {
    switch place.kind {
    case .variable(let variable):
      if isObserved(variable) { return try modifyCopy(place, in: target, work) }
      let own = register(variable)
      if body.variables[variable.index].ownership != .strong {
        // A weak reference does not change: its object is modified in place.
        read(variable, into: target)
        try work(target)
        emit(.clear, target)
        return
      }
      if cells.contains(variable.index) {
        emit(.cellTake, target, own)
        try restoring(target, work) { self.emit(.cellSet, own, target) }
        emit(.clear, target)
      } else {
        emit(.take, target, own)
        try restoring(target, work) { self.emit(.take, own, target) }
      }
    case .global(let decl, let base):
      let index = machine.global(decl, base.map { concrete($0) })
      if machine.observers(of: decl) != nil && !writesDirectly(decl) || machine.ownership(of: decl) != .strong {
        return try modifyCopy(place, in: target, work)
      }
      emit(.globalEnsure, index)
      emit(.globalTake, target, index)
      try restoring(target, work) { self.emit(.globalSet, index, target) }
      emit(.clear, target)
    case .field(let base, let decl):
      let type = concrete(base.type)
      guard let index = machine.fieldIndex(decl, in: type), machine.observers(of: decl) == nil || writesDirectly(decl),
        machine.ownership(of: decl) == .strong
      else { return try modifyCopy(place, in: target, work) }
      try modify(base) { owner in
        self.emit(.fieldTake, target, owner, index)
        try self.restoring(target, work) {
          self.emit(.fieldSet, owner, index, target)
        }
        self.emit(.clear, target)
      }
    case .objectField(let base, let decl):
      let type = self.type(of: base)
      guard let index = machine.fieldIndex(decl, in: type), machine.observers(of: decl) == nil || writesDirectly(decl),
        machine.ownership(of: decl) == .strong, !machine.isStorageOverridden(decl, in: type),
        !machine.isRelationship(decl)
      else { return try modifyCopy(place, in: target, work) }
      let owner = keep(try operand(base), base)
      if machine.isObserved(decl) { emit(.observe, owner, index, 1) }
      emit(.objectTake, target, owner, index)
      try restoring(target, work) { self.emit(.objectSet, owner, index, target) }
      emit(.clear, target)
      done(owner, type)
    case .element(let base, let index):
      try modify(base) { owner in
        self.emit(.elementTake, target, owner, index)
        try self.restoring(target, work) { self.emit(.elementSet, owner, index, target) }
        self.emit(.clear, target)
      }
    case .force(let base):
      try modify(base, in: target) { register in
        self.emit(.force, register, register)
        try work(register)
        self.emit(.wrap, register, register)
      }
    case .link(let base):
      if showsWriting(base) { try storeNothing(base) } else { try checkLinks(place, isPart: false) }
      try modify(base, in: target) { register in
        self.emit(.unwrap, register, register)
        try work(register)
        self.emit(.wrap, register, register)
      }
    case .accessor(let call):
      if let lent = lent(by: call, at: place.node) { return try modify(lent, in: target, work) }
      if try modifyByYielding(place, in: target, work) { return }
      if isElement(call), case .place(let list)? = call.receiver, case .value(let index)? = call.arguments.first {
        let position = temporary()
        try lower(index, into: position)
        return try modify(list) { owner in
          self.emit(.arrayTake, target, owner, position)
          try self.restoring(target, work) { self.emit(.arraySet, owner, position, target) }
          self.emit(.clear, target)
        }
      }
      if let (key, value, standard) = dictionarySubscript(call), case .place(let list)? = call.receiver {
        let position = temporary()
        try lower(key, into: position)
        let keyType = site(.type(type(of: key)))
        return try modify(list) { owner in
          self.emit(.dictionaryTake, target, owner, position)
          self.emit(.keyType, 0, keyType)
          if let standard { try self.orDefault(standard, value, into: target) }
          try self.restoring(target, work) {
            if standard != nil, !self.machine.isNever(nilFor: value) { self.emit(.wrap, target, target) }
            self.emit(.dictionarySet, owner, position, target)
            self.emit(.keyType, 0, keyType)
          }
          self.emit(.clear, target)
        }
      }
      try modifyCopy(place, in: target, work)
    case .keyPath, .tuple: try modifyCopy(place, in: target, work)
    case .temporary(let value):
      try lower(value, into: target)
      try work(target)
    case .discard: try work(target)
    }
  }

  /// Whether writing a place runs property observers.
  func isObserved(_ place: ResolvedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): isObserved(variable)
    case .global(let decl, _), .field(_, let decl), .objectField(_, let decl):
      machine.observers(of: decl) != nil && !writesDirectly(decl)
    default: false
    }
  }

  /// Whether a write of an unchanged value is observable: by observers of the place or an enclosing one, or by a
  /// setter.
  private func showsWriting(_ place: ResolvedPlace) -> Bool {
    if isObserved(place) { return true }
    switch place.kind {
    case .field(let base, _), .element(let base, _), .force(let base): return showsWriting(base)
    case .accessor(let call): return call.arguments.isEmpty && !analyzer.isFromCatalogue(call.decl)
    default: return false
    }
  }

  /// `value? += 1` with observers: a `nil` value is written back unchanged before the chain exits.
  private func storeNothing(_ base: ResolvedPlace) throws {
    guard let label = chains.last else { return }
    let isThere = Label()
    try scratch {
      let register = temporary()
      try load(base, into: register)
      jump(.jumpIfSome, register, to: isThere)
      try store(base, register)
      jump(.jump, to: label)
      place(isThere)
      done(register, concrete(base.type))
    }
  }

  /// A base that stays in use while other code runs is kept in its register.
  func keep(_ register: Int, _ expr: ResolvedExpr) -> Int { register }

  /// Modifies a place with accessors: reads a copy, modifies it and stores it.
  private func modifyCopy(_ place: ResolvedPlace, in target: Int, _ work: (Int) throws -> Void) throws {
    if case .objectField(let base, let decl) = place.kind, isTemporary(base) {
      // The object is evaluated once and used twice.
      let owner = temporary()
      try lower(base, into: owner)
      func field() -> ResolvedPlace {
        let own = temporary()
        emit(.move, own, owner)
        let object = ResolvedExpr(.variable(fixed(own, base.type)), base.type, base.node)
        return ResolvedPlace(.objectField(object, decl), place.type, place.node)
      }
      try load(field(), into: target)
      try work(target)
      let register = temporary()
      emit(.take, register, target)
      try store(field(), register)
      emit(.clear, owner)
      return
    }
    guard case .accessor(let call) = place.kind else {
      try load(place, into: target)
      try work(target)
      let register = temporary()
      emit(.take, register, target)
      return try store(place, register)
    }
    // Subscript arguments are evaluated once.
    var once = call
    var kept: [Int: Int] = [:]
    var arguments: [ResolvedArgument] = []
    for (index, argument) in call.arguments.enumerated() {
      guard case .value(let value) = argument else {
        arguments.append(argument)
        continue
      }
      switch value.kind {
      case .integer, .number, .string, .bool, .variable, .nilValue: arguments.append(argument)
      default:
        let register = temporary()
        try lower(value, into: register)
        kept[index] = register
        arguments.append(.value(ResolvedExpr(.variable(fixed(register, value.type)), value.type, value.node)))
      }
    }
    once.arguments = arguments
    if case .value(let receiver)? = call.receiver {
      switch receiver.kind {
      case .variable: break
      default:
        let register = temporary()
        try lower(receiver, into: register)
        once.receiver = .value(
          ResolvedExpr(.variable(fixed(register, receiver.type)), receiver.type, receiver.node))
      }
    }
    let again = ResolvedPlace(.accessor(once), place.type, place.node)
    try load(again, into: target)
    try work(target)
    let register = temporary()
    emit(.take, register, target)
    try store(again, register)
  }

  /// Whether an object is not held by a variable of the program, so that its register is cleared after use.
  private func isTemporary(_ base: ResolvedExpr) -> Bool {
    switch base.kind {
    case .variable(let variable): registers[variable.index].map { $0 >= firstTemporary } ?? false
    case .superclass, .classItself, .metatype: false
    default: true
    }
  }

  /// A variable bound to a register that already has its value.
  func fixed(_ register: Int, _ type: TypeID) -> VariableID {
    let id = body.addTemporaryVariable(type, in: function)
    registers[id.index] = register
    return id
  }

  /// Runs `work` and moves the value back, also if an error is thrown.
  func restoring(_ register: Int, _ work: (Int) throws -> Void, _ putBack: () -> Void) throws {
    let start = code.instructions.count
    try work(register)
    let stop = code.instructions.count
    putBack()
    guard mayThrow(start..<stop) else { return }
    let end = Label()
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    // The callee left the new value in the register of its parameter.
    putBack()
    emit(.throwError, error)
    place(end)
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }

  private func mayThrow(_ range: Range<Int>) -> Bool {
    code.instructions[range].contains {
      switch $0.op {
      case .throwError: return true
      case .call, .callValue, .callDispatch, .callNative: return throwingCalls
      default: return false
      }
    }
  }

  /// Whether calls at this point may throw.
  private var throwingCalls: Bool { true }
}
