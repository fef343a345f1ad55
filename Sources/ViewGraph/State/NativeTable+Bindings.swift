import ViewMachine
import ViewSemantics
import ViewSource

/// `Binding`
extension NativeTable {
  mutating func addBindings() {
    add("Binding.init(get:set:)") { call in
      let (get, set) = (try call.closure(0), try call.closure(1))
      let machine = call.machine
      let graph = call.graph
      // The second form also passes the transaction of the write to the setter.
      let count = max(1, machine.types.argumentCount(call.site.parameters[1]) - 1)
      let isOfProgram = machine.isOfProgram(get)
      return graph.binding(
        BindingLocation(
          .other, get: { try graph.inGetter(of: isOfProgram) { try machine.call(get, []) } },
          set: { _ = try machine.call(set, count > 1 ? [$0, graph.currentTransaction] : [$0]) }), call.result)
    }
    add("Binding.constant(_:)") { call in
      let value = call[0]
      return call.graph.binding(BindingLocation(.constant(value), get: { value }, set: { _ in }), call.site.result)
    }
    add("Binding.init(_:)") { call in try call.converted() }
    add("Binding.wrappedValue") { call in
      let location = try call.location(0)
      return try call.graph.readingDeclared(location) { try location.get() }
    }
    add("Binding.wrappedValue=") { call in
      try call.machine.consumeFuel(time: NativeTable.stepsOfWrite)
      try call.location(0).set(call[1])
      return .void
    }
    add("Binding.subscript(dynamicMember:)") { call in
      let (base, path) = (try call.location(0), try call[1].box(KeyPathBox.self))
      let machine = call.machine
      return call.graph.binding(
        BindingLocation(
          .path(base.source, path), of: base, get: { try machine.value(at: path, of: base.get()) },
          set: {
            var root = try base.get()
            try machine.setValue($0, at: path, of: &root)
            try base.set(root)
          }), call.site.result)
    }
    add("Binding.subscript(_:)") { call in try call.element() }
  }
}

extension Graph {
  /// Reads a binding in the code of a view. A binding that the view declares, or one derived from it, is probed: the
  /// view depends on its value, not on each write of its source.
  fileprivate func readingDeclared(_ location: BindingLocation, _ read: () throws -> Value) rethrows -> Value {
    guard probing == nil, let owner = reader?.owner, !owner.properties.isEmpty else { return try read() }
    var current: BindingLocation? = location
    while let binding = current {
      let number = owner.properties.firstIndex { property in
        if case .binding = property.plan.kind { property.location === binding } else { false }
      }
      if let number {
        probing = number
        defer { probing = nil }
        return try read()
      }
      current = binding.base
    }
    return try read()
  }

  /// Runs the getter of a binding.
  fileprivate func inGetter(of isOfProgram: Bool, _ getter: () throws -> Value) rethrows -> Value {
    let outer = isInGetter
    isInGetter = isInGetter || isOfProgram
    defer { isInGetter = outer }
    return try getter()
  }
}

extension NativeCall {
  /// The type that an initializer creates.
  fileprivate var result: TypeID { site.selfType ?? site.result }

  fileprivate func location(_ index: Int) throws -> BindingLocation {
    guard let location = self[index].bindingLocation else {
      if let missing = self[index].innerFault() { throw missing }
      throw Fault(.trap, "a binding is used before it has a value")
    }
    return location
  }

  /// `Binding($optional)`, a binding to an optional, or a binding to `AnyHashable`.
  fileprivate func converted() throws -> Value {
    let base = try location(0)
    let own = machine.wrappedType(site.result) ?? result
    let (wanted, given) = (graph.valueType(own), graph.valueType(site.parameters[0]))
    if machine.wrappedType(given) == wanted {
      guard try base.get().unwrapped != nil else { return .nothing }
      let location = BindingLocation(
        .part(base.source, "!"), of: base,
        get: {
          guard let value = try base.get().unwrapped else {
            throw Fault(.trap, "Unexpectedly found nil while unwrapping an Optional value")
          }
          return value
        }, set: { try base.set($0.wrapped) })
      return graph.binding(location, own).wrapped
    }
    if machine.wrappedType(wanted) == given {
      let location = BindingLocation(
        .part(base.source, "?"), of: base, get: { try base.get().wrapped },
        set: { if let value = $0.unwrapped { try base.set(value) } })
      return graph.binding(location, own)
    }
    let machine = machine
    let location = BindingLocation(
      .part(base.source, "any"), of: base, get: { machine.boxed(try base.get(), given) },
      set: { try base.set(machine.opened($0)) })
    return graph.binding(location, own)
  }

  /// A binding to an element of a collection.
  fileprivate func element() throws -> Value {
    let base = try location(0)
    let index = self[1]
    let graph = graph
    let collection = graph.valueType(site.selfType ?? machine.analyzer.unknownType)
    let text = (try? machine.description(of: index, as: site.parameters[0])) ?? "?"
    let location = BindingLocation(
      .part(base.source, "[\(text)]"), of: base, get: { try graph.element(of: base.get(), collection, at: index) },
      set: {
        var all = try base.get()
        try graph.setElement($0, of: &all, collection, at: index)
        try base.set(all)
      })
    return graph.binding(location, site.result)
  }
}

extension Graph {
  /// An element of a collection of any type.
  func element(of collection: Value, _ type: TypeID, at index: Value) throws -> Value {
    if case .ref(let box) = collection, let list = box as? ArrayBox, case .int(let number) = index {
      guard list.elements.indices.contains(number) else { throw Fault(.trap, "Index out of range") }
      return list.elements[number]
    }
    guard let member = known.collectionSubscript else {
      throw Fault(.unsupported, "an element of `\(analyzer.text(of: type))`")
    }
    return try machine.call(member, of: type, on: collection, [index])
  }

  /// Replaces an element of an array.
  func setElement(_ value: Value, of collection: inout Value, _ type: TypeID, at index: Value) throws {
    guard case .ref(let box) = collection, let list = box as? ArrayBox, case .int(let number) = index else {
      throw Fault(.unsupported, "writing to an element of `\(analyzer.text(of: type))` through a binding")
    }
    guard list.elements.indices.contains(number) else { throw Fault(.trap, "Index out of range") }
    var elements = list.elements
    elements[number] = value
    collection = .array(elements)
  }

  /// The transaction of the running code.
  var currentTransaction: Value { animations.scope?.value ?? plainTransaction }

  /// A default `Transaction`.
  var plainTransaction: Value {
    if case .void = transaction {
      transaction = (try? machine.make(analyzer.known("Transaction"), labels: [], [])) ?? .void
    }
    return transaction
  }
}
