import ViewCatalog
import ViewMachine
import ViewSemantics
import ViewSource

/// `EnvironmentValues` and the property wrappers that read it.
extension NativeTable {
  mutating func addEnvironment() {
    add("EnvironmentValues.init()") { call in call.graph.environmentValues(EnvironmentStore()) }
    addFamily("EnvironmentValues") { call in
      let store = call.graph.environmentStore(call[0])
      let key = call.environmentKey
      if let value = store[key] { return value }
      switch key {
      case .key(let type):
        guard let value = try call.machine.staticValue("defaultValue", of: type) else {
          throw Fault(.unsupported, "`\(call.machine.analyzer.text(of: type))` has no `defaultValue`")
        }
        return value
      case .object: return .nothing
      case .property, .own: return try call.graph.defaultEnvironmentValue(call.site.decl)
      }
    }
    addFamily("EnvironmentValues=") { call in
      let key = call.environmentKey
      let index = call.site.parameters.count + 1
      call[0] = call.graph.environmentValues(call.graph.environmentStore(call[0]).setting(key, call[index]))
      return .void
    }
    add("Environment.wrappedValue") { call in try call.graph.environmentValue(call[0]) }
    add("EnvironmentObject.wrappedValue") { call in try call.graph.environmentObject(call[0]) }
    add("ScaledMetric.wrappedValue") { call in try call.graph.scaledMetric(call[0]) }
    add("Namespace.wrappedValue") { call in
      let type = call.site.result
      guard case .ref(let box)? = try call[0].box(StructBox.self).fields.last, let number = box as? ValueBox else {
        return .ref(StructBox(type, [.int(0)]))
      }
      return .ref(StructBox(type, [number.value]))
    }
  }
}

extension NativeCall {
  /// The key of a member of `EnvironmentValues`.
  fileprivate var environmentKey: EnvironmentStore.Key {
    if case .ref(let box) = self[1], !site.parameters.isEmpty {
      if let type = box as? MetatypeBox {
        return machine.conforms(type.type, to: "EnvironmentKey") ? .key(type.type) : .object(type.type)
      }
      // The subscript `\.[objectOf: _EnvironmentObjectKey<T>()]`.
      if let key = box as? StructBox, machine.types.argumentCount(key.type) == 1 {
        return .object(machine.types.argument(key.type, 0))
      }
    }
    return .property(site.name)
  }
}

extension Graph {
  /// An environment as `EnvironmentValues`.
  func environmentValues(_ store: EnvironmentStore) -> Value {
    .ref(StructBox(analyzer.known("EnvironmentValues"), [.ref(EnvironmentBox(store))]))
  }

  /// The environment of an `EnvironmentValues` value.
  func environmentStore(_ values: Value) -> EnvironmentStore {
    guard case .ref(let box) = values, let value = box as? StructBox, case .ref(let location)? = value.fields.last,
      let environment = location as? EnvironmentBox
    else { return environment }
    return environment.store
  }

  /// The value of an `@Environment` property.
  func environmentValue(_ wrapper: Value) throws -> Value {
    let box = try wrapper.box(StructBox.self)
    var store = reader?.environment ?? environment
    if case .ref(let location)? = box.fields.last, let own = location as? EnvironmentBox { store = own.store }
    if let path = box.fields.first?.unwrapped, case .ref(let inner) = path, let keyPath = inner as? KeyPathBox {
      return try machine.value(at: keyPath, of: environmentValues(store))
    }
    return try object(of: valueType(box.type), in: store, isObservable: true)
  }

  /// The value of an `@EnvironmentObject` property.
  func environmentObject(_ wrapper: Value) throws -> Value {
    let box = try wrapper.box(StructBox.self)
    var store = reader?.environment ?? environment
    if case .ref(let location)? = box.fields.last, let own = location as? EnvironmentBox { store = own.store }
    return try object(of: valueType(box.type), in: store, isObservable: false)
  }

