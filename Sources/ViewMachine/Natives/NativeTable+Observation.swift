import ViewSemantics

/// `withObservationTracking` and `ObservationRegistrar`.
extension NativeTable {
  mutating func addObservation() {
    add("withObservationTracking(_:onChange:)") { call in
      try call.machine.track(try call.closure(0), change: try call.closure(1))
    }
    add("ObservationRegistrar.access(_:keyPath:)") { call in
      let (object, property) = try call.observed(1, 2)
      if let object { call.machine.noteRead(object, property) }
      return .void
    }
    add("ObservationRegistrar.willSet(_:keyPath:)") { call in
      let (object, property) = try call.observed(1, 2)
      if let object { try call.machine.noteChange(object, property) }
      return .void
    }
    add("ObservationRegistrar.didSet(_:keyPath:)") { _ in .void }
    add("Observable.access(keyPath:)") { call in
      let (object, property) = try call.observed(0, 1)
      if let object { call.machine.noteRead(object, property) }
      return .void
    }
    add("Observable.withMutation(keyPath:_:)") { call in
      let (object, property) = try call.observed(0, 1)
      if let object { try call.machine.noteChange(object, property) }
      return try call.machine.call(try call.closure(2), [])
    }
  }
}

extension NativeCall {
  /// The object and property named by two arguments.
  fileprivate func observed(_ object: Int, _ path: Int) throws -> (ObjectBox?, Observation.Property) {
    let path = try self[path].box(KeyPathBox.self)
    let object = machine.object(self[object]) as? ObjectBox
    if case .objectField(let index)? = path.components.first?.part, path.components.count == 1 {
      return (object, .field(index))
    }
    return (object, .path(path.text))
  }
}
