import ViewMachine
import ViewSemantics

/// Where the value of a `@State` and its like is kept: belongs to a node, and ends with it.
final class StateLocation: Box, Subscribable {
  unowned let graph: Graph
  /// The node that owns it.
  weak var node: ViewNode?
  /// The property, for the log: `count`.
  let name: String
  /// As the property wrapper is written: `@State count`.
  let label: String
  /// The type of the value.
  let type: TypeID
  private(set) var value: Value
  /// Whether it ever had another value than the first.
  private(set) var wasWritten = false
  /// How often it was given a value, be it the one that it had.
  private(set) var writeCount = 0
  private var readers = Subscribers()
  /// Called after each change: what is outside of the graph keeps a copy.
  var didChange: ((Value) -> Void)?

  init(_ graph: Graph, _ node: ViewNode?, name: String, label: String, type: TypeID, value: Value) {
    self.graph = graph
    self.node = node
    self.name = name
    self.label = label
    self.type = type
    self.value = value
  }

  /// The value, for code that reads the property itself: the view that has the property depends on it, wherever during an
  /// update the code runs.
  func read() -> Value {
    if graph.reader != nil, let node, node.isAlive { subscribe(node, probe: nil) } else { subscribeReader() }
    return value
  }

  /// The value, for what reads it through a binding: the view whose code runs depends on it. In the closure of
  /// `Binding(get:set:)` a binding is read as the property itself is.
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

  /// The value, without becoming dependent on it.
  func peek() -> Value { value }

  /// Gives the state another value. One that is equal signals nothing.
  func write(_ new: Value) {
    // What is not there changes nothing.
    guard new.keptFault == nil else { return }
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

  /// As a property that leads here is written: views that share a stored value have properties of different names.
  private func label(of property: InstalledProperty) -> String {
    guard case .stored(_, let wrapper) = property.plan.kind else { return label }
    return "\(wrapper) \(property.plan.name)"
  }

  func remove(_ node: ViewNode) { readers.remove(node) }
}
