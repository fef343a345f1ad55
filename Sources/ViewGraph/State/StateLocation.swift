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

  /// The value; whose code reads it depends on it.
  func read() -> Value {
    if let reader = graph.reader?.owner, readers.insert(reader, probe: graph.probing) {
      graph.subscribe(reader, to: self)
    }
    return value
  }

  /// The value, without becoming dependent on it.
  func peek() -> Value { value }

  /// Gives the state another value. One that is equal signals nothing.
  func write(_ new: Value) {
    let isDifferent = !graph.isSame(value, new, type)
    if isDifferent { graph.animations.willWrite() }
    value = new
    guard isDifferent else { return }
    if let node, node.isAlive {
      let text = (try? graph.machine.debugDescription(of: new, as: type)) ?? "?"
      graph.events.append(.stateWritten(path: graph.bodyPath(node), name: name, value: text))
    }
    readers.signal(in: graph, .property(label))
    didChange?(new)
  }

  func remove(_ node: ViewNode) { readers.remove(node) }
}
