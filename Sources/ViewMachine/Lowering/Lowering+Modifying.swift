import ViewSemantics
import ViewSource
import ViewSyntax

/// Modifying places (lvalues) in place.
///
/// The code moves the value out of its place into a register, so that the reference is unique, and moves it back
/// afterwards. The same applies to each enclosing place.
extension Lowering {
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
      if machine.observers(of: decl) != nil && !writesDirectly(decl, ofSelf: false)
        || machine.ownership(of: decl) != .strong
      {
        return try modifyCopy(place, in: target, work)
      }
      emit(.globalEnsure, index)
      emit(.globalTake, target, index)
      try restoring(target, work) { self.emit(.globalSet, index, target) }
      emit(.clear, target)
    case .field(let base, let decl):
      let type = concrete(base.type)
      guard let index = machine.fieldIndex(decl, in: type),
        machine.observers(of: decl) == nil || writesDirectly(decl, ofSelf: isSelf(base)),
        machine.ownership(of: decl) == .strong
      else { return try modifyCopy(place, in: target, work) }
      if let cell = capturedCell(base) { return try modify(field: index, of: cell, in: target, work) }
      try modify(base) { owner in
        self.emit(.fieldTake, target, owner, index)
        try self.restoring(target, work) {
          self.emit(.fieldSet, owner, index, target)
        }
        self.emit(.clear, target)
      }
    case .objectField(let base, let decl):
      let type = self.type(of: base)
      guard let index = machine.fieldIndex(decl, in: type),
        machine.observers(of: decl) == nil || writesDirectly(decl, ofSelf: isSelf(base)),
        machine.ownership(of: decl) == .strong,
        isOwnStorage(decl, of: base) || !machine.isStorageOverridden(decl, in: type),
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

  /// The cell of a variable that closures capture.
  private func capturedCell(_ place: ResolvedPlace) -> Int? {
    guard case .variable(let variable) = place.kind, cells.contains(variable.index), !isObserved(variable),
      body.variables[variable.index].ownership == .strong
    else { return nil }
    return register(variable)
  }

  /// Modifies a property of a variable that closures capture. The variable stays in its cell meanwhile, because a
  /// closure may read its other properties: `items.removeAll { $0 > limit }`.
  private func modify(field index: Int, of cell: Int, in target: Int, _ work: (Int) throws -> Void) throws {
    let owner = temporary()
    func open(_ access: () -> Void) {
      emit(.cellTake, owner, cell)
      access()
      emit(.cellSet, cell, owner)
      emit(.clear, owner)
    }
    open { emit(.fieldTake, target, owner, index) }
    try restoring(target, work) { open { emit(.fieldSet, owner, index, target) } }
    emit(.clear, target)
  }

  /// Whether writing a place runs property observers.
  func isObserved(_ place: ResolvedPlace) -> Bool {
    switch place.kind {
    case .variable(let variable): isObserved(variable)
    case .global(let decl, _): machine.observers(of: decl) != nil && !writesDirectly(decl, ofSelf: false)
    case .field(let base, let decl): machine.observers(of: decl) != nil && !writesDirectly(decl, ofSelf: isSelf(base))
    case .objectField(let base, let decl):
      machine.observers(of: decl) != nil && !writesDirectly(decl, ofSelf: isSelf(base))
    default: false
    }
  }

  /// Whether a write of an unchanged value is observable: by observers of the place or an enclosing one, or by a
  /// setter.
  func showsWriting(_ place: ResolvedPlace) -> Bool {
    if isObserved(place) { return true }
    switch place.kind {
    case .field(let base, _), .element(let base, _), .force(let base): return showsWriting(base)
    case .accessor(let call): return call.arguments.isEmpty && !analyzer.isFromCatalogue(call.decl)
    default: return false
    }
  }

  /// `value? += 1` with observers: a `nil` value is written back unchanged before the chain exits.
  func storeNothing(_ base: ResolvedPlace) throws {
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
