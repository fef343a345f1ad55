import ViewSemantics
import ViewSource
import ViewSyntax

/// Setters, and the storage of property wrappers.
extension Lowering {
  /// The storage of the wrapper, if a place is the wrapped value of a property of `self`.
  func ownWrapper(_ place: ResolvedPlace) -> (decl: DeclID, storage: ResolvedPlace)? {
    switch place.kind {
    case .accessor(let call) where call.arguments.count == 3 && analyzer.decl(call.decl).kind == .subscriptDecl:
      // `static subscript(_enclosingInstance:wrapped:storage:)` receives the key path of the storage.
      guard case .value(let base) = call.arguments[0], isSelf(base), case .value(let path) = call.arguments[2],
        case .keyPath(let components, _) = path.kind, components.count == 1, case .storage(let decl, _) = components[0]
      else { return nil }
      let storage = analyzer.storageType(of: decl) ?? analyzer.unknownType
      return (decl, ResolvedPlace(.objectField(base, decl), storage, place.node))
    case .accessor(let call) where analyzer.decl(call.decl).name == "wrappedValue":
      switch call.receiver {
      case .place(let base)?: return wrapperStorage(base)
      case .value(let base)?: return wrapperStorage(base)
      case nil: return nil
      }
    case .field(let base, let decl) where analyzer.decl(decl).name == "wrappedValue": return wrapperStorage(base)
    case .objectField(let base, let decl) where analyzer.decl(decl).name == "wrappedValue": return wrapperStorage(base)
    default: return nil
    }
  }

  private func wrapperStorage(_ place: ResolvedPlace) -> (decl: DeclID, storage: ResolvedPlace)? {
    switch place.kind {
    case .field(let base, let decl):
      if case .variable(let variable) = base.kind, variable == body.selfVariable,
        !analyzer.propertyWrappers(of: decl).isEmpty
      {
        return (decl, place)
      }
    case .objectField(let base, let decl):
      if isSelf(base), !analyzer.propertyWrappers(of: decl).isEmpty { return (decl, place) }
    default: break
    }
    return ownWrapper(place)
  }

  private func wrapperStorage(_ value: ResolvedExpr) -> (decl: DeclID, storage: ResolvedPlace)? {
    switch value.kind {
    case .field(let base, let decl):
      if isSelf(base), !analyzer.propertyWrappers(of: decl).isEmpty, let selfType {
        let kind: ResolvedPlace.Kind
        if case .variable(let variable) = base.kind, !machine.isReference(selfType) {
          kind = .field(ResolvedPlace(.variable(variable), base.type, base.node), decl)
        } else {
          kind = .objectField(base, decl)
        }
        return (decl, ResolvedPlace(kind, value.type, value.node))
      }
      return analyzer.decl(decl).name == "wrappedValue" ? wrapperStorage(base) : nil
    case .call(let call) where analyzer.decl(call.decl).name == "wrappedValue":
      switch call.receiver {
      case .place(let base)?: return wrapperStorage(base)
      case .value(let base)?: return wrapperStorage(base)
      case nil: return nil
      }
    default: return nil
    }
  }

  /// An assignment to an uninitialized wrapped property initializes the wrapper.
  func firstValue(
    _ storage: ResolvedPlace, _ callee: Code, _ source: Int, otherwise set: () throws -> Void
  ) throws {
    let isThere = Label()
    let end = Label()
    try scratch {
      let register = temporary()
      try load(storage, into: register)
      jump(.jumpIfSet, register, 0, to: isThere)
      let window = temporaries(2)
      emit(.take, window, source)
      emit(.call, register, callee: callee, window)
      try store(storage, register)
      jump(.jump, to: end)
      place(isThere)
      emit(.clear, register)
      try set()
      place(end)
    }
  }

  /// Calls a setter with the value of a register, and clears the register.
  func callSetter(_ call: ResolvedCall, _ source: Int) throws {
    var setter = call
    setter.form = .setter
    let base = call.base.map { concrete($0) }
    if isElement(call), case .place(let list)? = call.receiver, case .value(let index)? = call.arguments.first {
      let position = temporary()
      try lower(index, into: position)
      try modify(list) { owner in self.emit(.arraySet, owner, position, source) }
      clear(source, machine.types.argument(concrete(list.type), 0))
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
    // A nonmutating setter does not need a place as receiver.
    if case .place(let place)? = call.receiver, machine.leavesSelf(call.decl) {
      let register = temporary()
      try load(place, into: register)
      setter.receiver = .value(ResolvedExpr(.variable(fixed(register, place.type)), place.type, place.node))
    }
    try invoke(setter, .setter, base, into: result, setting: source)
  }
}
