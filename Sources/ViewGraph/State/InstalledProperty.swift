import ViewMachine
import ViewSemantics
import ViewSource

/// How the graph installs a dynamic property before a body evaluation.
indirect enum PropertyKind {
  /// A value owned by the node. `initial` is the wrapper's field with the initial value, `label` the wrapper's
  /// spelling.
  case state(initial: String, label: String)
  /// A value shared by its key, with the same associated values.
  case stored(initial: String, label: String)
  /// An object that is created once.
  case object
  /// An object whose changes are observed.
  case observed
  case environment
  case environmentObject
  case binding
  /// A number unique to the node.
  case namespace
  case metric
  /// A value given where the focus is.
  case focused
  /// A fetch from the context in its environment.
  case query
  /// A `DynamicProperty` struct of the program with nested properties.
  case nested([PropertyPlan])

  /// The input comparison; `nil` for a field-by-field comparison.
  var comparison: InputComparison? {
    switch self {
    case .state, .stored, .object, .environment, .environmentObject, .namespace, .metric, .focused: .always
    case .query: .made
    case .observed: .identity
    case .binding: .location
    case .nested: nil
    }
  }
}

/// A dynamic property of a node, as installed by the graph.
final class InstalledProperty {
  let plan: PropertyPlan
  /// The location of its value.
  var location: Box?
  /// The last value of the environment or binding.
  var lastValue: Value = .void
  var lastType: TypeID?
  /// The wrapper, for a focused value.
  var focusWrapper: Value?
  /// The subscription to the changes of its object.
  var watch: ObjectWatch?
  /// The nested properties.
  var inner: [InstalledProperty] = []

  init(_ plan: PropertyPlan) { self.plan = plan }

  /// The state that is lost when the node ends: `@State count`.
  var owned: String? {
    switch plan.kind {
    case .state(_, let label): "\(label) \(plan.name)"
    case .object: "@StateObject \(plan.name)"
    default: nil
    }
  }

  func end() {
    watch = nil
    for property in inner { property.end() }
  }
}

extension Graph {
  /// The kind of a stored property by its type; `nil` for an input.
  func propertyKind(of type: TypeID) -> PropertyKind? {
    guard types.kind(type) == .nominal else { return nil }
    let decl = types.decl(type)
    if analyzer.isFromCatalogue(decl) { return table.properties[analyzer.fullName(of: decl)] }
    guard analyzer.decl(decl).kind == .structure, machine.conforms(type, to: "DynamicProperty") else { return nil }
    var plans: [PropertyPlan] = []
    for (index, field) in machine.fields(of: type).enumerated() {
      guard let kind = propertyKind(of: field.type) else { continue }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      plans.append(PropertyPlan(index: index, name: name, type: field.type, kind: kind))
    }
    return .nested(plans)
  }

  /// The value of a view with its dynamic properties installed.
  func install(_ node: ViewNode, _ plan: BodyPlan) throws -> Value {
    let value = shownValue(of: node)
    guard !plan.properties.isEmpty else { return value }
    if node.properties.isEmpty { node.properties = plan.properties.map { InstalledProperty($0) } }
    let copy = try value.box(StructBox.self).copy()
    for (number, property) in node.properties.enumerated() {
      let index = property.plan.index
      copy.fields[index] = try install(copy.fields[index], property, node, number)
    }
    return .ref(copy)
  }

  private func install(_ wrapper: Value, _ property: InstalledProperty, _ node: ViewNode, _ number: Int?) throws
    -> Value
  {
    switch property.plan.kind {
    case .state(let initial, let label):
      if property.location == nil {
        property.location = StateLocation(
          self, node, name: property.plan.name, label: "\(label) \(property.plan.name)",
          type: valueType(property.plan.type), value: machine.fieldValue(initial, of: wrapper) ?? .void)
      }
    case .stored(let initial, let label):
      let key = (try? machine.fieldValue("key", of: wrapper)?.asString) ?? property.plan.name
      property.location = storedLocation(
        key, label, property.plan, machine.fieldValue(initial, of: wrapper) ?? .void)
    case .object:
      if property.location == nil {
        guard case .ref(let box)? = machine.fieldValue("makeObject", of: wrapper), let make = box as? ClosureBox else {
          break
        }
        property.location = ValueBox(try machine.call(make, []))
      }
      watch(property, (property.location as? ValueBox)?.value, node, "@StateObject")
    case .observed:
      watch(property, machine.fieldValue("wrappedValue", of: wrapper), node, "@ObservedObject")
      return wrapper
    case .environment:
      property.location = EnvironmentBox(node.environment)
      let filled = placing(property.location, in: wrapper)
      property.lastValue = (try? environmentValue(filled)) ?? .void
      property.lastType = valueType(property.plan.type)
      return filled
    case .environmentObject:
      property.location = EnvironmentBox(node.environment)
      let filled = placing(property.location, in: wrapper)
      watch(property, try? environmentObject(filled), node, "@EnvironmentObject")
      return filled
    case .binding:
      probe(property, wrapper, node, number)
      return wrapper
    case .namespace:
      if property.location == nil {
        namespaces += 1
        property.location = ValueBox(.int(namespaces))
      }
    case .metric: property.location = EnvironmentBox(node.environment)
    case .focused:
      readFocus(property, wrapper, node)
      return wrapper
    case .query: property.location = QueryBox(node.environment, (property.location as? QueryBox)?.changes)
    case .nested(let plans):
      if property.inner.isEmpty { property.inner = plans.map { InstalledProperty($0) } }
      let copy = try wrapper.box(StructBox.self).copy()
      for inner in property.inner {
        copy.fields[inner.plan.index] = try install(copy.fields[inner.plan.index], inner, node, nil)
      }
      return try updated(.ref(copy), property.plan.type)
    }
    return placing(property.location, in: wrapper)
  }

