import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Container values: `containerValue(_:_:)` and their reads by containers.
extension NativeTable {
  mutating func addContainerValues() {
    add("Subview.containerValues") { call in
      guard let part = call[0].subviewPart else { return call.graph.containerValues(ContainerValuesBox()) }
      return call.graph.containerValues(part.list.values(of: part))
    }
    add("SectionConfiguration.containerValues") { call in
      guard case .ref(let box)? = try call[0].box(StructBox.self).fields.last, let values = box as? ContainerValuesBox
      else { return call.graph.containerValues(ContainerValuesBox()) }
      return call.graph.containerValues(values)
    }
    add("LayoutSubview.containerValues") { call in
      let subview = try call.subview
      return call.graph.containerValues(
        ContainerValuesBox { subview.value(for: ContainerValueMemory.id(of: $0))?.value as? TraitValue })
    }
    addFamily("ContainerValues") { call in
      let key = call.containerKey
      if let found = call.containerValues?.find(key) { return found.value }
      guard case .key(let type) = key else { return try call.graph.defaultEnvironmentValue(call.site.decl) }
      guard let value = try call.machine.staticValue("defaultValue", of: type) else {
        throw Fault(.unsupported, "`\(call.machine.analyzer.text(of: type))` has no `defaultValue`")
      }
      return value
    }
    addFamily("ContainerValues=") { call in
      let index = call.site.parameters.count + 1
      var said = call.containerValues?.said ?? [:]
      said[call.containerKey] = TraitValue(value: call[index], type: call.site.result)
      call[0] = call.graph.containerValues(ContainerValuesBox(said))
      return .void
    }
    add("ContainerValues.tag(for:)") { call in
      guard let type = (try? call[1].box(MetatypeBox.self))?.type else { return .nothing }
      return .optional(call.containerValues?.tag(as: type, in: call.graph))
    }
    add("ContainerValues.hasTag(_:)") { call in
      guard let type = call.site.parameters.first, let tag = call.containerValues?.tag(as: type, in: call.graph) else {
        return .bool(false)
      }
      return .bool(try call.machine.isEqual(tag, call[1], type))
    }
  }
}

extension NativeViewTable {
  mutating func addContainerValues() {
    modifier("_ContainerValueWritingModifier") { update in
      let memory = update.memory { ContainerValueMemory() }
      let path = try update.field("keyPath").box(KeyPathBox.self)
      let type = update.fieldType("value")
      var values = update.graph.containerValues(ContainerValuesBox())
      try update.machine.setValue(update.field("value"), at: path, of: &values)
      let said = (values.containerValues?.said ?? [:]).mapValues { TraitValue(value: $0.value, type: type) }
      let hasChanged = memory.value.map { !update.graph.isSame($0, update.field("value"), type) } ?? true
      // Layouts read the value of their subviews.
      if hasChanged, let (key, value) = said.first {
        memory.trait = (ContainerValueMemory.id(of: key), LayoutValue(value))
      }
      let kind: ModifierKind = memory.trait.map { .trait(.value($0.id, $0.value)) } ?? .passThrough
      update.surround(.modifier(kind)) { element, _ in element.containerValues = said }
      // The container depends on the value.
      if memory.value != nil, hasChanged { update.changeList() }
      memory.value = update.field("value")
    }
  }
}

/// The last value that a view has set.
private final class ContainerValueMemory {
  var value: Value?
  /// The layout value, for layouts.
  var trait: (id: LayoutValueKeyID, value: LayoutValue)?

  static func id(of key: EnvironmentStore.Key) -> LayoutValueKeyID { LayoutValueKeyID(named: "container value \(key)") }
}

/// The value of a `ContainerValues`.
final class ContainerValuesBox: Box {
  /// The values written.
  let said: [EnvironmentStore.Key: TraitValue]
  /// The element whose values are read.
  private let element: Element?
  private weak var content: ViewNode?
  /// For a section: its view. Values set inside of it only apply to its subviews.
  private weak var section: ViewNode?
  /// Reads a value that only the layout engine knows.
  private var read: ((EnvironmentStore.Key) -> TraitValue?)?

  init(_ said: [EnvironmentStore.Key: TraitValue] = [:]) {
    self.said = said
    element = nil
  }

  init(read: @escaping (EnvironmentStore.Key) -> TraitValue?) {
    said = [:]
    element = nil
    self.read = read
  }

  init(_ element: Element, in content: ViewNode, outside section: ViewNode?) {
    said = [:]
    self.element = element
    self.content = content
    self.section = section
  }

  func find(_ key: EnvironmentStore.Key) -> TraitValue? {
    // The value set nearest to the view takes precedence.
    var found = said[key] ?? read?(key)
    var next = element
    while let current = next {
      if let section, current.node.isInside(section) { break }
      found = current.containerValues[key] ?? found
      next = current.inner
    }
    return found
  }

  func tag(as type: TypeID, in graph: Graph) -> Value? {
    guard let element, let content, section == nil else { return nil }
    return graph.tag(of: element, in: content, as: type)
  }
}

extension NativeCall {
  fileprivate var containerValues: ContainerValuesBox? { self[0].containerValues }

  /// The key of a member of `ContainerValues`.
  fileprivate var containerKey: EnvironmentStore.Key {
    if !site.parameters.isEmpty, case .ref(let box) = self[1], let type = box as? MetatypeBox { return .key(type.type) }
    return .property(site.name)
  }
}

extension Value {
  fileprivate var containerValues: ContainerValuesBox? {
    guard case .ref(let box) = self, let value = box as? StructBox, case .ref(let location)? = value.fields.last else {
      return nil
    }
    return location as? ContainerValuesBox
  }

  /// The subview of a `Subview` value.
  var subviewPart: SubviewPart? {
    guard case .ref(let box) = self, let value = box as? StructBox, case .ref(let location)? = value.fields.last else {
      return nil
    }
    return (location as? SubviewBox)?.part
  }
}

extension Graph {
  fileprivate func containerValues(_ box: ContainerValuesBox) -> Value { structure("ContainerValues", [.ref(box)]) }
}
