import ViewMachine
import ViewSemantics
import ViewSource

/// What the graph does with a stored property before a body runs.
indirect enum PropertyKind {
  /// Keeps a value for the node: the wrapper's field with the first value, and how the wrapper is written.
  case state(initial: String, label: String)
  /// Keeps a value that others with the same key share; the same.
  case stored(initial: String, label: String)
  /// Keeps an object that is made once.
  case object
  /// Is told when the object that it is given changes.
  case observed
  case environment
  case environmentObject
  case binding
  /// A number of the node's own.
  case namespace
  case metric
  /// Fetches from what its environment holds.
  case query
  /// A struct of the program that holds others.
  case nested([PropertyPlan])

  /// `nil` for what is compared by the fields of its type.
  var comparison: InputComparison? {
    switch self {
    case .state, .stored, .object, .environment, .environmentObject, .namespace, .metric: .always
    case .query: .made
    case .observed: .identity
    case .binding: .location
    case .nested: nil
    }
  }
}

/// A property of a node as the graph has filled it in.
final class InstalledProperty {
  let plan: PropertyPlan
  /// Where its value is.
  var location: Box?
  /// What the environment or the binding gave last.
  var lastValue: Value = .void
  var lastType: TypeID?
  /// Keeps the subscription to an object's changes alive, and the object that it is of.
  var watch: ObjectWatch?
  /// Those in it.
  var inner: [InstalledProperty] = []

  init(_ plan: PropertyPlan) { self.plan = plan }

  /// What is lost when the node ends: `@State count`.
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
  /// What the graph does with a stored property of a type; `nil` if it is an input like any other.
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

  /// The value of a view with the properties that the graph fills in.
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

  /// The wrapper of a variable that a node keeps, under a name.
  func keep(_ wrapper: Value, _ type: TypeID, name: String, for node: ViewNode) -> Value {
    guard let kind = propertyKind(of: type) else { return wrapper }
    let number = node.properties.firstIndex { $0.plan.name == name } ?? node.properties.count
    if number == node.properties.count {
      node.properties.append(InstalledProperty(PropertyPlan(index: number, name: name, type: type, kind: kind)))
    }
    return (try? install(wrapper, node.properties[number], node, number)) ?? wrapper
  }

  /// A property of the program updates itself from those in it.
  private func updated(_ value: Value, _ type: TypeID) throws -> Value {
    guard let update = known.propertyUpdate else { return value }
    var itself: Value? = value
    _ = try machine.call(update, of: type, changing: &itself, [])
    return itself ?? value
  }

  /// A copy of a wrapper that knows where its value is.
  private func placing(_ location: Box?, in wrapper: Value) -> Value {
    guard let location, let copy = try? wrapper.box(StructBox.self).copy(), !copy.fields.isEmpty else { return wrapper }
    copy.fields[copy.fields.count - 1] = .ref(location)
    return .ref(copy)
  }

  /// The `Value` of a wrapper `State<Value>`.
  func valueType(_ wrapper: TypeID) -> TypeID {
    types.argumentCount(wrapper) > 0 ? types.argument(wrapper, 0) : analyzer.unknownType
  }

  // MARK: Changes

  /// Looks at what a binding leads to, in the name of the property with a number; without one, as the view's own code
  /// does.
  private func probe(_ property: InstalledProperty, _ binding: Value, _ node: ViewNode, _ number: Int?) {
    guard let location = binding.bindingLocation else { return }
    property.location = location
    let outer = (reader, probing)
    (reader, probing) = (node, number)
    defer { (reader, probing) = outer }
    property.lastValue = (try? location.get()) ?? .void
    property.lastType = valueType(property.plan.type)
  }

  /// Adds the bindings of a node to its reasons that lead to another value than last time.
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

  /// The bindings that a view is given now and that lead elsewhere, or to another value, than those of last time.
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

  /// The values of the environment that a view declares and that are others now.
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

  /// The wrapper of a property that reads the environment, with that environment.
  private func filled(_ property: InstalledProperty, _ environment: EnvironmentBox, of node: ViewNode) -> Value {
    placing(environment, in: (try? node.value.box(StructBox.self).fields[property.plan.index]) ?? .void)
  }
}

/// A value that a node keeps and that signals nothing itself.
final class ValueBox: Box {
  let value: Value

  init(_ value: Value) { self.value = value }
}