  private func object(of type: TypeID, in store: EnvironmentStore, isObservable: Bool) throws -> Value {
    let wanted = machine.wrappedType(type) ?? type
    if let object = store[.object(wanted)]?.unwrapped { return object }
    guard machine.wrappedType(type) == nil else { return .nothing }
    if let delegate = providedDelegate(of: wanted) { return delegate }
    if shownAlone != nil, let object = standIn(for: wanted) { return object }
    if let reader, analyzer.types.kind(reader.type) == .nominal,
      let reason = analyzer.reasonNotKnown(wanted, in: analyzer.types.decl(reader.type).file)
    {
      throw Fault(.unsupported, reason)
    }
    let name = analyzer.text(of: wanted)
    var fault = Fault(
      .trap,
      isObservable
        ? "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be missing as an ancestor of this view."
        : "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an ancestor of this view."
    )
    fault.isIndependentOfAbsence = true
    throw fault
  }

  /// A stand-in for an environment object that is missing because a view is shown without its ancestors, or because a
  /// preview does not provide it.
  private func standIn(for type: TypeID) -> Value? {
    if let known = standIns[type] { return known }
    var standIns = StandIns(self)
    let declared = standIns.declared(type)
    guard let made = declared?.value ?? standIns.value(of: type, named: ""), made.absence == nil else { return nil }
    self.standIns[type] = made
    let consequence = shownAlone == .view ? "" : ", which ends a preview in Xcode"
    let origin = declared.map { "its `\($0.name.text)`" } ?? "one made by its initializer"
    note(
      "no `\(analyzer.text(of: type))` is in the environment of this view\(consequence): \(origin) stands in",
      at: reader?.source)
    return made
  }

  /// The default value of an environment property.
  ///
  /// For `@Entry var theme = Theme()` it is computed at each read, like the key that the macro generates.
  func defaultEnvironmentValue(_ decl: DeclID) throws -> Value {
    if !analyzer.isFromCatalogue(decl), let value = try machine.initialValue(of: decl) { return value }
    if let known = defaultValues[decl] { return known }
    let found = try findDefaultEnvironmentValue(decl)
    defaultValues[decl] = found
    return found
  }

  private func findDefaultEnvironmentValue(_ decl: DeclID) throws -> Value {
    let type = machine.concreteType(analyzer.variableType(of: decl), Substitution())
    if machine.wrappedType(type) != nil { return .nothing }
    if let text = analyzer.catalogueText(.default, of: decl) { return try literal(text, type) }
    switch machine.catalogueName(type) {
    case "Bool": return .bool(false)
    case "Array": return .array([])
    case "Int": return .int(0)
    case "Double", "CGFloat", "Float": return .double(0)
    case "Binding":
      // A binding without a source, as the `presentationMode` of a view that is not presented.
      var standIns = StandIns(self)
      if let binding = standIns.value(of: type, named: analyzer.decl(decl).name.text) { return binding }
    default: break
    }
    if analyzer.decl(types.decl(type)).kind == .enumeration {
      let cases = analyzer.children(of: types.decl(type)).filter { analyzer.decl($0).kind == .enumCase }
      if let first = cases.first, let value = try machine.staticValue(analyzer.decl(first).name, of: type) {
        return value
      }
    }
    for member: Name in ["automatic", "default", "standard", "none", "current", "autoupdatingCurrent"] {
      if let value = try machine.staticValue(member, of: type) { return value }
    }
    return try machine.make(type, labels: [], []) ?? .ref(StructBox(type, []))
  }

  /// A literal of the catalogue or the command line as a value of a type: `3.0`, `true`, `.large`.
  func literal(_ text: String, _ type: TypeID) throws -> Value {
    if text.hasPrefix("."), let value = try machine.staticValue(Name(String(text.dropFirst())), of: type) {
      return value
    }
    if let flag = Bool(text) { return .bool(flag) }
    let isFractional = ["Double", "CGFloat", "Float"].contains(machine.catalogueName(type) ?? "")
    if isFractional, let number = Double(text) { return .double(number) }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text) { return .double(number) }
    return .string(text)
  }

  /// The value of a `@ScaledMetric`, which scales with the type size of its environment.
  func scaledMetric(_ wrapper: Value) throws -> Value {
    let base = machine.fieldValue("base", of: wrapper) ?? .double(0)
    let style = machine.fieldValue("textStyle", of: wrapper).flatMap { machine.caseName($0) } ?? "body"
    guard case .ref(let box)? = try wrapper.box(StructBox.self).fields.last, let environment = box as? EnvironmentBox,
      case .double(let number) = base
    else { return base }
    return .double(number * FontResolver(self).growth(of: style, in: environment.store))
  }
}
