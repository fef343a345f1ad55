import ViewMachine
import ViewSemantics
import ViewSource

/// A value that a view depends on, and other values that an experiment can set.
public struct ChangeableValue {
  /// The path of the value: `isOn`, `plant.level`.
  public let name: String
  /// The alternatives, the most similar values first.
  public let changes: [Change]
  /// Restores the value that was present when this was created.
  public let restore: () -> Void

  /// An alternative value.
  public struct Change {
    /// The description of the value.
    public let value: String
    /// Whether the first element of an array is removed and the others are unchanged.
    public let removesFirst: Bool
    /// Sets the value and updates the views.
    public let apply: () -> Void
  }
}

extension Graph {
  /// The values of a view's state, inputs, bindings and objects, which its parent, an action or another view might
  /// change.
  public func changeableValues(of node: ViewNode) -> [ChangeableValue] {
    guard case .body(let plan) = node.behavior, let box = try? node.value.box(StructBox.self) else { return [] }
    var finder = ChangeableValueFinder(graph: self, node: node)
    for property in node.properties {
      let name = property.plan.name
      switch property.plan.kind {
      case .state, .stored:
        guard let location = property.location as? StateLocation else { continue }
        finder.visit(location.peek(), location.type, name) { location.write($0) }
      case .binding:
        guard let location = property.location as? BindingLocation, let type = property.lastType,
          let value = try? location.get()
        else { continue }
        finder.visit(value, type, name) { try location.set($0) }
      case .object: if let object = (property.location as? ValueBox)?.value { finder.visit(object: object, name) }
      case .observed, .environmentObject: if let object = property.watch?.object { finder.visit(object: object, name) }
      case .environment: finder.visit(object: property.lastValue, name)
      case .namespace, .metric, .focused, .query, .nested: continue
      }
    }
    for input in plan.inputs where input.index < box.fields.count {
      finder.visit(box.fields[input.index], input.type, input.name) { [weak self, weak node] new in
        guard let self, let node, let copy = try? node.value.box(StructBox.self).copy() else { return }
        copy.fields[input.index] = new
        node.value = .ref(copy)
        self.invalidate(node, .input)
      }
    }
    return finder.found
  }
}

/// Finds values with alternatives of the same type.
private struct ChangeableValueFinder {
  let graph: Graph
  let node: ViewNode
  var found: [ChangeableValue] = []
  private var depth = 0

  /// The maximum number of values found.
  private static let maximumCount = 60
  private static let maximumDepth = 5

  init(graph: Graph, node: ViewNode) {
    self.graph = graph
    self.node = node
  }

  private var machine: Machine { graph.machine }

  /// - Parameter set: Sets another value, within an update.
  mutating func visit(_ value: Value, _ type: TypeID, _ name: String, set: @escaping (Value) throws -> Void) {
    guard found.count < ChangeableValueFinder.maximumCount, depth < ChangeableValueFinder.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    let others = others(value, type)
    if !others.isEmpty { add(value, type, name, others, set) }
    let inner = machine.wrappedType(type)
    let value = inner == nil ? value : value.unwrapped ?? .void
    guard case .ref(let box) = value else { return }
    if box is ObjectBox {
      visit(object: value, name)
    } else if let made = box as? StructBox, machine.catalogueName(made.type) == nil {
      for (index, field) in machine.fields(of: made.type).enumerated() where index < made.fields.count {
        visit(made.fields[index], field.type, "\(name).\(plain(field.name))") { new in
          let copy = made.copy()
          copy.fields[index] = new
          try set(.ref(copy))
        }
      }
    }
  }

  /// Visits the properties of an object. They are changed in place, and the view is invalidated.
  mutating func visit(object: Value, _ name: String) {
    guard depth < ChangeableValueFinder.maximumDepth, case .ref(let box) = machine.opened(object),
      let object = box as? ObjectBox, machine.catalogueName(object.type) == nil
    else { return }
    depth += 1
    defer { depth -= 1 }
    for (index, field) in machine.fields(of: object.type).enumerated() where index < object.fields.count {
      let path = "\(name).\(plain(field.name))"
      var (holder, place, type) = (object, index, field.type)
      // A published property is stored in a box.
      if machine.catalogueName(type) == "Published", case .ref(let wrapper as StructBox) = object.fields[index],
        case .ref(let kept as ObjectBox)? = wrapper.fields.first, let value = machine.fieldIndex("value", of: kept.type)
      {
        (holder, place, type) = (kept, value, graph.valueType(type))
      }
      visit(holder.fields[place], type, path) { [weak graph, weak node] new in
        holder.fields[place] = new
        if let graph, let node { graph.invalidate(node, .property(path)) }
      }
    }
  }

  private func plain(_ field: String) -> String { field.hasPrefix("_") ? String(field.dropFirst()) : field }

  private mutating func add(
    _ value: Value, _ type: TypeID, _ name: String, _ others: [(value: Value, removesFirst: Bool)],
    _ set: @escaping (Value) throws -> Void
  ) {
    let graph = graph
    found.append(
      ChangeableValue(
        name: name,
        changes: others.map { other in
          ChangeableValue.Change(
            value: (try? machine.debugDescription(of: other.value, as: type)) ?? "?", removesFirst: other.removesFirst
          ) { graph.perform { try set(other.value) } }
        },
        restore: { graph.perform { try set(value) } }))
  }

  // MARK: Alternatives

  private func others(_ value: Value, _ type: TypeID) -> [(value: Value, removesFirst: Bool)] {
    if let wrapped = machine.wrappedType(type) {
      guard let present = value.unwrapped else { return plainValues(of: wrapped).map { ($0.wrapped, false) } }
      return [(.nothing, false)] + others(present, wrapped).map { ($0.value.wrapped, $0.removesFirst) }
    }
    switch value {
    case .bool(let flag): return [(.bool(!flag), false)]
    case .int(let number) where machine.isIntegerType(type):
      return Set([0, 1, number &+ 1, number &- 1, 100]).subtracting([number]).filter { $0 >= 0 || number < 0 }.sorted()
        .map { (.int($0), false) }
    case .double(let number):
      return Set([0, 1, number + 1, number - 1, 100]).subtracting([number]).sorted().map { (.double($0), false) }
    case .ref(let box): return others(box, type)
    case .void, .int, .ascii, .none: return []
    }
  }

  private func others(_ box: Box, _ type: TypeID) -> [(value: Value, removesFirst: Bool)] {
    switch box {
    case let text as StringBox:
      return ["", "changed"].filter { $0 != text.text }.map { (.string($0), false) }
    case let array as ArrayBox where !array.elements.isEmpty:
      let shorter = (Value.array(Array(array.elements.dropFirst())), true)
      return array.elements.count > 1 ? [shorter, (.array([]), false)] : [shorter]
    case let found as EnumBox:
      return machine.cases(of: found.type).enumerated().filter { $0.offset != found.tag && $0.element.payload.isEmpty }
        .prefix(6).map { (.ref(EnumBox(found.type, $0.offset, [])), false) }
    default: return []
    }
  }

  /// Example values for an optional that is `nil`.
  private func plainValues(of type: TypeID) -> [Value] {
    switch machine.catalogueName(type) {
    case "Bool": return [.bool(true)]
    case "String": return [.string("changed")]
    case "Double", "CGFloat", "Float": return [.double(1)]
    default:
      if machine.isIntegerType(type) { return [.int(1)] }
      let cases = machine.cases(of: type)
      return cases.indices.first { cases[$0].payload.isEmpty }.map { [.ref(EnumBox(type, $0, []))] } ?? []
    }
  }
}
