import ViewSemantics
import ViewSource

/// Reading and writing through key paths.
extension Machine {
  /// The value at a key path.
  func read(_ path: KeyPathBox, _ root: Value) throws -> Value {
    var value = root
    for (part, arguments) in path.components {
      switch part {
      case .field(let index): value = try value.box(StructBox.self).fields.value(at: index)
      case .objectField(let index): value = try value.box(ObjectBox.self).fields.value(at: index)
      case .element(let index): value = try value.box(TupleBox.self).elements.value(at: index)
      case .accessor(let getter, _, _, _):
        var all = [value] + arguments
        value = try run(getter, &all)
      case .chain:
        guard let inner = value.unwrapped else { return .nothing }
        value = inner
      case .force:
        guard let inner = value.unwrapped else {
          throw Fault.trap("Unexpectedly found nil while unwrapping an Optional value")
        }
        value = inner
      case .wrap: value = value.wrapped
      }
    }
    return value
  }

  /// The source form of a key path.
  func text(of path: KeyPathBox) -> String {
    "\\" + analyzer.text(of: path.root) + (path.text.isEmpty ? ".self" : path.text)
  }

  /// A function that reads the value at a key path. For a partial key path the result is an `Any`. For an `AnyKeyPath`
  /// it is `nil` if the root has another type.
  func reader(of path: KeyPathBox, as type: TypeID, root: TypeID) -> ClosureBox {
    let isOpen = analyzer.isKnown(type, "AnyKeyPath")
    guard isOpen || analyzer.isKnown(type, .partialKeyPath), types.argumentCount(path.type) == 2 else {
      return ClosureBox(native: { [unowned self] in try self.read(path, $0.first ?? .void) })
    }
    let value = types.argument(path.type, 1)
    return ClosureBox(native: { [unowned self] in
      guard isOpen else { return try self.convert(self.read(path, $0.first ?? .void), value, self.analyzer.anyType) }
      guard let start = try self.cast($0.first ?? .void, root, path.root) else { return .nothing }
      return try self.convert(self.read(path, start), value, self.analyzer.anyType).wrapped
    })
  }

  /// Writes the value at a key path.
  func write(_ path: KeyPathBox, _ root: inout Value, _ value: Value) throws {
    try write(path.components[...], &root, value)
  }

  private func write(
    _ components: ArraySlice<(part: KeyPathTemplate.Component, arguments: [Value])>, _ root: inout Value, _ value: Value
  ) throws {
    guard let (part, arguments) = components.first else {
      root = value
      return
    }
    let rest = components.dropFirst()
    switch part {
    case .field(let index):
      let box = try root.box(StructBox.self).copy()
      var field = Value.void
      try box.fields.exchange(index, &field)
      try write(rest, &field, value)
      try box.fields.exchange(index, &field)
      root = .ref(box)
    case .objectField(let index):
      let object = try root.box(ObjectBox.self)
      var field = try object.fields.value(at: index)
      try write(rest, &field, value)
      try object.fields.exchange(index, &field)
    case .element(let index):
      let box = TupleBox(try root.box(TupleBox.self).elements)
      var element = Value.void
      try box.elements.exchange(index, &element)
      try write(rest, &element, value)
      try box.elements.exchange(index, &element)
      root = .ref(box)
    case .accessor(let getter, let setter, _, let isReference):
      var current = value
      if !rest.isEmpty {
        var all = [root] + arguments
        current = try run(getter, &all)
        try write(rest, &current, value)
      }
      guard let setter else {
        // An intermediate reference is mutated itself.
        if rest.isEmpty { throw Fault.unsupported("writing through a read-only key path") }
        return
      }
      var all = [root] + arguments + [current]
      _ = try run(setter, &all)
      // The reference to an object does not change.
      if !isReference { root = all[0] }
    case .chain:
      guard var inner = root.unwrapped else { return }
      try write(rest, &inner, value)
      root = inner.wrapped
    case .force:
      guard var inner = root.unwrapped else {
        throw Fault.trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      try write(rest, &inner, value)
      root = inner.wrapped
    case .wrap: try write(rest, &root, value)
    }
  }

  /// Native function: reads a key path of a root.
  func makeKeyPathReader() -> NativeBinding {
    NativeBinding(
      code: { call in try call.machine.read(try call[0].box(KeyPathBox.self), call[1]) }, site: languageSite, count: 2,
      changed: [])
  }

  /// Native function: writes a value at a key path of a root.
  func makeKeyPathWriter() -> NativeBinding {
    NativeBinding(
      code: { call in
        var root = call.take(1)
        defer { call[1] = root }
        try call.machine.write(try call[0].box(KeyPathBox.self), &root, call[2])
        return .void
      }, site: languageSite, count: 3, changed: [1])
  }

  /// The site of native functions without a declaration.
  var languageSite: NativeSite {
    NativeSite(
      decl: known.int ?? emptyBody.decl, name: "", selfType: nil, substitution: Substitution(), parameters: [],
      result: analyzer.void)
  }
}
