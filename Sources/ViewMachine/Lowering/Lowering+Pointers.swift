import ViewSemantics

/// Inout-to-pointer conversion: `fill(&numbers, 3)`, where `fill` takes a pointer. The value of the place is copied
/// into memory and copied back after the call.
extension Lowering {
  /// An argument that is converted to a pointer: its register; whether its place holds an array of the pointee type; and
  /// for a raw pointer, the type of the value or of the array's elements, which become bytes.
  typealias LentPlace = (register: Int, isArray: Bool, bytesOf: TypeID?)

  func pointers(_ call: ResolvedCall, _ substitution: Substitution, behind first: Int) -> [LentPlace] {
    let parameters = analyzer.signature(of: call.decl).parameters
    return call.arguments.enumerated().compactMap { index, argument in
      guard case .place(let place) = argument, index < parameters.count,
        !parameters[index].flags.contains(.isInout)
      else { return nil }
      return pointer(to: place, as: machine.concrete(parameters[index].type, substitution), in: first + index)
    }
  }

  /// A place in a register that is passed to a parameter of a pointer type; `nil` for other types.
  func pointer(to place: ResolvedPlace, as wanted: TypeID, in register: Int) -> LentPlace? {
    let type = machine.wrapped(wanted) ?? wanted
    let isRaw = analyzer.isRawPointer(type)
    guard isRaw || analyzer.isMutablePointer(type) != nil else { return nil }
    let given = concrete(place.type)
    let isArray =
      types.kind(given) == .nominal && types.decl(given) == machine.known.array
      && (isRaw || types.argument(given, 0) == types.argument(type, 0))
    return (register, isArray, isRaw ? isArray ? types.argument(given, 0) : given : nil)
  }

  func lending(_ places: [LentPlace], _ work: () throws -> Void) throws {
    if places.isEmpty { return try work() }
    let memory = temporaries(places.count)
    for (index, place) in places.enumerated() {
      emit(machine.memoryMaker(isArray: place.isArray, bytesOf: place.bytesOf), place.register, into: memory + index)
      emit(.move, place.register, memory + index)
    }
    try restoring(memory, { _ in try work() }) {
      for (index, place) in places.enumerated() {
        self.emit(
          self.machine.memoryReader(isArray: place.isArray, bytesOf: place.bytesOf), memory + index,
          into: place.register)
      }
    }
    for index in places.indices { emit(.clear, memory + index) }
  }

  /// Calls a native function with one argument.
  private func emit(_ native: NativeBinding, _ source: Int, into target: Int) {
    code.natives.append(native)
    scratch {
      let window = temporary()
      emit(.take, window, source)
      emit(.callNative, target, code.natives.count - 1, window)
    }
  }
}

extension Machine {
  /// The native function that creates a pointer to a copy of a value or of an array's elements.
  func memoryMaker(isArray: Bool, bytesOf type: TypeID?) -> NativeBinding {
    NativeBinding(
      code: { call in
        let values = isArray ? try call.array(0) : [call[0]]
        let memory = try type.map { try call.machine.memory(of: values, $0) } ?? values
        return .ref(PointerBox(ArrayBox(memory), 0))
      }, site: languageSite, count: 1, changed: [])
  }

  /// The native function that reads the memory of such a pointer.
  func memoryReader(isArray: Bool, bytesOf type: TypeID?) -> NativeBinding {
    NativeBinding(
      code: { call in
        let pointer = try call[0].box(PointerBox.self)
        if let type {
          let values = try call.machine.values(ofMemory: pointer.memory.elements, type)
          return isArray ? .array(values) : values.first ?? .void
        }
        return isArray ? .array(pointer.memory.elements) : pointer.memory.elements[try pointer.checked(0)]
      }, site: languageSite, count: 1, changed: [])
  }
}
