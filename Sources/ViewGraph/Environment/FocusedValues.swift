import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The values that views give while they have the focus, or for their scene, and the views that read them.
final class FocusedValueStore: GraphService {
  private unowned let graph: Graph
  /// The current values.
  private(set) var values = EnvironmentStore()
  private var givers: [ObjectIdentifier: Giver] = [:]
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// Whether a given value or the focus has changed since the last refresh.
  var isOutdated = false

  private struct Giver {
    weak var node: ViewNode?
    var values: EnvironmentStore
    var isOfScene: Bool
  }

  private struct Reader {
    weak var node: ViewNode?
  }

  init(_ graph: Graph) { self.graph = graph }

  /// Sets what a modifier gives.
  func give(_ values: EnvironmentStore, isOfScene: Bool, _ node: ViewNode) {
    if let old = givers[ObjectIdentifier(node)], old.node === node, old.values.isSame(as: values) { return }
    givers[ObjectIdentifier(node)] = Giver(node: node, values: values, isOfScene: isOfScene)
    isOutdated = true
  }

  func add(reader node: ViewNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }

  /// Computes the values again, and invalidates the readers of those that differ.
  func refresh() {
    if givers.isEmpty { return }
    let ended = givers.filter { $0.value.node?.isAlive != true }.keys
    guard isOutdated || !ended.isEmpty else { return }
    isOutdated = false
    for key in ended { givers[key] = nil }
    values = current()
    readers = readers.filter { $0.value.node?.isAlive == true }
    let nodes = readers.values.compactMap(\.node)
    for node in nodes.sorted(by: { ($0.depth, $0.number) < ($1.depth, $1.number) }) {
      for property in node.properties { graph.checkFocus(property, of: node) }
    }
  }

  /// A focused view's value precedes one of the scene, and an inner view's value one of a view around it.
  private func current() -> EnvironmentStore {
    var applying: [(giver: Giver, node: ViewNode)] = []
    for giver in givers.values {
      guard let node = giver.node, giver.isOfScene || graph.focused?.node?.isInside(node) == true else { continue }
      applying.append((giver, node))
    }
    applying.sort { left, right in
      if left.giver.isOfScene != right.giver.isOfScene { return left.giver.isOfScene }
      return (left.node.depth, left.node.number) < (right.node.depth, right.node.number)
    }
    let none = EnvironmentStore()
    return applying.reduce(none) { $0.adding(whatIsIn: $1.giver.values, below: none) }
  }
}

extension NativeTable {
  mutating func addFocusedValues() {
    addFamily("FocusedValues") { call in call.graph.environmentStore(call[0])[call.focusedKey] ?? .nothing }
    addFamily("FocusedValues=") { call in
      let store = call.graph.environmentStore(call[0])
      let given = call[call.site.parameters.count + 1]
      call[0] = call.graph.focusedValues(given.isNothing ? store : store.setting(call.focusedKey, given))
      return .void
    }
    for member in ["FocusedValue.wrappedValue", "FocusedObject.wrappedValue", "FocusedBinding.source"] {
      add(member) { call in try call.graph.focusedValue(call[0]) }
    }
  }
}

extension NativeCall {
  /// The key of a member of `FocusedValues`.
  fileprivate var focusedKey: EnvironmentStore.Key {
    guard !site.parameters.isEmpty, case .ref(let box) = self[1], let type = box as? MetatypeBox else {
      return .property(site.name)
    }
    return .key(type.type)
  }
}

extension NativeViewTable {
  mutating func addFocusedValues() {
    modifier("FocusedValueModifier") { update in
      let path = try update.field("keyPath").box(KeyPathBox.self)
      var values = update.graph.focusedValues(EnvironmentStore())
      try update.machine.setValue(update.field("value"), at: path, of: &values)
      update.giveFocused(update.graph.environmentStore(values))
    }
    for name in ["_FocusedObjectWriter", "_FocusedModelWriter"] {
      modifier(name) { update in
        let object = update.field("object")
        let type = update.fieldType("object")
        let none = EnvironmentStore()
        let key = EnvironmentStore.Key.object(update.machine.wrappedType(type) ?? type)
        update.giveFocused(object.isNothing ? none : none.setting(key, object.unwrapped ?? object))
      }
    }
  }
}

extension ViewUpdate {
  fileprivate mutating func giveFocused(_ values: EnvironmentStore) {
    graph.service(FocusedValueStore.self).give(values, isOfScene: flag("isOfScene"), node)
    surround(.modifier(.passThrough))
  }
}

extension Graph {
  /// A store as `FocusedValues`.
  fileprivate func focusedValues(_ store: EnvironmentStore) -> Value {
    .ref(StructBox(analyzer.known("FocusedValues"), [.ref(EnvironmentBox(store))]))
  }

  /// The optional value of a property wrapper that reads a focused value.
  func focusedValue(_ wrapper: Value) throws -> Value {
    let store = service(FocusedValueStore.self).values
    let path = machine.fieldValue("keyPath", of: wrapper).map { $0.unwrapped ?? $0 }
    if case .ref(let box)? = path, let path = box as? KeyPathBox {
      return try machine.value(at: path, of: focusedValues(store))
    }
    return try store[.object(valueType(wrapper.box(StructBox.self).type))]?.wrapped ?? .nothing
  }

  /// Makes a node a reader of a focused value.
  func readFocus(_ property: InstalledProperty, _ wrapper: Value, _ node: ViewNode) {
    service(FocusedValueStore.self).add(reader: node)
    property.focusWrapper = wrapper
    property.lastValue = (try? focusedValue(wrapper)) ?? .nothing
    property.lastType = valueType(property.plan.type)
    watch(property, property.lastValue.unwrapped, node, property.plan.focused)
  }

  /// Invalidates a node if its focused value has changed.
  fileprivate func checkFocus(_ property: InstalledProperty, of node: ViewNode) {
    for inner in property.inner { checkFocus(inner, of: node) }
    guard case .focused = property.plan.kind, let wrapper = property.focusWrapper, let type = property.lastType else {
      return
    }
    let (old, new) = (property.lastValue.unwrapped, (try? focusedValue(wrapper))?.unwrapped)
    let isEqual: Bool
    if let old, let new {
      isEqual = old.leadsToSamePlace(as: new) || isSame(old, new, type)
    } else {
      isEqual = old == nil && new == nil
    }
    if !isEqual { invalidate(node, .property(property.plan.focused)) }
  }
}
