import ViewCatalog
import ViewSemantics
import ViewSource

/// The values that flow down the graph. A snapshot: never changed once a view has it.
public final class EnvironmentStorage {
  private(set) var values: [String: Value] = [:]

  init() {}

  func setting(_ key: String, _ value: Value) -> EnvironmentStorage {
    let copy = EnvironmentStorage()
    copy.values = values
    copy.values[key] = value
    return copy
  }

  subscript(key: String) -> Value? { values[key] }
}

/// `EnvironmentValues` and the wrappers that read it.
extension PrimitiveTable {
  mutating func addEnvironment() {
    addFamily("SwiftUI.EnvironmentValues") { call in
      let interpreter = call.interpreter
      interpreter.environmentReads += 1
      let storage = interpreter.environmentStorage(call.itself)
      let key: String
      if case .metatype(let type) = call[0] {
        key = "#" + interpreter.analyzer.text(of: type)
      } else if let type = interpreter.environmentObjectType(call[0]) {
        key = "#" + interpreter.analyzer.text(of: type)
      } else {
        key = call.name.text
      }
      if call.isSetter {
        call.selfBox?.value = interpreter.environmentValues(storage.setting(key, call.arguments.last ?? .void))
        return .void
      }
      if let value = storage[key] { return value }
      if case .metatype(let type) = call[0] {
        if let found = try interpreter.dynamicStatic("defaultValue", type) { return found }
        return .nilValue
      }
      return try interpreter.defaultEnvironmentValue(call.decl)
    }
    add("SwiftUI.Environment.wrappedValue") { call in
      let interpreter = call.interpreter
      guard case .structure(let wrapper) = call.itself else { return .void }
      var storage = interpreter.environment
      if case .native(let object)? = wrapper.fields.last, let own = object as? EnvironmentStorage { storage = own }
      switch wrapper.fields.first {
      case .wrapped(.keyPath(let path))?, .keyPath(let path)?:
        return try interpreter.read(path, of: interpreter.environmentValues(storage))
      default: return try interpreter.environmentObject(call.type, storage)
      }
    }
    add("SwiftUI.EnvironmentObject.wrappedValue") { call in
      var storage = call.interpreter.environment
      if case .structure(let wrapper) = call.itself, case .native(let object)? = wrapper.fields.last,
        let own = object as? EnvironmentStorage
      {
        storage = own
      }
      return try call.interpreter.environmentObject(call.type, storage)
    }
    add("SwiftUI.Namespace.wrappedValue") { call in
      guard let decl = call.interpreter.nominal(call.type),
        let id = call.interpreter.analyzer.directMembers(of: decl, named: "ID").first
      else { return .int(0) }
      return .structure(StructValue(type: call.interpreter.analyzer.nominalType(id), fields: [.int(0)]))
    }
    add("SwiftUI.ScaledMetric.wrappedValue") { call in PrimitiveTable.initialValue(call.itself) }
  }
}

extension Interpreter {
  func environmentValues(_ storage: EnvironmentStorage) -> Value {
    guard let decl = analyzer.knownDecl("EnvironmentValues") else { return .void }
    return .structure(StructValue(type: analyzer.nominalType(decl), fields: [.native(storage)]))
  }

  func environmentStorage(_ values: Value) -> EnvironmentStorage {
    guard case .structure(let structure) = values, case .native(let object)? = structure.fields.last,
      let storage = object as? EnvironmentStorage
    else { return environment }
    return storage
  }

  /// The type of the object that an `_EnvironmentObjectKey` stands for.
  fileprivate func environmentObjectType(_ key: Value) -> TypeID? {
    guard case .structure(let structure) = key, types.argumentCount(structure.type) == 1,
      analyzer.decl(types.decl(structure.type)).name == "_EnvironmentObjectKey"
    else { return nil }
    return types.argument(structure.type, 0)
  }

  /// The object of a type that an ancestor has put into the environment.
  fileprivate func environmentObject(_ type: TypeID?, _ storage: EnvironmentStorage) throws -> Value {
    guard let type, types.argumentCount(type) > 0 else { return .void }
    let wanted = types.argument(type, 0)
    let isOptional = isOptional(wanted)
    let name = analyzer.text(of: isOptional ? types.argument(wanted, 0) : wanted)
    if let object = storage["#" + name] {
      if isOptional, case .wrapped = object { return object }
      if isOptional { return .wrapped(object) }
      if case .wrapped(let inner) = object { return inner }
      return object
    }
    if isOptional { return .nilValue }
    let isObservable = nominal(type).map { analyzer.decl($0).name == "Environment" } ?? false
    throw Interruption.trap(
      isObservable
        ? "no Observable object of type \(name) found: a `.environment(_:)` for \(name) may be missing as an ancestor of this view"
        : "no ObservableObject of type \(name) found: a `.environmentObject(_:)` for \(name) may be missing as an ancestor of this view"
    )
  }

  /// What a value of the environment is where nobody sets it.
  fileprivate func defaultEnvironmentValue(_ decl: DeclID) throws -> Value {
    let type = analyzer.variableType(of: decl)
    if isOptional(type) { return .nilValue }
    if let text = analyzer.catalogueText(.default, of: decl) {
      return try setting(text, type, analyzer.decl(decl).name.text)
    }
    guard let nominal = nominal(type) else { return .void }
    if nominal == known.bool { return .bool(false) }
    if nominal == known.array { return .array([]) }
    if isInteger(nominal) { return .int(0) }
    if isFloatingPoint(nominal) { return .double(0) }
    if let first = cases(of: nominal).first { return try enumCase(first, type, []) }
    for member: Name in ["automatic", "default", "standard", "none", "current", "autoupdatingCurrent"] {
      if let value = try dynamicStatic(member, type) { return value }
    }
    if let value = try? dynamicConstruct(type, []) { return value }
    return .structure(StructValue(type: type, fields: []))
  }
}
