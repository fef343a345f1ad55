import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Lifecycle modifiers: `onAppear`, `onDisappear`, `onChange`, `task` and `onReceive`.
extension NativeViewTable {
  mutating func addLifecycleModifiers() {
    modifier("_AppearanceActionModifier") { update in
      let memory = update.memory { AppearanceMemory() }
      memory.appear = update.graph.function(update.field("appear"))
      memory.disappear = update.graph.function(update.field("disappear"))
      update.surround(.modifier(.passThrough))
      if !memory.isAwaited, !memory.isShown { memory.show(in: update.graph, update.node) }
    }
    for name in ["_ValueActionModifier", "_ValueActionModifier2"] {
      modifier(name) { update in
        let (graph, node) = (update.graph, update.node)
        let (value, type) = (update.field("value"), update.fieldType("value"))
        let action = graph.function(update.field("action"))
        let takesOld = name == "_ValueActionModifier2"
        update.surround(.modifier(.passThrough))
        guard let memory = node.memory as? ChangeMemory else {
          node.memory = ChangeMemory(value)
          return
        }
        let old = memory.value
        guard !graph.isSame(old, value, type) else { return }
        memory.value = value
        graph.pending.change(node) {
          guard node.isAlive, let action else { return }
          graph.events.append(.changed(path: node.path))
          try graph.run(action, takesOld ? [old, value] : [value], for: node)
        }
      }
    }
    for name in ["_TaskModifier", "_TaskModifier2", "_TaskValueModifier"] {
      modifier(name) { update in
        let memory = update.memory { TaskMemory() }
        let (graph, node) = (update.graph, update.node)
        let action = graph.function(update.field("action"))
        let hasValue = update.machine.fieldIndex("value", of: update.type) != nil
        let (value, type) = (update.field("value"), update.fieldType("value"))
        update.surround(.modifier(.passThrough))
        memory.action = action
        let isNew = memory.value == nil
        guard isNew || hasValue && !graph.isSame(memory.value ?? .void, value, type) else { return }
        memory.value = value
        memory.start(in: graph, node)
      }
    }
    addSubscriptions()
  }

  private mutating func addSubscriptions() {
    view("SubscriptionView") { update in
      let memory = update.memory { SubscriptionMemory() }
      let (graph, node) = (update.graph, update.node)
      memory.action = graph.function(update.field("action"))
      let subscribe = graph.function(update.field("subscribe"))
      let (publisher, type) = (update.field("publisher"), update.fieldType("publisher"))
      update.pass(update.child(segment: "").elements)
      // A different publisher replaces the old one, such as one that the body creates in each evaluation.
      if let known = memory.publisher, graph.isSame(known, publisher, type) { return }
      memory.publisher = publisher
      memory.start(subscribe, in: graph, node)
    }
    view("SceneBridgeReader") { update in update.pass(update.child(segment: "").elements) }
  }
}

/// The subscription of a view to a publisher.
private final class SubscriptionMemory: EndingMemory {
  var publisher: Value?
  var action: ClosureBox?
  /// Cancels the subscription.
  private var unsubscribe: ClosureBox?

  func start(_ subscribe: ClosureBox?, in graph: Graph, _ node: ViewNode) {
    graph.pending.task(node) { [weak node] in
      guard let node, node.isAlive, let subscribe else { return }
      try self.cancel(in: graph)
      let receive = ClosureBox(native: { [weak self, weak node, weak graph] values in
        guard let self, let node, let graph, node.isAlive, let action = self.action else { return .void }
        try graph.run(action, values, for: node)
        return .void
      })
      let outer = graph.reader
      graph.reader = nil
      defer { graph.reader = outer }
      self.unsubscribe = graph.function(try graph.machine.call(subscribe, [.ref(receive)]))
    }
  }

  private func cancel(in graph: Graph) throws {
    guard let unsubscribe else { return }
    self.unsubscribe = nil
    try graph.run(unsubscribe, [], for: nil)
  }

  func end(in graph: Graph, _ node: ViewNode) { graph.pending.task(node) { try self.cancel(in: graph) } }
}

/// The appearance actions of a view.
private final class AppearanceMemory: EndingMemory, VisibilityMemory {
  var appear: ClosureBox?
  var disappear: ClosureBox?
  /// Whether `onAppear` was called without `onDisappear` since.
  private(set) var isShown = false
  /// Whether a call of `onAppear` is pending.
  private(set) var isAwaited = false

  func show(in graph: Graph, _ node: ViewNode) {
    isAwaited = true
    graph.pending.appear(node) { [weak node] in
      self.isAwaited = false
      guard let node, node.isAlive, node.isOnScreen, !self.isShown else { return }
      self.isShown = true
      guard let appear = self.appear else { return }
      graph.events.append(.appeared(path: node.path))
      try graph.run(appear, [], for: node)
    }
  }

  private func hide(in graph: Graph, _ node: ViewNode) {
    let path = node.path
    graph.pending.disappear(node) { [weak node] in
      // The view may have reappeared in the meantime.
      guard self.isShown, node.map({ !$0.isAlive || !$0.isOnScreen }) ?? true else { return }
      self.isShown = false
      guard let disappear = self.disappear else { return }
      graph.events.append(.disappeared(path: path))
      try graph.run(disappear, [], for: nil)
    }
  }

  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode) {
    if isOnScreen { show(in: graph, node) } else { hide(in: graph, node) }
  }

  func end(in graph: Graph, _ node: ViewNode) { hide(in: graph, node) }
}

private final class ChangeMemory {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A task that runs while its view is on screen.
private final class TaskMemory: EndingMemory, VisibilityMemory {
  var value: Value?
  var action: ClosureBox?
  private var task: HostedTask?

  /// Cancels the running task, and starts a new one.
  func start(in graph: Graph, _ node: ViewNode) {
    graph.pending.task(node) { [weak node] in
      guard let node, node.isAlive, node.isOnScreen, let action = self.action else { return }
      try self.cancel(in: graph, node.path)
      graph.events.append(.taskStarted(path: node.path))
      self.task = graph.machine.startTask(action)
    }
  }

  private func cancel(in graph: Graph, _ path: String) throws {
    defer { task = nil }
    guard let task, !task.isFinished else { return }
    graph.events.append(.taskCancelled(path: path))
    try graph.machine.cancel(task)
  }

  func visibilityChanged(_ isOnScreen: Bool, in graph: Graph, _ node: ViewNode) {
    if isOnScreen { start(in: graph, node) } else { end(in: graph, node) }
  }

  func end(in graph: Graph, _ node: ViewNode) {
    guard let task, !task.isFinished else { return }
    let path = node.path
    graph.pending.task(node) { try self.cancel(in: graph, path) }
  }
}

extension ViewUpdate {
  /// The state of a native view, created in the first update.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let kept = node.memory as? Memory { return kept }
    let made = make()
    node.memory = made
    return made
  }
}

extension Graph {
  /// Calls an action of the program. Its reads are no dependencies of a view.
  func run(_ function: ClosureBox, _ arguments: [Value], for node: ViewNode?) throws {
    let outer = reader
    reader = nil
    defer { reader = outer }
    machine.beginEvaluation()
    _ = try machine.call(function, arguments)
  }
}
