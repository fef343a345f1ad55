import ViewMachine
import ViewSemantics
import ViewSource

/// The property wrappers with state in the graph.
extension NativeTable {
  /// The fuel of a state write, in steps, which covers its log entry and notifications. An endless loop of writes
  /// reaches the step limit before the log fills the memory.
  static let stepsOfWrite = 10

  mutating func addStateWrappers() {
    for (wrapper, initial) in [
      ("State", "initialValue"), ("GestureState", "initialValue"), ("FocusState", "resetValue"),
      ("FocusState.Binding", "resetValue"), ("AccessibilityFocusState", "resetValue"),
      ("AccessibilityFocusState.Binding", "resetValue"), ("AppStorage", "defaultValue"),
      ("SceneStorage", "defaultValue"),
    ] {
      let isBinding = wrapper.hasSuffix(".Binding")
      add("\(wrapper).wrappedValue") { call in
        let location = try call.stateLocation
        return (isBinding ? location?.readThroughBinding() : location?.read()) ?? call.machine.fieldValue(
          initial, of: call[0]) ?? .void
      }
      add("\(wrapper).wrappedValue=") { call in
        try call.machine.consumeFuel(time: NativeTable.stepsOfWrite)
        try call.stateLocation?.write(call[1])
        return .void
      }
      add("\(wrapper).projectedValue") { call in
        guard let location = try call.stateLocation else {
          let value = call.machine.fieldValue(initial, of: call[0]) ?? .void
          guard call.machine.catalogueName(call.site.result) == "Binding" else {
            return .ref(StructBox(call.site.result, [value, .nothing]))
          }
          return call.graph.binding(BindingLocation(.other, get: { value }, set: { _ in }), call.site.result)
        }
        // A focus state has its own binding type, with the same location.
        guard call.machine.catalogueName(call.site.result) == "Binding" else {
          return .ref(StructBox(call.site.result, [location.peek(), .ref(location)]))
        }
        return call.graph.binding(location.binding, call.site.result)
      }
    }
    add("StateObject.wrappedValue") { call in
      let box = try call[0].box(StructBox.self)
      if case .ref(let location)? = box.fields.last, let kept = location as? ValueBox { return kept.value }
      guard case .ref(let make)? = box.fields.first, let closure = make as? ClosureBox else { return .void }
      return try call.machine.call(closure, [])
    }
    // The wrapper of `$object` holds the object and reaches its properties dynamically.
    add("StateObject.projectedValue") { call in
      let box = try call[0].box(StructBox.self)
      var object = Value.void
      if case .ref(let location)? = box.fields.last, let kept = location as? ValueBox { object = kept.value }
      return .ref(StructBox(call.site.result, [object]))
    }
    for wrapper in ["ObservedObject.Wrapper", "EnvironmentObject.Wrapper", "Bindable"] {
      add("\(wrapper).subscript(dynamicMember:)") { call in
        let object = try call[0].box(StructBox.self).fields.first ?? .void
        let path = try call[1].box(KeyPathBox.self)
        return call.graph.binding(call.graph.location(of: path, in: object), call.site.result)
      }
    }
  }
}

extension NativeCall {
  /// The graph of the machine.
  var graph: Graph { GraphServices.graph(of: machine) }

  /// The location of the receiver's value; `nil` before its installation in a graph.
  fileprivate var stateLocation: StateLocation? {
    get throws {
      guard case .ref(let location)? = try self[0].box(StructBox.self).fields.last else { return nil }
      return location as? StateLocation
    }
  }
}

extension StateLocation {
  /// A binding to the whole value.
  var binding: BindingLocation {
    BindingLocation(.object(self), get: { self.readThroughBinding() }, set: { self.write($0) })
  }
}

extension Graph {
  /// A `Binding` with a location.
  func binding(_ location: BindingLocation, _ type: TypeID) -> Value {
    .ref(StructBox(type, [plainTransaction, .ref(location)]))
  }

  /// The location of a key path in an object.
  func location(of path: KeyPathBox, in object: Value) -> BindingLocation {
    let source: BindingLocation.Source = if case .ref(let box) = object { .object(box) } else { .other }
    return BindingLocation(
      .path(source, path), get: { try self.machine.value(at: path, of: object) },
      set: {
        var root = object
        try self.machine.setValue($0, at: path, of: &root)
      })
  }
}
