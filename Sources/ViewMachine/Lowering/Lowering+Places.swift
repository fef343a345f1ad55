import ViewSemantics
import ViewSource
import ViewSyntax

/// Places: what is read, written and changed.
///
/// To change a value in place it is taken out of where it is, so that it has one owner, changed in a register, and put
/// back; the same on the way through what it is in.
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
        body.variables[variable.index].ownership == .strong
      {
        return try lower(value, into: register(variable))
      }
      // What a `?` finds nothing in is not assigned to, and the value is not worked out.
      if case .link = root(of: place) { try checkLinks(place) }
      let register = temporary()
      try lower(value, into: register)
      try store(place, register)
    }
  }

  private func root(of place: ResolvedPlace) -> ResolvedPlace.Kind {
    switch place.kind {
    case .field(let base, _), .element(let base, _), .force(let base): root(of: base)
    default: place.kind
    }
  }

  private func checkLinks(_ place: ResolvedPlace) throws {
    switch place.kind {
    case .link(let base):
      guard let label = chains.last else { return }
      try scratch {
        let register = temporary()
        try load(base, into: register)
        jump(.jumpIfNil, register, to: label)
        done(register, concrete(base.type))
      }
    case .field(let base, _), .element(let base, _), .force(let base): try checkLinks(base)
    default: break
    }
  }

  /// Stores what is in a register, which is emptied.
  func store(_ place: ResolvedPlace, _ source: Int) throws {
    switch place.kind {
    case .variable(let variable):
      write(variable, source)
      if source >= firstTemporary { emit(.clear, source) }
    case .global(let decl, let base):
      let index = machine.global(decl, base.map { concrete($0) })
      if let observed = machine.observers(of: decl) {
        emit(.globalEnsure, index)
        try storeObserved(observed, decl, source, base: base.map { concrete($0) }) { target in
          self.emit(.globalGet, target, index)
        } set: { value in
          self.emit(.globalSet, index, value)
        }
        return
      }
      emit(.globalEnsure, index)
      emit(.globalSet, index, source)
      emit(.clear, source)
    case .field(let base, let decl): try storeField(base, decl, source)
    case .objectField(let base, let decl): try storeObjectField(base, decl, source)
    case .accessor(let call): try callSetter(call, source)
    case .element(let base, let index):
      try modify(base) { register in self.emit(.elementSet, register, index, source) }
      emit(.clear, source)
    case .force(let base), .link(let base):
      if case .link = place.kind { try checkLinks(place) }
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
      if machine.isWeak(decl) { emit(.makeWeak, source, source) }
      try modify(base) { owner in self.emit(.fieldSet, owner, index, source) }
      emit(.clear, source)
      return
    }
    unsupported("a property without storage")
  }

  private func storeObjectField(_ base: ResolvedExpr, _ decl: DeclID, _ source: Int) throws {
    let type = self.type(of: base)
    var isSuper = false
    if case .superclass = base.kind { isSuper = true }
    if !isSuper, machine.isOverridden(decl, in: type), !(isInitializer && isSelf(base)) {
      var call = ResolvedCall(form: .setter, decl: decl, base: base.type)
      call.receiver = .value(base)
      return try callSetter(call, source)
    }
    guard let index = machine.fieldIndex(decl, in: type) else { return unsupported("a property without storage") }
    let owner = try operand(base)
    if let observed = machine.observers(of: decl), !writesDirectly(decl) {
      try storeObserved(observed, decl, source, base: type, owner: owner) { target in
        self.emit(.objectGet, target, owner, index)
      } set: { value in
        self.emit(.objectSet, owner, index, value)
      }
    } else {
      if machine.isWeak(decl) { emit(.makeWeak, source, source) }
      emit(.objectSet, owner, index, source)
      emit(.clear, source)
    }
    done(owner, type)
  }

  private func isSelf(_ expr: ResolvedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { return variable == body.selfVariable }
    return false
  }

  /// Whether a property is written without its observers: in an initialiser of its type, and in the observers themselves.
  private func writesDirectly(_ decl: DeclID) -> Bool {
    if body.decl == decl { return true }
    guard analyzer.decl(body.decl).kind == .initializer, body.part == .body,
      let owner = analyzer.owner(of: body.decl).flatMap({ analyzer.nominal(of: $0) }),
      let other = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) })
    else { return false }
    return owner == other
  }

  /// Stores a value with the observers around it.
  private func storeObserved(
    _ observers: (willSet: Bool, didSet: Bool), _ decl: DeclID, _ source: Int, base: TypeID?, owner: Int? = nil,
    get: (Int) -> Void, set: (Int) -> Void
  ) throws {
    try scratch {
      let old = temporary()
      if observers.didSet { get(old) }
      if observers.willSet { try observe(.willSet, decl, base, owner, source) }
      set(source)
      emit(.clear, source)
      if observers.didSet {
        try observe(.didSet, decl, base, owner, old)
        emit(.clear, old)
      }
    }
  }

  private func observe(_ part: BodyPart, _ decl: DeclID, _ base: TypeID?, _ owner: Int?, _ value: Int) throws {
    let substitution = base.map { machine.surroundings(of: decl, in: $0) } ?? Substitution()
    guard let callee = try machine.code(decl, part, substitution, selfType: owner == nil ? nil : base) else { return }
    scratch {
      let window = temporaries(2)
      if let owner {
        emit(.take, window, owner)
        emit(.move, window + 1, value)
        emit(.call, window + 1, callee: callee, window)
        emit(.take, owner, window)
      } else {
        emit(.move, window, value)
        emit(.call, window, callee: callee, window)
      }
    }
  }

  // MARK: Changing in place

  /// Opens several places, the values in given registers, runs `work` and puts the values back.
  func modifying(_ places: ArraySlice<(place: ResolvedPlace, register: Int)>, _ work: () throws -> Void) throws {
    guard let first = places.first else { return try work() }
    try modify(first.place, in: first.register) { _ in
      try self.modifying(places.dropFirst(), work)
    }
  }

  func modify(_ place: ResolvedPlace, _ work: (Int) throws -> Void) throws {
    try scratch {
      // A variable that is in a register is changed where it is.
      if case .variable(let variable) = place.kind, !cells.contains(variable.index),
        body.variables[variable.index].ownership == .strong
      {
        return try work(register(variable))
      }
      try modify(place, in: temporary(), work)
    }
  }

  /// Takes the value of a place into a register, runs `work`, and puts back what is in the register.
  func modify(_ place: ResolvedPlace, in target: Int, _ work: (Int) throws -> Void) throws {
    switch place.kind {
    case .variable(let variable):
      let own = register(variable)
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
      if machine.observers(of: decl) != nil { return try modifyCopy(place, in: target, work) }
      emit(.globalEnsure, index)
      emit(.globalTake, target, index)
      try restoring(target, work) { self.emit(.globalSet, index, target) }
      emit(.clear, target)
    case .field(let base, let decl):
      let type = concrete(base.type)
      guard let index = machine.fieldIndex(decl, in: type), machine.observers(of: decl) == nil || writesDirectly(decl),
        !machine.isWeak(decl)
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
        !machine.isWeak(decl), !machine.isOverridden(decl, in: type)
      else { return try modifyCopy(place, in: target, work) }
      let owner = keep(try operand(base), base)
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
      try checkLinks(place)
      try modify(base, in: target) { register in
        self.emit(.unwrap, register, register)
        try work(register)
        self.emit(.wrap, register, register)
      }
    case .accessor(let call):
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

  /// A base that stays in use while something runs is kept in a register of its own.
  private func keep(_ register: Int, _ expr: ResolvedExpr) -> Int { register }

  /// Reads a copy, changes it and stores it: for what has accessors.
  private func modifyCopy(_ place: ResolvedPlace, in target: Int, _ work: (Int) throws -> Void) throws {
    guard case .accessor(let call) = place.kind else {
      try load(place, into: target)
      try work(target)
      let register = temporary()
      emit(.take, register, target)
      return try store(place, register)
    }
    // Arguments of a subscript are worked out once.
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

  /// A variable for a value that is in a register already.
  private func fixed(_ register: Int, _ type: TypeID) -> VariableID {
    let id = body.addTemporaryVariable(type, in: function)
    registers[id.index] = register
    return id
  }

  /// Runs `work`, and puts the value back also if an error is thrown.
  private func restoring(_ register: Int, _ work: (Int) throws -> Void, _ putBack: () -> Void) throws {
    let start = code.instructions.count
    try work(register)
    let stop = code.instructions.count
    putBack()
    guard mayThrow(start..<stop) else { return }
    let end = Label()
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    // What the called code left in the register of its parameter is the new value.
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

  /// Whether calls may throw where the code is now: within a `try`.
  private var throwingCalls: Bool { true }

  // MARK: Setters

  /// Calls a setter with what is in a register, which is emptied.
  func callSetter(_ call: ResolvedCall, _ source: Int) throws {
    var setter = call
    setter.form = .setter
    let base = call.base.map { concrete($0) }
    if isElement(call), case .place(let list)? = call.receiver, case .value(let index)? = call.arguments.first {
      let position = temporary()
      try lower(index, into: position)
      try modify(list) { owner in self.emit(.arraySet, owner, position, source) }
      emit(.clear, source)
      return
    }
    if let (key, value, standard) = dictionarySubscript(call), case .place(let list)? = call.receiver {
      let position = temporary()
      try lower(key, into: position)
      if standard != nil, !machine.isNever(nilFor: value) { emit(.wrap, source, source) }
      try modify(list) { owner in
        self.emit(.dictionarySet, owner, position, source)
        self.emit(.keyType, 0, self.site(.type(self.type(of: key))))
      }
      emit(.clear, source)
      return
    }
    let result = temporary()
    // A setter that leaves `self` alone needs no place.
    if case .place(let place)? = call.receiver, machine.leavesSelf(call.decl) {
      let register = temporary()
      try load(place, into: register)
      setter.receiver = .value(ResolvedExpr(.variable(fixed(register, place.type)), place.type, place.node))
    }
    try invoke(setter, .setter, base, into: result, setting: source)
  }
}