  /// Installs the wrapper of a local variable that a node owns, by name.
  func keep(_ wrapper: Value, _ type: TypeID, name: String, for node: ViewNode) -> Value {
    guard let kind = propertyKind(of: type) else { return wrapper }
    let number = node.properties.firstIndex { $0.plan.name == name } ?? node.properties.count
    if number == node.properties.count {
      node.properties.append(InstalledProperty(PropertyPlan(index: number, name: name, type: type, kind: kind)))
    }
    return (try? install(wrapper, node.properties[number], node, number)) ?? wrapper
  }

  /// Calls `update()` of a dynamic property of the program.
  private func updated(_ value: Value, _ type: TypeID) throws -> Value {
    guard let update = known.propertyUpdate else { return value }
    var itself: Value? = value
    _ = try machine.call(update, of: type, changing: &itself, [])
    return itself ?? value
  }

  /// A copy of a wrapper with the location of its value.
  private func placing(_ location: Box?, in wrapper: Value) -> Value {
    guard let location, let copy = try? wrapper.box(StructBox.self).copy(), !copy.fields.isEmpty else { return wrapper }
    copy.fields[copy.fields.count - 1] = .ref(location)
    return .ref(copy)
  }

  /// The `Value` of a wrapper such as `State<Value>`.
  func valueType(_ wrapper: TypeID) -> TypeID {
    types.argumentCount(wrapper) > 0 ? types.argument(wrapper, 0) : analyzer.unknownType
  }

  // MARK: Change detection

  /// Reads the value of a binding as a probe of the property with a number, or without one like the view's own code.
  private func probe(_ property: InstalledProperty, _ binding: Value, _ node: ViewNode, _ number: Int?) {
    guard let location = binding.bindingLocation else { return }
    property.location = location
    let outer = (reader, probing)
    (reader, probing) = (node, number)
    defer { (reader, probing) = outer }
    property.lastValue = (try? location.get()) ?? .void
    property.lastType = valueType(property.plan.type)
  }

  /// Adds the bindings whose probed value has changed to the reasons of a node.
  func confirmProbes(of node: ViewNode) {
    for number in node.probes.sorted() where number < node.properties.count {
      let property = node.properties[number]
      guard let location = property.location as? BindingLocation, let type = property.lastType else { continue }
      let outer = (reader, probing)
      (reader, probing) = (node, number)
      let value = (try? location.get()) ?? .void
      (reader, probing) = outer
      if !isSame(property.lastValue, value, type) { node.reasons.append(.property(property.plan.binding)) }
      property.lastValue = value
    }
    node.probes = []
  }

  /// The reasons of bindings whose location or value has changed in a new value of the view.
  func changedBindings(of node: ViewNode, _ value: Value, _ plan: BodyPlan) -> [Event.Reason] {
    guard let box = try? value.box(StructBox.self) else { return [] }
    var reasons: [Event.Reason] = []
    for property in node.properties {
      switch property.plan.kind {
      case .binding:
        let binding = box.fields[property.plan.index]
        guard let location = binding.bindingLocation, let last = property.location as? BindingLocation,
          let type = property.lastType
        else { continue }
        let isSameValue = isSame(property.lastValue, (try? location.get()) ?? .void, type)
        if !isSameValue || !(location === last || location.source.isSame(as: last.source)) {
          reasons.append(.property(property.plan.binding))
        }
      case .observed:
        let object = machine.fieldValue("wrappedValue", of: box.fields[property.plan.index]) ?? .void
        if !(property.watch?.object.isSameBox(as: object) ?? false) { reasons.append(.input) }
      default: continue
      }
    }
    return reasons
  }

  /// The reasons of changed environment values that a view declares.
  func changedEnvironment(of node: ViewNode) -> [Event.Reason] {
    var reasons: [Event.Reason] = []
    for property in node.properties {
      guard let box = property.location as? EnvironmentBox, box.store !== node.environment else { continue }
      let old = box.store
      box.store = node.environment
      switch property.plan.kind {
      case .environment:
        let value = (try? environmentValue(filled(property, box, of: node))) ?? .void
        if let type = property.lastType, !isSame(property.lastValue, value, type) {
          reasons.append(.environment(property.plan.name))
        }
        property.lastValue = value
      case .query:
        let path = ModelContexts.key
        if old[path].map({ !$0.isSameBox(as: node.environment[path] ?? .void) }) ?? (node.environment[path] != nil) {
          reasons.append(.environment(property.plan.name))
        }
      case .environmentObject:
        let object = (try? environmentObject(filled(property, box, of: node))) ?? .void
        if !(property.watch?.object ?? .void).isSameBox(as: object) {
          reasons.append(.environment(property.plan.name))
        }
      case .metric:
        let fonts = FontResolver(self)
        if fonts.typeSize(old) != fonts.typeSize(node.environment) {
          reasons.append(.environment(property.plan.name))
        }
      default: continue
      }
    }
    return reasons
  }

  /// The wrapper of an environment property, with the environment installed.
  private func filled(_ property: InstalledProperty, _ environment: EnvironmentBox, of node: ViewNode) -> Value {
    placing(environment, in: (try? node.value.box(StructBox.self).fields[property.plan.index]) ?? .void)
  }
}

/// A value owned by a node, which does not signal changes.
final class ValueBox: Box {
  let value: Value

  init(_ value: Value) { self.value = value }
}
