import ViewSemantics
import ViewSource
import ViewSyntax

/// Where a value is, to be read, written or changed.
indirect enum Place {
  case box(Box)
  /// A field of a struct that is in a place itself.
  case field(Place, Int)
  case objectField(ObjectValue, Int)
  case computed(get: () throws -> Value, set: (Value) throws -> Void)
  /// What an optional holds.
  case unwrapped(Place, SourcePlace?)
  case tupleElement(Place, Int)
  /// A value without a place: writing to it is lost.
  case temporary(Value)
}

extension Interpreter {
  func get(_ place: Place) throws -> Value {
    switch place {
    case .box(let box): return box.value
    case .field(let owner, let index):
      guard case .structure(let structure) = try get(owner), index < structure.fields.count else {
        return .uninitialized
      }
      return structure.fields[index]
    case .objectField(let object, let index): return object.fields[index]
    case .computed(let get, _): return try get()
    case .unwrapped(let owner, let source):
      switch try get(owner) {
      case .wrapped(let value): return value
      case .nilValue:
        if source == nil { throw Interruption.nilInChain }
        throw Interruption.fault(
          Fault(.trap, "unexpectedly found nil while unwrapping an Optional value", at: source))
      case let value: return value
      }
    case .tupleElement(let owner, let index):
      guard case .tuple(let tuple) = try get(owner), index < tuple.elements.count else { return .uninitialized }
      return tuple.elements[index]
    case .temporary(let value): return value
    }
  }

  func set(_ place: Place, _ value: Value) throws {
    switch place {
    case .box(let box): box.value = value
    case .objectField(let object, let index): object.fields[index] = value
    case .computed(_, let set): try set(value)
    case .temporary: break
    case .field, .unwrapped, .tupleElement: try modify(place) { $0 = value }
    }
  }

  /// Changes the value in a place. It is not in the place meanwhile, so that nothing is copied.
  func modify<Result>(_ place: Place, _ change: (inout Value) throws -> Result) throws -> Result {
    switch place {
    case .box(let box):
      var value = box.value
      box.value = .uninitialized
      defer { box.value = value }
      return try change(&value)
    case .objectField(let object, let index):
      var value = object.fields[index]
      object.fields[index] = .uninitialized
      defer { object.fields[index] = value }
      return try change(&value)
    case .field(let owner, let index):
      return try modify(owner) { container in
        guard case .structure(var structure) = container, index < structure.fields.count else {
          throw Interruption.unsupported("a change here")
        }
        container = .uninitialized
        var value = structure.fields[index]
        structure.fields[index] = .uninitialized
        defer {
          structure.fields[index] = value
          container = .structure(structure)
        }
        return try change(&value)
      }
    case .tupleElement(let owner, let index):
      return try modify(owner) { container in
        guard case .tuple(var tuple) = container, index < tuple.elements.count else {
          throw Interruption.unsupported("a change here")
        }
        var value = tuple.elements[index]
        defer {
          tuple.elements[index] = value
          container = .tuple(tuple)
        }
        return try change(&value)
      }
    case .unwrapped(let owner, _):
      _ = try get(place)
      return try modify(owner) { container in
        guard case .wrapped(var value) = container else { return try change(&container) }
        defer { container = .wrapped(value) }
        return try change(&value)
      }
    case .computed(let get, let set):
      var value = try get()
      let result = try change(&value)
      try set(value)
      return result
    case .temporary(var value): return try change(&value)
    }
  }

  // MARK: Places of expressions

  /// The place that an expression names.
  func place(_ node: SyntaxNode, _ frame: Frame) throws -> Place {
    switch node.kind {
    case .parenExpr, .inoutExpr: return try place(try firstExpr(node), frame)
    case .declReferenceExpr: return try namedPlace(node, frame)
    case .memberAccessExpr:
      guard let base = node.children.first, let name = frame.record.memberName(of: node) else { break }
      return try memberPlace(name, node, base, frame)
    case .subscriptCallExpr: return try subscriptPlace(node, frame)
    case .forceUnwrapExpr:
      let source = place(of: node, frame) ?? SourcePlace(path: "", line: 0, column: 0)
      return .unwrapped(try place(try firstExpr(node), frame), source)
    case .optionalChainingExpr: return .unwrapped(try place(try firstExpr(node), frame), nil)
    default: break
    }
    return .temporary(try evaluateLink(node, frame))
  }

