import ViewSemantics
import ViewSource

/// SwiftData models: the facts of their relationships, and access to their properties by name.
extension NativeTable {
  mutating func addModels() {
    add("_modelFacts(_:)") { call in
      let machine = call.machine
      let (_, type) = machine.open(call[0], call.parameter(0))
      // The model may be of a type that is not known.
      guard machine.types.kind(type) == .nominal else { return .array([]) }
      let rows = machine.analyzer.modelFacts(of: machine.types.decl(type))
      return .array(rows.map { row in .array(row.map { .string($0) }) })
    }
    add("_relatedModels(_:_:)") { call in
      let (object, field) = try call.modelField()
      return .array(call.machine.models(in: object.fields[field]))
    }
    add("_setRelatedModels(_:_:_:)") { call in
      let (object, field) = try call.modelField()
      let models = try call.array(2)
      let type = call.machine.fields(of: object.type)[field].type
      try call.machine.noteChange(object, .field(field))
      object.fields[field] =
        switch (call.machine.wrapped(type), call.machine.isList(type)) {
        case (nil, true): .array(models)
        case (.some, true): Value.array(models).wrapped
        default: .optional(models.first)
        }
      return .void
    }
    add("_modelValue(_:_:)") { call in
      let (object, field) = try call.modelField()
      return call.machine.existential(object.fields[field], call.machine.fields(of: object.type)[field].type)
    }
    add("_takeOverModel(_:_:)") { call in
      let (object, other) = (call.machine.object(call[0]) as? ObjectBox, call.machine.object(call[1]) as? ObjectBox)
      if let object, let other { try call.machine.setFields(of: object, Array(other.fields)) }
      return .void
    }
    // A snapshot only retains the field values.
    add("_modelSnapshot(_:)") { call in .array(Array((call.machine.object(call[0]) as? ObjectBox)?.fields ?? [])) }
    add("_restoreModel(_:_:)") { call in
      if let object = call.machine.object(call[0]) as? ObjectBox {
        try call.machine.setFields(of: object, try call.array(1))
      }
      return .void
    }
  }
}

extension NativeCall {
  fileprivate func modelField() throws -> (object: ObjectBox, field: Int) {
    let name = try string(1)
    guard let object = machine.object(self[0]) as? ObjectBox,
      let field = machine.fields(of: object.type).firstIndex(where: { $0.name == name })
    else { throw Fault.unsupported("`\(name)` of a model") }
    return (object, field)
  }
}

extension Machine {
  /// Whether a property is a relationship between models.
  func isRelationship(_ property: DeclID) -> Bool {
    if let known = relationships[property] { return known }
    let found = analyzer.isModelRelationship(property)
    relationships[property] = found
    return found
  }

  /// The native function that runs after a write of a relationship. Its arguments are the model and the property's
  /// previous value.
  func relating(_ field: Int, _ type: TypeID) -> NativeBinding {
    let changed = analyzer.knownFunction("_modelRelationChanged")
    let name = Value.string(fields(of: type)[field].name)
    return NativeBinding(
      code: { call in
        let machine = call.machine
        guard let changed, let object = machine.object(call[0]) as? ObjectBox else { return .void }
        _ = try machine.call(changed, on: [.ref(object), name, .array(machine.models(in: call[1]))])
        return .void
      }, site: languageSite, count: 2, changed: [])
  }

  /// The objects of a relationship property: one, several or none.
  fileprivate func models(in value: Value) -> [Value] {
    guard let some = value.unwrapped else { return [] }
    if case .ref(let list as ArrayBox) = some { return Array(list.elements) }
    if case .ref(let object as ObjectBox) = some { return [.ref(object)] }
    return []
  }

  fileprivate func setFields(of object: ObjectBox, _ values: [Value]) throws {
    guard object.fields.count == values.count else { return }
    for field in values.indices where !object.fields[field].isStructurallyEqual(values[field]) {
      try noteChange(object, .field(field))
      object.fields[field] = values[field]
    }
  }

  fileprivate func isList(_ type: TypeID) -> Bool {
    let inner = wrapped(type) ?? type
    return types.kind(inner) == .nominal && types.decl(inner) == known.array
  }

  /// Calls a catalogue function without generic parameters.
  fileprivate func call(_ function: DeclID, on arguments: [Value]) throws -> Value {
    var arguments = arguments
    return try run(target(function, .body, nil, [], hasSelf: false), changing: &arguments)
  }
}
