import ViewSemantics
import ViewSource
import ViewSyntax

/// Reading and assigning places (lvalues).
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
  func checkLinks(_ place: ResolvedPlace, isPart: Bool) throws {
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
}