  private func namedPlace(_ node: SyntaxNode, _ frame: Frame) throws -> Place {
    let name: Name
    switch frame.record.reference(node) {
    case .selfValue:
      guard let box = frame.selfBox else { return .temporary(try evaluateLink(node, frame)) }
      return .box(box)
    case .nothing, .selfType, .operatorName: return .temporary(try evaluateLink(node, frame))
    case .name(let found): name = found
    }
    if let local = frame.local(name) { return .box(local.box) }
    if let use = frame.record.uses[node.id] {
      let decl = analyzer.decl(use.decl)
      guard decl.kind == .variable else { return .temporary(try evaluateLink(node, frame)) }
      if decl.has(.isStatic) || analyzer.owner(of: use.decl) == nil {
        return try staticPlace(use.decl, use.base.map { concrete($0, frame) })
      }
      if let box = frame.selfBox { return try memberPlace(use.decl, .box(box), frame, use.part) }
    }
    if let box = frame.selfBox, let found = try dynamicPlace(name, .box(box), frame) { return found }
    return .temporary(try evaluateLink(node, frame))
  }

  private func memberPlace(_ name: Name, _ node: SyntaxNode, _ base: SyntaxNode, _ frame: Frame) throws -> Place {
    if name == Interpreter.selfName { return try place(base, frame) }
    if let use = frame.record.uses[node.id], analyzer.decl(use.decl).kind == .variable {
      if analyzer.decl(use.decl).has(.isStatic) {
        return try staticPlace(use.decl, use.base.map { concrete($0, frame) })
      }
      return try memberPlace(use.decl, try place(base, frame), frame, use.part)
    }
    let owner = try place(base, frame)
    if case .tuple(let tuple) = try get(owner), let index = index(of: name, in: tuple) {
      return .tupleElement(owner, index)
    }
    if let found = try dynamicPlace(name, owner, frame) { return found }
    return .temporary(try evaluateLink(node, frame))
  }

  func index(of name: Name, in tuple: TupleValue) -> Int? {
    Int(name.text) ?? tuple.labels.firstIndex(of: name)
  }

  /// A property found by its name in the value that is there.
  private func dynamicPlace(_ name: Name, _ owner: Place, _ frame: Frame) throws -> Place? {
    let type = type(of: try get(owner))
    var part = BodyRecord.Use.Part.value
    var found = members(name, of: type).first { analyzer.decl($0).kind == .variable }
    if found == nil, name.text.hasPrefix("_") || name.text.hasPrefix("$") {
      part = name.text.hasPrefix("_") ? .storage : .projection
      found = members(Name(String(name.text.dropFirst())), of: type).first { analyzer.decl($0).kind == .variable }
    }
    return try found.map { try memberPlace($0, owner, frame, part) }
  }

  /// The place of a property of a value that is in a place.
  func memberPlace(_ member: DeclID, _ owner: Place, _ frame: Frame?, _ part: BodyRecord.Use.Part) throws -> Place {
    let base = try get(owner)
    let type = type(of: base)
    let decl = implementation(of: member, in: type)
    guard let nominal = nominal(type) else { return .temporary(.void) }
    let name = analyzer.decl(decl).name
    guard isStored(decl), let index = layout(of: nominal)[name] else {
      return .computed(
        get: { try self.read(decl, of: try self.get(owner), part: part) },
        set: { try self.callSetter(decl, owner, type, $0) })
    }
    let field: Place
    if case .object(let object) = base { field = .objectField(object, index) } else { field = .field(owner, index) }
    guard !wrappers(of: decl).isEmpty else { return hasObservers(decl) ? observed(decl, field, owner, type) : field }
    switch part {
    case .storage: return field
    case .projection:
      return .computed(get: { try self.projection(of: try self.get(field)) }, set: { _ in })
    case .value:
      let isFilling = frame?.isInitializer ?? false
      return .computed(
        get: { try self.wrappedValue(of: try self.get(field)) },
        set: { value in
          if isFilling, case .uninitialized = try self.get(field) {
            try self.set(field, try self.wrapperStorage(decl, type, .some(value)))
          } else {
            try self.setWrappedValue(field, value)
          }
        })
    }
  }

  /// A stored property with `willSet` or `didSet`.
  private func observed(_ decl: DeclID, _ field: Place, _ owner: Place, _ type: TypeID) -> Place {
    .computed(
      get: { try self.get(field) },
      set: { value in
        let old = try self.get(field)
        if case .uninitialized = old { return try self.set(field, value) }
        try self.runObserver(decl, .willSetKeyword, owner, type, value)
        try self.set(field, value)
        try self.runObserver(decl, .didSetKeyword, owner, type, old)
      })
  }
}
