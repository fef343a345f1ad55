import ViewMachine
import ViewSemantics

/// The storage of a `@State` or similar property, which a node owns.
final class StateLocation: Box, Subscribable {
  unowned let graph: Graph
  /// The owning node.
  weak var node: ViewNode?
  /// The name of the property, for the log: `count`.
  let name: String
  /// The property wrapper and name: `@State count`.
  let label: String
  /// The type of the value.
  let type: TypeID
  private(set) var value: Value
  /// Whether it was ever assigned a different value.
  private(set) var wasWritten = false
  /// The number of assignments, including those of an equal value.
  private(set) var writeCount = 0
  private var readers = Subscribers()
  /// Called after each change, to update a copy outside of the graph.
  var didChange: ((Value) -> Void)?

  init(_ graph: Graph, _ node: ViewNode?, name: String, label: String, type: TypeID, value: Value) {
    self.graph = graph
    self.node = node
    self.name = name
    self.label = label
    self.type = type
    self.value = value
  }

  /// Reads the value through the property. The view that declares the property depends on it, wherever the code runs
  /// during an update.
  func read() -> Value {
    if graph.reader != nil, let node, node.isAlive { subscribe(node, probe: nil) } else { subscribeReader() }
    return value
  }

  /// Reads the value through a binding. The view whose code runs depends on it. In the getter of a `Binding(get:set:)`
  /// this is like a read through the property.
  func readThroughBinding() -> Value {
    if graph.isInGetter { return read() }
    subscribeReader()
    return value
  }

  private func subscribeReader() {
    if let reader = graph.reader?.owner { subscribe(reader, probe: graph.probing) }
  }

  private func subscribe(_ node: ViewNode, probe: Int?) {
    if readers.insert(node, probe: probe) { graph.subscribe(node, to: self) }
  }

  /// Reads the value without a dependency.
  func peek() -> Value { value }

  /// Assigns a value. An equal value does not signal a change.
  func write(_ new: Value) {
    // An absent value is not assigned.
    guard new.absence == nil else { return }
    let isDifferent = !graph.isSame(value, new, type)
    if isDifferent { graph.animations.willWrite() }
    value = new
    writeCount += 1
    guard isDifferent else { return }
    wasWritten = true
    if let node, node.isAlive {
      let text = (try? graph.machine.debugDescription(of: new, as: type)) ?? "?"
      graph.events.append(.stateWritten(path: graph.bodyPath(node), name: name, value: text))
    }
    readers.signal(in: graph) { reader in
      .property(reader.properties.first { $0.location === self }.map { self.label(of: $0) } ?? self.label)
    }
    didChange?(new)
  }

  /// The property wrapper and name of a property with this location. Views that share a stored value can have
  /// properties with different names.
  private func label(of property: InstalledProperty) -> String {
    guard case .stored(_, let wrapper) = property.plan.kind else { return label }
    return "\(wrapper) \(property.plan.name)"
  }

  func remove(_ node: ViewNode) { readers.remove(node) }
}
