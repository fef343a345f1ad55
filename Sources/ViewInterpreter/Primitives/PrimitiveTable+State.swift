import ViewSemantics
import ViewSource

/// Where the state of a view is kept: belongs to the view's node in the graph.
final class StateLocation {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// What a binding leads to.
final class BindingLocation {
  let get: () throws -> Value
  let set: (Value) throws -> Void

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
    self.get = get
    self.set = set
  }
}

/// The property wrappers that hold state.
///
/// A wrapper that is installed in the graph has one field behind its declared ones: where its value is.
extension PrimitiveTable {
  mutating func addState() {
    let wrappers = ViewTable.stateWrappers.map { "SwiftUI." + $0 }
    add(["wrappedValue"], in: wrappers) { call in
      let location = PrimitiveTable.location(call.itself)
      guard call.isSetter else { return location?.value ?? PrimitiveTable.initialValue(call.itself) }
      location?.value = call[0]
      return .void
    }
    add(["projectedValue"], in: wrappers) { call in
      guard let location = PrimitiveTable.location(call.itself) else {
        return call.interpreter.constantBinding(PrimitiveTable.initialValue(call.itself), call.type)
      }
      return call.interpreter.binding(
        BindingLocation(get: { location.value }, set: { location.value = $0 }), like: call.type)
    }
    add("SwiftUI.StateObject.wrappedValue") { call in
      if let location = PrimitiveTable.location(call.itself) { return location.value }
      guard case .structure(let wrapper) = call.itself, case .function(let make)? = wrapper.fields.first else {
        return .void
      }
      return try call.interpreter.call(make, [])
    }
    // `$object` reaches the object's properties through a wrapper that holds the object.
    add("SwiftUI.StateObject.projectedValue") { call in
      guard let member = call.interpreter.members("wrappedValue", of: call.interpreter.type(of: call.itself)).first
      else {
        return .void
      }
      let wrapper = call.interpreter.concrete(
        call.interpreter.analyzer.variableType(of: call.decl), call.substitution)
      return .structure(
        StructValue(type: wrapper, fields: [try call.interpreter.read(member, of: call.itself)]))
    }
    for wrapper in ["ObservedObject.Wrapper", "EnvironmentObject.Wrapper", "Bindable"] {
      add("SwiftUI.\(wrapper).subscript") { call in
        guard case .structure(let wrapper) = call.itself, let object = wrapper.fields.first,
          case .keyPath(let path) = call[0]
        else { return .void }
        return call.interpreter.binding(call.interpreter.location(of: path, in: .temporary(object)), like: nil)
      }
    }
    addBinding()
  }

  static func location(_ wrapper: Value) -> StateLocation? {
    guard case .structure(let structure) = wrapper, case .native(let object)? = structure.fields.last else {
      return nil
    }
    return object as? StateLocation
  }

  static func initialValue(_ wrapper: Value) -> Value {
    guard case .structure(let structure) = wrapper, let first = structure.fields.first else { return .void }
    return first
  }

  static func bindingLocation(_ binding: Value) -> BindingLocation? {
    guard case .structure(let structure) = binding, case .native(let object)? = structure.fields.last else {
      return nil
    }
    return object as? BindingLocation
  }

  private mutating func addBinding() {
    add("SwiftUI.Binding.init") { call in
      if call.boxes.count == 2, let get = call.function(0), let set = call.function(1) {
        let interpreter = call.interpreter
        let count =
          set.type.map { interpreter.types.kind($0) == .function ? interpreter.types.argumentCount($0) - 1 : 1 } ?? 1
        return interpreter.binding(
          BindingLocation(
            get: { try interpreter.call(get, []) },
            set: { try interpreter.call(set, [Box($0)] + (count > 1 ? [Box(.uninitialized)] : [])).ignored() }),
          like: call.type)
      }
      guard let base = PrimitiveTable.bindingLocation(call[0]) else { return call[0] }
      if call.interpreter.analyzer.signature(of: call.decl).isFailable {
        guard case .wrapped = try base.get() else { return .nilValue }
        let location = BindingLocation(
          get: {
            guard case .wrapped(let value) = try base.get() else {
              throw Interruption.trap("a binding's value is gone")
            }
            return value
          }, set: { try base.set(.wrapped($0)) })
        return .wrapped(call.interpreter.binding(location, like: call.type))
      }
      let location = BindingLocation(
        get: { .wrapped(try base.get()) }, set: { if case .wrapped(let value) = $0 { try base.set(value) } })
      return call.interpreter.binding(location, like: call.type)
    }
    add("SwiftUI.Binding.constant") { call in call.interpreter.constantBinding(call[0], call.type) }
    add("SwiftUI.Binding.wrappedValue") { call in
      guard let location = PrimitiveTable.bindingLocation(call.itself) else {
        throw Interruption.trap("a binding is used before it has a value")
      }
      guard call.isSetter else { return try location.get() }
      try location.set(call[0])
      return .void
    }
    add("SwiftUI.Binding.subscript") { call in
      guard let base = PrimitiveTable.bindingLocation(call.itself) else {
        throw Interruption.trap("a binding is used before it has a value")
      }
      let path: KeyPathValue
      if case .keyPath(let given) = call[0] {
        path = given
      } else {
        path = KeyPathValue([.element([(.none, call[0])])])
      }
      return call.interpreter.binding(
        call.interpreter.location(of: path, in: .computed(get: base.get, set: base.set)), like: nil)
    }
  }
}

extension Value {
  func ignored() {}
}

extension Interpreter {
  /// A binding to a place; `type` is a generic type whose argument is that of the binding.
  func binding(_ location: BindingLocation, like type: TypeID?) -> Value {
    guard let decl = analyzer.knownDecl("Binding") else { return .void }
    let arguments = type.map { types.arguments($0) } ?? []
    return .structure(
      StructValue(type: analyzer.nominalType(decl, arguments), fields: [.uninitialized, .native(location)]))
  }

  func constantBinding(_ value: Value, _ type: TypeID?) -> Value {
    binding(BindingLocation(get: { value }, set: { _ in }), like: type)
  }

  func location(of path: KeyPathValue, in root: Place) -> BindingLocation {
    BindingLocation(
      get: { try self.get(try self.place(of: path, in: root)) },
      set: { try self.set(try self.place(of: path, in: root), $0) })
  }
}
