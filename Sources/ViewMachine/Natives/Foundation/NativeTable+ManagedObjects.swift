import ViewSemantics
import ViewSource

/// Core Data objects: `@NSManaged` members and the facts of the data model.
extension NativeTable {
  mutating func addManagedObjects() {
    add("NSManagedObject._facts") { call in
      try call.machine.managedFacts(of: call.machine.dynamicType(of: call[0], as: call.ownType))
    }
    add("NSManagedObject._property(_:)") { call in
      let machine = call.machine
      let type = machine.dynamicType(of: call[0], as: call.ownType)
      guard machine.types.kind(type) == .nominal,
        let member = machine.analyzer.memberDecls(Name(try call.string(1)), of: machine.types.decl(type)).first(where: {
          machine.analyzer.decl($0).kind == .variable && !machine.analyzer.decl($0).has(.isStatic)
        })
      else { return .nothing }
      return try call.boxed(
        machine.call(member, of: type, on: call[0], []), machine.analyzer.variableType(of: member))
    }
    add("_newManagedObject(_:)") { call in try call.machine.newManagedObject(try call.string(0), call.site.result) }
  }
}

extension Machine {
  /// The implementation of an `@NSManaged` property or function; `nil` for other declarations.
  func managedCode(_ decl: DeclID, _ part: BodyPart) -> Native? {
    guard analyzer.isManaged(decl) else { return nil }
    let name = analyzer.decl(decl).name.text
    switch (analyzer.decl(decl).kind, part) {
    case (.variable, .getter): return { call in try call.managedValue(name) }
    case (.variable, .setter): return { call in try call.setManagedValue(name) }
    case (.function, _):
      for (prefix, isAdding) in [("addTo", true), ("removeFrom", false)] where name.hasPrefix(prefix) {
        let rest = name.dropFirst(prefix.count)
        let key = rest.prefix(1).lowercased() + rest.dropFirst()
        return { call in try call.changeManagedValues(key, isAdding) }
      }
      return nil
    default: return nil
    }
  }

  fileprivate func managedMember(_ name: Name) throws -> (decl: DeclID, type: TypeID) {
    let owner = analyzer.known("NSManagedObject")
    guard types.kind(owner) == .nominal, let found = analyzer.memberDecls(name, of: types.decl(owner)).first else {
      throw Fault.unsupported("objects of Core Data")
    }
    return (found, owner)
  }

  /// Sets an attribute of an object.
  public func setManagedValue(_ value: Value, _ type: TypeID, named name: String, of object: Value) throws {
    let member = try managedMember("_store")
    _ = try call(member.decl, of: member.type, on: object, [existential(value, type).wrapped, .string(name)])
  }

  /// The facts of a class in the data model, as rows of strings.
  fileprivate func managedFacts(of type: TypeID) throws -> Value {
    try staticValue(DataModelFacts.member, of: type) ?? .array([])
  }

  /// A new object of the class that the data model has for an entity, or of the general class.
  fileprivate func newManagedObject(_ entity: String, _ general: TypeID) throws -> Value {
    var found = general
    for file in analyzer.program.userFileIDs where found == general {
      for (index, decl) in analyzer.program.file(file).summary.decls.enumerated() where decl.kind == .classType {
        guard decl.name.text == entity else { continue }
        let type = analyzer.selfType(analyzer.declID(file, index))
        if analyzer.superType(type, types.decl(general)) != nil { found = type }
      }
    }
    guard let object = try make(found, labels: [], []) else { throw Fault.unsupported("objects of Core Data") }
    return object
  }

  /// The value of an unset property: `nil` for an optional, zero for a number, the empty string for a string.
  fileprivate func unsetValue(_ type: TypeID) throws -> Value {
    if wrapped(type) != nil { return .nothing }
    if analyzer.isKnown(type, .string) { return .string("") }
    if types.kind(type) == .nominal, types.decl(type) == known.bool { return .bool(false) }
    let kind = numberKind(type)
    if kind.isInteger { return .int(0) }
    if kind.isFloating { return .double(0) }
    if let value = try make(type, labels: [], []) { return value }
    throw Fault.trap("a property of the object has no value")
  }
}

extension NativeCall {
  fileprivate func managedValue(_ name: String) throws -> Value {
    let member = try machine.managedMember("_stored")
    let result = try machine.call(member.decl, of: member.type, on: self[0], [.string(name)])
    let type = machine.wrapped(site.result) ?? site.result
    guard let value = result.unwrapped else { return try machine.unsetValue(site.result) }
    let any = machine.analyzer.anyType
    var found = try machine.cast(value, any, type)
    if found == nil {
      // A number may be stored as a different number type.
      let number = machine.analyzer.known("NSNumber")
      if let object = try machine.cast(value, any, number) { found = try machine.cast(object, number, type) }
    }
    guard let found else { return try machine.unsetValue(site.result) }
    return machine.wrapped(site.result) == nil ? found : found.wrapped
  }

  fileprivate func setManagedValue(_ name: String) throws -> Value {
    let member = try machine.managedMember("_store")
    _ = try machine.call(member.decl, of: member.type, on: self[0], [try boxed(self[1], site.result), .string(name)])
    return .void
  }

  fileprivate func changeManagedValues(_ name: String, _ isAdding: Bool) throws -> Value {
    let member = try machine.managedMember("_change")
    let value = try boxed(self[1], site.parameters.first ?? machine.analyzer.unknownType).unwrapped ?? .nothing
    _ = try machine.call(member.decl, of: member.type, on: self[0], [.string(name), value, .bool(isAdding)])
    return .void
  }

  /// A value as an `Any?`; a Swift set is bridged to an `NSSet`.
  fileprivate func boxed(_ value: Value, _ type: TypeID) throws -> Value {
    guard let inner = machine.wrapped(type) else {
      let set = machine.analyzer.known("NSSet")
      if let object = try machine.bridge(value, type, set) { return machine.existential(object, set).wrapped }
      return machine.existential(value, type).wrapped
    }
    guard let some = value.unwrapped else { return .nothing }
    return try boxed(some, inner)
  }
}
